public import FunctionInjection
internal import FunctionalDITestDoubles
public import XCTest

extension XCTestCase {
  /// Replaces services for each test of a class, as `.overriding` does in Swift Testing.
  ///
  /// Override `invokeTest()` in a class, or in a base class of all test classes:
  ///
  /// ```swift
  /// import FunctionInjection
  /// import XCTest
  ///
  /// final class ScreenTests: XCTestCase {
  ///   override func invokeTest() {
  ///     overriding {
  ///       $0.registerFunction(LoadUsers.self, returning([ada]))
  ///     } operation: {
  ///       super.invokeTest()
  ///     }
  ///   }
  ///
  ///   func testShowsUsers() throws {
  ///     XCTAssertEqual(try Container.shared.resolve(LoadUsers.self)(), [ada])
  ///   }
  /// }
  /// ```
  ///
  /// To replace services in a single test, use `withOverrides`. Doubles that are made in the
  /// operation expire with the test, as with `expiringDoubles`.
  ///
  /// - Parameters:
  ///   - overrides: A closure that registers the replacements.
  ///   - operation: A closure that runs the test.
  public func overriding(
    _ overrides: (Container) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    operation: () -> Void
  ) {
    let lifetime = TestLifetime(
      of: RunningTest(
        of: .xcTest, name: name, fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line)))
    defer { lifetime.end() }
    TestLifetime.$current.withValue(lifetime) {
      withOverrides {
        $0.provideFailingStubs()
        overrides($0)
      } operation: {
        operation()
      }
    }
  }

  /// Reports work that outlives its test, as `.expiringDoubles` does in Swift Testing.
  ///
  /// ```swift
  /// import XCTest
  ///
  /// final class LoaderTests: XCTestCase {
  ///   override func invokeTest() {
  ///     expiringDoubles { super.invokeTest() }
  ///   }
  /// }
  /// ```
  ///
  /// As with `overriding`, live registrations are ignored, and a service that is not registered
  /// behaves as in `Container.unimplemented()`.
  ///
  /// XCTest has no failures outside a test. A late call is reported in the test that is running at
  /// that time, with the name of the test that the call belongs to.
  ///
  /// - Parameters:
  ///   - operation: A closure that runs the test.
  public func expiringDoubles(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    operation: () -> Void
  ) {
    overriding({ _ in }, fileID: fileID, filePath: filePath, line: line, operation: operation)
  }
}
