import FunctionInjection
import Testing

/// Keys of their own, whose services may be nil.
private enum Token: NamedService {
  typealias Service = String?
}

private enum Badge: MainActorService {
  typealias Service = String?
}

private enum Connection: AsyncService {
  typealias Service = String?
}

@Suite("Optionals, as plain types and as the services of keys")
struct OptionalTests {
  @Test("A key whose service is an Optional is resolved as itself only")
  func keyOfAnOptional() async throws {
    let container = Container()
    container.register(instance: "somebody else's")
    container.register(Int.self, injecting: Token.self) { $0?.count ?? 0 }
    #expect(container.verify().faults.map(\.kind) == [.missing])

    let error = #expect(throws: ResolutionError.self) { try container.resolve(Token.self) }
    #expect(error?.kind == .missing)
    try #expect(container.resolveIfRegistered(Token.self) == nil)
    await #expect(throws: ResolutionError.self) { try await container.resolve(Badge.self) }
    await #expect(throws: ResolutionError.self) { try await container.resolve(Connection.self) }

    container.register(Token.self) { nil }
    #expect(container.verify().faults.isEmpty)
    try #expect(container.resolve(Token.self) == nil)
    try #expect(container.resolve(Int.self) == 0)
  }

  @Test("A nested Optional is resolved with the registered instance at any depth")
  func nested() throws {
    let container = Container()
    container.register(instance: 7)
    container.register(String.self, injecting: Int??.self) { "\($0 as Any)" }
    let resolver = try container.seal()
    try #expect(resolver.resolve(Int???.self) == 7)
    try #expect(resolver.resolve(String.self) == "Optional(Optional(7))")
    let inferred: Int?? = try? resolver.resolve()
    #expect(inferred == 7)
    try #expect(resolver.resolve(Double??.self) == nil)
  }

  @Test("An Optional has the scope's own registration, or else the outer one")
  func scopes() throws {
    let container = Container()
    container.register(instance: 7)
    container.register(Bool?.self) { true }
    let scope = try container.seal().makeScope {
      $0.register(instance: "of the scope")
      $0.register(Double.self, injecting: String?.self, Int?.self) {
        Double($0?.count ?? 0) + Double($1 ?? 0)
      }
    }
    try #expect(scope.resolve(String?.self) == "of the scope")
    try #expect(scope.resolveIfRegistered(String?.self) == .some("of the scope"))
    try #expect(scope.resolve(Int?.self) == 7)
    try #expect(scope.resolve(Bool?.self) == true)
    try #expect(scope.resolve(Double.self) == 19)
    try #expect(scope.resolve(Float?.self) == nil)
  }

  @Test("A cycle through a nested Optional is found")
  func cycle() {
    let container = Container()
    container.register(String.self, injecting: Int??.self) { "\($0 as Any)" }
    container.register(Int.self, injecting: String.self) { $0.count }
    #expect(container.verify().faults.map(\.kind) == [.cycle])
  }

  @Test("An override of a type is checked with the users of a nested Optional of the type")
  func overridden() throws {
    let container = Container()
    container.register(String.self, .singleton, injecting: Int???.self) { "\($0 as Any)" }
    let resolver = try container.seal()
    let captive = #expect(throws: WiringError.self) {
      try resolver.overriding { $0.register(Int.self, .scoped, override: false) { 7 } }
    }
    #expect(captive?.faults.map(\.kind) == [.captive])
    let added = try resolver.overriding {
      $0.register(Bool.self, .singleton, override: false, injecting: Int??.self) { $0 != nil }
    }
    let cycle = #expect(throws: WiringError.self) {
      try added.overriding {
        $0.register(Int.self, override: false, injecting: Bool.self) { $0 ? 1 : 0 }
      }
    }
    #expect(cycle?.faults.map(\.kind) == [.cycle])
  }

  /// Leaves bytes other than zero on the stack.
  @inline(never)
  private func fillStack(_ depth: Int = 20) {
    withUnsafeTemporaryAllocation(byteCount: 1000, alignment: 16) { bytes in
      for index in bytes.indices { bytes[index] = 1 }
      if depth > 0 { fillStack(depth - 1) }
    }
  }

  @Test("An Optional result is complete, whatever the stack contained before")
  func wholeOptional() throws {
    struct Forwarding: DependencyResolver {
      let resolver: Resolver

      func resolve<Key: NamedService>(_ key: Key.Type) throws(ResolutionError) -> Key.Service {
        try resolver.resolve(key)
      }
    }

    let container = Container()
    container.register(instance: 7)
    let resolver = try container.seal()
    let askers: [any DependencyResolver] = [
      container, resolver, container.handle, resolver.handle, Forwarding(resolver: resolver),
    ]
    for asker in askers {
      fillStack()
      #expect(try asker.resolveIfRegistered(Int.self) == 7)
      fillStack()
      #expect(try asker.resolve(Int?.self) == 7)
    }
  }

  @Test("All ways to ask whether a service is registered agree")
  func isRegistered() throws {
    let container = Container()
    container.register(instance: 7)
    let resolver = try container.seal()
    let askers: [any DependencyResolver] = [container, resolver, container.handle, resolver.handle]
    for asker in askers {
      try #expect(asker.resolveIfRegistered(Int?.self) == .some(7))
      try #expect(asker.resolveIfRegistered(String?.self) == nil)
      try #expect(asker.resolveIfRegistered(all(Int.self)) == nil)
    }
  }

  @Test("A missing input of a factory does not count as an unregistered service")
  func missingInput() throws {
    let other = try Container().seal()
    let container = Container()
    // The missing input has the same key as the requested service.
    container.register(Int.self) { _ in try other.resolve(Int.self) }
    let resolver = try container.seal()
    let askers: [any DependencyResolver] = [container, resolver, container.handle, resolver.handle]
    for asker in askers {
      let error = #expect(throws: ResolutionError.self) {
        try asker.resolveIfRegistered(Int.self)
      }
      #expect(error?.kind == .missing)
    }
  }

  @Test("The fix for a missing type without a name is a type expression")
  func typeExpression() throws {
    let error = #expect(throws: ResolutionError.self) { try Container().resolve(Void.self) }
    #expect(
      error?.description == """
        () is not registered.
        Register it: container.register(Void.self) { … }
        """)
  }
}
