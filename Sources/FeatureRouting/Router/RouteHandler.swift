public import FunctionInjection

/// Says which feature a route leads to.
///
/// A part of a program states the handlers of its features; the program hands them all to
/// ``FunctionInjection/Container/registerRouter(_:handlers:features:limits:fileID:line:)``.
///
/// ```swift
/// struct ProfileRoute: Route {
///   static let identifier = "profile"
///   let id: Int
/// }
///
/// enum Profile: RoutedFeature {
///   static let dependenciesInitializer = AnyInitializer {}
///   static func build(dependencies: Void, input: Int) -> String { "Profile \(input)" }
/// }
///
/// let handlers: [RouteHandler<String>] = [
///   RouteHandler(ProfileRoute.self, to: Profile.self) { $0.id }
/// ]
/// ```
public struct RouteHandler<Screen>: Sendable {
  let target: any RouteTarget<Screen>
  /// Where the handler was written.
  public let location: RegistrationLocation

  /// Leads a route to a feature that is told a part of it.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - feature: The feature.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - input: What the feature is told, from the route.
  public init<R: Route, Destination: RoutedFeature>(
    _ route: R.Type, to feature: Destination.Type, fileID: StaticString = #fileID,
    line: UInt = #line, input: @escaping @Sendable (R) throws -> Destination.Input
  ) where Destination.Screen == Screen {
    target = TypedRouteTarget<R, Destination>(input: input)
    location = RegistrationLocation(fileID: fileID, line: line)
  }

  /// Leads a route to a feature that is told the whole of it.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - feature: The feature.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  public init<R: Route, Destination: RoutedFeature>(
    _ route: R.Type, to feature: Destination.Type, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Destination.Screen == Screen, Destination.Input == R {
    self.init(route, to: feature, fileID: fileID, line: line) { $0 }
  }

  /// Leads a route to a feature that needs to be told nothing.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - feature: The feature.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  public init<R: Route, Destination: Feature>(
    _ route: R.Type, to feature: Destination.Type, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Destination.Screen == Screen {
    self.init(route, to: UnroutedFeature<Destination>.self, fileID: fileID, line: line) { _ in }
  }
}

/// A route and the feature it leads to, without their types.
protocol RouteTarget<Screen>: Sendable {
  associatedtype Screen

  var route: any Route.Type { get }
  var feature: any RoutedFeature.Type { get }

  /// Decodes a link to the route and opens the feature.
  @MainActor func follow(
    _ link: DeepLink, with navigation: Navigation<Screen>
  ) throws(RoutingError)

  /// Opens the feature for a route, which must be of the type of this one.
  @MainActor func follow(
    _ route: some Route, with navigation: Navigation<Screen>
  ) throws(RoutingError)
}

private struct TypedRouteTarget<R: Route, Destination: RoutedFeature>: RouteTarget {
  let input: @Sendable (R) throws -> Destination.Input

  var route: any Route.Type { R.self }
  var feature: any RoutedFeature.Type { Destination.self }

  func follow(
    _ link: DeepLink, with navigation: Navigation<Destination.Screen>
  ) throws(RoutingError) {
    try open(link.route(R.self), with: navigation)
  }

  func follow(
    _ route: some Route, with navigation: Navigation<Destination.Screen>
  ) throws(RoutingError) {
    guard let route = route as? R else {
      throw .routeOfAnotherType(type(of: route), handled: R.self)
    }
    try open(route, with: navigation)
  }

  @MainActor
  private func open(
    _ route: R, with navigation: Navigation<Destination.Screen>
  ) throws(RoutingError) {
    let input: Destination.Input
    do { input = try self.input(route) } catch { throw .inputFailed(R.self, error) }
    try navigation.open(Destination.self, input: input)
  }
}
