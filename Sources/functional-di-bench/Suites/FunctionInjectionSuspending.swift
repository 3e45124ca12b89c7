import FunctionalDI

/// Resolving a service whose construction may suspend.
enum FunctionInjectionSuspending {
  static let suite = FunctionInjectionResolving.suite

  static let all = [singleton, scoped]

  private enum OpenEngine: AsyncService { typealias Service = Engine }

  /// What a program writes without the library: an actor that keeps the tasks of the constructions.
  private actor NaiveConstructions {
    private var tasks: [ObjectIdentifier: Task<any Sendable, any Error>] = [:]

    func instance<Key, Service: Sendable>(
      of key: Key.Type, as type: Service.Type, make: @escaping @Sendable () async throws -> Service
    ) async throws -> Service? {
      if let task = tasks[ObjectIdentifier(key)] { return try await task.value as? Service }
      let task = Task<any Sendable, any Error> { try await make() }
      tasks[ObjectIdentifier(key)] = task
      return try await task.value as? Service
    }
  }

  /// A caller with an actor of its own, such as the model of a screen.
  private actor Caller {
    let resolver: Resolver
    let constructions = NaiveConstructions()

    init(_ lifetime: Lifetime<Engine>, inScope: Bool) {
      let container = Container()
      container.register(OpenEngine.self, lifetime) { () async in makeEngine() }
      let sealed = must { try container.seal() }
      resolver = inScope ? sealed.makeScope() : sealed
    }

    func sumResolved(_ operations: Int) async -> Int {
      let opaqueRead = opaqueRead
      var sum = 0
      for _ in 0..<operations {
        guard let engine: Engine = try? await resolver.resolve(OpenEngine.self) else { continue }
        sum &+= opaqueRead(engine)
      }
      return sum
    }

    func sumNaive(_ operations: Int) async -> Int {
      let opaqueRead = opaqueRead
      var sum = 0
      for _ in 0..<operations {
        let engine = try? await constructions.instance(of: OpenEngine.self, as: Engine.self) {
          makeEngine()
        }
        guard let engine else { continue }
        sum &+= opaqueRead(engine)
      }
      return sum
    }
  }

  private static let naive = "an actor with a dictionary of tasks"

  static let singleton = existing("singleton", .singleton, inScope: false, atMost: 0.5)
  static let scoped = existing("instance of a scope", .scoped, inScope: true, atMost: 1.5)

  private static func existing(
    _ name: String, _ lifetime: Lifetime<Engine>, inScope: Bool, atMost limit: Double
  ) -> Benchmark {
    Benchmark(
      suite: suite, "asynchronous \(name) that exists, from an actor", operations: 500,
      limits: [.ratio(limit, to: naive)],
      contenders: [
        Contender(Contender.ours, expecting: { 3 * $0 }) {
          await Caller(lifetime, inScope: inScope).sumResolved($0)
        },
        Contender(naive, expecting: { 3 * $0 }) {
          await Caller(lifetime, inScope: inScope).sumNaive($0)
        },
      ])
  }
}
