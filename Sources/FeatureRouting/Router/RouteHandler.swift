public import FunctionInjection

/// The feature that a route leads to.
///
/// Each module declares the handlers of its features, and the program passes all of them to
/// ``FunctionInjection/Container/registerRouter(_:handlers:features:unroutedFeatures:limits:fileID:line:)``.
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
  let route: any Route.Type
  let feature: any RoutedFeature.Type
  /// The file and the line of the handler.
  public let location: RegistrationLocation
  /// Decodes a link into the route and opens the feature.
  @usableFromInline
  let followLink: @MainActor @Sendable (DeepLink, Navigation<Screen>) throws(RoutingError) -> Void
  /// Opens the feature for a route of this type.
  @usableFromInline
  let followRoute: @MainActor @Sendable (any Route, Navigation<Screen>) throws(RoutingError) -> Void

  /// Leads a route to a feature whose input is a part of the route.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - feature: The feature.
  ///   - input: A closure that makes the input of the feature from the route.
  @inlinable
  public init<R: Route, Destination: RoutedFeature>(
    _ route: R.Type, to feature: Destination.Type, fileID: StaticString = #fileID,
    line: UInt = #line, input: @escaping @Sendable (R) throws -> Destination.Input
  ) where Destination.Screen == Screen {
    self.init(
      route, feature, RegistrationLocation(fileID: fileID, line: line)
    ) { route, navigation throws(RoutingError) in
      let featureInput: Destination.Input
      do { featureInput = try input(route) } catch { throw .inputFailed(R.self, error) }
      try navigation.open(Destination.self, input: featureInput)
    }
  }

  @usableFromInline
  init<R: Route>(
    _ route: R.Type, _ feature: any RoutedFeature.Type, _ location: RegistrationLocation,
    follow: @escaping @MainActor @Sendable (R, Navigation<Screen>) throws(RoutingError) -> Void
  ) {
    self.route = route
    self.feature = feature
    self.location = location
    followLink = { link, navigation throws(RoutingError) in
      try follow(link.route(R.self), navigation)
    }
    followRoute = { route, navigation throws(RoutingError) in
      guard let route = route as? R else {
        throw .routeOfAnotherType(type(of: route), handled: R.self)
      }
      try follow(route, navigation)
    }
  }

  /// Leads a route to a feature whose input is the route.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - feature: The feature.
  @inlinable
  public init<R: Route, Destination: RoutedFeature>(
    _ route: R.Type, to feature: Destination.Type, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Destination.Screen == Screen, Destination.Input == R {
    self.init(route, to: feature, fileID: fileID, line: line) { $0 }
  }

  /// Leads a route to a feature without an input, which ignores the fields of the route.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - feature: The feature.
  @inlinable
  public init<R: Route, Destination: Feature>(
    _ route: R.Type, to feature: Destination.Type, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Destination.Screen == Screen {
    self.init(route, to: FeatureWithoutInput<Destination>.self, fileID: fileID, line: line) { _ in }
  }
}
