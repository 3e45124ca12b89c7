import FeatureRouting
import Foundation
import TestSupport
import Testing

@Suite("Deep links")
struct DeepLinkTests {
  @Test("A link is an identifier with JSON or a URL, and both decode into the same route")
  func bothForms() throws {
    let expected = ProfileRoute(id: 3, tab: .posts)
    for text in [
      #"profile|{"id":3,"tab":"posts"}"#,
      " { \"tab\" : \"posts\", \"id\" : 3 }\n".prefixed("profile|"),
      "app://profile?id=3&tab=posts", "app://profile/?tab=posts&id=3#top",
      "://profile?id=3&&tab=posts",
    ] {
      let link = try DeepLink(text)
      #expect(link.identifier == "profile", "\(text)")
      #expect(try link.route(ProfileRoute.self) == expected, "\(text)")
    }
  }

  @Test("A link without fields is the identifier alone, in both forms")
  func withoutFields() throws {
    for text in ["home", "home|{}", "app://home", "app://home/", "app://home?", "app://home/#?a"] {
      let link = try DeepLink(text)
      #expect(link.identifier == "home", "\(text)")
      _ = try link.route(HomeRoute.self)
    }
  }

  @Test("A route is encoded with sorted fields, and percent-encoded as a URL")
  func encoding() throws {
    let route = ProfileRoute(id: 3, tab: .likes, note: "a b&c|/é")
    #expect(try route.link() == #"profile|{"id":3,"note":"a b&c|/é","tab":"likes"}"#)
    #expect(
      try route.url(scheme: "app") == "app://profile?id=3&note=a%20b%26c%7C%2F%C3%A9&tab=likes")
    #expect(try HomeRoute().link() == "home|{}")
    #expect(try HomeRoute().url(scheme: "app") == "app://home")
  }

  @Test(
    "A random route is decoded from its own link, in both forms",
    arguments: 0..<300 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let route = EverythingRoute.random(using: &generator)
    let link = try route.link()
    #expect(try DeepLink(link).route(EverythingRoute.self) == route, "seed \(seed): \(link)")
    #expect(try DeepLink(link).identifier == EverythingRoute.identifier)
    let url = try route.url(scheme: "app")
    #expect(try DeepLink(url).route(EverythingRoute.self) == route, "seed \(seed): \(url)")
    #expect(try DeepLink(url).identifier == EverythingRoute.identifier)
    #expect(URL(string: url) != nil, "seed \(seed): \(url)")
  }

  @Test("A random route is the same for the same seed")
  func seeds() {
    let routes = (0..<2).map { _ in
      var generator = SeededGenerator(seed: 3)
      return EverythingRoute.random(using: &generator)
    }
    #expect(routes[0] == routes[1])
  }

  @Test("A link keeps a field that is null apart from an empty one")
  func nullAndEmpty() throws {
    for optional in [nil, "", "null"] {
      let route = ExplicitNullRoute(value: optional)
      #expect(try DeepLink(route.link()).route() == route)
      #expect(try DeepLink(route.url(scheme: "app")).route() == route)
    }
    #expect(try ExplicitNullRoute(value: nil).url(scheme: "app") == "app://explicit?value")
  }

  @Test("A link decodes a route that asks for its nested containers itself, in both forms")
  func nestedContainers() throws {
    let route = HandWrittenRoute(x: 1, y: 2, names: ["a", "b"])
    #expect(try DeepLink(route.link()).route() == route)
    #expect(try DeepLink(route.url(scheme: "app")).route() == route)
  }

  @Test("The values of a link may contain separators")
  func separatorsInValues() throws {
    let inJSON = try DeepLink(#"profile|{"id":1,"note":"a|b://c"}"#).route(ProfileRoute.self)
    #expect(inJSON.note == "a|b://c")
    let inURL = try DeepLink("app://profile?id=1&note=a|b://c?d=e").route(ProfileRoute.self)
    #expect(inURL.note == "a|b://c?d=e")
  }

  @Test("An identifier may have several parts and characters beyond ASCII")
  func identifiers() throws {
    let route = StreetRoute(name: "ß")
    #expect(try route.url(scheme: "app") == "app://orte/stra%C3%9Fe?name=%C3%9F")
    for text in [try route.link(), try route.url(scheme: "app"), "app://orte/straße?name=ß"] {
      let link = try DeepLink(text)
      #expect(link.identifier == "orte/straße")
      #expect(try link.route(StreetRoute.self) == route)
    }
  }

  @Test("A plus in a URL is decoded as a plus")
  func plus() throws {
    #expect(try DeepLink("app://profile?id=1&note=a+b").route(ProfileRoute.self).note == "a+b")
  }

  @Test("Unknown fields are ignored, or refused by name, as the route declares")
  func unknownFields() throws {
    for text in [#"profile|{"id":1,"new":[{}]}"#, "app://profile?id=1&new=2"] {
      #expect(try DeepLink(text).route(ProfileRoute.self).id == 1)
    }
    for text in [#"strict|{"id":1,"inner":{"more":1}}"#, "app://strict?id=1&inner={\"more\":1}"] {
      #expect(try DeepLink(text).route(StrictRoute.self).id == 1, "\(text)")
    }
    for text in [#"strict|{"id":1,"inner":{},"new":[{}]}"#, "app://strict?id=1&inner={}&new=2"] {
      let error = #expect(throws: RoutingError.self) { try DeepLink(text).route(StrictRoute.self) }
      #expect(error?.kind == .fieldUnknown)
      #expect(error?.field == "new")
    }
    for text in [#"strict-home|{"new":1}"#, "app://strict-home?new"] {
      let error = #expect(throws: RoutingError.self) {
        try DeepLink(text).route(StrictHomeRoute.self)
      }
      #expect(error?.kind == .fieldUnknown, "\(text)")
    }
  }
}

struct HomeRoute: Route, Hashable {
  static let identifier = "home"
}

struct StreetRoute: Route, Hashable {
  static let identifier = "orte/straße"
  var name: String
}

struct StrictRoute: Route, Hashable {
  static let identifier = "strict"
  static let unknownFields = UnknownFields.refused

  struct Inner: Codable, Hashable {
    var value: Int?
  }

  var id: Int
  var inner: Inner
}

struct StrictHomeRoute: Route, Hashable {
  static let identifier = "strict-home"
  static let unknownFields = UnknownFields.refused
}

struct ExplicitNullRoute: Route, Hashable {
  static let identifier = "explicit"
  var value: String?

  init(value: String?) { self.value = value }

  enum Field: CodingKey { case value }

  init(from decoder: any Decoder) throws {
    value = try decoder.container(keyedBy: Field.self).decode(String?.self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Field.self)
    try container.encode(value, forKey: .value)
  }
}

struct HandWrittenRoute: Route, Hashable {
  static let identifier = "hand-written"
  var x: Int
  var y: Int
  var names: [String]

  init(x: Int, y: Int, names: [String]) {
    self.x = x
    self.y = y
    self.names = names
  }

  enum Field: CodingKey { case point, names }
  enum Coordinate: CodingKey { case x, y }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    let point = try container.nestedContainer(keyedBy: Coordinate.self, forKey: .point)
    x = try point.decode(Int.self, forKey: .x)
    y = try point.decode(Int.self, forKey: .y)
    var names = try container.nestedUnkeyedContainer(forKey: .names)
    self.names = []
    while !names.isAtEnd { self.names.append(try names.decode(String.self)) }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Field.self)
    var point = container.nestedContainer(keyedBy: Coordinate.self, forKey: .point)
    try point.encode(x, forKey: .x)
    try point.encode(y, forKey: .y)
    try container.encode(names, forKey: .names)
  }
}

extension String {
  fileprivate func prefixed(_ prefix: String) -> String { prefix + self }
}
