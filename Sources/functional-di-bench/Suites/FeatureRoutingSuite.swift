import Foundation
import FunctionalDI

/// The figures of the FeatureRouting module.
let featureRoutingBenchmarks = [building, buildingByType, deepLink, registering]

private let suite = "FeatureRouting"

/// The screen that the features build.
private final class Board {
  let engine: Engine
  let wheel: Wheel
  let measure: Measure.Service

  init(engine: Engine, wheel: Wheel, measure: @escaping Measure.Service) {
    self.engine = engine
    self.wheel = wheel
    self.measure = measure
  }
}

/// Never inlined, or the contender by hand makes no object at all.
@inline(never)
private func makeBoard(
  _ engine: Engine, _ wheel: Wheel, _ measure: @escaping Measure.Service
) -> Board {
  Board(engine: engine, wheel: wheel, measure: measure)
}

private enum Dashboard: Feature {
  struct Dependencies {
    let engine: Engine
    let wheel: Wheel
    let measure: Measure.Service
  }

  static let dependenciesInitializer = AnyInitializer(
    injecting: Instance<Engine>.self, Instance<Wheel>.self, Measure.self,
    initializer: Dependencies.init)

  static func build(dependencies: Dependencies) -> Board {
    makeBoard(dependencies.engine, dependencies.wheel, dependencies.measure)
  }
}

/// The function among the dependencies, as one that is told apart by its type.
private struct Gauge: Sendable {
  let measure: Measure.Service
}

private enum TypedDashboard: Feature {
  struct Dependencies {
    let engine: Engine
    let wheel: Wheel
    let gauge: Gauge
  }

  static let dependenciesInitializer = AnyInitializer(Dependencies.init)

  static func build(dependencies: Dependencies) -> Board {
    makeBoard(dependencies.engine, dependencies.wheel, dependencies.gauge.measure)
  }
}

private struct UserRoute: Route {
  static let identifier = "user"
  let id: Int
  let name: String
  let tab: String?
}

private enum UserFeature: RoutedFeature {
  static let dependenciesInitializer = AnyInitializer { (engine: Engine) in engine }

  static func build(dependencies: Engine, input: UserRoute) -> Board {
    shown &+= input.id &+ input.name.utf8.count
    return board
  }

  @MainActor static let board = Board(
    engine: makeEngine(), wheel: makeWheel(), measure: opaqueMeasure)
}

/// A checksum of the presented screens.
@MainActor private var shown = 0

@MainActor @inline(never)
private func present(_ board: Board) {
  shown &+= board.wheel.size
}

private let resolver: Resolver = must {
  let container = Container()
  container.register(Engine.self, .singleton) { makeEngine() }
  container.register(Wheel.self) { makeWheel() }
  container.registerFunction(Measure.self, opaqueMeasure)
  container.register(instance: Gauge(measure: opaqueMeasure))
  container.registerFunction(PresentScreen<Board>.self) { board, _, _ in present(board) }
  container.registerRouter(
    Board.self, handlers: [RouteHandler(UserRoute.self, to: UserFeature.self)],
    features: [Dashboard.self, TypedDashboard.self])
  return try container.seal()
}

/// Sums up what an operation shows, on the main actor.
private func showing(
  _ operations: Int, _ work: @MainActor @Sendable (Int) throws -> Void
) async -> Int {
  await MainActor.run {
    let before = shown
    must { try work(operations) }
    return shown &- before
  }
}

private let building = Benchmark(
  suite: suite, "a feature of three dependencies", operations: 20_000,
  limits: [.ratio(2, to: "direct")],
  contenders: [
    Contender("direct", expecting: { 4 * $0 }) { operations in
      await showing(operations) { operations in
        let resolver = resolver
        for _ in 0..<operations {
          let dependencies = Dashboard.Dependencies(
            engine: try resolver.resolve(Engine.self), wheel: try resolver.resolve(Wheel.self),
            measure: try resolver.resolve(Measure.self))
          present(Dashboard.build(dependencies: dependencies))
        }
      }
    },
    Contender(Contender.ours, expecting: { 4 * $0 }) { operations in
      await showing(operations) { operations in
        let router = try resolver.resolve(RouterService<Board>.self)
        for _ in 0..<operations { try router.navigate(toFeature: Dashboard.self, from: nil) }
      }
    },
  ])

private let buildingByType = Benchmark(
  suite: suite, "a feature of three dependencies by type", operations: 20_000,
  limits: [.ratio(2, to: "direct")],
  contenders: [
    Contender("direct", expecting: { 4 * $0 }) { operations in
      await showing(operations) { operations in
        let resolver = resolver
        for _ in 0..<operations {
          let dependencies = TypedDashboard.Dependencies(
            engine: try resolver.resolve(Engine.self), wheel: try resolver.resolve(Wheel.self),
            gauge: try resolver.resolve(Gauge.self))
          present(TypedDashboard.build(dependencies: dependencies))
        }
      }
    },
    Contender(Contender.ours, expecting: { 4 * $0 }) { operations in
      await showing(operations) { operations in
        let router = try resolver.resolve(RouterService<Board>.self)
        for _ in 0..<operations { try router.navigate(toFeature: TypedDashboard.self, from: nil) }
      }
    },
  ])

private let json = #"{"id":12,"name":"Ada Lovelace","tab":"posts"}"#

private let deepLink = Benchmark(
  suite: suite, "a deep link, decoded and dispatched", operations: 2_000,
  limits: [.ratio(1.3, to: "JSONDecoder")],
  contenders: [
    Contender("JSONDecoder", expecting: { 28 * $0 }) { operations in
      await showing(operations) { operations in
        let decoder = JSONDecoder()
        let data = Data(json.utf8)
        for _ in 0..<operations {
          let route = try decoder.decode(UserRoute.self, from: data)
          shown &+= route.id &+ route.name.utf8.count &+ 4
        }
      }
    },
    Contender(Contender.ours, expecting: { 28 * $0 }) { operations in
      await showing(operations) { operations in
        let router = try resolver.resolve(RouterService<Board>.self)
        let link = "user|" + json
        for _ in 0..<operations { try router.open(link, from: nil) }
      }
    },
    Contender("FunctionalDI, from a URL", expecting: { 28 * $0 }) { operations in
      await showing(operations) { operations in
        let router = try resolver.resolve(RouterService<Board>.self)
        let link = "app://user?id=12&name=Ada%20Lovelace&tab=posts"
        for _ in 0..<operations { try router.open(link, from: nil) }
      }
    },
  ])

private let registering = Benchmark(
  suite: suite, "10,000 routes, registered and sealed", operations: 1,
  limits: [.nanoseconds(50_000_000)],
  contenders: [
    Contender(Contender.ours, expecting: { 10_000 * $0 }) { operations in
      sum(operations) {
        let handlers = numberedRoutes.map { handler(of: $0) }
        let container = Container()
        container.register(Engine.self, .singleton) { makeEngine() }
        container.registerFunction(PresentScreen<Board>.self) { _, _, _ in }
        container.registerRouter(Board.self, handlers: handlers)
        let resolver = must { try container.seal() }
        return withExtendedLifetime(resolver) { handlers.count }
      }
    }
  ])

private func handler<R: NumberedRoute>(of route: R.Type) -> RouteHandler<Board> {
  RouteHandler(route, to: NumberedFeature<R>.self)
}

/// 10,000 routes, told apart by four digits, each with a feature of its own.
private let numberedRoutes: [any NumberedRoute.Type] = {
  var routes: [any NumberedRoute.Type] = []
  func add<A: Digit, B: Digit>(_ a: A.Type, _ b: B.Type) {
    for c in Digits.all { for d in Digits.all { routes.append(route(a, b, c, d)) } }
  }
  func route<A: Digit, B: Digit, C: Digit, D: Digit>(
    _ a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type
  ) -> any NumberedRoute.Type { FourDigitRoute<A, B, C, D>.self }
  for a in Digits.all { for b in Digits.all { add(a, b) } }
  return routes
}()

private protocol NumberedRoute: Route {
  static var number: Int { get }
}

private struct FourDigitRoute<A: Digit, B: Digit, C: Digit, D: Digit>: NumberedRoute {
  static var number: Int { ((A.value * 10 + B.value) * 10 + C.value) * 10 + D.value }
  static var identifier: String { "route/\(number)" }
}

private enum NumberedFeature<R: NumberedRoute>: RoutedFeature {
  static var dependenciesInitializer: AnyInitializer<Engine> {
    AnyInitializer { (engine: Engine) in engine }
  }

  static func build(dependencies: Engine, input: R) -> Board { UserFeature.board }
}

private protocol Digit: SendableMetatype {
  static var value: Int { get }
}

private enum Digits {
  enum Zero: Digit { static let value = 0 }
  enum One: Digit { static let value = 1 }
  enum Two: Digit { static let value = 2 }
  enum Three: Digit { static let value = 3 }
  enum Four: Digit { static let value = 4 }
  enum Five: Digit { static let value = 5 }
  enum Six: Digit { static let value = 6 }
  enum Seven: Digit { static let value = 7 }
  enum Eight: Digit { static let value = 8 }
  enum Nine: Digit { static let value = 9 }

  static let all: [any Digit.Type] = [
    Zero.self, One.self, Two.self, Three.self, Four.self, Five.self, Six.self, Seven.self,
    Eight.self, Nine.self,
  ]
}
