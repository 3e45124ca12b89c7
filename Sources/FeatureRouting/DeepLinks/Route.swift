/// A place in the program that can be written down: in a deep link, in a message of a backend.
///
/// A route holds what must be known to get there and nothing else. It is `Codable`, so that the
/// same value travels as `profile|{"id":3}`, as `app://profile?id=3`, and as a line of the
/// program that calls the router.
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
/// A route is Codable, so that a backend can send one, and a program can store one and go back to it.
public protocol Route: Codable, Sendable {
  /// The name by which links refer to the route.
  ///
  /// It is written out and not derived from the type, because links outlive the names of types. It
  /// is at most 128 bytes long and has no white space, no control character, and none of
  /// `|`, `?`, `#`, `:`, since links are taken apart at these. Lower case is best: some systems
  /// change the case of what follows `://`.
  static var identifier: String { get }

  /// What becomes of a field in a link that the route does not have.
  ///
  /// The default is ``UnknownFields/ignored``, so that a backend may send more than an old version
  /// of the program understands.
  static var unknownFields: UnknownFields { get }
}

extension Route {
  /// The default: fields that the route does not have are passed over.
  public static var unknownFields: UnknownFields { .ignored }
}

/// What becomes of the fields in a link that its route does not have.
///
/// A route states it as ``Route/unknownFields``. What is passed over keeps old programs working with new
/// links; what is refused shows a misspelt field to whoever tries a link.
public enum UnknownFields: Sendable {
  /// They are passed over.
  case ignored
  /// The link is refused, with an error that names the field.
  ///
  /// This is about the fields of the route itself; the values inside them decide for themselves.
  case refused
}

/// Why a text cannot be the identifier of a route; nil where it can.
func faultOfIdentifier(_ identifier: String) -> String? {
  if identifier.isEmpty { return "is empty" }
  if identifier.utf8.count > 128 { return "is longer than 128 bytes" }
  if identifier.hasPrefix("/") || identifier.hasSuffix("/") { return "begins or ends with '/'" }
  for scalar in identifier.unicodeScalars {
    switch scalar {
    case "|", "?", "#", ":": return "contains '\(scalar)', at which links are taken apart"
    // Looking the property up costs more than all else, and in ASCII a comparison will do.
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
