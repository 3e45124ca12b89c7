/// The location of a registration in source code.
public struct RegistrationLocation: Sendable, CustomStringConvertible {
  /// The module and the name of the file, as in `#fileID`.
  public let fileID: StaticString
  /// The line in the file, counted from one.
  public let line: UInt

  @usableFromInline
  package init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// The file and the line, as in `App/Users.swift:12`.
  @inline(never)
  public var description: String { "\(fileID):\(line)" }
}

extension RegistrationLocation: Equatable {
  /// Returns whether both locations are the same line of the same file.
  public static func == (first: RegistrationLocation, second: RegistrationLocation) -> Bool {
    first.line == second.line && first.fileID.description == second.fileID.description
  }
}
