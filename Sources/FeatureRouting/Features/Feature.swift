/// A part of a program that a router can open: it says what it needs and how it is built from it.
///
/// A feature is a caseless enum. Nobody holds one, and who opens it knows nothing but its name:
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
/// What is built is of any type: a `UIViewController`, a SwiftUI view, a text. It is the router that
/// is given a function which presents it. A feature that must be told what to show conforms to
/// ``RoutedFeature`` instead.
///
/// Building by hand stays possible:
/// `Home.build(dependencies: .init(user: ada, router: router))`.
public protocol Feature<Screen>: FeatureDeclaration {
  /// What is built: that which the program's router presents.
  associatedtype Screen

  /// Builds the screen.
  ///
  /// A screen is not there before it is built, so nothing can be opened from here; a router that is
  /// asked to throws an error.
  ///
  /// - Parameter dependencies: What the feature needs.
  /// - Returns: The screen, which the router presents.
  /// - Throws: Whatever makes it impossible; the router passes it on inside of a ``RoutingError``.
  @MainActor static func build(dependencies: Dependencies) throws -> Screen

  /// The feature that is opened where this one is not enabled; none by default.
  ///
  /// It may have a fallback in turn. All of them are verified with the feature.
  static var fallback: Fallback<Screen, Void> { get }
}

extension Feature {
  /// The default: there is none.
  public static var fallback: Fallback<Screen, Void> { .none }
}

/// A feature that needs to be told nothing, as one that is told nothing.
///
/// So whoever opens features knows one kind of them.
@usableFromInline
enum UnroutedFeature<Base: Feature>: RoutedFeature {
  @inlinable
  static var dependenciesInitializer: AnyInitializer<Base.Dependencies> {
    Base.dependenciesInitializer
  }

  @inlinable
  static func isEnabled(_ dependencies: Base.Dependencies) -> Bool { Base.isEnabled(dependencies) }

  @inlinable
  static var style: PresentationStyle { Base.style }

  @inlinable
  static var beginsScope: Bool { Base.beginsScope }

  @inlinable
  static var opens: [any Route.Type] { Base.opens }

  @inlinable
  static func build(dependencies: Base.Dependencies, input: Void) throws -> Base.Screen {
    try Base.build(dependencies: dependencies)
  }

  @inlinable
  static var fallback: Fallback<Base.Screen, Void> { Base.fallback }
}

extension UnroutedFeature: FeatureWrapper {
  static var declaration: any FeatureDeclaration.Type { Base.self }
}

/// A feature that is another one in fact.
private protocol FeatureWrapper {
  static var declaration: any FeatureDeclaration.Type { get }
}

extension Feature {
  /// The same feature, as one that is told nothing.
  static var unrouted: any RoutedFeature.Type { UnroutedFeature<Self>.self }
}

extension RoutedFeature {
  /// The type that somebody has written, for messages.
  static var name: String { "\((Self.self as? any FeatureWrapper.Type)?.declaration ?? Self.self)" }
}
