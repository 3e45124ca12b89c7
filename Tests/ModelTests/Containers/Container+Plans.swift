import FunctionInjection
import FunctionalDITestDoubles
import TestSupport

/// A key whose service is made of parts.
protocol PartKey: NamedService {
  static func parts(of service: Service) -> [Part]
}

/// The key of a planned service: the types count from one, and the services from zero.
protocol NodeKey: PartKey where Service: PlannedService {
  associatedtype Number: Numbered
}

extension NodeKey {
  static var name: String { "\(Number.value - 1)" }
  static func parts(of service: Service) -> [Part] { service.parts }
}

private enum Node<Number: Numbered, Service: PlannedService>: NodeKey {}

extension All: PartKey where Key: PartKey {
  static func parts(of service: [Key.Service]) -> [Part] {
    service.flatMap(Key.parts)
  }
}

/// The types of the keys of all plans.
private let types = numbers(64)

/// The key of a number.
private func nodeKey(_ number: Int) -> any NodeKey.Type {
  func node<Number: Numbered, Service: PlannedService>(
    _ number: Number.Type, _ service: Service.Type
  ) -> any NodeKey.Type {
    switch Number.value - 1 {
    case PlannedKey.live: LiveNode<Number, Service>.self
    case PlannedKey.stubs: StubbedNode<Number, Service>.self
    default: Node<Number, Service>.self
    }
  }
  return PlannedKey.isClient(number)
    ? node(types[number], Client.self) : node(types[number], Part.self)
}

extension PlannedKey {
  var type: any PartKey.Type {
    func list<Key: PartKey>(_ key: Key.Type) -> any PartKey.Type { All<Key>.self }
    switch self {
    case .part(let number): return nodeKey(number)
    case .all(let number): return list(PlannedKey.part(number).type)
    case .contribution: preconditionFailure("A contribution is asked for with all others.")
    }
  }
}

extension [PlannedKey] {
  /// The three types are written out, because a declaration needs concrete types.
  ///
  /// A list without contributions replaces each missing input.
  var three: (any PartKey.Type, any PartKey.Type, any PartKey.Type) {
    let types = map(\.type) + Array<any PartKey.Type>(repeating: PlannedKey.all(63).type, count: 3)
    return (types[0], types[1], types[2])
  }
}

extension Container {
  /// Makes the registrations of a plan.
  func register(_ node: PlannedNode, _ workshop: Workshop) {
    func register<Key: NodeKey, A: PartKey, B: PartKey, C: PartKey>(
      _ key: Key.Type, _ a: A.Type, _ b: B.Type, _ c: C.Type
    ) {
      let lifetime = Key.Service.lifetime(node.life)
      let make: @Sendable ([Part?]) throws -> Key.Service = node.make("\(node.number)", workshop)
      if node.style == .declared {
        self.register(
          key, lifetime, override: node.isOverride, injecting: a, b, c
        ) {
          try make(A.parts(of: $0) + B.parts(of: $1) + C.parts(of: $2))
        }
      } else {
        self.register(key, lifetime, override: node.isOverride) { resolver in
          try make(node.ask(resolver))
        }
      }
    }
    let (a, b, c) = node.inputs.three
    register(nodeKey(node.number), a, b, c)
  }

  /// Makes the contributions of a plan.
  func contribute(_ node: PlannedNode, _ workshop: Workshop) {
    func contribute<Key: NodeKey, A: PartKey, B: PartKey, C: PartKey>(
      _ key: Key.Type, _ a: A.Type, _ b: B.Type, _ c: C.Type
    ) {
      let lifetime = Key.Service.lifetime(node.life)
      let make: @Sendable ([Part?]) throws -> Key.Service = node.make("\(node.number)[]", workshop)
      if node.style == .declared {
        self.contribute(to: key, lifetime, injecting: a, b, c) {
          try make(A.parts(of: $0) + B.parts(of: $1) + C.parts(of: $2))
        }
      } else {
        self.contribute(to: key, lifetime) { resolver in
          try make(node.ask(resolver))
        }
      }
    }
    let (a, b, c) = node.inputs.three
    contribute(nodeKey(node.number), a, b, c)
  }

  /// Decorates the services of a plan, so that a service is made of the decorated one and others.
  func decorate(_ number: Int, with inputs: [PlannedKey], _ workshop: Workshop) {
    func decorate<Key: NodeKey, A: PartKey>(_ key: Key.Type, _ a: A.Type) {
      self.decorate(key, injecting: a) { next, input in
        Key.Service("\(number)", of: next.parts + A.parts(of: input), in: workshop)
      }
    }
    decorate(nodeKey(number), inputs.three.0)
  }

  /// Changes one function of a client.
  func change(_ number: Int, _ function: Int, _ workshop: Workshop) {
    func change<Key: NodeKey>(_ key: Key.Type) {
      self.change(key) { $0.change(function, "\(number)", in: workshop) }
    }
    change(nodeKey(number))
  }

  /// Removes the registrations of a plan.
  func unregister(_ number: Int) {
    func unregister<Key: NodeKey>(_ key: Key.Type) { self.unregister(key) }
    unregister(nodeKey(number))
  }

  /// Requires the part of a number, so that a check includes its live registration.
  func require(_ number: Int) {
    func require<Key: NodeKey>(_ key: Key.Type) { self.require(key, by: "the base") }
    require(nodeKey(number))
  }

  /// Declares the value of a number, which scopes receive.
  func declare(_ number: Int) {
    func declare<Key: NodeKey>(_ key: Key.Type) { registerScopeInput(key) }
    declare(nodeKey(number))
  }

  /// Provides a scope with the values of its declarations.
  func provide(_ numbers: [Int], _ workshop: Workshop) {
    func provide<Key: NodeKey>(_ key: Key.Type, _ number: Int) {
      self.provide(key, Key.Service("\(number)", of: [], in: workshop))
    }
    for number in numbers { provide(nodeKey(number), number) }
  }
}

extension [Step] {
  /// Makes the registrations of the steps.
  func register(with container: Container, _ workshop: Workshop, isOverride: Bool? = nil) {
    for step in self {
      switch step {
      case .declare(let number): container.declare(number)
      case .register(var node):
        node.isOverride = isOverride ?? node.isOverride
        container.register(node, workshop)
      case .contribute(let node): container.contribute(node, workshop)
      case .decorate(let number, let inputs): container.decorate(number, with: inputs, workshop)
      case .change(let number, let function): container.change(number, function, workshop)
      default: break
      }
    }
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
  /// Makes a service of its inputs, or fails as planned.
  func make<Service: PlannedService>(
    _ name: String, _ workshop: Workshop
  ) -> @Sendable ([Part?]) throws -> Service {
    let attempts = NullarySpy()
    return { [failures] inputs in
      attempts()
      if attempts.count <= failures { throw PlannedFailure() }
      return Service(name, of: inputs, in: workshop)
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
