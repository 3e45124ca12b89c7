import FunctionInjection

extension ServiceKey {
  /// The type of the router that is the service, also an optional one; nil for other services.
  static var router: (any Router.Type)? {
    let service: Any.Type = Service.self
    return service as? any Router.Type ?? (service as? any OptionalRouter.Type)?.router
  }
}

/// A router of any type of screens.
protocol Router {}

extension RouterService: Router {}

private protocol OptionalRouter {
  static var router: any Router.Type { get }
}

extension Optional: OptionalRouter where Wrapped: Router {
  fileprivate static var router: any Router.Type { Wrapped.self }
}
