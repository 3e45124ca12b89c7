import FunctionInjection
import TestSupport

/// The types of the keys of all plans.
private let types = numbers(64)

extension Container {
  /// Registers what a plan says.
  func register(_ node: PlannedNode, _ workshop: Workshop) {
    let attempts = Counter()
    let make: @Sendable ([Part?]) throws -> Part = { inputs in
      if attempts.increment() <= node.failures { throw PlannedFailure() }
      return Part(node.number, of: inputs, in: workshop)
    }
    register(types[node.number], node, make)
  }

  private func register<Number: Numbered>(
    _ number: Number.Type, _ node: PlannedNode,
    _ make: @escaping @Sendable ([Part?]) throws -> Part
  ) {
    let key = Node<Number>.self
    let inputs = node.inputs
    switch (node.style, inputs.count) {
    case (.declared, 0):
      register(key, node.lifetime, override: node.isOverride) { try make([]) }
    case (.declared, 1):
      register(key, node, types[inputs[0]], make)
    case (.declared, 2):
      register(key, node, types[inputs[0]], types[inputs[1]], make)
    case (.declared, _):
      register(key, node, types[inputs[0]], types[inputs[1]], types[inputs[2]], make)
    case (.asking, _):
      register(key, node.lifetime, override: node.isOverride) { resolver in
        try make(inputs.map { try resolver.part($0) })
      }
    case (.tolerant, _):
      register(key, node.lifetime, override: node.isOverride) { resolver in
        try make(inputs.map { try? resolver.part($0) })
      }
    }
  }

  private func register<Key: NamedService, A: Numbered>(
    _ key: Key.Type, _ node: PlannedNode, _ a: A.Type,
    _ make: @escaping @Sendable ([Part?]) throws -> Part
  ) where Key.Service == Part {
    register(key, node.lifetime, override: node.isOverride, injecting: Node<A>.self) {
      try make([$0])
    }
  }

  private func register<Key: NamedService, A: Numbered, B: Numbered>(
    _ key: Key.Type, _ node: PlannedNode, _ a: A.Type, _ b: B.Type,
    _ make: @escaping @Sendable ([Part?]) throws -> Part
  ) where Key.Service == Part {
    register(
      key, node.lifetime, override: node.isOverride, injecting: Node<A>.self, Node<B>.self
    ) {
      try make([$0, $1])
    }
  }

  private func register<Key: NamedService, A: Numbered, B: Numbered, C: Numbered>(
    _ key: Key.Type, _ node: PlannedNode, _ a: A.Type, _ b: B.Type, _ c: C.Type,
    _ make: @escaping @Sendable ([Part?]) throws -> Part
  ) where Key.Service == Part {
    register(
      key, node.lifetime, override: node.isOverride,
      injecting: Node<A>.self, Node<B>.self, Node<C>.self
    ) {
      try make([$0, $1, $2])
    }
  }

  /// Takes away what a plan has registered.
  func unregister(_ number: Int) {
    func unregister<Number: Numbered>(_ number: Number.Type) {
      self.unregister(Node<Number>.self)
    }
    unregister(types[number])
  }
}

extension DependencyResolver {
  /// Resolves the part of a number.
  func part(_ number: Int) throws(ResolutionError) -> Part {
    func part<Number: Numbered>(_ number: Number.Type) throws(ResolutionError) -> Part {
      try resolve(Node<Number>.self)
    }
    return try part(types[number])
  }

  /// The same, with an error that can be compared with the model's.
  func result(of number: Int) -> Result<Part, Fault> {
    Result { () throws(ResolutionError) in try part(number) }.mapError { error in
      Fault(error.kind.description, error.path.hops.compactMap { Int($0.name) })
    }
  }
}

extension PlannedNode {
  fileprivate var lifetime: Lifetime<Part> {
    switch life {
    case .transient: .transient
    case .graph: .graph
    case .scoped: .scoped
    case .weak: .weak
    case .singleton: .singleton
    }
  }
}
