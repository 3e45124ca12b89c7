import FunctionInjection

extension DeepLink {
  /// Decodes the fields of the link.
  ///
  /// - Parameter type: The type of the route.
  /// - Returns: The route.
  /// - Throws: A ``RoutingError`` that names the missing, mistyped, or unknown field. It contains
  ///   the error that the route's decoding threw, if any.
  public func route<R: Route>(_ type: R.Type = R.self) throws(RoutingError) -> R {
    if case .json(let text) = fields, R.unknownFields == .ignored {
      // Almost all links decode. The slow path below finds the reason for a failure.
      do { return try JSONText.decode(R.self, from: text) } catch {}
    }
    do { return try observedRoute() } catch { throw error.inLink(to: identifier) }
  }

  private func observedRoute<R: Route>() throws(RoutingError) -> R {
    let decoder = try linkDecoder()
    let route: R
    do { route = try R(from: decoder) } catch {
      // The route may not have requested all its fields yet, so a field may only be misspelled.
      if R.unknownFields == .refused, case DecodingError.keyNotFound(let key, let context) = error,
        context.codingPath.isEmpty,
        let field = NearNames.nearest(to: key.stringValue, among: decoder.unknownFields).first
      {
        throw .fieldUnknown(field, near: key.stringValue, of: R.self)
      }
      throw RoutingError(decoding: R.self, failedWith: error, in: decoder)
    }
    if R.unknownFields == .refused, let field = decoder.unknownFields.min() {
      throw .fieldUnknown(field, of: R.self)
    }
    return route
  }

  private func linkDecoder() throws(RoutingError) -> LinkDecoder {
    switch fields {
    case .json(let text):
      do { return LinkDecoder(try JSONFields(text)) } catch { throw .jsonBroken }
    case .query(let values):
      return LinkDecoder(QueryFields(values: values, depthLimit: limits.depth))
    }
  }
}
