/// The fields of a link, for the decoding of a route.
enum LinkFields {
  /// The members of a JSON object, with the decoder of the object.
  case json(KeyedDecodingContainer<FieldName>, of: any Decoder)
  /// The values of a URL's query by their keys.
  case query([String: String?], depthLimit: Int)

  var isQuery: Bool { if case .query = self { true } else { false } }

  /// The names of all fields.
  var names: [String] {
    switch self {
    case .json(let members, _): members.allKeys.map(\.stringValue)
    case .query(let values, _): Array(values.keys)
    }
  }

  func contains(_ key: any CodingKey) -> Bool {
    switch self {
    case .json(let members, _): members.contains(FieldName(key))
    case .query(let values, _): values.keys.contains(key.stringValue)
    }
  }

  /// The value of a field.
  ///
  /// - Throws: An error if the link has no such field.
  func value(of key: any CodingKey) throws -> any SingleValueDecodingContainer {
    switch self {
    case .json: try decoder(of: key).singleValueContainer()
    case .query: try queryValue(of: key)
    }
  }

  /// The decoder of a field whose containers the route requests itself.
  ///
  /// - Throws: An error if the link has no such field.
  func decoder(of key: any CodingKey) throws -> any Decoder {
    guard contains(key) else { throw notFound(key) }
    return try superDecoder(of: key)
  }

  /// The decoder of a field with the fields of a superclass, which JSON may lack.
  func superDecoder(of key: any CodingKey) throws -> any Decoder {
    switch self {
    case .json(let members, _): try members.superDecoder(forKey: FieldName(key))
    case .query: try queryValue(of: key).jsonDecoder()
    }
  }

  private func queryValue(of key: any CodingKey) throws -> QueryValue {
    guard case .query(let values, let depthLimit) = self, let text = values[key.stringValue] else {
      throw notFound(key)
    }
    return QueryValue(text: text, depthLimit: depthLimit)
  }

  private func notFound(_ key: any CodingKey) -> DecodingError {
    .keyNotFound(key, .init(codingPath: [], debugDescription: "The link has no such field."))
  }
}

/// The name of any field, as a key.
struct FieldName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
  init(_ key: any CodingKey) { stringValue = key.stringValue }
}
