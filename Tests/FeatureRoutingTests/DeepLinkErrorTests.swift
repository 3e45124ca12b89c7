import FeatureRouting
import Foundation
import Testing

@Suite("Deep links that cannot be followed")
struct DeepLinkErrorTests {
  private func error(_ text: String, limits: DeepLink.Limits = .init()) -> RoutingError? {
    #expect(throws: RoutingError.self, "\(text.prefix(100))") {
      try DeepLink(text, limits: limits).route(ProfileRoute.self)
    }
  }

  @Test(
    "The error of a link has its kind and the name of the field",
    arguments: [
      ("", .linkMalformed, nil),
      ("|", .linkMalformed, nil),
      ("|{", .linkMalformed, nil),
      ("|{}", .linkMalformed, nil),
      ("app://", .linkMalformed, nil),
      ("app://?id=3", .linkMalformed, nil),
      ("app://?id=3&id=3", .linkMalformed, nil),
      ("app:///?id=3", .linkMalformed, nil),
      ("app://%zz?id=3", .linkMalformed, nil),
      ("app://profile?id=%e9", .linkMalformed, nil),
      ("app://profile?id=%", .linkMalformed, nil),
      ("profile|", .jsonMalformed, nil),
      ("profile|3", .jsonMalformed, nil),
      ("profile|[3]", .jsonMalformed, nil),
      ("profile||{\"id\":3}", .jsonMalformed, nil),
      ("profile|{\"id\":3}|{}", .jsonMalformed, nil),
      ("profile|{\"id\":3", .jsonMalformed, nil),
      ("profile|{\"id\":3,}}", .jsonMalformed, nil),
      ("profile|{\"id\":3,\"note\":\"\u{0}\"}", .jsonMalformed, nil),
      ("profile|{\"id\":3,\"note\":\"\\\u{1}\"}", .jsonMalformed, nil),
      ("profile|{\"id\":3,\"note\":\"a\tb\"}", .jsonMalformed, nil),
      ("profile|{\"id\":3,\"tab\":\"a\nb\"}", .jsonMalformed, nil),
      ("profile|{}", .fieldMissing, "id"),
      ("app://profile", .fieldMissing, "id"),
      ("profile|{\"id\":null}", .fieldMistyped, "id"),
      ("app://profile?id", .fieldMistyped, "id"),
      ("profile|{\"id\":\"3\"}", .fieldMistyped, "id"),
      ("profile|{\"id\":3.5}", .fieldMistyped, "id"),
      ("profile|{\"id\":1e999}", .fieldMistyped, "id"),
      ("app://profile?id=+3", .fieldMistyped, "id"),
      ("app://profile?id=", .fieldMistyped, "id"),
      ("app://profile?id=99999999999999999999", .fieldMistyped, "id"),
      ("profile|{\"id\":3,\"tab\":\"x\"}", .fieldMistyped, "tab"),
      ("app://profile?id=3&tab=x", .fieldMistyped, "tab"),
      ("app://profile?id=3&id=4", .fieldRepeated, "id"),
    ] as [(String, RoutingError.Kind, String?)])
  func kinds(text: String, kind: RoutingError.Kind, field: String?) {
    let error = error(text)
    #expect(error?.kind == kind, "\(text)")
    #expect(error?.field == field, "\(text)")
  }

  @Test("The error of a link names a nested field by its path, in both forms")
  func nestedField() {
    for text in [
      #"nested|{"points":[{"x":1,"y":2},{"x":1}]}"#,
      #"app://nested?points=[{"x":1,"y":2},{"x":1}]"#,
    ] {
      let error = #expect(throws: RoutingError.self) { try DeepLink(text).route(NestedRoute.self) }
      #expect(error?.kind == .fieldMissing)
      #expect(error?.field == "points[1].y")
      #expect(error?.identifier == "nested")
    }
  }

  @Test("Each error of a link is described with the mistake and the fix")
  func wording() {
    #expect(
      error("profile|{}").map(String.init(describing:)) == """
        The link to 'profile' was not followed: the field 'id' of ProfileRoute is missing.
        Send the field, or make it Optional in ProfileRoute.
        """)
    #expect(
      error("app://profile?id=three").map(String.init(describing:)) == """
        The link to 'profile' was not followed: the field 'id' of ProfileRoute is not of type Int.
        Send a value of type Int.
        """)
    let list = #expect(throws: RoutingError.self) {
      try DeepLink("app://list?list=1").route(ListRoute.self)
    }
    #expect(
      list?.description == """
        The link to 'list' was not followed: the field 'list' of ListRoute is not of type \
        Array<Int>.
        Send a list. In a URL, a list is written as JSON: tags=[1,2].
        """)
    struct Address: Codable, Equatable, Sendable { let street: String }
    struct AddressRoute: Route {
      static var identifier: String { "address" }
      let address: Address?
      let counts: [String: Int]?
      let byNumber: [UUID: Int]?
    }
    // A dictionary whose keys are not texts is coded as a list.
    let listed = #expect(throws: RoutingError.self) {
      try DeepLink("app://address?byNumber=1").route(AddressRoute.self)
    }
    #expect(listed?.description.contains("Send a list.") == true)
    for (text, field) in [
      ("app://address?address=Main", "address"), ("address|{\"address\":\"Main\"}", "address"),
      ("app://address?counts=1", "counts"),
    ] {
      let object = #expect(throws: RoutingError.self) {
        try DeepLink(text).route(AddressRoute.self)
      }
      #expect(
        object?.description == """
          The link to 'address' was not followed: the field '\(field)' of AddressRoute is not an \
          object.
          Send an object. In a URL, an object is written as JSON: address={"street":"Main"}.
          """)
    }
    #expect(
      error("profile|{").map(String.init(describing:)) == """
        The link to 'profile' was not followed: its JSON cannot be parsed.
        Let an encoder write the JSON; nothing may follow the object.
        """)
    #expect(
      error("app://profile?id=3&id=4").map(String.init(describing:)) == """
        The link to 'profile' was not followed: the field 'id' occurs more than once.
        Send it once; a list is written as JSON: id=[1,2].
        """)
    #expect(
      error("").map(String.init(describing:)) == """
        The link was not followed: it is empty.
        Send 'identifier|{json}' or a URL.
        """)
  }

  @Test("A field that JSON cannot hold is reported with its name and its type")
  func controlCharacters() {
    let error = #expect(throws: RoutingError.self) {
      try DeepLink("app://list?list=%01").route(ListRoute.self)
    }
    #expect(error?.kind == .fieldMistyped)
    #expect(error?.field == "list")
  }

  @Test("A list that is too short is not described as null alone")
  func shortList() {
    for text in ["span|{\"span\":[1]}", "app://span?span=[1]"] {
      let error = #expect(throws: RoutingError.self) { try DeepLink(text).route(SpanRoute.self) }
      #expect(error?.kind == .fieldMistyped)
      #expect(
        error.map(String.init(describing:)) == """
          The link to 'span' was not followed: the field 'span[1]' of SpanRoute is null, or the list ends before it.
          Send a value of type Int, or make it Optional.
          """)
    }
  }

  @Test("A link that is longer than the limit is refused before it is decoded")
  func tooLong() {
    let long = "profile|{\"id\":3,\"note\":\"" + String(repeating: "x", count: 10_000_000) + "\"}"
    #expect(error(long)?.kind == .linkTooLong)
    #expect(
      error("profile|{\"id\":3}", limits: .init(bytes: 10)).map(String.init(describing:)) == """
        The link was not followed: it is 16 bytes long, but the limit is 10.
        Send less, or raise the router's limit of bytes.
        """)
  }

  @Test(
    "A link that is nested deeper than the limit is refused before it is decoded",
    arguments: [
      65, 10_000, 30_000,
    ])
  func tooDeep(depth: Int) {
    let open = String(repeating: "[", count: depth - 1)
    let close = String(repeating: "]", count: depth - 1)
    for text in [
      "profile|{\"id\":3,\"more\":\(open)\(close)}", "profile|{\"id\":3,\"more\":\(open)",
      "tree|{\"id\":3,\"more\":\"\\\"\",\"a\":\(open)",
      "tree|{\"id\":3,\"more\":\"\\\\\",\"a\":\(open)",
    ] {
      #expect(error(text)?.kind == .linkTooDeep)
    }
    let url = "app://everything?list=[\(open)\(close)]"
    let inURL = #expect(throws: RoutingError.self) { try DeepLink(url).route(ListRoute.self) }
    #expect(inURL?.kind == .linkTooDeep)
  }

  @Test(
    "A link that is nested as deep as the limit is followed, and brackets in texts do not count")
  func deepEnough() throws {
    let brackets = String(repeating: "[{", count: 1_000)
    let inText = try DeepLink("profile|{\"id\":3,\"note\":\"\(brackets)\\\"\(brackets)\"}")
    #expect(try inText.route(ProfileRoute.self).id == 3)
    let open = String(repeating: "[", count: 63)
    let close = String(repeating: "]", count: 63)
    let atLimit = try DeepLink("profile|{\"id\":3,\"more\":\(open)\(close)}")
    #expect(try atLimit.route(ProfileRoute.self).id == 3)
  }

  @Test("The error of a link repeats a short part of it, with control characters escaped")
  func boundedEcho() {
    let long = String(repeating: "x\n\u{202E}", count: 10_000)
    for text in [
      "\(long)|{}", "app://\(long)?id=%zz", "app://profile?\(long)=1&\(long)=1",
      "profile|{\"id\":3,\"tab\":\"\(String(repeating: "y", count: 30_000))\"}",
      "app://profile?id=3&tab=\(long)", "app://%\(long)",
      "profile|{\"id\":\(String(repeating: "9", count: 30_000))}",
    ] {
      let description = error(text).map(String.init(describing:)) ?? ""
      #expect(description.utf8.count < 800, "\(description)")
      #expect(!description.unicodeScalars.contains("\u{202E}"))
      #expect(description.split(separator: "\n").count == 2, "\(description)")
    }
    let strict = #expect(throws: RoutingError.self) {
      try DeepLink("strict|{\"id\":3,\"inner\":{},\"\(String(repeating: "k", count: 30_000))\":1}")
        .route(StrictRoute.self)
    }
    #expect((strict?.description.utf8.count ?? 0) < 800)
  }

  @Test("The error of a link contains the error that the route's decoding threw")
  func ownError() {
    for text in ["range|{\"from\":3,\"to\":1}", "app://range?from=3&to=1"] {
      let error = #expect(throws: RoutingError.self) { try DeepLink(text).route(RangeRoute.self) }
      #expect(error?.kind == .routeRefused)
      #expect(
        error?.underlyingError as? RangeRoute.Backwards == RangeRoute.Backwards(from: 3, to: 1))
      #expect(error?.description.contains("Backwards(from: 3, to: 1)") == true)
    }
  }

  @Test("The error of a link contains the reason in a DecodingError")
  func reasonOfDecodingError() {
    struct Reason: Error, Equatable {}
    struct PickyRoute: Route {
      static let identifier = "picky"
      init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
          .init(codingPath: [], debugDescription: "It does not fit.", underlyingError: Reason()))
      }
      func encode(to encoder: any Encoder) throws {}
    }
    for text in ["picky|{}", "app://picky"] {
      let error = #expect(throws: RoutingError.self) { try DeepLink(text).route(PickyRoute.self) }
      #expect(error?.kind == .routeRefused)
      #expect(error?.underlyingError as? Reason == Reason())
      #expect(error?.description.contains("It does not fit.") == true)
    }
  }

  @Test(
    "A route with an unsuitable identifier cannot be written as a link",
    arguments: [
      ("", "is empty"), ("a|b", "contains '|'"), ("a?b", "contains '?'"), ("a#b", "contains '#'"),
      ("a:b", "contains ':'"), ("a b", "white space"), ("a\u{7}", "control character"),
      ("a\u{7F}", "control character"), ("a\u{A0}b", "white space"), ("a\u{2003}", "white space"),
      ("/a", "begins or ends"), ("/\u{301}a", "begins or ends"), ("a/", "begins or ends"),
      (String(repeating: "a", count: 129), "longer than 128 bytes"),
    ])
  func identifiers(identifier: String, reason: String) {
    IdentifierRoute.$name.withValue(identifier) {
      for make in [{ try IdentifierRoute().link() }, { try IdentifierRoute().url(scheme: "app") }] {
        let error = #expect(throws: RoutingError.self) { try make() }
        #expect(error?.kind == .routeNotEncodable)
        #expect(
          error?.description.hasPrefix("No link to IdentifierRoute was made: its identifier '")
            == true, "\(error?.description ?? "")")
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
      }
    }
  }

  @Test("A number that JSON does not have cannot be written as a link")
  func noNumber() {
    struct PriceRoute: Route {
      static let identifier = "price"
      var price: Decimal
    }
    for write in [{ try $0.link() }, { try $0.url(scheme: "app") }]
      as [(PriceRoute) throws -> String]
    {
      let error = #expect(throws: RoutingError.self) { try write(PriceRoute(price: .nan)) }
      #expect(error?.kind == .routeNotEncodable)
    }
  }

  @Test("A route that does not encode into an object cannot be written as a link")
  func notEncodable() {
    let number = #expect(throws: RoutingError.self) { try NumberRoute(value: 1).link() }
    #expect(
      number.map(String.init(describing:)) == """
        No link to NumberRoute was made: it encodes into no object.
        Let NumberRoute encode into an object of fields that JSON can hold.
        """)
    let real = #expect(throws: RoutingError.self) { try RealRoute(value: .nan).url(scheme: "app") }
    #expect(real?.field == "value")
    #expect(
      real.map(String.init(describing:)) == """
        No link to RealRoute was made: its field 'value' does not encode: Unable to encode Double.nan directly in JSON.
        Let RealRoute encode into an object of fields that JSON can hold.
        """)
  }
}

struct NestedRoute: Route {
  static let identifier = "nested"
  struct Point: Codable { var x, y: Int }
  var points: [Point]
}

struct ListRoute: Route {
  static let identifier = "list"
  var list: [Int]
}

struct SpanRoute: Route {
  static let identifier = "span"
  var span: Range<Int>
}

struct RangeRoute: Route {
  static let identifier = "range"
  struct Backwards: Error, Equatable { var from, to: Int }
  var from, to: Int

  enum Field: CodingKey { case from, to }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    from = try container.decode(Int.self, forKey: .from)
    to = try container.decode(Int.self, forKey: .to)
    guard from <= to else { throw Backwards(from: from, to: to) }
  }
}

struct IdentifierRoute: Route {
  @TaskLocal static var name = "name"
  static var identifier: String { name }
}

struct NumberRoute: Route {
  static let identifier = "number"
  var value: Int
  init(value: Int) { self.value = value }
  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Int.self)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

struct RealRoute: Route {
  static let identifier = "real"
  var value: Double
}
