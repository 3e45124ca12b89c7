// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Binds `arg1` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) -> Output, arg1: Arg1
) -> (Arg2, Arg3, Arg4) -> Output {
  { arg2, arg3, arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg1: Arg1
) -> (Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg2, arg3, arg4 in try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async -> Output, arg1: Arg1
) -> (Arg2, Arg3, Arg4) async -> Output {
  { arg2, arg3, arg4 in await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output, arg1: Arg1
) -> (Arg2, Arg3, Arg4) async throws(Failure) -> Output {
  { arg2, arg3, arg4 in try await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) -> Output, arg1: Arg1
) -> @Sendable (Arg2, Arg3, Arg4) -> Output {
  { arg2, arg3, arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg1: Arg1
) -> @Sendable (Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg2, arg3, arg4 in try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async -> Output, arg1: Arg1
) -> @Sendable (Arg2, Arg3, Arg4) async -> Output {
  { arg2, arg3, arg4 in await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output,
  arg1: Arg1
) -> @Sendable (Arg2, Arg3, Arg4) async throws(Failure) -> Output {
  { arg2, arg3, arg4 in try await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output, arg1: Arg1
) -> @MainActor (Arg2, Arg3, Arg4) -> Output {
  { arg2, arg3, arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg1: Arg1
) -> @MainActor (Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg2, arg3, arg4 in try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` and `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) -> Output, arg1: Arg1, arg2: Arg2
) -> (Arg3, Arg4) -> Output {
  { arg3, arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` and `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg1: Arg1, arg2: Arg2
) -> (Arg3, Arg4) throws(Failure) -> Output {
  { arg3, arg4 in try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` and `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async -> Output, arg1: Arg1, arg2: Arg2
) -> (Arg3, Arg4) async -> Output {
  { arg3, arg4 in await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` and `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output, arg1: Arg1,
  arg2: Arg2
) -> (Arg3, Arg4) async throws(Failure) -> Output {
  { arg3, arg4 in try await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` and `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3, Arg4, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) -> Output, arg1: Arg1, arg2: Arg2
) -> @Sendable (Arg3, Arg4) -> Output {
  { arg3, arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` and `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg1: Arg1,
  arg2: Arg2
) -> @Sendable (Arg3, Arg4) throws(Failure) -> Output {
  { arg3, arg4 in try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` and `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3, Arg4, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async -> Output, arg1: Arg1, arg2: Arg2
) -> @Sendable (Arg3, Arg4) async -> Output {
  { arg3, arg4 in await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` and `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2
) -> @Sendable (Arg3, Arg4) async throws(Failure) -> Output {
  { arg3, arg4 in try await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` and `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output, arg1: Arg1, arg2: Arg2
) -> @MainActor (Arg3, Arg4) -> Output {
  { arg3, arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1` and `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg1: Arg1,
  arg2: Arg2
) -> @MainActor (Arg3, Arg4) throws(Failure) -> Output {
  { arg3, arg4 in try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) -> Output, arg1: Arg1, arg2: Arg2, arg3: Arg3
) -> (Arg4) -> Output {
  { arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg1: Arg1, arg2: Arg2,
  arg3: Arg3
) -> (Arg4) throws(Failure) -> Output {
  { arg4 in try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async -> Output, arg1: Arg1, arg2: Arg2, arg3: Arg3
) -> (Arg4) async -> Output {
  { arg4 in await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output, arg1: Arg1,
  arg2: Arg2, arg3: Arg3
) -> (Arg4) async throws(Failure) -> Output {
  { arg4 in try await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) -> Output, arg1: Arg1, arg2: Arg2,
  arg3: Arg3
) -> @Sendable (Arg4) -> Output {
  { arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg1: Arg1,
  arg2: Arg2, arg3: Arg3
) -> @Sendable (Arg4) throws(Failure) -> Output {
  { arg4 in try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async -> Output, arg1: Arg1, arg2: Arg2,
  arg3: Arg3
) -> @Sendable (Arg4) async -> Output {
  { arg4 in await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3
) -> @Sendable (Arg4) async throws(Failure) -> Output {
  { arg4 in try await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output, arg1: Arg1, arg2: Arg2,
  arg3: Arg3
) -> @MainActor (Arg4) -> Output {
  { arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg1: Arg1,
  arg2: Arg2, arg3: Arg3
) -> @MainActor (Arg4) throws(Failure) -> Output {
  { arg4 in try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) -> Output, arg1: Arg1, arg2: Arg2, arg3: Arg3,
  arg4: Arg4
) -> () -> Output {
  { function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg1: Arg1, arg2: Arg2,
  arg3: Arg3, arg4: Arg4
) -> () throws(Failure) -> Output {
  { try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async -> Output, arg1: Arg1, arg2: Arg2,
  arg3: Arg3, arg4: Arg4
) -> () async -> Output {
  { await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output, arg1: Arg1,
  arg2: Arg2, arg3: Arg3, arg4: Arg4
) -> () async throws(Failure) -> Output {
  { try await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) -> Output, arg1: Arg1, arg2: Arg2,
  arg3: Arg3, arg4: Arg4
) -> @Sendable () -> Output {
  { function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Output, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg1: Arg1,
  arg2: Arg2, arg3: Arg3, arg4: Arg4
) -> @Sendable () throws(Failure) -> Output {
  { try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async -> Output, arg1: Arg1, arg2: Arg2,
  arg3: Arg3, arg4: Arg4
) -> @Sendable () async -> Output {
  { await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Output, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4
) -> @Sendable () async throws(Failure) -> Output {
  { try await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output, arg1: Arg1, arg2: Arg2,
  arg3: Arg3, arg4: Arg4
) -> @MainActor () -> Output {
  { function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg1: Arg1,
  arg2: Arg2, arg3: Arg3, arg4: Arg4
) -> @MainActor () throws(Failure) -> Output {
  { try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) -> Output, arg2: Arg2
) -> (Arg1, Arg3, Arg4) -> Output {
  { arg1, arg3, arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg2: Arg2
) -> (Arg1, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg3, arg4 in try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async -> Output, arg2: Arg2
) -> (Arg1, Arg3, Arg4) async -> Output {
  { arg1, arg3, arg4 in await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output, arg2: Arg2
) -> (Arg1, Arg3, Arg4) async throws(Failure) -> Output {
  { arg1, arg3, arg4 in try await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Arg3, Arg4, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) -> Output, arg2: Arg2
) -> @Sendable (Arg1, Arg3, Arg4) -> Output {
  { arg1, arg3, arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg2: Arg2
) -> @Sendable (Arg1, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg3, arg4 in try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Arg3, Arg4, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async -> Output, arg2: Arg2
) -> @Sendable (Arg1, Arg3, Arg4) async -> Output {
  { arg1, arg3, arg4 in await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output,
  arg2: Arg2
) -> @Sendable (Arg1, Arg3, Arg4) async throws(Failure) -> Output {
  { arg1, arg3, arg4 in try await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: Sendable, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output, arg2: Arg2
) -> @MainActor (Arg1, Arg3, Arg4) -> Output {
  { arg1, arg3, arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg2` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: Sendable, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg2: Arg2
) -> @MainActor (Arg1, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg3, arg4 in try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) -> Output, arg3: Arg3
) -> (Arg1, Arg2, Arg4) -> Output {
  { arg1, arg2, arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg3: Arg3
) -> (Arg1, Arg2, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg4 in try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async -> Output, arg3: Arg3
) -> (Arg1, Arg2, Arg4) async -> Output {
  { arg1, arg2, arg4 in await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output, arg3: Arg3
) -> (Arg1, Arg2, Arg4) async throws(Failure) -> Output {
  { arg1, arg2, arg4 in try await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3: Sendable, Arg4, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) -> Output, arg3: Arg3
) -> @Sendable (Arg1, Arg2, Arg4) -> Output {
  { arg1, arg2, arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3: Sendable, Arg4, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg3: Arg3
) -> @Sendable (Arg1, Arg2, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg4 in try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3: Sendable, Arg4, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async -> Output, arg3: Arg3
) -> @Sendable (Arg1, Arg2, Arg4) async -> Output {
  { arg1, arg2, arg4 in await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3: Sendable, Arg4, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output,
  arg3: Arg3
) -> @Sendable (Arg1, Arg2, Arg4) async throws(Failure) -> Output {
  { arg1, arg2, arg4 in try await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: Sendable, Arg4: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output, arg3: Arg3
) -> @MainActor (Arg1, Arg2, Arg4) -> Output {
  { arg1, arg2, arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg3` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: Sendable, Arg4: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg3: Arg3
) -> @MainActor (Arg1, Arg2, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg4 in try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) -> Output, arg4: Arg4
) -> (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg4: Arg4
) -> (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 in try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async -> Output, arg4: Arg4
) -> (Arg1, Arg2, Arg3) async -> Output {
  { arg1, arg2, arg3 in await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output, arg4: Arg4
) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Output {
  { arg1, arg2, arg3 in try await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) -> Output, arg4: Arg4
) -> @Sendable (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg4: Arg4
) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 in try function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async -> Output, arg4: Arg4
) -> @Sendable (Arg1, Arg2, Arg3) async -> Output {
  { arg1, arg2, arg3 in await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output,
  arg4: Arg4
) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output {
  { arg1, arg2, arg3 in try await function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: Sendable,
  Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output, arg4: Arg4
) -> @MainActor (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in function(arg1, arg2, arg3, arg4) }
}

/// Binds `arg4` of a function of four parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: Sendable,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output, arg4: Arg4
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 in try function(arg1, arg2, arg3, arg4) }
}
