// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Binds a method to an object that is not retained and must outlive every call.
///
/// ```swift
/// final class Screen {
///   lazy var onTap: () -> Void = partial(unowned: self, Screen.close)
///   func close() {}
/// }
/// ```
///
/// A call after the object is gone stops the program. Use it where the object owns the function, and
/// nobody else keeps it; otherwise bind the object with `weak:`.
///
/// - Parameters:
///   - object: The object that the method is called on.
///   - method: The method as a function of the object: `Screen.close`.
/// - Returns: A function of the method's parameters.
/// - Complexity: O(1).
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output>(
  unowned object: Object, _ method: @escaping (Object) -> (repeat each Argument) -> Output
) -> (repeat each Argument) -> Output {
  { [unowned object] (argument: repeat each Argument) in method(object)(repeat each argument) }
}

/// Binds a method to an object that is not retained and must outlive every call.
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

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject, each Argument, Output>(
  unowned object: Object, _ method: @escaping (Object) -> (repeat each Argument) async -> Output
) -> (repeat each Argument) async -> Output {
  { [unowned object] (argument: repeat each Argument) in
    await method(object)(repeat each argument)
  }
}

/// Binds a method to an object that is not retained and must outlive every call.
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

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Argument) -> Output
) -> @Sendable (repeat each Argument) -> Output {
  { [unowned object] (argument: repeat each Argument) in method(object)(repeat each argument) }
}

/// Binds a method to an object that is not retained and must outlive every call.
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

/// Binds a method to an object that is not retained and must outlive every call.
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

/// Binds a method to an object that is not retained and must outlive every call.
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

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Argument, Output: SendableMetatype>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Argument) -> Output
) -> @MainActor (repeat each Argument) -> Output {
  { [unowned object] (argument: repeat each Argument) in method(object)(repeat each argument) }
}

/// Binds a method to an object that is not retained and must outlive every call.
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

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal)
@MainActor
@export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Argument, Output>(
  unowned object: Object,
  _ method: @escaping (Object) -> @MainActor (repeat each Argument) -> Output
) -> @MainActor (repeat each Argument) -> Output {
  { [unowned object] (argument: repeat each Argument) in method(object)(repeat each argument) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal)
@MainActor
@export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Argument, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping (Object) -> @MainActor (repeat each Argument) throws(Failure) -> Output
) -> @MainActor (repeat each Argument) throws(Failure) -> Output {
  { [unowned object] (argument: repeat each Argument) throws(Failure) in
    try method(object)(repeat each argument)
  }
}
