// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Output, C: Clock>(
  _ function: @escaping () -> Output, clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> () -> Output {
  { measuring(clock, record) { function() } }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Output, Failure: Error, C: Clock>(
  _ function: @escaping () throws(Failure) -> Output, clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> () throws(Failure) -> Output {
  { () throws(Failure) in try measuring(clock, record) { () throws(Failure) in try function() } }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Output, C: Clock>(
  _ function: @escaping () async -> Output, clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> () async -> Output {
  { await measuring(clock, record) { await function() } }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Output, Failure: Error, C: Clock>(
  _ function: @escaping () async throws(Failure) -> Output, clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> () async throws(Failure) -> Output {
  { () async throws(Failure) in
    try await measuring(clock, record) { () async throws(Failure) in try await function() }
  }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Output, C: Clock>(
  _ function: @escaping @Sendable () -> Output, clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable () -> Output {
  { measuring(clock, record) { function() } }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Output, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable () throws(Failure) -> Output, clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable () throws(Failure) -> Output {
  { () throws(Failure) in try measuring(clock, record) { () throws(Failure) in try function() } }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Output, C: Clock>(
  _ function: @escaping @Sendable () async -> Output, clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable () async -> Output {
  { await measuring(clock, record) { await function() } }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Output, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable () async throws(Failure) -> Output, clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable () async throws(Failure) -> Output {
  { () async throws(Failure) in
    try await measuring(clock, record) { () async throws(Failure) in try await function() }
  }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Output: SendableMetatype, C: Clock>(
  _ function: @escaping @MainActor () -> Output, clock: C = ContinuousClock(),
  record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor () -> Output {
  { measuring(clock, { record($0) }) { function() } }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @MainActor () throws(Failure) -> Output, clock: C = ContinuousClock(),
  record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor () throws(Failure) -> Output {
  { () throws(Failure) in
    try measuring(clock, { record($0) }) { () throws(Failure) in try function() }
  }
}

/// Measures each call of a function.
///
/// ```swift
/// func load(_ id: Int) -> User { ada }
///
/// let measured = timed(load) { print("It took \($0).") }   // (Int) -> User
/// ```
///
/// The function takes any number of parameters, and may suspend, throw, be `@Sendable`, or run on
/// the main actor. Calls that throw are measured too. The duration of a suspending call includes
/// the time that the call waits.
///
/// - Parameters:
///   - function: The function.
///   - clock: The clock that measures the time.
///   - record: A function that receives the duration of each call.
/// - Returns: A function of the same type.
@_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Output, C: Clock>(
  _ function: @escaping (Arg1) -> Output, clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1) -> Output {
  { arg1 in measuring(clock, record) { function(arg1) } }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1) throws(Failure) -> Output, clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1) throws(Failure) -> Output {
  { arg1 throws(Failure) in
    try measuring(clock, record) { () throws(Failure) in try function(arg1) }
  }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Output, C: Clock>(
  _ function: @escaping (Arg1) async -> Output, clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1) async -> Output {
  { arg1 in await measuring(clock, record) { await function(arg1) } }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1) async throws(Failure) -> Output, clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1) async throws(Failure) -> Output {
  { arg1 async throws(Failure) in
    try await measuring(clock, record) { () async throws(Failure) in try await function(arg1) }
  }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1, Output: SendableMetatype, C: Clock>(
  _ function: @escaping @Sendable (Arg1) -> Output, clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1) -> Output {
  { arg1 in measuring(clock, record) { function(arg1) } }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1, Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable (Arg1) throws(Failure) -> Output, clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1) throws(Failure) -> Output {
  { arg1 throws(Failure) in
    try measuring(clock, record) { () throws(Failure) in try function(arg1) }
  }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1, Output: SendableMetatype, C: Clock>(
  _ function: @escaping @Sendable (Arg1) async -> Output, clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1) async -> Output {
  { arg1 in await measuring(clock, record) { await function(arg1) } }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1, Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable (Arg1) async throws(Failure) -> Output,
  clock: C = ContinuousClock(), record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1) async throws(Failure) -> Output {
  { arg1 async throws(Failure) in
    try await measuring(clock, record) { () async throws(Failure) in try await function(arg1) }
  }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1: SendableMetatype, Output: SendableMetatype, C: Clock>(
  _ function: @escaping @MainActor (Arg1) -> Output, clock: C = ContinuousClock(),
  record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (Arg1) -> Output {
  { arg1 in measuring(clock, { record($0) }) { function(arg1) } }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @MainActor (Arg1) throws(Failure) -> Output, clock: C = ContinuousClock(),
  record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (Arg1) throws(Failure) -> Output {
  { arg1 throws(Failure) in
    try measuring(clock, { record($0) }) { () throws(Failure) in try function(arg1) }
  }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Arg2, Output, C: Clock>(
  _ function: @escaping (Arg1, Arg2) -> Output, clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2) -> Output {
  { arg1, arg2 in measuring(clock, record) { function(arg1, arg2) } }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Arg2, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output, clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 throws(Failure) in
    try measuring(clock, record) { () throws(Failure) in try function(arg1, arg2) }
  }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Arg2, Output, C: Clock>(
  _ function: @escaping (Arg1, Arg2) async -> Output, clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2) async -> Output {
  { arg1, arg2 in await measuring(clock, record) { await function(arg1, arg2) } }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Arg2, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output, clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 async throws(Failure) in
    try await measuring(clock, record) { () async throws(Failure) in
      try await function(arg1, arg2)
    }
  }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, C: Clock>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> Output, clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2) -> Output {
  { arg1, arg2 in measuring(clock, record) { function(arg1, arg2) } }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output,
  clock: C = ContinuousClock(), record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 throws(Failure) in
    try measuring(clock, record) { () throws(Failure) in try function(arg1, arg2) }
  }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, C: Clock>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> Output, clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2) async -> Output {
  { arg1, arg2 in await measuring(clock, record) { await function(arg1, arg2) } }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output,
  clock: C = ContinuousClock(), record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 async throws(Failure) in
    try await measuring(clock, record) { () async throws(Failure) in
      try await function(arg1, arg2)
    }
  }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, C: Clock
>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> Output, clock: C = ContinuousClock(),
  record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (Arg1, Arg2) -> Output {
  { arg1, arg2 in measuring(clock, { record($0) }) { function(arg1, arg2) } }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error, C: Clock
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output,
  clock: C = ContinuousClock(), record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 throws(Failure) in
    try measuring(clock, { record($0) }) { () throws(Failure) in try function(arg1, arg2) }
  }
}

/// Measures each call of a function of three or more parameters.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, each Rest, Output, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) -> Output,
  clock: C = ContinuousClock(), record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    measuring(clock, record) { function(arg1, arg2, arg3, repeat each rest) }
  }
}

/// Measures each call of a function of three or more parameters.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, each Rest, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output,
  clock: C = ContinuousClock(), record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    try measuring(clock, record) { () throws(Failure) in
      try function(arg1, arg2, arg3, repeat each rest)
    }
  }
}

/// Measures each call of a function of three or more parameters.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, each Rest, Output, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) async -> Output,
  clock: C = ContinuousClock(), record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    await measuring(clock, record) { await function(arg1, arg2, arg3, repeat each rest) }
  }
}

/// Measures each call of a function of three or more parameters.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, each Rest, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output,
  clock: C = ContinuousClock(), record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) async throws(Failure) in
    try await measuring(clock, record) { () async throws(Failure) in
      try await function(arg1, arg2, arg3, repeat each rest)
    }
  }
}

/// Measures each call of a function of three or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) -> Output,
  clock: C = ContinuousClock(), record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    measuring(clock, record) { function(arg1, arg2, arg3, repeat each rest) }
  }
}

/// Measures each call of a function of three or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error, C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output,
  clock: C = ContinuousClock(), record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    try measuring(clock, record) { () throws(Failure) in
      try function(arg1, arg2, arg3, repeat each rest)
    }
  }
}

/// Measures each call of a function of three or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async -> Output,
  clock: C = ContinuousClock(), record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    await measuring(clock, record) { await function(arg1, arg2, arg3, repeat each rest) }
  }
}

/// Measures each call of a function of three or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error, C: Clock
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output,
  clock: C = ContinuousClock(), record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) async throws(Failure) in
    try await measuring(clock, record) { () async throws(Failure) in
      try await function(arg1, arg2, arg3, repeat each rest)
    }
  }
}

/// Measures each call of a function of three or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  each Rest: SendableMetatype, Output: SendableMetatype, C: Clock
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, repeat each Rest) -> Output,
  clock: C = ContinuousClock(), record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (Arg1, Arg2, Arg3, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    measuring(clock, { record($0) }) { function(arg1, arg2, arg3, repeat each rest) }
  }
}

/// Measures each call of a function of three or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error, C: Clock
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output,
  clock: C = ContinuousClock(), record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    try measuring(clock, { record($0) }) { () throws(Failure) in
      try function(arg1, arg2, arg3, repeat each rest)
    }
  }
}
