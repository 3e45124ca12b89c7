public import FunctionInjection

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
  /// Do not navigate in this method: the router throws an error, because the screen does not exist
  /// yet.
  ///
  /// - Parameters:
  ///   - dependencies: The dependencies of the feature.
  ///   - input: The input, such as the route.
  /// - Returns: The screen, which the router presents.
  /// - Throws: Any error; the router throws a ``RoutingError`` that contains it.
  @MainActor static func build(dependencies: Dependencies, input: Input) throws -> Screen

  /// Makes the scope of a feature that begins a scope; by default, the scope has no values.
  ///
  /// Provide the values that the container declares with `registerScopeInput(_:)`. Every service in
  /// the scope can then have these values as inputs:
  ///
  /// ```swift
  /// enum Profile: RoutedFeature {
  ///   static let dependenciesInitializer = AnyInitializer { (client: HTTPClient) in client }
  ///   static let beginsScope = true
  ///
  ///   static func makeScope(from resolver: Resolver, input: User) throws -> Resolver {
  ///     try resolver.makeScope { $0.provide(input) }
  ///   }
  ///
  ///   static func build(dependencies: HTTPClient, input: User) -> String { input.name }
  /// }
  ///
  /// container.registerScopeInput(User.self)
  /// ```
  ///
  /// The router calls this method only if ``FeatureDeclaration/beginsScope`` is true.
  ///
  /// - Parameters:
  ///   - resolver: The resolver of the graph, or of the scope around the feature.
  ///   - input: The input of the feature.
  /// - Returns: The resolver of the new scope.
  /// - Throws: Any error; the router throws a ``RoutingError`` that contains it.
  @MainActor static func makeScope(from resolver: Resolver, input: Input) throws -> Resolver

  /// The type of the fallback: `Fallback<Screen, Input>` or, without an input,
  /// `Fallback<Screen, Void>`.
  associatedtype _Fallback = Fallback<Screen, Input>

  /// The feature to open with the same input if this feature is disabled; none by default.
  ///
  /// The fallback may have a fallback too. Sealing verifies all fallbacks.
  static var fallback: _Fallback { get }
}

extension RoutedFeature {
  /// The default, which is no fallback.
  public static var fallback: Fallback<Screen, Input> { .none }

  /// The default, which makes a scope without values.
  @MainActor
  public static func makeScope(from resolver: Resolver, input: Input) throws -> Resolver {
    resolver.makeScope()
  }
}
