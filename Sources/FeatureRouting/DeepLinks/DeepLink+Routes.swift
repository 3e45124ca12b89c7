#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The decoder and the encoder of all links, which are safe to share because neither is configured
/// later.
private let decoder = JSONDecoder()
private let encoder: JSONEncoder = {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return encoder
}()

extension DeepLink {
  /// Decodes the fields of the link.
  ///
  /// - Parameter type: The type of the route.
  /// - Returns: The route.
  /// - Throws: A ``RoutingError`` that names the missing, mistyped, or unknown field. It contains
  ///   the error that the route's decoding threw, if any.
  public func route<R: Route>(_ type: R.Type = R.self) throws(RoutingError) -> R {
    if R.unknownFields == .ignored {
      // Almost all links decode. The slow path below finds the reason for a failure.
      do { return try decode(R.self) } catch {}
    }
    do {
      return try observedRoute()
    } catch {
      throw error.inLink(to: identifier)
    }
  }

  private func observedRoute<R: Route>() throws(RoutingError) -> R {
    let observed: ObservedDecoding<R>
    do { observed = try decode(ObservedDecoding<R>.self) } catch { throw .jsonBroken }
    if R.unknownFields == .refused, let field = observed.unknownField {
      throw .fieldUnknown(field, of: R.self)
    }
    do { return try observed.outcome.get() } catch {
      throw RoutingError(decoding: R.self, failedWith: error, at: observed.fieldAtFailure)
    }
  }

  private func decode<Content: Decodable>(_ type: Content.Type) throws -> Content {
    switch fields {
    case .json(let data): try decoder.decode(type, from: data)
    case .query(let query):
      try type.init(from: QueryDecoder(query: query, depthLimit: limits.depth))
    }
  }
}

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
  /// Decoding the link makes the same route, unless the link is longer or deeper than the decoder's
  /// limits.
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
  /// The URL decodes into the same route, with three exceptions that ``link()`` does not have:
  ///
  /// - The reader refuses a URL that exceeds its limits of length and depth.
  /// - A URL contains only text. If the decoding of a field tries a number before a string, it
  ///   reads "3" as the number 3. If it tries an object or a list before a string, it never finds
  ///   the object or the list.
  /// - A route that decodes itself from a single value or from a dictionary is refused, because it
  ///   has no fields.
  ///
  /// - Parameter scheme: The text before `://`, which is not encoded.
  /// - Returns: A URL, percent-encoded.
  /// - Throws: A ``RoutingError`` if a link cannot contain the identifier, or if encoding the route
  ///   fails.
  public func url(scheme: String) throws(RoutingError) -> String {
    let place = Query.percentEncoded(try Self.checkedIdentifier(), keepingSlash: true)
    var items: [String] = []
    for (key, value) in JSONText.members(ofEncoded: try encoded()) {
      let key = Query.percentEncoded(try Self.textOfString(key))
      switch value.utf8.first {
      case UInt8(ascii: "n"): items.append(key)
      case UInt8(ascii: "\""):
        items.append("\(key)=\(Query.percentEncoded(try Self.textOfString(value)))")
      default: items.append("\(key)=\(Query.percentEncoded(String(value)))")
      }
    }
    return "\(scheme)://\(place)" + (items.isEmpty ? "" : "?\(items.joined(separator: "&"))")
  }

  private func encoded() throws(RoutingError) -> String {
    let data: Data
    do { data = try encoder.encode(self) } catch {
      throw .routeNotEncoded(Self.self, error).inLink(to: Self.identifier)
    }
    guard data.first == UInt8(ascii: "{") else {
      throw .routeNotEncoded(Self.self, nil).inLink(to: Self.identifier)
    }
    return String(decoding: data, as: UTF8.self)
  }

  private static func checkedIdentifier() throws(RoutingError) -> String {
    if let fault = faultOfIdentifier(identifier) {
      throw .identifierUnsuitable(identifier, of: Self.self, fault)
    }
    return identifier
  }

  /// The text of a JSON string.
  private static func textOfString(_ json: Substring) throws(RoutingError) -> String {
    do { return try decoder.decode(String.self, from: Data(json.utf8)) } catch {
      throw .routeNotEncoded(Self.self, error).inLink(to: identifier)
    }
  }
}
