/// A type for each number, written in binary, so that there can be a key for each of many nodes.
public protocol Numbered: SendableMetatype {
  /// The number.
  static var value: Int { get }
}

/// One.
public enum One: Numbered {
  /// One.
  public static var value: Int { 1 }
}

/// Twice a number.
public enum Even<Half: Numbered>: Numbered {
  /// The number.
  public static var value: Int { 2 * Half.value }
}

/// Twice a number, and one.
public enum Odd<Half: Numbered>: Numbered {
  /// The number.
  public static var value: Int { 2 * Half.value + 1 }
}

/// The numbers from one.
///
/// - Parameter count: The number of types.
/// - Returns: Their types in order.
public func numbers(_ count: Int) -> [any Numbered.Type] {
  func even<Half: Numbered>(_ half: Half.Type) -> any Numbered.Type { Even<Half>.self }
  func odd<Half: Numbered>(_ half: Half.Type) -> any Numbered.Type { Odd<Half>.self }
  var numbers: [any Numbered.Type] = [One.self]
  for number in stride(from: 2, through: count, by: 1) {
    let half = numbers[number / 2 - 1]
    numbers.append(number.isMultiple(of: 2) ? even(half) : odd(half))
  }
  return numbers
}
