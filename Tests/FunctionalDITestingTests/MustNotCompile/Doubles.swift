import FunctionInjection
import FunctionalDITestDoubles

// A double keeps the effects of the function it replaces, and never has more effects than its
// answer.

struct Offline: Error {}
final class Document { var title = "" }

func fetch(_ id: Int) async throws(Offline) -> String { throw Offline() }

let fetches = Spy<Int>()
let quiet: @Sendable (Int) async -> String = fetches.recording(fetch)
// expected-error@-1 {{invalid conversion from throwing function of type}}
let immediate: @Sendable (Int) throws -> String = fetches.recording(fetch)
// expected-error@-1 {{to parameter expecting synchronous function type}}
let shared: @Sendable (Int) -> Document = returning(Document())
// expected-error@-1 {{type 'Document' does not conform to the 'Sendable' protocol}}

// An answer that throws needs a function type that throws this error.
enum Total: NamedService { typealias Service = @Sendable ([Int]) -> Int }
enum Save: NamedService { typealias Service = @Sendable (String) async -> Void }
enum Load: NamedService { typealias Service = @Sendable (Int) async throws(Offline) -> String }
struct Busy: Error {}

let sum: Total.Service = throwing(Offline())
// expected-error@-1 {{the function type cannot throw this error}}
let sums: Total.Service = sequence(.success(1), .failure(Offline()))
// expected-error@-1 {{the function type cannot throw these errors: list values, as in sequence(1, 2)}}

let count: Total.Service = unimplemented("Total", throwing: Offline())
// expected-error@-1 {{the function type cannot throw this error}}
let save: Save.Service = unimplemented("Save", throwing: Offline())
// expected-error@-1 {{the function type cannot throw this error}}
let load: Load.Service = unimplemented("Load", throwing: Busy())
// expected-error@-1 {{the function type cannot throw this error}}

func register(in container: Container) {
  container.registerFunction(Total.self, throwing(Offline()))
  // expected-error@-1 {{the function type cannot throw this error}}
  container.registerFunction(Total.self, sequence(.success(1), .failure(Offline())))
  // expected-error@-1 {{the function type cannot throw these errors: list values, as in sequence(1, 2)}}
  container.registerFunction(Save.self, throwing(Offline()))
  // expected-error@-1 {{the function type cannot throw this error}}
  container.registerFunction(Load.self, throwing(Busy()))
  // expected-error@-1 {{the function type cannot throw this error}}
  container.registerFunction(Load.self, throwing(Offline()))
  container.registerFunction(Load.self, sequence(.success("a"), .failure(Offline())))

  // A double is a function, and not a factory.
  container.register(Total.self, unimplemented("Total"))
  // expected-warning@-1 {{a ready function, such as a test double, is registered by registerFunction(FindName.self, …)}}
  container.registerSingleton(Total.self, unimplemented("Total"))
  // expected-warning@-1 {{a ready function, such as a test double, is registered by registerFunction(FindName.self, …)}}
  container.register(Load.self, throwing(Offline()))
  // expected-warning@-1 {{a ready function, such as a test double, is registered by registerFunction(FindName.self, …)}}
}
