// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Transforms the errors that a function throws.
///
/// Use it to hide the errors of an implementation:
///
/// ```swift
/// enum ApiError: Error { case offline }
/// enum LoadError: Error { case unavailable(any Error) }
/// func fetch(_ path: String) throws(ApiError) -> [UInt8] { throw .offline }
///
/// // (String) throws(LoadError) -> [UInt8]
/// let load = mapError(fetch) { LoadError.unavailable($0) }
/// ```
///
/// The function takes any number of parameters, and may suspend, be `@Sendable`, or run on the main
/// actor. To erase a typed error, you need no mapping: a function with a typed error converts to a
/// function that throws `any Error`.
///
/// - Parameters:
///   - function: The function whose errors are transformed.
///   - transform: A function that returns the new error for an original error.
/// - Returns: A function of the same parameters that throws the new errors.
/// - Complexity: O(1).
@export(implementation) @inline(always)
public func mapError<Arg1, Output, Failure: Error, Mapped: Error>(
  _ function: @escaping (Arg1) throws(Failure) -> Output, _ transform: @escaping (Failure) -> Mapped
) -> (Arg1) throws(Mapped) -> Output {
  { arg1 throws(Mapped) in
    let result = Result { () throws(Failure) in try function(arg1) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1, Output, Failure: Error, Mapped: Error>(
  _ function: @escaping (Arg1) async throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Mapped
) -> (Arg1) async throws(Mapped) -> Output {
  { arg1 async throws(Mapped) in
    let result = await Result { () async throws(Failure) in try await function(arg1) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1, Output: SendableMetatype, Failure: Error, Mapped: Error>(
  _ function: @escaping @Sendable (Arg1) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Mapped
) -> @Sendable (Arg1) throws(Mapped) -> Output {
  { arg1 throws(Mapped) in
    let result = Result { () throws(Failure) in try function(arg1) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1, Output: SendableMetatype, Failure: Error, Mapped: Error>(
  _ function: @escaping @Sendable (Arg1) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Mapped
) -> @Sendable (Arg1) async throws(Mapped) -> Output {
  { arg1 async throws(Mapped) in
    let result = await Result { () async throws(Failure) in try await function(arg1) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<
  Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error, Mapped: Error
>(
  _ function: @escaping @MainActor (Arg1) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Failure) -> Mapped
) -> @MainActor (Arg1) throws(Mapped) -> Output {
  { arg1 throws(Mapped) in
    let result = Result { () throws(Failure) in try function(arg1) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1, Arg2, Output, Failure: Error, Mapped: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Mapped
) -> (Arg1, Arg2) throws(Mapped) -> Output {
  { arg1, arg2 throws(Mapped) in
    let result = Result { () throws(Failure) in try function(arg1, arg2) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1, Arg2, Output, Failure: Error, Mapped: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Mapped
) -> (Arg1, Arg2) async throws(Mapped) -> Output {
  { arg1, arg2 async throws(Mapped) in
    let result = await Result { () async throws(Failure) in try await function(arg1, arg2) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<
  Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error, Mapped: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Mapped
) -> @Sendable (Arg1, Arg2) throws(Mapped) -> Output {
  { arg1, arg2 throws(Mapped) in
    let result = Result { () throws(Failure) in try function(arg1, arg2) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<
  Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error, Mapped: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Mapped
) -> @Sendable (Arg1, Arg2) async throws(Mapped) -> Output {
  { arg1, arg2 async throws(Mapped) in
    let result = await Result { () async throws(Failure) in try await function(arg1, arg2) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error,
  Mapped: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Failure) -> Mapped
) -> @MainActor (Arg1, Arg2) throws(Mapped) -> Output {
  { arg1, arg2 throws(Mapped) in
    let result = Result { () throws(Failure) in try function(arg1, arg2) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1, Arg2, Arg3, Output, Failure: Error, Mapped: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Mapped
) -> (Arg1, Arg2, Arg3) throws(Mapped) -> Output {
  { arg1, arg2, arg3 throws(Mapped) in
    let result = Result { () throws(Failure) in try function(arg1, arg2, arg3) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1, Arg2, Arg3, Output, Failure: Error, Mapped: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Mapped
) -> (Arg1, Arg2, Arg3) async throws(Mapped) -> Output {
  { arg1, arg2, arg3 async throws(Mapped) in
    let result = await Result { () async throws(Failure) in try await function(arg1, arg2, arg3) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error,
  Mapped: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Mapped
) -> @Sendable (Arg1, Arg2, Arg3) throws(Mapped) -> Output {
  { arg1, arg2, arg3 throws(Mapped) in
    let result = Result { () throws(Failure) in try function(arg1, arg2, arg3) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error,
  Mapped: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Mapped
) -> @Sendable (Arg1, Arg2, Arg3) async throws(Mapped) -> Output {
  { arg1, arg2, arg3 async throws(Mapped) in
    let result = await Result { () async throws(Failure) in try await function(arg1, arg2, arg3) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Failure: Error, Mapped: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Failure) -> Mapped
) -> @MainActor (Arg1, Arg2, Arg3) throws(Mapped) -> Output {
  { arg1, arg2, arg3 throws(Mapped) in
    let result = Result { () throws(Failure) in try function(arg1, arg2, arg3) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<each Rest, Output, Failure: Error, Mapped: Error>(
  _ function: @escaping (repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Mapped
) -> (repeat each Rest) throws(Mapped) -> Output {
  { (rest: repeat each Rest) throws(Mapped) in
    let result = Result { () throws(Failure) in try function(repeat each rest) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<each Rest, Output, Failure: Error, Mapped: Error>(
  _ function: @escaping (repeat each Rest) async throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Mapped
) -> (repeat each Rest) async throws(Mapped) -> Output {
  { (rest: repeat each Rest) async throws(Mapped) in
    let result = await Result { () async throws(Failure) in try await function(repeat each rest) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<each Rest, Output: SendableMetatype, Failure: Error, Mapped: Error>(
  _ function: @escaping @Sendable (repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Mapped
) -> @Sendable (repeat each Rest) throws(Mapped) -> Output {
  { (rest: repeat each Rest) throws(Mapped) in
    let result = Result { () throws(Failure) in try function(repeat each rest) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<each Rest, Output: SendableMetatype, Failure: Error, Mapped: Error>(
  _ function: @escaping @Sendable (repeat each Rest) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Mapped
) -> @Sendable (repeat each Rest) async throws(Mapped) -> Output {
  { (rest: repeat each Rest) async throws(Mapped) in
    let result = await Result { () async throws(Failure) in try await function(repeat each rest) }
    return try result.mapError { transform($0) }.get()
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<
  each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error, Mapped: Error
>(
  _ function: @escaping @MainActor (repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Failure) -> Mapped
) -> @MainActor (repeat each Rest) throws(Mapped) -> Output {
  { (rest: repeat each Rest) throws(Mapped) in
    let result = Result { () throws(Failure) in try function(repeat each rest) }
    return try result.mapError { transform($0) }.get()
  }
}
