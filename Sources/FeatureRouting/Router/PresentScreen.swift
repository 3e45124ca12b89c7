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
