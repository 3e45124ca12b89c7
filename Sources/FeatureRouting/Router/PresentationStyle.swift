/// The way to present a screen; the function that presents screens decides what a style means.
///
/// Add your own: `extension PresentationStyle { static let sheet = Self(name: "sheet") }`.
public struct PresentationStyle: Hashable, Sendable {
  /// The name that identifies the style.
  public let name: String

  /// Creates a style.
  ///
  /// - Parameter name: The name that identifies the style.
  public init(name: String) {
    self.name = name
  }

  /// On top of the source, with a way back.
  public static let push = PresentationStyle(name: "push")
  /// Above all other screens, for a task that the user finishes or cancels.
  public static let modal = PresentationStyle(name: "modal")
  /// In place of all other screens.
  public static let root = PresentationStyle(name: "root")
}
