import FeatureRouting
import FunctionInjection

struct NumberRoute: Route {
  static let identifier = "number"
  let number: Int
}

enum Home: Feature {
  static let dependenciesInitializer = AnyInitializer {}
  static func build(dependencies: Void) -> String { "Home" }
}

enum Number: RoutedFeature {
  static let dependenciesInitializer = AnyInitializer {}
  static func build(dependencies: Void, input: NumberRoute) -> String { "\(input.number)" }
}

enum Picture: Feature {
  static let dependenciesInitializer = AnyInitializer {}
  static func build(dependencies: Void) -> [UInt8] { [] }
}

@MainActor
func navigate(_ router: RouterService<String>) throws {
  try router.navigate(toFeature: Home.self, from: nil)
  try router.navigate(toFeature: Number.self, input: NumberRoute(number: 1), from: "here")
  // A feature that must be told what to show, told nothing, or something else.
  try router.navigate(toFeature: Number.self, from: nil) // expected-error {{conform to 'Feature'}}
  try router.navigate(toFeature: Number.self, input: 1, from: nil) // expected-error {{'Int' to expected argument type 'NumberRoute'}}
  // A feature of another kind of screen.
  try router.navigate(toFeature: Picture.self, from: nil) // expected-error {{the types 'String' and '[UInt8]' be equivalent}}
}

func elsewhere(_ router: RouterService<String>) throws { // expected-note {{add '@MainActor'}}
  try router.navigate(toFeature: Home.self, from: nil) // expected-error {{main actor-isolated}}
}

let handler = RouteHandler<String>(NumberRoute.self, to: Picture.self) // expected-error {{no exact matches}}

struct TextRoute: Route {
  static let identifier = "text"
}

let wrongInput = RouteHandler<String>(TextRoute.self, to: Number.self) // expected-error {{no exact matches}}
let wrongPart = RouteHandler<String>(NumberRoute.self, to: Number.self) { $0.number } // expected-error {{'Int' to closure result type 'NumberRoute'}}

enum Flagged: RoutedFeature {
  static let dependenciesInitializer = AnyInitializer {}
  // A fallback that is told something else.
  static let fallback: Fallback<String, Int> = Fallback(Number.self) // expected-error {{be equivalent}}
  static func build(dependencies: Void, input: Int) -> String { "" }
}

// A feature's dependencies that its initializer does not make.
enum Mistaken: Feature { // expected-error {{does not conform}} expected-note {{add stubs}}
  static var dependenciesInitializer: AnyInitializer<Int> { AnyInitializer { "" } } // expected-error {{'String' to closure result type 'Int'}}
  static func build(dependencies: String) -> String { "" } // expected-note {{candidate has non-matching type}}
}

final class Counter: Codable { var count = 0 } // expected-note {{does not conform to the 'Sendable' protocol}}

struct CounterRoute: Route {
  static let identifier = "counter"
  let counter: Counter // expected-error {{non-Sendable}}
}
