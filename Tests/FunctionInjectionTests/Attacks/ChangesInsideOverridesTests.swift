import FunctionInjection
import Testing

private enum Name: NamedService { typealias Service = @Sendable () -> String }

@Suite("Changes inside overrides")
struct ChangesInsideOverridesTests {
  @Test("A scope that is made with the overrides of a task is the same through its handle")
  func scopeOfACopy() throws {
    final class Form: Sendable {}
    let container = Container()
    container.register(Form.self, .scoped) { Form() }
    let resolver = try container.seal()
    try withOverrides {
      $0.register(Int.self) { 1 }
    } operation: {
      let scope = resolver.current.makeScope()
      let form = try scope.resolve(Form.self)
      #expect(try scope.handle.resolve(Form.self) === form)
      #expect(try scope.current.resolve(Form.self) === form)
    }
  }

  private func resolver() throws -> Resolver {
    let container = Container()
    container.registerFunction(Name.self) { "real" }
    return try container.seal()
  }

  /// Every way to resolve the name.
  private func names(_ resolver: Resolver) throws -> Set<String> {
    let (scope, current) = (resolver.makeScope(), resolver.current.makeScope())
    defer { withExtendedLifetime((scope, current)) {} }
    return [
      try resolver.resolve(Name.self)(), try resolver.current.resolve(Name.self)(),
      try resolver.handle.resolve(Name.self)(), Resolved(Name.self, resolver).wrappedValue(),
      try scope.handle.resolve(Name.self)(), try current.current.resolve(Name.self)(),
    ]
  }

  @Test("A service that the overrides of a task register can be unregistered inside them")
  func unregister() throws {
    final class Draft: Sendable {}
    try withOverrides {
      $0.register(Draft.self) { Draft() }
    } operation: {
      Container.shared.unregister(Draft.self)
      try #expect(Container.shared.resolveIfRegistered(Draft.self) === nil)
      #expect(Container.shared.verify().faults.isEmpty)
    }
  }

  @Test("A change inside overrides stays if a task with other overrides changes the resolver again")
  func changedElsewhere() async throws {
    let resolver = try resolver()
    try await withOverrides {
      $0.registerFunction(Name.self) { "task" }
    } operation: {
      let changed = try resolver.overriding { $0.registerFunction(Name.self) { "explicit" } }
      let again = try await Task.detached {
        try withOverrides {
          $0.register(Int.self, override: false) { 1 }
        } operation: {
          try changed.overriding { $0.register(String.self, override: false) { "new" } }
        }
      }.value
      #expect(try again.resolve(Name.self)() == "explicit")
      #expect(try again.current.resolve(Name.self)() == "explicit")
    }
  }

  @Test("A resolver that is changed inside overrides keeps its change however it is used")
  func innerWins() throws {
    let resolver = try resolver()
    try withOverrides {
      $0.registerFunction(Name.self) { "task" }
    } operation: {
      let changed = try resolver.overriding { $0.registerFunction(Name.self) { "explicit" } }
      try #expect(names(changed) == ["explicit"])
      let scope = try resolver.makeScope { $0.registerFunction(Name.self) { "scope" } }
      try #expect(names(scope) == ["scope"])
      let inner = try changed.makeScope { $0.registerFunction(Name.self) { "inner" } }
      try #expect(names(inner) == ["inner"])
      try withOverrides {
        $0.registerFunction(Name.self) { "inner task" }
      } operation: {
        try #expect(changed.current.resolve(Name.self)() == "inner task")
        try #expect(scope.handle.resolve(Name.self)() == "inner task")
      }
      try #expect(names(changed) == ["explicit"])
    }
  }

  @Test("A change inside the inner overrides is inside the outer ones too")
  func survivesInnerOverrides() throws {
    let resolver = try resolver()
    try withOverrides {
      $0.registerFunction(Name.self) { "outer" }
    } operation: {
      let changed = try withOverrides {
        $0.register(Int.self) { 1 }
      } operation: {
        try resolver.overriding { $0.registerFunction(Name.self) { "explicit" } }
      }
      try #expect(names(changed) == ["explicit"])
    }
  }

  @Test("A change of a changed resolver stays inside the overrides around the resolver")
  func changedFromOutside() async throws {
    let resolver = try resolver()
    try await withOverrides {
      $0.registerFunction(Name.self) { "task" }
    } operation: {
      let changed = try resolver.overriding { $0.registerFunction(Name.self) { "explicit" } }
      let again = try await Task.detached {
        try changed.overriding { $0.register(Int.self, override: false) { 1 } }
      }.value
      try #expect(names(again) == ["explicit"])
    }
  }
}
