import FunctionalDI
import LocalPublisher
import Testing

// This target is compiled with `-default-isolation MainActor`, as new application projects are:
// declarations that may run anywhere say `nonisolated`, and those of the screen say nothing.

nonisolated struct Greeter: Sendable {
  let salutation: String

  func greet(_ name: String) -> String { "\(salutation), \(name)!" }
}

nonisolated enum Greet: NamedService {
  typealias Service = @Sendable (String) -> String
}

nonisolated struct GreetingAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Greet.self) { _ in Greeter(salutation: "Hello").greet }
  }
}

final class GreetingModel {
  private let greet: Greet.Service
  private(set) var text = ""

  init(greet: @escaping Greet.Service) {
    self.greet = greet
  }

  func load(_ names: some Publisher<String, Never>) async {
    for await name in names {
      text = greet(name)
    }
  }
}

final class Screens {
  static let shared = Screens()
  private(set) var shown: [String] = []

  func show(_ screen: String) { shown.append(screen) }
}

struct Draft {
  let text: String

  init(_ text: String) { self.text = text.uppercased() }
}

nonisolated struct DraftRoute: Route {
  static let identifier = "draft"
  let text: String
}

enum Editor: RoutedFeature {
  static let dependenciesInitializer = AnyInitializer {}
  static func build(dependencies: Void, input: Draft) -> String { input.text }
}

@Suite("A target whose default isolation is the main actor")
struct MainActorDefaultTests {
  @Test("Such a target wires nonisolated functions and uses them from a main-actor model")
  func wires() async throws {
    let resolver = try Assembler([GreetingAssembly()]).seal()
    let model = GreetingModel(greet: try resolver.resolve(Greet.self))
    await model.load(Just("Ada"))
    #expect(model.text == "Hello, Ada!")
  }

  @Test(
    "Such a target binds arguments of main-actor functions, and the result stays on the main actor")
  func binds() {
    func title(_ name: String, _ count: Int) -> String { "\(name) (\(count))" }
    let adaTitle = partial(title, arg1: "Ada")
    #expect(adaTitle(3) == "Ada (3)")
  }

  @Test("A route handler of such a target makes the input with main-actor code")
  func makesInput() throws {
    let container = Container()
    container.registerRouter(
      handlers: [RouteHandler(DraftRoute.self, to: Editor.self) { Draft($0.text) }])
    container.register(PresentScreen<String>.self) {
      { screen, _, _ in Screens.shared.show(screen) }
    }
    let resolver = try container.seal()
    try withExtendedLifetime(resolver) {
      let router = try resolver.resolve(RouterService<String>.self)
      try router.navigate(to: DraftRoute(text: "hello"), from: nil)
    }
    #expect(Screens.shared.shown == ["HELLO"])
  }
}
