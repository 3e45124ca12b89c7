import FeatureRouting
import Foundation
import TestSupport

/// A route with one required field and two optional ones.
struct ProfileRoute: Route, Hashable {
  static let identifier = "profile"
  var id: Int
  var tab: Tab?
  var note: String?

  enum Tab: String, Codable, CaseIterable {
    case posts, likes
  }
}

/// A route of every kind of field.
struct EverythingRoute: Route, Hashable {
  static let identifier = "section/every-thing"

  struct Address: Codable, Hashable {
    var street: String
    var numbers: [Int]
  }

  enum Choice: Codable, Hashable {
    case none
    case one(String)
    case two(left: Int, right: Double)
  }

  var text: String
  var whole: Int
  var small: Int8
  var big: UInt64
  var real: Double
  var short: Float
  var flag: Bool
  var optional: Int?
  var list: [String]
  var pairs: [String: Int]
  var address: Address
  var choice: Choice
  var nested: Address?
  var url: URL
  var data: Data
  var date: Date
  var uuid: UUID
  var decimal: Decimal
}

extension EverythingRoute {
  /// A random route, with the texts that break parsers among its texts.
  static func random(using generator: inout SeededGenerator) -> EverythingRoute {
    func text() -> String { randomText(using: &generator) }
    func byte() -> UInt8 { UInt8.random(in: .min ... .max, using: &generator) }
    func address() -> Address {
      Address(
        street: text(),
        numbers: (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          Int.random(in: .min ... .max, using: &generator)
        })
    }
    let choice: Choice =
      switch Int.random(in: 0...2, using: &generator) {
      case 0: .none
      case 1: .one(text())
      default:
        .two(
          left: Int.random(in: -9...9, using: &generator),
          right: Double.random(in: -1e9...1e9, using: &generator))
      }
    return EverythingRoute(
      text: text(),
      whole: Int.random(in: .min ... .max, using: &generator),
      small: Int8.random(in: .min ... .max, using: &generator),
      big: UInt64.random(in: .min ... .max, using: &generator),
      real: Double.random(in: -1e300...1e300, using: &generator),
      short: Float.random(in: -1...1, using: &generator),
      flag: Bool.random(using: &generator),
      optional: Bool.random(using: &generator) ? 7 : nil,
      list: (0..<Int.random(in: 0...3, using: &generator)).map { _ in text() },
      pairs: Bool.random(using: &generator) ? [text(): 1, "b": 2] : [:],
      address: address(), choice: choice,
      nested: Bool.random(using: &generator) ? address() : nil,
      url: URL(string: "https://example.org/a?b=c&d=%20#e") ?? URL(fileURLWithPath: "/"),
      data: Data((0..<Int.random(in: 0...5, using: &generator)).map { UInt8($0) }),
      date: Date(
        timeIntervalSinceReferenceDate: Double.random(in: 0...1e9, using: &generator)),
      uuid: UUID(
        uuid: (
          byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(),
          byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte()
        )),
      decimal: Decimal(Int.random(in: -1000...1000, using: &generator)) / 100)
  }
}

/// A short text of characters that are special to a parser, and of some that need two code units.
func randomText(using generator: inout SeededGenerator) -> String {
  let pieces = [
    "a", "Z", "0", "é", "日本", "👩‍👩‍👧", "\u{0}", "\n", "|", "||", "://", "?", "&", "=", "%", "%2", "%zz",
    "#", "+", " ", "\"", "\\", "{", "}", "[", "]", ",", ":", "null", "true", "12", "-1.5e3",
    "\u{FEFF}",
  ]
  return (0..<Int.random(in: 0...6, using: &generator)).map { _ in
    pieces.randomElement(using: &generator) ?? ""
  }.joined()
}
