import FeatureRouting
import FunctionInjection
import Testing

private struct Small: Error {}

private struct Order: Sendable {}

private enum Needing: Feature {
  static let dependenciesInitializer = AnyInitializer { (text: String) in text }
  static func build(dependencies: String) -> Screen { Screen(dependencies) }
}

private enum Throwing: Feature {
  static let dependenciesInitializer = AnyInitializer { () throws -> String in throw Small() }
  static func build(dependencies: String) -> Screen { Screen(dependencies) }
}

private enum Purchase: Feature {
  static let dependenciesInitializer = AnyInitializer { (order: Order) in order }
  static let beginsScope = true
  static func build(dependencies: Order) -> Screen { Screen("Purchase") }
}

private enum Misprovided: RoutedFeature {
  static let dependenciesInitializer = AnyInitializer {}
  static let beginsScope = true
  static func makeScope(from resolver: Resolver, input: Int) throws -> Resolver {
    try resolver.makeScope {
      $0.provide(input)
      $0.provide(input)
    }
  }
  static func build(dependencies: Void, input: Int) -> Screen { Screen("Misprovided") }
}

private enum Unscoped: RoutedFeature {
  static let dependenciesInitializer = AnyInitializer { (order: Order) in order }
  static let beginsScope = true
  static func makeScope(from resolver: Resolver, input: Int) -> Resolver { resolver }
  static func build(dependencies: Order, input: Int) -> Screen { Screen("Unscoped") }
}

@Suite("Errors of a feature's dependencies")
@MainActor
struct FeatureDependencyErrorTests {
  let window = Window()

  private func container(
    _ features: [any Feature<Screen>.Type], register: (Container) -> Void = { _ in }
  ) -> Container {
    let container = Container()
    window.register(with: container)
    container.registerRouter(Screen.self, handlers: [], features: features)
    register(container)
    return container
  }

  private func error(
    opening feature: (some Feature<Screen>).Type, with resolver: some DependencyResolver
  ) throws -> RoutingError {
    let router = try resolver.resolve(Instance<RouterService<Screen>>.self)
    return try #require(
      throws: RoutingError.self, performing: { try router.navigate(toFeature: feature, from: nil) })
  }

  private func fix(in error: RoutingError) -> Substring? {
    error.description.split(separator: "\n").last
  }

  @Test("An unlisted feature is advised to be listed, because sealing did not check it")
  func unlisted() throws {
    let error = try error(opening: Needing.self, with: container([]).seal())
    #expect(error.kind == .dependenciesFailed)
    #expect(
      fix(in: error)?.hasPrefix(
        "List Needing under `features:` or `unroutedFeatures:` of the router that was registered at "
          + "FeatureRoutingTests/FeatureDependencyErrorTests.swift:") == true, "\(error)")
  }

  @Test("A listed feature of an unsealed container is advised to seal it")
  func unsealed() throws {
    let error = try error(opening: Needing.self, with: container([Needing.self]))
    #expect(
      fix(in: error)
        == "Seal the container before the program runs; that reports missing dependencies.")
  }

  @Test("An error of a factory or of the initializer is not advised to be found by sealing")
  func otherCode() throws {
    let resolver = try container([Needing.self, Throwing.self]) {
      $0.register(String.self) { () throws -> String in throw Small() }
    }.seal()
    let ofFactory = try error(opening: Needing.self, with: resolver)
    #expect((ofFactory.underlyingError as? ResolutionError)?.kind == .constructionFailed)
    #expect(fix(in: ofFactory) == "Nothing was presented; the next navigation tries again.")
    let ofInitializer = try error(opening: Throwing.self, with: resolver)
    #expect(ofInitializer.kind == .dependenciesFailed)
    #expect(ofInitializer.underlyingError is Small)
    #expect(
      "\(ofInitializer)" == """
        Throwing was not opened: its `dependenciesInitializer` threw an error: Small()
        Nothing was presented; the next navigation tries again.
        """)
  }

  @Test("A feature whose scope lacks a value is advised to provide it")
  func unprovided() throws {
    let resolver = try container([Purchase.self]) { $0.registerScopeInput(Order.self) }.seal()
    let error = try error(opening: Purchase.self, with: resolver)
    #expect((error.underlyingError as? ResolutionError)?.kind == .notProvided)
    let fix = """
      Write `makeScope(from:input:)` in Purchase, which must be a RoutedFeature, and provide the \
      value there.
      """
    #expect(error.description.hasSuffix("\n" + fix))
  }

  @Test("A feature whose `makeScope` makes no scope is advised to make one")
  func noScope() throws {
    let resolver = try container([]) { $0.register(Order.self, .scoped) { Order() } }.seal()
    let router = try resolver.resolve(RouterService<Screen>.self)
    let error = try #require(
      throws: RoutingError.self,
      performing: { try router.navigate(toFeature: Unscoped.self, input: 1, from: nil) })
    #expect((error.underlyingError as? ResolutionError)?.kind == .outsideOfScope)
    #expect(
      fix(in: error)
        == "Let `makeScope(from:input:)` of Unscoped return a new scope: `resolver.makeScope { … }`."
    )
  }

  @Test("The faults of a scope that `makeScope` could not make are all in the error")
  func faultyScope() throws {
    let resolver = try container([]) { $0.registerScopeInput(Int.self) }.seal()
    let router = try resolver.resolve(RouterService<Screen>.self)
    let error = try #require(
      throws: RoutingError.self,
      performing: { try router.navigate(toFeature: Misprovided.self, input: 1, from: nil) })
    let underlying = try #require(error.underlyingError as? WiringError)
    #expect(error.description.contains("\(underlying)"))
  }

  @Test("A router whose graph has been released is advised to keep what it was resolved from")
  func releasedGraph() throws {
    let container = container([Throwing.self])
    let ofResolver = try container.seal().resolve(RouterService<Screen>.self)
    let ofContainer = try self.container([Throwing.self]).resolve(RouterService<Screen>.self)
    for (router, owner) in [(ofResolver, "Resolver"), (ofContainer, "Container")] {
      let error = try #require(throws: RoutingError.self) {
        try router.navigate(toFeature: Throwing.self, from: nil)
      }
      #expect(error.kind == .graphIsGone)
      #expect(fix(in: error)?.hasPrefix("Keep the \(owner) for as long as the program") == true)
    }
  }

  @Test("A router whose scope has been released reports the scope, and not the graph")
  func releasedScope() throws {
    let resolver = try container([Needing.self]) { $0.register(String.self) { "a" } }.seal()
    let router = try resolver.makeScope().resolve(RouterService<Screen>.self)
    let error = try #require(
      throws: RoutingError.self,
      performing: { try router.navigate(toFeature: Needing.self, from: nil) })
    #expect(error.kind == .scopeHasEnded)
  }

  @Test("A missing or repeated router is advised to be registered with `registerRouter`")
  func registration() {
    enum Asking: Feature {
      static let dependenciesInitializer = AnyInitializer { (router: RouterService<String>) in
        router
      }
      static func build(dependencies: RouterService<String>) -> Screen { Screen("Asking") }
    }
    let missing = container([Asking.self]).verify().faults
    #expect(missing.map(\.kind) == [.missing])
    #expect(
      missing.first?.description.contains(
        "Register it: container.registerRouter(String.self, handlers: […])") == true)
    let repeated = container([]) { $0.registerRouter(Screen.self, handlers: []) }.verify().faults
    #expect(repeated.map(\.kind) == [.duplicate])
    #expect(
      repeated.first?.description.contains(
        "container.registerRouter(Screen.self, override: true, handlers: […])") == true)
  }

  @Test("A query without a scheme is advised to be written as a URL")
  func query() throws {
    let router = try container([]).resolve(RouterService<Screen>.self)
    let error = try #require(
      throws: RoutingError.self, performing: { try router.open("profile?id=3", from: nil) })
    #expect(error.kind == .routeUnknown)
    #expect(
      fix(in: error)
        == "Write a scheme before the identifier, as in 'app://identifier?key=value'.")
  }
}
