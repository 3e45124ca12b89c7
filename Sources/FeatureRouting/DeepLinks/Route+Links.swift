extension Route {
  /// The link that leads to the route: `identifier|{json}`.
  ///
  /// ```swift
  /// struct ProfileRoute: Route {
  ///   static let identifier = "profile"
  ///   let id: Int
  /// }
  ///
  /// let link = try ProfileRoute(id: 3).link()
  /// precondition(link == "profile|{\"id\":3}")
  /// ```
  ///
  /// Decoding the link makes the same route, unless the reader refuses the link for its length, its
  /// depth, or its combining marks, as ``DeepLink`` describes. A nested Optional that contains `nil`
  /// becomes `nil` itself.
  ///
  /// - Returns: A link, with the fields in alphabetical order.
  /// - Throws: A ``RoutingError`` if a link cannot contain the identifier, or if encoding the route
  ///   fails.
  public func link() throws(RoutingError) -> String {
    "\(try Self.checkedIdentifier())|\(try encoded())"
  }

  /// The URL that leads to the route: `scheme://identifier?key=value`.
  ///
  /// ```swift
  /// struct ProfileRoute: Route {
  ///   static let identifier = "profile"
  ///   let id: Int
  /// }
  ///
  /// let url = try ProfileRoute(id: 3).url(scheme: "app")
  /// precondition(url == "app://profile?id=3")
  /// ```
  ///
  /// The URL decodes into the same route, with two more exceptions than ``link()`` has:
  ///
  /// - A URL contains only text. A field whose decoding tries several types, one after another, may
  ///   find another type than the encoded one. For example, the string "3" becomes a number if a
  ///   number is tried first, and the number 3 becomes a string if a string is tried first.
  /// - A route that decodes itself from a single value is refused, because it has no fields.
  ///
  /// - Parameter scheme: The text before `://`, which is not encoded: a letter, followed by letters,
  ///   digits, `+`, `-`, and `.`, all ASCII.
  /// - Returns: A URL, percent-encoded.
  /// - Throws: A ``RoutingError`` if a link cannot contain the identifier, or if encoding the route
  ///   fails.
  public func url(scheme: String) throws(RoutingError) -> String {
    let place = PercentEncoding.encoded(try Self.checkedIdentifier(), keepingSlash: true)
    var items: [String] = []
    for (key, value) in JSONStructure.members(ofEncoded: try encoded()) {
      var item = PercentEncoding.encoded(try Self.text(ofJSON: key))
      if value.first != UInt8(ascii: "n") {
        item += "=" + PercentEncoding.encoded(try Self.text(ofJSON: value))
      }
      items.append(item)
    }
    return "\(scheme)://\(place)" + (items.isEmpty ? "" : "?\(items.joined(separator: "&"))")
  }

  private func encoded() throws(RoutingError) -> String {
    let text: String
    do { text = try JSONText.encode(self) } catch {
      throw .routeNotEncoded(Self.self, error)
    }
    guard text.hasPrefix("{") else { throw .routeWithoutFields(Self.self) }
    // An encoder writes `Decimal.nan` as `NaN`, which is not JSON.
    do { _ = try JSONText.decode(KeptDecoder.self, from: Array(text.utf8)[...]) } catch {
      throw .routeNotEncoded(Self.self, error)
    }
    return text
  }

  private static func checkedIdentifier() throws(RoutingError) -> String {
    if let fault = faultOfIdentifier(identifier) {
      throw .identifierUnsuitable(identifier, of: Self.self, fault)
    }
    return identifier
  }

  /// The text of a JSON string; any other JSON is its own text.
  private static func text(ofJSON json: ArraySlice<UInt8>) throws(RoutingError) -> String {
    guard json.first == UInt8(ascii: "\"") else { return String(decoding: json, as: UTF8.self) }
    do { return try JSONText.decode(String.self, from: json) } catch {
      throw .routeNotEncoded(Self.self, error)
    }
  }
}
