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

final class Model {
  @Resolved(Client.self) var client: Client
  // expected-error@-1 {{a plain type needs no argument: @Resolved var client: HTTPClient}}
  @Resolved(Greet.self) var greet
}

final class Screen: Sendable {
  @Resolved var number: Int
  // expected-error@-1 {{stored property '_number' of 'Sendable'-conforming class 'Screen' is mutable}}
}
