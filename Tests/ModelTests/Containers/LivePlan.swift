import FunctionInjection
import FunctionalDITestDoubles
import TestSupport

/// A key that has a live registration.
enum LiveNode<Number: Numbered, Service: PlannedService>: NodeKey, LiveService {
  static var live: Live<Self> { LivePlan.current.live(Number.value - 1) }
}

/// A key that has a failing stub.
enum StubbedNode<Number: Numbered, Service: PlannedService>: NodeKey, StubbedService {
  static var failingStub: Service { LivePlan.current.stub(name) }
}

/// The live registrations and stubs of the plan that runs, which the types of the keys cannot know.
struct LivePlan: Sendable {
  @TaskLocal static var current = LivePlan([], Workshop())

  private let nodes: [Int: PlannedNode]
  private let workshop: Workshop

  init(_ steps: [Step], _ workshop: Workshop) {
    var nodes: [Int: PlannedNode] = [:]
    for case .live(let node) in steps { nodes[node.number] = node }
    self.nodes = nodes
    self.workshop = workshop
  }

  func stub<Service: PlannedService>(_ name: String) -> Service {
    Service(name, of: [], in: workshop)
  }

  func live<Key: NodeKey>(_ number: Int) -> Live<Key> {
    let node = nodes[number] ?? PlannedNode(number: number)
    let lifetime = Key.Service.lifetime(node.life)
    let make: @Sendable ([Part?]) throws -> Key.Service = node.make("\(number)", workshop)
    if node.inputs.count == 1, let input = node.inputs[0].type as? any LivePartKey.Type {
      return live(lifetime, input, make)
    }
    func requiring<A: PartKey, B: PartKey, C: PartKey>(
      _ a: A.Type, _ b: B.Type, _ c: C.Type
    ) -> Live<Key> {
      Live(lifetime, requiring: a, b, c) {
        try make(A.parts(of: $0) + B.parts(of: $1) + C.parts(of: $2))
      }
    }
    let (a, b, c) = node.inputs.three
    return requiring(a, b, c)
  }

  private func live<Key: NodeKey, Input: LivePartKey>(
    _ lifetime: Lifetime<Key.Service>, _ input: Input.Type,
    _ make: @escaping @Sendable ([Part?]) throws -> Key.Service
  ) -> Live<Key> {
    Live(lifetime, injecting: input) { try make(Input.parts(of: $0)) }
  }
}

/// A key that is known to have a live registration.
protocol LivePartKey: PartKey, LiveService {}
extension LiveNode: LivePartKey {}
