import FeatureRouting
import FunctionInjection
import Testing

@Suite("The values of a feature's scope")
@MainActor
struct FeatureScopeInputTests {
  struct Order: Sendable, Equatable { let item: String }

  final class Cart: Sendable {
    let order: Order
    init(order: Order) { self.order = order }
  }

  /// Begins a scope that receives its input.
  enum Purchase: RoutedFeature {
    static let dependenciesInitializer = AnyInitializer(Dependencies.init)
    static let beginsScope = true

    struct Dependencies {
      let cart: Cart
      let router: RouterService<String>
    }

    static func makeScope(from resolver: Resolver, input: Order) throws -> Resolver {
      if input.item.isEmpty { throw EmptyOrder() }
      return try resolver.makeScope { $0.provide(input) }
    }

    static func build(dependencies: Dependencies, input: Order) -> String {
      "Buy \(dependencies.cart.order.item)"
    }
  }

  struct EmptyOrder: Error {}

  private func container(presenting present: @escaping @MainActor (String) -> Void) -> Container {
    let container = Container()
    container.registerFunction(PresentScreen<String>.self) { screen, _, _ in present(screen) }
    container.registerRouter(
      String.self, handlers: [], unroutedFeatures: [UnroutedFeature(Purchase.self)])
    container.register(Cart.self, .scoped, initializer: Cart.init)
    return container
  }

  @Test("A feature provides its scope with its input, and each scope has its own")
  func provides() throws {
    var screens: [String] = []
    let container = container { screens.append($0) }
    container.registerScopeInput(Order.self)
    let resolver = try container.seal()
    let router = try resolver.resolve(RouterService<String>.self)

    try router.navigate(toFeature: Purchase.self, input: Order(item: "a lamp"), from: nil)
    try router.navigate(toFeature: Purchase.self, input: Order(item: "a desk"), from: nil)

    #expect(screens == ["Buy a lamp", "Buy a desk"])
  }

  @Test("Sealing reports a service in the scope whose input is not declared")
  func undeclared() {
    let faults = container { _ in }.verify().faults

    #expect(faults.map(\.name) == ["Order"])
  }

  @Test("An error of making the scope reaches the caller, and the next navigation succeeds")
  func fails() throws {
    var screens: [String] = []
    let container = container { screens.append($0) }
    container.registerScopeInput(Order.self)
    let resolver = try container.seal()
    let router = try resolver.resolve(RouterService<String>.self)

    let error = #expect(throws: RoutingError.self) {
      try router.navigate(toFeature: Purchase.self, input: Order(item: ""), from: nil)
    }
    try router.navigate(toFeature: Purchase.self, input: Order(item: "a lamp"), from: nil)

    #expect(error?.kind == .dependenciesFailed)
    #expect(error?.underlyingError is EmptyOrder)
    #expect(
      error.map(String.init(describing:)) == """
        Purchase was not opened: its `makeScope` threw an error: EmptyOrder()
        Nothing was presented; the next navigation tries again.
        """)
    #expect(screens == ["Buy a lamp"])
  }
}
