import FunctionalDI

/// An interactive session that moves between screens.
@MainActor
struct BrowseSession {
  let screens: Screens<PlainTextRenderer>
  /// Reads a line; `nil` at the end of the input.
  let read: UsersCommand.ReadFunction
  let write: UsersCommand.WriteFunction

  private static let help =
    "Type the number of a link, a link such as profile|{\"id\":3}, b to go back, q to quit.\n"

  /// Shows screens until the reader leaves, or the input ends.
  ///
  /// An error is shown, and the walk continues.
  func run() throws {
    try write(Self.help)
    try screens.router.navigate(to: HomeRoute(), from: nil)
    while let page = screens.browser.pages.last {
      try write("\n\(page.text)> ")
      guard let line = read(), line != "q" else { return }
      do {
        try follow(line, on: page)
      } catch {
        try write("\n\("\(error)".printableLines)\n")
      }
    }
  }

  private func follow(_ line: String, on page: TextPage) throws {
    if line == "b" {
      screens.browser.goBack()
    } else if let question = page.question {
      try question.answer(line, page)
    } else if let number = Int(line), number > 0, number <= page.links.count {
      try screens.router.open(page.links[number - 1], from: page)
    } else if line.isEmpty {
      try write("\n\(Self.help)")
    } else {
      try screens.router.open(line, from: page)
    }
  }
}
