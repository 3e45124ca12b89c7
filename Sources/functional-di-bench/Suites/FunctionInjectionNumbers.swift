import FunctionalDI

/// A type for each number, written in binary, so that there can be a key for each of very many.
protocol CountableType: SendableMetatype {}

enum NumberOne: CountableType {}
enum EvenNumber<Half: CountableType>: CountableType {}
enum OddNumber<Half: CountableType>: CountableType {}

/// The key of a number.
enum NumberedKey<Number: CountableType>: NamedService {
  typealias Service = Int
}

/// The numbers from one.
func numbers(_ count: Int) -> [any CountableType.Type] {
  func even<Half: CountableType>(_ half: Half.Type) -> any CountableType.Type {
    EvenNumber<Half>.self
  }
  func odd<Half: CountableType>(_ half: Half.Type) -> any CountableType.Type {
    OddNumber<Half>.self
  }
  var numbers: [any CountableType.Type] = [NumberOne.self]
  for number in stride(from: 2, through: count, by: 1) {
    let half = numbers[number / 2 - 1]
    numbers.append(number.isMultiple(of: 2) ? even(half) : odd(half))
  }
  return numbers
}

/// A container with a number of registrations that each need the three before it.
func container(registrations count: Int) -> Container {
  let container = Container()
  let nodes = numbers(count)
  func register<
    Number: CountableType, First: CountableType, Second: CountableType, Third: CountableType
  >(
    _ number: Number.Type, _ first: First.Type, _ second: Second.Type, _ third: Third.Type
  ) {
    container.register(
      NumberedKey<Number>.self, .singleton,
      injecting: NumberedKey<First>.self, NumberedKey<Second>.self, NumberedKey<Third>.self
    ) { $0 &+ $1 &+ $2 }
  }
  func registerLeaf<Number: CountableType>(_ number: Number.Type) {
    container.register(NumberedKey<Number>.self, .singleton) { 1 }
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
