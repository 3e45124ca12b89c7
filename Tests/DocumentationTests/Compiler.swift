import Foundation
import Synchronization
import TestSupport

/// The compiler, prepared for hundreds of short programs.
///
/// The driver takes longer to plan the check of an example than the frontend takes to check it, and
/// a linker reads hundreds of object files for each program. Both prepare their work once.
enum Compiler {
  /// The compiler's complaint about something that the tests need.
  struct Failure: Error {
    let output: String
  }

  private static let options = [
    "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
  ]

  /// What a new project of Xcode 26 adds to the language mode of Swift 6: its declarations belong
  /// to the main actor, and its asynchronous functions stay in their caller's isolation.
  static let newProject = [
    "-default-isolation", "MainActor",
    "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
    "-enable-upcoming-feature", "InferIsolatedConformances",
  ]

  /// Type-checks a program.
  ///
  /// - Parameters:
  ///   - folder: The folder of the program's `main.swift`.
  ///   - arguments: Further arguments of the compiler.
  /// - Returns: The output and status of the compiler.
  /// - Throws: An error if the compiler cannot be started.
  static func typeCheck(in folder: URL, _ arguments: [String]) throws -> RunningProcess.Result {
    try run(["-typecheck"] + arguments, in: folder)
  }

  /// Compiles a program and links it with the library.
  ///
  /// - Parameters:
  ///   - folder: The folder of the program's `main.swift`, and of the executable, `program`.
  ///   - arguments: Further arguments of the compiler.
  /// - Returns: The output and status of the compiler.
  /// - Throws: An error if the compiler cannot be started, or if the library cannot be linked.
  static func build(in folder: URL, _ arguments: [String]) throws -> RunningProcess.Result {
    try run(arguments + ["-module-name", "main", "-Xlinker", library.get().path], in: folder)
  }

  private static func swiftc(_ arguments: [String]) throws -> RunningProcess.Result {
    try RunningProcess("/usr/bin/env", ["swiftc"] + arguments).finish()
  }

  private static func run(_ arguments: [String], in folder: URL) throws -> RunningProcess.Result {
    try RunningProcess("/bin/sh", ["-c", plan(for: arguments), folder.path]).finish()
  }

  /// The shell commands for further arguments of the compiler, with the folder as their argument.
  private static let plans = Mutex<[[String]: String]>([:])

  private static func plan(for arguments: [String]) throws -> String {
    try plans.withLock { plans in
      if let plan = plans[arguments] { return plan }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("compiler-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let main = folder.appendingPathComponent("main.swift")
      try Data().write(to: main)
      let output = arguments.contains("-typecheck") ? [] : ["-o", folder.path + "/program"]
      let result = try swiftc(
        ["-driver-print-jobs"] + options + [main.path] + output + arguments
          + BuildProducts.importArguments)
      guard result.status == 0, result.standardOutput.contains(" \(main.path) ") else {
        throw Failure(output: result.standardError + result.standardOutput)
      }
      let plan = result.standardOutput.split(separator: "\n").joined(separator: " && ")
        // The driver passes files from job to job in a folder that it would make.
        .replacing(/(?:\/[^\/@\s]+)*\/TemporaryDirectory\.[^\/\s]+/, with: "\"$0\"")
        .replacing(folder.path, with: "\"$0\"")
      plans[arguments] = plan
      return plan
    }
  }

  /// The modules of this build as one shared library, in the build folder.
  private static let library = Result<URL, any Error> {
    let library = BuildProducts.directory
      .appendingPathComponent("DocumentationTests.build/libPrograms.so")
    let objects = try Program.libraries.flatMap(objects(of:)) + [BuildProducts.cObject]
    let result = try swiftc(["-emit-library", "-o", library.path] + objects)
    guard result.status == 0 else {
      throw Failure(output: result.standardError + result.standardOutput)
    }
    return library
  }

  /// The object files of a module's current sources; a build folder also keeps those of deleted
  /// sources.
  private static func objects(of module: String) throws -> [String] {
    let list = BuildProducts.directory.appendingPathComponent(
      "\(module).build/output-file-map.json")
    let outputs = try JSONDecoder().decode(
      [String: [String: String]].self, from: Data(contentsOf: list))
    // The entry without a name is the whole module's; an optimized build lists an object there that
    // it does not make.
    return outputs.filter { !$0.key.isEmpty }.values.compactMap { $0["object"] }
  }
}
