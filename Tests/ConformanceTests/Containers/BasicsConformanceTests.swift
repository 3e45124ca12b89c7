import FunctionInjection
import FunctionalDITestDoubles
import Testing

/// After the basic cases of the specification tests of Microsoft.Extensions.DependencyInjection.
@Suite("Basics, as in Microsoft's specification of containers")
struct BasicsConformanceTests {
  @Test("A service that is registered with its initializer can be resolved")
  func initializer() throws {
    let container = Container()
    container.register(PlainService.self, initializer: PlainService.init)
    #expect(throws: Never.self) { try container.seal().resolve(PlainService.self) }
  }

  @Test("Each resolve of a transient service returns another instance, also within a scope")
  func transient() throws {
    let container = Container()
    container.register(PlainService.self, initializer: PlainService.init)
    let resolver = try container.seal()
    let scope = resolver.makeScope()
    let services = try [
      resolver.resolve(PlainService.self), resolver.resolve(PlainService.self),
      scope.resolve(PlainService.self), scope.resolve(PlainService.self),
    ]
    #expect(Set(services.map(ObjectIdentifier.init)).count == 4)
  }

  @Test("Each resolve of a singleton returns the same instance")
  func singleton() throws {
    let container = Container()
    container.register(PlainService.self, .singleton, initializer: PlainService.init)
    let resolver = try container.seal()
    #expect(try resolver.resolve(PlainService.self) === resolver.resolve(PlainService.self))
  }

  @Test("A registered instance is resolved as itself")
  func instance() throws {
    let container = Container()
    let service = PlainService()
    container.register(instance: service)
    container.register((any Service).self, instance: service)
    let resolver = try container.seal()
    #expect(try resolver.resolve(PlainService.self) === service)
    #expect(try resolver.resolve((any Service).self) === service)
  }

  @Test("A service is resolved by the type it was registered for, and by no other")
  func registeredType() throws {
    let container = Container()
    container.register((any Service).self) { PlainService() }
    let resolver = try container.seal()
    #expect(try resolver.resolve((any Service).self) is PlainService)
    #expect(throws: ResolutionError.self) { try resolver.resolve(PlainService.self) }
  }

  @Test("An outer service receives the services it needs")
  func outerService() throws {
    let container = Container()
    container.register((any Service).self, .singleton) { PlainService() }
    container.register(OtherService.self, .singleton, initializer: OtherService.init)
    container.register(OuterService.self, initializer: OuterService.init)
    let resolver = try container.seal()
    let outer = try resolver.resolve(OuterService.self)
    #expect(try outer.single === resolver.resolve((any Service).self))
    #expect(try outer.other === resolver.resolve(OtherService.self))
  }

  @Test("The last registration replaces those before it, and a graph requires `override` for that")
  func lastOneWins() throws {
    // In Microsoft's containers the last registration silently applies. An unsealed container here
    // does the same; a sealed graph requires `override`, because two registrations are usually a
    // mistake.
    let container = Container()
    container.register((any Service).self) { PlainService() }
    container.register((any Service).self) { OtherService() }
    #expect(try container.resolve((any Service).self) is OtherService)
    let error = #expect(throws: WiringError.self) { try container.seal() }
    #expect(error?.faults.map(\.kind) == [.duplicate])

    let overridden = Container()
    overridden.register((any Service).self) { PlainService() }
    overridden.register((any Service).self, override: true) { OtherService() }
    #expect(try overridden.seal().resolve((any Service).self) is OtherService)
  }

  @Test(
    "Resolving an unregistered service throws, or returns nil if the caller asks for an Optional")
  func nonexistent() throws {
    let resolver = try Container().seal()
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(PlainService.self) }
    #expect(error?.kind == .missing)
    #expect(try resolver.resolveIfRegistered(PlainService.self) == nil)
    let inferred: PlainService? = try resolver.resolve()
    #expect(inferred == nil)
  }

  @Test("A parameter that is Optional is nil if its type is not registered")
  func optionalParameter() throws {
    final class Consumer: Sendable {
      let service: PlainService?
      init(service: PlainService?) { self.service = service }
    }
    let without = Container()
    without.register(Consumer.self, initializer: Consumer.init)
    #expect(try without.seal().resolve(Consumer.self).service == nil)
    let with = Container()
    with.register(Consumer.self, initializer: Consumer.init)
    with.register(PlainService.self, initializer: PlainService.init)
    #expect(try with.seal().resolve(Consumer.self).service != nil)
  }

  @Test("Each closed generic type is a service of its own, and an open one cannot be registered")
  func generics() throws {
    // Microsoft's containers close open generics by reflection. A metatype in Swift is always
    // closed.
    let container = Container()
    container.register(Box<Int>.self, .singleton, initializer: Box<Int>.init)
    container.register(Box<String>.self, .singleton, initializer: Box<String>.init)
    let resolver = try container.seal()
    #expect(try resolver.resolve(Box<Int>.self) === resolver.resolve(Box<Int>.self))
    #expect(throws: Never.self) { try resolver.resolve(Box<String>.self) }
    #expect(throws: ResolutionError.self) { try resolver.resolve(Box<Double>.self) }
  }

  @Test("No service is constructed before its first resolve")
  func lazily() throws {
    let container = Container()
    let constructions = NullarySpy()
    container.register(PlainService.self, .singleton) {
      constructions()
      return PlainService()
    }
    let resolver = try container.seal()
    _ = resolver.makeScope()
    #expect(constructions.count == 0)
    _ = try resolver.resolve(PlainService.self)
    #expect(constructions.count == 1)
  }
}
