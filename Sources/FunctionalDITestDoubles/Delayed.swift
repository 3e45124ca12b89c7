/// Makes an asynchronous function that waits, and then does what another one does.
///
/// With a ``ManualClock`` the waiting takes no time.
///
/// ```swift
/// let clock = ManualClock()
/// let load: @Sendable (Int) async throws -> User =
///   delayed(by: .seconds(2), clock: clock, returning(ada))
///
/// async let user = load(1)
/// await clock.sleeping()
/// clock.advance(by: .seconds(2))
/// let loaded = try await user
/// ```
///
/// - Parameters:
///   - delay: How long a call waits.
///   - clock: The clock that measures the delay.
///   - function: What a call does then.
/// - Returns: A function of the same parameters; it throws a `CancellationError` where its task is
///   cancelled while it waits.
public func delayed<each Argument, Output>(
  by delay: Duration, clock: any Clock<Duration> = ContinuousClock(),
  _ function: @escaping @Sendable (repeat each Argument) async throws -> Output
) -> @Sendable (repeat each Argument) async throws -> Output {
  { (argument: repeat each Argument) in
    try await clock.sleep(for: delay)
    return try await function(repeat each argument)
  }
}

/// Makes an asynchronous function that waits, and then does what another one does, without throwing.
///
/// It cannot report that its task was cancelled, so it then calls the other function at once.
///
/// - Parameters:
///   - delay: How long a call waits.
///   - clock: The clock that measures the delay.
///   - function: What a call does then.
/// - Returns: A function of the same type.
@_disfavoredOverload
public func delayed<each Argument, Output>(
  by delay: Duration, clock: any Clock<Duration> = ContinuousClock(),
  _ function: @escaping @Sendable (repeat each Argument) async -> Output
) -> @Sendable (repeat each Argument) async -> Output {
  { (argument: repeat each Argument) in
    // A sleep fails where its task is cancelled, and then the function is called all the sooner.
    try? await clock.sleep(for: delay)
    return await function(repeat each argument)
  }
}
