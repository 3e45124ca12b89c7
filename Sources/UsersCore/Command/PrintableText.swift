extension String {
  /// The text without characters that could move the cursor or change a terminal's state.
  ///
  /// Names and messages come from outside. Each control character, and each character that embeds,
  /// overrides, or isolates a direction of writing, becomes a replacement character.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch (scalar.properties.generalCategory, scalar.value) {
          case (.control, _), (.lineSeparator, _), (.paragraphSeparator, _): "\u{FFFD}"
          case (_, 0x202A...0x202E), (_, 0x2066...0x2069): "\u{FFFD}"
          default: scalar
          }
        }))
  }

  /// The text as ``printable``, with its line feeds kept.
  var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n")
  }

  /// The number of columns that the text takes in a terminal.
  var columns: Int {
    reduce(0) { $0 + ($1.isWide ? 2 : 1) }
  }

  /// The text, filled up with spaces.
  func padded(toColumns width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - columns))
  }
}

extension Character {
  /// Whether terminals draw the character over two columns: East Asian scripts and emoji.
  fileprivate var isWide: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
