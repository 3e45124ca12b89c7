import FunctionInjection
import TestSupport

/// The key of a part that has a live registration.
enum LiveNode<Number: Numbered>: NodeKey, LiveService {
  typealias Service = Part
  static var live: Live<Self> { LivePlan.current.live(Number.value - 1) }
}

/// The live registrations of the plan that runs, which the types of the keys cannot know.
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

  func live<Key: NodeKey>(_ number: Int) -> Live<Key> {
    let node = nodes[number] ?? PlannedNode(number: number)
    let make = node.make("\(number)", workshop)
    if node.inputs.count == 1, let input = node.inputs[0].type as? any LivePartKey.Type {
      return live(node.lifetime, input, make)
    }
    func requiring<A: PartKey, B: PartKey, C: PartKey>(
      _ a: A.Type, _ b: B.Type, _ c: C.Type
    ) -> Live<Key> {
      Live(node.lifetime, requiring: a, b, c) {
        try make(A.parts(of: $0) + B.parts(of: $1) + C.parts(of: $2))
      }
    }
    let (a, b, c) = node.inputs.three
    return requiring(a, b, c)
  }

  private func live<Key: NodeKey, Input: LivePartKey>(
    _ lifetime: Lifetime<Part>, _ input: Input.Type,
    _ make: @escaping @Sendable ([Part?]) throws -> Part
  ) -> Live<Key> {
    Live(lifetime, injecting: input) { try make(Input.parts(of: $0)) }
  }
}

/// A key whose part is known to have a live registration.
protocol LivePartKey: PartKey, LiveService {}
extension LiveNode: LivePartKey {}
