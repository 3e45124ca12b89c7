// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Binds a method to an object that must outlive every call, and does not retain it.
///
///
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output>(
  unowned object: Object, _ method: @escaping (Object) -> (repeat each Argument) -> Output
) -> (repeat each Argument) -> Output {
  { [unowned object] (argument: repeat each Argument) in method(object)(repeat each argument) }
}

/// Binds a method to an object that must outlive every call, and does not retain it.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping (Object) -> (repeat each Argument) throws(Failure) -> Output
) -> (repeat each Argument) throws(Failure) -> Output {
  { [unowned object] (argument: repeat each Argument) throws(Failure) in
    try method(object)(repeat each argument)
  }
}

/// Binds a method to an object that must outlive every call, and does not retain it.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output>(
  unowned object: Object, _ method: @escaping (Object) -> (repeat each Argument) async -> Output
) -> (repeat each Argument) async -> Output {
  { [unowned object] (argument: repeat each Argument) in
    await method(object)(repeat each argument)
  }
}

/// Binds a method to an object that must outlive every call, and does not retain it.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping (Object) -> (repeat each Argument) async throws(Failure) -> Output
) -> (repeat each Argument) async throws(Failure) -> Output {
  { [unowned object] (argument: repeat each Argument) async throws(Failure) in
    try await method(object)(repeat each argument)
  }
}

/// Binds a method to an object that must outlive every call, and does not retain it.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Argument) -> Output
) -> @Sendable (repeat each Argument) -> Output {
  { [unowned object] (argument: repeat each Argument) in method(object)(repeat each argument) }
}

/// Binds a method to an object that must outlive every call, and does not retain it.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output, Failure: Error>(
  unowned object: Object,
  _ method:
    @escaping @Sendable (Object) -> @Sendable (repeat each Argument) throws(Failure) -> Output
) -> @Sendable (repeat each Argument) throws(Failure) -> Output {
  { [unowned object] (argument: repeat each Argument) throws(Failure) in
    try method(object)(repeat each argument)
  }
}

/// Binds a method to an object that must outlive every call, and does not retain it.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Argument) async -> Output
) -> @Sendable (repeat each Argument) async -> Output {
  { [unowned object] (argument: repeat each Argument) in
    await method(object)(repeat each argument)
  }
}

/// Binds a method to an object that must outlive every call, and does not retain it.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output, Failure: Error>(
  unowned object: Object,
  _ method:
    @escaping @Sendable (Object) -> @Sendable (repeat each Argument) async throws(Failure) -> Output
) -> @Sendable (repeat each Argument) async throws(Failure) -> Output {
  { [unowned object] (argument: repeat each Argument) async throws(Failure) in
    try await method(object)(repeat each argument)
  }
}

/// Binds a method to an object that must outlive every call, and does not retain it.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output: SendableMetatype>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Argument) -> Output
) -> @MainActor (repeat each Argument) -> Output {
  { [unowned object] (argument: repeat each Argument) in method(object)(repeat each argument) }
}

/// Binds a method to an object that must outlive every call, and does not retain it.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Argument, Output: SendableMetatype, Failure: Error
>(
  unowned object: Object,
  _ method:
    @escaping @Sendable (Object) -> @MainActor (repeat each Argument) throws(Failure) -> Output
) -> @MainActor (repeat each Argument) throws(Failure) -> Output {
  { [unowned object] (argument: repeat each Argument) throws(Failure) in
    try method(object)(repeat each argument)
  }
}

/// Binds a method to an object that must outlive every call, and does not retain it.
@_documentation(visibility: internal)
@MainActor
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output: SendableMetatype>(
  unowned object: Object,
  _ method: @escaping (Object) -> @MainActor (repeat each Argument) -> Output
) -> @MainActor (repeat each Argument) -> Output {
  { [unowned object] (argument: repeat each Argument) in method(object)(repeat each argument) }
}

/// Binds a method to an object that must outlive every call, and does not retain it.
@_documentation(visibility: internal)
@MainActor
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output: SendableMetatype, Failure: Error>(
  unowned object: Object,
  _ method: @escaping (Object) -> @MainActor (repeat each Argument) throws(Failure) -> Output
) -> @MainActor (repeat each Argument) throws(Failure) -> Output {
  { [unowned object] (argument: repeat each Argument) throws(Failure) in
    try method(object)(repeat each argument)
  }
}
