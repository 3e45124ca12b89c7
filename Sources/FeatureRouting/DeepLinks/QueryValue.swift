#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes the value of one field of a query.
///
/// A plain value (a text, a number, a Boolean, and every type that decodes from one of these) is
/// parsed. Any other type requests a container and is then read as JSON. If the text is not JSON,
/// it is read as a JSON string, which is the form in which Foundation writes `Data` and `URL`.
struct QueryValue: Decoder, SingleValueDecodingContainer {
  let text: String?
  let key: any CodingKey
  let depthLimit: Int

  var codingPath: [any CodingKey] { [key] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Thrown if a type requests a container, which a plain value does not have.
  private struct NoPlainValue: Error {}

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw NoPlainValue()
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NoPlainValue() }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { text == nil }

  // The standard library has default methods for these two types, which throw.
  func decode(_ type: Int128.Type) throws -> Int128 { try decodeAny(type) }

  func decode(_ type: UInt128.Type) throws -> UInt128 { try decodeAny(type) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decodeAny(type) }

  private func decodeAny<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let plain = Value.self as? any PlainValue.Type {
      guard let value = try plain.init(queryText: presentText(type)) as? Value else {
        throw mismatch(type)
      }
      return value
    }
    do {
      return try Value(from: self)
    } catch is NoPlainValue {
      return try decodeFromJSON(type)
    }
  }

  private func decodeFromJSON<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let text = try presentText(type)
    try JSONText.checkDepth(text.utf8, limit: depthLimit)
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      // For an object or a list, report the error in its JSON; for another text, report a mismatch.
      let isObject = text.hasPrefix("{") || text.hasPrefix("[")
      guard !isObject, let json = try? JSONEncoder().encode(text),
        let value = try? JSONDecoder().decode(type, from: json)
      else { throw isObject ? FieldError(key: key, error: error) : mismatch(type) }
      return value
    }
  }

  /// A decoder of the value as JSON, for a route that requests its nested containers itself.
  func jsonDecoder() throws -> any Decoder {
    try decodeFromJSON(DecoderOfValue.self).decoder
  }

  private func presentText(_ type: Any.Type) throws -> String {
    guard let text else {
      throw DecodingError.valueNotFound(
        type, .init(codingPath: codingPath, debugDescription: "The key has no value."))
    }
    return text
  }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "It is another text."))
  }
}

/// Decodes nothing and keeps the decoder.
private struct DecoderOfValue: Decodable {
  let decoder: any Decoder

  init(from decoder: any Decoder) throws {
    self.decoder = decoder
  }
}

/// An error in the JSON of a field, together with the field.
struct FieldError: Error {
  let key: any CodingKey
  let error: any Error
}

/// A type whose values are plain text in a query.
private protocol PlainValue {
  init?(queryText: String)
}

extension String: PlainValue {
  fileprivate init?(queryText: String) { self = queryText }
}

extension Bool: PlainValue {
  fileprivate init?(queryText: String) { self.init(queryText) }
}

extension PlainValue where Self: FixedWidthInteger {
  fileprivate init?(queryText: String) {
    guard let value: Int128 = parse(queryText) else { return nil }
    self.init(exactly: value)
  }
}

extension UInt128: PlainValue {
  fileprivate init?(queryText: String) {
    guard let value: UInt128 = parse(queryText) else { return nil }
    self = value
  }
}

/// Reads a number; the narrow types convert the widest one, because reading numbers is much code.
@inline(never)
private func parse<Number: FixedWidthInteger>(_ text: String) -> Number? {
  // The initializer also accepts "+3", which is not JSON.
  text.hasPrefix("+") ? nil : Number(text)
}

extension PlainValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
  fileprivate init?(queryText: String) {
    // The initializer also accepts "nan", "infinity", "+1", and hexadecimal digits, none of them
    // JSON.
    let isDecimal = queryText.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isDecimal, !queryText.hasPrefix("+") else { return nil }
    self.init(queryText)
    guard isFinite else { return nil }
  }
}

extension Int: PlainValue {}
extension Int8: PlainValue {}
extension Int16: PlainValue {}
extension Int32: PlainValue {}
extension Int64: PlainValue {}
extension Int128: PlainValue {}
extension UInt: PlainValue {}
extension UInt8: PlainValue {}
extension UInt16: PlainValue {}
extension UInt32: PlainValue {}
extension UInt64: PlainValue {}
extension Float: PlainValue {}
extension Double: PlainValue {}
