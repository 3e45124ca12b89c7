@testable import FunctionInjection
import TestSupport
import Testing

private enum Endpoint: NamedService { typealias Service = Int }

private enum Setting<Number: Numbered>: NamedService { typealias Service = Int }

private enum Keeper<Number: Numbered>: NamedService {
  typealias Service = Int
  static var name: String { "Keeper\(Number.value)" }
}

@Suite("Large numbers of faults, and faults with long paths", .hangLimit)
struct ManyFaultsTests {
  /// Adds a chain of registrations, without a type for each.
  ///
  /// - Returns: The identities of the registrations.
  private func addChain(
    of count: Int, to container: Container, from first: ServiceIdentity
  ) -> [ServiceIdentity] {
    var identities = [first]
    for _ in 0..<count {
      identities.append(addLink(.transient, to: container, from: identities[identities.count - 1]))
    }
    return identities
  }

  private func addLink(
    _ lifetime: Lifetime<Int>, to container: Container, from input: ServiceIdentity
  ) -> ServiceIdentity {
    let link = Registration(
      Endpoint._identity, Int.self, lifetime, role: .contribution, inputs: [input], #fileID, #line
    ) { _, memory in memory.initializeMemory(as: Int.self, to: 0) }
    container.add(link)
    return link.identity
  }

  @Test("A cycle that is longer than the paths of all faults may be is a fault nevertheless")
  func longestCycle() throws {
    let container = Container()
    let chain = addChain(of: WiringCheck.hopBudget, to: container, from: Endpoint._identity)
    container.add(
      Registration(
        Endpoint._identity, Int.self, .transient, inputs: [chain[chain.count - 1]], #fileID, #line
      ) {
        _, memory in memory.initializeMemory(as: Int.self, to: 0)
      })
    let error = try #require(throws: WiringError.self) { try container.seal() }
    #expect(error.faults.map(\.kind) == [.cycle])
    #expect(error.faults.first?.path.hops.count == WiringCheck.hopBudget + 2)
  }

  @Test("Each captive is reported or counted, however long its path is")
  func captives() {
    let container = Container()
    container.register(Endpoint.self, .scoped) { 1 }
    let chain = addChain(of: 10_000, to: container, from: Endpoint._identity)
    for link in chain.reversed() { _ = addLink(.singleton, to: container, from: link) }
    let report = container.verify()
    #expect(report.faults.allSatisfy { $0.kind == .captive })
    #expect(report.faults.count + report.omittedFaults == chain.count)
    #expect(report.omittedFaults > 0)
  }

  @Test("The faults of an overlay are in the order in which its base registered the users")
  func orderOfOverlay() throws {
    let numbers = numbers(2_000)
    let container = Container()
    func register<Number: Numbered>(_ number: Number.Type) {
      container.register(Setting<Number>.self) { 1 }
      container.register(Keeper<Number>.self, .singleton, injecting: Setting<Number>.self) { $0 }
    }
    for number in numbers { register(number) }
    let resolver = try container.seal()
    var generator = SeededGenerator(seed: 1)
    let shuffled = numbers.shuffled(using: &generator)
    let error = #expect(throws: WiringError.self) {
      try resolver.overriding { changes in
        func override<Number: Numbered>(_ number: Number.Type) {
          changes.register(Setting<Number>.self, .scoped) { 1 }
        }
        for number in shuffled { override(number) }
      }
    }
    #expect(error?.faults.map(\.name) == numbers.map { "Keeper\($0.value)" })
    #expect(error?.faults.allSatisfy { $0.kind == .captive } == true)
  }
}
