// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) throws(Failure) -> Output, _ transform: @escaping (Failure) -> Never
) -> (Arg1) -> Output {
  { arg1 in
    let result = Result { () throws(Failure) in try function(arg1) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) async throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Never
) -> (Arg1) async -> Output {
  { arg1 in
    let result = await Result { () async throws(Failure) in try await function(arg1) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Never
) -> @Sendable (Arg1) -> Output {
  { arg1 in
    let result = Result { () throws(Failure) in try function(arg1) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Never
) -> @Sendable (Arg1) async -> Output {
  { arg1 in
    let result = await Result { () async throws(Failure) in try await function(arg1) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor (Arg1) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Failure) -> Never
) -> @MainActor (Arg1) -> Output {
  { arg1 in
    let result = Result { () throws(Failure) in try function(arg1) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Never
) -> (Arg1, Arg2) -> Output {
  { arg1, arg2 in
    let result = Result { () throws(Failure) in try function(arg1, arg2) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Never
) -> (Arg1, Arg2) async -> Output {
  { arg1, arg2 in
    let result = await Result { () async throws(Failure) in try await function(arg1, arg2) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Never
) -> @Sendable (Arg1, Arg2) -> Output {
  { arg1, arg2 in
    let result = Result { () throws(Failure) in try function(arg1, arg2) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Never
) -> @Sendable (Arg1, Arg2) async -> Output {
  { arg1, arg2 in
    let result = await Result { () async throws(Failure) in try await function(arg1, arg2) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Failure) -> Never
) -> @MainActor (Arg1, Arg2) -> Output {
  { arg1, arg2 in
    let result = Result { () throws(Failure) in try function(arg1, arg2) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Never
) -> (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in
    let result = Result { () throws(Failure) in try function(arg1, arg2, arg3) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Never
) -> (Arg1, Arg2, Arg3) async -> Output {
  { arg1, arg2, arg3 in
    let result = await Result { () async throws(Failure) in try await function(arg1, arg2, arg3) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Never
) -> @Sendable (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in
    let result = Result { () throws(Failure) in try function(arg1, arg2, arg3) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Never
) -> @Sendable (Arg1, Arg2, Arg3) async -> Output {
  { arg1, arg2, arg3 in
    let result = await Result { () async throws(Failure) in try await function(arg1, arg2, arg3) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Failure) -> Never
) -> @MainActor (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in
    let result = Result { () throws(Failure) in try function(arg1, arg2, arg3) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<each Rest, Output, Failure: Error>(
  _ function: @escaping (repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Never
) -> (repeat each Rest) -> Output {
  { (rest: repeat each Rest) in
    let result = Result { () throws(Failure) in try function(repeat each rest) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<each Rest, Output, Failure: Error>(
  _ function: @escaping (repeat each Rest) async throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Never
) -> (repeat each Rest) async -> Output {
  { (rest: repeat each Rest) in
    let result = await Result { () async throws(Failure) in try await function(repeat each rest) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<each Rest, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Never
) -> @Sendable (repeat each Rest) -> Output {
  { (rest: repeat each Rest) in
    let result = Result { () throws(Failure) in try function(repeat each rest) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<each Rest, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (repeat each Rest) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Never
) -> @Sendable (repeat each Rest) async -> Output {
  { (rest: repeat each Rest) in
    let result = await Result { () async throws(Failure) in try await function(repeat each rest) }
    return result.mapError { transform($0) }.get()
  }
}

/// Passes the errors of a function to a transform that never returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapError<each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor (repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Failure) -> Never
) -> @MainActor (repeat each Rest) -> Output {
  { (rest: repeat each Rest) in
    let result = Result { () throws(Failure) in try function(repeat each rest) }
    return result.mapError { transform($0) }.get()
  }
}
