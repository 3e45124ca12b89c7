/// A link or a route to follow.
@usableFromInline
enum RouteRequest {
  case link(DeepLink)
  case route(any Route)

  /// The identifier of the route.
  var identifier: String {
    switch self {
    case .link(let link): link.identifier
    case .route(let route): type(of: route).identifier
    }
  }

  /// What was not done, for an error; nil if a link was not followed.
  var subject: String? {
    guard case .route(let route) = self else { return nil }
    return "\(type(of: route)) was not opened"
  }

  /// Returns the route, decoded if it is in a link.
  @usableFromInline
  func route<R: Route>(_ type: R.Type) throws(RoutingError) -> R {
    switch self {
    case .link(let link): return try link.route(type)
    case .route(let route):
      guard let route = route as? R else {
        throw .routeOfAnotherType(Swift.type(of: route), handled: type)
      }
      return route
    }
  }
}
