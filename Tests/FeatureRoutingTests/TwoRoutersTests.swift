import FeatureRouting
import FunctionInjection
import Testing

@Suite("Routers of two types of screens")
@MainActor
struct TwoRoutersTests {
  let window = Window()

  @Test("A feature may open the routes of a router of other screens")
  func routesOfOtherScreens() throws {
    struct CountRoute: Route { static let identifier = "count" }
    enum Counter: Feature {
      static let dependenciesInitializer = AnyInitializer {}
      static func build(dependencies: Void) -> Int { 1 }
    }
    enum Opener: Feature {
      static let dependenciesInitializer = AnyInitializer { (router: RouterService<Int>) in router }
      static let destinations: [any Route.Type] = [CountRoute.self]
      static func build(dependencies: RouterService<Int>) -> Screen { Screen("Opener") }
    }
    enum OptionalOpener: Feature {
      static let dependenciesInitializer = AnyInitializer { (router: RouterService<Int>?) in router
      }
      static let destinations: [any Route.Type] = [CountRoute.self]
      static func build(dependencies: RouterService<Int>?) -> Screen { Screen("Opener") }
    }
    let container = sampleContainer(window, features: [Opener.self, OptionalOpener.self])
    container.registerFunction(PresentScreen<Int>.self) { _, _, _ in }
    container.registerRouter(
      Int.self, handlers: [RouteHandler(CountRoute.self, to: Counter.self)])
    #expect(container.verify().faults.isEmpty)
  }

  @Test("A navigation inside `build` is refused by a router of other screens too")
  func navigationOfOtherScreensDuringBuild() throws {
    enum Counter: Feature {
      static let dependenciesInitializer = AnyInitializer {}
      static func build(dependencies: Void) -> Int { 1 }
    }
    enum Hasty: Feature {
      static let dependenciesInitializer = AnyInitializer { (router: RouterService<Int>) in router }
      static func build(dependencies: RouterService<Int>) throws -> Screen {
        try dependencies.navigate(toFeature: Counter.self, from: nil)
        return Screen("Hasty")
      }
    }
    let container = sampleContainer(window, features: [Hasty.self])
    container.registerFunction(PresentScreen<Int>.self) { _, _, _ in }
    container.registerRouter(Int.self, handlers: [], features: [Counter.self])
    let screens = try container.resolve(RouterService<Screen>.self)
    let error = try #require(throws: RoutingError.self) {
      try screens.navigate(toFeature: Hasty.self, from: nil)
    }
    #expect((error.underlyingError as? RoutingError)?.kind == .navigationDuringBuild)
    let router = try container.resolve(RouterService<Int>.self)
    try router.navigate(toFeature: Counter.self, from: nil)
  }

  @Test("A feature of other screens may be opened in the scope of a feature with their router")
  func scopeOfOtherScreens() throws {
    enum Number: Feature {
      static let dependenciesInitializer = AnyInitializer { (session: Session) in session }
      static func build(dependencies: Session) -> ObjectIdentifier {
        ObjectIdentifier(dependencies)
      }
    }
    enum Opener: Feature {
      struct Dependencies {
        let session: Session
        let router: RouterService<ObjectIdentifier>
      }
      static let dependenciesInitializer = AnyInitializer(Dependencies.init)
      static let beginsScope = true
      static func build(dependencies: Dependencies) -> Screen {
        opened = dependencies.router
        return Screen("Opener", session: dependencies.session)
      }
      @MainActor static var opened: RouterService<ObjectIdentifier>?
    }
    final class Shown: Sendable { @MainActor static var number: ObjectIdentifier? }
    let container = sampleContainer(window, features: [Opener.self])
    container.register(Session.self, .scoped) { Session() }
    container.registerFunction(PresentScreen<ObjectIdentifier>.self) { number, _, _ in
      Shown.number = number
    }
    container.registerRouter(ObjectIdentifier.self, handlers: [], features: [Number.self])
    let resolver = try container.seal()
    // Without the feature that begins the scope, no router could open the other one in it.
    let error = #expect(throws: WiringError.self) {
      try resolver.overriding { $0.registerRouter(Screen.self, handlers: []) }
    }
    #expect(error?.faults.map(\.kind) == [.outsideOfScope])
    try resolver.resolve(RouterService<Screen>.self).navigate(toFeature: Opener.self, from: nil)
    let router = try #require(Opener.opened)
    try router.navigate(toFeature: Number.self, from: nil)
    let session = try #require(window.screens.last?.session)
    #expect(Shown.number == ObjectIdentifier(session))
    Opener.opened = nil

    // Without a router among its dependencies, the feature opens nothing in its scope.
    enum Alone: Feature {
      static let dependenciesInitializer = AnyInitializer { (session: Session) in session }
      static let beginsScope = true
      static func build(dependencies: Session) -> Screen { Screen("Alone") }
    }
    let alone = sampleContainer(window, features: [Alone.self])
    alone.register(Session.self, .scoped) { Session() }
    alone.registerFunction(PresentScreen<ObjectIdentifier>.self) { _, _, _ in }
    alone.registerRouter(ObjectIdentifier.self, handlers: [], features: [Number.self])
    #expect(alone.verify().faults.map(\.kind) == [.outsideOfScope])
  }
}
