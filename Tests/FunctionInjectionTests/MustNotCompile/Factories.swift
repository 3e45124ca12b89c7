import FunctionInjection

// A factory may run on any thread; a key among plain types is not a function; a wrapper is mutable.

final class Log { var lines: [String] = [] }
enum Greet: NamedService { typealias Service = (String) -> String }

func register(in container: Container, log: Log) {
  container.register(Int.self) { log.lines.count }
  // expected-error@-1 {{capture of 'log' with non-Sendable type 'Log' in a '@Sendable' closure}}
  container.register(String.self, injecting: Greet.self, Int.self) { greet, _ in greet("Ada") }
  // expected-error@-1 {{among keys, write each plain type as an Instance: Instance<HTTPClient>.self}}
  container.register(String.self, injecting: Int.self, Greet.self) { id, greet in greet("\(id)") }
  // expected-error@-1 {{among keys, write each plain type as an Instance: Instance<HTTPClient>.self}}
  container.register(Greet.self, injecting: Greet.self, Int.self) { greet, _ in { greet($0) } }
  // expected-error@-1 {{among keys, write each plain type as an Instance: Instance<HTTPClient>.self}}
  container.register(Greet.self, injecting: Int.self, Greet.self) { _, greet in { greet($0) } }
  // expected-error@-1 {{among keys, write each plain type as an Instance: Instance<HTTPClient>.self}}
}

final class Client: Sendable {}
enum Connect: AsyncService { typealias Service = String }
enum ShowStart: MainActorService { typealias Service = Client }

final class Model {
  @Resolved(Client.self) var client: Client
  // expected-error@-1 {{a plain type needs no argument: @Resolved var client: HTTPClient}}
  @Resolved(Greet.self) var greet
  @Resolved(Connect.self) var connection
  // expected-error@-1 {{a property cannot await or require the main actor: resolve this key in a function}}
  // expected-warning@-2 {{inferred to have type 'Connect'}}
  @Resolved(Connect.self) var statedConnection: String
  // expected-error@-1 {{a property cannot await or require the main actor: resolve this key in a function}}
  @Resolved(ShowStart.self) var start: Client
  // expected-error@-1 {{a property cannot await or require the main actor: resolve this key in a function}}
}

final class Screen: Sendable {
  @Resolved var number: Int
  // expected-error@-1 {{stored property '_number' of 'Sendable'-conforming class 'Screen' is mutable}}
}
