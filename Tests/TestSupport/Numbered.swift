/// A type for each number, written in binary, so that there can be a key for each of many nodes.
package protocol Numbered: SendableMetatype {
  static var value: Int { get }
}

package enum One: Numbered {
  package static var value: Int { 1 }
}

package enum Even<Half: Numbered>: Numbered {
  package static var value: Int { 2 * Half.value }
}

package enum Odd<Half: Numbered>: Numbered {
  package static var value: Int { 2 * Half.value + 1 }
}

/// Returns the types of the numbers from one, in order.
package func numbers(_ count: Int) -> [any Numbered.Type] {
  func even<Half: Numbered>(_ half: Half.Type) -> any Numbered.Type { Even<Half>.self }
  func odd<Half: Numbered>(_ half: Half.Type) -> any Numbered.Type { Odd<Half>.self }
  var numbers: [any Numbered.Type] = [One.self]
  for number in stride(from: 2, through: count, by: 1) {
    let half = numbers[number / 2 - 1]
    numbers.append(number.isMultiple(of: 2) ? even(half) : odd(half))
  }
  return numbers
}
