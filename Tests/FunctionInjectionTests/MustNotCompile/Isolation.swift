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

func resolveElsewhere(_ resolver: Resolver) throws {
  // expected-error@+1 {{main actor-isolated instance method 'resolve' in a synchronous nonisolated}}
  _ = try resolver.resolve(StartScreen.self)
  // expected-error@+1 {{'async' call in a function that does not support concurrency}}
  let connection: String = try resolver.resolve(Connect.self)
  print(connection)
}

func resolveDetached(_ resolver: Resolver) {
  Task.detached {
    // expected-error@+1 {{main actor-isolated instance method 'resolve' cannot be called}}
    _ = try resolver.resolve(StartScreen.self)
  }
}

func register(with container: Container) {
  // expected-error@+1 {{requires that 'Connect' conform to 'NamedService'}}
  container.register(Count.self, injecting: Connect.self) { $0.count }
  // expected-error@+1 {{requires that 'Connect' conform to 'NamedService'}}
  container.register(Connect.self, injecting: StartScreen.self) { _ in "" }
}

final class Box {}

// expected-error@+1 {{(aka 'Box') does not conform to the 'Sendable' protocol}}
enum MakeBox: AsyncService {
  typealias Service = Box
}
