import FunctionalDI
import Synchronization
import TestSupport
import Testing

@Suite("A minimal container: the document's listings")
struct MinimalContainerTests {
  @Test("A service is registered with its implementation and resolved by the inferred protocol")
  func registerAndResolve() throws {
    Container.shared.registerSingleton((any Service).self, ServiceImplementation.init)
    defer { Container.shared.unregister((any Service).self) }

    let service: any Service = try Container.shared.resolve()

    #expect(service is ServiceImplementation)
    #expect(service.doSomething() == "I'll think of something and get back to you.")
  }

  @Test("register creates an instance for each resolve")
  func transient() throws {
    let container = Container()
    container.register(ServiceImplementation.self, ServiceImplementation.init)

    let first: ServiceImplementation = try container.resolve()
    let second: ServiceImplementation = try container.resolve()

    #expect(first !== second)
  }

  @Test("registerSingleton creates nothing before the first resolve and one instance after it")
  func lazySingleton() throws {
    let count = Count()
    let container = Container()
    container.registerSingleton((any Service).self) {
      count.increase()
      return ServiceImplementation()
    }
    #expect(count.value == 0)

    let first = try #require(try container.resolve() as any Service as? ServiceImplementation)
    let second = try #require(try container.resolve() as any Service as? ServiceImplementation)

    #expect(first === second)
    #expect(count.value == 1)
  }

  @Test("registerSingleton creates one instance for 64 threads", arguments: [false, true])
  func singletonUnderThreads(isSealed: Bool) throws {
    let count = Count()
    let container = Container()
    container.registerSingleton(ServiceImplementation.self) {
      count.increase()
      return ServiceImplementation()
    }
    let resolver: any DependencyResolver = isSealed ? try container.seal() : container

    let instances = onThreads(64) { _ in try? resolver.resolve(ServiceImplementation.self) }

    #expect(count.value == 1)
    #expect(instances.count == 64)
    #expect(Set(instances.compactMap { $0.map(ObjectIdentifier.init) }).count == 1)
    #expect(instances.allSatisfy { $0 != nil })
  }

  @Test("The last registration of a type replaces the one before it")
  func lastRegistrationWins() throws {
    let container = Container()
    container.register((any SubDependency).self) { SubDependencyImplementation(name: "first") }
    container.register((any SubDependency).self) { SubDependencyImplementation(name: "second") }

    let service: any SubDependency = try container.resolve()

    #expect(service.name == "second")
  }

  @Test("A type that was unregistered is reported as missing")
  func unregister() throws {
    let container = Container()
    container.registerSingleton((any Service).self, ServiceImplementation.init)
    _ = try container.resolve((any Service).self)

    container.unregister((any Service).self)

    let error = #expect(throws: ResolutionError.self) {
      let _: any Service = try container.resolve()
    }
    #expect(error?.kind == .missing)
    #expect(error?.description.hasPrefix("Service is not registered.") == true, "\(error)")
  }

  @Test("Two types of one unqualified name do not replace each other")
  func sameNames() throws {
    enum Old { struct Client: Sendable {} }
    enum New { struct Client: Sendable {} }
    let container = Container()
    container.register(Old.Client.self) { Old.Client() }

    #expect(throws: Never.self) { try container.resolve(Old.Client.self) }
    #expect(throws: ResolutionError.self) { try container.resolve(New.Client.self) }
  }

  @Test("Properties are resolved from the shared container, with the wrapper and without it")
  func sharedContainer() throws {
    Container.shared.registerSingleton((any SubDependency).self) { SubDependencyImplementation() }
    Container.shared.register(AndSoOnAndSoForth.self) { AndSoOnAndSoForth() }
    defer {
      Container.shared.unregister((any SubDependency).self)
      Container.shared.unregister(AndSoOnAndSoForth.self)
    }

    #expect(try MyDependencyWithoutWrapper().summary == "shared: 2")
    #expect(MyDependency().summary == "shared: 2")
  }

  @Test("@Resolved takes another resolver as its argument")
  func otherResolver() {
    let other = Container()
    other.register((any SubDependency).self) { SubDependencyImplementation(name: "other") }

    @Resolved(other) var subDependency: any SubDependency

    #expect(subDependency.name == "other")
  }

  @Test(
    "A program configures its services in its App, and a test substitutes one without changing that"
  )
  @MainActor
  func configuringAndSubstituting() throws {
    defer {
      Container.shared.unregister((any MyService).self)
      Container.shared.unregister((any MyOtherService).self)
    }
    let app = MyApp()
    #expect(app.body == "live 1")

    let substituted = withOverrides {
      $0.register((any MyService).self) { MockService() }
    } operation: {
      app.body
    }

    #expect(substituted == "mock 1")
    #expect(app.body == "live 1")
  }

  @Test(
    "A view that is made inside withOverrides keeps its mock, and a view that is made later has none"
  )
  @MainActor
  func returningFromOverrides() {
    defer {
      Container.shared.unregister((any MyService).self)
      Container.shared.unregister((any MyOtherService).self)
    }
    _ = MyApp()

    let view = withOverrides {
      $0.register((any MyService).self) { MockService() }
    } operation: {
      ContentView()
    }

    #expect(view.title == "mock 1")
    #expect(ContentView().title == "live 1")
  }
}

private struct MockService: MyService {
  let title = "mock"
}

/// A number that several threads increase.
final class Count: Sendable {
  private let number = Mutex(0)

  var value: Int { number.withLock { $0 } }

  func increase() { number.withLock { $0 += 1 } }
}
