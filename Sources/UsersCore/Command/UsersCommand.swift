import Foundation
import FunctionalDI
import LocalPublisher

/// The command `users`.
public struct UsersCommand: Sendable {
  /// Writes a text, or throws an error.
  public typealias WriteFunction = @Sendable (String) throws -> Void

  /// Reads a line from the reader; `nil` at the end of the input.
  public typealias ReadFunction = @Sendable () -> String?

  private let write: WriteFunction
  private let writeError: WriteFunction
  private let read: ReadFunction
  private let isColored: Bool

  /// Makes a command that is injected with its input and output.
  ///
  /// - Parameters:
  ///   - write: A closure that writes to standard output.
  ///   - writeError: A closure that writes to standard error.
  ///   - read: A closure that reads a line of standard input.
  ///   - isColored: Whether the output may have escape sequences for color.
  public init(
    write: @escaping WriteFunction, writeError: @escaping WriteFunction,
    read: @escaping ReadFunction = { nil }, isColored: Bool = false
  ) {
    self.write = { text in
      do {
        try write(text)
      } catch {
        throw UnwritableError("The output", reason(for: error))
      }
    }
    self.writeError = writeError
    self.read = read
    self.isColored = isColored
  }

  /// Runs a command line.
  ///
  /// - Parameter arguments: The arguments, without the program's name.
  /// - Returns: The exit status.
  public func run(_ arguments: [String]) async -> ExitCode {
    let result: (status: ExitCode, text: String)
    do {
      result = (.success, try await text(for: Options(arguments)))
    } catch let error as UsageError {
      result = (.usage, error.description.printable)
    } catch let error as Users.Error {
      result = (.unavailable, error.description.printable)
    } catch let error as UnwritableError {
      result = (.inputOutput, error.description.printable)
    } catch let error as RoutingError {
      result = (.dataError, error.description.printableLines)
    } catch {
      result = (.software, "\(error)")
    }
    return deliver(result.text, result.status)
  }

  private func text(for options: Options) async throws -> String {
    guard !options.wantsHelp else { return Options.help + "\n" }
    switch options.action {
    case .list: return try await table(options)
    case .browse: return try await browse(options)
    case .graph: return try graph(options)
    case .open(let link):
      guard let file = options.htmlFile else {
        return try await open(link, options, with: PlainTextRenderer.self)
      }
      return try await write(open(link, options, with: HTMLRenderer.self), to: file)
    }
  }

  /// The table of the users who are shown.
  private func table(_ options: Options) async throws -> String {
    let resolver = try Assembler(
      Program.assemblies(options, writeDiagnostics: writeDiagnostics)
    ).seal().current
    let load = try resolver.resolve(LoadUsers.self)
    let users = try await load().firstValue() ?? []
    guard !users.isEmpty else {
      throw Users.Error.unavailable(
        reason: options.showsAll
          ? "The list of users is empty."
          : "The list has no active users: --all shows the inactive ones.")
    }
    return UserTable(users: users, isColored: isColored).text
  }

  /// The graph of the program's wiring.
  private func graph(_ options: Options) throws -> String {
    // The graph does not depend on the users, so none are loaded.
    let assemblies = Program.assemblies(
      options, PlainTextRenderer.self, writeDiagnostics: writeDiagnostics)
    let graph = try Assembler(assemblies).seal().graph
    return switch options.graphFormat ?? .text {
    case .text: graph.text
    case .mermaid: graph.mermaid
    case .dot: graph.dot
    }
  }

  /// The text of the screen that a link leads to.
  @MainActor
  private func open<Renderer: PageRenderer>(
    _ link: String, _ options: Options, with renderer: Renderer.Type
  ) async throws -> String {
    let screens = try await Screens<Renderer>(options, writeDiagnostics: writeDiagnostics)
    try screens.router.open(link, from: nil)
    return screens.browser.pages.last?.text ?? ""
  }

  /// Walks from screen to screen, and writes each one.
  @MainActor
  private func browse(_ options: Options) async throws -> String {
    let screens = try await Screens<PlainTextRenderer>(
      options, writeDiagnostics: writeDiagnostics)
    try BrowseSession(screens: screens, read: read, write: write).run()
    return ""
  }

  private func write(_ text: String, to file: String) throws -> String {
    do {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    } catch {
      throw UnwritableError(file, error.localizedDescription)
    }
    return "Wrote \(file.printable)\n"
  }

  /// Writes a line of diagnostics.
  private var writeDiagnostics: WriteDiagnostics.Service {
    // A line that cannot be written is no reason to stop.
    { [writeError] line in try? writeError("users: \(line.printable)\n") }
  }

  private func deliver(_ text: String, _ status: ExitCode) -> ExitCode {
    do {
      if status == .success {
        try write(text)
      } else {
        try writeError("users: \(text)\n")
      }
      return status
    } catch {
      try? writeError("users: \(error)\n")
      return .inputOutput
    }
  }
}

/// The system's text for an error, such as "No space left on device".
///
/// Foundation wraps the error of the system in one whose description is for developers.
private func reason(for error: any Error) -> String {
  var system = error as NSError
  while let underlying = system.userInfo[NSUnderlyingErrorKey] as? NSError { system = underlying }
  guard system.domain == NSPOSIXErrorDomain, let words = strerror(Int32(system.code)) else {
    return "\(error)".printable
  }
  return String(cString: words)
}

/// The error for a file, or for standard output, that cannot be written, such as a full device.
private struct UnwritableError: Error, CustomStringConvertible {
  let description: String

  init(_ target: String, _ reason: String) {
    description = "\(target) cannot be written: \(reason)"
  }
}
