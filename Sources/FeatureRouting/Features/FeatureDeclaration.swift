/// The requirements of every feature, with or without an input.
///
/// Conform to ``Feature`` or to ``RoutedFeature``.
public protocol FeatureDeclaration: SendableMetatype {
  /// The dependencies that the feature is built from.
  associatedtype Dependencies

  /// The initializer of the dependencies, usually `AnyInitializer(Dependencies.init)` in a
  /// `static let`.
  static var dependenciesInitializer: AnyInitializer<Dependencies> { get }

  /// Whether the feature may be opened; true by default.
  ///
  /// Each navigation to the feature calls this method. To put a feature behind a flag, inject the
  /// flag as one of the dependencies.
  ///
  /// - Parameter dependencies: The dependencies of the feature.
  /// - Returns: `true` to build the feature, `false` to open its fallback.
  @MainActor static func isEnabled(dependencies: Dependencies) -> Bool

  /// Implements ``isEnabled(dependencies:)`` without a label.
  ///
  /// - Parameter dependencies: The dependencies of the feature.
  /// - Returns: `true` to build the feature, `false` to open its fallback.
  @MainActor static func isEnabled(_ dependencies: Dependencies) -> Bool

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
  /// The default, which is the method without a label.
  @MainActor
  public static func isEnabled(dependencies: Dependencies) -> Bool { isEnabled(dependencies) }

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
