import FunctionInjection
import FunctionalDITestDoubles
import TestSupport

/// A key whose service is made of parts.
private protocol PartKey: NamedService {
  static func parts(of service: Service) -> [Part]
}

/// The key of the part of a number: the types count from one, and the parts from zero.
private enum Node<Number: Numbered>: PartKey {
  typealias Service = Part
  static var name: String { "\(Number.value - 1)" }
  static func parts(of service: Part) -> [Part] { [service] }
}

extension All: PartKey where Key: PartKey {
  fileprivate static func parts(of service: [Key.Service]) -> [Part] {
    service.flatMap(Key.parts)
  }
}

/// The types of the keys of all plans.
private let types = numbers(64)

extension PlannedKey {
  fileprivate var type: any PartKey.Type {
    func node<Number: Numbered>(_ number: Number.Type) -> any PartKey.Type { Node<Number>.self }
    func list<Key: PartKey>(_ key: Key.Type) -> any PartKey.Type { All<Key>.self }
    switch self {
    case .part(let number): return node(types[number])
    case .all(let number): return list(PlannedKey.part(number).type)
    case .contribution: preconditionFailure("A contribution is asked for with all others.")
    }
  }
}

extension [PlannedKey] {
  /// The three types are written out, because a declaration needs concrete types.
  ///
  /// A list without contributions replaces each missing input.
  fileprivate var three: (any PartKey.Type, any PartKey.Type, any PartKey.Type) {
    let types = map(\.type) + Array<any PartKey.Type>(repeating: PlannedKey.all(63).type, count: 3)
    return (types[0], types[1], types[2])
  }
}

extension Container {
  /// Makes the registrations of a plan.
  func register(_ node: PlannedNode, _ workshop: Workshop) {
    func register<Number: Numbered, A: PartKey, B: PartKey, C: PartKey>(
      _ number: Number.Type, _ a: A.Type, _ b: B.Type, _ c: C.Type
    ) {
      let make = node.make("\(node.number)", workshop)
      if node.style == .declared {
        self.register(
          Node<Number>.self, node.lifetime, override: node.isOverride, injecting: a, b, c
        ) {
          try make(A.parts(of: $0) + B.parts(of: $1) + C.parts(of: $2))
        }
      } else {
        self.register(Node<Number>.self, node.lifetime, override: node.isOverride) { resolver in
          try make(node.ask(resolver))
        }
      }
    }
    let (a, b, c) = node.inputs.three
    register(types[node.number], a, b, c)
  }

  /// Makes the contributions of a plan.
  func contribute(_ node: PlannedNode, _ workshop: Workshop) {
    func contribute<Number: Numbered, A: PartKey, B: PartKey, C: PartKey>(
      _ number: Number.Type, _ a: A.Type, _ b: B.Type, _ c: C.Type
    ) {
      let make = node.make("\(node.number)[]", workshop)
      if node.style == .declared {
        self.contribute(to: Node<Number>.self, node.lifetime, injecting: a, b, c) {
          try make(A.parts(of: $0) + B.parts(of: $1) + C.parts(of: $2))
        }
      } else {
        self.contribute(to: Node<Number>.self, node.lifetime) { resolver in
          try make(node.ask(resolver))
        }
      }
    }
    let (a, b, c) = node.inputs.three
    contribute(types[node.number], a, b, c)
  }

  /// Decorates the parts of a plan, so that a part is made of the decorated one and others.
  func decorate(_ number: Int, with inputs: [PlannedKey], _ workshop: Workshop) {
    func decorate<Number: Numbered, A: PartKey>(_ type: Number.Type, _ a: A.Type) {
      self.decorate(Node<Number>.self, injecting: a) { next, input in
        Part("\(number)", of: [next] + A.parts(of: input), in: workshop)
      }
    }
    decorate(types[number], inputs.three.0)
  }

  /// Removes the registrations of a plan.
  func unregister(_ number: Int) {
    func unregister<Number: Numbered>(_ number: Number.Type) {
      self.unregister(Node<Number>.self)
    }
    unregister(types[number])
  }
}

extension DependencyResolver {
  fileprivate func parts(_ key: PlannedKey) throws(ResolutionError) -> [Part] {
    func parts<Key: PartKey>(_ key: Key.Type) throws(ResolutionError) -> [Part] {
      Key.parts(of: try resolve(key))
    }
    return try parts(key.type)
  }

  /// Resolves a key of a plan; an error is one that can be compared with the model's.
  func result(of key: PlannedKey) -> Result<[Part], Fault> {
    Result { () throws(ResolutionError) in try parts(key) }.mapError { error in
      Fault(error.kind.description, error.path.hops.map(\.name))
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

  /// Makes a part of its inputs, or fails as planned.
  fileprivate func make(
    _ name: String, _ workshop: Workshop
  ) -> @Sendable ([Part?]) throws -> Part {
    let attempts = NullarySpy()
    return { [failures] inputs in
      attempts()
      if attempts.count <= failures { throw PlannedFailure() }
      return Part(name, of: inputs, in: workshop)
    }
  }

  /// Resolves the inputs, and continues without a missing one if the plan says so.
  fileprivate func ask(_ resolver: Resolver) throws -> [Part?] {
    try inputs.flatMap { key -> [Part?] in
      do {
        return try resolver.parts(key)
      } catch  where style == .tolerant {
        return [nil]
      }
    }
  }
}
