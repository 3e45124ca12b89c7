import Testing

// The listings of "Type Injection in Swift" (Shopify Mobile), from an abstract base class to a type
// parameter. A view controller is a plain class here.

private struct TableSection: Equatable {
  var rows: [String]
}

private protocol Renderer {
  init()
  func render() -> [TableSection]
}

private struct StepHeaderRenderer: Renderer {
  var title = "Sign up"

  func render() -> [TableSection] { [TableSection(rows: [title, "E-mail"])] }
}

private struct SummaryRenderer: Renderer {
  func render() -> [TableSection] { [TableSection(rows: ["Summary"])] }
}

/// Step 1: a base class whose method is abstract in name only.
private class AbstractStepViewController {
  func render() -> [TableSection] { [] }

  func viewDidLoad() -> [String] { ["Step"] + render().flatMap(\.rows) }
}

private final class OverridingSignUpViewController: AbstractStepViewController {
  override func render() -> [TableSection] { StepHeaderRenderer().render() }
}

private final class ForgetfulViewController: AbstractStepViewController {}

/// Step 2: the method is a dependency, and the initializers that would leave it out are
/// unavailable.
private class InjectedStepViewController {
  private let renderer: any Renderer

  @available(*, unavailable)
  init() { fatalError("A step is created with a renderer.") }

  required init(dependency: any Renderer) { renderer = dependency }

  func viewDidLoad() -> [String] { ["Step"] + renderer.render().flatMap(\.rows) }
}

/// Step 3: a subclass provides its renderer in a static function.
private final class InstantiatedSignUpViewController: InjectedStepViewController {
  static func instantiate() -> InstantiatedSignUpViewController {
    InstantiatedSignUpViewController(dependency: StepHeaderRenderer())
  }
}

/// Step 4: the renderer's type is a parameter, and a typealias locks one in.
private final class StepViewController<RendererType: Renderer> {
  private let renderer: RendererType

  init() {
    renderer = RendererType()
  }

  init(dependency: RendererType) {
    renderer = dependency
  }

  func viewDidLoad() -> [String] {
    ["Step"] + renderer.render().flatMap(\.rows)
  }
}

private typealias SignUpViewController = StepViewController<StepHeaderRenderer>

@Suite("Type injection: the document's listings")
struct TypeInjectionTests {
  @Test("A subclass that forgets the abstract method compiles and shows nothing")
  func abstractMethod() {
    #expect(OverridingSignUpViewController().viewDidLoad() == ["Step", "Sign up", "E-mail"])
    #expect(ForgetfulViewController().viewDidLoad() == ["Step"])
  }

  @Test("instantiate() provides the renderer, and the initializer still accepts a wrong one")
  func instantiate() {
    let screen = InstantiatedSignUpViewController.instantiate()
    let wrong = InstantiatedSignUpViewController(dependency: SummaryRenderer())

    #expect(screen.viewDidLoad() == ["Step", "Sign up", "E-mail"])
    #expect(wrong.viewDidLoad() == ["Step", "Summary"])
  }

  @Test("A typealias fixes the renderer of its type")
  func locked() {
    #expect(SignUpViewController().viewDidLoad() == ["Step", "Sign up", "E-mail"])
    #expect(StepViewController<SummaryRenderer>().viewDidLoad() == ["Step", "Summary"])
  }

  @Test("An instance is injected too, of the designated type only")
  func instance() {
    let screen = SignUpViewController(dependency: StepHeaderRenderer(title: "Welcome"))
    #expect(screen.viewDidLoad() == ["Step", "Welcome", "E-mail"])
  }
}
