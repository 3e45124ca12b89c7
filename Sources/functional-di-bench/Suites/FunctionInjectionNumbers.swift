import FunctionalDI

/// A type for each number, written in binary, so that there can be a key for each of very many.
protocol Numbered: SendableMetatype {}

enum One: Numbered {}
enum Even<Half: Numbered>: Numbered {}
enum Odd<Half: Numbered>: Numbered {}

/// The key of a number.
enum Node<Number: Numbered>: NamedService {
  typealias Service = Int
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

/// A container of so many registrations, each of which needs the three before it.
func container(registrations count: Int) -> Container {
  let container = Container()
  let nodes = numbers(count)
  func register<Number: Numbered, First: Numbered, Second: Numbered, Third: Numbered>(
    _ number: Number.Type, _ first: First.Type, _ second: Second.Type, _ third: Third.Type
  ) {
    container.register(
      Node<Number>.self, .singleton,
      injecting: Node<First>.self, Node<Second>.self, Node<Third>.self
    ) { $0 &+ $1 &+ $2 }
  }
  func registerLeaf<Number: Numbered>(_ number: Number.Type) {
    container.register(Node<Number>.self, .singleton) { 1 }
  }
  for (index, node) in nodes.enumerated() {
    if index < 3 {
      registerLeaf(node)
    } else {
      let (first, second, third) = (nodes[index - 1], nodes[index - 2], nodes[index - 3])
      register(node, first, second, third)
    }
  }
  container.register(Engine.self, .singleton) { makeEngine() }
  return container
}
