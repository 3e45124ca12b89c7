import FunctionInjection

/// Makes an asynchronous function that waits and then calls another function.
///
/// With a ``ManualClock``, waiting takes no real time. The function throws any error; in place of a
/// function with typed throws, write a closure. A delay does not end with its test, and only the
/// function that is called after the delay can report a late call.
///
/// ```swift
/// let clock = ManualClock()
/// let load: @Sendable (Int) async throws -> User =
///   delayed(by: .seconds(2), clock: clock, returning(ada))
///
/// async let user = load(1)
/// await clock.waitForSleepers()
/// clock.advance(by: .seconds(2))
/// let loaded = try await user
/// ```
///
/// - Parameters:
///   - delay: The time that each call waits.
///   - clock: The clock that measures the delay.
///   - function: The function to call after the delay.
/// - Returns: A function with the same parameters; it throws a `CancellationError` if its task is
///   canceled while it waits.
public func delayed<each Argument, Output>(
  by delay: Duration, clock: any Clock<Duration> = ContinuousClock(),
  _ function: @escaping @Sendable (repeat each Argument) async throws -> Output
) -> @Sendable (repeat each Argument) async throws -> Output {
  { (argument: repeat each Argument) in
    try await clock.sleep(for: delay.withinSleepLimit)
    return try await function(repeat each argument)
  }
}

/// Makes an asynchronous function that waits and then calls another function, without throwing.
///
/// The function cannot report that its task was canceled. In that case, it calls the other function
/// immediately.
///
/// - Parameters:
///   - delay: The time that each call waits.
///   - clock: The clock that measures the delay.
///   - function: The function to call after the delay.
/// - Returns: A function of the same type.
@_disfavoredOverload
public func delayed<each Argument, Output>(
  by delay: Duration, clock: any Clock<Duration> = ContinuousClock(),
  _ function: @escaping @Sendable (repeat each Argument) async -> Output
) -> @Sendable (repeat each Argument) async -> Output {
  { (argument: repeat each Argument) in
    // A sleep throws if its task is canceled, and then the function is called immediately.
    try? await clock.sleep(for: delay.withinSleepLimit)
    return await function(repeat each argument)
  }
}
