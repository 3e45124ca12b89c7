/// What the features of the program build: a screen that leaves rendering to its type parameter.
public final class Page<Renderer: PageRenderer> {
  /// The title of the screen.
  public let title: String
  /// What the screen shows.
  public let sections: [TableSection]
  /// What the reader is asked to type, and what is done with it; nil where nothing is asked.
  public let question: Question?
  private let renderer: Renderer

  /// What a screen asks for.
  public struct Question {
    /// The words that ask.
    public let prompt: String
    /// Does something with the answer, given the screen that asked.
    public let answer: @MainActor (_ answer: String, _ page: Page) throws -> Void
  }

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - sections: What it shows.
  ///   - question: What the reader is asked to type.
  ///   - renderer: The renderer: an instance, but of the screen's own type of renderer only.
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
