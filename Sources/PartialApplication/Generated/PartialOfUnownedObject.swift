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
/// A call after the object is gone stops the program. Use `unowned:` if the object owns the
/// function and does not share it. Otherwise, bind the object with `weak:`.
///
/// - Parameters:
///   - object: The object that the method is called on.
///   - method: The method as a function of the object: `Screen.close`.
/// - Returns: A function of the method's parameters.
/// - Complexity: O(1).
@_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Output>(
  unowned object: Object, _ method: @escaping (Object) -> (Arg1) -> Output
) -> (Arg1) -> Output {
  { [unowned object] arg1 in method(object)(arg1) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Output, Failure: Error>(
  unowned object: Object, _ method: @escaping (Object) -> (Arg1) throws(Failure) -> Output
) -> (Arg1) throws(Failure) -> Output {
  { [unowned object] arg1 throws(Failure) in try method(object)(arg1) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Output>(
  unowned object: Object, _ method: @escaping (Object) -> (Arg1) async -> Output
) -> (Arg1) async -> Output {
  { [unowned object] arg1 in await method(object)(arg1) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Output, Failure: Error>(
  unowned object: Object, _ method: @escaping (Object) -> (Arg1) async throws(Failure) -> Output
) -> (Arg1) async throws(Failure) -> Output {
  { [unowned object] arg1 async throws(Failure) in try await method(object)(arg1) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Output>(
  unowned object: Object, _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) -> Output
) -> @Sendable (Arg1) -> Output {
  { [unowned object] arg1 in method(object)(arg1) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) throws(Failure) -> Output
) -> @Sendable (Arg1) throws(Failure) -> Output {
  { [unowned object] arg1 throws(Failure) in try method(object)(arg1) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Output>(
  unowned object: Object, _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) async -> Output
) -> @Sendable (Arg1) async -> Output {
  { [unowned object] arg1 in await method(object)(arg1) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1) async throws(Failure) -> Output
) -> @Sendable (Arg1) async throws(Failure) -> Output {
  { [unowned object] arg1 async throws(Failure) in try await method(object)(arg1) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1: SendableMetatype, Output: SendableMetatype>(
  unowned object: Object, _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) -> Output
) -> @MainActor (Arg1) -> Output {
  { [unowned object] arg1 in method(object)(arg1) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) throws(Failure) -> Output
) -> @MainActor (Arg1) throws(Failure) -> Output {
  { [unowned object] arg1 throws(Failure) in try method(object)(arg1) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Output>(
  unowned object: Object, _ method: @escaping (Object) -> @MainActor (Arg1) -> Output
) -> @MainActor (Arg1) -> Output {
  { [unowned object] arg1 in method(object)(arg1) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping (Object) -> @MainActor (Arg1) throws(Failure) -> Output
) -> @MainActor (Arg1) throws(Failure) -> Output {
  { [unowned object] arg1 throws(Failure) in try method(object)(arg1) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1: SendableMetatype, Output: SendableMetatype>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) async -> Output
) -> @MainActor (Arg1) async -> Output {
  { [unowned object] arg1 in await method(object)(arg1) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1) async throws(Failure) -> Output
) -> @MainActor (Arg1) async throws(Failure) -> Output {
  { [unowned object] arg1 async throws(Failure) in try await method(object)(arg1) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Output>(
  unowned object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) -> Output
) -> (Arg1, Arg2) -> Output {
  { [unowned object] arg1, arg2 in method(object)(arg1, arg2) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Output, Failure: Error>(
  unowned object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) throws(Failure) -> Output
) -> (Arg1, Arg2) throws(Failure) -> Output {
  { [unowned object] arg1, arg2 throws(Failure) in try method(object)(arg1, arg2) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Output>(
  unowned object: Object, _ method: @escaping (Object) -> (Arg1, Arg2) async -> Output
) -> (Arg1, Arg2) async -> Output {
  { [unowned object] arg1, arg2 in await method(object)(arg1, arg2) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping (Object) -> (Arg1, Arg2) async throws(Failure) -> Output
) -> (Arg1, Arg2) async throws(Failure) -> Output {
  { [unowned object] arg1, arg2 async throws(Failure) in try await method(object)(arg1, arg2) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Output>(
  unowned object: Object, _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) -> Output
) -> @Sendable (Arg1, Arg2) -> Output {
  { [unowned object] arg1, arg2 in method(object)(arg1, arg2) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2) throws(Failure) -> Output {
  { [unowned object] arg1, arg2 throws(Failure) in try method(object)(arg1, arg2) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Output>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) async -> Output
) -> @Sendable (Arg1, Arg2) async -> Output {
  { [unowned object] arg1, arg2 in await method(object)(arg1, arg2) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Output {
  { [unowned object] arg1, arg2 async throws(Failure) in try await method(object)(arg1, arg2) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Output: SendableMetatype
>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) -> Output
) -> @MainActor (Arg1, Arg2) -> Output {
  { [unowned object] arg1, arg2 in method(object)(arg1, arg2) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output {
  { [unowned object] arg1, arg2 throws(Failure) in try method(object)(arg1, arg2) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Arg2, Output>(
  unowned object: Object, _ method: @escaping (Object) -> @MainActor (Arg1, Arg2) -> Output
) -> @MainActor (Arg1, Arg2) -> Output {
  { [unowned object] arg1, arg2 in method(object)(arg1, arg2) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Arg2, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping (Object) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output {
  { [unowned object] arg1, arg2 throws(Failure) in try method(object)(arg1, arg2) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Output: SendableMetatype
>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) async -> Output
) -> @MainActor (Arg1, Arg2) async -> Output {
  { [unowned object] arg1, arg2 in await method(object)(arg1, arg2) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2) async throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2) async throws(Failure) -> Output {
  { [unowned object] arg1, arg2 async throws(Failure) in try await method(object)(arg1, arg2) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Output>(
  unowned object: Object, _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) -> Output
) -> (Arg1, Arg2, Arg3) -> Output {
  { [unowned object] arg1, arg2, arg3 in method(object)(arg1, arg2, arg3) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) throws(Failure) -> Output
) -> (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { [unowned object] arg1, arg2, arg3 throws(Failure) in try method(object)(arg1, arg2, arg3) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Output>(
  unowned object: Object, _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) async -> Output
) -> (Arg1, Arg2, Arg3) async -> Output {
  { [unowned object] arg1, arg2, arg3 in await method(object)(arg1, arg2, arg3) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, Arg1, Arg2, Arg3, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping (Object) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Output
) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Output {
  { [unowned object] arg1, arg2, arg3 async throws(Failure) in
    try await method(object)(arg1, arg2, arg3)
  }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Output>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) -> Output
) -> @Sendable (Arg1, Arg2, Arg3) -> Output {
  { [unowned object] arg1, arg2, arg3 in method(object)(arg1, arg2, arg3) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { [unowned object] arg1, arg2, arg3 throws(Failure) in try method(object)(arg1, arg2, arg3) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Output>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) async -> Output
) -> @Sendable (Arg1, Arg2, Arg3) async -> Output {
  { [unowned object] arg1, arg2, arg3 in await method(object)(arg1, arg2, arg3) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, Arg1, Arg2, Arg3, Output, Failure: Error>(
  unowned object: Object,
  _ method:
    @escaping @Sendable (Object) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output {
  { [unowned object] arg1, arg2, arg3 async throws(Failure) in
    try await method(object)(arg1, arg2, arg3)
  }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Output: SendableMetatype
>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) -> Output
) -> @MainActor (Arg1, Arg2, Arg3) -> Output {
  { [unowned object] arg1, arg2, arg3 in method(object)(arg1, arg2, arg3) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { [unowned object] arg1, arg2, arg3 throws(Failure) in try method(object)(arg1, arg2, arg3) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Arg2, Arg3, Output>(
  unowned object: Object, _ method: @escaping (Object) -> @MainActor (Arg1, Arg2, Arg3) -> Output
) -> @MainActor (Arg1, Arg2, Arg3) -> Output {
  { [unowned object] arg1, arg2, arg3 in method(object)(arg1, arg2, arg3) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, Arg1, Arg2, Arg3, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping (Object) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { [unowned object] arg1, arg2, arg3 throws(Failure) in try method(object)(arg1, arg2, arg3) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Output: SendableMetatype
>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) async -> Output
) -> @MainActor (Arg1, Arg2, Arg3) async -> Output {
  { [unowned object] arg1, arg2, arg3 in await method(object)(arg1, arg2, arg3) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, Arg1: SendableMetatype, Arg2: SendableMetatype,
  Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  unowned object: Object,
  _ method:
    @escaping @Sendable (Object) -> @MainActor (Arg1, Arg2, Arg3) async throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3) async throws(Failure) -> Output {
  { [unowned object] arg1, arg2, arg3 async throws(Failure) in
    try await method(object)(arg1, arg2, arg3)
  }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Output>(
  unowned object: Object, _ method: @escaping (Object) -> (repeat each Rest) -> Output
) -> (repeat each Rest) -> Output {
  { [unowned object] (rest: repeat each Rest) in method(object)(repeat each rest) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping (Object) -> (repeat each Rest) throws(Failure) -> Output
) -> (repeat each Rest) throws(Failure) -> Output {
  { [unowned object] (rest: repeat each Rest) throws(Failure) in
    try method(object)(repeat each rest)
  }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Output>(
  unowned object: Object, _ method: @escaping (Object) -> (repeat each Rest) async -> Output
) -> (repeat each Rest) async -> Output {
  { [unowned object] (rest: repeat each Rest) in await method(object)(repeat each rest) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func partial<Object: AnyObject, each Rest, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping (Object) -> (repeat each Rest) async throws(Failure) -> Output
) -> (repeat each Rest) async throws(Failure) -> Output {
  { [unowned object] (rest: repeat each Rest) async throws(Failure) in
    try await method(object)(repeat each rest)
  }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Output>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Rest) -> Output
) -> @Sendable (repeat each Rest) -> Output {
  { [unowned object] (rest: repeat each Rest) in method(object)(repeat each rest) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Rest) throws(Failure) -> Output
) -> @Sendable (repeat each Rest) throws(Failure) -> Output {
  { [unowned object] (rest: repeat each Rest) throws(Failure) in
    try method(object)(repeat each rest)
  }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Output>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @Sendable (repeat each Rest) async -> Output
) -> @Sendable (repeat each Rest) async -> Output {
  { [unowned object] (rest: repeat each Rest) in await method(object)(repeat each rest) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Object: AnyObject & Sendable, each Rest, Output, Failure: Error>(
  unowned object: Object,
  _ method:
    @escaping @Sendable (Object) -> @Sendable (repeat each Rest) async throws(Failure) -> Output
) -> @Sendable (repeat each Rest) async throws(Failure) -> Output {
  { [unowned object] (rest: repeat each Rest) async throws(Failure) in
    try await method(object)(repeat each rest)
  }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Rest: SendableMetatype, Output: SendableMetatype
>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Rest) -> Output
) -> @MainActor (repeat each Rest) -> Output {
  { [unowned object] (rest: repeat each Rest) in method(object)(repeat each rest) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Rest: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Rest) throws(Failure) -> Output
) -> @MainActor (repeat each Rest) throws(Failure) -> Output {
  { [unowned object] (rest: repeat each Rest) throws(Failure) in
    try method(object)(repeat each rest)
  }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Rest, Output>(
  unowned object: Object, _ method: @escaping (Object) -> @MainActor (repeat each Rest) -> Output
) -> @MainActor (repeat each Rest) -> Output {
  { [unowned object] (rest: repeat each Rest) in method(object)(repeat each rest) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func partial<Object: AnyObject & SendableMetatype, each Rest, Output, Failure: Error>(
  unowned object: Object,
  _ method: @escaping (Object) -> @MainActor (repeat each Rest) throws(Failure) -> Output
) -> @MainActor (repeat each Rest) throws(Failure) -> Output {
  { [unowned object] (rest: repeat each Rest) throws(Failure) in
    try method(object)(repeat each rest)
  }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Rest: SendableMetatype, Output: SendableMetatype
>(
  unowned object: Object,
  _ method: @escaping @Sendable (Object) -> @MainActor (repeat each Rest) async -> Output
) -> @MainActor (repeat each Rest) async -> Output {
  { [unowned object] (rest: repeat each Rest) in await method(object)(repeat each rest) }
}

/// Binds a method to an object that is not retained and must outlive every call.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Object: AnyObject & Sendable, each Rest: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  unowned object: Object,
  _ method:
    @escaping @Sendable (Object) -> @MainActor (repeat each Rest) async throws(Failure) -> Output
) -> @MainActor (repeat each Rest) async throws(Failure) -> Output {
  { [unowned object] (rest: repeat each Rest) async throws(Failure) in
    try await method(object)(repeat each rest)
  }
}
