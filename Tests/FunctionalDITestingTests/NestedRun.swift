import Foundation
import TestSupport

/// A run of this test program by another process, for tests that have to fail.
///
/// `withKnownIssue` catches most failures. It does not catch those of detached tasks, after the end
/// of a test, or in XCTest; tests find these in the output of such a run.
struct NestedRun {
  /// Whether this process is such a run, which enables the failing tests.
  static let isThisProcess = ProcessInfo.processInfo.environment[variable] != nil
  private static let variable = "FUNCTIONAL_DI_NESTED_RUN"
  /// Some of the tests wait for each other, so they run at the same time even on a machine with one
  /// core.
  private static let environment = [
    variable: "1", "NO_COLOR": "1", "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH": "4",
  ]

  let output: String
  let hasFailed: Bool

  /// Runs tests of Swift Testing.
  static func ofSwiftTesting(_ filter: String) throws -> NestedRun {
    try NestedRun(arguments: [
      "--testing-library", "swift-testing", "--filter", "FunctionalDITestingTests.\(filter)",
    ])
  }

  /// Runs a class of XCTest.
  static func ofXCTest(_ name: String) throws -> NestedRun {
    try NestedRun(arguments: ["FunctionalDITestingTests.\(name)"])
  }

  private init(arguments: [String]) throws {
    let result = try RunningProcess(
      CommandLine.arguments[0], arguments, environment: Self.environment
    ).finish()
    output = result.standardOutput + result.standardError
    hasFailed = result.status != 0
  }
}
