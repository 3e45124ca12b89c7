// The line breaks of swift-format, as far as the generated sources need them.

/// The number of characters that a line of source may have.
let pageWidth = 100

/// A list with commas, broken into lines.
func wrapped(_ items: [String], indentation: Int) -> [String] {
  let margin = String(repeating: " ", count: indentation)
  return items.enumerated().reduce(into: [margin]) { lines, item in
    let text = item.element + (item.offset < items.count - 1 ? "," : "")
    let line = lines.removeLast()
    if line == margin {
      lines.append(line + text)
    } else if line.count + 1 + text.count <= pageWidth {
      lines.append(line + " " + text)
    } else {
      lines += [line, margin + text]
    }
  }
}

/// A function type, broken after its arrows, or around its parameters if it has one arrow.
func broken(_ type: String, indentation: Int) -> [String] {
  let margin = String(repeating: " ", count: indentation)
  let line = margin + type
  if line.count <= pageWidth { return [line] }
  if type.ranges(of: " -> ").count > 1, let arrow = type.firstRange(of: " -> ") {
    return [margin + type[..<arrow.lowerBound] + " ->"]
      + broken(String(type[arrow.upperBound...]), indentation: indentation)
  }
  guard let open = type.firstIndex(of: "("), let close = type.firstIndex(of: ")") else {
    return [line]
  }
  return [
    margin + type[...open],
    margin + "  " + type[open..<close].dropFirst(),
    margin + type[close...],
  ]
}

extension String {
  /// The string's lines, empty ones included.
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The string without a space at its end.
  var trimmed: String { last == " " ? String(dropLast()) : self }

  /// The string with a capital first letter.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

/// A list in one line.
func commaSeparated(_ items: some Sequence<String>) -> String {
  items.joined(separator: ", ")
}
