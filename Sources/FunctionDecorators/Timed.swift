/// Measures each call of a function.
///
/// ```swift
/// func load(_ id: Int) -> User { ada }
///
/// let measured = timed(load) { print("It took \($0).") }   // (Int) -> User
/// ```
///
/// The function may have any number of parameters, suspend and throw. A call that throws is measured
/// too, and the time of one that suspends includes the waiting. For a function that returns a
/// publisher, `PublisherDecorators` has an overload that measures each subscription.
///
/// - Parameters:
///   - function: What is measured.
///   - clock: What measures the time.
///   - record: Is called after each call, with how long it took.
/// - Returns: A function of the same type.
@inlinable @inline(always)
public func timed<each Argument, Output, C: Clock>(
  _ function: @escaping (repeat each Argument) -> Output,
  clock: C = ContinuousClock(), record: @escaping (C.Duration) -> Void
) -> (repeat each Argument) -> Output {
  { (argument: repeat each Argument) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(repeat each argument)
  }
}

/// Measures each call of a function that throws.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func timed<each Argument, Output, Failure: Error, C: Clock>(
  _ function: @escaping (repeat each Argument) throws(Failure) -> Output,
  clock: C = ContinuousClock(), record: @escaping (C.Duration) -> Void
) -> (repeat each Argument) throws(Failure) -> Output {
  { (argument: repeat each Argument) throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(repeat each argument)
  }
}

/// Measures each call of a function that suspends.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func timed<each Argument, Output, C: Clock>(
  _ function: @escaping (repeat each Argument) async -> Output,
  clock: C = ContinuousClock(), record: @escaping (C.Duration) -> Void
) -> (repeat each Argument) async -> Output {
  { (argument: repeat each Argument) async in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return await function(repeat each argument)
  }
}

/// Measures each call of a function that suspends and throws.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func timed<each Argument, Output, Failure: Error, C: Clock>(
  _ function: @escaping (repeat each Argument) async throws(Failure) -> Output,
  clock: C = ContinuousClock(), record: @escaping (C.Duration) -> Void
) -> (repeat each Argument) async throws(Failure) -> Output {
  { (argument: repeat each Argument) async throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try await function(repeat each argument)
  }
}

/// Measures each call of a `@Sendable` function.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func timed<each Argument, Output: SendableMetatype, C: Clock>(
  _ function: @escaping @Sendable (repeat each Argument) -> Output,
  clock: C = ContinuousClock(), record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (repeat each Argument) -> Output {
  { (argument: repeat each Argument) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(repeat each argument)
  }
}

/// Measures each call of a `@Sendable` function that throws.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func timed<each Argument, Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable (repeat each Argument) throws(Failure) -> Output,
  clock: C = ContinuousClock(), record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (repeat each Argument) throws(Failure) -> Output {
  { (argument: repeat each Argument) throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(repeat each argument)
  }
}

/// Measures each call of a `@Sendable` function that suspends.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func timed<each Argument, Output: SendableMetatype, C: Clock>(
  _ function: @escaping @Sendable (repeat each Argument) async -> Output,
  clock: C = ContinuousClock(), record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (repeat each Argument) async -> Output {
  { (argument: repeat each Argument) async in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return await function(repeat each argument)
  }
}

/// Measures each call of a `@Sendable` function that suspends and throws.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func timed<each Argument, Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable (repeat each Argument) async throws(Failure) -> Output,
  clock: C = ContinuousClock(), record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (repeat each Argument) async throws(Failure) -> Output {
  { (argument: repeat each Argument) async throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try await function(repeat each argument)
  }
}

/// Measures each call of a main actor function.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func timed<each Argument: SendableMetatype, Output: SendableMetatype, C: Clock>(
  _ function: @escaping @MainActor (repeat each Argument) -> Output,
  clock: C = ContinuousClock(), record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (repeat each Argument) -> Output {
  { (argument: repeat each Argument) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return function(repeat each argument)
  }
}

/// Measures each call of a main actor function that throws.
@_documentation(visibility: internal)
@inlinable @inline(always)
public func timed<
  each Argument: SendableMetatype, Output: SendableMetatype, Failure: Error, C: Clock
>(
  _ function: @escaping @MainActor (repeat each Argument) throws(Failure) -> Output,
  clock: C = ContinuousClock(), record: @escaping @MainActor (C.Duration) -> Void
) -> @MainActor (repeat each Argument) throws(Failure) -> Output {
  { (argument: repeat each Argument) throws(Failure) in
    let start = clock.now
    defer { record(start.duration(to: clock.now)) }
    return try function(repeat each argument)
  }
}
