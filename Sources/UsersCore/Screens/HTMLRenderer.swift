/// Renders screens for a browser: a whole document, whose links are those that the router follows.
public struct HTMLRenderer: PageRenderer {
  /// Makes a renderer.
  public init() {}

  private static let style = """
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; color: #222 }
    table { border-collapse: collapse; width: 100%; margin-bottom: 2rem }
    th, td { text-align: left; padding: .4rem .8rem; border-bottom: 1px solid #ddd }
    th { width: 50%; font-weight: 600 }
    """

  /// Renders a screen.
  ///
  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - sections: The content of the screen, each section as a table.
  ///   - prompt: The question to the reader.
  /// - Returns: An HTML document in which every text is escaped.
  public func render(title: String, sections: [TableSection], prompt: String?) -> String {
    let title = Self.escaped(title)
    let tables = sections.map { section in
      let heading = section.title.isEmpty ? "" : "<h2>\(Self.escaped(section.title))</h2>\n"
      return heading + "<table>\n" + section.rows.map(Self.row).joined() + "</table>\n"
    }
    let question = prompt.map { "<p>\(Self.escaped($0))</p>\n" } ?? ""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <h1>\(title)</h1>
      \(tables.joined() + question)</body>
      </html>

      """
  }

  private static func row(_ row: TableSection.Row) -> String {
    let label = escaped(row.label)
    let heading = row.link.map { "<a href=\"\(escaped($0))\">\(label)</a>" } ?? label
    return "<tr><th>\(heading)</th><td>\(escaped(row.value))</td></tr>\n"
  }

  private static func escaped(_ text: String) -> String {
    // Not the characters: a mark before or after "<" is one character with it.
    text.printable.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
