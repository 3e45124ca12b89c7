import FunctionInjection

// Spellings of other containers, or with an earlier meaning: the message says what to write.

struct Client: Sendable {}
struct Logger: Sendable {}
final class Log { var lines: [String] = [] }
enum FindName: NamedService { typealias Service = @Sendable (Int) -> String? }
enum Format: NamedService { typealias Service = (Int) -> String }

func createSlowly() async -> Client { Client() }

func registerTypes(in container: Container) {
  container.register { Client() }
  // expected-warning@-1 {{name the type: register(HTTPClient.self) { HTTPClient() }}}
  container.register(override: true) { Client() }
  // expected-warning@-1 {{name the type: register(HTTPClient.self) { HTTPClient() }}}
  container.register(.singleton) { Client() }
  // expected-error@-1 {{name the type: register(HTTPClient.self, .singleton) { HTTPClient() }}}
  container.register { resolver in Client() }
  // expected-warning@-1 {{name the type: register(HTTPClient.self) { resolver in HTTPClient() }}}
  container.register { (resolver: Resolver) in Client() }
  // expected-warning@-1 {{name the type: register(HTTPClient.self) { resolver in HTTPClient() }}}
  container.register { await createSlowly() }
  // expected-warning@-1 {{name the key: register(OpenDatabase.self) { await open() }}}
  container.register(Client.self) { Logger() }
  // expected-error@-1 {{requires that 'Client' conform to 'NamedService'}}
  container.register(Client.self) { await createSlowly() }
  // expected-error@-1 {{a factory that suspends needs a key that is an AsyncService}}
  container.register(Client.self, injecting: Logger.self) { _ in await createSlowly() }
  // expected-error@-1 {{a factory that suspends needs a key that is an AsyncService}}
}

func registerFunctions(in container: Container, log: Log) {
  container.register(FindName.self) { id in "User \(id)" }
  // expected-error@-1 {{a ready function is registered by registerFunction(FindName.self) { … }}}
  container.register(FindName.self, instance: { id in "User \(id)" })
  // expected-error@-1 {{a ready function is registered by registerFunction(FindName.self) { … }}}
  container.registerFunction(FindName.self) { id in user(id) }
  // expected-error@-1 {{cannot find 'user' in scope}}
  container.registerFunction(FindName.self) { id in id + 1 }
  // expected-error@-1 {{cannot convert value of type 'Int' to closure result type 'String?'}}
  container.registerFunction(FindName.self) { id in log.lines.first }
  // expected-error@-1 {{capture of 'log' with non-Sendable type 'Log' in a '@Sendable' closure}}
  container.registerFunction(FindName.self, .singleton) { id in "User \(id)" }
  // expected-error@-1 {{a function has no lifetime: leave it out}}
  container.registerFunction(FindName.self) { { id in "User \(id)" } }
  // expected-error@-1 {{registerFunction takes the function itself; a factory is registered by register(FindName.self) { … }}}
  container.registerFunction(FindName.self, injecting: Client.self) { client in { id in "User" } }
  // expected-error@-1 {{inputs need a factory: register(Greet.self, injecting: HTTPClient.self) { client in { name in … } }}}
  container.registerFunction(FindName.self, injecting: FindName.self) { find in { id in find(id) } }
  // expected-error@-1 {{inputs need a factory: register(Greet.self, injecting: FindName.self) { find in { name in … } }}}
  container.registerFunction(Format.self) { id in "User \(id)" }
  // expected-error@-1 {{type 'Format.Service' (aka '(Int) -> String') does not conform to the 'Sendable' protocol}}
}

// The compiler crashes on some of these if no overload fits them.
func ignoreInputs(in container: Container) {
  container.decorate(Client.self) { Client() }
  // expected-error@-1 {{a decorator receives the service: decorate(LoadUsers.self) { next in … }}}
  container.decorate(FindName.self) { "Ada" }
  // expected-error@-1 {{a decorator receives the service: decorate(LoadUsers.self) { next in … }}}
  container.decorate(FindName.self, injecting: FindName.self) { { id in "Ada" } }
  // expected-error@-1 {{a decorator receives the service: decorate(LoadUsers.self) { next in … }}}
  container.register(FindName.self, injecting: FindName.self) { "Ada" }
  // expected-error@-1 {{the factory receives the inputs: register(Greet.self, injecting: FindName.self) { find in { name in … } }}}
  container.register(Client.self, .singleton, injecting: Logger.self) { Client() }
  // expected-error@-1 {{the factory receives the inputs: register(UserList.self, injecting: HTTPClient.self) { client in UserList(client: client) }}}
  container.contribute(to: FindName.self, injecting: FindName.self) { "Ada" }
  // expected-error@-1 {{the factory receives the inputs: contribute(to: Middleware.self, injecting: FindName.self) { find in { name in … } }}}
}

func resolve(from resolver: Resolver, _ container: Container) {
  // swift-format-ignore: NeverForceUnwrap
  _ = resolver.resolve(Client.self)!
  // expected-error@-1 {{resolving throws: write try resolver.resolve(HTTPClient.self)}}
  // swift-format-ignore: NeverForceUnwrap
  _ = container.resolve(Client.self)!
  // expected-error@-1 {{resolving throws: write try resolver.resolve(HTTPClient.self)}}
}
