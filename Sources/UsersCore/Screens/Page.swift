/// The screen that the features of the program build, which leaves rendering to its type parameter.
public final class Page<Renderer: PageRenderer> {
  /// The title of the screen.
  public let title: String
  /// The content of the screen.
  public let sections: [TableSection]
  /// The question to the reader; `nil` if there is none.
  public let question: Question?
  private let renderer: Renderer

  /// A question to the reader.
  public struct Question {
    /// The text of the question.
    public let prompt: String
    /// Handles the answer, and receives the screen that asked.
    public let answer: @MainActor (_ answer: String, _ page: Page) throws -> Void
  }

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - sections: The content of the screen.
  ///   - question: The question to the reader.
  ///   - renderer: An instance of the screen's own type of renderer.
  public init(
    _ title: String, sections: [TableSection], question: Question? = nil,
    renderer: Renderer = Renderer()
  ) {
    self.title = title
    self.sections = sections
    self.question = question
    self.renderer = renderer
  }

  /// The rendered screen.
  public var text: String {
    renderer.render(title: title, sections: sections, prompt: question?.prompt)
  }

  /// The links of the screen, in the order in which they are shown.
  public var links: [String] {
    sections.flatMap(\.rows).compactMap(\.link)
  }
}

/// A screen on a terminal, locked to its renderer by name.
public typealias TextPage = Page<PlainTextRenderer>

/// A screen in a browser, locked to its renderer by name.
public typealias HTMLPage = Page<HTMLRenderer>
