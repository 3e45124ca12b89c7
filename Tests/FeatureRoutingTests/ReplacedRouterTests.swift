import FeatureRouting
import FunctionInjection
import Testing

private enum Letter: Feature {
  static let dependenciesInitializer = AnyInitializer { (text: String) in text }
  static func build(dependencies: String) -> Screen { Screen(dependencies) }
}

private enum Help: Feature {
  static let dependenciesInitializer = AnyInitializer {}
  static func build(dependencies: Void) -> Screen { Screen("Help") }
}

private struct SpacedRoute: Route {
  static let identifier = "a b"
}

@Suite("Replacing a router")
@MainActor
struct ReplacedRouterTests {
  let window = Window()

  private func container() -> Container {
    let container = Container()
    window.register(with: container)
    return container
  }

  @Test("An override replaces a router together with its features")
  func overriding() throws {
    let container = container()
    container.register(String.self) { "letter" }
    container.registerRouter(Screen.self, handlers: [], features: [Letter.self])
    let resolver = try container.seal().overriding {
      $0.registerRouter(Screen.self, handlers: [], features: [Help.self])
      // The replaced feature could not be opened any more.
      $0.register(String.self, .scoped) { "letter" }
    }
    try resolver.resolve(RouterService<Screen>.self).navigate(toFeature: Help.self, from: nil)
    #expect(window.presentations.map(\.title) == ["Help"])
    #expect(resolver.graph.text.contains("Help"))
    #expect(!resolver.graph.text.contains("Letter"))
  }

  @Test("A router that replaces another one before sealing also replaces its faults")
  func beforeSealing() {
    let container = container()
    container.registerRouter(
      Screen.self, handlers: [RouteHandler(SpacedRoute.self, to: Help.self)],
      features: [Letter.self])
    #expect(container.verify().faults.map(\.kind) == [.missing, .routeIdentifier])
    container.registerRouter(Screen.self, override: true, handlers: [], features: [Help.self])
    #expect(container.verify().faults.isEmpty)
  }

  @Test("An override of a task replaces the router for routers that were resolved before")
  func resolvedBefore() throws {
    struct HelpRoute: Route { static let identifier = "help" }
    let container = container()
    container.registerRouter(Screen.self, handlers: [])
    let resolver = try container.seal()
    let router = try resolver.resolve(RouterService<Screen>.self)
    try withOverrides {
      $0.registerRouter(
        Screen.self, handlers: [RouteHandler(HelpRoute.self, to: Help.self)],
        limits: DeepLink.Limits(bytes: 7))
    } operation: {
      try router.open("help|{}", from: nil)
    }
    #expect(window.presentations.map(\.title) == ["Help"])
  }

  @Test("A router with overrides that cannot be resolved is reported for each link")
  func unresolvable() throws {
    struct HelpRoute: Route { static let identifier = "help" }
    let container = container()
    container.registerRouter(Screen.self, handlers: [])
    let resolver = try container.seal()
    let router = try resolver.resolve(RouterService<Screen>.self)
    try withOverrides {
      $0.registerRouter(Screen.self, handlers: [RouteHandler(HelpRoute.self, to: Help.self)])
      $0.register(PresentScreen<Screen>.self) { () throws in throw SampleError() }
    } operation: {
      let error = try #require(throws: RoutingError.self) { try router.open("help", from: nil) }
      #expect(error.kind == .dependenciesFailed)
      let cause = error.underlyingError as? ResolutionError
      #expect(cause?.underlyingError as? SampleError == SampleError())
    }
  }

  @Test("An override adds a router that it declares to be new, and checks its features")
  func addition() throws {
    let resolver = try container().seal()
    let error = #expect(throws: WiringError.self) {
      try resolver.overriding {
        $0.registerRouter(
          Screen.self, override: false, handlers: [], features: [Letter.self, Help.self])
      }
    }
    #expect(error?.faults.map(\.kind) == [.missing])
    #expect(error?.faults.first?.path.hops.map(\.name) == ["Letter", "String"])
  }
}
