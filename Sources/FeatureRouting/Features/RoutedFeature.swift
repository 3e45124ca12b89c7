/// A feature with an input: a profile needs to know whose profile to show.
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
/// The container provides the `dependencies`, and the route provides the `input`, which the
/// compiler requires at each call that opens the feature.
public protocol RoutedFeature<Screen, Input>: FeatureDeclaration {
  /// The type of the screen, which the program's router presents.
  associatedtype Screen
  /// The input of the feature: a route, or a part of one.
  associatedtype Input

  /// Builds the screen.
  ///
  /// A router throws an error if it is called from here, because the screen does not exist yet.
  ///
  /// - Parameters:
  ///   - dependencies: The dependencies of the feature.
  ///   - input: The input, such as the route.
  /// - Returns: The screen, which the router presents.
  /// - Throws: Any error; the router throws a ``RoutingError`` that contains it.
  @MainActor static func build(dependencies: Dependencies, input: Input) throws -> Screen

  /// The feature that is opened with the same input if this one is disabled; none by default.
  ///
  /// It may have a fallback too. Sealing verifies all of them.
  static var fallback: Fallback<Screen, Input> { get }
}

extension RoutedFeature {
  /// The default, which is no fallback.
  public static var fallback: Fallback<Screen, Input> { .none }
}
