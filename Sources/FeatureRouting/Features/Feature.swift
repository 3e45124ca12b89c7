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
/// The names are those of seed 000. Building by hand stays possible, as there:
/// `Home.build(dependencies: .init(user: ada, router: router))`.
public protocol Feature<Screen>: RoutedFeature where Input == Void {
  /// What is built: that which the program's router presents.
  associatedtype Screen
  /// What the feature is built from.
  associatedtype Dependencies

  /// Builds the screen.
  ///
  /// - Parameter dependencies: What the feature needs.
  /// - Returns: The screen, which the router presents.
  /// - Throws: Whatever makes it impossible; the router passes it on inside of a ``RoutingError``.
  @MainActor static func build(dependencies: Dependencies) throws -> Screen
}

extension Feature {
  /// Builds the screen of a feature that needs to be told nothing.
  @MainActor
  public static func build(dependencies: Dependencies, input: Void) throws -> Screen {
    try build(dependencies: dependencies)
  }
}
