import FunctionInjection
import FunctionalDITestDoubles
import TestSupport
import Testing

@Suite("An unsealed container")
struct DynamicContainerTests {
  @Test("The last registration wins")
  func lastWins() throws {
    let container = Container()
    container.register(Int.self) { 1 }
    #expect(try container.resolve(Int.self) == 1)
    container.register(Int.self) { 2 }
    #expect(try container.resolve(Int.self) == 2)
  }

  @Test("A singleton outlives changes of other services and is released with its own")
  func singletonStays() throws {
    let container = Container()
    container.register(Part.self, .singleton) { Part() }
    let part = try container.resolve(Part.self)
    container.register(Int.self) { 1 }
    #expect(try container.resolve(Part.self) === part)
    container.register(Part.self, .singleton) { Part() }
    #expect(try container.resolve(Part.self) !== part)
  }

  @Test("A service that was unregistered is missing, also as an input")
  func unregister() throws {
    let container = Container()
    container.register(Database.self) { Database() }
    container.register(RetrieveUsers.self, injecting: Database.self) { database in
      { database.users }
    }
    #expect(try container.resolve(RetrieveUsers.self)().count == 2)
    container.unregister(Database.self)
    let error = #expect(throws: ResolutionError.self) { try container.resolve(RetrieveUsers.self) }
    #expect(error?.kind == .missing)
    #expect(error?.path.hops.map(\.name) == ["RetrieveUsers", "Database"])
    #expect(container.verify().faults.map(\.kind) == [.missing])
    container.unregister(RetrieveUsers.self)
    #expect(container.verify().faults.isEmpty)
  }

  @Test("A factory may register a service")
  func registeringFactory() throws {
    let container = Container()
    container.register(String.self) { [unowned container] in
      container.register(Int.self) { 7 }
      return "\(try container.resolve(Int.self))"
    }
    #expect(try container.resolve(String.self) == "7")
    #expect(try container.resolve(Int.self) == 7)
  }

  @Test("A resolver does not change when its container does")
  func sealedStays() throws {
    let container = Container()
    container.register(Int.self) { 1 }
    let resolver = try container.seal()
    container.register(Int.self, override: true) { 2 }
    container.unregister(String.self)
    #expect(try resolver.resolve(Int.self) == 1)
    #expect(try container.seal().resolve(Int.self) == 2)
  }

  @Test("The two roles are protocols that code can depend on")
  func roles() throws {
    func configure(_ registry: some DependencyRegistry) {
      registry.registerSingleton((any Clock).self, FixedClock.init)
      registry.register(Database.self, { Database() })
      registry.unregister(Int.self)
    }
    func use(_ resolver: any DependencyResolver) throws -> Int {
      let clock: any Clock = try resolver.resolve()
      return clock.now
    }
    let container = Container()
    configure(container)
    #expect(try use(container) == 42)
    #expect(try use(container.seal()) == 42)
    #expect(try use(container.handle) == 42)
  }
}

@Suite("The property wrapper")
struct ResolvedTests {
  struct Screen {
    @Resolved var database: Database
    @Resolved(FilterUsers.self) var filter
  }

  @Test("A property is resolved from the shared container, or any other resolver")
  func resolved() throws {
    struct Other {
      @Resolved(ResolvedTests.other) var number: Int
      @Resolved(FilterUsers.self, ResolvedTests.other) var filter
    }
    Container.shared.registerSingleton(Database.self) { Database() }
    Container.shared.registerFunction(FilterUsers.self) { $0.isActive }
    let screen = Screen()
    #expect(screen.database.users.filter(screen.filter) == [User(name: "Ada")])
    Self.other.register(Int.self) { 7 }
    Self.other.registerFunction(FilterUsers.self) { !$0.isActive }
    #expect(Other().number == 7)
    #expect(Other().filter(User(name: "Bob", isActive: false)))
  }

  private static let other = Container()

  @Test("A property that cannot be resolved stops the program with the whole message")
  func stops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container()
      container.register(String.self, fileID: "App/A.swift", line: 3) {
        "\(try $0.resolve(Int.self))"
      }
      _ = Resolved<String>(container)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        """
        Int is not registered.
            String (App/A.swift:3)
          → Int
        """))
  }

  @Test("A service that the shared container lacks is reported as missing in that container only")
  func namesTheSharedContainer() async {
    let place = "@Resolved without a resolver uses Container.shared."
    let shared = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Resolved<Int>()
    }
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Resolved<Int>(Container())
    }
    let message = String(decoding: shared?.standardErrorContent ?? [], as: UTF8.self)
    let otherMessage = String(decoding: other?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Int is not registered."))
    #expect(message.contains(place))
    #expect(otherMessage.contains("Int is not registered."))
    #expect(!otherMessage.contains(place))
  }

  @Test("A cycle through properties that avoids every argument is thrown if a caller can throw")
  func cycle() {
    final class Chicken: Sendable {
      init() throws { _ = try ResolvedTests.shared.resolve(Egg.self) }
    }
    final class Egg: Sendable {
      init() throws { _ = try ResolvedTests.shared.resolve(Chicken.self) }
    }
    Self.shared.register(Chicken.self, .singleton) { try Chicken() }
    Self.shared.register(Egg.self) { try Egg() }
    let error = #expect(throws: ResolutionError.self) { try Self.shared.resolve(Chicken.self) }
    #expect(error?.kind == .cycle)
    #expect(error?.path.hops.map(\.name) == ["Chicken", "Egg", "Chicken"])
  }

  private static let shared = Container()

  @Test("A cycle through properties stops the program with the path")
  func cycleThroughProperties() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Container.shared.registerSingleton(Hen.self) { Hen() }
      Container.shared.register(Chick.self, { Chick() })
      _ = try Container.shared.resolve(Hen.self)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Hen depends on itself."))
    #expect(text.contains("→ Chick"))
  }
}

private final class Hen: @unchecked Sendable {
  @Resolved var chick: Chick
}

private final class Chick: @unchecked Sendable {
  @Resolved var hen: Hen
}

/// An object that resolves a service when it is released.
private final class Farewell: Sendable {
  private weak let container: Container?
  private let released: NullarySpy

  init(_ container: Container, _ released: NullarySpy) {
    self.container = container
    self.released = released
  }

  deinit {
    _ = try? container?.resolve(Database.self)
    released()
  }
}

@Suite("Instances and factories that a container releases", .hangLimit)
struct ReleaseTests {
  @Test("Instances and factories are released while no lock is held")
  func noLock() throws {
    let released = NullarySpy()
    let container = Container()
    container.register(Database.self, .singleton) { Database() }
    container.register(Farewell.self, .singleton) { [unowned container] in
      Farewell(container, released)
    }
    _ = try container.resolve(Farewell.self)
    container.unregister(Farewell.self)
    _ = try container.resolve(Database.self)
    #expect(released.count == 1)

    do {
      let captured = Farewell(container, released)
      container.register(Int.self) { withExtendedLifetime(captured) { 1 } }
    }
    container.unregister(Int.self)
    #expect(released.count == 2)
  }

  @Test(
    "An instance that was constructed with an outdated registration is released outside the lock")
  func constructedMeanwhile() throws {
    let released = NullarySpy()
    let container = Container()
    container.register(Farewell.self, .singleton) { [unowned container] in
      container.register(Farewell.self, .singleton) { [unowned container] in
        Farewell(container, NullarySpy())
      }
      container.register(Database.self) { Database() }
      _ = try container.resolve(Database.self)
      return Farewell(container, released)
    }
    _ = try container.resolve(Farewell.self)
    container.register(Int.self) { 1 }
    _ = try container.resolve(Int.self)
    container.register(String.self) { "" }
    _ = try container.resolve(String.self)
    #expect(released.count == 1)
  }

  @Test("An instance that one resolve shares may resolve when the resolve ends")
  func endOfResolution() throws {
    let released = NullarySpy()
    let container = Container()
    container.register(Database.self) { Database() }
    container.register(Farewell.self, .graph) { [unowned container] in
      Farewell(container, released)
    }
    container.register(Int.self) { resolver in
      try resolver.resolve(Farewell.self) === resolver.resolve(Farewell.self) ? 1 : 2
    }
    #expect(try container.resolve(Int.self) == 1)
    #expect(try container.resolve(Int.self) == 1)
    #expect(released.count == 2)
  }

  @Test("Registering a service repeatedly keeps the last two factories only")
  func registeredAgain() throws {
    let released = NullarySpy()
    let container = Container()
    for round in 0..<100 {
      let captured = Farewell(container, released)
      container.register(Int.self, .singleton) { withExtendedLifetime(captured) { round } }
      #expect(try container.resolve(Int.self) == round)
    }
    #expect(released.count >= 96)
    #expect(container.verify().faults.map(\.kind) == [.duplicate])
  }
}
