internal import TestDoubles
public import Testing

/// Lets the doubles of a test end with it.
///
/// Use it as ``Testing/Trait/expiringDoubles``.
public struct TestLifetimeTrait: TestTrait, SuiteTrait, TestScoping {
  /// Applies to every test of a suite, by itself.
  public var isRecursive: Bool { true }

  /// Runs a test, and ends its doubles with it.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The test with its arguments.
  ///   - function: Runs the test.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let lifetime = TestLifetime(of: RunningTest(test))
    defer { lifetime.end() }
    try await TestLifetime.$current.withValue(lifetime, operation: function)
  }
}

extension Trait where Self == TestLifetimeTrait {
  /// Reports work that outlives its test.
  ///
  /// A spy, and every other double, that a test makes then belongs to it. A call after the end of
  /// the test, from a task that it has left running, is reported with the test's name, wherever it
  /// comes from; it never counts for the next test.
  ///
  /// ```swift
  /// import Testing
  ///
  /// @Suite(.expiringDoubles)
  /// struct LoaderTests {
  ///   @Test func loads() async {
  ///     let load = Spy<Int>()
  ///   }
  /// }
  /// ```
  public static var expiringDoubles: Self { TestLifetimeTrait() }
}
