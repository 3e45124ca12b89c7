/// The fields of a link by their names, for the decoding of a route.
protocol LinkFields {
  /// The decoder of the JSON object that has the fields; nil for the fields of a query.
  var object: (any Decoder)? { get }

  /// The names of all fields.
  var names: [String] { get }

  func contains(_ name: String) -> Bool

  /// The value of a field; nil if the link has no such field.
  func value(of name: String) throws -> (any SingleValueDecodingContainer)?

  /// The decoder of a field whose containers the route requests itself.
  func decoder(of name: String) throws -> any Decoder

  /// The decoder of a field that the route, or its superclass, decodes itself.
  func superDecoder(of name: String) throws -> any Decoder
}

/// The members of a JSON object.
struct JSONFields: LinkFields {
  let object: (any Decoder)?
  private let members: KeyedDecodingContainer<FieldName>

  init(_ text: ArraySlice<UInt8>) throws {
    let object = try JSONText.decode(KeptDecoder.self, from: text).decoder
    members = try object.container(keyedBy: FieldName.self)
    self.object = object
  }

  var names: [String] { members.allKeys.map(\.stringValue) }

  func contains(_ name: String) -> Bool { members.contains(FieldName(stringValue: name)) }

  func value(of name: String) throws -> (any SingleValueDecodingContainer)? {
    contains(name) ? try decoder(of: name).singleValueContainer() : nil
  }

  func decoder(of name: String) throws -> any Decoder {
    try members.superDecoder(forKey: FieldName(stringValue: name))
  }

  func superDecoder(of name: String) throws -> any Decoder { try decoder(of: name) }
}

/// The values of a URL's query by their keys.
struct QueryFields: LinkFields {
  let values: [String: String?]
  let depthLimit: Int

  var object: (any Decoder)? { nil }
  var names: [String] { Array(values.keys) }

  func contains(_ name: String) -> Bool { values[name] != nil }

  func value(of name: String) -> (any SingleValueDecodingContainer)? {
    values[name].map { QueryValue(text: $0, depthLimit: depthLimit) }
  }

  func decoder(of name: String) throws -> any Decoder { try field(name).json }

  func superDecoder(of name: String) -> any Decoder { field(name) }

  private func field(_ name: String) -> QueryField {
    let field = FieldName(stringValue: name)
    return QueryField(
      name: field,
      value: QueryValue(text: values[name] ?? nil, depthLimit: depthLimit, field: field))
  }
}

/// Decodes one field of a query, for a route that requests the decoder of the field.
///
/// The route may request a value, which is the text of the URL, or a container, which is in JSON.
private struct QueryField: Decoder {
  let name: FieldName
  let value: QueryValue

  var codingPath: [any CodingKey] { [name] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  var json: any Decoder { get throws { try value.decoder(of: name) } }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try json.container(keyedBy: type)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try json.unkeyedContainer() }

  func singleValueContainer() -> any SingleValueDecodingContainer { value }
}

/// The name of any field, as a key.
struct FieldName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
