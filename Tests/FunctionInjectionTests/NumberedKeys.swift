import FunctionInjection

/// A type for each number, written in binary, so that there can be a key for each of many nodes.
protocol Numbered: SendableMetatype {
  static var value: Int { get }
}

enum One: Numbered {
  static var value: Int { 1 }
}

enum Even<Half: Numbered>: Numbered {
  static var value: Int { 2 * Half.value }
}

enum Odd<Half: Numbered>: Numbered {
  static var value: Int { 2 * Half.value + 1 }
}

/// The key of a number.
enum Node<Number: Numbered>: NamedService {
  typealias Service = Int
  static var name: String { "Node\(Number.value)" }
}

/// The numbers from one.
func numbers(_ count: Int) -> [any Numbered.Type] {
  func even<Half: Numbered>(_ half: Half.Type) -> any Numbered.Type { Even<Half>.self }
  func odd<Half: Numbered>(_ half: Half.Type) -> any Numbered.Type { Odd<Half>.self }
  var numbers: [any Numbered.Type] = [One.self]
  for number in stride(from: 2, through: count, by: 1) {
    let half = numbers[number / 2 - 1]
    numbers.append(number.isMultiple(of: 2) ? even(half) : odd(half))
  }
  return numbers
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
  /// Registers a node that needs nothing.
  func register<Number: Numbered>(leaf number: Number.Type) {
    register(Node<Number>.self) { 0 }
  }

  /// Registers a node that declares that it needs another one.
  func register<Number: Numbered, Needed: Numbered>(
    node number: Number.Type, needing needed: Needed.Type,
    _ lifetime: Lifetime<Int> = .transient
  ) {
    register(Node<Number>.self, lifetime, injecting: Node<Needed>.self) { $0 + 1 }
  }

  /// Registers a node that asks for another one without declaring it.
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
