// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Binds `arg1` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) -> Output, arg1: Arg1
) -> (Arg2, Arg3) -> Output {
  { arg2, arg3 in function(arg1, arg2, arg3) }
}

/// Binds `arg1` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg1: Arg1
) -> (Arg2, Arg3) throws(Failure) -> Output {
  { arg2, arg3 in try function(arg1, arg2, arg3) }
}

/// Binds `arg1` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) async -> Output, arg1: Arg1
) -> (Arg2, Arg3) async -> Output {
  { arg2, arg3 in await function(arg1, arg2, arg3) }
}

/// Binds `arg1` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output, arg1: Arg1
) -> (Arg2, Arg3) async throws(Failure) -> Output {
  { arg2, arg3 in try await function(arg1, arg2, arg3) }
}

/// Binds `arg1` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Arg3, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) -> Output, arg1: Arg1
) -> @Sendable (Arg2, Arg3) -> Output {
  { arg2, arg3 in function(arg1, arg2, arg3) }
}

/// Binds `arg1` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg1: Arg1
) -> @Sendable (Arg2, Arg3) throws(Failure) -> Output {
  { arg2, arg3 in try function(arg1, arg2, arg3) }
}

/// Binds `arg1` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Arg3, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async -> Output, arg1: Arg1
) -> @Sendable (Arg2, Arg3) async -> Output {
  { arg2, arg3 in await function(arg1, arg2, arg3) }
}

/// Binds `arg1` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output, arg1: Arg1
) -> @Sendable (Arg2, Arg3) async throws(Failure) -> Output {
  { arg2, arg3 in try await function(arg1, arg2, arg3) }
}

/// Binds `arg1` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) -> Output, arg1: Arg1
) -> @MainActor (Arg2, Arg3) -> Output {
  { arg2, arg3 in function(arg1, arg2, arg3) }
}

/// Binds `arg1` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg1: Arg1
) -> @MainActor (Arg2, Arg3) throws(Failure) -> Output {
  { arg2, arg3 in try function(arg1, arg2, arg3) }
}

/// Binds `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) -> Output, arg2: Arg2
) -> (Arg1, Arg3) -> Output {
  { arg1, arg3 in function(arg1, arg2, arg3) }
}

/// Binds `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg2: Arg2
) -> (Arg1, Arg3) throws(Failure) -> Output {
  { arg1, arg3 in try function(arg1, arg2, arg3) }
}

/// Binds `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) async -> Output, arg2: Arg2
) -> (Arg1, Arg3) async -> Output {
  { arg1, arg3 in await function(arg1, arg2, arg3) }
}

/// Binds `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output, arg2: Arg2
) -> (Arg1, Arg3) async throws(Failure) -> Output {
  { arg1, arg3 in try await function(arg1, arg2, arg3) }
}

/// Binds `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Arg3, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) -> Output, arg2: Arg2
) -> @Sendable (Arg1, Arg3) -> Output {
  { arg1, arg3 in function(arg1, arg2, arg3) }
}

/// Binds `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Arg3, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg2: Arg2
) -> @Sendable (Arg1, Arg3) throws(Failure) -> Output {
  { arg1, arg3 in try function(arg1, arg2, arg3) }
}

/// Binds `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Arg3, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async -> Output, arg2: Arg2
) -> @Sendable (Arg1, Arg3) async -> Output {
  { arg1, arg3 in await function(arg1, arg2, arg3) }
}

/// Binds `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Arg3, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output, arg2: Arg2
) -> @Sendable (Arg1, Arg3) async throws(Failure) -> Output {
  { arg1, arg3 in try await function(arg1, arg2, arg3) }
}

/// Binds `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: Sendable, Arg3: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) -> Output, arg2: Arg2
) -> @MainActor (Arg1, Arg3) -> Output {
  { arg1, arg3 in function(arg1, arg2, arg3) }
}

/// Binds `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: Sendable, Arg3: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg2: Arg2
) -> @MainActor (Arg1, Arg3) throws(Failure) -> Output {
  { arg1, arg3 in try function(arg1, arg2, arg3) }
}

/// Binds `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) -> Output, arg3: Arg3
) -> (Arg1, Arg2) -> Output {
  { arg1, arg2 in function(arg1, arg2, arg3) }
}

/// Binds `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg3: Arg3
) -> (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 in try function(arg1, arg2, arg3) }
}

/// Binds `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) async -> Output, arg3: Arg3
) -> (Arg1, Arg2) async -> Output {
  { arg1, arg2 in await function(arg1, arg2, arg3) }
}

/// Binds `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output, arg3: Arg3
) -> (Arg1, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 in try await function(arg1, arg2, arg3) }
}

/// Binds `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) -> Output, arg3: Arg3
) -> @Sendable (Arg1, Arg2) -> Output {
  { arg1, arg2 in function(arg1, arg2, arg3) }
}

/// Binds `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg3: Arg3
) -> @Sendable (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 in try function(arg1, arg2, arg3) }
}

/// Binds `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async -> Output, arg3: Arg3
) -> @Sendable (Arg1, Arg2) async -> Output {
  { arg1, arg2 in await function(arg1, arg2, arg3) }
}

/// Binds `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output, arg3: Arg3
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 in try await function(arg1, arg2, arg3) }
}

/// Binds `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: Sendable, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) -> Output, arg3: Arg3
) -> @MainActor (Arg1, Arg2) -> Output {
  { arg1, arg2 in function(arg1, arg2, arg3) }
}

/// Binds `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: Sendable, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg3: Arg3
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 in try function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) -> Output, arg1: Arg1, arg2: Arg2
) -> (Arg3) -> Output {
  { arg3 in function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg1: Arg1, arg2: Arg2
) -> (Arg3) throws(Failure) -> Output {
  { arg3 in try function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) async -> Output, arg1: Arg1, arg2: Arg2
) -> (Arg3) async -> Output {
  { arg3 in await function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output, arg1: Arg1, arg2: Arg2
) -> (Arg3) async throws(Failure) -> Output {
  { arg3 in try await function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) -> Output, arg1: Arg1, arg2: Arg2
) -> @Sendable (Arg3) -> Output {
  { arg3 in function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg1: Arg1,
  arg2: Arg2
) -> @Sendable (Arg3) throws(Failure) -> Output {
  { arg3 in try function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async -> Output, arg1: Arg1, arg2: Arg2
) -> @Sendable (Arg3) async -> Output {
  { arg3 in await function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output, arg1: Arg1,
  arg2: Arg2
) -> @Sendable (Arg3) async throws(Failure) -> Output {
  { arg3 in try await function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) -> Output, arg1: Arg1, arg2: Arg2
) -> @MainActor (Arg3) -> Output {
  { arg3 in function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg2` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg1: Arg1,
  arg2: Arg2
) -> @MainActor (Arg3) throws(Failure) -> Output {
  { arg3 in try function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) -> Output, arg1: Arg1, arg3: Arg3
) -> (Arg2) -> Output {
  { arg2 in function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg1: Arg1, arg3: Arg3
) -> (Arg2) throws(Failure) -> Output {
  { arg2 in try function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) async -> Output, arg1: Arg1, arg3: Arg3
) -> (Arg2) async -> Output {
  { arg2 in await function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output, arg1: Arg1, arg3: Arg3
) -> (Arg2) async throws(Failure) -> Output {
  { arg2 in try await function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Arg3: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) -> Output, arg1: Arg1, arg3: Arg3
) -> @Sendable (Arg2) -> Output {
  { arg2 in function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Arg3: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg1: Arg1,
  arg3: Arg3
) -> @Sendable (Arg2) throws(Failure) -> Output {
  { arg2 in try function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Arg3: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async -> Output, arg1: Arg1, arg3: Arg3
) -> @Sendable (Arg2) async -> Output {
  { arg2 in await function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Arg3: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output, arg1: Arg1,
  arg3: Arg3
) -> @Sendable (Arg2) async throws(Failure) -> Output {
  { arg2 in try await function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: SendableMetatype, Arg3: Sendable, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) -> Output, arg1: Arg1, arg3: Arg3
) -> @MainActor (Arg2) -> Output {
  { arg2 in function(arg1, arg2, arg3) }
}

/// Binds `arg1` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: SendableMetatype, Arg3: Sendable, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg1: Arg1,
  arg3: Arg3
) -> @MainActor (Arg2) throws(Failure) -> Output {
  { arg2 in try function(arg1, arg2, arg3) }
}

/// Binds `arg2` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) -> Output, arg2: Arg2, arg3: Arg3
) -> (Arg1) -> Output {
  { arg1 in function(arg1, arg2, arg3) }
}

/// Binds `arg2` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg2: Arg2, arg3: Arg3
) -> (Arg1) throws(Failure) -> Output {
  { arg1 in try function(arg1, arg2, arg3) }
}

/// Binds `arg2` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) async -> Output, arg2: Arg2, arg3: Arg3
) -> (Arg1) async -> Output {
  { arg1 in await function(arg1, arg2, arg3) }
}

/// Binds `arg2` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output, arg2: Arg2, arg3: Arg3
) -> (Arg1) async throws(Failure) -> Output {
  { arg1 in try await function(arg1, arg2, arg3) }
}

/// Binds `arg2` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Arg3: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) -> Output, arg2: Arg2, arg3: Arg3
) -> @Sendable (Arg1) -> Output {
  { arg1 in function(arg1, arg2, arg3) }
}

/// Binds `arg2` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Arg3: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg2: Arg2,
  arg3: Arg3
) -> @Sendable (Arg1) throws(Failure) -> Output {
  { arg1 in try function(arg1, arg2, arg3) }
}

/// Binds `arg2` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Arg3: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async -> Output, arg2: Arg2, arg3: Arg3
) -> @Sendable (Arg1) async -> Output {
  { arg1 in await function(arg1, arg2, arg3) }
}

/// Binds `arg2` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Arg3: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output, arg2: Arg2,
  arg3: Arg3
) -> @Sendable (Arg1) async throws(Failure) -> Output {
  { arg1 in try await function(arg1, arg2, arg3) }
}

/// Binds `arg2` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: Sendable, Arg3: Sendable, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) -> Output, arg2: Arg2, arg3: Arg3
) -> @MainActor (Arg1) -> Output {
  { arg1 in function(arg1, arg2, arg3) }
}

/// Binds `arg2` and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: Sendable, Arg3: Sendable, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg2: Arg2,
  arg3: Arg3
) -> @MainActor (Arg1) throws(Failure) -> Output {
  { arg1 in try function(arg1, arg2, arg3) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) -> Output, arg1: Arg1, arg2: Arg2, arg3: Arg3
) -> () -> Output {
  { function(arg1, arg2, arg3) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg1: Arg1, arg2: Arg2,
  arg3: Arg3
) -> () throws(Failure) -> Output {
  { try function(arg1, arg2, arg3) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) async -> Output, arg1: Arg1, arg2: Arg2, arg3: Arg3
) -> () async -> Output {
  { await function(arg1, arg2, arg3) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output, arg1: Arg1, arg2: Arg2,
  arg3: Arg3
) -> () async throws(Failure) -> Output {
  { try await function(arg1, arg2, arg3) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) -> Output, arg1: Arg1, arg2: Arg2, arg3: Arg3
) -> @Sendable () -> Output {
  { function(arg1, arg2, arg3) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg1: Arg1,
  arg2: Arg2, arg3: Arg3
) -> @Sendable () throws(Failure) -> Output {
  { try function(arg1, arg2, arg3) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async -> Output, arg1: Arg1, arg2: Arg2,
  arg3: Arg3
) -> @Sendable () async -> Output {
  { await function(arg1, arg2, arg3) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output, arg1: Arg1,
  arg2: Arg2, arg3: Arg3
) -> @Sendable () async throws(Failure) -> Output {
  { try await function(arg1, arg2, arg3) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Output: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) -> Output, arg1: Arg1, arg2: Arg2, arg3: Arg3
) -> @MainActor () -> Output {
  { function(arg1, arg2, arg3) }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of three parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output, arg1: Arg1,
  arg2: Arg2, arg3: Arg3
) -> @MainActor () throws(Failure) -> Output {
  { try function(arg1, arg2, arg3) }
}
