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
  container.registerFunction(Format.self) { id in "User \(id)" }
  // expected-error@-1 {{type 'Format.Service' (aka '(Int) -> String') does not conform to the 'Sendable' protocol}}
}

func resolve(from resolver: Resolver, _ container: Container) {
  // swift-format-ignore: NeverForceUnwrap
  _ = resolver.resolve(Client.self)!
  // expected-error@-1 {{resolving throws: write try resolver.resolve(HTTPClient.self)}}
  // swift-format-ignore: NeverForceUnwrap
  _ = container.resolve(Client.self)!
  // expected-error@-1 {{resolving throws: write try resolver.resolve(HTTPClient.self)}}
}
