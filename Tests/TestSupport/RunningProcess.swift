import Foundation
import Synchronization

/// A child process whose output is read while it runs, so that a full pipe cannot block it.
///
/// A child that crashes prints no backtrace: the runtime would start another process for that,
/// which holds the pipes open, and under ThreadSanitizer can wait forever for a program that has
/// ended.
package final class RunningProcess: Sendable {
  /// The output and status of a finished process.
  package struct Result: Sendable {
    /// The exit status, or the signal that ended the process as a negative number.
    package let status: Int32
    /// Everything that was written to standard output.
    package let standardOutput: String
    /// Everything that was written to standard error.
    package let standardError: String
  }

  private let process: Mutex<Process>
  private let output: DataReader
  private let errors: DataReader

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: The path of the program.
  ///   - arguments: The program's arguments.
  ///   - environment: Variables that are added to this process's own.
  ///   - input: The program's standard input.
  /// - Throws: An error if the program cannot be started.
  package init(
    _ executable: String, _ arguments: [String], environment: [String: String] = [:],
    input: String = ""
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(environment) { $1 }
    let outputPipe = Pipe()
    let errorPipe = Pipe()
    let inputPipe = Pipe()
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    process.standardInput = inputPipe
    try process.run()
    output = DataReader(outputPipe.fileHandleForReading)
    errors = DataReader(errorPipe.fileHandleForReading)
    if !input.isEmpty {
      inputPipe.fileHandleForWriting.write(Data(input.utf8))
    }
    inputPipe.fileHandleForWriting.closeFile()
    self.process = Mutex(process)
  }

  /// Waits for the end of the process and of its output.
  ///
  /// - Returns: The exit status and the output.
  package func finish() -> Result {
    let standardOutput = output.wait()
    let standardError = errors.wait()
    return process.withLock { process in
      process.waitUntilExit()
      let status = process.terminationStatus
      return Result(
        status: process.terminationReason == .uncaughtSignal ? -status : status,
        standardOutput: String(decoding: standardOutput, as: UTF8.self),
        standardError: String(decoding: standardError, as: UTF8.self))
    }
  }

  /// Waits until the process has written a line to standard output that contains a text.
  ///
  /// - Parameter text: The text that the line has to contain.
  /// - Returns: The line, or nil if the output ends without it.
  package func waitForLine(containing text: String) -> String? {
    output.waitForLine(containing: text)
  }

  /// Ends the process.
  ///
  /// It is killed, because a child of a Dispatch thread inherits a mask that blocks SIGTERM.
  package func end() {
    _ = process.withLock { kill($0.processIdentifier, SIGKILL) }
  }
}

/// Reads a pipe to its end on a thread of its own.
private final class DataReader: Sendable {
  private struct State {
    var data = Data()
    var isAtEnd = false
  }

  private let state = Mutex(State())
  private let changed = DispatchSemaphore(value: 0)

  init(_ handle: FileHandle) {
    let thread = Thread { [self, handle] in
      while true {
        let chunk = handle.availableData
        state.withLock {
          $0.data.append(chunk)
          $0.isAtEnd = chunk.isEmpty
        }
        changed.signal()
        if chunk.isEmpty { return }
      }
    }
    thread.start()
  }

  func wait() -> Data {
    while true {
      if let data = state.withLock({ $0.isAtEnd ? $0.data : nil }) { return data }
      changed.wait()
    }
  }

  func waitForLine(containing text: String) -> String? {
    while true {
      let (data, isAtEnd) = state.withLock { ($0.data, $0.isAtEnd) }
      let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let complete = lines.dropLast().map { String(decoding: $0, as: UTF8.self) }
      if let line = complete.first(where: { $0.contains(text) }) { return line }
      if isAtEnd { return nil }
      changed.wait()
    }
  }
}
