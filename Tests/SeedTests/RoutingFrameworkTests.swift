import FunctionalDI
import Testing

// The listings of "Using Type Erasure to Build a Dependency Injecting Routing Framework in Swift"
// (SwiftRocks), under the document's own names.

/// A stand-in for UIKit's view controller, which a navigation controller shows.
private class ViewController {
  weak var navigationController: NavigationController?
}

@MainActor
private final class NavigationController {
  private(set) var viewControllers: [ViewController] = []

  func pushViewController(_ viewController: ViewController) {
    viewController.navigationController = self
    viewControllers.append(viewController)
  }
}

private final class HTTPClient: Sendable {}

private final class Persistence: Sendable {}

private protocol Analytics: Sendable {
  func track(_ event: String)
}

private struct SilentAnalytics: Analytics {
  func track(_ event: String) {}
}

private typealias AppRouter = RouterService<ViewController>

private enum FeatureOne: Feature {
  struct Dependencies {
    let client: HTTPClient
    let persistence: Persistence
    let routerService: AppRouter
  }

  static var dependenciesInitializer: AnyInitializer<Dependencies> {
    AnyInitializer(Dependencies.init)
  }

  static func build(dependencies: FeatureOne.Dependencies) -> ViewController {
    FeatureOneViewController(dependencies: dependencies)
  }
}

private final class FeatureOneViewController: ViewController {
  let dependencies: FeatureOne.Dependencies
  let campaign: String?

  init(dependencies: FeatureOne.Dependencies, campaign: String? = nil) {
    self.dependencies = dependencies
    self.campaign = campaign
  }

  @MainActor
  func openAnother() throws {
    try dependencies.routerService.navigate(toFeature: AnotherFeature.self, from: self)
  }
}

private enum AnotherFeature: Feature {
  struct Dependencies {
    let analytics: any Analytics
  }

  static let dependenciesInitializer = AnyInitializer(Dependencies.init)

  static func build(dependencies: Dependencies) -> ViewController { AnotherViewController() }
}

private final class AnotherViewController: ViewController {}

/// A route that a backend sends, with a payload.
private struct FeatureOneRoute: FeatureRouting.Route {
  static let identifier = "feature-one"
  let campaign: String?
}

/// The first feature again, for the navigation that brings a payload.
private enum FeatureOneOfCampaign: RoutedFeature {
  static var dependenciesInitializer: AnyInitializer<FeatureOne.Dependencies> {
    FeatureOne.dependenciesInitializer
  }

  static func build(
    dependencies: FeatureOne.Dependencies, input: FeatureOneRoute
  ) -> ViewController {
    FeatureOneViewController(dependencies: dependencies, campaign: input.campaign)
  }
}

private struct AnotherRoute: FeatureRouting.Route {
  static let identifier = "another-feature"
  let campaign: String?
}

/// The document's application delegate, which registers the dependencies.
@MainActor
private final class AppDelegate {
  let navigation = NavigationController()
  let store = Container()
  private(set) var resolver: Resolver?

  func application() throws -> AppRouter {
    store.register(instance: HTTPClient())
    store.register(instance: Persistence())
    store.register((any Analytics).self) { SilentAnalytics() }
    let navigation = navigation
    store.registerFunction(PresentScreen<ViewController>.self) { destination, source, _ in
      (source?.navigationController ?? navigation).pushViewController(destination)
    }
    store.registerRouter(
      ViewController.self,
      handlers: [
        RouteHandler(FeatureOneRoute.self, to: FeatureOneOfCampaign.self),
        RouteHandler(AnotherRoute.self, to: AnotherFeature.self),
      ],
      features: [FeatureOne.self])
    let resolver = try store.seal()
    self.resolver = resolver
    return try resolver.resolve(AppRouter.self)
  }
}

@Suite("A dependency injecting routing framework")
@MainActor
struct RoutingFrameworkTests {
  @Test("A feature is built and pushed by hand")
  func byHand() throws {
    let delegate = AppDelegate()
    let router = try delegate.application()
    let dependencies = FeatureOne.Dependencies(
      client: HTTPClient(), persistence: Persistence(), routerService: router)
    delegate.navigation.pushViewController(FeatureOne.build(dependencies: dependencies))
    #expect(delegate.navigation.viewControllers.first is FeatureOneViewController)
  }

  @Test("A screen opens a feature without having its dependencies")
  func navigate() throws {
    let delegate = AppDelegate()
    let routerService = try delegate.application()
    try routerService.navigate(toFeature: FeatureOne.self, from: nil)
    let first = try #require(
      delegate.navigation.viewControllers.last as? FeatureOneViewController)
    #expect(try first.dependencies.client === delegate.store.resolve(HTTPClient.self))
    try first.openAnother()
    #expect(delegate.navigation.viewControllers.last is AnotherViewController)
    #expect(delegate.navigation.viewControllers.count == 2)
  }

  @Test("A backend opens a feature with a Codable route, and its payload reaches the screen")
  func backend() throws {
    let delegate = AppDelegate()
    let routerService = try delegate.application()

    try routerService.open(#"feature-one|{"campaign":"autumn"}"#, from: nil)
    try routerService.open("feature-one", from: nil)

    let screens = delegate.navigation.viewControllers.compactMap { $0 as? FeatureOneViewController }
    #expect(screens.map(\.campaign) == ["autumn", nil])
  }

  @Test("A route to a plain feature opens it and drops the payload")
  func plainFeature() throws {
    let delegate = AppDelegate()
    let routerService = try delegate.application()

    try routerService.open(#"another-feature|{"campaign":"autumn"}"#, from: nil)

    #expect(delegate.navigation.viewControllers.last is AnotherViewController)
  }

  @Test("An erased initializer takes any number of parameters and returns its own type")
  func initializers() throws {
    let store = Container()
    store.register(instance: HTTPClient())
    store.register(instance: Persistence())
    struct One { let client: HTTPClient }
    struct Two { let client: HTTPClient, persistence: Persistence }
    struct Three { let client: HTTPClient, persistence: Persistence, other: HTTPClient }
    let none: String = try AnyInitializer { "none" }.build(from: store)
    let one: One = try AnyInitializer(One.init).build(from: store)
    let two: Two = try AnyInitializer(Two.init).build(from: store)
    let three: Three = try AnyInitializer(Three.init).build(from: store)
    #expect(none == "none")
    #expect(one.client === two.client && two.persistence === three.persistence)
  }

  @Test("Dependencies are found by type and by protocol, and two types of one name are distinct")
  func lookup() throws {
    enum Old { final class Client: Sendable {} }
    enum New { final class Client: Sendable {} }
    let store = Container()
    let old = Old.Client()
    let new = New.Client()
    store.register(instance: old)
    store.register(instance: new)
    store.register((any Analytics).self) { SilentAnalytics() }
    #expect(try store.resolve(Old.Client.self) === old)
    #expect(try store.resolve(New.Client.self) === new)
    #expect(try store.resolve((any Analytics).self) is SilentAnalytics)
  }
}
