internal import Foundation
internal import FunctionalDITestDoubles
internal import Testing
internal import XCTest

/// The test framework that runs this process: Swift Testing or XCTest.
///
/// FunctionalDITestDoubles finds this class by its name, so that it need not link a test framework.
package final class FrameworkTestRun: TestRun {
  package static var currentTest: RunningTest? {
    Test.current.map(RunningTest.init) ?? TestLifetime.current?.test
  }

  package static var isInitializingGlobal: Bool { GlobalInitialization.isInProgress }

  /// Reports the failure of a test double to the framework that runs the test.
  ///
  /// Swift Testing silently drops a failure that belongs to a test of XCTest, and the reverse.
  ///
  /// If a detached task calls the double, the current test is unknown. The report then uses `test`,
  /// the test that made the double. If `test` is `nil` too, the arguments of the process identify
  /// the framework.
  package static func record(
    _ message: String, at place: SourcePlace, of test: RunningTest?
  ) -> Bool {
    guard let test = currentTest ?? test else {
      guard Process.runsTests else { return false }
      if Process.runsSwiftTestingOnly {
        Issue.record(Comment(rawValue: message), sourceLocation: SourceLocation(place))
      } else {
        XCTFail(message, file: place.filePath, line: place.line)
      }
      return true
    }
    let message = "\(message)\nThis happened in the test \(test)."
    switch test.framework {
    case .swiftTesting:
      // Point at the line of the double if it is in the test's file, and otherwise at the line of
      // the test.
      let isInFileOfTest = "\(place.fileID)" == test.fileID
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: isInFileOfTest ? SourceLocation(place) : SourceLocation(test))
    case .xcTest:
      XCTFail(message, file: place.filePath, line: place.line)
    }
    return true
  }
}

extension RunningTest {
  init(_ test: Test) {
    let location = test.sourceLocation
    self.init(
      of: .swiftTesting, name: test.name, fileID: location.fileID, filePath: location.filePath,
      line: location.line)
  }
}

extension SourceLocation {
  fileprivate init(_ place: SourcePlace) {
    self.init(
      fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line), column: 1)
  }

  fileprivate init(_ test: RunningTest) {
    self.init(fileID: test.fileID, filePath: test.filePath, line: test.line, column: 1)
  }
}

/// The test framework that this process runs, according to its arguments and environment.
private enum Process {
  /// Whether a test runner started this process: SwiftPM, `xctest`, or Xcode with an application as
  /// host.
  static let runsTests =
    CommandLine.arguments.contains {
      $0.contains("xctest") || $0.contains("swiftpm-testing-helper")
    }
    || ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil

  /// Whether this is the separate process in which SwiftPM runs Swift Testing.
  static let runsSwiftTestingOnly = CommandLine.arguments.contains("swift-testing")
}
