import Foundation
import Synchronization
import TestSupport

/// The compiler, prepared for hundreds of short programs.
///
/// The driver takes longer to plan the check of an example than the frontend takes to check it, and a
/// linker reads hundreds of object files for each program. Both prepare their work once.
enum Compiler {
  /// The compiler's complaint about something that the tests need.
  struct Failure: Error {
    let output: String
  }

  private static let options = [
    "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
  ]

  /// Type-checks a program.
  ///
  /// - Parameters:
  ///   - main: The program's file.
  ///   - arguments: Further arguments of the compiler.
  /// - Returns: The output and status of the compiler.
  /// - Throws: An error if the compiler cannot be started.
  static func typeCheck(_ main: URL, _ arguments: [String]) throws -> RunningProcess.Result {
    try RunningProcess("/bin/sh", ["-c", check(with: arguments), main.path]).finish()
  }

  /// Compiles a program and links it with the library.
  ///
  /// - Parameters:
  ///   - main: The program's file.
  ///   - executable: The program to make.
  /// - Returns: The output and status of the compiler.
  /// - Throws: An error if the compiler cannot be started, or if the library cannot be linked.
  static func build(_ main: URL, as executable: URL) throws -> RunningProcess.Result {
    try swiftc(
      options + [main.path, "-o", executable.path, "-Xlinker", library.get().path]
        + BuildProducts.importArguments)
  }

  private static func swiftc(_ arguments: [String]) throws -> RunningProcess.Result {
    try RunningProcess("/usr/bin/env", ["swiftc"] + arguments).finish()
  }

  /// The shell command that checks the file that is its argument, by the further arguments of the compiler.
  private static let checks = Mutex<[[String]: String]>([:])

  private static func check(with arguments: [String]) throws -> String {
    try checks.withLock { checks in
      if let check = checks[arguments] { return check }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("compiler-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let main = folder.appendingPathComponent("main.swift")
      try Data().write(to: main)
      let result = try swiftc(
        ["-typecheck", "-driver-print-jobs"] + options + [main.path] + arguments
          + BuildProducts.importArguments)
      let jobs = result.standardOutput.split(separator: "\n")
      guard result.status == 0, jobs.count == 1, jobs[0].contains(" \(main.path) ") else {
        throw Failure(output: result.standardError + result.standardOutput)
      }
      let check = "exec " + jobs[0].replacing(main.path, with: "\"$0\"")
      checks[arguments] = check
      return check
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
