// Factories without a type, in a target that still has the language mode of Swift 5.

import FunctionInjection

final class Client: Sendable {}

func createSlowly() async -> Client { Client() }

func registerTypes(in container: Container) {
  container.register { Client() }
  // expected-warning@-1 {{name the type: register(HTTPClient.self) { HTTPClient() }}}
  container.register(override: true) { Client() }
  // expected-warning@-1 {{name the type: register(HTTPClient.self) { HTTPClient() }}}
  container.register { resolver in Client() }
  // expected-warning@-1 {{name the type: register(HTTPClient.self) { resolver in HTTPClient() }}}
  container.register { (resolver: Resolver) in Client() }
  // expected-warning@-1 {{name the type: register(HTTPClient.self) { resolver in HTTPClient() }}}
  container.register { await createSlowly() }
  // expected-warning@-1 {{name the key: register(OpenDatabase.self) { await open() }}}
}
