/// A part of a program that a router can open, with its dependencies and the function that builds
/// it.
///
/// A feature is a caseless enum. Other features need only its name to open it:
///
/// ```swift
/// enum Home: Feature {
///   struct Dependencies {
///     let user: User
///     let router: RouterService<String>
///   }
///
///   static let dependenciesInitializer = AnyInitializer(Dependencies.init)
///
///   static func build(dependencies: Dependencies) -> String {
///     "Welcome, \(dependencies.user.name)"
///   }
/// }
/// ```
///
/// A screen can be of any type, such as a `UIViewController`, a SwiftUI view, or a text. The router
/// presents it with the registered ``PresentScreen``. A feature with an input conforms to
/// ``RoutedFeature`` instead.
///
/// You can also build a feature by hand: `Home.build(dependencies: .init(user: ada, router:
/// router))`.
public protocol Feature<Screen>: FeatureDeclaration {
  /// The type of the screen, which the program's router presents.
  associatedtype Screen

  /// Builds the screen.
  ///
  /// Do not navigate in this method: the router throws an error, because the screen does not exist
  /// yet.
  ///
  /// - Parameter dependencies: The dependencies of the feature.
  /// - Returns: The screen, which the router presents.
  /// - Throws: Any error; the router throws a ``RoutingError`` that contains it.
  @MainActor static func build(dependencies: Dependencies) throws -> Screen

  /// The type of the fallback, which is `Fallback<Screen, Void>`.
  associatedtype _Fallback = Fallback<Screen, Void>

  /// The feature to open if this feature is disabled; none by default.
  ///
  /// The fallback may have a fallback too. Sealing verifies all fallbacks.
  static var fallback: _Fallback { get }
}

extension Feature {
  /// The default, which is no fallback.
  public static var fallback: Fallback<Screen, Void> { .none }
}

/// A ``Feature`` as a ``RoutedFeature`` with an empty input.
///
/// With this wrapper, the router handles only one kind of feature.
@usableFromInline
enum FeatureWithoutInput<Base: Feature>: RoutedFeature {
  @inlinable
  static var dependenciesInitializer: AnyInitializer<Base.Dependencies> {
    Base.dependenciesInitializer
  }

  @inlinable
  static func isEnabled(dependencies: Base._IsEnabledParameter) throws -> Bool {
    try Base.isEnabled(dependencies: dependencies)
  }

  @inlinable
  static func isEnabled(_ dependencies: Base._UnlabeledIsEnabledParameter) throws -> Bool {
    try Base.isEnabled(dependencies)
  }

  @inlinable
  static func _checkEnabled(_ dependencies: Base.Dependencies) throws -> Bool? {
    try Base._checkEnabled(dependencies)
  }

  @inlinable
  static var style: PresentationStyle { Base.style }

  @inlinable
  static var beginsScope: Bool { Base.beginsScope }

  @inlinable
  static var destinations: [any Route.Type] { Base.destinations }

  @inlinable
  static func build(dependencies: Base.Dependencies, input: Void) throws -> Base.Screen {
    try Base.build(dependencies: dependencies)
  }

  @inlinable
  static var fallback: Base._Fallback { Base.fallback }
}

extension FeatureWithoutInput: FeatureWrapper {
  static var declaration: any FeatureDeclaration.Type { Base.self }
}

/// A feature that wraps another feature.
private protocol FeatureWrapper {
  static var declaration: any FeatureDeclaration.Type { get }
}

extension Feature {
  /// This feature as a ``RoutedFeature`` with an empty input.
  static var withoutInput: any RoutedFeature.Type { FeatureWithoutInput<Self>.self }
}

extension RoutedFeature {
  /// The name of the type in the source code, for messages.
  static var name: String { "\((Self.self as? any FeatureWrapper.Type)?.declaration ?? Self.self)" }
}
