import FeatureRouting
import FunctionInjection
import Testing

@Suite("The advice of the router's errors")
struct AdviceTests {
  struct Window: Sendable {}
  struct Away: Route { static let identifier = "away" }

  private enum Opener: Feature {
    static let dependenciesInitializer = AnyInitializer {}
    static let destinations: [any Route.Type] = [Away.self]
    static func build(dependencies: Void) -> Window { Window() }
  }

  private enum Counter: Feature {
    static let dependenciesInitializer = AnyInitializer { (count: Int) in count }
    static func build(dependencies: Int) -> Window { Window() }
  }

  /// A route with a link among its fields, which it checks.
  private struct SignIn: Route {
    static let identifier = "sign-in"
    let next: String

    private enum CodingKeys: CodingKey { case next }

    init(from decoder: any Decoder) throws {
      next = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .next)
      _ = try DeepLink(next)
    }
  }

  private struct Person: Route {
    struct Address: Codable { let street: String }
    static let identifier = "person"
    let address: Address
  }

  private func container(_ feature: any Feature<Window>.Type) -> Container {
    let container = Container()
    container.register(PresentScreen<Window>.self) { { _, _, _ in } }
    container.registerRouter(Window.self, handlers: [], features: [feature])
    return container
  }

  @Test("The advice names nested types and function types as source code does")
  func typeNames() {
    func advice<Service>(_ type: Service.Type) -> String? {
      let error = #expect(throws: ResolutionError.self) { try Container().resolve(type) }
      return error?.description.split(separator: "\n").last.map(String.init)
    }
    #expect(
      advice(RouterService<Window>.self)
        == "Register it: container.registerRouter(AdviceTests.Window.self, handlers: […])")
    #expect(
      advice(RouterService<@MainActor @Sendable () -> String>.self)
        == "Register it: container.registerRouter((@MainActor @Sendable () -> String).self, handlers: […])"
    )
    let faults = container(Opener.self).verify().faults
    #expect(faults.map(\.kind) == [.routeUnhandled])
    #expect(
      faults.first?.description.contains(
        "Add a handler: RouteHandler(AdviceTests.Away.self, to: …)") == true)
  }

  @Test("A feature that needs the value of a scope is advised to provide it")
  func valueOfScope() {
    let container = container(Counter.self)
    container.registerScopeInput(Int.self)
    let faults = container.verify().faults
    #expect(faults.map(\.kind) == [.outsideOfScope])
    #expect(
      faults.first?.description.contains(
        "The feature that begins the scope must be a RoutedFeature, and provide Int in its "
          + "`makeScope(from:input:)`.") == true)
  }

  @Test("An error of another link, thrown while a route is decoded, is the cause of a refusal")
  func linkInsideLink() {
    for text in [#"sign-in|{"next":""}"#, "app://sign-in?next="] {
      let error = #expect(throws: RoutingError.self) { try DeepLink(text).route(SignIn.self) }
      #expect(error?.kind == .routeRefused)
      #expect((error?.underlyingError as? RoutingError)?.kind == .linkMalformed)
    }
  }

  @Test("The advice for a nested field does not name the route")
  func nestedField() {
    let error = #expect(throws: RoutingError.self) {
      try DeepLink(#"person|{"address":{}}"#).route(Person.self)
    }
    #expect(error?.description.hasSuffix("Send the field, or make it Optional.") == true)
  }

  @Test("The advice for a repeated field with brackets leaves the brackets out")
  func brackets() {
    let error = #expect(throws: RoutingError.self) { try DeepLink("app://list?tags[]=1&tags[]=2") }
    #expect(error?.description.hasSuffix("a list is written as JSON: tags=[1,2].") == true)
  }
}
