import FunctionInjection
import TestSupport

/// The key of a number.
enum Node<Number: Numbered>: NamedService {
  typealias Service = Int
  static var name: String { "Node\(Number.value)" }
}

extension DependencyResolver {
  /// Resolves the node of a number.
  func resolve(node number: any Numbered.Type) throws(ResolutionError) -> Int {
    func resolve<Number: Numbered>(_ number: Number.Type) throws(ResolutionError) -> Int {
      try self.resolve(Node<Number>.self)
    }
    return try resolve(number)
  }
}

extension Container {
  /// Registers a node without inputs.
  func register<Number: Numbered>(leaf number: Number.Type) {
    register(Node<Number>.self) { 0 }
  }

  /// Registers a node that declares another one as its input.
  func register<Number: Numbered, Needed: Numbered>(
    node number: Number.Type, needing needed: Needed.Type,
    _ lifetime: Lifetime<Int> = .transient
  ) {
    register(Node<Number>.self, lifetime, injecting: Node<Needed>.self) { $0 + 1 }
  }

  /// Registers a node that resolves another one without declaring it.
  func register<Number: Numbered, Needed: Numbered>(
    node number: Number.Type, asking needed: Needed.Type,
    _ lifetime: Lifetime<Int> = .transient, first: @escaping @Sendable () -> Void = {}
  ) {
    register(Node<Number>.self, lifetime) { resolver in
      first()
      return try resolver.resolve(Node<Needed>.self) + 1
    }
  }
}
