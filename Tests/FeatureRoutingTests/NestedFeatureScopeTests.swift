import FeatureRouting
import FunctionInjection
import Testing

/// The account that the scope of a feature receives.
private struct Account: Sendable { let name: String }

private struct FlowDependencies {
  let session: Session
  let router: RouterService<Screen>
}

/// Begins a scope with an account.
private enum Shop: RoutedFeature {
  static let dependenciesInitializer = AnyInitializer(FlowDependencies.init)
  static let beginsScope = true

  static func makeScope(from resolver: Resolver, input: Account) throws -> Resolver {
    try resolver.makeScope { $0.provide(input) }
  }

  static func build(dependencies: FlowDependencies, input: Account) -> Screen {
    Screen(
      "Shop of \(input.name)", router: dependencies.router, session: dependencies.session)
  }
}

/// Begins a scope without values of its own.
private enum Checkout: Feature {
  static let dependenciesInitializer = AnyInitializer(FlowDependencies.init)
  static let beginsScope = true

  static func build(dependencies: FlowDependencies) -> Screen {
    Screen("Checkout", router: dependencies.router, session: dependencies.session)
  }
}

/// Needs the account, and begins no scope.
private enum Receipt: Feature {
  static let dependenciesInitializer = AnyInitializer {
    (account: Account, router: RouterService<Screen>) in (account, router)
  }

  static func build(dependencies: (Account, RouterService<Screen>)) -> Screen {
    Screen("Receipt for \(dependencies.0.name)", router: dependencies.1)
  }
}

@Suite("A feature's scope inside the scope of another feature")
@MainActor
struct NestedFeatureScopeTests {
  let window = Window()

  private func makeResolver() throws -> Resolver {
    let container = Container()
    window.register(with: container)
    container.registerScopeInput(Account.self)
    container.register(Session.self, .scoped) { Session() }
    container.registerRouter(
      Screen.self, handlers: [], features: [Checkout.self, Receipt.self],
      unroutedFeatures: [UnroutedFeature(Shop.self)])
    return try container.seal()
  }

  @Test("The router inside keeps the values of the scope outside", arguments: [1, 2, 3])
  func outerScopeReleased(depth: Int) throws {
    let resolver = try makeResolver()
    let router = try resolver.resolve(RouterService<Screen>.self)
    try router.navigate(toFeature: Shop.self, input: Account(name: "Ada"), from: nil)
    for _ in 0..<depth {
      try window.screens.last?.router?.navigate(toFeature: Checkout.self, from: nil)
      // The screen outside is replaced, and with it goes the router outside.
      window.screens.removeFirst()
    }

    try window.screens.last?.router?.navigate(toFeature: Receipt.self, from: nil)
    #expect(window.screens.last?.title == "Receipt for Ada")

    // The router of the receipt keeps the scope, too.
    window.screens.removeFirst()
    try window.screens.last?.router?.navigate(toFeature: Receipt.self, from: nil)
    #expect(window.screens.map(\.title) == ["Receipt for Ada", "Receipt for Ada"])
  }

  @Test("The router inside keeps the scope outside inside overrides, too")
  func outerScopeInOverrides() throws {
    let resolver = try makeResolver()
    let router = try resolver.resolve(RouterService<Screen>.self)
    try withOverrides {
      $0.register(String.self, override: false) { "" }
    } operation: { () throws in
      try router.navigate(toFeature: Shop.self, input: Account(name: "Ada"), from: nil)
      try window.screens.last?.router?.navigate(toFeature: Checkout.self, from: nil)
      window.screens.removeFirst()
      try window.screens.last?.router?.navigate(toFeature: Receipt.self, from: nil)
    }
    #expect(window.screens.last?.title == "Receipt for Ada")
  }

  @Test("A feature keeps the scope in which a router resolved by hand opens it")
  func openedByHand() throws {
    let resolver = try makeResolver()
    var scope: Resolver? = try resolver.makeScope { $0.provide(Account(name: "Ada")) }
    // Such a router does not keep the scope itself.
    try scope?.resolve(RouterService<Screen>.self)
      .navigate(toFeature: Checkout.self, from: nil)
    scope = nil
    try window.screens.last?.router?.navigate(toFeature: Receipt.self, from: nil)
    #expect(window.screens.last?.title == "Receipt for Ada")
  }

  @Test("The scope outside ends when the last router inside is gone")
  func outerScopeEnds() throws {
    let resolver = try makeResolver()
    let router = try resolver.resolve(RouterService<Screen>.self)
    try router.navigate(toFeature: Shop.self, input: Account(name: "Ada"), from: nil)
    weak let session = window.screens.last?.session
    try window.screens.last?.router?.navigate(toFeature: Checkout.self, from: nil)
    window.screens.removeFirst()
    #expect(session != nil)
    window.screens = []
    #expect(session == nil)
  }

  @Test("Sealing reports a feature that only a router under another key could open in a scope")
  func routerUnderAnotherKey() {
    enum OtherKey: NamedService { typealias Service = RouterService<Screen> }
    enum Aliased: Feature {
      static let dependenciesInitializer = AnyInitializer(
        injecting: Instance<Session>.self, OtherKey.self, initializer: FlowDependencies.init)
      static let beginsScope = true
      static func build(dependencies: FlowDependencies) -> Screen {
        Screen("Aliased", router: dependencies.router)
      }
    }
    enum Step: Feature {
      static let dependenciesInitializer = AnyInitializer { (session: Session) in session }
      static func build(dependencies: Session) -> Screen { Screen("Step") }
    }
    let container = Container()
    window.register(with: container)
    container.register(Session.self, .scoped) { Session() }
    container.register(OtherKey.self, injecting: Instance<RouterService<Screen>>.self) { $0 }
    container.registerRouter(Screen.self, handlers: [], features: [Aliased.self, Step.self])

    let faults = container.verify().faults

    #expect(faults.map(\.kind) == [.outsideOfScope])
    #expect(faults.first?.path.hops.map(\.name) == ["Step", "Session"])
  }
}
