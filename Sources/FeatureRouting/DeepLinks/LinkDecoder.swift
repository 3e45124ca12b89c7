/// Decodes a route from the fields of a link, and records the fields that the route requests.
///
/// Foundation's decoder does not report which fields the type does not know. Nor does it always
/// report the field where the decoding failed: it omits the path for some errors.
final class LinkDecoder: Decoder {
  fileprivate let fields: any LinkFields
  /// The last failure of a field's decoding.
  fileprivate var failure: (field: any CodingKey, error: any Error)?
  /// Whether the route has requested the fields of a superclass.
  fileprivate var hasSuperclass = false
  /// The key types that the route requested, which determine the fields that it knows.
  private var keyTypes: [any CodingKey.Type] = []
  /// Whether the route forwards the decoding, so that its known fields cannot be observed.
  private var isForwarded = false

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(_ fields: any LinkFields) {
    self.fields = fields
  }

  /// The fields of the link that the route did not request.
  var unknownFields: [String] {
    guard !isForwarded else { return [] }
    return fields.names.filter { name in
      !(hasSuperclass && name == superclassName)
        && !keyTypes.contains { $0.init(stringValue: name) != nil }
    }
  }

  /// The field whose decoding threw an error; nil for an error that the route threw itself.
  ///
  /// The route may have caught the last failure, so its error must be the same.
  func field(of error: any Error) -> (any CodingKey)? {
    guard let failure, type(of: failure.error) == type(of: error),
      "\(failure.error)" == "\(error)"
    else { return nil }
    return failure.field
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    keyTypes.append(type)
    return KeyedDecodingContainer(LinkContainer(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try object([Any].self).unkeyedContainer()
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    let container = try object(String.self).singleValueContainer()
    isForwarded = true
    return container
  }

  private func object(_ type: Any.Type) throws -> any Decoder {
    guard let object = fields.object else {
      throw DecodingError.typeMismatch(
        type, .init(codingPath: [], debugDescription: "A query has fields."))
    }
    return object
  }
}

/// The default name of the field with the fields of a superclass.
private let superclassName = "super"

/// The fields of a link, as a container.
private struct LinkContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: LinkDecoder

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { decoder.fields.names.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { decoder.fields.contains(key.stringValue) }

  func decodeNil(forKey key: Key) throws -> Bool {
    try field(key).singleValueContainer().decodeNil()
  }

  // One generic method serves all types that the protocol lists, except two types. For these two,
  // the standard library has default methods that throw.
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try value(type, of: key)
  }

  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try value(type, of: key) }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try value(type, of: key) }

  private func value<Value: Decodable>(_ type: Value.Type, of key: Key) throws -> Value {
    let value = try field(key).singleValueContainer()
    do { return try value.decode(type) } catch {
      // The error of the link names this field.
      decoder.failure = (key, error)
      throw (error as? DecodingError)?.below(key) ?? error
    }
  }

  private func field(_ key: any CodingKey) throws -> any Decoder {
    guard decoder.fields.contains(key.stringValue) else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: [], debugDescription: "The link has no such field."))
    }
    return try decoder.fields.decoder(of: key.stringValue)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try field(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try field(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    decoder.hasSuperclass = true
    return try decoder(ofSuperclassIn: FieldName(stringValue: superclassName))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(ofSuperclassIn: key) }

  private func decoder(ofSuperclassIn key: any CodingKey) throws -> any Decoder {
    // As in Foundation, a superclass whose fields are not in the JSON has no value.
    decoder.fields.object == nil
      ? try field(key) : try decoder.fields.decoder(of: key.stringValue)
  }
}

extension DecodingError {
  /// Returns this error with the field, if its path is empty.
  fileprivate func below(_ key: any CodingKey) -> DecodingError {
    func extended(_ context: Context) -> Context {
      guard context.codingPath.isEmpty else { return context }
      return Context(
        codingPath: [key], debugDescription: context.debugDescription,
        underlyingError: context.underlyingError)
    }
    switch self {
    case .keyNotFound(let missing, let context): return .keyNotFound(missing, extended(context))
    case .valueNotFound(let type, let context): return .valueNotFound(type, extended(context))
    case .typeMismatch(let type, let context): return .typeMismatch(type, extended(context))
    case .dataCorrupted(let context): return .dataCorrupted(extended(context))
    @unknown default: return self
    }
  }
}
