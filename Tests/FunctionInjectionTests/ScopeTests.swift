import FunctionInjection
import Testing

@Suite("Scopes")
struct ScopeTests {
  private func container() -> Container {
    let container = Container()
    container.register(Part.self, .scoped) { Part() }
    container.register(Left.self, initializer: Left.init)
    container.register(Right.self, initializer: Right.init)
    container.register(Whole.self, initializer: Whole.init)
    container.register(Database.self, .singleton) { Database() }
    return container
  }

  @Test("A scoped instance is shared within its scope and not beyond")
  func sharedWithin() throws {
    let resolver = try container().seal()
    let first = resolver.makeScope()
    let second = resolver.makeScope()
    #expect(try first.resolve(Part.self) === first.resolve(Part.self))
    #expect(try first.resolve(Part.self) !== second.resolve(Part.self))
    let whole = try first.resolve(Whole.self)
    #expect(try whole.left.part === first.resolve(Part.self))
    #expect(whole.left.part === whole.right.part)
    #expect(try first.resolve(Database.self) === resolver.resolve(Database.self))
  }

  @Test("A scope inside a scope has its own instances")
  func nested() throws {
    let scope = try container().seal().makeScope()
    let inner = scope.makeScope()
    let part = try scope.resolve(Part.self)
    #expect(try inner.resolve(Part.self) !== part)
    inner.end()
    #expect(try scope.resolve(Part.self) === part)
  }

  @Test("A scoped service cannot be resolved outside a scope")
  func outside() throws {
    let resolver = try container().seal()
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(Whole.self) }
    #expect(error?.kind == .outsideOfScope)
    #expect(error?.path.hops.map(\.name) == ["Whole", "Left", "Part"])
  }

  @Test("A singleton whose factory requests a scoped instance does not get one")
  func captiveAtRunTime() throws {
    let container = container()
    container.register(Int.self, .singleton) { resolver in
      _ = try resolver.resolve(Part.self)
      return 1
    }
    let scope = try container.seal().makeScope()
    let error = #expect(throws: ResolutionError.self) { try scope.resolve(Int.self) }
    #expect(error?.kind == .outsideOfScope)
    #expect(error?.path.hops.map(\.name) == ["Int", "Part"])
  }

  @Test("A singleton of a scope does not get a scoped instance that the scope has already created")
  func captiveOfScope() throws {
    let scope = try container().seal().makeScope {
      $0.register(Int.self, .singleton) { resolver in
        _ = try resolver.resolve(Part.self)
        return 1
      }
    }
    _ = try scope.resolve(Part.self)
    let error = #expect(throws: ResolutionError.self) { try scope.resolve(Int.self) }
    #expect(error?.kind == .outsideOfScope)
    #expect(error?.path.hops.map(\.name) == ["Int", "Part"])
  }

  @Test("The instances of a scope are released when it ends, even if its resolver has an owner")
  func instancesGo() throws {
    let resolver = try container().seal()
    let scope = resolver.makeScope()
    weak let part = try scope.resolve(Part.self)
    #expect(part != nil)
    scope.end()
    #expect(part == nil)
    scope.end()
    withExtendedLifetime(scope) {}
  }

  @Test("A scope cannot be used after its end")
  func usedAfterItsEnd() throws {
    let resolver = try container().seal()
    let scope = resolver.makeScope()
    _ = try scope.resolve(Database.self)
    scope.end()
    for resolve in [
      { _ = try scope.resolve(Part.self) }, { _ = try scope.resolve(Left.self) },
      { _ = try scope.resolve(Database.self) },
    ] as [() throws -> Void] {
      let error = #expect(throws: ResolutionError.self) { try resolve() }
      #expect(error?.kind == .scopeHasEnded)
    }
    #expect(throws: Never.self) { try resolver.resolve(Database.self) }
  }

  @Test("A scope that ends while it constructs keeps nothing")
  func endedDuringConstruction() throws {
    let container = Container()
    container.register(Part.self, .scoped) { resolver in
      resolver.end()
      return Part()
    }
    let scope = try container.seal().makeScope()
    let error = #expect(throws: ResolutionError.self) { try scope.resolve(Part.self) }
    #expect(error?.kind == .scopeHasEnded)
  }

  @Test("withScope of a synchronous function ends its scope, whether it returns or throws")
  func withScopeSynchronously() throws {
    struct Left: Error, Equatable {}
    let resolver = try container().seal()
    var escaped: [Resolver] = []
    func name() throws -> String {
      try resolver.withScope { scope in
        escaped.append(scope)
        let database = try scope.resolve(Database.self)
        #expect(try scope.resolve(Database.self) === database)
        return database.users[0].name
      }
    }
    func leave() throws(Left) {
      try resolver.withScope { scope throws(Left) in
        escaped.append(scope)
        throw Left()
      }
    }
    #expect(try name() == "Ada")
    #expect(throws: Left()) { try leave() }
    #expect(escaped.count == 2)
    for scope in escaped {
      let error = #expect(throws: ResolutionError.self) { try scope.resolve(Database.self) }
      #expect(error?.kind == .scopeHasEnded)
    }
  }

  @Test("withScope ends its scope, whether it returns or throws")
  func withScope() async throws {
    struct Left: Error {}
    let resolver = try container().seal()
    var escaped: [Resolver] = []
    let name = try await resolver.withScope { scope in
      escaped.append(scope)
      return try scope.resolve(Database.self).users[0].name
    }
    #expect(name == "Ada")
    await #expect(throws: Left.self) {
      try await resolver.withScope { scope in
        escaped.append(scope)
        throw Left()
      }
    }
    let count = try await resolver.withScope { scope in
      await Task.yield()
      escaped.append(scope)
      return try scope.resolve(Database.self).users.count
    }
    #expect(count == 2)
    #expect(escaped.count == 3)
    for scope in escaped {
      let error = #expect(throws: ResolutionError.self) { try scope.resolve(Part.self) }
      #expect(error?.kind == .scopeHasEnded)
    }
  }

  @Test("The registrations of a scope apply in the scope only")
  func ownRegistrations() throws {
    let container = container()
    container.register(String.self) { "\(try $0.resolveIfRegistered(Int.self) ?? 0)" }
    let resolver = try container.seal()
    let scope = try resolver.makeScope { container in
      container.register(Int.self, .singleton) { 7 }
      container.register([Part].self, .scoped, injecting: Part.self, Int.self) {
        [$0] + ($1 == 7 ? [] : [$0])
      }
    }
    #expect(try scope.resolve(Int.self) == 7)
    #expect(try scope.resolve([Part].self).first === scope.resolve(Part.self))
    #expect(try scope.resolve(Database.self) === resolver.resolve(Database.self))
    // A String is constructed for the scope, although its factory was registered outside.
    #expect(try scope.resolve(String.self) == "7")
    #expect(try resolver.resolve(String.self) == "0")
    #expect(throws: ResolutionError.self) { try resolver.resolve(Int.self) }
    let inner = scope.makeScope()
    #expect(try inner.resolve(Int.self) == 7)
    #expect(try inner.resolve([Part].self).first !== scope.resolve(Part.self))
    scope.end()
    #expect(throws: ResolutionError.self) { try scope.resolve(Int.self) }
  }

  @Test("The registrations of a scope are checked, including their inputs from outside")
  func ownRegistrationsAreChecked() throws {
    let resolver = try container().seal()
    let error = #expect(throws: WiringError.self) {
      try resolver.makeScope { container in
        container.register(Int.self, injecting: Part.self, Double.self) {
          Int($1) + ($0 === $0 ? 1 : 0)
        }
      }
    }
    #expect(error?.faults.map(\.name) == ["Double"])
  }
}
