import Foundation

/// Runs this program again, for what only the first moments of a process show.
enum FreshProcess {
  /// The argument that asks the program for the work of a fresh process.
  static let argument = "--in-fresh-process"

  /// Starts processes that do the same work, one after the other.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - contender: Who does the work.
  /// - Returns: The median of the nanoseconds that they report.
  /// - Throws: ``WrongResult`` if a process reports none.
  static func median(_ count: Int, _ contender: String) throws -> Double {
    let reported = try (0..<count).map { _ in try nanoseconds(contender) }.sorted()
    return reported[reported.count / 2]
  }

  private static func nanoseconds(_ contender: String) throws -> Double {
    let output = try run(
      Bundle.main.executablePath ?? CommandLine.arguments[0], argument, contender)
    guard let figure = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)), figure > 0
    else {
      throw WrongResult(description: "A fresh process of \(contender) reported \"\(output)\".")
    }
    return figure
  }

  /// Runs a program and returns its output.
  static func run(_ program: String, _ arguments: String...) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
