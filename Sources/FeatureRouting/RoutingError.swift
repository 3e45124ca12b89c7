import FunctionInjection

/// The reason that a link, a route, or a feature could not be opened.
///
/// The ``description`` states the reason and the fix. A link may come from an untrusted source, so
/// the description repeats only a short part of it, with control characters made visible.
public struct RoutingError: Error, Sendable, CustomStringConvertible {
  /// The kind of the error.
  public let kind: Kind
  /// The identifier in the link or of the route, shortened; nil if there is none.
  public private(set) var identifier: String?
  /// The field of the route that the error is about, as in `address.street`, shortened.
  public let field: String?
  /// The error that other code threw: the decoding of a route, a feature, or the function that
  /// presents screens.
  public let underlyingError: (any Error)?
  private var attempt: Attempt
  /// The handler of the route, with its location.
  private var hop: DependencyPath.Hop?
  private let summary: String
  private let remedy: String

  /// The action that failed.
  enum Attempt {
    case followingLink
    case openingFeature(any RoutedFeature.Type)
    case openingRoute(any Route.Type)
    case writingLink(any Route.Type)
  }

  init(
    _ kind: Kind, in attempt: Attempt = .followingLink, field: String? = nil,
    underlyingError: (any Error)? = nil, _ summary: String, remedy: String
  ) {
    self.kind = kind
    self.attempt = attempt
    self.field = field
    self.underlyingError = underlyingError
    self.summary = summary
    self.remedy = remedy
  }

  /// The reason, the location of the route's handler, and the fix.
  public var description: String {
    let subject =
      switch attempt {
      case .followingLink: "The link\(identifier.map { " to '\($0)'" } ?? "") was not followed"
      case .openingFeature(let feature): "\(feature.name) was not opened"
      case .openingRoute(let route): "\(route) was not opened"
      case .writingLink(let route): "No link to \(route) was made"
      }
    let path = hop.map { "\n\(DependencyPath([$0]))" } ?? ""
    return "\(subject): \(summary)\(path)\n\(remedy)"
  }

  /// Adds the identifier of the link.
  @usableFromInline
  func inLink(to identifier: String) -> RoutingError {
    var error = self
    error.identifier = excerpt(identifier)
    return error
  }

  /// Adds the identifier of the route, which was opened without a link.
  @usableFromInline
  func opening(_ route: any Route.Type) -> RoutingError {
    var error = inLink(to: route.identifier)
    if case .followingLink = attempt { error.attempt = .openingRoute(route) }
    return error
  }

  /// Adds the handler of the route.
  @usableFromInline
  func handled<Screen>(by handler: RouteHandler<Screen>) -> RoutingError {
    var error = self
    error.hop = handler.hop
    return error
  }
}

extension RoutingError {
  /// The kinds of errors; later versions may add more.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The name of the kind.
    public let description: String

    /// The link is longer than the limit.
    public static let linkTooLong = Kind(description: "linkTooLong")
    /// The JSON of the link is nested deeper than the limit.
    public static let linkTooDeep = Kind(description: "linkTooDeep")
    /// The text is not a link: it is empty, has no identifier, or has broken percent-encoding.
    public static let linkMalformed = Kind(description: "linkMalformed")
    /// The text after the identifier is not JSON, or not an object.
    public static let jsonMalformed = Kind(description: "jsonMalformed")
    /// A field that the route needs is not in the link.
    public static let fieldMissing = Kind(description: "fieldMissing")
    /// A field has a value of another type, or a value that its type refuses.
    public static let fieldMistyped = Kind(description: "fieldMistyped")
    /// The link has a field that the route does not have, and the route refuses such links.
    public static let fieldUnknown = Kind(description: "fieldUnknown")
    /// A field of a URL occurs more than once; in JSON, the decoder decides between the values.
    public static let fieldRepeated = Kind(description: "fieldRepeated")
    /// The route's own decoding threw an error, which is the ``RoutingError/underlyingError``.
    public static let routeRefused = Kind(description: "routeRefused")
    /// The route cannot be written as a link.
    public static let routeNotEncodable = Kind(description: "routeNotEncodable")
    /// No handler has the identifier of the route.
    public static let routeUnknown = Kind(description: "routeUnknown")
    /// Neither the feature nor any of its fallbacks is enabled.
    public static let featureDisabled = Kind(description: "featureDisabled")
    /// The fallbacks of a feature form a circle.
    public static let fallbackCircle = Kind(description: "fallbackCircle")
    /// The dependencies of the feature, or the scope that begins with it, could not be made.
    public static let dependenciesFailed = Kind(description: "dependenciesFailed")
    /// The feature's `build` threw an error.
    public static let buildFailed = Kind(description: "buildFailed")
    /// The function that presents screens threw an error.
    public static let presentationFailed = Kind(description: "presentationFailed")
    /// A navigation began while another feature was being built.
    public static let navigationDuringBuild = Kind(description: "navigationDuringBuild")
    /// The graph to which the router belongs is gone.
    public static let graphIsGone = Kind(description: "graphIsGone")
    /// The scope to which the router belongs has ended, or its resolver is closed.
    public static let scopeHasEnded = Kind(description: "scopeHasEnded")
  }
}

/// Returns a short part of an untrusted text, on one line.
///
/// - Complexity: O(*limit*), however long the text is.
func excerpt(_ text: some StringProtocol, limit: Int = 40) -> String {
  var shown = ""
  for scalar in text.unicodeScalars.prefix(limit) {
    switch scalar.properties.generalCategory {
    // Characters that break the line or change the direction of the writing are escaped.
    case .control, .format, .lineSeparator, .paragraphSeparator:
      shown += scalar.escaped(asASCII: true)
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return text.unicodeScalars.dropFirst(limit).isEmpty ? shown : shown + "…"
}
