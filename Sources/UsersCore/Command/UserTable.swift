/// A list of users as an aligned table with a line that counts them.
struct UserTable {
  let users: [User]
  /// Whether escape sequences may color the table.
  let isColored: Bool

  private static let header = ["ID", "Name", "Team", "Email", "Active"]

  /// The lines of the table, each ended by a line feed.
  var text: String {
    let rows = users.map { user in
      [
        String(user.id), user.name.printable, user.team.printable, user.email.printable,
        user.isActive ? "yes" : "no",
      ]
    }
    let widths = Self.header.indices.map { column in
      ([Self.header] + rows).map { $0[column].columns }.max() ?? 0
    }
    var lines = [styled(line(Self.header, widths), .bold)]
    lines.append(widths.map { String(repeating: "-", count: $0) }.joined(separator: "  "))
    for (user, row) in zip(users, rows) {
      lines.append(user.isActive ? line(row, widths) : styled(line(row, widths), .faint))
    }
    lines.append("")
    lines.append(users.count == 1 ? "1 user" : "\(users.count) users")
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let identifier = String(repeating: " ", count: widths[0] - cells[0].columns) + cells[0]
    let others = zip(cells, widths).dropFirst().dropLast().map { $0.padded(toColumns: $1) }
    return ([identifier] + others + cells.suffix(1)).joined(separator: "  ")
  }

  private enum Style: Int {
    case bold = 1
    case faint = 2
  }

  private func styled(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
