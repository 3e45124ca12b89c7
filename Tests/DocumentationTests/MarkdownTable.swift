/// A table that shows how a line of another library is written with this one.
///
/// A table whose last column is headed "FunctionalDI" or "Write" has code there: each piece between
/// backticks is a line of the document's program. A cell without code gives the reason.
struct MarkdownTable {
  private enum State { case outside, compiled, passedOver }

  private var state = State.outside

  /// Reads a line of the document.
  ///
  /// - Returns: The lines of code that it shows.
  mutating func read(_ line: String) -> [String] {
    guard line.hasPrefix("|") else {
      state = .outside
      return []
    }
    // A bar inside code is escaped.
    let cells = line.replacing("\\|", with: "\u{0}").split(separator: "|")
    let cell = cells.last?.replacing("\u{0}", with: "|") ?? ""
    guard state != .outside else {
      let heading = cell.trimmingPrefix(" ")
      let isCode = heading.hasPrefix("FunctionalDI") || heading.hasPrefix("Write")
      state = isCode ? .compiled : .passedOver
      return []
    }
    guard state == .compiled else { return [] }
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
