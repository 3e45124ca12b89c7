/// A feature that must be told what to show: a profile needs to know whose.
///
/// ```swift
/// struct ProfileRoute: Route {
///   static let identifier = "profile"
///   let id: Int
/// }
///
/// enum Profile: RoutedFeature {
///   typealias Dependencies = Void
///   static let dependenciesInitializer = AnyInitializer {}
///
///   static func build(dependencies: Void, input: ProfileRoute) -> String {
///     "Profile \(input.id)"
///   }
/// }
/// ```
///
/// What depends on the program comes from the container, in `dependencies`; what depends on the
/// occasion comes from the route, in `input`, and who opens the feature cannot forget it.
public protocol RoutedFeature<Screen, Input>: SendableMetatype {
  /// What is built: that which the program's router presents.
  associatedtype Screen
  /// What the feature is told: a route, or a part of one.
  associatedtype Input
  /// What the feature is built from.
  associatedtype Dependencies

  /// How the dependencies are made: usually `AnyInitializer(Dependencies.init)`, in a `static let`.
  static var dependenciesInitializer: AnyInitializer<Dependencies> { get }

  /// Builds the screen.
  ///
  /// A screen is not there before it is built, so nothing can be opened from here; a router that is
  /// asked to throws an error.
  ///
  /// - Parameters:
  ///   - dependencies: What the feature needs.
  ///   - input: What the feature is told.
  /// - Returns: The screen, which the router presents.
  /// - Throws: Whatever makes it impossible; the router passes it on inside of a ``RoutingError``.
  @MainActor static func build(dependencies: Dependencies, input: Input) throws -> Screen

  /// Whether the feature may be opened; true by default.
  ///
  /// It is asked each time, at the moment of the navigation. The flag comes from the dependencies, so
  /// that it is injected like everything else.
  ///
  /// - Parameter dependencies: What the feature needs.
  /// - Returns: Whether it is built, and not its ``fallback``.
  @MainActor static func isEnabled(_ dependencies: Dependencies) -> Bool

  /// The feature that is opened, with the same input, where this one is not enabled; none by default.
  ///
  /// It may have a fallback in turn. All of them are verified with the feature.
  static var fallback: Fallback<Screen, Input> { get }

  /// How the feature is presented where the navigation does not say it; by default it is pushed.
  static var style: PresentationStyle { get }

  /// Whether a scope begins with the feature; false by default.
  ///
  /// In the scope there is one instance of what is registered as `.scoped`, for this feature and for
  /// all that are opened through the router it is given. The scope ends when that router's
  /// ``RouterService/leave()`` is called, and at the latest when nobody has the router any more.
  static var beginsScope: Bool { get }

  /// The routes that the feature opens; none by default. Sealing checks that each has a handler.
  static var opens: [any Route.Type] { get }
}

extension RoutedFeature {
  /// The default: the feature may be opened.
  @MainActor
  public static func isEnabled(_ dependencies: Dependencies) -> Bool { true }

  /// The default: there is none.
  public static var fallback: Fallback<Screen, Input> { .none }

  /// The default: it is pushed.
  public static var style: PresentationStyle { .push }

  /// The default: no scope begins.
  public static var beginsScope: Bool { false }

  /// The default: no routes are stated.
  public static var opens: [any Route.Type] { [] }
}
