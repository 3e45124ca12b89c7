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
public protocol RoutedFeature<Screen, Input>: FeatureDeclaration {
  /// What is built: that which the program's router presents.
  associatedtype Screen
  /// What the feature is told: a route, or a part of one.
  associatedtype Input

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

  /// The feature that is opened, with the same input, where this one is not enabled; none by default.
  ///
  /// It may have a fallback in turn. All of them are verified with the feature.
  static var fallback: Fallback<Screen, Input> { get }
}

extension RoutedFeature {
  /// The default: there is none.
  public static var fallback: Fallback<Screen, Input> { .none }
}
