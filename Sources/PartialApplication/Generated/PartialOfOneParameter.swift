// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Binds `arg1` of a function of one parameter.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Output>(
  _ function: @escaping (Arg1) -> Output, arg1: Arg1
) -> () -> Output {
  { function(arg1) }
}

/// Binds `arg1` of a function of one parameter.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) throws(Failure) -> Output, arg1: Arg1
) -> () throws(Failure) -> Output {
  { try function(arg1) }
}

/// Binds `arg1` of a function of one parameter.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Output>(
  _ function: @escaping (Arg1) async -> Output, arg1: Arg1
) -> () async -> Output {
  { await function(arg1) }
}

/// Binds `arg1` of a function of one parameter.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) async throws(Failure) -> Output, arg1: Arg1
) -> () async throws(Failure) -> Output {
  { try await function(arg1) }
}

/// Binds `arg1` of a function of one parameter.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1) -> Output, arg1: Arg1
) -> @Sendable () -> Output {
  { function(arg1) }
}

/// Binds `arg1` of a function of one parameter.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) throws(Failure) -> Output, arg1: Arg1
) -> @Sendable () throws(Failure) -> Output {
  { try function(arg1) }
}

/// Binds `arg1` of a function of one parameter.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1) async -> Output, arg1: Arg1
) -> @Sendable () async -> Output {
  { await function(arg1) }
}

/// Binds `arg1` of a function of one parameter.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) async throws(Failure) -> Output, arg1: Arg1
) -> @Sendable () async throws(Failure) -> Output {
  { try await function(arg1) }
}

/// Binds `arg1` of a function of one parameter.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Output: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1) -> Output, arg1: Arg1
) -> @MainActor () -> Output {
  { function(arg1) }
}

/// Binds `arg1` of a function of one parameter.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor (Arg1) throws(Failure) -> Output, arg1: Arg1
) -> @MainActor () throws(Failure) -> Output {
  { try function(arg1) }
}
