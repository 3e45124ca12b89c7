// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Output, C: Clock>(
  _ function: @escaping () -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> () -> Output {
  {
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function()
  }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Output, Failure: Error, C: Clock>(
  _ function: @escaping () throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> () throws(Failure) -> Output {
  { () throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function()
  }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Output, C: Clock>(
  _ function: @escaping () async -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> () async -> Output {
  {
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return await function()
  }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Output, Failure: Error, C: Clock>(
  _ function: @escaping () async throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> () async throws(Failure) -> Output {
  { () async throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try await function()
  }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<Output, C: Clock>(
  _ function: @escaping @Sendable () -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable () -> Output {
  {
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function()
  }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<Output, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable () throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable () throws(Failure) -> Output {
  { () throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function()
  }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<Output, C: Clock>(
  _ function: @escaping @Sendable () async -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable () async -> Output {
  {
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return await function()
  }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<Output, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable () async throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable () async throws(Failure) -> Output {
  { () async throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try await function()
  }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<Output: SendableMetatype, C: Clock>(
  _ function: @escaping @MainActor () -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor () -> Output {
  {
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function()
  }
}

/// Measures each call of a function of no parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @MainActor () throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor () throws(Failure) -> Output {
  { () throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function()
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
/// The function may have any number of parameters, suspend, throw, be `@Sendable` or run on the main
/// actor. A call that throws is measured too, and the time of one that suspends includes the waiting.
///
/// - Parameters:
///   - function: What is measured.
///   - clock: What measures the time.
///   - record: Is called after each call, with how long it took.
/// - Returns: A function of the same type.
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Output, C: Clock>(
  _ function: @escaping (Arg1) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1) -> Output {
  { arg1 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(arg1)
  }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1) throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1) throws(Failure) -> Output {
  { arg1 throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(arg1)
  }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Output, C: Clock>(
  _ function: @escaping (Arg1) async -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1) async -> Output {
  { arg1 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return await function(arg1)
  }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1) async throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1) async throws(Failure) -> Output {
  { arg1 async throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try await function(arg1)
  }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<Arg1, Output: SendableMetatype, C: Clock>(
  _ function: @escaping @Sendable (Arg1) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1) -> Output {
  { arg1 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(arg1)
  }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<Arg1, Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable (Arg1) throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1) throws(Failure) -> Output {
  { arg1 throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(arg1)
  }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<Arg1, Output: SendableMetatype, C: Clock>(
  _ function: @escaping @Sendable (Arg1) async -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1) async -> Output {
  { arg1 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return await function(arg1)
  }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<Arg1, Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable (Arg1) async throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1) async throws(Failure) -> Output {
  { arg1 async throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try await function(arg1)
  }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<Arg1: SendableMetatype, Output: SendableMetatype, C: Clock>(
  _ function: @escaping @MainActor (Arg1) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (Arg1) -> Output {
  { arg1 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(arg1)
  }
}

/// Measures each call of a function of one parameter.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @MainActor (Arg1) throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (Arg1) throws(Failure) -> Output {
  { arg1 throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(arg1)
  }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Arg2, Output, C: Clock>(
  _ function: @escaping (Arg1, Arg2) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2) -> Output {
  { arg1, arg2 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(arg1, arg2)
  }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Arg2, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(arg1, arg2)
  }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Arg2, Output, C: Clock>(
  _ function: @escaping (Arg1, Arg2) async -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2) async -> Output {
  { arg1, arg2 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return await function(arg1, arg2)
  }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Arg2, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 async throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try await function(arg1, arg2)
  }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, C: Clock>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2) -> Output {
  { arg1, arg2 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(arg1, arg2)
  }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(arg1, arg2)
  }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, C: Clock>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2) async -> Output {
  { arg1, arg2 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return await function(arg1, arg2)
  }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 async throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try await function(arg1, arg2)
  }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, C: Clock
>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (Arg1, Arg2) -> Output {
  { arg1, arg2 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(arg1, arg2)
  }
}

/// Measures each call of a function of two parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error, C: Clock
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(arg1, arg2)
  }
}

/// Measures each call of a function of three parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, Output, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(arg1, arg2, arg3)
  }
}

/// Measures each call of a function of three parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(arg1, arg2, arg3)
  }
}

/// Measures each call of a function of three parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, Output, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3) async -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3) async -> Output {
  { arg1, arg2, arg3 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return await function(arg1, arg2, arg3)
  }
}

/// Measures each call of a function of three parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Output {
  { arg1, arg2, arg3 async throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try await function(arg1, arg2, arg3)
  }
}

/// Measures each call of a function of three parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype, C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(arg1, arg2, arg3)
  }
}

/// Measures each call of a function of three parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error,
  C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(arg1, arg2, arg3)
  }
}

/// Measures each call of a function of three parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype, C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3) async -> Output {
  { arg1, arg2, arg3 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return await function(arg1, arg2, arg3)
  }
}

/// Measures each call of a function of three parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error,
  C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output {
  { arg1, arg2, arg3 async throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try await function(arg1, arg2, arg3)
  }
}

/// Measures each call of a function of three parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  C: Clock
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(arg1, arg2, arg3)
  }
}

/// Measures each call of a function of three parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Failure: Error, C: Clock
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(arg1, arg2, arg3)
  }
}

/// Measures each call of a function of four parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, Arg4, Output, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3, Arg4) -> Output {
  { arg1, arg2, arg3, arg4 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(arg1, arg2, arg3, arg4)
  }
}

/// Measures each call of a function of four parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(arg1, arg2, arg3, arg4)
  }
}

/// Measures each call of a function of four parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, Arg4, Output, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3, Arg4) async -> Output {
  { arg1, arg2, arg3, arg4 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return await function(arg1, arg2, arg3, arg4)
  }
}

/// Measures each call of a function of four parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 async throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try await function(arg1, arg2, arg3, arg4)
  }
}

/// Measures each call of a function of four parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3, Arg4) -> Output {
  { arg1, arg2, arg3, arg4 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(arg1, arg2, arg3, arg4)
  }
}

/// Measures each call of a function of four parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, Failure: Error, C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(arg1, arg2, arg3, arg4)
  }
}

/// Measures each call of a function of four parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3, Arg4) async -> Output {
  { arg1, arg2, arg3, arg4 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return await function(arg1, arg2, arg3, arg4)
  }
}

/// Measures each call of a function of four parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, Failure: Error, C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 async throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try await function(arg1, arg2, arg3, arg4)
  }
}

/// Measures each call of a function of four parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, C: Clock
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output {
  { arg1, arg2, arg3, arg4 in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(arg1, arg2, arg3, arg4)
  }
}

/// Measures each call of a function of four parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, Failure: Error, C: Clock
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(arg1, arg2, arg3, arg4)
  }
}

/// Measures each call of a function of five or more parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Measures each call of a function of five or more parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  {
    (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest)
      throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Measures each call of a function of five or more parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Measures each call of a function of five or more parameters.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error, C: Clock>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  {
    (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest)
      async throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Measures each call of a function of five or more parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype, C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Measures each call of a function of five or more parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error,
  C: Clock
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  {
    (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest)
      throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Measures each call of a function of five or more parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype, C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Measures each call of a function of five or more parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error,
  C: Clock
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) async throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  {
    (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest)
      async throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Measures each call of a function of five or more parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype, C: Clock
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Measures each call of a function of five or more parameters.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func timed<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error,
  C: Clock
>(
  _ function:
    @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  clock: C = ContinuousClock(),
  record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  {
    (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest)
      throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}
