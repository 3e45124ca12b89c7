import FeatureRouting
import Testing

/// A route of the widest numbers.
private struct WideRoute: Route, Hashable {
  static let identifier = "wide"
  static var unknownFields: UnknownFields { .refused }
  var signed: Int128
  var unsigned: UInt128
  var missing: Int128?
}

/// A route that forwards its decoding.
private struct WrappingRoute: Route, Hashable {
  struct Content: Codable, Hashable {
    var id: Int
  }

  static let identifier = "wrapping"
  static var unknownFields: UnknownFields { .refused }
  var content: Content

  init(content: Content) { self.content = content }

  init(from decoder: any Decoder) throws {
    content = try decoder.singleValueContainer().decode(Content.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(content)
  }
}

/// A route that keeps a part of itself as classes keep their superclass.
private struct InheritingRoute: Route, Hashable {
  enum CodingKeys: CodingKey { case name }
  struct Base: Codable, Hashable {
    var id: Int
  }

  static let identifier = "inheriting"
  var base: Base
  var name: String

  init(base: Base, name: String) {
    self.base = base
    self.name = name
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    base = try Base(from: container.superDecoder())
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try base.encode(to: container.superEncoder())
  }
}

private struct InvisibleRoute: Route {
  static let identifier = "a\u{9B}b"
}

@Suite("Routes with unusual decoding")
struct UnusualRouteTests {
  private func check<R: Route & Equatable>(_ route: R, hasURL: Bool = true) throws {
    try #expect(DeepLink(route.link()).route() == route)
    if hasURL { try #expect(DeepLink(route.url(scheme: "app")).route() == route) }
  }

  @Test("The largest numbers are fields like others")
  func largestNumbers() throws {
    try check(WideRoute(signed: 5, unsigned: 6))
    try check(WideRoute(signed: .min, unsigned: .max, missing: -1))
    let error = #expect(throws: RoutingError.self) {
      try DeepLink("app://wide?signed=1&unsigned=-1").route(WideRoute.self)
    }
    #expect(error?.description.contains("'unsigned'") == true)
  }

  @Test("A route that forwards its decoding has all its fields")
  func forwardedDecoding() throws {
    try check(WrappingRoute(content: .init(id: 3)), hasURL: false)
  }

  @Test("The fields of a superclass are fields of a URL too")
  func superclassFields() throws {
    try check(InheritingRoute(base: .init(id: 3), name: "Ada"))
    let error = #expect(throws: RoutingError.self) {
      try DeepLink("app://inheriting?name=Ada").route(InheritingRoute.self)
    }
    #expect(error?.description.contains("'super'") == true)
  }

  @Test("An identifier has no control character of any part of Unicode")
  func controlCharacters() {
    let error = #expect(throws: RoutingError.self) { try InvisibleRoute().link() }
    #expect(error?.description.contains("control character") == true)
  }
}
