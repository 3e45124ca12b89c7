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

func open(_ path: String) async throws -> Int { 1 }

enum File: LiveService {
  typealias Service = Int
  // expected-error@+1 {{a factory that suspends needs a key that is a LiveAsyncService}}
  static var live: Live<Self> { .init(.singleton) { try await open("/") } }
}

enum FileAtPath: LiveService {
  typealias Service = Int
  // expected-error@+1 {{a factory that suspends needs a key that is a LiveAsyncService}}
  static var live: Live<Self> { .init(injecting: Path.self) { try await open($0) } }
}

enum FileOfUser: LiveService {
  typealias Service = Int
  // expected-error@+1 {{a factory that suspends, or receives an AsyncService, needs a key that is a LiveAsyncService}}
  static var live: Live<Self> { .init(requiring: Token.self) { try await open($0) } }
}

enum Sent: LiveService {
  typealias Service = Int
  // expected-error@+1 {{a factory that suspends, or receives an AsyncService, needs a key that is a LiveAsyncService}}
  static var live: Live<Self> { .init(requiring: Connect.self) { $0.count } }
}

// A program that is sealed from its keys names keys with a live registration.
// expected-error@+1 {{requires that 'Token' conform to 'LiveKey'}}
let resolver = try Container().seal(for: Path.self, Token.self)

// A key has one live registration.
// expected-error@+1 {{redundant conformance of 'Path' to protocol 'LiveService'}}
extension Path: LiveService {}
