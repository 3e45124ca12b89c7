import FunctionalDI
import LocalPublisher

/// The command `users`.
public struct UsersCommand: Sendable {
  /// Writes a text, and throws where it cannot be written.
  public typealias WriteFunction = @Sendable (String) throws -> Void

  private let write: WriteFunction
  private let writeError: WriteFunction
  private let isColored: Bool

  /// Makes a command, injected with its way to the outside.
  ///
  /// - Parameters:
  ///   - write: Writes to standard output.
  ///   - writeError: Writes to standard error.
  ///   - isColored: Whether escape sequences may colour what is written.
  public init(
    write: @escaping WriteFunction, writeError: @escaping WriteFunction, isColored: Bool = false
  ) {
    self.write = write
    self.writeError = writeError
    self.isColored = isColored
  }

  /// Does what a command line asks for.
  ///
  /// - Parameter arguments: The arguments, without the program's name.
  /// - Returns: How the command ended.
  public func run(_ arguments: [String]) async -> ExitCode {
    let result: (status: ExitCode, text: String)
    do {
      if let request = try GraphRequest(arguments) {
        result = (.success, try request.text)
      } else {
        result = (.success, try await text(for: Options(arguments)))
      }
    } catch let error as UsageError {
      result = (.usage, error.description.printable)
    } catch let error as Users.Error {
      result = (.unavailable, error.description.printable)
    } catch {
      result = (.software, "\(error)")
    }
    return deliver(result.text, result.status)
  }

  private func text(for options: Options) async throws -> String {
    guard !options.wantsHelp else { return Options.help + "\n" }
    let resolver = try Assembler([UsersAssembly(), OptionsAssembly(options)]).seal()
    let load = try resolver.resolve(LoadUsers.self)
    let users = try await load().firstValue() ?? []
    guard !users.isEmpty else {
      throw Users.Error.unavailable(
        reason: options.showsAll
          ? "The list of users is empty."
          : "The list of users holds no active one: --all shows the others.")
    }
    return UserTable(users: users, isColored: isColored).text
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
      try? writeError("users: The output cannot be written: \(error)\n")
      return .inputOutput
    }
  }
}
