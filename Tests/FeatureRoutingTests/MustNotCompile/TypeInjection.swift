import FunctionInjection

protocol Renderer {
  init()
  func render() -> [String]
}

struct HeaderRenderer: Renderer {
  func render() -> [String] { ["header"] }
}

struct FooterRenderer: Renderer {
  func render() -> [String] { ["footer"] }
}

final class StepScreen<RendererType: Renderer> { // expected-note {{are expected to be equal}}
  let renderer: RendererType
  init() { renderer = RendererType() }
  init(dependency: RendererType) { renderer = dependency }
}

typealias SignUpScreen = StepScreen<HeaderRenderer>

let ready = SignUpScreen()
let injected = SignUpScreen(dependency: HeaderRenderer())
let other = SignUpScreen(dependency: FooterRenderer()) // expected-error {{'FooterRenderer' to expected argument type 'HeaderRenderer'}}
let none = StepScreen<String>() // expected-error {{type 'String' does not conform to protocol 'Renderer'}}
let mixed: StepScreen<FooterRenderer> = SignUpScreen() // expected-error {{cannot assign value}}

enum KeepLong: StaticService {
  typealias Service = @Sendable (String) -> Bool
  static let service: Service = { $0.count > 3 }
}

enum Shout: StaticService {
  typealias Service = @Sendable (String) -> String
  static let service: Service = { $0.uppercased() }
}

struct List<Filter: StaticService> where Filter.Service == @Sendable (String) -> Bool { // expected-note {{requirement specified as 'Filter.Service'}}
  let lines: [String]
  var shown: [String] { lines.filter(Filter.service) }
}

let long = List<KeepLong>(lines: ["a", "abcd"]).shown
let shouting = List<Shout>(lines: []) // expected-error {{be equivalent}}
