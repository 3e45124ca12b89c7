/// A place in the program that a deep link or a message of a backend can name.
///
/// A route holds the data that its feature needs, and nothing else. It is `Codable`, so that the
/// same value travels as `profile|{"id":3}`, as `app://profile?id=3`, and as an argument of a call
/// to the router.
///
/// ```swift
/// struct ProfileRoute: Route {
///   static let identifier = "profile"
///   let id: Int
/// }
///
/// let route = try DeepLink("profile|{\"id\":3}").route(ProfileRoute.self)
/// precondition(route.id == 3)
/// ```
///
/// A backend can send a route. A program can store a route, to return to its place later.
public protocol Route: Codable, Sendable {
  /// The name of the route in links.
  ///
  /// State it explicitly, because links outlive the names of types. An identifier has 1 to 128
  /// bytes, no white space, no control character, none of the separators `|`, `?`, `#`, and `:`,
  /// and no `/` at its beginning or end. Prefer lower case, because some systems change the case of
  /// the text after `://`.
  static var identifier: String { get }

  /// The treatment of unknown fields: fields of a link that the route lacks.
  ///
  /// The default is ``UnknownFields/ignored``, so that a backend may send more than an old version
  /// of the program understands.
  static var unknownFields: UnknownFields { get }
}

extension Route {
  /// The default, which ignores unknown fields.
  public static var unknownFields: UnknownFields { .ignored }
}

/// The treatment of unknown fields: fields of a link that its route lacks.
///
/// A route declares it as ``Route/unknownFields``. Ignoring unknown fields keeps old programs
/// working with new links. Refusing them reveals a misspelled field to the author of a link.
public enum UnknownFields: Sendable {
  /// Unknown fields are ignored.
  case ignored
  /// The link is refused, with an error that names the field.
  ///
  /// This applies to the fields of the route itself, and not to the fields of nested values. If a
  /// route decodes itself as another type, pass that type the route's decoder: `content = try
  /// Content(from: decoder)`. With a single-value container, unknown fields are not found.
  case refused
}

/// The reason that a text cannot be the identifier of a route; nil if it can.
func faultOfIdentifier(_ identifier: String) -> String? {
  if identifier.isEmpty { return "is empty" }
  if identifier.utf8.count > 128 { return "is longer than 128 bytes" }
  // Bytes are compared, because a slash and an accent are one character.
  let slash = UInt8(ascii: "/")
  if identifier.utf8.first == slash || identifier.utf8.last == slash {
    return "begins or ends with '/'"
  }
  for scalar in identifier.unicodeScalars {
    switch scalar {
    case "|", "?", "#", ":": return "contains '\(scalar)', which separates the parts of a link"
    // For ASCII, a comparison is enough; looking up the Unicode property is the most expensive
    // part.
    case "\0"..." ", "\u{7F}",
      _ where !scalar.isASCII && scalar.properties.isInvisible:
      return "contains white space or a control character"
    default: continue
    }
  }
  return nil
}

extension Unicode.Scalar.Properties {
  /// Whether the scalar is white space or a control character.
  fileprivate var isInvisible: Bool { isWhitespace || generalCategory == .control }
}
