/// The errors of links.
extension RoutingError {
  static var linkEmpty: RoutingError {
    RoutingError(.linkMalformed, "it is empty.", remedy: "Send 'identifier|{json}' or a URL.")
  }

  static var linkWithoutIdentifier: RoutingError {
    RoutingError(
      .linkMalformed, "it names no route.",
      remedy: "Write the identifier of a route before '|' or after '://'.")
  }

  static func linkTooLong(_ length: Int, limit: Int) -> RoutingError {
    RoutingError(
      .linkTooLong, "it is \(length) bytes long, but the limit is \(limit).",
      remedy: "Send less, or raise the router's limit of bytes.")
  }

  static func linkTooDeep(limit: Int) -> RoutingError {
    RoutingError(
      .linkTooDeep, "its JSON is nested deeper than \(limit), which is the limit.",
      remedy: "Nest less, or raise the router's limit of depth.")
  }

  static func percentEncodingBroken(_ text: ArraySlice<UInt8>) -> RoutingError {
    RoutingError(
      .linkMalformed,
      "'\(excerpt(String(decoding: text, as: UTF8.self)))' is not percent-encoded UTF-8.",
      remedy: "Write each byte outside of ASCII, and each '%', as '%' and two hexadecimal digits.")
  }

  static func tooManyMarks(limit: Int) -> RoutingError {
    RoutingError(
      .linkMalformed, "it has more than \(limit) combining marks, such as accents, in a row.",
      remedy: "Send each mark with its letter; no text in any language needs so many.")
  }

  static var jsonWithoutObject: RoutingError {
    RoutingError(
      .jsonMalformed, "the text after '|' is not a JSON object.",
      remedy: "Send the fields as an object: {\"name\":value}; leave '|' out if there are none.")
  }

  static var jsonBroken: RoutingError {
    RoutingError(
      .jsonMalformed, "its JSON cannot be parsed.",
      remedy: "Let an encoder write the JSON; nothing may follow the object.")
  }

  static func fieldTwice(_ field: String) -> RoutingError {
    RoutingError(
      .fieldRepeated, field: excerpt(field), "the field '\(excerpt(field))' occurs more than once.",
      remedy: "Send it once; a list is written as JSON: "
        + "\(excerpt(field.hasSuffix("[]") ? String(field.dropLast(2)) : field))=[1,2].")
  }

  static func identifierUnsuitable(
    _ identifier: String, of route: any Route.Type, _ fault: String
  ) -> RoutingError {
    RoutingError(
      .routeNotEncodable, subject: "No link to \(route) was made",
      "its identifier '\(excerpt(identifier))' \(fault).",
      remedy: "Give \(route) another identifier.")
  }

  static func routeWithoutFields(_ route: any Route.Type) -> RoutingError {
    routeUnencodable(route, "it encodes into no object.")
  }

  static func routeNotEncoded(_ route: any Route.Type, _ error: any Error) -> RoutingError {
    guard case EncodingError.invalidValue(_, let context) = error, !context.codingPath.isEmpty
    else {
      return routeUnencodable(
        route, "it does not encode: \(excerpt("\(error)", limit: 120))", underlyingError: error)
    }
    let field = field(context.codingPath)
    return routeUnencodable(
      route,
      "its field '\(field)' does not encode: \(excerpt(context.debugDescription, limit: 120))",
      field: field, underlyingError: error)
  }

  private static func routeUnencodable(
    _ route: any Route.Type, _ problem: String, field: String? = nil,
    underlyingError: (any Error)? = nil
  ) -> RoutingError {
    RoutingError(
      .routeNotEncodable, subject: "No link to \(route) was made", field: field,
      underlyingError: underlyingError, problem,
      remedy: "Let \(route) encode into an object of fields that JSON can hold."
    ).inLink(to: route.identifier)
  }

  static func fieldUnknown(
    _ field: String, near missing: String, of route: any Route.Type
  ) -> RoutingError {
    RoutingError(
      .fieldUnknown, field: excerpt(field),
      "it has the field '\(excerpt(field))', but not '\(missing)', which \(route) needs.",
      remedy: "Did you mean '\(missing)'? Send the field under that name.")
  }

  static func fieldUnknown(_ field: String, of route: any Route.Type) -> RoutingError {
    RoutingError(
      .fieldUnknown, field: excerpt(field), "\(route) has no field '\(excerpt(field))'.",
      remedy: "Leave the field out, or let \(route) ignore unknown fields.")
  }

  /// Creates the routing error for a decoder's error, with only a short part of the link.
  init(
    decoding route: any Route.Type, failedWith error: any Error, in decoder: LinkDecoder
  ) {
    /// The error does not know the type that declares a nested field.
    func makeOptional(_ path: [any CodingKey]) -> String {
      "make it Optional" + (path.count == 1 ? " in \(route)" : "")
    }
    switch error {
    case let link as RefusedLink: self = link.error
    case DecodingError.keyNotFound(let key, let context):
      self.init(
        .fieldMissing, of: route, at: context.codingPath + [key], "is missing.",
        remedy: "Send the field, or \(makeOptional(context.codingPath + [key])).")
    case DecodingError.valueNotFound(let type, let context) where !context.codingPath.isEmpty:
      self.init(
        .fieldMistyped, of: route, at: context.codingPath,
        // A decoder reports the end of a list in the same way.
        context.codingPath.last?.intValue == nil
          ? "is null." : "is null, or the list ends before it.",
        remedy: "Send a value of type \(type), or \(makeOptional(context.codingPath)).")
    case DecodingError.typeMismatch(let type, let context) where !context.codingPath.isEmpty:
      let isObject = type is any ExpressibleByDictionaryLiteral.Type
      self.init(
        .fieldMistyped, of: route, at: context.codingPath,
        isObject ? "is not an object." : "is not of type \(type).",
        remedy: Self.remedy(forValueOf: type))
    case DecodingError.valueNotFound(_, let context), DecodingError.typeMismatch(_, let context),
      DecodingError.dataCorrupted(let context):
      self.init(
        route, refuses: context.codingPath, because: context.debugDescription,
        context.underlyingError)
    default:
      self.init(
        route, refuses: decoder.field(of: error).map { [$0] } ?? [], because: "\(error)", error)
    }
  }

  private static func remedy(forValueOf type: any Any.Type) -> String {
    if type is any ExpressibleByDictionaryLiteral.Type {
      return
        "Send an object. In a URL, an object is written as JSON: address={\"street\":\"Main\"}."
    }
    return type is any ExpressibleByArrayLiteral.Type
      ? "Send a list. In a URL, a list is written as JSON: tags=[1,2]."
      : "Send a value of type \(type)."
  }

  /// Creates the routing error for an error that the type of a field, or the route itself, threw.
  @inline(never)
  private init(
    _ route: any Route.Type, refuses path: [any CodingKey], because message: String,
    _ error: (any Error)?
  ) {
    let message = excerpt(message, limit: 120)
    if path.isEmpty {
      self.init(
        .routeRefused, underlyingError: error, "\(route) refuses its fields: \(message)",
        remedy: "Send fields that fit together.")
    } else {
      self.init(
        .fieldMistyped, of: route, at: path, underlyingError: error,
        "cannot be decoded: \(message)", remedy: "Send a valid value.")
    }
  }

  @inline(never)
  private init(
    _ kind: Kind, of route: any Route.Type, at path: [any CodingKey],
    underlyingError: (any Error)? = nil, _ problem: String, remedy: String
  ) {
    let field = Self.field(path)
    self.init(
      kind, field: field, underlyingError: underlyingError,
      "the field '\(field)' of \(route) \(problem)", remedy: remedy)
  }

  /// A path of keys in the notation `address.street`, `tags[2]`.
  private static func field(_ path: [any CodingKey]) -> String {
    var text = ""
    for key in path.prefix(8) {
      // A key of the route's own may have a number, too.
      if let index = key.intValue, key.stringValue == "Index \(index)" {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + excerpt(key.stringValue)
      }
    }
    return path.count > 8 ? text + "…" : text
  }
}

/// An error of the link that is decoded.
///
/// A ``RoutingError`` that the route's own decoding throws may concern another link.
struct RefusedLink: Error {
  let error: RoutingError
}
