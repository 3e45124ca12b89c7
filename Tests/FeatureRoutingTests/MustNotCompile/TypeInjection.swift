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

// A screen whose renderer is a property: without one, it cannot be created.
class InjectedScreen {
  let renderer: any Renderer

  @available(*, unavailable)
  init() { fatalError("A step is created with a renderer.") }

  required init(dependency: any Renderer) { renderer = dependency }
}

final class InjectedSignUpScreen: InjectedScreen {
  static func instantiate() -> InjectedSignUpScreen {
    InjectedSignUpScreen(dependency: HeaderRenderer())
  }
}

// The initializer of a subclass is another one, unless it overrides.
final class ConvenientScreen: InjectedScreen {
  convenience init() { self.init(dependency: HeaderRenderer()) }
}

final class OverridingScreen: InjectedScreen {
  // expected-error@+1 {{cannot override 'init' which has been marked unavailable}}
  override convenience init() { self.init(dependency: HeaderRenderer()) }
}

let convenient = ConvenientScreen()
let instantiated = InjectedSignUpScreen.instantiate()
// expected-error@+1 {{'init()' is unavailable}}
let withoutRenderer = InjectedScreen()

final class StepScreen<RendererType: Renderer> {
  let renderer: RendererType
  init() { renderer = RendererType() }
  init(dependency: RendererType) { renderer = dependency }
}

typealias SignUpScreen = StepScreen<HeaderRenderer>

let ready = SignUpScreen()
let injected = SignUpScreen(dependency: HeaderRenderer())
// expected-error@+1 {{'FooterRenderer' to expected argument type 'HeaderRenderer'}}
let other = SignUpScreen(dependency: FooterRenderer())
// expected-error@+1 {{type 'String' does not conform to protocol 'Renderer'}}
let none = StepScreen<String>()
// expected-error@+1 {{cannot assign value}}
let mixed: StepScreen<FooterRenderer> = SignUpScreen()

enum KeepLong: StaticService {
  typealias Service = @Sendable (String) -> Bool
  static let service: Service = { $0.count > 3 }
}

enum Shout: StaticService {
  typealias Service = @Sendable (String) -> String
  static let service: Service = { $0.uppercased() }
}

struct List<Filter: StaticService> where Filter.Service == @Sendable (String) -> Bool {
  let lines: [String]
  var shown: [String] { lines.filter(Filter.service) }
}

let long = List<KeepLong>(lines: ["a", "abcd"]).shown
// expected-error@+1 {{be equivalent}}
let shouting = List<Shout>(lines: [])
