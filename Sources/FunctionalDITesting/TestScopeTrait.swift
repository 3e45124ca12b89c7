public import FunctionInjection
internal import FunctionalDITestDoubles
public import Testing

/// A trait that gives each test its own overrides, and ends the test's doubles with the test.
///
/// Use it as `.overriding` or `.expiringDoubles`, on a test or on a suite.
public struct TestScopeTrait: TestTrait, SuiteTrait, TestScoping {
  fileprivate let overrides: @Sendable (Container) -> Void

  /// Applies to each test of a suite separately.
  public var isRecursive: Bool { true }

  /// Runs a test with its overrides.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The test with its arguments.
  ///   - function: A closure that runs the test.
  /// - Throws: The error of the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let lifetime = TestLifetime(of: RunningTest(test))
    defer { lifetime.end() }
    try await TestLifetime.$current.withValue(lifetime) {
      try await withOverrides {
        $0.provideFailingStubs()
        overrides($0)
      } operation: {
        try await function()
      }
    }
  }
}

extension Trait where Self == TestScopeTrait {
  /// Replaces services for one test, or for each test of a suite.
  ///
  /// The test and every task that it starts see the overrides wherever `withOverrides` applies: in
  /// `Container.shared`, in a `@Resolved` property, and in a router. No other test sees them,
  /// however many run in parallel. The overrides of a suite apply to all of its tests; a test's own
  /// overrides are added to them.
  ///
  /// ```swift
  /// import FunctionInjection
  /// import Testing
  ///
  /// @Suite(.overriding { $0.registerFunction(LoadUsers.self, returning([ada])) })
  /// struct ScreenTests {
  ///   @Test func showsUsers() throws {
  ///     #expect(try Container.shared.resolve(LoadUsers.self)() == [ada])
  ///   }
  ///
  ///   @Test(.overriding { $0.registerFunction(LoadUsers.self, returning([])) })
  ///   func showsThatThereAreNone() throws {
  ///     #expect(try Container.shared.resolve(LoadUsers.self)().isEmpty)
  ///   }
  /// }
  /// ```
  ///
  /// A service that is neither overridden nor registered behaves as in `Container.unimplemented()`:
  /// if its key has a failing stub, calling it fails the test. Live registrations are ignored.
  ///
  /// Doubles that are made in `overrides` and in the test expire with the test, as with
  /// `.expiringDoubles`.
  ///
  /// - Parameter overrides: A closure that registers the replacements. It runs once for each test,
  ///   and once for each argument of a parameterized test.
  /// - Returns: The trait.
  public static func overriding(_ overrides: @escaping @Sendable (Container) -> Void) -> Self {
    TestScopeTrait(overrides: overrides)
  }

  /// Reports work that outlives its test.
  ///
  /// Every double that the test makes belongs to the test. If a task that the test has left running
  /// calls the double after the end of the test, the call is reported with the test's name, and
  /// never counts for the next test. The double of a global or a static property belongs to no
  /// test.
  ///
  /// As with `.overriding`, live registrations are ignored, and a service that is not registered
  /// behaves as in `Container.unimplemented()`.
  ///
  /// ```swift
  /// import Testing
  ///
  /// @Suite(.expiringDoubles)
  /// struct LoaderTests {
  ///   @Test func loads() {
  ///     let load = Spy<Int>()
  ///     load(1)
  ///     #expect(load.count == 1)
  ///   }
  /// }
  /// ```
  public static var expiringDoubles: Self { TestScopeTrait { _ in } }
}
