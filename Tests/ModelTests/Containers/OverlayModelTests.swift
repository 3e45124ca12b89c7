import FunctionInjection
import TestSupport
import Testing

@Suite("Random chains of scopes and overrides, each made from the last")
struct OverlayModelTests {
  @Test("Each scope or override of a chain that a check accepts is resolved completely")
  func chains() throws {
    var (acceptedCount, refusedCount) = (0, 0)
    let seeds = Seeds(1_000)
    print("chains: \(seeds)")
    for seed in seeds {
      let chain = Chain(seed: seed)
      try LivePlan.$current.withValue(LivePlan(chain.live, chain.workshop)) {
        guard chain.base.container.verify().faults.isEmpty else { return }
        // A scope that is released ends, and the scopes inside would miss its singletons.
        var resolvers = [try chain.base.container.seal()]
        var registered = chain.base
        for link in chain.links {
          let changes = link.changes.overriding(registered)
          do {
            let made = try chain.make(link, changes, from: resolvers[resolvers.count - 1])
            resolvers.append(made)
            registered += changes
            acceptedCount += 1
            try chain.resolveAll(from: made, "seed \(seed), depth \(resolvers.count - 1)")
          } catch is WiringError {
            refusedCount += 1
          }
        }
        withExtendedLifetime(resolvers) {}
      }
    }
    #expect(acceptedCount > 0 && refusedCount > 0)
  }
}

/// A base, and the changes of the graphs above it.
private struct Chain {
  struct Link {
    let isScope: Bool
    let changes: [Step]
  }

  let base: [Step]
  let links: [Link]
  let live: [Step]
  let workshop = Workshop()

  init(seed: UInt64) {
    let style = PlanStyle(
      keys: 2...8, steps: 0, isOrdered: true, hasLive: true, hasScopeInputs: true, faults: 0)
    let changesStyle = PlanStyle(keys: 3...8, steps: 0, isOrdered: true, hasLive: true, faults: 0)
    var random = SeededGenerator(seed: seed + 3_000_000)
    let planned = Plan(style, using: SeededGenerator(seed: seed)).steps.map(\.declared)
    let changes = (1...5).map { depth in
      Plan(changesStyle, using: SeededGenerator(seed: seed + UInt64(depth) * 10_000_000)).steps
        .map(\.declared)
    }
    base = planned
    links = changes.map { steps in
      let registrations = steps.filter { !$0.isLive }.shuffled(using: &random)
      return Link(
        isScope: Bool.random(using: &random), changes: Array(registrations.prefix(2)))
    }
    // The live registrations of the base win, and the changes add those of other keys.
    live = changes.flatMap { $0.filter(\.isLive) } + planned.filter(\.isLive)
  }

  func make(
    _ link: Link, _ changes: [Step], from resolver: Resolver
  ) throws(WiringError) -> Resolver {
    guard link.isScope else {
      return try resolver.overriding { changes.register(with: $0, workshop) }
    }
    return try resolver.makeScope {
      $0.provide(base.declared, workshop)
      changes.register(with: $0, workshop)
    }
  }

  /// Resolves every key that is registered.
  func resolveAll(from resolver: Resolver, _ place: Comment) throws {
    let scope = try resolver.makeScope { $0.provide(base.declared, workshop) }
    for number in 0..<PlannedKey.stubs.lowerBound {
      func isRegistered<Key: ServiceKey>(_ key: Key.Type) -> Bool { scope.isRegistered(key) }
      let key = PlannedKey.part(number)
      guard isRegistered(key.type) else { continue }
      #expect(throws: Never.self, place) { try scope.result(of: key).get() }
      #expect(throws: Never.self, place) { try scope.result(of: .all(number)).get() }
    }
  }
}
