import FunctionInjection

enum Token: NamedService { typealias Service = String }

enum Path: LiveService {
  typealias Service = String
  static var live: Live<Self> { .init { "/users" } }
}

enum Request: LiveService {
  typealias Service = String
  static var live: Live<Self> { .init(requiring: Token.self, Path.self) { $0 + $1 } }
}

// `injecting:` takes keys that have a live registration, so nothing can be missing.
enum Response: LiveService {
  typealias Service = String
  // expected-error@+1 {{requires that 'Token' conform to 'LiveService'}}
  static var live: Live<Self> { .init(injecting: Token.self) { $0 } }
}

enum Connect: LiveAsyncService {
  typealias Service = String
  static var live: Live<Self> { .init(injecting: Path.self) { $0 } }
}

enum Send: LiveService {
  typealias Service = String
  // expected-error@+1 {{requires that 'Connect' conform to 'LiveService'}}
  static var live: Live<Self> { .init(injecting: Connect.self) { $0 } }
}

enum Reconnect: LiveAsyncService {
  typealias Service = String
  // expected-error@+1 {{requires that 'Token' conform to 'LiveKey'}}
  static var live: Live<Self> { .init(injecting: Connect.self, Token.self) { $0 + $1 } }
}

enum Ignore: LiveService {
  typealias Service = String
  // expected-error@+1 {{the factory receives the inputs: .init(requiring: Token.self) { token in … }}}
  static var live: Live<Self> { .init(requiring: Token.self) { "/" } }
}

// A program that is sealed from its keys names keys with a live registration.
// expected-error@+1 {{requires that 'Token' conform to 'LiveKey'}}
let resolver = try Container().seal(for: Path.self, Token.self)

// A key has one live registration.
// expected-error@+1 {{redundant conformance of 'Path' to protocol 'LiveService'}}
extension Path: LiveService {}
