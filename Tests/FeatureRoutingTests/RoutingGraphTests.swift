import FeatureRouting
import FunctionInjection
import Testing

/// The text without places.
private func withoutPlaces(_ text: String) -> String {
  text.replacing(/(, |<br\/>|\\n|\()FeatureRoutingTests\/\w+\.swift:\d+/) { "\($0.1)…" }
}

@Suite("Features in the graph")
@MainActor
struct RoutingGraphTests {
  let window = Window()

  @Test(
    "The graph shows features with their routes, dependencies, fallbacks, and the routes that they open"
  )
  func text() throws {
    struct StartRoute: Route {
      static let identifier = "start"
    }
    enum Welcome: Feature {
      static let dependenciesInitializer = AnyInitializer {}
      static let fallback = Fallback(Home.self)
      static let destinations: [any Route.Type] = [StartRoute.self, HomeRoute.self]
      static func build(dependencies: Void) -> Screen { Screen("Welcome") }
    }
    let container = sampleContainer(
      window, handlers: sampleHandlers + [RouteHandler(StartRoute.self, to: Home.self)],
      features: [Welcome.self])
    let expected = """
      PresentScreen<Screen> (singleton, …)
      Flags (transient, …)
      LoadName (singleton, …)
      RouterService<Screen> (transient, …)
        → PresentScreen<Screen>
      Home (route 'home', route 'start', …)
        → RouterService<Screen>
        → Profile (opens)
      Profile (route 'profile', …)
        → LoadName
        → Flags
        → RouterService<Screen>
        → OldProfile (fallback)
      OldProfile (…)
        → Flags
      Welcome (…)
        → Home (fallback)
        → Home (opens)

      """
    #expect(withoutPlaces(container.graph.text) == expected)
    #expect(withoutPlaces(try container.seal().graph.text) == expected)
  }

  @Test("Mermaid and Graphviz draw dashed arrows between features")
  func pictures() {
    let graph = sampleContainer(window).graph
    #expect(withoutPlaces(graph.mermaid).contains(#"  n5["Profile<br/>route 'profile'<br/>…"]"#))
    #expect(graph.mermaid.contains("\n  n5 --> n1\n"))
    #expect(graph.mermaid.contains("\n  n5 -. \"fallback\" .-> n6\n"))
    #expect(withoutPlaces(graph.dot).contains(#"  n5 [label="Profile\nroute 'profile'\n…"]"#))
    #expect(graph.dot.contains("\n  n5 -> n1\n"))
    #expect(graph.dot.contains("\n  n5 -> n6 [label=\"fallback\", style=dashed]\n"))
  }

  @Test("The graph marks a feature with a fault")
  func faults() {
    struct OtherProfileRoute: Route {
      static let identifier = "profile"
    }
    enum Opener: Feature {
      static let dependenciesInitializer = AnyInitializer {}
      static let destinations: [any Route.Type] = [StreetRoute.self, ProfileRoute.self]
      static func build(dependencies: Void) -> Screen { Screen("Opener") }
    }
    let graph = sampleContainer(
      window,
      handlers: sampleHandlers + [RouteHandler(OtherProfileRoute.self, to: Home.self)],
      features: [First.self, Opener.self]
    ).graph
    let faults = graph.nodes.filter { !$0.faults.isEmpty }.map { "\($0.name): \($0.faults)" }
    #expect(
      faults == [
        "Home: [routeRepeated]", "Profile: [routeRepeated]", "First: [fallbackCircle]",
        "Second: [fallbackCircle]", "Opener: [routeUnhandled]",
      ])
    #expect(graph.text.contains("fault: fallbackCircle"))
    #expect(graph.mermaid.hasSuffix("  class n4,n5,n7,n8,n9 fault\n"), "\(graph.mermaid)")
  }

  @Test("The graph lists features in the same order each time")
  func order() {
    let dots = (0..<5).map { _ in withoutPlaces(sampleContainer(window).graph.dot) }
    #expect(Set(dots).count == 1)
  }
}
