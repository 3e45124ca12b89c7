import FeatureRouting
import FunctionInjection
import Synchronization
import Testing

@Suite("A router")
@MainActor
struct RouterTests {
  let window = Window()

  private func router(
    flags: @escaping @Sendable () -> Flags = { Flags() }
  ) throws -> (Resolver, RouterService<Screen>) {
    let resolver = try sampleContainer(window, flags: flags).seal()
    return (resolver, try resolver.resolve(RouterService<Screen>.self))
  }

  @Test("A router opens a feature by its type")
  func byType() throws {
    let (resolver, router) = try router()
    try router.navigate(toFeature: Home.self, from: nil)
    #expect(window.presentations == [.init(title: "Home", source: nil, style: .push)])
    withExtendedLifetime(resolver) {}
  }

  @Test("A screen opens any other through the router that was injected")
  func screenToScreen() throws {
    let (resolver, router) = try router()
    try router.navigate(toFeature: Home.self, from: nil)
    let home = try #require(window.screens.last)
    try home.router?.navigate(to: ProfileRoute(id: 1), from: home)
    let profile = try #require(window.screens.last)
    try profile.router?.open("home", from: profile)
    try profile.router?.navigate(
      toFeature: Profile.self, input: ProfileRoute(id: 2), from: profile, style: .root)
    #expect(
      window.presentations == [
        .init(title: "Home", source: nil, style: .push),
        .init(title: "Profile of Ada", source: "Home", style: .modal),
        .init(title: "Home", source: "Profile of Ada", style: .push),
        .init(title: "Profile of Grace", source: "Profile of Ada", style: .root),
      ])
    withExtendedLifetime(resolver) {}
  }

  @Test("A router opens links of both forms")
  func links() throws {
    let (resolver, router) = try router()
    try router.open(#"profile|{"id":2}"#, from: nil)
    try router.open("app://profile?id=1", from: nil, style: .push)
    #expect(window.presentations.map(\.title) == ["Profile of Grace", "Profile of Ada"])
    #expect(window.presentations.map(\.style) == [.modal, .push])
    withExtendedLifetime(resolver) {}
  }

  @Test("A feature receives the part of the route that its handler extracts")
  func partOfRoute() throws {
    enum Number: RoutedFeature {
      static let dependenciesInitializer = AnyInitializer {}
      static func build(dependencies: Void, input: Int) -> Screen { Screen("Number \(input)") }
    }
    let container = sampleContainer(
      window,
      handlers: [
        RouteHandler(ProfileRoute.self, to: Number.self) { route in
          guard route.id > 0 else { throw SampleError() }
          return route.id
        }
      ])
    let router = try container.resolve(RouterService<Screen>.self)
    try router.open("app://profile?id=7", from: nil)
    #expect(window.presentations.map(\.title) == ["Number 7"])
    let error = #expect(throws: RoutingError.self) {
      try router.open("app://profile?id=0", from: nil)
    }
    #expect(error?.kind == .routeRefused)
    #expect(error?.underlyingError is SampleError)
  }

  @Test(
    "Each navigation checks whether the feature is enabled, and opens its fallback otherwise")
  func fallback() throws {
    let flags = SharedFlags()
    let (resolver, router) = try router { flags.value.withLock { $0 } }
    try router.navigate(to: ProfileRoute(id: 1), from: nil)
    flags.value.withLock { $0.profiles = false }
    try router.navigate(to: ProfileRoute(id: 1), from: nil)
    flags.value.withLock { $0.oldProfiles = false }
    let error = #expect(throws: RoutingError.self) {
      try router.navigate(to: ProfileRoute(id: 1), from: nil)
    }
    #expect(error?.kind == .featureDisabled)
    flags.value.withLock { $0 = Flags() }
    try router.navigate(to: ProfileRoute(id: 1), from: nil)
    #expect(
      window.presentations.map(\.title) == ["Profile of Ada", "Old profile 1", "Profile of Ada"])
    #expect(window.presentations.map(\.style) == [.modal, .push, .modal])
    withExtendedLifetime(resolver) {}
  }

  @Test("The third of a chain of fallbacks is opened if the two before it are disabled")
  func chainOfFallbacks() throws {
    enum Third: RoutedFeature {
      static let dependenciesInitializer = AnyInitializer {}
      static func build(dependencies: Void, input: Int) -> Screen { Screen("Third \(input)") }
    }
    enum Second: RoutedFeature {
      static let dependenciesInitializer = AnyInitializer {}
      static let fallback = Fallback(Third.self)
      static func isEnabled(_ dependencies: Void) -> Bool { false }
      static func build(dependencies: Void, input: Int) -> Screen { Screen("Second \(input)") }
    }
    enum First: RoutedFeature {
      static let dependenciesInitializer = AnyInitializer {}
      static let fallback = Fallback(Second.self)
      static func isEnabled(_ dependencies: Void) -> Bool { false }
      static func build(dependencies: Void, input: Int) -> Screen { Screen("First \(input)") }
    }
    let (resolver, router) = try router()
    try router.navigate(toFeature: First.self, input: 3, from: nil)
    #expect(window.presentations.map(\.title) == ["Third 3"])
    withExtendedLifetime(resolver) {}
  }

  @Test("A feature without an input is the fallback of a feature with one")
  func fallbackWithoutInput() throws {
    enum Beta: RoutedFeature {
      static let dependenciesInitializer = AnyInitializer {}
      static let fallback = Fallback(Home.self)
      static func isEnabled(dependencies: Void) -> Bool { false }
      static func build(dependencies: Void, input: Int) -> Screen { Screen("Beta \(input)") }
    }
    enum Gamma: RoutedFeature {
      static let dependenciesInitializer = AnyInitializer {}
      static let fallback: Fallback<Screen, Void> = Fallback(Home.self)
      static func isEnabled(dependencies: Void) -> Bool { false }
      static func build(dependencies: Void, input: Int) -> Screen { Screen("Gamma \(input)") }
    }
    let (resolver, router) = try router()
    try router.navigate(toFeature: Beta.self, input: 3, from: nil)
    try router.navigate(toFeature: Gamma.self, input: 3, from: nil)
    #expect(window.presentations.map(\.title) == ["Home", "Home"])
    withExtendedLifetime(resolver) {}
  }

  @Test("A feature is disabled by a method with a label or without", arguments: [false, true])
  func isEnabled(isEnabled: Bool) throws {
    enum WithLabel: RoutedFeature {
      static let dependenciesInitializer = AnyInitializer { (flags: Flags) in flags.profiles }
      static let fallback = Fallback(WithoutLabel.self)
      static func isEnabled(dependencies: Bool) -> Bool { dependencies }
      static func build(dependencies: Bool, input: Int) -> Screen { Screen("With a label") }
    }
    enum WithoutLabel: RoutedFeature {
      static let dependenciesInitializer = AnyInitializer { (flags: Flags) in flags.profiles }
      static let fallback = Fallback(Home.self)
      static func isEnabled(_ dependencies: Bool) -> Bool { dependencies }
      static func build(dependencies: Bool, input: Int) -> Screen { Screen("Without a label") }
    }
    let (resolver, router) = try router { Flags(profiles: isEnabled) }
    try router.navigate(toFeature: WithLabel.self, input: 1, from: nil)
    try router.navigate(toFeature: WithoutLabel.self, input: 1, from: nil)
    #expect(
      window.presentations.map(\.title)
        == (isEnabled ? ["With a label", "Without a label"] : ["Home", "Home"]))
    withExtendedLifetime(resolver) {}
  }

  @Test("A feature is built by hand without presenting anything")
  func replaced() throws {
    let (resolver, router) = try router()
    let screen = try Profile.build(
      dependencies: .init(loadName: { "by hand \($0)" }, flags: Flags(), router: router),
      input: ProfileRoute(id: 5))
    #expect(screen.title == "Profile of by hand 5")
    #expect(window.presentations.isEmpty)
    withExtendedLifetime(resolver) {}
  }

  @Test("A navigation uses the overrides of its task")
  func overrides() throws {
    let (resolver, router) = try router()
    try withOverrides {
      $0.registerFunction(LoadName.self, override: true) { "somebody else, \($0)" }
    } operation: {
      try router.navigate(to: ProfileRoute(id: 1), from: nil)
    }
    try router.navigate(to: ProfileRoute(id: 1), from: nil)
    #expect(
      window.presentations.map(\.title)
        == ["Profile of somebody else, 1", "Profile of Ada"])
    withExtendedLifetime(resolver) {}
  }

  @Test("A navigation presents its screen with the override of its task")
  func overriddenPresentation() throws {
    let (resolver, router) = try router()
    var titles: [String] = []
    try withOverrides {
      $0.registerFunction(PresentScreen<Screen>.self, override: true) { screen, _, _ in
        titles.append(screen.title)
      }
    } operation: {
      try router.navigate(to: ProfileRoute(id: 1), from: nil)
    }
    #expect(titles == ["Profile of Ada"])
    try router.navigate(to: ProfileRoute(id: 1), from: nil)
    #expect(window.presentations.map(\.title) == ["Profile of Ada"])
    withExtendedLifetime(resolver) {}
  }

  @Test("A screen may navigate while it is presented")
  func navigationWhilePresenting() throws {
    let (resolver, router) = try router()
    window.whenPresented = { screen in
      guard screen.title == "Home" else { return }
      try screen.router?.navigate(to: ProfileRoute(id: 1), from: screen)
    }
    try router.navigate(toFeature: Home.self, from: nil)
    #expect(window.presentations.map(\.title) == ["Home", "Profile of Ada"])
    withExtendedLifetime(resolver) {}
  }

  @Test("A router and its graph do not keep each other alive")
  func leaks() throws {
    weak var client: Session?
    weak var kept: RouterService<Screen>?
    do {
      final class Opener: Sendable {
        let router: RouterService<Screen>
        let session: Session
        init(router: RouterService<Screen>, session: Session) {
          self.router = router
          self.session = session
        }
      }
      let container = sampleContainer(window)
      container.register(Session.self, .singleton) { Session() }
      container.register(Opener.self, .singleton, initializer: Opener.init)
      let resolver = try container.seal()
      let opener = try resolver.resolve(Opener.self)
      client = opener.session
      kept = opener.router
      try opener.router.navigate(toFeature: Home.self, from: nil)
      #expect(window.screens.count == 1)
    }
    #expect(client == nil)
    #expect(kept == nil)
    let screen = try #require(window.screens.first)
    let error = #expect(throws: RoutingError.self) {
      try screen.router?.navigate(toFeature: Home.self, from: screen)
    }
    #expect(error?.kind == .graphIsGone)
  }
}

final class SharedFlags: Sendable {
  let value = Mutex(Flags())
}
