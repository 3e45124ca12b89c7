import FunctionInjection
import Testing

/// After Swinject's tests of the container: hierarchies, names, arguments, removal, assemblies.
@Suite("The container, as in Swinject's tests")
struct HierarchyConformanceTests {
  @Test("A child resolves its parent's services, and the parent does not resolve the child's")
  func hierarchy() throws {
    let container = Container()
    container.register(PlainService.self, .singleton, initializer: PlainService.init)
    let parent = try container.seal()
    let child = try parent.makeScope { container in
      container.register(OtherService.self, .singleton, initializer: OtherService.init)
    }
    #expect(try child.resolve(PlainService.self) === parent.resolve(PlainService.self))
    #expect(try child.resolve(OtherService.self) === child.resolve(OtherService.self))
    #expect(throws: ResolutionError.self) { try parent.resolve(OtherService.self) }
  }

  @Test("A child's registration takes precedence over its parent's for services of the child")
  func shadowing() throws {
    let container = Container()
    container.register((any Service).self) { PlainService() }
    container.register(Box<Int>.self, injecting: (any Service).self) { service in
      #expect(service is OtherService)
      return Box()
    }
    container.register(Box<Bool>.self, .singleton, injecting: (any Service).self) { service in
      #expect(service is PlainService)
      return Box()
    }
    let child = try container.seal().makeScope { container in
      container.register((any Service).self) { OtherService() }
      container.register(Box<String>.self, injecting: (any Service).self) { service in
        #expect(service is OtherService)
        return Box()
      }
    }
    #expect(try child.resolve((any Service).self) is OtherService)
    _ = try child.resolve(Box<Int>.self)
    _ = try child.resolve(Box<Bool>.self)
    _ = try child.resolve(Box<String>.self)
  }

  @Test("A service with arguments is resolved as a function of them")
  func arguments() throws {
    enum MakeGreeting: NamedService {
      typealias Service = @Sendable (_ name: String, _ isFormal: Bool) -> String
    }
    let container = Container()
    container.registerFunction(Greeting.self) { "Hello, \($0)" }
    container.register(MakeGreeting.self, injecting: Greeting.self) { greet in
      { name, isFormal in isFormal ? "Good day, \(name)" : greet(name) }
    }
    let makeGreeting = try container.seal().resolve(MakeGreeting.self)
    #expect(makeGreeting("Ada", true) == "Good day, Ada")
    #expect(makeGreeting("Ada", false) == "Hello, Ada")
  }

  @Test("An unregistered service is missing, and the other services are unchanged")
  func removal() throws {
    let container = Container()
    container.register(PlainService.self, .singleton, initializer: PlainService.init)
    container.register(OtherService.self, .singleton, initializer: OtherService.init)
    let other = try container.resolve(OtherService.self)
    container.unregister(PlainService.self)
    #expect(throws: ResolutionError.self) { try container.resolve(PlainService.self) }
    #expect(try container.resolve(OtherService.self) === other)
  }

  @Test("A singleton that is registered again is constructed again")
  func registeredAgain() throws {
    let container = Container()
    container.register(PlainService.self, .singleton, initializer: PlainService.init)
    let first = try container.resolve(PlainService.self)
    container.register(PlainService.self, .singleton, initializer: PlainService.init)
    #expect(try container.resolve(PlainService.self) !== first)
  }

  @Test("Assemblies register in order, and are called when all of them are loaded")
  func assemblies() throws {
    struct ServiceAssembly: Assembly {
      func assemble(container: Container) {
        container.register((any Service).self, .singleton) { PlainService() }
      }
    }
    struct OuterAssembly: Assembly {
      let loaded: @Sendable (Resolver) throws -> Void
      func assemble(container: Container) {
        container.register(OtherService.self, initializer: OtherService.init)
        container.register(OuterService.self, .singleton, initializer: OuterService.init)
      }
      func loaded(resolver: Resolver) throws { try loaded(resolver) }
    }
    // The assemblies do not depend on each other, so their order does not matter.
    let assembler = Assembler([
      OuterAssembly { resolver in
        let outer = try resolver.resolve(OuterService.self)
        let service = try resolver.resolve((any Service).self)
        #expect(outer.single === service)
      },
      ServiceAssembly(),
    ])
    #expect(throws: Never.self) { try assembler.seal() }
  }
}
