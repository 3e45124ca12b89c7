import FunctionInjection

@MainActor final class Screen {}

enum StartScreen: MainActorService {
  typealias Service = Screen
}

enum Connect: AsyncService {
  typealias Service = String
}

enum Count: NamedService {
  typealias Service = Int
}

let container = Container()

// At top level, and in a function that is not asynchronous, the overload for plain types would fit.
// expected-error@+1 {{ambiguous use of 'resolve'}}
let connection = try await container.resolve(Connect.self)
let stated: String = try await container.resolve(Connect.self)
let screen: Screen = try container.resolve(StartScreen.self)
let count: Int = try container.resolve(Count.self)

func resolveSynchronously(_ resolver: Resolver, _ handle: ResolverHandle) throws {
  // expected-error@+1 {{ambiguous use of 'resolve'}}
  _ = try resolver.resolve(Connect.self)
  // expected-error@+1 {{ambiguous use of 'resolve'}}
  _ = try handle.resolve(Connect.self)
}

// Whether such a key is registered is found without resolving it, and it has no list.
func resolveIfRegistered(_ resolver: Resolver, _ container: Container) throws {
  // expected-error@+1 {{ambiguous use of 'resolveIfRegistered'}}
  if let connection = try resolver.resolveIfRegistered(Connect.self) { print(connection) }
  // expected-error@+1 {{ambiguous use of 'resolveIfRegistered'}}
  _ = try container.handle.resolveIfRegistered(StartScreen.self)
  // expected-error@+1 {{ambiguous use of 'resolveAll'}}
  for connection in try container.resolveAll(Connect.self) { print(connection) }
  let count = try resolver.resolveIfRegistered(Count.self)
  print(count ?? 0, try resolver.resolveIfRegistered(Int.self) ?? 0)
  print(try resolver.resolveAll(Count.self), try resolver.resolveAll(Int.self))
}

// A scope receives values, and no services of these kinds.
func declareScopeInputs(_ container: Container) {
  // expected-warning@+1 {{declare the type, registerScopeInput(Connection.self)}}
  container.registerScopeInput(Connect.self)
  // expected-warning@+1 {{declare the type, registerScopeInput(RootScreen.self)}}
  container.registerScopeInput(StartScreen.self)
  container.registerScopeInput(Screen.self)
  container.registerScopeInput(Count.self)
}

func resolveAsynchronously(_ resolver: Resolver) async throws -> Int {
  let connection = try await resolver.resolve(Connect.self)
  let count = try resolver.resolve(Count.self)
  let screen = try await resolver.resolve(StartScreen.self)
  _ = screen
  return connection.count + count
}

@MainActor
func resolveFromAnything(_ resolver: any DependencyResolver) throws {
  // expected-error@+1 {{ambiguous use of 'resolve'}}
  _ = try resolver.resolve(Connect.self)
  // expected-error@+1 {{ambiguous use of 'resolve'}}
  _ = try resolver.resolve(StartScreen.self)
  let count = try resolver.resolve(Count.self)
  _ = count + 1
}

// A key is of one kind: a service must not be registered as one kind and resolved as another.
// expected-error@+1 {{type 'OfTwoKinds' does not conform to protocol 'ServiceKey'}}
enum OfTwoKinds: AsyncService, MainActorService {
  typealias Service = String
}

// expected-error@+1 {{type 'NamedAndAsync' does not conform to protocol 'ServiceKey'}}
enum NamedAndAsync: NamedService, AsyncService {
  typealias Service = String
}

// expected-error@+1 {{type 'NamedAndOnMainActor' does not conform to protocol 'ServiceKey'}}
enum NamedAndOnMainActor: NamedService, MainActorService {
  typealias Service = String
}

// A factory receives keys of its own kind and synchronous keys only.
// expected-error@+2 {{type 'StartScreen' does not conform to protocol 'AsyncInput'}}
// expected-error@+1 {{type '_MainActorKind' does not conform to protocol '_AsyncInputKind'}}
extension StartScreen: AsyncInput {}

// expected-error@+2 {{type 'Connect' does not conform to protocol 'MainActorInput'}}
// expected-error@+1 {{type '_AsyncKind' does not conform to protocol '_MainActorInputKind'}}
extension Connect: MainActorInput {}
