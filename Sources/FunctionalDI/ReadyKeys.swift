public import Foundation
public import FunctionInjection

// Keys that nearly every program needs. The keys are in this module because FunctionInjection does
// not import Foundation.

/// The key of a function that returns the current date.
///
/// ```swift
/// import FunctionalDI
///
/// let resolver = try Container().seal(for: Now.self).overriding {
///   $0.registerFunction(Now.self) { .distantPast }
/// }
/// ```
public enum Now: LiveService {
  /// Returns the current date.
  public typealias Service = @Sendable () -> Date

  /// The system's date.
  public static var live: Live<Self> { .function { Date() } }
}

/// The key of a function that makes identifiers.
public enum MakeUUID: LiveService {
  /// Returns an identifier that is different each time.
  public typealias Service = @Sendable () -> UUID

  /// A random identifier.
  public static var live: Live<Self> { .function { UUID() } }
}

/// The key of a function that returns random numbers.
public enum RandomNumber: LiveService {
  /// Returns a random number in a range.
  public typealias Service = @Sendable (ClosedRange<Int>) -> Int

  /// A number from the system's generator.
  public static var live: Live<Self> { .function { range in .random(in: range) } }
}

/// The key of the clock that a program uses to wait.
///
/// ```swift
/// import FunctionalDI
///
/// enum Pause: LiveService {
///   typealias Service = @Sendable () async throws -> Void
///   static var live: Live<Self> {
///     .init(injecting: WaitingClock.self) { clock in { try await clock.sleep(for: .seconds(1)) } }
///   }
/// }
/// ```
public enum WaitingClock: LiveService {
  /// A clock that measures a `Duration`, such as `ContinuousClock`, or the `ManualClock` of a test.
  public typealias Service = any Clock<Duration>

  /// A `ContinuousClock`.
  public static var live: Live<Self> { .init(instance: ContinuousClock()) }
}
