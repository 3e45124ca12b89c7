public import FunctionInjection

/// The function that presents a screen: the only thing a router is told about a user interface.
///
/// It is registered like any other function, so a test takes its place with a closure:
///
/// ```swift
/// let container = Container()
/// container.register(PresentScreen<String>.self) {
///   { destination, source, style in print(destination) }
/// }
/// ```
///
/// With UIKit its body is `source?.navigationController?.pushViewController(destination, animated: true)`.
///
/// Routers hold this function, and screens hold routers: let it capture what holds the screens weakly.
public enum PresentScreen<Screen>: NamedService {
  /// Presents a screen.
  ///
  /// The source is the screen that the navigation began from, nil where it began from none.
  public typealias Service =
    @MainActor (_ destination: Screen, _ source: Screen?, _ style: PresentationStyle) throws -> Void
}

/// How a screen is presented; what it means is up to the function that presents.
///
/// A program adds its own: `extension PresentationStyle { static let sheet = Self(name: "sheet") }`.
public struct PresentationStyle: Hashable, Sendable {
  /// The name by which styles differ.
  public let name: String

  /// Creates a style.
  ///
  /// - Parameter name: The name by which it differs from others.
  public init(name: String) {
    self.name = name
  }

  /// On top of the source, with a way back.
  public static let push = PresentationStyle(name: "push")
  /// Over everything, for a task that is finished or given up.
  public static let modal = PresentationStyle(name: "modal")
  /// In place of everything.
  public static let root = PresentationStyle(name: "root")
}
