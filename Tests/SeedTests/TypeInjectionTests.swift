import Testing

/// The listing of seed 004, written afresh: composition in place of an abstract base class.
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

/// Does all the work but one thing, which its type parameter does.
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

@Suite("Type injection")
struct TypeInjectionTests {
  @Test("locks one renderer in by the name of a type")
  func locked() {
    #expect(SignUpViewController().viewDidLoad() == ["Step", "Sign up", "E-mail"])
    #expect(StepViewController<SummaryRenderer>().viewDidLoad() == ["Step", "Summary"])
  }

  @Test("takes an instance too, of the designated type only")
  func instance() {
    let screen = SignUpViewController(dependency: StepHeaderRenderer(title: "Welcome"))
    #expect(screen.viewDidLoad() == ["Step", "Welcome", "E-mail"])
  }
}
