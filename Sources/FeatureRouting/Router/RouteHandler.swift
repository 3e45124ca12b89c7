public import FunctionInjection

/// The feature that a route leads to.
///
/// Each module declares the handlers of its features, and the program passes all of them to
/// ``FunctionInjection/Container/registerRouter(_:override:handlers:features:unroutedFeatures:limits:fileID:line:)``.
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
  /// Makes the input of the feature from a route of the declared type, and opens the feature.
  let openFeature: OpenFeature

  @usableFromInline
  typealias OpenFeature =
    @MainActor @Sendable (
      any Route, RouterService<Screen>, _ source: Screen?, PresentationStyle?
    ) throws(RoutingError) -> Void

  /// Leads a route to a feature whose input is a part of the route.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - feature: The feature.
  ///   - input: A closure of the main actor that makes the input of the feature from the route.
  @export(implementation)
  public init<R: Route, Destination: RoutedFeature>(
    _ route: R.Type, to feature: Destination.Type, fileID: StaticString = #fileID,
    line: UInt = #line, input: @escaping @MainActor @Sendable (R) throws -> Destination.Input
  ) where Destination.Screen == Screen {
    self.init(
      route, feature, RegistrationLocation(fileID: fileID, line: line)
    ) { route, router, source, style throws(RoutingError) in
      guard let route = route as? R else {
        throw .routeOfAnotherType(type(of: route), handled: R.self)
      }
      let featureInput: Destination.Input
      do { featureInput = try input(route) } catch { throw .inputFailed(R.self, error) }
      try router.show(Destination.self, input: featureInput, from: source, style)
    }
  }

  @usableFromInline
  init(
    _ route: any Route.Type, _ feature: any RoutedFeature.Type, _ location: RegistrationLocation,
    openFeature: @escaping OpenFeature
  ) {
    self.route = route
    self.feature = feature
    self.location = location
    self.openFeature = openFeature
  }

  var declared: DeclaredFeature {
    DeclaredFeature(feature: feature, location: location, route: route)
  }

  /// Leads a route to a feature whose input is the route.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - feature: The feature.
  @export(implementation)
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
  @export(implementation)
  public init<R: Route, Destination: Feature>(
    _ route: R.Type, to feature: Destination.Type, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Destination.Screen == Screen {
    self.init(route, to: FeatureWithoutInput<Destination>.self, fileID: fileID, line: line) { _ in }
  }
}
