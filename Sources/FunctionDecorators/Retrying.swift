/// Calls a function again where it throws.
///
/// ```swift
/// struct Offline: Error {}
/// func load(_ id: Int) throws(Offline) -> User { ada }
///
/// let patient = retrying(load, attempts: 5)   // (Int) throws(Offline) -> User
/// ```
///
/// The function may have any number of parameters. One that suspends may also be given a `delay`
/// before each further attempt, from how often it has failed so far; a cancelled task is given no
/// further attempt. For a function that returns a publisher, `PublisherDecorators` has an overload that
/// subscribes again.
///
/// - Parameters:
///   - function: What is called.
///   - attempts: How often it is called at most; at least once.
///   - isTemporary: Whether it is worth calling again after an error; always if nothing is said.
/// - Returns: A function of the same type, which throws the error of the last attempt.
@_disfavoredOverload
@inlinable @inline(always)
public func retrying<each Argument, Output, Failure: Error>(
  _ function: @escaping (repeat each Argument) throws(Failure) -> Output,
  attempts: Int = 3, when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> (repeat each Argument) throws(Failure) -> Output {
  precondition(
    attempts > 0, "A function is called at least once, so `attempts` cannot be \(attempts).")
  return { (argument: repeat each Argument) throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(repeat each argument)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function that suspends and throws again where it throws.
@_documentation(visibility: internal)
@_disfavoredOverload
@inlinable @inline(always)
public func retrying<each Argument, Output, Failure: Error, C: Clock>(
  _ function: @escaping (repeat each Argument) async throws(Failure) -> Output,
  attempts: Int = 3, clock: C = ContinuousClock(),
  delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> (repeat each Argument) async throws(Failure) -> Output {
  precondition(
    attempts > 0, "A function is called at least once, so `attempts` cannot be \(attempts).")
  return { (argument: repeat each Argument) async throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try await function(repeat each argument)
      } catch {
        failures += 1
        guard failures < attempts, !Task.isCancelled, isTemporary(error) else { throw error }
        guard await pause(for: delay(failures), clock) else { throw error }
      }
    }
  }
}

/// Calls a `@Sendable` function that throws again where it throws.
@_documentation(visibility: internal)
@_disfavoredOverload
@inlinable @inline(always)
public func retrying<each Argument, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (repeat each Argument) throws(Failure) -> Output,
  attempts: Int = 3, when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable (repeat each Argument) throws(Failure) -> Output {
  precondition(
    attempts > 0, "A function is called at least once, so `attempts` cannot be \(attempts).")
  return { (argument: repeat each Argument) throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(repeat each argument)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a `@Sendable` function that suspends and throws again where it throws.
@_documentation(visibility: internal)
@_disfavoredOverload
@inlinable @inline(always)
public func retrying<each Argument, Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable (repeat each Argument) async throws(Failure) -> Output,
  attempts: Int = 3, clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable (repeat each Argument) async throws(Failure) -> Output {
  precondition(
    attempts > 0, "A function is called at least once, so `attempts` cannot be \(attempts).")
  return { (argument: repeat each Argument) async throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try await function(repeat each argument)
      } catch {
        failures += 1
        guard failures < attempts, !Task.isCancelled, isTemporary(error) else { throw error }
        guard await pause(for: delay(failures), clock) else { throw error }
      }
    }
  }
}

/// Calls a main actor function that throws again where it throws.
@_documentation(visibility: internal)
@_disfavoredOverload
@inlinable @inline(always)
public func retrying<each Argument: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor (repeat each Argument) throws(Failure) -> Output,
  attempts: Int = 3, when isTemporary: @escaping @MainActor (Failure) -> Bool = { _ in true }
) -> @MainActor (repeat each Argument) throws(Failure) -> Output {
  precondition(
    attempts > 0, "A function is called at least once, so `attempts` cannot be \(attempts).")
  return { (argument: repeat each Argument) throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(repeat each argument)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function that cannot throw, which there is no reason to call again.
///
/// It keeps the compiler from fitting such a function to the overloads of those that throw.
///
/// - Parameters:
///   - function: What is called.
///   - attempts: Is not used.
/// - Returns: The function.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@inlinable @inline(always)
public func retrying<each Argument, Output>(
  _ function: @escaping (repeat each Argument) -> Output, attempts: Int = 3
) -> (repeat each Argument) -> Output {
  function
}

/// Calls a function that suspends and cannot throw, which there is no reason to call again.
///
/// - Parameters:
///   - function: What is called.
///   - attempts: Is not used.
/// - Returns: The function.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@inlinable @inline(always)
public func retrying<each Argument, Output>(
  _ function: @escaping (repeat each Argument) async -> Output, attempts: Int = 3
) -> (repeat each Argument) async -> Output {
  function
}

/// Waits for a while.
///
/// - Parameters:
///   - duration: How long.
///   - clock: What measures the time.
/// - Returns: Whether it was waited to the end: not where the task is cancelled.
@usableFromInline
nonisolated(nonsending) func pause<C: Clock>(for duration: C.Duration, _ clock: C) async -> Bool {
  guard duration > .zero else { return true }
  do {
    try await clock.sleep(for: duration)
    return true
  } catch {
    return false
  }
}
