import FeatureRouting
import FunctionInjection
import Testing

@Suite("A feature's scope")
@MainActor
struct FeatureScopeTests {
  let window = Window()

  /// Begins a scope with one session.
  enum SignUp: Feature {
    struct Dependencies {
      let session: Session
      let router: RouterService<Screen>
    }

    static let dependenciesInitializer = AnyInitializer(Dependencies.init)
    static let beginsScope = true

    static func build(dependencies: Dependencies) -> Screen {
      Screen("Sign up", router: dependencies.router, session: dependencies.session)
    }
  }

  /// A step, which uses the session of the feature that opened it.
  enum Step: Feature {
    static let dependenciesInitializer = AnyInitializer(SignUp.Dependencies.init)

    static func build(dependencies: SignUp.Dependencies) -> Screen {
      Screen("Step", router: dependencies.router, session: dependencies.session)
    }
  }

  /// A last step, which ends the scope.
  enum Farewell: Feature {
    static let dependenciesInitializer = AnyInitializer { (router: RouterService<Screen>) in router
    }

    static func build(dependencies router: RouterService<Screen>) -> Screen {
      router.leave()
      return Screen("Farewell")
    }
  }

  /// A feature that needs nothing.
  enum Independent: Feature {
    static let dependenciesInitializer = AnyInitializer {}

    static func build(dependencies: Void) -> Screen { Screen("Independent") }
  }

  /// Begins a scope, and then fails.
  enum Failing: Feature {
    static let dependenciesInitializer = AnyInitializer(SignUp.Dependencies.init)
    static let beginsScope = true
    @MainActor static let last = WeakSession()

    static func build(dependencies: SignUp.Dependencies) throws -> Screen {
      last.session = dependencies.session
      last.wasSet = true
      throw SampleError()
    }
  }

  @MainActor
  final class WeakSession {
    weak var session: Session?
    /// Checks that there was a session; otherwise its release would prove nothing.
    var wasSet = false
    nonisolated init() {}
  }

  /// Begins a scope, and is then not presented.
  enum Unpresented: Feature {
    static let dependenciesInitializer = AnyInitializer(SignUp.Dependencies.init)
    static let beginsScope = true
    @MainActor static let last = WeakSession()

    static func build(dependencies: SignUp.Dependencies) -> Screen {
      last.session = dependencies.session
      last.wasSet = true
      return Screen("Unpresented", router: dependencies.router, session: dependencies.session)
    }
  }

  /// Uses a singleton outside the scope.
  enum ShowOutside: Feature {
    static let dependenciesInitializer = AnyInitializer { (outside: Outside) in outside }

    static func build(dependencies outside: Outside) -> Screen { Screen(outside.title) }
  }

  /// A singleton, which uses the flags outside the scope.
  final class Outside: Sendable {
    let title: String
    init(_ flags: Flags) { title = flags.profiles ? "Profiles" : "No profiles" }
  }

  /// A service of the scope that has a router itself.
  final class Guide: Sendable {
    let router: RouterService<Screen>
    init(router: RouterService<Screen>) { self.router = router }
  }

  private func makeResolver() throws -> Resolver {
    let container = sampleContainer(
      window,
      features: [
        SignUp.self, Step.self, Farewell.self, Independent.self, Failing.self, Unpresented.self,
      ])
    container.register(Session.self, .scoped) { Session() }
    container.register(Guide.self, .scoped, initializer: Guide.init)
    return try container.seal()
  }

  @Test("A scope begins with its feature, and the features opened from there share its instances")
  func sharing() throws {
    let resolver = try makeResolver()
    let router = try resolver.resolve(RouterService<Screen>.self)
    try router.navigate(toFeature: SignUp.self, from: nil)
    let first = window.screens[0]
    try first.router?.navigate(toFeature: Step.self, from: first)
    try window.screens[1].router?.navigate(toFeature: Step.self, from: window.screens[1])
    #expect(window.screens[1].session === first.session)
    #expect(window.screens[2].session === first.session)
    try router.navigate(toFeature: SignUp.self, from: nil)
    #expect(window.screens[3].session !== first.session)
  }

  @Test("A scoped service is missing outside of its feature")
  func outside() throws {
    let resolver = try makeResolver()
    let router = try resolver.resolve(RouterService<Screen>.self)
    let error = #expect(throws: RoutingError.self) {
      try router.navigate(toFeature: Step.self, from: nil)
    }
    #expect(error?.kind == .dependenciesFailed)
    #expect((error?.underlyingError as? ResolutionError)?.kind == .outsideOfScope)
    #expect(
      error?.description.hasSuffix(
        "Write `static var beginsScope: Bool { true }` in Step, or open it with the router of a "
          + "feature that begins a scope.") == true, "\(String(describing: error))")
  }

  @Test("A router of a scope may use singletons outside, whatever the scope registers")
  func singletonOutside() throws {
    let container = Container()
    window.register(with: container)
    container.register(Flags.self, .singleton) { Flags() }
    container.register(Outside.self, .singleton, injecting: Instance<Flags>.self) { Outside($0) }
    let scope = try container.seal().makeScope { scope in
      scope.register(Flags.self, .scoped) { Flags(profiles: false) }
      scope.registerRouter(Screen.self, handlers: [], features: [ShowOutside.self])
    }
    try scope.resolve(RouterService<Screen>.self).navigate(toFeature: ShowOutside.self, from: nil)
    #expect(window.screens.map(\.title) == ["Profiles"])
  }

  @Test("Sealing reports a feature that needs a scoped service if no feature begins a scope")
  func sealingReports() throws {
    func container(_ features: [any Feature<Screen>.Type]) -> Container {
      let container = sampleContainer(window, features: features)
      container.register(Session.self, .scoped) { Session() }
      container.register(Guide.self, .scoped, initializer: Guide.init)
      return container
    }
    /// Needs the session through a transient service.
    enum Indirect: Feature {
      static let dependenciesInitializer = AnyInitializer { (name: String) in name }
      static func build(dependencies: String) -> Screen { Screen(dependencies) }
    }
    let step = container([Step.self, Independent.self])
    let error = try #require(throws: WiringError.self) { _ = try step.seal() }
    #expect(error.faults.map(\.kind) == [.outsideOfScope])
    #expect(error.faults.first?.path.hops.map(\.name) == ["Step", "Session"])
    #expect(error.description.contains("static var beginsScope: Bool { true }"))
    let marked = step.graph.nodes.filter { $0.faults.contains(.outsideOfScope) }
    #expect(marked.map(\.name) == ["Step"])
    let indirect = container([Indirect.self])
    indirect.register(String.self, injecting: Instance<Session>.self) { _ in "Indirect" }
    #expect(indirect.verify().faults.map(\.kind) == [.outsideOfScope])
    #expect(container([Step.self, SignUp.self]).verify().faults.isEmpty)
    let inScope = try container([]).seal().makeScope { scope in
      scope.registerRouter(Screen.self, handlers: [], features: [Step.self])
    }
    try inScope.resolve(RouterService<Screen>.self).navigate(toFeature: Step.self, from: nil)
    #expect(window.screens.count == 1)
  }

  @Test("Overriding reports a feature that then needs a scoped service, except in a scope")
  func overridingReports() throws {
    let container = sampleContainer(window, features: [Step.self, Independent.self])
    container.register(Guide.self, .singleton, initializer: Guide.init)
    container.register(Session.self, injecting: Instance<Guide>.self) { _ in Session() }
    let resolver = try container.seal()
    for register in [
      { (changes: Container) in
        changes.register(Session.self, .scoped, override: true) { Session() }
      },
      { (changes: Container) in
        changes.register(Session.self, override: true, injecting: String.self) { _ in Session() }
        changes.register(String.self, .scoped, override: false) { "" }
      },
    ] {
      let error = #expect(throws: WiringError.self) { try resolver.overriding(register) }
      #expect(error?.faults.map(\.kind) == [.outsideOfScope])
      #expect(error?.faults.first?.path.hops.first?.name == "Step")
      let scope = try resolver.makeScope(registering: register)
      _ = try scope.overriding { $0.register(Int.self, override: false) { 1 } }
    }
  }

  @Test("Sealing reports each feature that no feature with a scope can open in that scope")
  func sealingReportsEach() throws {
    /// Begins a scope that ends when the screen is built.
    enum Short: Feature {
      static let dependenciesInitializer = AnyInitializer { (session: Session) in session }
      static let beginsScope = true
      static func build(dependencies: Session) -> Screen { Screen("Short", session: dependencies) }
    }
    /// Begins a scope, and may have a router.
    enum Tolerant: Feature {
      static let dependenciesInitializer = AnyInitializer { (router: RouterService<Screen>?) in
        router
      }
      static let beginsScope = true
      static func build(dependencies: RouterService<Screen>?) -> Screen {
        Screen("Tolerant", router: dependencies)
      }
    }
    func container(_ features: [any Feature<Screen>.Type]) -> Container {
      let container = sampleContainer(window, features: features)
      container.register(Session.self, .scoped) { Session() }
      return container
    }
    let faults = container([Short.self, Step.self, Independent.self]).verify().faults
    #expect(faults.map(\.kind) == [.outsideOfScope])
    #expect(faults.first?.path.hops.map(\.name) == ["Step", "Session"])
    #expect(faults.first?.description.contains("Short has none among its dependencies") == true)
    #expect(container([Short.self, Independent.self]).verify().faults.isEmpty)
    #expect(container([Short.self, Step.self, SignUp.self]).verify().faults.isEmpty)

    let opening = try container([Tolerant.self, Step.self]).seal()
    let router = try opening.resolve(RouterService<Screen>.self)
    try router.navigate(toFeature: Tolerant.self, from: nil)
    try window.screens[0].router?.navigate(toFeature: Step.self, from: nil)
    #expect(window.screens.count == 2)
  }

  @Test("leave() ends the scope, and its router opens nothing afterward")
  func leaving() throws {
    let resolver = try makeResolver()
    let router = try resolver.resolve(RouterService<Screen>.self)
    try router.navigate(toFeature: SignUp.self, from: nil)
    let screen = window.screens[0]
    screen.router?.leave()
    screen.router?.leave()
    for open in [
      { try screen.router?.navigate(toFeature: Step.self, from: screen) },
      { try screen.router?.navigate(toFeature: Independent.self, from: screen) },
    ] {
      let error = #expect(throws: RoutingError.self, performing: open)
      #expect(error?.kind == .scopeHasEnded)
    }
    router.leave()
    try router.navigate(toFeature: SignUp.self, from: nil)
    #expect(window.screens.count == 2)
  }

  @Test("A feature that ends its scope while it is built is presented")
  func leavingWhileBuilding() throws {
    let resolver = try makeResolver()
    let router = try resolver.resolve(RouterService<Screen>.self)
    try router.navigate(toFeature: SignUp.self, from: nil)
    try window.screens[0].router?.navigate(toFeature: Farewell.self, from: window.screens[0])
    #expect(window.screens.map(\.title) == ["Sign up", "Farewell"])
  }

  @Test("The scope ends with the last reference to its router, left or not")
  func release() throws {
    let resolver = try makeResolver()
    let router = try resolver.resolve(RouterService<Screen>.self)
    try router.navigate(toFeature: SignUp.self, from: nil)
    try window.screens[0].router?.navigate(toFeature: Step.self, from: window.screens[0])
    weak let session = window.screens[0].session
    #expect(session != nil)
    // The first screen is released; the step keeps the scope alive.
    window.screens.removeFirst()
    try window.screens[0].router?.navigate(toFeature: Step.self, from: window.screens[0])
    #expect(window.screens[1].session === session)
    window.screens.removeAll()
    #expect(session == nil)
  }

  @Test("The router of a service in the scope does not keep the scope")
  func serviceWithRouter() throws {
    enum Guided: Feature {
      static let dependenciesInitializer = AnyInitializer {
        (guide: Guide, session: Session, router: RouterService<Screen>) in
        (guide, session, router)
      }
      static let beginsScope = true
      static func build(
        dependencies: (Guide, Session, RouterService<Screen>)
      ) throws -> Screen {
        Screen("Guided", router: dependencies.2, session: dependencies.1)
      }
    }
    let resolver = try makeResolver()
    let router = try resolver.resolve(RouterService<Screen>.self)
    try router.navigate(toFeature: Guided.self, from: nil)
    weak let session = window.screens[0].session
    #expect(session != nil)
    window.screens.removeAll()
    #expect(session == nil)
  }

  @Test("The router of a feature that is opened by a factory keeps the scope")
  func openedByFactory() throws {
    struct Coordinator: Sendable {}
    let container = sampleContainer(window, features: [SignUp.self, Step.self])
    container.register(Session.self, .scoped) { Session() }
    container.register(
      Coordinator.self, .singleton, injecting: Instance<RouterService<Screen>>.self
    ) { router in
      try MainActor.assumeIsolated { try router.navigate(toFeature: SignUp.self, from: nil) }
      return Coordinator()
    }
    let resolver = try container.seal()
    _ = try resolver.resolve(Coordinator.self)
    let first = window.screens[0]
    try first.router?.navigate(toFeature: Step.self, from: first)
    #expect(window.screens[1].session === first.session)
  }

  @Test("The router of a feature keeps the scope if it is decorated, or if its resolves are traced")
  func decoratedOrTraced() throws {
    let container = sampleContainer(window, features: [SignUp.self, Step.self])
    container.register(Session.self, .scoped) { Session() }
    container.decorate(RouterService<Screen>.self) { router in router }
    let resolver = try container.seal()
    for resolver in [resolver, resolver.tracing { _ in }] {
      let scope = resolver.makeScope()
      window.screens.removeAll()
      try scope.resolve(RouterService<Screen>.self).navigate(toFeature: SignUp.self, from: nil)
      let first = window.screens[0]
      try first.router?.navigate(toFeature: Step.self, from: first)
      #expect(window.screens[1].session === first.session)
    }
  }

  @Test("A feature that a factory builds with its own resolver does not keep the scope")
  func builtByFactory() throws {
    final class Page: Sendable {
      let router: RouterService<Screen>
      init(router: RouterService<Screen>) { self.router = router }
    }
    let container = sampleContainer(window, features: [SignUp.self, Step.self])
    container.register(Session.self, .scoped) { Session() }
    container.register(Page.self, .scoped) { resolver in
      try MainActor.assumeIsolated {
        Page(router: try SignUp.dependenciesInitializer.build(from: resolver).router)
      }
    }
    let resolver = try container.seal()
    var scope: Resolver? = resolver.makeScope()
    weak let page = try scope?.resolve(Page.self)
    #expect(page != nil)
    scope = nil
    #expect(page == nil)
  }

  /// A service of the scope that resolves its router after its construction.
  final class LateGuide: Sendable {
    let resolver: ResolverHandle
    @MainActor var router: RouterService<Screen>?
    init(resolver: ResolverHandle) { self.resolver = resolver }
  }

  @Test("A router that a service in the scope resolves later does not keep the scope")
  func lateRouter() throws {
    enum Guided: Feature {
      static let dependenciesInitializer = AnyInitializer {
        (guide: LateGuide, session: Session, router: RouterService<Screen>) in
        (guide, session, router)
      }
      static let beginsScope = true
      static func build(
        dependencies: (LateGuide, Session, RouterService<Screen>)
      ) throws -> Screen {
        let (guide, session, router) = dependencies
        guide.router = try guide.resolver.resolve(RouterService<Screen>.self)
        return Screen("Guided", router: router, session: session)
      }
    }
    let container = sampleContainer(window, features: [Guided.self])
    container.register(Session.self, .scoped) { Session() }
    container.register(LateGuide.self, .scoped) { LateGuide(resolver: $0.handle) }
    let resolver = try container.seal()
    try resolver.resolve(RouterService<Screen>.self).navigate(toFeature: Guided.self, from: nil)
    weak let session = window.screens[0].session
    #expect(session != nil)
    window.screens.removeAll()
    #expect(session == nil)
  }

  @Test("The scope ends at once if the feature is not shown")
  func failing() throws {
    let resolver = try makeResolver()
    let router = try resolver.resolve(RouterService<Screen>.self)
    #expect(throws: RoutingError.self) { try router.navigate(toFeature: Failing.self, from: nil) }
    #expect(Failing.last.wasSet && Failing.last.session == nil)
    window.failure = SampleError()
    #expect(throws: RoutingError.self) {
      try router.navigate(toFeature: Unpresented.self, from: nil)
    }
    #expect(Unpresented.last.wasSet && Unpresented.last.session == nil)
    #expect(window.screens.isEmpty)
  }
}
