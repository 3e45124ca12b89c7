import FunctionInjection
import Testing

private enum UserName: NamedService { typealias Service = String }
private enum RequestNumber: NamedService { typealias Service = Int }

@Suite("Decorators of values that scopes receive")
struct DecoratedScopeInputTests {
  private func register(with container: Container) {
    container.registerScopeInput(UserName.self)
    container.decorate(UserName.self) { $0.uppercased() }
  }

  private func resolver() throws -> Resolver {
    let container = Container()
    register(with: container)
    return try container.seal()
  }

  @Test("A value that a scope declares again keeps the decorators of its declaration")
  func declaredAgain() throws {
    let connection = try resolver().makeScope {
      $0.registerScopeInput(UserName.self)
      $0.decorate(UserName.self) { $0 + "!" }
    }
    let request = try connection.makeScope { $0.provide(UserName.self, "ada") }
    #expect(try request.resolve(UserName.self) == "ADA!")

    let outer = try resolver().makeScope { $0.provide(UserName.self, "ada") }
    let middle = try outer.makeScope { $0.registerScopeInput(UserName.self) }
    let inner = try middle.makeScope { $0.provide(UserName.self, "eve") }
    #expect(try inner.resolve(UserName.self) == "EVE")
  }

  @Test("A value that overrides declare again keeps the decorators of its declaration")
  func declaredAgainByOverrides() throws {
    let overridden = try resolver().overriding { $0.registerScopeInput(UserName.self) }
    let scope = try overridden.makeScope { $0.provide(UserName.self, "ada") }
    #expect(try scope.resolve(UserName.self) == "ADA")
  }

  @Test("A value that a task overrides has the decorators of its declaration")
  func providedByTask() throws {
    let resolver = try resolver()
    let scope = try resolver.makeScope { $0.provide(UserName.self, "ada") }
    #expect(
      try scope.overriding { $0.provide(UserName.self, "eve") }.resolve(UserName.self) == "EVE")
    try withOverrides {
      $0.provide(UserName.self, "eve")
    } operation: {
      try #expect(scope.current.resolve(UserName.self) == "EVE")
      let inner = try resolver.current.makeScope { $0.provide(UserName.self, "bob") }
      try #expect(inner.resolve(UserName.self) == "BOB")
    }
  }

  @Test("The shared container of a task keeps the decorators of a declaration")
  func shared() throws {
    try withOverrides {
      register(with: $0)
    } operation: {
      try withOverrides {
        $0.registerScopeInput(UserName.self)
        $0.decorate(UserName.self) { $0 + "!" }
      } operation: {
        let scope = try Container.shared.resolver.makeScope { $0.provide(UserName.self, "ada") }
        try #expect(scope.resolve(UserName.self) == "ADA!")
      }
      try withOverrides {
        $0.provide(UserName.self, "eve")
        $0.decorate(UserName.self) { $0 + "!" }
      } operation: {
        try #expect(Container.shared.makeScope().resolve(UserName.self) == "EVE!")
      }
    }
  }

  @Test("Overrides that declare a registered service as a value have the fault of a duplicate")
  func declaredOverService() throws {
    let container = Container()
    container.register(RequestNumber.self) { 1 }
    let resolver = try container.seal()
    let declare: (Container) -> Void = { $0.registerScopeInput(RequestNumber.self) }
    let error = #expect(throws: WiringError.self) { try resolver.overriding(declare) }
    declare(container)

    #expect(error?.faults.map(\.kind) == [.duplicate])
    #expect(container.verify().faults.map(\.kind) == [.duplicate])
  }

  @Test("A scope may declare a service of its surroundings as a value of the scopes inside")
  func declaredOverServiceInScope() throws {
    let container = Container()
    container.register(RequestNumber.self) { 1 }
    container.decorate(RequestNumber.self) { $0 * 10 }
    let resolver = try container.seal()
    let scope = try resolver.makeScope { $0.registerScopeInput(RequestNumber.self) }
    let inner = try scope.makeScope { $0.provide(RequestNumber.self, 2) }
    #expect(try inner.resolve(RequestNumber.self) == 2, "The value is not the decorated service.")
    try withOverrides {
      $0.provide(RequestNumber.self, 3)
    } operation: {
      try #expect(resolver.current.resolve(RequestNumber.self) == 3)
    }
  }

  @Test("A value in place of a service of the shared container replaces the service's decorators")
  func providedOverSharedService() throws {
    try withOverrides {
      $0.register(RequestNumber.self, override: false) { 1 }
      $0.decorate(RequestNumber.self) { $0 * 10 }
    } operation: {
      try withOverrides {
        $0.provide(RequestNumber.self, 3)
      } operation: {
        try #expect(Container.shared.resolve(RequestNumber.self) == 3)
      }
    }
  }
}
