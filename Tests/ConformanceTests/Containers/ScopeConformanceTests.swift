import FunctionInjection
import Testing

/// After the cases of scopes in the specification tests of
/// Microsoft.Extensions.DependencyInjection.
@Suite("Scopes, as in Microsoft's specification of containers")
struct ScopeConformanceTests {
  private func resolver() throws -> Resolver {
    let container = Container()
    container.register(PlainService.self, .scoped, initializer: PlainService.init)
    container.register((any Service).self, injecting: PlainService.self) { $0 }
    container.register(OtherService.self, .singleton, initializer: OtherService.init)
    container.register(OuterService.self, .scoped, initializer: OuterService.init)
    return try container.seal()
  }

  @Test("A scoped service is one instance in its scope and another in each other scope")
  func scoped() throws {
    let resolver = try resolver()
    let first = resolver.makeScope()
    let second = resolver.makeScope()
    #expect(try first.resolve(PlainService.self) === first.resolve(PlainService.self))
    #expect(try first.resolve(PlainService.self) !== second.resolve(PlainService.self))
  }

  @Test("All services of a scope share its scoped services")
  func sharedInScope() throws {
    let scope = try resolver().makeScope()
    let outer = try scope.resolve(OuterService.self)
    #expect(try outer.single === scope.resolve(PlainService.self))
    #expect(try outer === scope.resolve(OuterService.self))
  }

  @Test("Singletons come from the outermost resolver, also in nested scopes")
  func singletons() throws {
    let resolver = try resolver()
    let scope = resolver.makeScope()
    let inner = scope.makeScope()
    let service = try inner.resolve(OtherService.self)
    #expect(try resolver.resolve(OtherService.self) === service)
    #expect(try scope.resolve(OuterService.self).other === service)
  }

  @Test("A scope inside another one shares none of its instances")
  func flat() throws {
    let scope = try resolver().makeScope()
    let inner = scope.makeScope()
    #expect(try scope.resolve(PlainService.self) !== inner.resolve(PlainService.self))
    scope.end()
    #expect(throws: Never.self) { try inner.resolve(PlainService.self) }
  }

  @Test("A scoped service cannot be resolved outside a scope")
  func outside() throws {
    // Microsoft's containers resolve it unless `ValidateScopes` is set; this container never does.
    let resolver = try resolver()
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(PlainService.self) }
    #expect(error?.kind == .outsideOfScope)
  }

  @Test("A singleton that would keep a scoped service is a fault of the wiring")
  func captive() {
    let container = Container()
    container.register(PlainService.self, .scoped, initializer: PlainService.init)
    container.register((any Service).self, injecting: PlainService.self) { $0 }
    container.register(Box<any Service>.self, .singleton, injecting: (any Service).self) { _ in
      Box()
    }
    let report = container.verify()
    #expect(report.faults.map(\.kind) == [.captive])
    #expect(
      report.faults.first?.path.hops.map(\.name)
        == ["Box<Service>", "Service", "PlainService"])
  }

  @Test("A scope that has ended resolves nothing, and the others continue to work")
  func ended() throws {
    let resolver = try resolver()
    let scope = resolver.makeScope()
    let other = resolver.makeScope()
    scope.end()
    let error = #expect(throws: ResolutionError.self) { try scope.resolve(PlainService.self) }
    #expect(error?.kind == .scopeHasEnded)
    #expect(throws: Never.self) { try other.resolve(PlainService.self) }
    #expect(throws: Never.self) { try resolver.resolve(OtherService.self) }
  }

  @Test("A scope releases its instances when it ends or is dropped, but no singleton")
  func released() throws {
    let resolver = try resolver()
    var scope: Resolver? = resolver.makeScope()
    weak let scoped = try scope?.resolve(PlainService.self)
    weak let singleton = try scope?.resolve(OtherService.self)
    #expect(scoped != nil)
    scope?.end()
    #expect(scoped == nil)
    scope = resolver.makeScope()
    weak let dropped = try scope?.resolve(PlainService.self)
    scope = nil
    #expect(dropped == nil)
    #expect(singleton != nil)
    withExtendedLifetime(resolver) {}
  }
}
