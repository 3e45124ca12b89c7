/// What every feature says of itself, whether it must be told what to show or not.
///
/// Conform to ``Feature`` or to ``RoutedFeature``.
public protocol FeatureDeclaration: SendableMetatype {
  /// What the feature is built from.
  associatedtype Dependencies

  /// How the dependencies are made: usually `AnyInitializer(Dependencies.init)`, in a `static let`.
  static var dependenciesInitializer: AnyInitializer<Dependencies> { get }

  /// Whether the feature may be opened; true by default.
  ///
  /// It is asked each time, at the moment of the navigation. The flag comes from the dependencies, so
  /// that it is injected like everything else.
  ///
  /// - Parameter dependencies: What the feature needs.
  /// - Returns: Whether it is built, and not its fallback.
  @MainActor static func isEnabled(_ dependencies: Dependencies) -> Bool

  /// How the feature is presented where the navigation does not say it; by default it is pushed.
  static var style: PresentationStyle { get }

  /// Whether a scope begins with the feature; false by default.
  ///
  /// In the scope there is one instance of what is registered as `.scoped`, for this feature and for
  /// all that are opened through the router it is given. The scope ends when that router's
  /// ``RouterService/leave()`` is called, and at the latest when nobody has the router any more.
  /// A feature that is given no router itself has no scope any more once it is built: what is to be
  /// released is released then.
  static var beginsScope: Bool { get }

  /// The routes that the feature opens; none by default.
  ///
  /// Sealing checks that each has a handler.
  static var opens: [any Route.Type] { get }
}

extension FeatureDeclaration {
  /// The default: the feature may be opened.
  @MainActor
  public static func isEnabled(_ dependencies: Dependencies) -> Bool { true }

  /// The default: it is pushed.
  public static var style: PresentationStyle { .push }

  /// The default: no scope begins.
  public static var beginsScope: Bool { false }

  /// The default: no routes are stated.
  public static var opens: [any Route.Type] { [] }
}
