/// Why a link, a route or a feature could not be opened.
///
/// The ``description`` is written for the reader: what happened, and how to mend it. Links come
/// from outside, so it repeats a short part of one at most, with control characters made visible.
public struct RoutingError: Error, Sendable, CustomStringConvertible {
  /// What kind of error it is.
  public let kind: Kind
  /// The identifier that the link named, shortened; nil where there is none.
  public private(set) var identifier: String?
  /// The field of the route that the error is about, as in `address.street`, shortened.
  public let field: String?
  /// The error that another's code has thrown: the decoding of a route, a feature, a presenter.
  public let underlyingError: (any Error)?
  private let reason: String
  private let remedy: String

  init(
    _ kind: Kind, field: String? = nil, underlyingError: (any Error)? = nil, _ reason: String,
    remedy: String
  ) {
    self.kind = kind
    self.field = field
    self.underlyingError = underlyingError
    self.reason = reason
    self.remedy = remedy
  }

  /// What happened, and how to mend it.
  public var description: String {
    let subject = identifier.map { "The link to '\($0)' was not followed" }
    return "\(subject ?? "The link was not followed"): \(reason)\n\(remedy)"
  }

  /// The same error, which now knows in the link to what it happened.
  func inLink(to identifier: String) -> RoutingError {
    var error = self
    error.identifier = excerpt(identifier)
    return error
  }
}

extension RoutingError {
  /// The kinds of errors, to which later versions may add.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The name of the kind.
    public let description: String

    /// The link is longer than the limit.
    public static let linkTooLong = Kind(description: "linkTooLong")
    /// The JSON of the link is nested deeper than the limit.
    public static let linkTooDeep = Kind(description: "linkTooDeep")
    /// The text is no link: empty, without an identifier, broken in its percent-encoding.
    public static let linkMalformed = Kind(description: "linkMalformed")
    /// The JSON of the link is not JSON, or not an object.
    public static let jsonMalformed = Kind(description: "jsonMalformed")
    /// A field that the route needs is not in the link.
    public static let fieldMissing = Kind(description: "fieldMissing")
    /// A field has a value of another type, or one that its type refuses.
    public static let fieldMistyped = Kind(description: "fieldMistyped")
    /// The link has a field that the route does not have, and the route refuses such links.
    public static let fieldUnknown = Kind(description: "fieldUnknown")
    /// A field comes more than once.
    public static let fieldRepeated = Kind(description: "fieldRepeated")
    /// The route's own decoding threw an error, which is the ``RoutingError/underlyingError``.
    public static let routeRefused = Kind(description: "routeRefused")
    /// The route cannot be written as a link.
    public static let routeNotEncodable = Kind(description: "routeNotEncodable")
  }
}

/// A short part of a text from outside, fit to be shown on one line.
///
/// - Complexity: O(*limit*), however long the text is.
func excerpt(_ text: some StringProtocol, limit: Int = 40) -> String {
  var shown = ""
  for scalar in text.unicodeScalars.prefix(limit) {
    switch scalar.properties.generalCategory {
    // What would break the line or change the direction of the writing is made visible.
    case .control, .format, .lineSeparator, .paragraphSeparator:
      shown += scalar.escaped(asASCII: true)
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return text.unicodeScalars.dropFirst(limit).isEmpty ? shown : shown + "…"
}
