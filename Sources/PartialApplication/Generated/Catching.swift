// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Returns a function's errors in a `Result` instead of throwing them.
///
/// ```swift
/// enum ApiError: Error { case offline }
/// func fetch(_ path: String) throws(ApiError) -> [UInt8] { throw .offline }
///
/// let attempt = catching(fetch)   // (String) -> Result<[UInt8], ApiError>
/// ```
///
/// The function takes any number of parameters, and may suspend, be `@Sendable`, or run on the main
/// actor.
///
/// - Parameter function: The function whose errors are returned.
/// - Returns: A function of the same parameters that does not throw.
/// - Complexity: O(1).
@export(implementation) @inline(always)
public func catching<Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) throws(Failure) -> Output
) -> (Arg1) -> Result<Output, Failure> {
  { arg1 in Result { () throws(Failure) in try function(arg1) } }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) async throws(Failure) -> Output
) -> (Arg1) async -> Result<Output, Failure> {
  { arg1 in await Result { () async throws(Failure) in try await function(arg1) } }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<Arg1, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) throws(Failure) -> Output
) -> @Sendable (Arg1) -> Result<Output, Failure> {
  { arg1 in Result { () throws(Failure) in try function(arg1) } }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<Arg1, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) async throws(Failure) -> Output
) -> @Sendable (Arg1) async -> Result<Output, Failure> {
  { arg1 in await Result { () async throws(Failure) in try await function(arg1) } }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor (Arg1) throws(Failure) -> Output
) -> @MainActor (Arg1) -> Result<Output, Failure> {
  { arg1 in Result { () throws(Failure) in try function(arg1) } }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output
) -> (Arg1, Arg2) -> Result<Output, Failure> {
  { arg1, arg2 in Result { () throws(Failure) in try function(arg1, arg2) } }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output
) -> (Arg1, Arg2) async -> Result<Output, Failure> {
  { arg1, arg2 in await Result { () async throws(Failure) in try await function(arg1, arg2) } }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2) -> Result<Output, Failure> {
  { arg1, arg2 in Result { () throws(Failure) in try function(arg1, arg2) } }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2) async -> Result<Output, Failure> {
  { arg1, arg2 in await Result { () async throws(Failure) in try await function(arg1, arg2) } }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2) -> Result<Output, Failure> {
  { arg1, arg2 in Result { () throws(Failure) in try function(arg1, arg2) } }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output
) -> (Arg1, Arg2, Arg3) -> Result<Output, Failure> {
  { arg1, arg2, arg3 in Result { () throws(Failure) in try function(arg1, arg2, arg3) } }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output
) -> (Arg1, Arg2, Arg3) async -> Result<Output, Failure> {
  { arg1, arg2, arg3 in
    await Result { () async throws(Failure) in try await function(arg1, arg2, arg3) }
  }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2, Arg3) -> Result<Output, Failure> {
  { arg1, arg2, arg3 in Result { () throws(Failure) in try function(arg1, arg2, arg3) } }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2, Arg3) async -> Result<Output, Failure> {
  { arg1, arg2, arg3 in
    await Result { () async throws(Failure) in try await function(arg1, arg2, arg3) }
  }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3) -> Result<Output, Failure> {
  { arg1, arg2, arg3 in Result { () throws(Failure) in try function(arg1, arg2, arg3) } }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<each Rest, Output, Failure: Error>(
  _ function: @escaping (repeat each Rest) throws(Failure) -> Output
) -> (repeat each Rest) -> Result<Output, Failure> {
  { (rest: repeat each Rest) in Result { () throws(Failure) in try function(repeat each rest) } }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<each Rest, Output, Failure: Error>(
  _ function: @escaping (repeat each Rest) async throws(Failure) -> Output
) -> (repeat each Rest) async -> Result<Output, Failure> {
  { (rest: repeat each Rest) in
    await Result { () async throws(Failure) in try await function(repeat each rest) }
  }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<each Rest, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (repeat each Rest) throws(Failure) -> Output
) -> @Sendable (repeat each Rest) -> Result<Output, Failure> {
  { (rest: repeat each Rest) in Result { () throws(Failure) in try function(repeat each rest) } }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<each Rest, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (repeat each Rest) async throws(Failure) -> Output
) -> @Sendable (repeat each Rest) async -> Result<Output, Failure> {
  { (rest: repeat each Rest) in
    await Result { () async throws(Failure) in try await function(repeat each rest) }
  }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func catching<each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor (repeat each Rest) throws(Failure) -> Output
) -> @MainActor (repeat each Rest) -> Result<Output, Failure> {
  { (rest: repeat each Rest) in Result { () throws(Failure) in try function(repeat each rest) } }
}
