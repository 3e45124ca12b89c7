// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Binds `arg1` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output, arg1: Arg1
) -> (Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg1: Arg1
) -> (Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output, arg1: Arg1
) -> (Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output,
  arg1: Arg1
) -> (Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg1: Arg1
) -> @Sendable (Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg1: Arg1
) -> @Sendable (Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  arg1: Arg1
) -> @Sendable (Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) async throws(Failure) -> Output, arg1: Arg1
) -> @Sendable (Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg1: Arg1
) -> @MainActor (Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg1: Arg1
) -> @MainActor (Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` and `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output, arg1: Arg1,
  arg2: Arg2
) -> (Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` and `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2
) -> (Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` and `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  arg1: Arg1, arg2: Arg2
) -> (Arg3, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` and `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2
) -> (Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` and `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg1: Arg1, arg2: Arg2
) -> @Sendable (Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` and `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2
) -> @Sendable (Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` and `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  arg1: Arg1, arg2: Arg2
) -> @Sendable (Arg3, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` and `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) async throws(Failure) -> Output, arg1: Arg1, arg2: Arg2
) -> @Sendable (Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` and `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg1: Arg1, arg2: Arg2
) -> @MainActor (Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1` and `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2
) -> @MainActor (Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output, arg1: Arg1,
  arg2: Arg2, arg3: Arg3
) -> (Arg4, Arg5, repeat each Rest) -> Output {
  { (arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3
) -> (Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3
) -> (Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3
) -> (Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3
) -> @Sendable (Arg4, Arg5, repeat each Rest) -> Output {
  { (arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4, Arg5, each Rest, Output, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3
) -> @Sendable (Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3
) -> @Sendable (Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4, Arg5, each Rest, Output, Failure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) async throws(Failure) -> Output, arg1: Arg1, arg2: Arg2, arg3: Arg3
) -> @Sendable (Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: SendableMetatype, Arg5: SendableMetatype,
  each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3
) -> @MainActor (Arg4, Arg5, repeat each Rest) -> Output {
  { (arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, and `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: SendableMetatype, Arg5: SendableMetatype,
  each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3
) -> @MainActor (Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output, arg1: Arg1,
  arg2: Arg2, arg3: Arg3, arg4: Arg4
) -> (Arg5, repeat each Rest) -> Output {
  { (arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4
) -> (Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4
) -> (Arg5, repeat each Rest) async -> Output {
  { (arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4
) -> (Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg5: Arg5, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5, each Rest, Output
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4
) -> @Sendable (Arg5, repeat each Rest) -> Output {
  { (arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5, each Rest, Output,
  Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4
) -> @Sendable (Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5, each Rest, Output
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4
) -> @Sendable (Arg5, repeat each Rest) async -> Output {
  { (arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5, each Rest, Output,
  Failure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) async throws(Failure) -> Output, arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4
) -> @Sendable (Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg5: Arg5, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: SendableMetatype,
  each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4
) -> @MainActor (Arg5, repeat each Rest) -> Output {
  { (arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, `arg3`, and `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: SendableMetatype,
  each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4
) -> @MainActor (Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, and `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output, arg1: Arg1,
  arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5
) -> (repeat each Rest) -> Output {
  { (rest: repeat each Rest) in function(arg1, arg2, arg3, arg4, arg5, repeat each rest) }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, and `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5
) -> (repeat each Rest) throws(Failure) -> Output {
  { (rest: repeat each Rest) in try function(arg1, arg2, arg3, arg4, arg5, repeat each rest) }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, and `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5
) -> (repeat each Rest) async -> Output {
  { (rest: repeat each Rest) in await function(arg1, arg2, arg3, arg4, arg5, repeat each rest) }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, and `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5
) -> (repeat each Rest) async throws(Failure) -> Output {
  { (rest: repeat each Rest) in try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest) }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, and `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable, each Rest, Output
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5
) -> @Sendable (repeat each Rest) -> Output {
  { (rest: repeat each Rest) in function(arg1, arg2, arg3, arg4, arg5, repeat each rest) }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, and `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable, each Rest, Output,
  Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5
) -> @Sendable (repeat each Rest) throws(Failure) -> Output {
  { (rest: repeat each Rest) in try function(arg1, arg2, arg3, arg4, arg5, repeat each rest) }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, and `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable, each Rest, Output
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5
) -> @Sendable (repeat each Rest) async -> Output {
  { (rest: repeat each Rest) in await function(arg1, arg2, arg3, arg4, arg5, repeat each rest) }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, and `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable, each Rest, Output,
  Failure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) async throws(Failure) -> Output, arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5
) -> @Sendable (repeat each Rest) async throws(Failure) -> Output {
  { (rest: repeat each Rest) in try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest) }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, and `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable,
  each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5
) -> @MainActor (repeat each Rest) -> Output {
  { (rest: repeat each Rest) in function(arg1, arg2, arg3, arg4, arg5, repeat each rest) }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, and `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable,
  each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5
) -> @MainActor (repeat each Rest) throws(Failure) -> Output {
  { (rest: repeat each Rest) in try function(arg1, arg2, arg3, arg4, arg5, repeat each rest) }
}

/// Binds `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output, arg2: Arg2
) -> (Arg1, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg2: Arg2
) -> (Arg1, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output, arg2: Arg2
) -> (Arg1, Arg3, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output,
  arg2: Arg2
) -> (Arg1, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Arg1, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg2: Arg2
) -> @Sendable (Arg1, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg2: Arg2
) -> @Sendable (Arg1, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  arg2: Arg2
) -> @Sendable (Arg1, Arg3, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) async throws(Failure) -> Output, arg2: Arg2
) -> @Sendable (Arg1, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Arg1, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: Sendable, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg2: Arg2
) -> @MainActor (Arg1, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg2` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: Sendable, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg2: Arg2
) -> @MainActor (Arg1, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output, arg3: Arg3
) -> (Arg1, Arg2, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg3: Arg3
) -> (Arg1, Arg2, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output, arg3: Arg3
) -> (Arg1, Arg2, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output,
  arg3: Arg3
) -> (Arg1, Arg2, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3: Sendable, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg3: Arg3
) -> @Sendable (Arg1, Arg2, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3: Sendable, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg3: Arg3
) -> @Sendable (Arg1, Arg2, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3: Sendable, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  arg3: Arg3
) -> @Sendable (Arg1, Arg2, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3: Sendable, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) async throws(Failure) -> Output, arg3: Arg3
) -> @Sendable (Arg1, Arg2, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: Sendable, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg3: Arg3
) -> @MainActor (Arg1, Arg2, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg3` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: Sendable, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg3: Arg3
) -> @MainActor (Arg1, Arg2, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output, arg4: Arg4
) -> (Arg1, Arg2, Arg3, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg4: Arg4
) -> (Arg1, Arg2, Arg3, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output, arg4: Arg4
) -> (Arg1, Arg2, Arg3, Arg5, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output,
  arg4: Arg4
) -> (Arg1, Arg2, Arg3, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg5: Arg5, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4: Sendable, Arg5, each Rest, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg4: Arg4
) -> @Sendable (Arg1, Arg2, Arg3, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4: Sendable, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg4: Arg4
) -> @Sendable (Arg1, Arg2, Arg3, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4: Sendable, Arg5, each Rest, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  arg4: Arg4
) -> @Sendable (Arg1, Arg2, Arg3, Arg5, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4: Sendable, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) async throws(Failure) -> Output, arg4: Arg4
) -> @Sendable (Arg1, Arg2, Arg3, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg5: Arg5, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: Sendable,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg4: Arg4
) -> @MainActor (Arg1, Arg2, Arg3, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg4` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: Sendable,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg4: Arg4
) -> @MainActor (Arg1, Arg2, Arg3, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output, arg5: Arg5
) -> (Arg1, Arg2, Arg3, Arg4, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg5: Arg5
) -> (Arg1, Arg2, Arg3, Arg4, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output, arg5: Arg5
) -> (Arg1, Arg2, Arg3, Arg4, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output,
  arg5: Arg5
) -> (Arg1, Arg2, Arg3, Arg4, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5: Sendable, each Rest, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg5: Arg5
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5: Sendable, each Rest, Output, Failure: Error>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg5: Arg5
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5: Sendable, each Rest, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  arg5: Arg5
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5: Sendable, each Rest, Output, Failure: Error>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) async throws(Failure) -> Output, arg5: Arg5
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: Sendable, each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  arg5: Arg5
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg5` of a function of five or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: Sendable, each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  arg5: Arg5
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, `arg5`, and `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, arg6: Arg6
) -> (repeat each Rest) -> Output {
  { (rest: repeat each Rest) in function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest) }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, `arg5`, and `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, each Rest, Output, Failure: Error>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest) throws(Failure) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, arg6: Arg6
) -> (repeat each Rest) throws(Failure) -> Output {
  { (rest: repeat each Rest) in try function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest) }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, `arg5`, and `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest) async -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, arg6: Arg6
) -> (repeat each Rest) async -> Output {
  { (rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, `arg5`, and `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, each Rest, Output, Failure: Error>(
  _ function:
    @escaping (
      Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest
    ) async throws(Failure) -> Output, arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5,
  arg6: Arg6
) -> (repeat each Rest) async throws(Failure) -> Output {
  { (rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, `arg5`, and `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable, Arg6: Sendable,
  each Rest, Output
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, arg6: Arg6
) -> @Sendable (repeat each Rest) -> Output {
  { (rest: repeat each Rest) in function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest) }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, `arg5`, and `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable, Arg6: Sendable,
  each Rest, Output, Failure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest
    ) throws(Failure) -> Output, arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5,
  arg6: Arg6
) -> @Sendable (repeat each Rest) throws(Failure) -> Output {
  { (rest: repeat each Rest) in try function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest) }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, `arg5`, and `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable, Arg6: Sendable,
  each Rest, Output
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest) async -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, arg6: Arg6
) -> @Sendable (repeat each Rest) async -> Output {
  { (rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, `arg5`, and `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable, Arg6: Sendable,
  each Rest, Output, Failure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest
    ) async throws(Failure) -> Output, arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5,
  arg6: Arg6
) -> @Sendable (repeat each Rest) async throws(Failure) -> Output {
  { (rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest)
  }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, `arg5`, and `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable, Arg6: Sendable,
  each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest) -> Output,
  arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, arg6: Arg6
) -> @MainActor (repeat each Rest) -> Output {
  { (rest: repeat each Rest) in function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest) }
}

/// Binds `arg1`, `arg2`, `arg3`, `arg4`, `arg5`, and `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable, Arg6: Sendable,
  each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @MainActor (
      Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest
    ) throws(Failure) -> Output, arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5,
  arg6: Arg6
) -> @MainActor (repeat each Rest) throws(Failure) -> Output {
  { (rest: repeat each Rest) in try function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest) }
}

/// Binds `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest) -> Output, arg6: Arg6
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest)
  }
}

/// Binds `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, each Rest, Output, Failure: Error>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest) throws(Failure) -> Output,
  arg6: Arg6
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest)
  }
}

/// Binds `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest) async -> Output,
  arg6: Arg6
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest)
  }
}

/// Binds `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, each Rest, Output, Failure: Error>(
  _ function:
    @escaping (
      Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest
    ) async throws(Failure) -> Output, arg6: Arg6
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest)
  }
}

/// Binds `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6: Sendable, each Rest, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest) -> Output,
  arg6: Arg6
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest)
  }
}

/// Binds `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1, Arg2, Arg3, Arg4, Arg5, Arg6: Sendable, each Rest, Output, Failure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest
    ) throws(Failure) -> Output, arg6: Arg6
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest)
  }
}

/// Binds `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6: Sendable, each Rest, Output>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest) async -> Output,
  arg6: Arg6
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest)
  }
}

/// Binds `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1, Arg2, Arg3, Arg4, Arg5, Arg6: Sendable, each Rest, Output, Failure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest
    ) async throws(Failure) -> Output, arg6: Arg6
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest)
  }
}

/// Binds `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Arg6: Sendable, each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest) -> Output,
  arg6: Arg6
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest)
  }
}

/// Binds `arg6` of a function of six or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Arg6: Sendable, each Rest: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function:
    @escaping @MainActor (
      Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, repeat each Rest
    ) throws(Failure) -> Output, arg6: Arg6
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, arg4, arg5, arg6, repeat each rest)
  }
}
