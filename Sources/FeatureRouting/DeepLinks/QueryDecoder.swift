/// Decodes a route from the query of a URL, whose values are texts without types.
///
/// The route's decoding requests a type for each value, so the same route decodes from a query and
/// from JSON: numbers are parsed, and values that are not plain are read as JSON.
struct QueryDecoder: Decoder {
  let query: Query
  let depthLimit: Int

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(QueryContainer(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw mismatch([Any].self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw mismatch(String.self)
  }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(type, .init(codingPath: [], debugDescription: "A query has fields."))
  }
}

/// The fields of a query.
private struct QueryContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: QueryDecoder

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { decoder.query.values.keys.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { decoder.query.values.keys.contains(key.stringValue) }

  func decodeNil(forKey key: Key) throws -> Bool { try value(forKey: key) == nil }

  // One generic method serves all types that the protocol lists, except two types. For these two,
  // the standard library has default methods that throw.
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try queryValue(forKey: key).decode(type)
  }

  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try queryValue(forKey: key).decode(type)
  }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try queryValue(forKey: key).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try queryValue(forKey: key).jsonDecoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try queryValue(forKey: key).jsonDecoder().unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    try queryValue(forKey: SuperclassKey.superclass).jsonDecoder()
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try queryValue(forKey: key).jsonDecoder()
  }

  private func queryValue(forKey key: some CodingKey) throws -> QueryValue {
    QueryValue(text: try value(forKey: key), key: key, depthLimit: decoder.depthLimit)
  }

  private func value(forKey key: some CodingKey) throws -> String? {
    guard let value = decoder.query.values[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: [], debugDescription: "The query has no such key."))
    }
    return value
  }
}

/// The default key for the fields that a superclass encodes.
enum SuperclassKey: String, CodingKey {
  case superclass = "super"
}
