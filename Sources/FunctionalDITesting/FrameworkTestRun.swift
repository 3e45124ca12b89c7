internal import Foundation
internal import TestDoubles
internal import Testing
internal import XCTest

/// The test framework that runs this process: Swift Testing or XCTest.
///
/// TestDoubles finds this class by its name, so that it need not link a test framework.
package final class FrameworkTestRun: TestRun {
  package static var currentTest: RunningTest? {
    Test.current.map { test in
      RunningTest(
        name: test.name, fileID: test.sourceLocation.fileID,
        filePath: test.sourceLocation.filePath, line: test.sourceLocation.line)
    }
  }

  /// Tells Swift Testing where the test is one of its own, and XCTest otherwise.
  ///
  /// A framework drops without a word what it is told while the other one runs, so the right one
  /// has to be found. A task that belongs to a test of Swift Testing knows it; a detached task
  /// does not, but the double that it called may have been made by a test that did.
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
    // The line of the double where the test wrote it, and else that of the test.
    let isInFileOfTest = "\(place.fileID)" == test.fileID
    Issue.record(
      "\(message)\nThis happened in the test \(test).",
      sourceLocation: isInFileOfTest ? SourceLocation(place) : SourceLocation(test))
    return true
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

/// What this process was started for, as its arguments and environment tell.
private enum Process {
  /// Whether a runner of tests started it: SwiftPM, `xctest`, or Xcode with an application as host.
  static let runsTests =
    CommandLine.arguments.contains {
      $0.contains("xctest") || $0.contains("swiftpm-testing-helper")
    }
    || ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil

  /// Whether it is SwiftPM's run for Swift Testing, which is a process of its own.
  static let runsSwiftTestingOnly = CommandLine.arguments.contains("swift-testing")
}
