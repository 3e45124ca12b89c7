import FunctionalDI
import Testing

/// The framework of seed 000, written afresh with the names of the document.
///
/// A view controller stands for UIKit's, and a navigation controller is what is presented on.
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

  init(dependencies: FeatureOne.Dependencies) {
    self.dependencies = dependencies
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

private struct FeatureOneRoute: FeatureRouting.Route {
  static let identifier = "feature-one"
  let campaign: String?
}

/// The application delegate of the document: it registers, and opens the first screen.
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
    store.register(PresentScreen<ViewController>.self, .singleton) {
      { destination, source, _ in
        (source?.navigationController ?? navigation).pushViewController(destination)
      }
    }
    store.registerRouter(
      ViewController.self,
      handlers: [RouteHandler(FeatureOneRoute.self, to: FeatureOne.self)],
      features: [AnotherFeature.self])
    let resolver = try store.seal()
    self.resolver = resolver
    return try resolver.resolve(AppRouter.self)
  }
}

@Suite("A dependency injecting routing framework")
@MainActor
struct RoutingFrameworkTests {
  @Test("pushes a feature by hand where its dependencies are at hand")
  func byHand() throws {
    let delegate = AppDelegate()
    let router = try delegate.application()
    let dependencies = FeatureOne.Dependencies(
      client: HTTPClient(), persistence: Persistence(), routerService: router)
    delegate.navigation.pushViewController(FeatureOne.build(dependencies: dependencies))
    #expect(delegate.navigation.viewControllers.first is FeatureOneViewController)
  }

  @Test("navigates to a feature from where nobody has its dependencies")
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

  @Test("opens what a backend says, by a Codable route")
  func backend() throws {
    let delegate = AppDelegate()
    let routerService = try delegate.application()
    try routerService.open(#"feature-one|{"campaign":"autumn"}"#, from: nil)
    #expect(delegate.navigation.viewControllers.last is FeatureOneViewController)
  }

  @Test("erases initializers of none to many parameters, and casts nothing")
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

  @Test("looks dependencies up by type, by protocol, and never by their unqualified names")
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
