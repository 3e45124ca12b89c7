import FeatureRouting
import FunctionInjection
import Testing

@Suite("Sealing a router")
@MainActor
struct RoutingVerificationTests {
  let window = Window()

  @Test("Sealing a complete router reports nothing")
  func nothing() throws {
    let report = sampleContainer(window).verify()
    #expect(report.faults.isEmpty, "\(report)")
    #expect(!report.unverified.contains { $0.name.contains("RouterService") })
  }

  @Test("Sealing reports all faults of a router together with those of the container")
  func everything() throws {
    struct OtherProfileRoute: Route {
      static let identifier = "profile"
    }
    struct SpacedRoute: Route {
      static let identifier = "a b"
    }
    enum Opener: Feature {
      static let dependenciesInitializer = AnyInitializer {}
      static let destinations: [any Route.Type] = [
        StreetRoute.self, ProfilRoute.self, StreetRoute.self,
      ]
      static func build(dependencies: Void) -> Screen { Screen("Opener") }
    }
    final class Client: Sendable { init(number: Double) {} }
    let container = Container()
    container.register(Client.self, initializer: Client.init)
    container.registerRouter(
      Screen.self,
      handlers: [
        RouteHandler(HomeRoute.self, to: Home.self),
        RouteHandler(ProfileRoute.self, to: Profile.self),
        RouteHandler(OtherProfileRoute.self, to: Home.self),
        RouteHandler(SpacedRoute.self, to: Home.self),
      ],
      features: [Circular<Int>.self, First.self, Opener.self])
    let error = try #require(throws: WiringError.self) { _ = try container.seal() }
    let kinds = error.faults.map { "\($0.kind) \($0.name)" }.sorted()
    #expect(
      kinds == [
        "fallbackCircle Circular<Int>", "fallbackCircle First",
        "missing Double", "missing Flags", "missing Flags", "missing LoadName",
        "missing PresentScreen<Screen>",
        "routeIdentifier SpacedRoute", "routeRepeated profile",
        "routeUnhandled ProfilRoute", "routeUnhandled StreetRoute",
      ], "\(error)")
  }

  @Test("Sealing reports the faults of each of two routers")
  func twoRouters() throws {
    struct SpacedRoute: Route {
      static let identifier = "a b"
    }
    struct OtherSpacedRoute: Route {
      static let identifier = "c d"
    }
    enum Caption: Feature {
      static let dependenciesInitializer = AnyInitializer {}
      static func build(dependencies: Void) -> String { "Caption" }
    }
    enum Counter: Feature {
      static let dependenciesInitializer = AnyInitializer {}
      static func build(dependencies: Void) -> Int { 1 }
    }
    let container = sampleContainer(window)
    container.registerRouter(
      String.self, handlers: [RouteHandler(SpacedRoute.self, to: Caption.self)])
    container.registerRouter(
      Int.self, handlers: [RouteHandler(OtherSpacedRoute.self, to: Counter.self)])
    let faults = container.verify().faults.filter { $0.kind == .routeIdentifier }
    #expect(faults.map(\.name) == ["SpacedRoute", "OtherSpacedRoute"])
  }

  @Test("Each fault of a router is described with its place and the fix")
  func wording() throws {
    struct OtherProfileRoute: Route {
      static let identifier = "profile"
    }
    let container = sampleContainer(
      window,
      handlers: [
        RouteHandler(ProfileRoute.self, to: Profile.self, fileID: "App/Users.swift", line: 1),
        RouteHandler(OtherProfileRoute.self, to: Home.self, fileID: "App/Home.swift", line: 2),
        RouteHandler(IdentifierRoute.self, to: Home.self, fileID: "App/Home.swift", line: 3),
      ], features: [First.self])
    let line = try registrationLine
    let faults = IdentifierRoute.$name.withValue("a|b") { container.verify().faults }
    #expect(
      faults.map { "\($0)" } == [
        """
        Two handlers have the identifier 'profile'.
            ProfileRoute → Profile (App/Users.swift:1)
          → OtherProfileRoute → Home (App/Home.swift:2)
        Remove one of the handlers, or give one of the routes another identifier.
        """,
        """
        The identifier 'a|b' of IdentifierRoute contains '|', which separates the parts of a link.
            IdentifierRoute → Home (App/Home.swift:3)
        Give IdentifierRoute an identifier of letters, digits, and '-', with '/' only between them.
        """,
        """
        The fallbacks of First form a cycle.
            First (FeatureRoutingTests/SampleFeatures.swift:\(line))
          → Second
          → First
        Let the chain end at a feature that is always enabled.
        """,
      ])
  }

  @Test("Sealing and opening report a fallback with another input or another screen")
  func unfitFallbacks() throws {
    enum Number: RoutedFeature {
      static let dependenciesInitializer = AnyInitializer {}
      static func build(dependencies: Void, input: Int) -> Screen { Screen("\(input)") }
    }
    enum Title: Feature {
      static let dependenciesInitializer = AnyInitializer {}
      static func build(dependencies: Void) -> String { "Title" }
    }
    enum OtherInput: RoutedFeature {
      static let dependenciesInitializer = AnyInitializer {}
      static let fallback = Fallback(Number.self)
      static func isEnabled(dependencies: Void) -> Bool { false }
      static func build(dependencies: Void, input: String) -> Screen { Screen(input) }
    }
    enum NoInput: Feature {
      static let dependenciesInitializer = AnyInitializer {}
      static let fallback = Fallback(Number.self)
      static func isEnabled(dependencies: Void) -> Bool { false }
      static func build(dependencies: Void) -> Screen { Screen("No input") }
    }
    enum OtherScreen: Feature {
      static let dependenciesInitializer = AnyInitializer {}
      static let fallback = Fallback(Title.self)
      static func isEnabled(dependencies: Void) -> Bool { false }
      static func build(dependencies: Void) -> Screen { Screen("Other screen") }
    }
    let container = sampleContainer(
      window, features: [NoInput.self, OtherScreen.self],
      unroutedFeatures: [UnroutedFeature(OtherInput.self)])
    let faults = container.verify().faults
    #expect(
      faults.map { "\($0.kind) \($0.name)" } == [
        "fallbackUnfit NoInput", "fallbackUnfit OtherScreen", "fallbackUnfit OtherInput",
      ])
    #expect(
      faults.first?.description.hasPrefix(
        "The fallback of NoInput, Number, has another screen or input.") == true)
    let router = try container.resolve(RouterService<Screen>.self)
    let errors = [
      #expect(throws: RoutingError.self) {
        try router.navigate(toFeature: NoInput.self, from: nil)
      },
      #expect(throws: RoutingError.self) {
        try router.navigate(toFeature: OtherScreen.self, from: nil)
      },
      #expect(throws: RoutingError.self) {
        try router.navigate(toFeature: OtherInput.self, input: "", from: nil)
      },
    ]
    for error in errors {
      #expect(error?.kind == .featureDisabled)
      #expect(error?.description.contains("has another screen or input") == true)
    }
  }

  @Test("Sealing and opening report a fallback that is not a Fallback, and an unfit isEnabled")
  func unfitMembers() throws {
    enum Bare: Feature {
      static let dependenciesInitializer = AnyInitializer {}
      static let fallback = Home.self
      static func isEnabled(dependencies: Void) -> Bool { false }
      static func build(dependencies: Void) -> Screen { Screen("Bare") }
    }
    enum Labeled: Feature {
      static let dependenciesInitializer = AnyInitializer { true }
      static func isEnabled(dependencies: Int) -> Bool { false }
      static func build(dependencies: Bool) -> Screen { Screen("Labeled") }
    }
    enum Unlabeled: RoutedFeature {
      static let dependenciesInitializer = AnyInitializer { true }
      static func isEnabled(_ dependencies: Bool?) -> Bool { false }
      static func build(dependencies: Bool, input: Int) -> Screen { Screen("Unlabeled") }
    }
    enum MayThrow: Feature {
      static let dependenciesInitializer = AnyInitializer { true }
      static func isEnabled(dependencies: Bool) throws -> Bool { throw CancellationError() }
      static func build(dependencies: Bool) -> Screen { Screen("MayThrow") }
    }
    let container = sampleContainer(
      window, features: [Bare.self, Labeled.self, MayThrow.self],
      unroutedFeatures: [UnroutedFeature(Unlabeled.self)])
    let faults = container.verify().faults
    #expect(
      faults.map { "\($0.kind) \($0.name)" } == [
        "fallbackUnfit Bare", "isEnabledUnfit Labeled", "isEnabledUnfit Unlabeled",
      ])
    let summaries: [String] = faults.map { String($0.description.prefix { $0 != "\n" }) }
    #expect(
      summaries == [
        "The property `fallback` of Bare is not a Fallback.",
        "Labeled cannot be enabled: its `isEnabled` takes Int, but its dependencies are Bool.",
        "Unlabeled cannot be enabled: its `isEnabled` takes Optional<Bool>, but its dependencies "
          + "are Bool.",
      ])
    let router = try container.resolve(RouterService<Screen>.self)
    func failure(_ open: () throws(RoutingError) -> Void) -> RoutingError? {
      #expect(throws: RoutingError.self, performing: open)
    }
    let bare = failure { () throws(RoutingError) in
      try router.navigate(toFeature: Bare.self, from: nil)
    }
    #expect(bare?.kind == .featureDisabled)
    #expect(bare?.description.contains("its property `fallback` is not a Fallback") == true)
    let labeled = failure { () throws(RoutingError) in
      try router.navigate(toFeature: Labeled.self, from: nil)
    }
    #expect(labeled?.kind == .featureDisabled)
    let fix = "Write `static func isEnabled(dependencies: Bool) -> Bool` in Labeled."
    #expect(labeled?.description.contains(fix) == true)
    let unlabeled = failure { () throws(RoutingError) in
      try router.navigate(toFeature: Unlabeled.self, input: 1, from: nil)
    }
    #expect(unlabeled?.kind == .featureDisabled)
    let mayThrow = failure { () throws(RoutingError) in
      try router.navigate(toFeature: MayThrow.self, from: nil)
    }
    #expect(mayThrow?.kind == .buildFailed)
    #expect(mayThrow?.underlyingError is CancellationError)
    #expect(mayThrow?.description.contains("its `isEnabled` threw an error") == true)
    #expect(window.presentations.isEmpty)
  }

  /// The place where the container of the samples registers its router.
  private var registrationLine: Int {
    get throws {
      let container = sampleContainer(window, features: [First.self])
      let fault = try #require(container.verify().faults.first)
      return Int(try #require(fault.path.hops.first?.location).line)
    }
  }

  @Test("Sealing reports a feature with a dependency that is created asynchronously")
  func asynchronousDependency() throws {
    final class Store: AsyncService, Sendable { typealias Service = Store }
    enum Direct: Feature {
      static let dependenciesInitializer = AnyInitializer { (store: Store) in store }
      static func build(dependencies: Store) -> Screen { Screen("Direct") }
    }
    enum Optionally: Feature {
      static let dependenciesInitializer = AnyInitializer { (store: Store?) in store }
      static func build(dependencies: Store?) -> Screen { Screen("Optionally") }
    }
    let container = sampleContainer(window, features: [Direct.self, Optionally.self])
    container.register(Store.self, .singleton) { () async throws in Store() }
    container.require(Store.self, by: "the program, which awaits it")
    let faults = container.verify().faults
    #expect(faults.map(\.kind) == [.wrongPlace, .wrongPlace])
    #expect(faults.map(\.name) == ["Direct", "Optionally"])
    #expect(faults.first?.path.hops.map(\.name) == ["Direct", "Store"])
    let description = faults.first?.description ?? ""
    #expect(
      description.hasPrefix("Store is created asynchronously, but Direct cannot wait for it."))

    // Unsealed, the router reports the whole advice.
    let router = try container.resolve(RouterService<Screen>.self)
    let failure = try #require(throws: RoutingError.self) {
      try router.navigate(toFeature: Direct.self, from: nil)
    }
    #expect(failure.description.contains("make it the input of an AsyncService."))

    container.register(Instance<Store>.self, .singleton, override: true) { Store() }
    let resolver = try container.seal()
    let error = #expect(throws: WiringError.self) {
      try resolver.overriding {
        $0.register(Store.self, .singleton) { () async throws in Store() }
      }
    }
    #expect(error?.faults.map(\.name) == ["Direct", "Optionally"])
    _ = try resolver.overriding { $0.register(Flags.self) { Flags(profiles: false) } }
  }

  @Test("Sealing reports the missing dependency of a fallback's fallback")
  func fallbackOfFallback() throws {
    enum Last: Feature {
      static let dependenciesInitializer = AnyInitializer { (_: Double) in }
      static func build(dependencies: Void) -> Screen { Screen("Last") }
    }
    enum Middle: Feature {
      static let dependenciesInitializer = AnyInitializer {}
      static let fallback = Fallback(Last.self)
      static func build(dependencies: Void) -> Screen { Screen("Middle") }
    }
    enum Begin: Feature {
      static let dependenciesInitializer = AnyInitializer {}
      static let fallback = Fallback(Middle.self)
      static func build(dependencies: Void) -> Screen { Screen("Begin") }
    }
    let faults = sampleContainer(window, features: [Begin.self]).verify().faults
    #expect(faults.map(\.name) == ["Double"])
    #expect(faults.first?.path.hops.first?.name == "Last")
  }

  @Test("Sealing reports a route whose identifier is handled for another type")
  func anotherType() throws {
    struct OtherProfileRoute: Route {
      static let identifier = "profile"
    }
    enum Opener: Feature {
      static let dependenciesInitializer = AnyInitializer {}
      static let destinations: [any Route.Type] = [OtherProfileRoute.self]
      static func build(dependencies: Void) -> Screen { Screen("Opener") }
    }
    let container = sampleContainer(
      window,
      handlers: [
        RouteHandler(OpenerRoute.self, to: Opener.self, fileID: "App/Home.swift", line: 1),
        RouteHandler(ProfileRoute.self, to: Profile.self, fileID: "App/Users.swift", line: 2),
      ])
    let faults = container.verify().faults
    #expect(faults.map(\.kind) == [.routeUnhandled])
    #expect(
      faults.map { "\($0)" } == [
        """
        Opener opens OtherProfileRoute, but the handler for 'profile' handles ProfileRoute.
            Opener (App/Home.swift:1)
          → OtherProfileRoute 'profile'
          → ProfileRoute 'profile' (App/Users.swift:2)
        Open ProfileRoute, or give OtherProfileRoute its own identifier and handler.
        """
      ])
    #expect(!container.graph.text.contains("(opens)"))
  }

  @Test("Sealing reports the missing dependency of an opened feature that has no route")
  func unroutedFeature() {
    enum Step: RoutedFeature {
      static let dependenciesInitializer = AnyInitializer { (_: Double) in }
      static let fallback = Fallback(LastStep.self)
      static func build(dependencies: Void, input: Int) -> Screen { Screen("Step \(input)") }
    }
    enum LastStep: RoutedFeature {
      static let dependenciesInitializer = AnyInitializer { (_: Float) in }
      static func build(dependencies: Void, input: Int) -> Screen { Screen("Last \(input)") }
    }
    let container = Container()
    window.register(with: container)
    container.registerRouter(
      Screen.self, handlers: [],
      unroutedFeatures: [UnroutedFeature(Step.self, fileID: "App/Steps.swift", line: 1)])
    let faults = container.verify().faults
    #expect(faults.map(\.name) == ["Double", "Float"])
    #expect(faults.first?.description.contains("Step (App/Steps.swift:1)") == true)
    #expect(container.graph.text.contains("\n  → LastStep (fallback)\n"))
  }

  @Test("Sealing suggests an identifier for a route without a handler")
  func nearName() throws {
    enum Opener: Feature {
      static let dependenciesInitializer = AnyInitializer {}
      static let destinations: [any Route.Type] = [ProfilRoute.self]
      static func build(dependencies: Void) -> Screen { Screen("Opener") }
    }
    let faults = sampleContainer(window, features: [Opener.self]).verify().faults
    #expect(faults.count == 1)
    #expect(faults.first?.description.contains("Did you mean 'profile'?") == true)
  }
}

struct OpenerRoute: Route {
  static let identifier = "opener"
}

struct ProfilRoute: Route {
  static let identifier = "profil"
}
