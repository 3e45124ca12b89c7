public import FunctionInjection

/// The function that presents a screen.
///
/// It is the router's only connection to a user interface. Register it like any other function. A
/// test replaces it with a closure:
///
/// ```swift
/// let container = Container()
/// container.registerFunction(PresentScreen<String>.self) { destination, source, style in
///   print(destination)
/// }
/// ```
///
/// With UIKit, the function's body is
/// `source?.navigationController?.pushViewController(destination, animated: true)`.
///
/// Routers hold this function, and screens hold routers, so capture the owner of the screens
/// weakly.
public enum PresentScreen<Screen>: NamedService {
  /// Presents a screen.
  ///
  /// The source is the screen that the navigation began from; nil for a link.
  public typealias Service =
    @MainActor (_ destination: Screen, _ source: Screen?, _ style: PresentationStyle) throws -> Void
}

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
