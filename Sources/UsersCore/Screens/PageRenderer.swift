/// Turns the content of a screen into text, for the type parameter of a ``Page``.
///
/// It is type injection. A page is generic over its renderer, so there is no base
/// class with a method to override, and a page of one renderer is no page of another.
public protocol PageRenderer: Sendable {
  /// Makes a renderer.
  init()

  /// Renders a screen.
  ///
  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - sections: The content of the screen.
  ///   - prompt: The question to the reader; `nil` if there is none.
  /// - Returns: The text of the screen.
  func render(title: String, sections: [TableSection], prompt: String?) -> String
}
