import FeatureRouting
import FunctionInjection
import TestSupport
import Testing

@Suite("Releasing the instances of a feature's scope", .hangLimit)
@MainActor
struct FeatureScopeReleasingTests {
  /// The ways in which a feature's life ends or never begins.
  enum Outcome: CaseIterable {
    case presented, left, failed, disabled, unpresented
  }

  /// Begins a scope with one session.
  enum Transaction: Feature {
    struct Dependencies {
      let outcome: Outcome
      let session: Session
      let router: RouterService<Screen>
    }

    static let dependenciesInitializer = AnyInitializer(Dependencies.init)
    static let beginsScope = true

    static func isEnabled(_ dependencies: Dependencies) -> Bool {
      dependencies.outcome != .disabled
    }

    static func build(dependencies: Dependencies) throws -> Screen {
      if dependencies.outcome == .failed { throw SampleError() }
      return Screen("Transaction", router: dependencies.router, session: dependencies.session)
    }
  }

  @Test(
    "An instance of a feature's scope is released after the feature, and after a feature that fails",
    arguments: Outcome.allCases)
  func released(outcome: Outcome) async throws {
    let window = Window()
    let (releases, continuation) = AsyncStream<Void>.makeStream()
    let container = sampleContainer(window, features: [Transaction.self])
    container.register(instance: outcome)
    container.register(Session.self, .scoped(releasing: { _ in continuation.yield() })) {
      Session()
    }
    let resolver = try container.seal()
    let router = try resolver.resolve(RouterService<Screen>.self)
    if outcome == .unpresented { window.failure = SampleError() }
    do {
      try router.navigate(toFeature: Transaction.self, from: nil)
      #expect(outcome == .presented || outcome == .left)
    } catch {
      #expect(outcome != .presented && outcome != .left)
    }
    if outcome == .left { window.screens[0].router?.leave() }
    if outcome == .presented { window.screens = [] }
    // If nothing is released, the time limit ends the test.
    for await _ in releases { break }
  }
}
