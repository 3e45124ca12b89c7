/// The outcome of a decoding, and the fields that the type requested.
///
/// A decoder does not report which fields the type does not know. Nor does it always report the
/// field where the decoding failed: Foundation's decoder omits the path for some errors.
struct ObservedDecoding<Content: Decodable>: Decodable {
  let outcome: Result<Content, any Error>
  /// The first field of the link that the type did not request.
  let unknownField: String?
  /// The field whose decoding failed.
  let fieldAtFailure: (any CodingKey)?

  init(from decoder: any Decoder) throws {
    let requests = ObservedRequests()
    outcome = Result { try Content(from: ObservingDecoder(base: decoder, requests: requests)) }
    fieldAtFailure = requests.fieldInProgress
    unknownField = try decoder.container(keyedBy: AnyField.self).allKeys.lazy
      .map(\.stringValue).filter { !requests.knows($0) }.min()
  }
}

/// The requests of a type to its decoder so far.
private final class ObservedRequests {
  var fieldInProgress: (any CodingKey)?
  /// The key types that the type requested, which determine the fields that it knows.
  private var keyTypes: [any CodingKey.Type] = []
  /// Whether the type forwards the decoding, so that its known fields cannot be observed.
  var isForwarded = false

  func add(_ keyType: any CodingKey.Type) {
    keyTypes.append(keyType)
  }

  func knows(_ field: String) -> Bool {
    isForwarded || keyTypes.contains { $0.init(stringValue: field) != nil }
  }
}

/// A decoder that forwards to another decoder and records the requests.
private struct ObservingDecoder: Decoder {
  let base: any Decoder
  let requests: ObservedRequests

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    requests.add(type)
    let container = try base.container(keyedBy: type)
    return KeyedDecodingContainer(ObservingContainer(base: container, requests: requests))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try base.unkeyedContainer()
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    requests.isForwarded = true
    return try base.singleValueContainer()
  }
}

/// A container that forwards to another container and records the decoded fields.
private struct ObservingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>
  let requests: ObservedRequests

  var codingPath: [any CodingKey] { base.codingPath }
  var allKeys: [Key] { base.allKeys }

  func contains(_ key: Key) -> Bool { base.contains(key) }

  func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: key) }

  // One generic method serves all types that the protocol lists, except two types. For these two,
  // the standard library has default methods that throw.
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try observe(key) { try base.decode(type, forKey: key) }
  }

  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try observe(key) { try base.decode(type, forKey: key) }
  }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try observe(key) { try base.decode(type, forKey: key) }
  }

  private func observe<Value>(_ key: Key, _ decode: () throws -> Value) rethrows -> Value {
    requests.fieldInProgress = key
    let value = try decode()
    requests.fieldInProgress = nil
    return value
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try base.nestedContainer(keyedBy: type, forKey: key)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try base.nestedUnkeyedContainer(forKey: key)
  }

  func superDecoder() throws -> any Decoder {
    requests.add(SuperclassKey.self)
    return try base.superDecoder()
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try base.superDecoder(forKey: key) }
}

/// A key of any name.
private struct AnyField: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
