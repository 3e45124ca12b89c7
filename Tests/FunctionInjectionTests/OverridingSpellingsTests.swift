import FunctionInjection
import Testing

@Suite("The ways to write an override")
struct OverridingSpellingsTests {
  private func resolver() throws -> Resolver {
    let container = Container()
    container.registerFunction(LoadUsers.self) { ["Ada"] }
    container.register(Database.self, .singleton) { Database() }
    container.register(Int.self) { 1 }
    return try container.seal()
  }

  @Test("A key is overridden by a factory with or without a resolver, or by an instance")
  func keys() throws {
    let resolver = try resolver()
    let overridden = [
      try resolver.overriding { $0.register(LoadUsers.self) { { ["Bob"] } } },
      try resolver.overriding {
        $0.register(LoadUsers.self) { resolver in
          let database = try resolver.resolve(Database.self)
          return { database.users.filter { !$0.isActive }.map(\.name) }
        }
      },
      try resolver.overriding { $0.registerFunction(LoadUsers.self) { ["Bob"] } },
    ]
    for resolver in overridden { #expect(try resolver.resolve(LoadUsers.self)() == ["Bob"]) }
    #expect(try resolver.resolve(LoadUsers.self)() == ["Ada"])
  }

  @Test("A plain type is overridden in the same ways, with a lifetime of its own")
  func plainTypes() throws {
    let resolver = try resolver()
    let overridden = [
      try resolver.overriding { $0.register(Int.self) { 2 } },
      try resolver.overriding {
        $0.register(Int.self) { resolver in try resolver.resolve(Database.self).users.count }
      },
      try resolver.overriding { $0.register(instance: 2) },
    ]
    for resolver in overridden { #expect(try resolver.resolve(Int.self) == 2) }
    let transient = try resolver.overriding { $0.register(Database.self) { Database() } }
    #expect(try transient.resolve(Database.self) !== transient.resolve(Database.self))
  }
}
