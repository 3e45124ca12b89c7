/// The requirements of every feature, with or without an input.
///
/// Conform to ``Feature`` or to ``RoutedFeature``.
public protocol FeatureDeclaration: SendableMetatype {
  /// The dependencies that the feature is built from.
  associatedtype Dependencies

  /// The initializer of the dependencies, usually `AnyInitializer(Dependencies.init)` in a
  /// `static let`.
  static var dependenciesInitializer: AnyInitializer<Dependencies> { get }

  /// The type of the parameter of ``isEnabled(dependencies:)``, which is `Dependencies`.
  ///
  /// If the requirement had the type `Dependencies`, a method with another type would compile and
  /// be ignored, because each feature has a default. Sealing reports another type.
  associatedtype _IsEnabledParameter = Dependencies

  /// The type of the parameter of ``isEnabled(_:)``, which is `Dependencies`.
  associatedtype _UnlabeledIsEnabledParameter = Dependencies

  /// Whether the feature may be opened; true by default.
  ///
  /// Each navigation to the feature calls this method. To put a feature behind a flag, inject the
  /// flag as one of the dependencies.
  ///
  /// The compiler does not report a method with a similar signature, such as an asynchronous one,
  /// but ignores it. It warns about such a method if the feature conforms to the protocol in an
  /// extension that has the method.
  ///
  /// - Parameter dependencies: The dependencies of the feature.
  /// - Returns: `true` to build the feature, `false` to open its fallback.
  /// - Throws: Any error; the router throws a ``RoutingError`` that contains it.
  @MainActor static func isEnabled(dependencies: _IsEnabledParameter) throws -> Bool

  /// Implements ``isEnabled(dependencies:)`` without a label.
  ///
  /// - Parameter dependencies: The dependencies of the feature.
  /// - Returns: `true` to build the feature, `false` to open its fallback.
  /// - Throws: Any error; the router throws a ``RoutingError`` that contains it.
  @MainActor static func isEnabled(_ dependencies: _UnlabeledIsEnabledParameter) throws -> Bool

  /// Whether the feature may be opened; nil if `isEnabled` takes something other than the
  /// dependencies.
  ///
  /// - Parameter dependencies: The dependencies of the feature.
  /// - Returns: The result of `isEnabled`.
  /// - Throws: The error of `isEnabled`.
  @MainActor static func _checkEnabled(_ dependencies: Dependencies) throws -> Bool?

  /// The style of presentation if the navigation states none; ``PresentationStyle/push`` by
  /// default.
  static var style: PresentationStyle { get }

  /// Whether a scope begins with the feature; false by default.
  ///
  /// This feature, and all features that are opened through its router, share one instance of each
  /// `.scoped` service. The scope ends when ``RouterService/leave()`` of that router is called, and
  /// at the latest when the last reference to the router is released. If the feature's initializer
  /// does not inject `RouterService` itself, the scope ends when the feature is built. A router that
  /// one of the dependencies has, or that is injected under another key, does not keep the scope.
  static var beginsScope: Bool { get }

  /// The routes that the feature opens; none by default.
  ///
  /// Sealing checks that each of these routes has a handler, unless the feature also receives a
  /// router of another screen type, which may handle the route.
  static var destinations: [any Route.Type] { get }
}

extension FeatureDeclaration {
  /// The default if the method without a label takes something else, which sealing reports.
  @MainActor
  public static func isEnabled(dependencies: Dependencies) throws -> Bool { false }

  /// The default, which is enabled.
  @MainActor
  public static func isEnabled(_ dependencies: Dependencies) -> Bool { true }

  /// The default, which is to push the screen.
  public static var style: PresentationStyle { .push }

  /// The default, which begins no scope.
  public static var beginsScope: Bool { false }

  /// The default, which is no routes.
  public static var destinations: [any Route.Type] { [] }
}

// The compiler selects these defaults when it compiles the feature, so that opening the feature
// costs no cast.
extension FeatureDeclaration where _UnlabeledIsEnabledParameter == Dependencies {
  /// The default, which is the method without a label.
  @MainActor
  public static func isEnabled(dependencies: Dependencies) throws -> Bool {
    try isEnabled(dependencies)
  }
}

extension FeatureDeclaration
where _IsEnabledParameter == Dependencies, _UnlabeledIsEnabledParameter == Dependencies {
  /// The default, which is the result of `isEnabled`.
  @MainActor
  public static func _checkEnabled(_ dependencies: Dependencies) throws -> Bool? {
    try isEnabled(dependencies: dependencies)
  }
}

extension FeatureDeclaration {
  /// The default for another parameter.
  @MainActor
  public static func _checkEnabled(_ dependencies: Dependencies) throws -> Bool? { nil }

  /// The type that `isEnabled` takes in place of the dependencies, by mistake; nil if it takes the
  /// dependencies.
  static var unfitIsEnabledParameter: Any.Type? {
    if _IsEnabledParameter.self != Dependencies.self { return _IsEnabledParameter.self }
    return _UnlabeledIsEnabledParameter.self == Dependencies.self
      ? nil : _UnlabeledIsEnabledParameter.self
  }
}
