import FunctionInjection

/// The reason that a link, a route, or a feature could not be opened.
///
/// The ``description`` states the reason and the fix. A link may come from an untrusted source, so
/// the description repeats only a short part of it, with control characters made visible.
public struct RoutingError: Error, Sendable, CustomStringConvertible {
  private struct Content {
    let kind: Kind
    /// The first clause of the message; `nil` if it is that a link was not followed.
    var subject: String?
    var identifier: String?
    let field: String?
    let underlyingError: (any Error)?
    let summary: String
    /// The handler of the route, with its location.
    var handler: DependencyPath.Hop?
    let remedy: String
  }

  /// The content, behind one reference because an error passes through many frames.
  private var shared: Shared<Content>
  private var content: Content { shared.value }

  @inline(never)
  init(
    _ kind: Kind, subject: String? = nil, field: String? = nil,
    underlyingError: (any Error)? = nil, _ summary: String, remedy: String
  ) {
    shared = Shared(
      Content(
        kind: kind, subject: subject, field: field, underlyingError: underlyingError,
        summary: summary, remedy: remedy))
  }

  /// The kind of the error.
  public var kind: Kind { content.kind }

  /// The identifier in the link or of the route, shortened; nil if there is none.
  public var identifier: String? { content.identifier }

  /// The field of the route that the error is about, as in `address.street`, shortened.
  public var field: String? { content.field }

  /// The error that other code threw: the decoding of a route, a feature, or the function that
  /// presents screens.
  public var underlyingError: (any Error)? { content.underlyingError }

  /// The reason, the location of the route's handler, and the fix.
  public var description: String {
    let link = identifier.map { " to '\($0)'" } ?? ""
    let subject = content.subject ?? "The link\(link) was not followed"
    let place = content.handler.map { "\n\(DependencyPath([$0]))" } ?? ""
    return "\(subject): \(content.summary)\(place)\n\(content.remedy)"
  }

  /// Adds the identifier of the link, or of a route that was opened without a link.
  @inline(never)
  func inLink(
    to identifier: String, opening route: (any Route.Type)? = nil,
    handledBy hop: DependencyPath.Hop? = nil
  ) -> RoutingError {
    var content = content
    if content.subject == nil { content.subject = route.map { "\($0) was not opened" } }
    content.identifier = excerpt(identifier)
    content.handler = hop
    var error = self
    error.shared = Shared(content)
    return error
  }
}

extension RoutingError {
  /// The kinds of errors; later versions may add more.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The name of the kind.
    public let description: String

    /// The link is longer than the limit.
    public static var linkTooLong: Kind { Kind(description: "linkTooLong") }
    /// The JSON of the link is nested deeper than the limit.
    public static var linkTooDeep: Kind { Kind(description: "linkTooDeep") }
    /// The text is not a link: it is empty, has no identifier, has broken percent-encoding, or has too
    /// many combining marks in a row.
    public static var linkMalformed: Kind { Kind(description: "linkMalformed") }
    /// The text after the identifier is not JSON, or not an object.
    public static var jsonMalformed: Kind { Kind(description: "jsonMalformed") }
    /// A field that the route needs is not in the link.
    public static var fieldMissing: Kind { Kind(description: "fieldMissing") }
    /// A field has a value of another type, or a value that cannot be decoded.
    public static var fieldMistyped: Kind { Kind(description: "fieldMistyped") }
    /// The link has a field that the route does not have, and the route refuses such links.
    public static var fieldUnknown: Kind { Kind(description: "fieldUnknown") }
    /// A field of a URL occurs more than once; in JSON, the decoder decides between the values.
    public static var fieldRepeated: Kind { Kind(description: "fieldRepeated") }
    /// The route's decoding refused its fields as a whole, or its handler could not make an input.
    ///
    /// The ``RoutingError/underlyingError`` is the error that was thrown. If the route threw a
    /// `DecodingError`, it is the underlying error of that error's context.
    public static var routeRefused: Kind { Kind(description: "routeRefused") }
    /// The route cannot be written as a link.
    public static var routeNotEncodable: Kind { Kind(description: "routeNotEncodable") }
    /// No handler has the identifier of the route, or its handler handles another type of route.
    public static var routeUnknown: Kind { Kind(description: "routeUnknown") }
    /// Neither the feature nor any of its fallbacks is enabled.
    public static var featureDisabled: Kind { Kind(description: "featureDisabled") }
    /// The fallbacks of a feature form a cycle.
    public static var fallbackCircle: Kind { Kind(description: "fallbackCircle") }
    /// The dependencies of the feature, or the scope that begins with it, could not be made.
    public static var dependenciesFailed: Kind { Kind(description: "dependenciesFailed") }
    /// The feature's `build` or `isEnabled` threw an error.
    public static var buildFailed: Kind { Kind(description: "buildFailed") }
    /// The function that presents screens threw an error.
    public static var presentationFailed: Kind { Kind(description: "presentationFailed") }
    /// A navigation began while another feature was being built.
    public static var navigationDuringBuild: Kind { Kind(description: "navigationDuringBuild") }
    /// The graph to which the router belongs is gone.
    public static var graphIsGone: Kind { Kind(description: "graphIsGone") }
    /// The scope to which the router belongs has ended, or its resolver is closed.
    public static var scopeHasEnded: Kind { Kind(description: "scopeHasEnded") }
  }
}
