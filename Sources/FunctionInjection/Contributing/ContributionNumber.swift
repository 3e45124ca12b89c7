/// A number that is a type, so that each contribution has a key of its own.
///
/// It is written in binary, the last digit outside, which keeps the types of large numbers small.
protocol ContributionNumber: SendableMetatype {
  static var value: Int { get }
}

enum Zero: ContributionNumber {
  static var value: Int { 0 }
}

enum Twice<Half: ContributionNumber>: ContributionNumber {
  static var value: Int { 2 * Half.value }
}

enum TwiceAndOne<Half: ContributionNumber>: ContributionNumber {
  static var value: Int { 2 * Half.value + 1 }
}

/// The type of a number.
func contributionNumber(_ number: Int) -> any ContributionNumber.Type {
  func twice<Half>(_ half: Half.Type) -> any ContributionNumber.Type
  where Half: ContributionNumber {
    number & 1 == 0 ? Twice<Half>.self : TwiceAndOne<Half>.self
  }
  return number == 0 ? Zero.self : twice(contributionNumber(number / 2))
}
