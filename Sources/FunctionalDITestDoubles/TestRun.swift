/// The test framework that runs this process, with the operations that a double needs.
///
/// This module imports neither Swift Testing nor XCTest, so that an application may link it: for
/// its previews, or for keys that state their own failing stub. FunctionalDITesting imports both
/// and conforms to this protocol. The conformance is looked up by name, once, so a test target that
/// links FunctionalDITesting needs no setup.
package protocol TestRun: SendableMetatype {
  /// The test of this task, if it is known.
  static var currentTest: RunningTest? { get }
  /// Whether this thread initializes a global or a static property.
  static var isInitializingGlobal: Bool { get }

  /// Records a failure.
  ///
  /// - Parameters:
  ///   - message: The message of the failure.
  ///   - place: The line to point at.
  ///   - test: The test of the failure, if the reporting task may not belong to it.
  /// - Returns: Whether a test run has recorded the failure.
  static func record(_ message: String, at place: SourcePlace, of test: RunningTest?) -> Bool
}

/// A test, with its name for messages.
package struct RunningTest: Sendable, Equatable, CustomStringConvertible {
  package enum Framework: Sendable {
    case swiftTesting
    case xcTest
  }

  package let framework: Framework
  package let name: String
  package let fileID: String
  package let filePath: String
  package let line: Int

  package init(
    of framework: Framework, name: String, fileID: String, filePath: String, line: Int
  ) {
    self.framework = framework
    self.name = name
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
  }

  package var description: String { "\(name) (\(fileID):\(line))" }

  /// The test that a double made now belongs to; nil for a double of a global or a static property.
  static var ofNewDouble: RunningTest? {
    let current = testRun?.currentTest
    return current != nil && testRun?.isInitializingGlobal == true ? nil : current
  }
}

/// The test framework of this process, or nil in an application.
let testRun: (any TestRun.Type)? =
  _typeByName("FunctionalDITesting.FrameworkTestRun") as? any TestRun.Type

/// Records a failure in the running test, or stops the program if no test is running.
package func recordFailure(
  _ message: @autoclosure () -> String, at place: SourcePlace, of test: RunningTest? = nil
) {
  let message = message()
  let isRecorded = testRun?.record(message, at: place, of: test) ?? false
  // This is not a precondition, because an optimized program would omit the message.
  if !isRecorded { fatalError(message) }
}
