internal import TestDoubles
public import XCTest

extension XCTestCase {
  /// Reports work that outlives the test, as ``Testing/Trait/expiringDoubles`` does in Swift Testing.
  ///
  /// Override `invokeTest()`, once in a class or in a base class of all:
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
  /// XCTest has no failures outside of a test: what comes later is reported in the test that runs
  /// then, with the name of the test that it comes from.
  ///
  /// - Parameters:
  ///   - fileID: The file of the tests.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - operation: Runs the test.
  public func expiringDoubles(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    _ operation: () -> Void
  ) {
    let lifetime = TestLifetime(
      of: RunningTest(
        of: .xcTest, name: name, fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line)))
    defer { lifetime.end() }
    TestLifetime.$current.withValue(lifetime, operation: operation)
  }
}
