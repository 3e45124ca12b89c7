// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1) -> Void
) -> (Arg1) -> Void {
  { [weak object] arg1 in if let object { method(object)(arg1) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1) throws(Failure) -> Void
) -> (Arg1) throws(Failure) -> Void {
  { [weak object] arg1 throws(Failure) in if let object { try method(object)(arg1) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1) async -> Void
) -> (Arg1) async -> Void {
  { [weak object] arg1 in if let object { await method(object)(arg1) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1) async throws(Failure) -> Void
) -> (Arg1) async throws(Failure) -> Void {
  { [weak object] arg1 async throws(Failure) in if let object { try await method(object)(arg1) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) -> Void
) -> @Sendable (Arg1) -> Void {
  { [weak object] arg1 in if let object { method(object)(arg1) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) throws(Failure) -> Void
) -> @Sendable (Arg1) throws(Failure) -> Void {
  { [weak object] arg1 throws(Failure) in if let object { try method(object)(arg1) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) async -> Void
) -> @Sendable (Arg1) async -> Void {
  { [weak object] arg1 in if let object { await method(object)(arg1) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) async throws(Failure) -> Void
) -> @Sendable (Arg1) async throws(Failure) -> Void {
  { [weak object] arg1 async throws(Failure) in if let object { try await method(object)(arg1) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1: SendableMetatype>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) -> Void
) -> @MainActor (Arg1) -> Void {
  { [weak object] arg1 in if let object { method(object)(arg1) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1: SendableMetatype, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) throws(Failure) -> Void
) -> @MainActor (Arg1) throws(Failure) -> Void {
  { [weak object] arg1 throws(Failure) in if let object { try method(object)(arg1) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (Arg1) -> Void
) -> @MainActor (Arg1) -> Void {
  { [weak object] arg1 in if let object { method(object)(arg1) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (Arg1) throws(Failure) -> Void
) -> @MainActor (Arg1) throws(Failure) -> Void {
  { [weak object] arg1 throws(Failure) in if let object { try method(object)(arg1) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1: SendableMetatype>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) async -> Void
) -> @MainActor (Arg1) async -> Void {
  { [weak object] arg1 in if let object { await method(object)(arg1) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1: SendableMetatype, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) async throws(Failure) -> Void
) -> @MainActor (Arg1) async throws(Failure) -> Void {
  { [weak object] arg1 async throws(Failure) in if let object { try await method(object)(arg1) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) -> Void
) -> (Arg1, Arg2) -> Void {
  { [weak object] arg1, arg2 in if let object { method(object)(arg1, arg2) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) throws(Failure) -> Void
) -> (Arg1, Arg2) throws(Failure) -> Void {
  { [weak object] arg1, arg2 throws(Failure) in if let object { try method(object)(arg1, arg2) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) async -> Void
) -> (Arg1, Arg2) async -> Void {
  { [weak object] arg1, arg2 in if let object { await method(object)(arg1, arg2) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) async throws(Failure) -> Void
) -> (Arg1, Arg2) async throws(Failure) -> Void {
  { [weak object] arg1, arg2 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) -> Void
) -> @Sendable (Arg1, Arg2) -> Void {
  { [weak object] arg1, arg2 in if let object { method(object)(arg1, arg2) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) throws(Failure) -> Void
) -> @Sendable (Arg1, Arg2) throws(Failure) -> Void {
  { [weak object] arg1, arg2 throws(Failure) in if let object { try method(object)(arg1, arg2) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) async -> Void
) -> @Sendable (Arg1, Arg2) async -> Void {
  { [weak object] arg1, arg2 in if let object { await method(object)(arg1, arg2) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Void
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Void {
  { [weak object] arg1, arg2 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) -> Void
) -> @MainActor (Arg1, Arg2) -> Void {
  { [weak object] arg1, arg2 in if let object { method(object)(arg1, arg2) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) throws(Failure) -> Void
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Void {
  { [weak object] arg1, arg2 throws(Failure) in if let object { try method(object)(arg1, arg2) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Arg2>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (Arg1, Arg2) -> Void
) -> @MainActor (Arg1, Arg2) -> Void {
  { [weak object] arg1, arg2 in if let object { method(object)(arg1, arg2) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Arg2, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> @MainActor (Arg1, Arg2) throws(Failure) -> Void
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Void {
  { [weak object] arg1, arg2 throws(Failure) in if let object { try method(object)(arg1, arg2) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) async -> Void
) -> @MainActor (Arg1, Arg2) async -> Void {
  { [weak object] arg1, arg2 in if let object { await method(object)(arg1, arg2) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) async throws(Failure) -> Void
) -> @MainActor (Arg1, Arg2) async throws(Failure) -> Void {
  { [weak object] arg1, arg2 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) -> Void
) -> (Arg1, Arg2, Arg3) -> Void {
  { [weak object] arg1, arg2, arg3 in if let object { method(object)(arg1, arg2, arg3) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) throws(Failure) -> Void
) -> (Arg1, Arg2, Arg3) throws(Failure) -> Void {
  { [weak object] arg1, arg2, arg3 throws(Failure) in
    if let object { try method(object)(arg1, arg2, arg3) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) async -> Void
) -> (Arg1, Arg2, Arg3) async -> Void {
  { [weak object] arg1, arg2, arg3 in if let object { await method(object)(arg1, arg2, arg3) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Void
) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Void {
  { [weak object] arg1, arg2, arg3 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2, arg3) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) -> Void
) -> @Sendable (Arg1, Arg2, Arg3) -> Void {
  { [weak object] arg1, arg2, arg3 in if let object { method(object)(arg1, arg2, arg3) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Void
) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Void {
  { [weak object] arg1, arg2, arg3 throws(Failure) in
    if let object { try method(object)(arg1, arg2, arg3) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) async -> Void
) -> @Sendable (Arg1, Arg2, Arg3) async -> Void {
  { [weak object] arg1, arg2, arg3 in if let object { await method(object)(arg1, arg2, arg3) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Failure: Error>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Void
) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Void {
  { [weak object] arg1, arg2, arg3 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2, arg3) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) -> Void
) -> @MainActor (Arg1, Arg2, Arg3) -> Void {
  { [weak object] arg1, arg2, arg3 in if let object { method(object)(arg1, arg2, arg3) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Void
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Void {
  { [weak object] arg1, arg2, arg3 throws(Failure) in
    if let object { try method(object)(arg1, arg2, arg3) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Arg2, Arg3>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (Arg1, Arg2, Arg3) -> Void
) -> @MainActor (Arg1, Arg2, Arg3) -> Void {
  { [weak object] arg1, arg2, arg3 in if let object { method(object)(arg1, arg2, arg3) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Arg2, Arg3, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Void
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Void {
  { [weak object] arg1, arg2, arg3 throws(Failure) in
    if let object { try method(object)(arg1, arg2, arg3) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) async -> Void
) -> @MainActor (Arg1, Arg2, Arg3) async -> Void {
  { [weak object] arg1, arg2, arg3 in if let object { await method(object)(arg1, arg2, arg3) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) async throws(Failure) -> Void
) -> @MainActor (Arg1, Arg2, Arg3) async throws(Failure) -> Void {
  { [weak object] arg1, arg2, arg3 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2, arg3) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Rest) -> Void
) -> (repeat each Rest) -> Void {
  { [weak object] (rest: repeat each Rest) in if let object { method(object)(repeat each rest) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Rest) throws(Failure) -> Void
) -> (repeat each Rest) throws(Failure) -> Void {
  { [weak object] (rest: repeat each Rest) throws(Failure) in
    if let object { try method(object)(repeat each rest) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Rest) async -> Void
) -> (repeat each Rest) async -> Void {
  { [weak object] (rest: repeat each Rest) in
    if let object { await method(object)(repeat each rest) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> (repeat each Rest) async throws(Failure) -> Void
) -> (repeat each Rest) async throws(Failure) -> Void {
  { [weak object] (rest: repeat each Rest) async throws(Failure) in
    if let object { try await method(object)(repeat each rest) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Rest) -> Void
) -> @Sendable (repeat each Rest) -> Void {
  { [weak object] (rest: repeat each Rest) in if let object { method(object)(repeat each rest) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Rest) throws(Failure) -> Void
) -> @Sendable (repeat each Rest) throws(Failure) -> Void {
  { [weak object] (rest: repeat each Rest) throws(Failure) in
    if let object { try method(object)(repeat each rest) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Rest) async -> Void
) -> @Sendable (repeat each Rest) async -> Void {
  { [weak object] (rest: repeat each Rest) in
    if let object { await method(object)(repeat each rest) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Failure: Error>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @Sendable (repeat each Rest) async throws(Failure) -> Void
) -> @Sendable (repeat each Rest) async throws(Failure) -> Void {
  { [weak object] (rest: repeat each Rest) async throws(Failure) in
    if let object { try await method(object)(repeat each rest) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest: SendableMetatype>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Rest) -> Void
) -> @MainActor (repeat each Rest) -> Void {
  { [weak object] (rest: repeat each Rest) in if let object { method(object)(repeat each rest) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest: SendableMetatype, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Rest) throws(Failure) -> Void
) -> @MainActor (repeat each Rest) throws(Failure) -> Void {
  { [weak object] (rest: repeat each Rest) throws(Failure) in
    if let object { try method(object)(repeat each rest) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @_disfavoredOverload
@export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Rest>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (repeat each Rest) -> Void
) -> @MainActor (repeat each Rest) -> Void {
  { [weak object] (rest: repeat each Rest) in if let object { method(object)(repeat each rest) } }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @_disfavoredOverload
@export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Rest, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> @MainActor (repeat each Rest) throws(Failure) -> Void
) -> @MainActor (repeat each Rest) throws(Failure) -> Void {
  { [weak object] (rest: repeat each Rest) throws(Failure) in
    if let object { try method(object)(repeat each rest) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest: SendableMetatype>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Rest) async -> Void
) -> @MainActor (repeat each Rest) async -> Void {
  { [weak object] (rest: repeat each Rest) in
    if let object { await method(object)(repeat each rest) }
  }
}

/// Binds a method without a result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest: SendableMetatype, Failure: Error>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @MainActor (repeat each Rest) async throws(Failure) -> Void
) -> @MainActor (repeat each Rest) async throws(Failure) -> Void {
  { [weak object] (rest: repeat each Rest) async throws(Failure) in
    if let object { try await method(object)(repeat each rest) }
  }
}

/// Binds a method to an object, without retaining the object.
///
/// ```swift
/// final class Feed {
///   func items(_ page: Int) -> [String] { ["item \(page)"] }
/// }
///
/// let feed = Feed()
/// let items = partial(weak: feed, Feed.items)   // (Int) -> [String]?
/// print(items(1) ?? [])   // ["item 1"] as long as the feed exists, [] later
/// ```
///
/// A reference to a method, such as `feed.items`, retains its object. If the object stores the
/// reference, the object leaks. A method that is bound weakly does not retain the object. After the
/// object is gone, a method without a result does nothing, and any other method returns nil, or the
/// value of `default:`. The method does not throw in this case. If the method returns an optional,
/// the result is not an optional of an optional.
///
/// The object is retained while a call runs. The result keeps `async`, the typed error, `@MainActor`,
/// and `@Sendable` if the object is `Sendable`.
///
/// - Parameters:
///   - object: The object that the method is called on.
///   - method: The method as a function of the object: `Feed.items`, or `Feed.move(x:y:)`.
/// - Returns: A function of the method's parameters.
/// - Complexity: O(1).
@_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1) -> Output
) -> (Arg1) -> Output? {
  { [weak object] arg1 in if let object { method(object)(arg1) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1) throws(Failure) -> Output
) -> (Arg1) throws(Failure) -> Output? {
  { [weak object] arg1 throws(Failure) in if let object { try method(object)(arg1) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1) async -> Output
) -> (Arg1) async -> Output? {
  { [weak object] arg1 in if let object { await method(object)(arg1) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1) async throws(Failure) -> Output
) -> (Arg1) async throws(Failure) -> Output? {
  { [weak object] arg1 async throws(Failure) in
    if let object { try await method(object)(arg1) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Output>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) -> Output
) -> @Sendable (Arg1) -> Output? {
  { [weak object] arg1 in if let object { method(object)(arg1) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) throws(Failure) -> Output
) -> @Sendable (Arg1) throws(Failure) -> Output? {
  { [weak object] arg1 throws(Failure) in if let object { try method(object)(arg1) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Output>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) async -> Output
) -> @Sendable (Arg1) async -> Output? {
  { [weak object] arg1 in if let object { await method(object)(arg1) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) async throws(Failure) -> Output
) -> @Sendable (Arg1) async throws(Failure) -> Output? {
  { [weak object] arg1 async throws(Failure) in
    if let object { try await method(object)(arg1) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1: SendableMetatype, Output: SendableMetatype>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) -> Output
) -> @MainActor (Arg1) -> Output? {
  { [weak object] arg1 in if let object { method(object)(arg1) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) throws(Failure) -> Output
) -> @MainActor (Arg1) throws(Failure) -> Output? {
  { [weak object] arg1 throws(Failure) in if let object { try method(object)(arg1) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Output>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (Arg1) -> Output
) -> @MainActor (Arg1) -> Output? {
  { [weak object] arg1 in if let object { method(object)(arg1) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (Arg1) throws(Failure) -> Output
) -> @MainActor (Arg1) throws(Failure) -> Output? {
  { [weak object] arg1 throws(Failure) in if let object { try method(object)(arg1) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1: SendableMetatype, Output: SendableMetatype>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) async -> Output
) -> @MainActor (Arg1) async -> Output? {
  { [weak object] arg1 in if let object { await method(object)(arg1) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) async throws(Failure) -> Output
) -> @MainActor (Arg1) async throws(Failure) -> Output? {
  { [weak object] arg1 async throws(Failure) in
    if let object { try await method(object)(arg1) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) -> Output
) -> (Arg1, Arg2) -> Output? {
  { [weak object] arg1, arg2 in if let object { method(object)(arg1, arg2) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) throws(Failure) -> Output
) -> (Arg1, Arg2) throws(Failure) -> Output? {
  { [weak object] arg1, arg2 throws(Failure) in
    if let object { try method(object)(arg1, arg2) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) async -> Output
) -> (Arg1, Arg2) async -> Output? {
  { [weak object] arg1, arg2 in if let object { await method(object)(arg1, arg2) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) async throws(Failure) -> Output
) -> (Arg1, Arg2) async throws(Failure) -> Output? {
  { [weak object] arg1, arg2 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Output>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) -> Output
) -> @Sendable (Arg1, Arg2) -> Output? {
  { [weak object] arg1, arg2 in if let object { method(object)(arg1, arg2) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2) throws(Failure) -> Output? {
  { [weak object] arg1, arg2 throws(Failure) in
    if let object { try method(object)(arg1, arg2) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Output>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) async -> Output
) -> @Sendable (Arg1, Arg2) async -> Output? {
  { [weak object] arg1, arg2 in if let object { await method(object)(arg1, arg2) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Output? {
  { [weak object] arg1, arg2 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Output: SendableMetatype
>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) -> Output
) -> @MainActor (Arg1, Arg2) -> Output? {
  { [weak object] arg1, arg2 in if let object { method(object)(arg1, arg2) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output? {
  { [weak object] arg1, arg2 throws(Failure) in
    if let object { try method(object)(arg1, arg2) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Arg2, Output>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (Arg1, Arg2) -> Output
) -> @MainActor (Arg1, Arg2) -> Output? {
  { [weak object] arg1, arg2 in if let object { method(object)(arg1, arg2) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Arg2, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output? {
  { [weak object] arg1, arg2 throws(Failure) in
    if let object { try method(object)(arg1, arg2) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Output: SendableMetatype
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) async -> Output
) -> @MainActor (Arg1, Arg2) async -> Output? {
  { [weak object] arg1, arg2 in if let object { await method(object)(arg1, arg2) } else { nil } }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) async throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2) async throws(Failure) -> Output? {
  { [weak object] arg1, arg2 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) -> Output
) -> (Arg1, Arg2, Arg3) -> Output? {
  { [weak object] arg1, arg2, arg3 in
    if let object { method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) throws(Failure) -> Output
) -> (Arg1, Arg2, Arg3) throws(Failure) -> Output? {
  { [weak object] arg1, arg2, arg3 throws(Failure) in
    if let object { try method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) async -> Output
) -> (Arg1, Arg2, Arg3) async -> Output? {
  { [weak object] arg1, arg2, arg3 in
    if let object { await method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Output
) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Output? {
  { [weak object] arg1, arg2, arg3 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Output>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) -> Output
) -> @Sendable (Arg1, Arg2, Arg3) -> Output? {
  { [weak object] arg1, arg2, arg3 in
    if let object { method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output? {
  { [weak object] arg1, arg2, arg3 throws(Failure) in
    if let object { try method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Output>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) async -> Output
) -> @Sendable (Arg1, Arg2, Arg3) async -> Output? {
  { [weak object] arg1, arg2, arg3 in
    if let object { await method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Output, Failure: Error>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output? {
  { [weak object] arg1, arg2, arg3 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Output: SendableMetatype
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) -> Output
) -> @MainActor (Arg1, Arg2, Arg3) -> Output? {
  { [weak object] arg1, arg2, arg3 in
    if let object { method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output? {
  { [weak object] arg1, arg2, arg3 throws(Failure) in
    if let object { try method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Arg2, Arg3, Output>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (Arg1, Arg2, Arg3) -> Output
) -> @MainActor (Arg1, Arg2, Arg3) -> Output? {
  { [weak object] arg1, arg2, arg3 in
    if let object { method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Arg2, Arg3, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output? {
  { [weak object] arg1, arg2, arg3 throws(Failure) in
    if let object { try method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Output: SendableMetatype
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) async -> Output
) -> @MainActor (Arg1, Arg2, Arg3) async -> Output? {
  { [weak object] arg1, arg2, arg3 in
    if let object { await method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) async throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3) async throws(Failure) -> Output? {
  { [weak object] arg1, arg2, arg3 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Output>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Rest) -> Output
) -> (repeat each Rest) -> Output? {
  { [weak object] (rest: repeat each Rest) in
    if let object { method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Rest) throws(Failure) -> Output
) -> (repeat each Rest) throws(Failure) -> Output? {
  { [weak object] (rest: repeat each Rest) throws(Failure) in
    if let object { try method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Output>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Rest) async -> Output
) -> (repeat each Rest) async -> Output? {
  { [weak object] (rest: repeat each Rest) in
    if let object { await method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> (repeat each Rest) async throws(Failure) -> Output
) -> (repeat each Rest) async throws(Failure) -> Output? {
  { [weak object] (rest: repeat each Rest) async throws(Failure) in
    if let object { try await method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Output>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Rest) -> Output
) -> @Sendable (repeat each Rest) -> Output? {
  { [weak object] (rest: repeat each Rest) in
    if let object { method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Rest) throws(Failure) -> Output
) -> @Sendable (repeat each Rest) throws(Failure) -> Output? {
  { [weak object] (rest: repeat each Rest) throws(Failure) in
    if let object { try method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Output>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Rest) async -> Output
) -> @Sendable (repeat each Rest) async -> Output? {
  { [weak object] (rest: repeat each Rest) in
    if let object { await method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Output, Failure: Error>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @Sendable (repeat each Rest) async throws(Failure) -> Output
) -> @Sendable (repeat each Rest) async throws(Failure) -> Output? {
  { [weak object] (rest: repeat each Rest) async throws(Failure) in
    if let object { try await method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Rest: SendableMetatype, Output: SendableMetatype
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Rest) -> Output
) -> @MainActor (repeat each Rest) -> Output? {
  { [weak object] (rest: repeat each Rest) in
    if let object { method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Rest: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Rest) throws(Failure) -> Output
) -> @MainActor (repeat each Rest) throws(Failure) -> Output? {
  { [weak object] (rest: repeat each Rest) throws(Failure) in
    if let object { try method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @_disfavoredOverload
@export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Rest, Output>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (repeat each Rest) -> Output
) -> @MainActor (repeat each Rest) -> Output? {
  { [weak object] (rest: repeat each Rest) in
    if let object { method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @_disfavoredOverload
@export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Rest, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> @MainActor (repeat each Rest) throws(Failure) -> Output
) -> @MainActor (repeat each Rest) throws(Failure) -> Output? {
  { [weak object] (rest: repeat each Rest) throws(Failure) in
    if let object { try method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Rest: SendableMetatype, Output: SendableMetatype
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Rest) async -> Output
) -> @MainActor (repeat each Rest) async -> Output? {
  { [weak object] (rest: repeat each Rest) in
    if let object { await method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Rest: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @MainActor (repeat each Rest) async throws(Failure) -> Output
) -> @MainActor (repeat each Rest) async throws(Failure) -> Output? {
  { [weak object] (rest: repeat each Rest) async throws(Failure) in
    if let object { try await method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1) -> Output?
) -> (Arg1) -> Output? {
  { [weak object] arg1 in if let object { method(object)(arg1) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1) throws(Failure) -> Output?
) -> (Arg1) throws(Failure) -> Output? {
  { [weak object] arg1 throws(Failure) in if let object { try method(object)(arg1) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1) async -> Output?
) -> (Arg1) async -> Output? {
  { [weak object] arg1 in if let object { await method(object)(arg1) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1) async throws(Failure) -> Output?
) -> (Arg1) async throws(Failure) -> Output? {
  { [weak object] arg1 async throws(Failure) in
    if let object { try await method(object)(arg1) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Output>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) -> Output?
) -> @Sendable (Arg1) -> Output? {
  { [weak object] arg1 in if let object { method(object)(arg1) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) throws(Failure) -> Output?
) -> @Sendable (Arg1) throws(Failure) -> Output? {
  { [weak object] arg1 throws(Failure) in if let object { try method(object)(arg1) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Output>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) async -> Output?
) -> @Sendable (Arg1) async -> Output? {
  { [weak object] arg1 in if let object { await method(object)(arg1) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) async throws(Failure) -> Output?
) -> @Sendable (Arg1) async throws(Failure) -> Output? {
  { [weak object] arg1 async throws(Failure) in
    if let object { try await method(object)(arg1) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1: SendableMetatype, Output: SendableMetatype>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) -> Output?
) -> @MainActor (Arg1) -> Output? {
  { [weak object] arg1 in if let object { method(object)(arg1) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) throws(Failure) -> Output?
) -> @MainActor (Arg1) throws(Failure) -> Output? {
  { [weak object] arg1 throws(Failure) in if let object { try method(object)(arg1) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Output>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (Arg1) -> Output?
) -> @MainActor (Arg1) -> Output? {
  { [weak object] arg1 in if let object { method(object)(arg1) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (Arg1) throws(Failure) -> Output?
) -> @MainActor (Arg1) throws(Failure) -> Output? {
  { [weak object] arg1 throws(Failure) in if let object { try method(object)(arg1) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1: SendableMetatype, Output: SendableMetatype>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) async -> Output?
) -> @MainActor (Arg1) async -> Output? {
  { [weak object] arg1 in if let object { await method(object)(arg1) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) async throws(Failure) -> Output?
) -> @MainActor (Arg1) async throws(Failure) -> Output? {
  { [weak object] arg1 async throws(Failure) in
    if let object { try await method(object)(arg1) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) -> Output?
) -> (Arg1, Arg2) -> Output? {
  { [weak object] arg1, arg2 in if let object { method(object)(arg1, arg2) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) throws(Failure) -> Output?
) -> (Arg1, Arg2) throws(Failure) -> Output? {
  { [weak object] arg1, arg2 throws(Failure) in
    if let object { try method(object)(arg1, arg2) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) async -> Output?
) -> (Arg1, Arg2) async -> Output? {
  { [weak object] arg1, arg2 in if let object { await method(object)(arg1, arg2) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) async throws(Failure) -> Output?
) -> (Arg1, Arg2) async throws(Failure) -> Output? {
  { [weak object] arg1, arg2 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Output>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) -> Output?
) -> @Sendable (Arg1, Arg2) -> Output? {
  { [weak object] arg1, arg2 in if let object { method(object)(arg1, arg2) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) throws(Failure) -> Output?
) -> @Sendable (Arg1, Arg2) throws(Failure) -> Output? {
  { [weak object] arg1, arg2 throws(Failure) in
    if let object { try method(object)(arg1, arg2) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Output>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) async -> Output?
) -> @Sendable (Arg1, Arg2) async -> Output? {
  { [weak object] arg1, arg2 in if let object { await method(object)(arg1, arg2) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Output?
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Output? {
  { [weak object] arg1, arg2 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Output: SendableMetatype
>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) -> Output?
) -> @MainActor (Arg1, Arg2) -> Output? {
  { [weak object] arg1, arg2 in if let object { method(object)(arg1, arg2) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output?
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output? {
  { [weak object] arg1, arg2 throws(Failure) in
    if let object { try method(object)(arg1, arg2) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Arg2, Output>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (Arg1, Arg2) -> Output?
) -> @MainActor (Arg1, Arg2) -> Output? {
  { [weak object] arg1, arg2 in if let object { method(object)(arg1, arg2) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Arg2, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output?
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output? {
  { [weak object] arg1, arg2 throws(Failure) in
    if let object { try method(object)(arg1, arg2) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Output: SendableMetatype
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) async -> Output?
) -> @MainActor (Arg1, Arg2) async -> Output? {
  { [weak object] arg1, arg2 in if let object { await method(object)(arg1, arg2) } else { nil } }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) async throws(Failure) -> Output?
) -> @MainActor (Arg1, Arg2) async throws(Failure) -> Output? {
  { [weak object] arg1, arg2 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) -> Output?
) -> (Arg1, Arg2, Arg3) -> Output? {
  { [weak object] arg1, arg2, arg3 in
    if let object { method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) throws(Failure) -> Output?
) -> (Arg1, Arg2, Arg3) throws(Failure) -> Output? {
  { [weak object] arg1, arg2, arg3 throws(Failure) in
    if let object { try method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) async -> Output?
) -> (Arg1, Arg2, Arg3) async -> Output? {
  { [weak object] arg1, arg2, arg3 in
    if let object { await method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Output?
) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Output? {
  { [weak object] arg1, arg2, arg3 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Output>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) -> Output?
) -> @Sendable (Arg1, Arg2, Arg3) -> Output? {
  { [weak object] arg1, arg2, arg3 in
    if let object { method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output?
) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output? {
  { [weak object] arg1, arg2, arg3 throws(Failure) in
    if let object { try method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Output>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) async -> Output?
) -> @Sendable (Arg1, Arg2, Arg3) async -> Output? {
  { [weak object] arg1, arg2, arg3 in
    if let object { await method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Output, Failure: Error>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output?
) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output? {
  { [weak object] arg1, arg2, arg3 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Output: SendableMetatype
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) -> Output?
) -> @MainActor (Arg1, Arg2, Arg3) -> Output? {
  { [weak object] arg1, arg2, arg3 in
    if let object { method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output?
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output? {
  { [weak object] arg1, arg2, arg3 throws(Failure) in
    if let object { try method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Arg2, Arg3, Output>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (Arg1, Arg2, Arg3) -> Output?
) -> @MainActor (Arg1, Arg2, Arg3) -> Output? {
  { [weak object] arg1, arg2, arg3 in
    if let object { method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Arg2, Arg3, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output?
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output? {
  { [weak object] arg1, arg2, arg3 throws(Failure) in
    if let object { try method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Output: SendableMetatype
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) async -> Output?
) -> @MainActor (Arg1, Arg2, Arg3) async -> Output? {
  { [weak object] arg1, arg2, arg3 in
    if let object { await method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) async throws(Failure) -> Output?
) -> @MainActor (Arg1, Arg2, Arg3) async throws(Failure) -> Output? {
  { [weak object] arg1, arg2, arg3 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2, arg3) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Output>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Rest) -> Output?
) -> (repeat each Rest) -> Output? {
  { [weak object] (rest: repeat each Rest) in
    if let object { method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Rest) throws(Failure) -> Output?
) -> (repeat each Rest) throws(Failure) -> Output? {
  { [weak object] (rest: repeat each Rest) throws(Failure) in
    if let object { try method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Output>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Rest) async -> Output?
) -> (repeat each Rest) async -> Output? {
  { [weak object] (rest: repeat each Rest) in
    if let object { await method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> (repeat each Rest) async throws(Failure) -> Output?
) -> (repeat each Rest) async throws(Failure) -> Output? {
  { [weak object] (rest: repeat each Rest) async throws(Failure) in
    if let object { try await method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Output>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Rest) -> Output?
) -> @Sendable (repeat each Rest) -> Output? {
  { [weak object] (rest: repeat each Rest) in
    if let object { method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Rest) throws(Failure) -> Output?
) -> @Sendable (repeat each Rest) throws(Failure) -> Output? {
  { [weak object] (rest: repeat each Rest) throws(Failure) in
    if let object { try method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Output>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Rest) async -> Output?
) -> @Sendable (repeat each Rest) async -> Output? {
  { [weak object] (rest: repeat each Rest) in
    if let object { await method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Output, Failure: Error>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @Sendable (repeat each Rest) async throws(Failure) -> Output?
) -> @Sendable (repeat each Rest) async throws(Failure) -> Output? {
  { [weak object] (rest: repeat each Rest) async throws(Failure) in
    if let object { try await method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Rest: SendableMetatype, Output: SendableMetatype
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Rest) -> Output?
) -> @MainActor (repeat each Rest) -> Output? {
  { [weak object] (rest: repeat each Rest) in
    if let object { method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Rest: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Rest) throws(Failure) -> Output?
) -> @MainActor (repeat each Rest) throws(Failure) -> Output? {
  { [weak object] (rest: repeat each Rest) throws(Failure) in
    if let object { try method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @_disfavoredOverload
@export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Rest, Output>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (repeat each Rest) -> Output?
) -> @MainActor (repeat each Rest) -> Output? {
  { [weak object] (rest: repeat each Rest) in
    if let object { method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @MainActor @_disfavoredOverload
@export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Rest, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> @MainActor (repeat each Rest) throws(Failure) -> Output?
) -> @MainActor (repeat each Rest) throws(Failure) -> Output? {
  { [weak object] (rest: repeat each Rest) throws(Failure) in
    if let object { try method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Rest: SendableMetatype, Output: SendableMetatype
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Rest) async -> Output?
) -> @MainActor (repeat each Rest) async -> Output? {
  { [weak object] (rest: repeat each Rest) in
    if let object { await method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method with an Optional result to an object, without retaining the object.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Rest: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @MainActor (repeat each Rest) async throws(Failure) -> Output?
) -> @MainActor (repeat each Rest) async throws(Failure) -> Output? {
  { [weak object] (rest: repeat each Rest) async throws(Failure) in
    if let object { try await method(object)(repeat each rest) } else { nil }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
///
/// ```swift
/// final class Cart {
///   func total(_ rebate: Int) -> Int { 100 - rebate }
/// }
///
/// let cart = Cart()
/// let total = partial(weak: cart, Cart.total, default: 0)   // (Int) -> Int
/// print(total(10))   // 90 as long as the cart exists, 0 later
/// ```
///
/// - Parameters:
///   - object: The object that the method is called on.
///   - method: The method as a function of the object: `Cart.total`.
///   - value: The result of a call after the object is gone, evaluated when the method is bound.
/// - Returns: A function of the method's parameters.
/// - Complexity: O(1).
@_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1) -> Output, default value: Output
) -> (Arg1) -> Output {
  { [weak object] arg1 in if let object { method(object)(arg1) } else { value } }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1) throws(Failure) -> Output,
  default value: Output
) -> (Arg1) throws(Failure) -> Output {
  { [weak object] arg1 throws(Failure) in
    if let object { try method(object)(arg1) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1) async -> Output, default value: Output
) -> (Arg1) async -> Output {
  { [weak object] arg1 in if let object { await method(object)(arg1) } else { value } }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1) async throws(Failure) -> Output,
  default value: Output
) -> (Arg1) async throws(Failure) -> Output {
  { [weak object] arg1 async throws(Failure) in
    if let object { try await method(object)(arg1) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Output: Sendable>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) -> Output,
  default value: Output
) -> @Sendable (Arg1) -> Output {
  { [weak object] arg1 in if let object { method(object)(arg1) } else { value } }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Output: Sendable, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) throws(Failure) -> Output,
  default value: Output
) -> @Sendable (Arg1) throws(Failure) -> Output {
  { [weak object] arg1 throws(Failure) in
    if let object { try method(object)(arg1) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Output: Sendable>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) async -> Output,
  default value: Output
) -> @Sendable (Arg1) async -> Output {
  { [weak object] arg1 in if let object { await method(object)(arg1) } else { value } }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Output: Sendable, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) async throws(Failure) -> Output,
  default value: Output
) -> @Sendable (Arg1) async throws(Failure) -> Output {
  { [weak object] arg1 async throws(Failure) in
    if let object { try await method(object)(arg1) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1: SendableMetatype, Output: Sendable>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) -> Output,
  default value: Output
) -> @MainActor (Arg1) -> Output {
  { [weak object] arg1 in if let object { method(object)(arg1) } else { value } }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Output: Sendable, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) throws(Failure) -> Output,
  default value: Output
) -> @MainActor (Arg1) throws(Failure) -> Output {
  { [weak object] arg1 throws(Failure) in
    if let object { try method(object)(arg1) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Output: SendableMetatype>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (Arg1) -> Output,
  default value: Output
) -> @MainActor (Arg1) -> Output {
  { [weak object] arg1 in if let object { method(object)(arg1) } else { value } }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & SendableMetatype, Arg1, Output: SendableMetatype, Failure: Error
>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (Arg1) throws(Failure) -> Output,
  default value: Output
) -> @MainActor (Arg1) throws(Failure) -> Output {
  { [weak object] arg1 throws(Failure) in
    if let object { try method(object)(arg1) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1: SendableMetatype, Output: Sendable>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) async -> Output,
  default value: Output
) -> @MainActor (Arg1) async -> Output {
  { [weak object] arg1 in if let object { await method(object)(arg1) } else { value } }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Output: Sendable, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) async throws(Failure) -> Output,
  default value: Output
) -> @MainActor (Arg1) async throws(Failure) -> Output {
  { [weak object] arg1 async throws(Failure) in
    if let object { try await method(object)(arg1) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) -> Output, default value: Output
) -> (Arg1, Arg2) -> Output {
  { [weak object] arg1, arg2 in if let object { method(object)(arg1, arg2) } else { value } }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) throws(Failure) -> Output,
  default value: Output
) -> (Arg1, Arg2) throws(Failure) -> Output {
  { [weak object] arg1, arg2 throws(Failure) in
    if let object { try method(object)(arg1, arg2) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) async -> Output,
  default value: Output
) -> (Arg1, Arg2) async -> Output {
  { [weak object] arg1, arg2 in if let object { await method(object)(arg1, arg2) } else { value } }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) async throws(Failure) -> Output,
  default value: Output
) -> (Arg1, Arg2) async throws(Failure) -> Output {
  { [weak object] arg1, arg2 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Output: Sendable>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) -> Output,
  default value: Output
) -> @Sendable (Arg1, Arg2) -> Output {
  { [weak object] arg1, arg2 in if let object { method(object)(arg1, arg2) } else { value } }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Output: Sendable, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) throws(Failure) -> Output,
  default value: Output
) -> @Sendable (Arg1, Arg2) throws(Failure) -> Output {
  { [weak object] arg1, arg2 throws(Failure) in
    if let object { try method(object)(arg1, arg2) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Output: Sendable>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) async -> Output,
  default value: Output
) -> @Sendable (Arg1, Arg2) async -> Output {
  { [weak object] arg1, arg2 in if let object { await method(object)(arg1, arg2) } else { value } }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Output: Sendable, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Output,
  default value: Output
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Output {
  { [weak object] arg1, arg2 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: Sendable
>(
  weak object: Object, _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) -> Output,
  default value: Output
) -> @MainActor (Arg1, Arg2) -> Output {
  { [weak object] arg1, arg2 in if let object { method(object)(arg1, arg2) } else { value } }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: Sendable,
  Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output,
  default value: Output
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output {
  { [weak object] arg1, arg2 throws(Failure) in
    if let object { try method(object)(arg1, arg2) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Arg2, Output: SendableMetatype>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (Arg1, Arg2) -> Output,
  default value: Output
) -> @MainActor (Arg1, Arg2) -> Output {
  { [weak object] arg1, arg2 in if let object { method(object)(arg1, arg2) } else { value } }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & SendableMetatype, Arg1, Arg2, Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method: @escaping (Object) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output,
  default value: Output
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output {
  { [weak object] arg1, arg2 throws(Failure) in
    if let object { try method(object)(arg1, arg2) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: Sendable
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) async -> Output,
  default value: Output
) -> @MainActor (Arg1, Arg2) async -> Output {
  { [weak object] arg1, arg2 in if let object { await method(object)(arg1, arg2) } else { value } }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: Sendable,
  Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) async throws(Failure) -> Output,
  default value: Output
) -> @MainActor (Arg1, Arg2) async throws(Failure) -> Output {
  { [weak object] arg1, arg2 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) -> Output,
  default value: Output
) -> (Arg1, Arg2, Arg3) -> Output {
  { [weak object] arg1, arg2, arg3 in
    if let object { method(object)(arg1, arg2, arg3) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  default value: Output
) -> (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { [weak object] arg1, arg2, arg3 throws(Failure) in
    if let object { try method(object)(arg1, arg2, arg3) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Output>(
  weak object: Object, _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) async -> Output,
  default value: Output
) -> (Arg1, Arg2, Arg3) async -> Output {
  { [weak object] arg1, arg2, arg3 in
    if let object { await method(object)(arg1, arg2, arg3) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  default value: Output
) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Output {
  { [weak object] arg1, arg2, arg3 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2, arg3) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Output: Sendable>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) -> Output,
  default value: Output
) -> @Sendable (Arg1, Arg2, Arg3) -> Output {
  { [weak object] arg1, arg2, arg3 in
    if let object { method(object)(arg1, arg2, arg3) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Output: Sendable, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  default value: Output
) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { [weak object] arg1, arg2, arg3 throws(Failure) in
    if let object { try method(object)(arg1, arg2, arg3) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Output: Sendable>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) async -> Output,
  default value: Output
) -> @Sendable (Arg1, Arg2, Arg3) async -> Output {
  { [weak object] arg1, arg2, arg3 in
    if let object { await method(object)(arg1, arg2, arg3) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Output: Sendable, Failure: Error
>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  default value: Output
) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output {
  { [weak object] arg1, arg2, arg3 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2, arg3) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Output: Sendable
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) -> Output,
  default value: Output
) -> @MainActor (Arg1, Arg2, Arg3) -> Output {
  { [weak object] arg1, arg2, arg3 in
    if let object { method(object)(arg1, arg2, arg3) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Output: Sendable, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  default value: Output
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { [weak object] arg1, arg2, arg3 throws(Failure) in
    if let object { try method(object)(arg1, arg2, arg3) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & SendableMetatype, Arg1, Arg2, Arg3, Output: SendableMetatype
>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (Arg1, Arg2, Arg3) -> Output,
  default value: Output
) -> @MainActor (Arg1, Arg2, Arg3) -> Output {
  { [weak object] arg1, arg2, arg3 in
    if let object { method(object)(arg1, arg2, arg3) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & SendableMetatype, Arg1, Arg2, Arg3, Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method: @escaping (Object) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  default value: Output
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { [weak object] arg1, arg2, arg3 throws(Failure) in
    if let object { try method(object)(arg1, arg2, arg3) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Output: Sendable
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) async -> Output,
  default value: Output
) -> @MainActor (Arg1, Arg2, Arg3) async -> Output {
  { [weak object] arg1, arg2, arg3 in
    if let object { await method(object)(arg1, arg2, arg3) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Output: Sendable, Failure: Error
>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  default value: Output
) -> @MainActor (Arg1, Arg2, Arg3) async throws(Failure) -> Output {
  { [weak object] arg1, arg2, arg3 async throws(Failure) in
    if let object { try await method(object)(arg1, arg2, arg3) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Output>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Rest) -> Output,
  default value: Output
) -> (repeat each Rest) -> Output {
  { [weak object] (rest: repeat each Rest) in
    if let object { method(object)(repeat each rest) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Output, Failure: Error>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Rest) throws(Failure) -> Output,
  default value: Output
) -> (repeat each Rest) throws(Failure) -> Output {
  { [weak object] (rest: repeat each Rest) throws(Failure) in
    if let object { try method(object)(repeat each rest) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Output>(
  weak object: Object, _ method: @escaping (Object) -> (repeat each Rest) async -> Output,
  default value: Output
) -> (repeat each Rest) async -> Output {
  { [weak object] (rest: repeat each Rest) in
    if let object { await method(object)(repeat each rest) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Output, Failure: Error>(
  weak object: Object,
  _ method: @escaping (Object) -> (repeat each Rest) async throws(Failure) -> Output,
  default value: Output
) -> (repeat each Rest) async throws(Failure) -> Output {
  { [weak object] (rest: repeat each Rest) async throws(Failure) in
    if let object { try await method(object)(repeat each rest) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Output: Sendable>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Rest) -> Output,
  default value: Output
) -> @Sendable (repeat each Rest) -> Output {
  { [weak object] (rest: repeat each Rest) in
    if let object { method(object)(repeat each rest) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Output: Sendable, Failure: Error>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Rest) throws(Failure) -> Output,
  default value: Output
) -> @Sendable (repeat each Rest) throws(Failure) -> Output {
  { [weak object] (rest: repeat each Rest) throws(Failure) in
    if let object { try method(object)(repeat each rest) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Output: Sendable>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Rest) async -> Output,
  default value: Output
) -> @Sendable (repeat each Rest) async -> Output {
  { [weak object] (rest: repeat each Rest) in
    if let object { await method(object)(repeat each rest) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Output: Sendable, Failure: Error>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @Sendable (repeat each Rest) async throws(Failure) -> Output,
  default value: Output
) -> @Sendable (repeat each Rest) async throws(Failure) -> Output {
  { [weak object] (rest: repeat each Rest) async throws(Failure) in
    if let object { try await method(object)(repeat each rest) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest: SendableMetatype, Output: Sendable>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Rest) -> Output,
  default value: Output
) -> @MainActor (repeat each Rest) -> Output {
  { [weak object] (rest: repeat each Rest) in
    if let object { method(object)(repeat each rest) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Rest: SendableMetatype, Output: Sendable, Failure: Error
>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Rest) throws(Failure) -> Output,
  default value: Output
) -> @MainActor (repeat each Rest) throws(Failure) -> Output {
  { [weak object] (rest: repeat each Rest) throws(Failure) in
    if let object { try method(object)(repeat each rest) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @MainActor @_disfavoredOverload
@export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Rest, Output: SendableMetatype>(
  weak object: Object, _ method: @escaping (Object) -> @MainActor (repeat each Rest) -> Output,
  default value: Output
) -> @MainActor (repeat each Rest) -> Output {
  { [weak object] (rest: repeat each Rest) in
    if let object { method(object)(repeat each rest) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @MainActor @_disfavoredOverload
@export(implementation) @inline(always)
public func partial<
  Object: AnyObject & SendableMetatype, each Rest, Output: SendableMetatype, Failure: Error
>(
  weak object: Object,
  _ method: @escaping (Object) -> @MainActor (repeat each Rest) throws(Failure) -> Output,
  default value: Output
) -> @MainActor (repeat each Rest) throws(Failure) -> Output {
  { [weak object] (rest: repeat each Rest) throws(Failure) in
    if let object { try method(object)(repeat each rest) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest: SendableMetatype, Output: Sendable>(
  weak object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Rest) async -> Output,
  default value: Output
) -> @MainActor (repeat each Rest) async -> Output {
  { [weak object] (rest: repeat each Rest) in
    if let object { await method(object)(repeat each rest) } else { value }
  }
}

/// Binds a method to an object, with a default for when the object is gone.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Rest: SendableMetatype, Output: Sendable, Failure: Error
>(
  weak object: Object,
  _ method:
    @escaping @Sendable (Object) -> @MainActor (repeat each Rest) async throws(Failure) -> Output,
  default value: Output
) -> @MainActor (repeat each Rest) async throws(Failure) -> Output {
  { [weak object] (rest: repeat each Rest) async throws(Failure) in
    if let object { try await method(object)(repeat each rest) } else { value }
  }
}
