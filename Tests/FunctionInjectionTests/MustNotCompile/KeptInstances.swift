import FunctionInjection

// Kept instances are shared between threads, so they must be Sendable; a weak instance must be an
// object.

final class Log { var lines: [String] = [] }
enum Append: NamedService { typealias Service = (String) -> Void }
struct Value: Sendable {}

func register(in container: Container) {
  container.register(Log.self) { Log() }
  container.register(Append.self) { { _ in } }
  container.register(Log.self, .singleton) { Log() }
  // expected-error@-1 {{type 'Log' does not conform to the 'Sendable' protocol}}
  container.register(Log.self, .scoped) { Log() }
  // expected-error@-1 {{type 'Log' does not conform to the 'Sendable' protocol}}
  container.register(Log.self, .graph) { Log() }
  // expected-error@-1 {{type 'Log' does not conform to the 'Sendable' protocol}}
  container.register(Append.self, .singleton) { { _ in } }
  // expected-error@-1 {{type 'Append.Service' (aka '(String) -> ()') does not conform to the 'Sendable' protocol}}
  container.register(instance: Log())
  // expected-error@-1 {{type 'Log' does not conform to the 'Sendable' protocol}}
  container.register(Value.self, .weak) { Value() }
  // expected-error@-1 {{'weak' is unavailable: register the class as .weak}}
}
