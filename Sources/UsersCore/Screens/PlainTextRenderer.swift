/// Renders screens for a terminal: aligned columns, and a number in front of each link.
public struct PlainTextRenderer: PageRenderer {
  /// Makes a renderer.
  public init() {}

  /// Renders a screen.
  ///
  /// - Parameters:
  ///   - title: The title of the screen, which is underlined.
  ///   - sections: The content of the screen.
  ///   - prompt: The question to the reader.
  /// - Returns: Lines, each ended by a line feed.
  public func render(title: String, sections: [TableSection], prompt: String?) -> String {
    var lines = [title.printable, String(repeating: "=", count: title.printable.columns)]
    let width = sections.flatMap(\.rows).map(\.label.printable.columns).max() ?? 0
    var links = 0
    for section in sections {
      lines.append("")
      if !section.title.isEmpty { lines.append(section.title.printable) }
      for row in section.rows {
        var number = "    "
        if row.link != nil {
          links += 1
          number = String(repeating: " ", count: links < 10 ? 1 : 0) + "\(links). "
        }
        let label = row.label.printable
        lines.append(
          number
            + (row.value.isEmpty
              ? label : label.padded(toColumns: width) + "  " + row.value.printable))
      }
    }
    if let prompt { lines += ["", prompt.printable] }
    return lines.map { $0 + "\n" }.joined()
  }
}
