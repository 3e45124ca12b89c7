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
  // A feature with a required input that receives none, or one of another type.
  // expected-error@+1 {{conform to 'Feature'}}
  try router.navigate(toFeature: Number.self, from: nil)
  // expected-error@+1 {{'Int' to expected argument type 'NumberRoute'}}
  try router.navigate(toFeature: Number.self, input: 1, from: nil)
  // A feature of another kind of screen.
  // expected-error@+1 {{the types 'String' and '[UInt8]' be equivalent}}
  try router.navigate(toFeature: Picture.self, from: nil)
}

func elsewhere(_ router: RouterService<String>) throws {
  // expected-error@+1 {{main actor-isolated}}
  try router.navigate(toFeature: Home.self, from: nil)
}

// expected-error@+1 {{no exact matches}}
let handler = RouteHandler<String>(NumberRoute.self, to: Picture.self)

struct TextRoute: Route {
  static let identifier = "text"
}

// expected-error@+1 {{no exact matches}}
let wrongInput = RouteHandler<String>(TextRoute.self, to: Number.self)
// expected-error@+1 {{'Int' to closure result type 'NumberRoute'}}
let wrongPart = RouteHandler<String>(NumberRoute.self, to: Number.self) { $0.number }

enum Flagged: RoutedFeature {
  static let dependenciesInitializer = AnyInitializer {}
  // A fallback with an input of another type.
  // expected-error@+1 {{be equivalent}}
  static let fallback: Fallback<String, Int> = Fallback(Number.self)
  static func build(dependencies: Void, input: Int) -> String { "" }
}

// A feature's dependencies that its initializer does not make.
// expected-error@+1 {{does not conform}}
enum Mistaken: Feature {
  // expected-error@+1 {{'String' to closure result type 'Int'}}
  static var dependenciesInitializer: AnyInitializer<Int> { AnyInitializer { "" } }
  static func build(dependencies: String) -> String { "" }
}

final class Counter: Codable { var count = 0 }

struct CounterRoute: Route {
  static let identifier = "counter"
  // expected-error@+1 {{non-Sendable}}
  let counter: Counter
}
