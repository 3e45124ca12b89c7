/// The fields of a link by their names, for the decoding of a route.
protocol LinkFields {
  /// The decoder of the JSON object that has the fields; nil for the fields of a query.
  var object: (any Decoder)? { get }

  /// The names of all fields.
  var names: [String] { get }

  func contains(_ name: String) -> Bool

  /// The decoder of a field; the paths of its errors begin with the field.
  func decoder(of name: String) throws -> any Decoder
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

  func decoder(of name: String) throws -> any Decoder {
    try members.superDecoder(forKey: FieldName(stringValue: name))
  }
}

/// The values of a URL's query by their keys.
struct QueryFields: LinkFields {
  let values: [String: String?]
  let depthLimit: Int

  var object: (any Decoder)? { nil }
  var names: [String] { Array(values.keys) }

  func contains(_ name: String) -> Bool { values[name] != nil }

  func decoder(of name: String) -> any Decoder {
    QueryValue(
      field: FieldName(stringValue: name), text: values[name] ?? nil, depthLimit: depthLimit)
  }
}

/// The name of any field, as a key.
struct FieldName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
