import FeatureRouting
import Foundation
import Testing

/// A route of several places.
private enum PlaceRoute: Route, Hashable {
  static let identifier = "place"
  case home
  case user(id: Int, tab: String?)
  case search(String)
}

/// A route with the fields of a superclass.
private class BaseRoute: Codable, @unchecked Sendable {
  var id = 0
  init() {}
}

private final class DerivedRoute: BaseRoute, Route, @unchecked Sendable {
  static let identifier = "derived"
  static var unknownFields: UnknownFields { .refused }
  var name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  enum Key: CodingKey { case name }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decode(String.self, forKey: .name)
    try super.init(from: container.superDecoder())
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try super.encode(to: container.superEncoder())
  }
}

private struct AccentRoute: Route, Hashable {
  static let identifier = "accent"
  static var unknownFields: UnknownFields { .refused }
  var text: String
  var number: Double?
  var flag: Bool?
  var pairs: [String: [Int]]?

  enum CodingKeys: String, CodingKey {
    case text = "té\u{301}xt \"&=", number, flag, pairs
  }
}

/// A route that does not need its first field.
private struct LenientRoute: Route {
  static let identifier = "lenient"
  var count: Int?
  var name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    count = try? container.decode(Int.self, forKey: .count)
    name = try container.decode(String.self, forKey: .name)
  }
}

/// A route that catches the failure of a field, and then refuses another field.
private struct PositiveRoute: Route {
  struct NotPositive: Error {}
  static let identifier = "positive"
  var id: Int
  var tab: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    tab = try? container.decode(Int.self, forKey: .tab)
    guard id > 0 else { throw NotPositive() }
  }
}

/// A route whose key has a number.
private struct NumberedRoute: Route {
  static let identifier = "numbered"
  enum CodingKeys: Int, CodingKey { case id = 1 }
  var id: Int
}

/// A route that consists of two parts.
private struct CombinedRoute: Route {
  struct First: Codable { var first: Int }
  struct Second: Codable { var second: Int }
  static let identifier = "combined"
  static var unknownFields: UnknownFields { .refused }
  var first: First
  var second: Second

  init(from decoder: any Decoder) throws {
    first = try First(from: decoder)
    second = try Second(from: decoder)
  }
}

/// A route that tries two types for its field.
private struct CountRoute: Route {
  static let identifier = "number"
  var count: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let number = try? container.decode(Int.self, forKey: .count) {
      count = number
    } else if let flag = try? container.decode(Bool.self, forKey: .count) {
      count = flag ? 1 : 0
    } else {
      throw DecodingError.dataCorruptedError(
        forKey: .count, in: container, debugDescription: "The count is no number.")
    }
  }
}

private struct MeasuredRoute: Route {
  struct TooLong: Error, Equatable {}
  struct Name: Codable {
    init(from decoder: any Decoder) throws { throw TooLong() }
  }
  static let identifier = "measured"
  let name: Name
}

/// A list that is empty if it cannot be decoded.
private struct Lossy: Codable, Hashable {
  var names: [String]

  init(names: [String]) { self.names = names }

  init(from decoder: any Decoder) {
    names = []
    guard var container = try? decoder.unkeyedContainer() else { return }
    while let name = try? container.decode(String.self) { names.append(name) }
  }

  func encode(to encoder: any Encoder) throws { try names.encode(to: encoder) }
}

private struct LossyRoute: Route, Hashable {
  static let identifier = "lossy"
  var list: Lossy
  var other: Lossy?
}

/// A route that tries to be a single value first.
private struct TryingRoute: Route {
  static let identifier = "trying"
  static var unknownFields: UnknownFields { .refused }
  var name: String

  enum CodingKeys: CodingKey { case name }

  init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.name = name
    } else {
      name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
    }
  }
}

/// A field that is an object or a text, and that finds out which by catching an error.
private enum TextOrCount: Codable, Hashable {
  case text(String)
  case count(Int)

  enum Key: CodingKey { case count }

  init(from decoder: any Decoder) throws {
    do {
      let container = try decoder.container(keyedBy: Key.self)
      self = .count(try container.decode(Int.self, forKey: .count))
    } catch DecodingError.typeMismatch {
      self = .text(try decoder.singleValueContainer().decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .count(let count):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(count, forKey: .count)
    }
  }
}

private struct UnionRoute: Route, Hashable {
  static let identifier = "union"
  var first: TextOrCount
  var second: TextOrCount?
  var list: [TextOrCount] = []
}

@Suite("The two forms of a link")
struct LinkFormsTests {
  private func decode<R: Route>(_ type: R.Type, _ text: String) throws -> R {
    try DeepLink(text).route(type)
  }

  @Test("A route that is an enum is decoded from both forms", arguments: [0, 1, 2, 3])
  private func enums(number: Int) throws {
    let routes: [PlaceRoute] = [
      .home, .user(id: 3, tab: nil), .user(id: -1, tab: "a&b"), .search("\u{301}\"{"),
    ]
    #expect(try decode(PlaceRoute.self, routes[number].link()) == routes[number])
    #expect(try decode(PlaceRoute.self, routes[number].url(scheme: "app")) == routes[number])
  }

  @Test("A route that is a class is decoded with its superclass from both forms")
  func classes() throws {
    let route = DerivedRoute(name: "Ada")
    route.id = 7
    for text in [try route.link(), try route.url(scheme: "app")] {
      let decoded = try decode(DerivedRoute.self, text)
      #expect(decoded.name == "Ada" && decoded.id == 7, "\(text)")
    }
  }

  @Test(
    "Keys and values with accents, quotes, and separators are decoded from both forms",
    arguments: ["\u{301}", "\"\u{301}", "\"", "{", "[1]", "null", "+1", "%zz", "\\", "\u{0}", "😀"])
  func accents(text: String) throws {
    let route = AccentRoute(text: text, number: -0.5, flag: true, pairs: [text: [1], "": []])
    #expect(try decode(AccentRoute.self, route.link()) == route)
    #expect(try decode(AccentRoute.self, route.url(scheme: "app")) == route)
  }

  @Test(
    "A number that JSON cannot hold is refused in both forms, in a URL with the name of its field",
    arguments: ["nan", "infinity", "-inf", "0x10", "1e999", "+1", "", "１", "1_000"])
  func numbers(text: String) {
    for link in [
      "accent|{\"té\u{301}xt \\\"&=\":\"\",\"number\":\(text)}",
      "app://accent?number=\(text)&t%C3%A9%CC%81xt%20%22%26%3D=",
    ] {
      let error = #expect(throws: RoutingError.self, "\(link)") {
        try decode(AccentRoute.self, link)
      }
      if link.hasPrefix("app") { #expect(error?.field == "number", "\(link)") }
    }
  }

  @Test("An error after a failure that the route caught names its own field only, in both forms")
  func caughtFailures() {
    for link in ["lenient|{\"count\":\"x\"}", "app://lenient?count=x"] {
      let error = #expect(throws: RoutingError.self) { try decode(LenientRoute.self, link) }
      #expect(error?.field == "name", "\(link)")
    }
    for link in ["number|{\"count\":\"x\"}", "app://number?count=x"] {
      let error = #expect(throws: RoutingError.self) { try decode(CountRoute.self, link) }
      #expect(error?.field == "count", "\(link)")
    }
  }

  @Test("A failure that the route caught does not name the field of the route's own error")
  func errorAfterCaughtFailure() {
    for link in [#"positive|{"id":0,"tab":"x"}"#, "app://positive?id=0&tab=x"] {
      let error = #expect(throws: RoutingError.self) { try decode(PositiveRoute.self, link) }
      #expect(error?.kind == .routeRefused, "\(link)")
      #expect(error?.field == nil, "\(link)")
      #expect(error?.underlyingError is PositiveRoute.NotPositive, "\(link)")
    }
  }

  @Test(
    "An error that concerns no field names none",
    arguments: [#"place|{"hom":{}}"#, "place", "app://place", "app://place?hom={}"])
  func withoutField(link: String) {
    let error = #expect(throws: RoutingError.self) { try decode(PlaceRoute.self, link) }
    #expect(error?.kind == .routeRefused)
    #expect(error?.field == nil)
    #expect(error?.description.contains("''") == false)
  }

  @Test("A route without fields refuses a link with fields, in both forms")
  func singleValues() {
    for link in [#"number|{"a":1}"#, "app://number?a=1"] {
      let error = #expect(throws: RoutingError.self) { try decode(NumberRoute.self, link) }
      #expect(error?.kind == .routeRefused, "\(link)")
      #expect(error?.field == nil, "\(link)")
    }
  }

  @Test("A key with a number is named by its text")
  func numberedKey() {
    let error = #expect(throws: RoutingError.self) { try decode(NumberedRoute.self, "numbered") }
    #expect(error?.field == "id")
  }

  @Test("A field that the route has not requested yet is not reported in place of a missing field")
  func unrequestedFields() {
    let derived = #expect(throws: RoutingError.self) {
      try decode(DerivedRoute.self, #"derived|{"super":{"id":7}}"#)
    }
    #expect(derived?.kind == .fieldMissing)
    #expect(derived?.field == "name")
    let combined = #expect(throws: RoutingError.self) {
      try decode(CombinedRoute.self, #"combined|{"second":2}"#)
    }
    #expect(combined?.kind == .fieldMissing)
    #expect(combined?.field == "first")
    let misspelled = #expect(throws: RoutingError.self) {
      try decode(CombinedRoute.self, #"combined|{"firs":1,"second":2}"#)
    }
    #expect(misspelled?.kind == .fieldUnknown)
    #expect(misspelled?.field == "firs")
    // The other part of the route may have the field, so the error does not deny it.
    #expect(
      misspelled.map(String.init(describing:)) == """
        The link to 'combined' was not followed: it has the field 'firs', but not 'first', which CombinedRoute needs.
        Did you mean 'first'? Send the field under that name.
        """)
  }

  @Test(
    "A field in a nested container is named by its path in both forms",
    arguments: [
      (#"hand-written|{"point":{"y":1},"names":[]}"#, "point.x"),
      (#"app://hand-written?point={"y":1}&names=[]"#, "point.x"),
    ])
  func nestedFields(link: String, field: String) {
    let error = #expect(throws: RoutingError.self) { try decode(HandWrittenRoute.self, link) }
    #expect(error?.kind == .fieldMissing)
    #expect(error?.field == field)
  }

  @Test("A field of a superclass is named by its path in both forms")
  func superclassFields() {
    for link in [#"derived|{"name":"a","super":{}}"#, "app://derived?name=a&super={}"] {
      let error = #expect(throws: RoutingError.self) { try decode(DerivedRoute.self, link) }
      #expect(error?.field == "super.id", "\(link)")
    }
  }

  @Test("An error of a field's own type names the field in both forms")
  func ownErrors() {
    for link in ["measured|{\"name\":{}}", "app://measured?name={}", "app://measured?name=a"] {
      let error = #expect(throws: RoutingError.self) { try decode(MeasuredRoute.self, link) }
      #expect(error?.field == "name", "\(link)")
      #expect(error?.underlyingError as? MeasuredRoute.TooLong == .init(), "\(link)")
    }
  }

  @Test(
    "A nested container that cannot be opened is reported with its field in both forms",
    arguments: [
      #"hand-written|{"point":null,"names":[]}"#, "app://hand-written?point&names=[]",
      #"hand-written|{"point":"a","names":[]}"#, "app://hand-written?point=a&names=[]",
      #"hand-written|{"point":[],"names":[]}"#, "app://hand-written?point={&names=[]",
    ])
  func nestedContainers(link: String) {
    let error = #expect(throws: RoutingError.self) { try decode(HandWrittenRoute.self, link) }
    #expect(error?.kind == .fieldMistyped)
    #expect(error?.field == "point")
    #expect(error?.description.contains("KeptDecoder") == false)
  }

  @Test("Links are equal if their fields are, in any order of a query")
  func equality() throws {
    let links = try ["app://a?b=1&c=2", "x://a/?c=2&b=1#d", "a|{}", "a", "a|{ }"].map {
      try DeepLink($0)
    }
    #expect(links[0] == links[1])
    #expect(links[2] == links[3])
    #expect(Set(links).count == 3)
  }

  @Test("Many threads decode links at once")
  func threads() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask {
          let route = ProfileRoute(id: number, tab: .likes, note: "\(number)")
          let decoded = try [route.link(), route.url(scheme: "app")].map {
            try decode(ProfileRoute.self, $0)
          }
          #expect(decoded == [route, route])
          #expect(throws: RoutingError.self) { try decode(StrictRoute.self, "strict|{\"new\":1}") }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("A field that catches the errors of its decoding has its value in both forms")
  func caughtErrors() throws {
    let route = LossyRoute(list: Lossy(names: ["a", "b"]))
    for link in [try route.link(), try route.url(scheme: "app")] {
      #expect(try DeepLink(link).route(LossyRoute.self) == route, "\(link)")
    }
    #expect(
      try DeepLink("app://lossy?list=a").route(LossyRoute.self)
        == LossyRoute(list: Lossy(names: [])))
  }

  @Test(
    "Only a scheme at the beginning makes a link a URL",
    arguments: ["profile?next=app://settings", "a b://profile", "profile/app://x"])
  func schemeAtTheBeginning(text: String) throws {
    #expect(try DeepLink(text).identifier == text)
  }

  @Test(
    "A scheme has letters, digits, and four other characters",
    arguments: ["com.Example-1+x", "my_app"])
  func scheme(scheme: String) throws {
    #expect(try DeepLink("\(scheme)://profile?next=app://y").identifier == "profile")
  }

  @Test(
    "A URL has no single value, so its unknown fields are refused even if the route asks for one")
  func triedSingleValue() throws {
    #expect(try DeepLink("app://trying?name=a").route(TryingRoute.self).name == "a")
    let error = #expect(throws: RoutingError.self) {
      try DeepLink("app://trying?name=a&tabb=x").route(TryingRoute.self)
    }
    #expect(error?.kind == .fieldUnknown)
  }

  @Test(
    "A field that catches the mismatch of its type has the same value in both forms",
    arguments: ["plain", "\"quoted\"", "{", "[1", "", "null", "7"])
  func unions(text: String) throws {
    let route = UnionRoute(
      first: .text(text), second: .count(3), list: [.text(text), .count(4)])
    #expect(try decode(UnionRoute.self, route.url(scheme: "app")) == route)
    #expect(try decode(UnionRoute.self, route.link()) == route)
  }
}
