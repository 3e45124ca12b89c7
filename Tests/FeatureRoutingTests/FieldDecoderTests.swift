import FeatureRouting
import Foundation
import Testing

@Suite("Routes that request the decoder of a field")
struct FieldDecoderTests {
  /// A route that decodes its fields with decoders of their own.
  private struct BoxedRoute<Value: Codable & Sendable & Equatable>: Route, Equatable {
    static var identifier: String { "boxed" }
    var value: Value

    enum Key: CodingKey { case value }

    init(value: Value) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      value = try Value(from: container.superDecoder(forKey: .value))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try value.encode(to: container.superEncoder(forKey: .value))
    }
  }

  private struct Point: Codable, Hashable { var x, y: Int }

  private func expectRoundTrip<Value: Codable & Sendable & Equatable>(_ value: Value) throws {
    let route = BoxedRoute(value: value)
    for link in [try route.link(), try route.url(scheme: "app")] {
      #expect(try DeepLink(link).route(BoxedRoute<Value>.self) == route, "\(link)")
    }
  }

  @Test(
    "A text is decoded as it is in both forms, also if it looks like JSON",
    arguments: ["", "a", "\"q\"", "3", "true", "null", "[1]", "{\"a\":1}", "\u{1}", "é"])
  func texts(text: String) throws {
    try expectRoundTrip(text)
  }

  @Test("Plain values, lists, and objects are decoded in both forms")
  func otherValues() throws {
    try expectRoundTrip(3)
    try expectRoundTrip(-0.5)
    try expectRoundTrip(true)
    try expectRoundTrip(Int128.max)
    try expectRoundTrip(UInt128.max)
    try expectRoundTrip([1, 2])
    try expectRoundTrip(["a": 1])
    try expectRoundTrip(Point(x: 1, y: 2))
    try expectRoundTrip([Point(x: 1, y: 2)])
    try expectRoundTrip(Int?.none)
    try expectRoundTrip(Int?.some(3))
  }

  /// A route that decodes its field with the single value of a decoder of its own.
  private struct SingleRoute<Value: Codable & Sendable & Equatable>: Route, Equatable {
    static var identifier: String { "single" }
    var value: Value

    enum Key: CodingKey { case value }

    init(value: Value) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      value = try container.superDecoder(forKey: .value).singleValueContainer().decode(Value.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      var single = container.superEncoder(forKey: .value).singleValueContainer()
      try single.encode(value)
    }
  }

  @Test("A type of Foundation is decoded from its form in JSON only, in both forms")
  func formsOfFoundation() {
    func expectRefusal<Value: Codable & Sendable & Equatable>(_ type: Value.Type, _ json: String) {
      var characters = CharacterSet.alphanumerics
      characters.insert(charactersIn: "-._~")
      let query = json.addingPercentEncoding(withAllowedCharacters: characters) ?? ""
      for link in ["single|{\"value\":\(json)}", "app://single?value=\(query)"] {
        #expect(throws: RoutingError.self, "\(link)") {
          try DeepLink(link).route(SingleRoute<Value>.self)
        }
      }
    }
    expectRefusal(Data.self, "[1,2]")
    expectRefusal(URL.self, "{\"relative\":\"a://b\"}")
    expectRefusal(
      Decimal.self,
      """
      {"exponent":1,"length":1,"isNegative":false,"isCompact":true,"mantissa":[1,0,0,0,0,0,0,0]}
      """)
  }

  @Test("Data and a URL are decoded in both forms, also if their text looks like JSON")
  func textsOfFoundation() throws {
    func expectRoundTrip<Value: Codable & Sendable & Equatable>(_ value: Value?) throws {
      let route = SingleRoute(value: try #require(value))
      for link in [try route.link(), try route.url(scheme: "app")] {
        #expect(try DeepLink(link).route(SingleRoute<Value>.self) == route, "\(link)")
      }
    }
    for text in ["1234", "true", "null", ""] {
      try expectRoundTrip(Data(base64Encoded: text))
    }
    for text in ["3", "1.5", "-", "app://x"] {
      try expectRoundTrip(URL(string: text))
    }
  }

  @Test(
    "An error names the field in both forms",
    arguments: [
      ("boxed|{\"value\":{\"x\":1}}", .fieldMissing, "value.y"),
      ("app://boxed?value={\"x\":1}", .fieldMissing, "value.y"),
      ("boxed|{\"value\":3}", .fieldMistyped, "value"),
      ("app://boxed?value=3", .fieldMistyped, "value"),
      ("app://boxed?value=%01", .fieldMistyped, "value"),
      ("app://boxed?value={\"x\":\"a\",\"y\":1}", .fieldMistyped, "value.x"),
      ("app://boxed", .fieldMissing, "value"),
    ] as [(String, RoutingError.Kind, String)])
  func errors(link: String, kind: RoutingError.Kind, field: String) {
    let error = #expect(throws: RoutingError.self) {
      try DeepLink(link).route(BoxedRoute<Point>.self)
    }
    #expect(error?.kind == kind)
    #expect(error?.field == field)
  }

  @Test(
    "An error inside a single value names the field in both forms",
    arguments: [
      ("single|{\"value\":{\"x\":\"a\",\"y\":1}}", "value.x"),
      ("app://single?value={\"x\":\"a\",\"y\":1}", "value.x"),
      ("single|{\"value\":{\"x\":1}}", "value.y"),
      ("app://single?value={\"x\":1}", "value.y"),
    ])
  func errorsInSingleValues(link: String, field: String) {
    let error = #expect(throws: RoutingError.self) {
      try DeepLink(link).route(SingleRoute<Point>.self)
    }
    #expect(error?.field == field)
  }

  @Test("A plain value of another type is reported with the field")
  func mistyped() {
    for link in ["boxed|{\"value\":\"a\"}", "app://boxed?value=a"] {
      let error = #expect(throws: RoutingError.self) {
        try DeepLink(link).route(BoxedRoute<Int>.self)
      }
      #expect(error?.kind == .fieldMistyped, "\(link)")
      #expect(error?.field == "value", "\(link)")
    }
  }
}
