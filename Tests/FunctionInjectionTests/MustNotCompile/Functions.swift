import FunctionInjection

// The function type of a key carries its effects, so a function with other effects does not
// compile.

struct Offline: Error {}
enum Load: NamedService { typealias Service = @Sendable (Int) throws(Offline) -> String }
enum Show: NamedService { typealias Service = @MainActor (String) -> Void }
enum Find: NamedService { typealias Service = @Sendable (Int) -> String }

@MainActor func showOnScreen(_ text: String) {}
@Sendable func findSlowly(_ number: Int) async -> String { "" }
@Sendable func findInVain(_ number: Int) throws -> String { throw Offline() }

func register(in container: Container) {
  container.register(Show.self) { showOnScreen }
  container.register(Find.self) { findSlowly }  // expected-error {{cannot convert value of type}}
  container.register(Find.self) { findInVain }
  // expected-error@-1 {{invalid conversion from throwing function}}
  container.register(Load.self) { findInVain }
  // expected-error@-1 {{invalid conversion of thrown error type 'any Error' to 'Offline'}}
  container.register(Find.self, injecting: Load.self) { load in { number in load(number) } }
  // expected-error@-1 {{call can throw}}
  container.register(Find.self, injecting: Load.self, Instance<Int>.self) { load in { _ in "" } }
  // expected-error@-1 {{pack expansion requires that 'Instance<Int>' and '' have the same shape}}
}

func resolve(from resolver: Resolver) throws {
  let show = try resolver.resolve(Show.self)
  show("not on the main actor")
  // expected-error@-1 {{call to main actor-isolated let 'show' in a synchronous nonisolated context}}
  let wrong: (String) -> String = try resolver.resolve(Find.self)
  // expected-error@-1 {{cannot convert value of type 'Find' to specified type '(String) -> String'}}
  _ = wrong
}
