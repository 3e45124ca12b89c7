/// The closure that a combinator returns.
struct Closure: Sendable {
  /// The text between the brace and `in`: a capture list, parameters, or nothing.
  var heading: String
  var statements: [String]

  init(_ heading: String, _ statements: [String]) {
    self.heading = heading
    self.statements = statements
  }

  /// A closure that returns another closure.
  init(_ heading: String, _ inner: Closure) { self.init(heading, inner.nestedLines()) }

  /// The closure's source after a keyword, in one line if it fits.
  func lines(indentation: Int, after keyword: String = "") -> [String] {
    let margin = String(repeating: " ", count: indentation)
    let opening = margin + keyword + (heading.isEmpty ? "{" : "{ \(heading) in")
    let inner = statements.map { margin + "  " + $0 }
    if inner.count == 1 {
      let line = "\(opening) \(inner[0].drop { $0 == " " }) }"
      if line.count <= pageWidth { return [line] }
    }
    return broken(opening, margin) + inner + [margin + "}"]
  }

  /// The closure's source after a keyword, as the statements of another closure.
  func nestedLines(after keyword: String = "") -> [String] {
    lines(indentation: 4, after: keyword).map { String($0.dropFirst(4)) }
  }

  /// The opening, with a long heading on lines of its own.
  private func broken(_ opening: String, _ margin: String) -> [String] {
    guard opening.count > pageWidth, let end = heading.firstIndex(of: ")") else { return [opening] }
    return [
      String(opening.prefix { $0 != "{" }) + "{",
      margin + "  " + heading[...end],
      margin + "    " + heading[end...].dropFirst(2) + " in",
    ]
  }
}
