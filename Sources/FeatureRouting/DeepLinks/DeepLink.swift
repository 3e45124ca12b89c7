/// A link into the program, parsed and within its limits, but not yet decoded into a route.
///
/// A link has one of two forms, and both lead to the same ``Route``:
///
/// - `identifier|{json}`, the form for backends; `identifier` alone is a route without fields.
/// - `scheme://identifier?key=value&key=value`, the form for systems that open URLs. The scheme is
///   ignored, because the system has already used it to choose the program. A fragment is dropped.
///   A field that is not a plain value is written as JSON, percent-encoded; a key without `=` is
///   nil. A `+` is a plus, as in every URL that is not an HTML form.
///
/// ```swift
/// struct ProfileRoute: Route {
///   static let identifier = "profile"
///   let id: Int
///   let tab: String?
/// }
///
/// let sent = try DeepLink("profile|{\"id\":3,\"tab\":\"posts\"}").route(ProfileRoute.self)
/// let opened = try DeepLink("app://profile?id=3&tab=posts").route(ProfileRoute.self)
/// precondition(sent.id == opened.id && sent.tab == opened.tab)
/// ```
///
/// A link may come from an untrusted source. So a link is refused before it is decoded if it is too
/// long, if its JSON is nested too deeply, or if it has more than 30 combining marks in a row: see
/// ``Limits``. The depth of a field in a URL is checked when the route reads the field. An error
/// repeats only a short part of the link.
public struct DeepLink: Sendable, Hashable {
  /// The longest and deepest link that is accepted.
  ///
  /// The default limits are 65,536 bytes and 64 levels. Ordinary links are far smaller, and a link
  /// within these limits cannot keep a program busy. Pass other limits when you register the
  /// router.
  public struct Limits: Sendable, Hashable {
    /// The maximum length of a link, in bytes of UTF-8.
    public var bytes: Int
    /// The maximum depth of nested objects and arrays in a link's JSON.
    ///
    /// Foundation itself refuses JSON with more than 512 levels.
    public var depth: Int

    /// Creates limits for links.
    ///
    /// - Parameters:
    ///   - bytes: The maximum length of a link, in bytes of UTF-8.
    ///   - depth: The maximum depth of nested objects and arrays.
    public init(bytes: Int = 65_536, depth: Int = 64) {
      self.bytes = bytes
      self.depth = depth
    }
  }

  /// The fields of the route, still encoded.
  enum Fields: Sendable, Hashable {
    /// The text of a JSON object.
    case json(ArraySlice<UInt8>)
    /// The values of a URL's query by their keys; nil, and not an empty text, for a key without
    /// `=`.
    case query([String: String?])
  }

  /// The identifier of the route.
  public let identifier: String
  let fields: Fields
  let limits: Limits

  /// Parses a link.
  ///
  /// - Parameters:
  ///   - text: The link, in one of the two forms.
  ///   - limits: The limits of its length and depth.
  /// - Throws: A ``RoutingError`` that describes the mistake in the text.
  /// - Complexity: O(1) for a link that is too long, otherwise O(*n*) in the length of the text.
  public init(_ text: String, limits: Limits = Limits()) throws(RoutingError) {
    guard text.utf8.count <= limits.bytes else {
      throw .linkTooLong(text.utf8.count, limit: limits.bytes)
    }
    guard !text.isEmpty else { throw .linkEmpty }
    let text = Array(text.utf8)[...]
    try CombiningMarks.check(text)
    self.limits = limits
    // Only a scheme at the beginning, which may be empty, makes a URL: neither
    // `profile|{"site":"http://..."}` nor `profile?next=http://...` is one.
    let afterScheme = text.drop(while: Self.isOfScheme)
    if afterScheme.starts(with: "://".utf8) {
      let (place, query) = Self.partsOfURL(afterScheme.dropFirst(3))
      guard !place.isEmpty else { throw .linkWithoutIdentifier }
      identifier = try PercentEncoding.decoded(place)
      do { fields = .query(try Self.values(ofQuery: query)) } catch {
        throw error.inLink(to: identifier)
      }
    } else if let bar = text.firstIndex(of: UInt8(ascii: "|")) {
      guard bar > 0 else { throw .linkWithoutIdentifier }
      identifier = String(decoding: text[..<bar], as: UTF8.self)
      let json = text[(bar + 1)...]
      do { try JSONStructure.checkObject(json, depth: limits.depth) } catch {
        throw error.inLink(to: identifier)
      }
      fields = .json(json)
    } else {
      identifier = String(decoding: text, as: UTF8.self)
      fields = .json(Array("{}".utf8)[...])
    }
  }

  /// Whether a byte may be a part of a scheme: a letter, a digit, or one of four other characters.
  private static func isOfScheme(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The identifier and the query, which follow `://`, without the fragment.
  private static func partsOfURL(
    _ text: ArraySlice<UInt8>
  ) -> (place: ArraySlice<UInt8>, query: ArraySlice<UInt8>) {
    let text = text.prefix { $0 != UInt8(ascii: "#") }
    var place = text.prefix { $0 != UInt8(ascii: "?") }
    let query = text[place.endIndex...].dropFirst()
    if place.last == UInt8(ascii: "/") { place = place.dropLast() }
    return (place, query)
  }

  /// The values of a query, percent-decoded.
  ///
  /// - Throws: An error for broken percent-encoding, and for a repeated key, because either value
  ///   could be meant.
  private static func values(
    ofQuery text: ArraySlice<UInt8>
  ) throws(RoutingError) -> [String: String?] {
    var values: [String: String?] = [:]
    var rest = text
    while !rest.isEmpty {
      let item = rest.prefix { $0 != UInt8(ascii: "&") }
      rest = rest[item.endIndex...].dropFirst()
      guard !item.isEmpty else { continue }
      let key = item.prefix { $0 != UInt8(ascii: "=") }
      let value = item[key.endIndex...]
      let name = try PercentEncoding.decoded(key)
      let text = value.isEmpty ? nil : try PercentEncoding.decoded(value.dropFirst())
      guard values.updateValue(text, forKey: name) == nil else { throw .fieldTwice(name) }
    }
    return values
  }
}
