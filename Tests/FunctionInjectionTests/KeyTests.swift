import FunctionInjection
import TestSupport
import Testing

/// The type of this name in this module; `TestSupport` has another one.
struct SameName: Sendable { let number: Int }

@Suite("Keys")
struct KeyTests {
  enum First { struct Service: Sendable { let number = 1 } }
  enum Second { struct Service: Sendable { let number = 2 } }
  protocol Loading<Content> { associatedtype Content }

  @Test("Two types of one name are two keys, and errors distinguish them")
  func sameName() throws {
    let container = Container()
    container.register(First.Service.self, fileID: "App/Wiring.swift", line: 2) { First.Service() }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Second.Service.self) }
    #expect(
      error?.description == """
        Service is not registered.
        FunctionInjectionTests.KeyTests.First.Service (App/Wiring.swift:2) is registered, but \
        FunctionInjectionTests.KeyTests.Second.Service was requested: two types have this name.
        Register it: container.register(KeyTests.Second.Service.self) { … }
        """)
    container.register(Second.Service.self) { Second.Service() }
    #expect(try container.resolve(First.Service.self).number == 1)
    #expect(try container.resolve(Second.Service.self).number == 2)
  }

  @Test("Types of one name in two modules are two keys, in Optionals and in functions too")
  func sameNameInTwoModules() throws {
    let container = Container()
    container.register(SameName.self, fileID: "App/Wiring.swift", line: 1) { SameName(number: 1) }
    container.register(((SameName) -> Int).self) { { $0.number } }
    let error = #expect(throws: ResolutionError.self) {
      try container.resolve(TestSupport.SameName.self)
    }
    #expect(
      error?.description == """
        SameName is not registered.
        FunctionInjectionTests.SameName (App/Wiring.swift:1) is registered, but \
        TestSupport.SameName was requested: two types have this name.
        Register it: container.register(TestSupport.SameName.self) { … }
        """)
    #expect(try container.resolve(TestSupport.SameName?.self) == nil)
    #expect(throws: ResolutionError.self) {
      try container.resolve(((TestSupport.SameName) -> Int).self)
    }

    container.register(TestSupport.SameName.self) { TestSupport.SameName(number: 2) }
    container.register(((TestSupport.SameName) -> Int).self) { { $0.number * 10 } }
    container.register(String.self, injecting: SameName.self, TestSupport.SameName?.self) {
      "\($0.number) and \($1?.number ?? 0)"
    }
    let resolver = try container.seal()
    #expect(try resolver.resolve(SameName.self).number == 1)
    #expect(try resolver.resolve(TestSupport.SameName.self).number == 2)
    #expect(try resolver.resolve(SameName?.self)?.number == 1)
    #expect(try resolver.resolve(TestSupport.SameName?.self)?.number == 2)
    #expect(try resolver.resolve(((SameName) -> Int).self)(SameName(number: 3)) == 3)
    #expect(
      try resolver.resolve(((TestSupport.SameName) -> Int).self)(.init(number: 3)) == 30)
    #expect(try resolver.resolve(String.self) == "1 and 2")
  }

  @Test("Generic types, existentials and functions are keys")
  func otherTypes() throws {
    let container = Container()
    container.register([Int].self) { [1] }
    container.register([String].self) { ["a"] }
    container.register((any Clock).self, .singleton, factory: FixedClock.init)
    container.register(((Int) -> Int).self) { { $0 + 1 } }
    container.register((@Sendable (Int) -> String).self) { { "\($0)" } }
    container.register((Int, String).self) { (1, "a") }
    let resolver = try container.seal()
    #expect(try resolver.resolve([Int].self) == [1])
    #expect(try resolver.resolve([String].self) == ["a"])
    #expect(try resolver.resolve((any Clock).self).now == 42)
    #expect(try resolver.resolve(((Int) -> Int).self)(1) == 2)
    #expect(try resolver.resolve((@Sendable (Int) -> String).self)(1) == "1")
    #expect(try resolver.resolve((Int, String).self) == (1, "a"))
    #expect(throws: ResolutionError.self) { try resolver.resolve(FixedClock.self) }
  }

  @Test("Every effect of a function is carried by its key")
  func effects() async throws {
    struct Offline: Error {}
    enum Plain: NamedService { typealias Service = (Int) -> Int }
    enum Throwing: NamedService { typealias Service = @Sendable (Int) throws(Offline) -> Int }
    enum Async: NamedService { typealias Service = @Sendable (Int) async -> Int }
    enum AsyncThrowing: NamedService { typealias Service = @Sendable (Int) async throws -> Int }
    enum OnMainActor: NamedService { typealias Service = @MainActor (Int) -> Int }
    let container = Container()
    container.register(Plain.self) { { $0 + 1 } }
    @Sendable func beOffline(_ number: Int) throws(Offline) -> Int { throw Offline() }
    container.registerFunction(Throwing.self, beOffline)
    container.registerFunction(Async.self) { number in await Task { number + 3 }.value }
    container.register(AsyncThrowing.self, injecting: Async.self) { next in
      { number in
        try Task.checkCancellation()
        return await next(number)
      }
    }
    container.registerFunction(OnMainActor.self) { $0 + 4 }
    let resolver = try container.seal()
    #expect(try resolver.resolve(Plain.self)(1) == 2)
    let fail = try resolver.resolve(Throwing.self)
    do {
      _ = try fail(1)
    } catch {
      // The type of the error is that of the key.
      let offline: Offline = error
      _ = offline
    }
    #expect(try await resolver.resolve(Async.self)(1) == 4)
    #expect(try await resolver.resolve(AsyncThrowing.self)(1) == 4)
    #expect(try await resolver.resolve(OnMainActor.self)(1) == 5)
  }

  @Test("An Optional is nil if its type is not registered, and the instance otherwise")
  func optionals() throws {
    let container = Container()
    struct Report { let database: Database?; let number: Int? }
    container.register(Report.self, initializer: Report.init)
    container.register(Int.self) { 7 }
    #expect(container.verify().faults.isEmpty)
    let resolver = try container.seal()
    let none: Database? = try resolver.resolve()
    let number: Int? = try resolver.resolve()
    let tried: Int? = try? resolver.resolve()
    let triedInVain: Database? = try? resolver.resolve()
    #expect(none == nil)
    #expect(number == 7)
    #expect(tried == 7)
    #expect(triedInVain == nil)
    let report = try resolver.resolve(Report.self)
    #expect(report.database == nil)
    #expect(report.number == 7)
  }

  @Test("An Optional does not hide a fault of its type")
  func brokenOptional() throws {
    struct Broken: Error {}
    let container = Container()
    container.register(Int.self) { () throws -> Int in throw Broken() }
    container.register(Database.self, injecting: String.self) { _ in Database() }
    #expect(throws: ResolutionError.self) { try container.resolve(Int?.self) }
    #expect(throws: ResolutionError.self) { try container.resolve(Database?.self) }
    container.register(Double.self, injecting: Int?.self) { Double($0 ?? 0) }
    container.register(Int.self, override: true, injecting: Double.self) { Int($0) }
    #expect(container.verify().faults.map(\.kind) == [.missing, .cycle])
  }

  @Test("An Optional type can be registered")
  func registeredOptional() throws {
    let container = Container()
    container.register(Int?.self) { nil }
    container.register(Int.self) { 7 }
    #expect(try container.seal().resolve(Int?.self) == nil)
  }

  @Test("resolveIfRegistered returns nil for an unregistered service only")
  func ifRegistered() throws {
    let container = Container()
    container.register(Database.self, injecting: String.self) { _ in Database() }
    #expect(try container.resolveIfRegistered(Int.self) == nil)
    #expect(try container.resolveIfRegistered(LoadUsers.self) == nil)
    #expect(throws: ResolutionError.self) { try container.resolveIfRegistered(Database.self) }
    #expect(try container.handle.resolveIfRegistered(Int.self) == nil)
    #expect(throws: ResolutionError.self) {
      try container.handle.resolveIfRegistered(Database.self)
    }
  }

  @Test("The error for a key that is requested as a plain type suggests the key")
  func keyAsPlainType() {
    func resolve<Service>(_ type: Service.Type, from container: Container) throws -> Service {
      try container.resolve(type)
    }
    let container = Container()
    container.register(Greet.self) { { $0 } }
    let error = #expect(throws: ResolutionError.self) { try resolve(Greet.self, from: container) }
    #expect(
      error?.description == """
        Greet is a key, but it was requested as a plain type.
        Fix: write a key without `Instance`, as in Greet.self. If `injecting:` lists keys and plain \
        types, write each plain type as `Instance<Type>.self`. If it lists keys only, the factory \
        returns the wrong type: return the `Service` of the registered key.
        """)
    inject(Greet.self, String.self, into: container)
    #expect(container.verify().description.contains("Greet is a key"))
  }

  @Test("An input that is resolved elsewhere is reported with the kind of key that may have it")
  func keyOfAnotherPlace() {
    enum Connect: AsyncService { typealias Service = Database }
    enum Show: MainActorService { typealias Service = String }
    let container = Container()
    container.register(Connect.self) { () async throws in Database() }
    container.register(Show.self) { "Ada" }
    // The compiler takes the keys for plain types.
    inject(Connect.self, Show.self, into: container)
    let faults = container.verify().faults.map(\.description)
    #expect(faults.count == 2)
    #expect(faults.first?.hasPrefix("Connect is a key, but it was requested as a plain") == true)
    #expect(faults.first?.contains("only an AsyncService can have it as an input") == true)
    #expect(faults.last?.contains("only a MainActorService can have it as an input") == true)
  }

  @Test("The error for an unregistered type suggests the keys whose service has this type")
  func typeOfKeys() {
    enum Public: NamedService { typealias Service = Database }
    enum Private: NamedService { typealias Service = Database }
    let container = Container()
    container.register(Public.self) { Database() }
    container.register(Private.self) { Database() }
    container.contribute(to: Public.self) { Database() }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Database.self) }
    #expect(
      error?.description == """
        Database is not registered.
        Did you mean Public, or Private?
        Use the key: resolve(Public.self), or injecting: Public.self instead of an initializer.
        Or register the type: container.register(Database.self) { … }
        """)
  }

  @Test("The error for an unregistered type says which services can have the suggested key")
  func typeOfKeyElsewhere() {
    enum OnMain: MainActorService { typealias Service = Database }
    enum Slow: AsyncService { typealias Service = Int }
    let container = Container()
    container.register(OnMain.self) { Database() }
    container.register(Slow.self) { () async in 1 }
    let onMain = #expect(throws: ResolutionError.self) { try container.resolve(Database.self) }
    let slow = #expect(throws: ResolutionError.self) { try container.resolve(Int.self) }
    #expect(
      onMain?.description.contains(
        "or injecting: OnMain.self in a MainActorService or a feature.\n") == true)
    #expect(
      slow?.description.contains(
        "Use the key: resolve(Slow.self), or injecting: Slow.self in an AsyncService.\n") == true)
  }

  @Test("The error for an unregistered function type shows it as it would be registered")
  func functionType() {
    let error = #expect(throws: ResolutionError.self) {
      let _: @Sendable () -> Int = try Container().resolve()
    }
    #expect(
      error?.description == """
        @Sendable () -> Int is not registered.
        Register it: container.register((@Sendable () -> Int).self) { … }
        """)
  }

  @Test("The advice for a protocol with a stated type names it as source code does")
  func constrainedProtocol() {
    func advice<Service>(_ type: Service.Type) -> String? {
      let error = #expect(throws: ResolutionError.self) { try Container().resolve(type) }
      return error?.description.split(separator: "\n").last.map(String.init)
    }
    #expect(
      advice((any Swift.Clock<Duration>).self)
        == "Register it: container.register((any Clock<Duration>).self) { … }")
    #expect(
      advice((any Sequence<any Sequence<Int>>).self)
        == "Register it: container.register((any Sequence<any Sequence<Int>>).self) { … }")
    #expect(
      advice([any Swift.Clock<Duration>].self)
        == "Register it: container.register(Array<any Clock<Duration>>.self) { … }")
    #expect(
      advice((any Loading<First.Service>).self)
        == "Register it: container.register((any KeyTests.Loading<KeyTests.First.Service>).self) { … }"
    )
  }

  private func inject<First, Second>(
    _ first: First.Type, _ second: Second.Type, into container: Container
  ) {
    container.register(Int.self, injecting: first, second) { _, _ in 1 }
  }
}
