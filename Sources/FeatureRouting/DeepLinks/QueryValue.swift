/// Decodes the value of one field of a query.
///
/// A plain value (a text, a number, a Boolean, and every type that decodes from one of these) is
/// parsed. Any other type requests a container, and is read as JSON if it does not catch the error.
/// If the text is not JSON, it is read as a JSON string, which is the form in which Foundation
/// writes `Data` and `URL`.
///
/// JSON is decoded as the member of an object, so that the paths of all errors begin with the field.
struct QueryValue: Decoder, SingleValueDecodingContainer {
  let field: FieldName
  let text: String?
  let depthLimit: Int

  var codingPath: [any CodingKey] { [field] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The cause of the error if a type requests a container, which a plain value does not have.
  ///
  /// The error itself is that of other decoders, because the type may catch it.
  private struct NoPlainValue: Error {}

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try structure(as: [String: Any].self).container(keyedBy: type)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try structure(as: [Any].self).unkeyedContainer()
  }

  /// The decoder of a text that is a JSON object or list.
  private func structure(as type: Any.Type) throws -> any Decoder {
    guard let text, isStructure(text), try isJSON(text) else {
      throw DecodingError.typeMismatch(
        type,
        .init(
          codingPath: codingPath, debugDescription: "It is a plain value.",
          underlyingError: NoPlainValue()))
    }
    return try decoder(ofJSON: text)
  }

  private func isStructure(_ text: String) -> Bool {
    let first = text.utf8.first { !" \t\n\r".utf8.contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { text == nil }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if JSONText.hasForm(of: type) { return try decodeFromJSON(type) }
    do {
      return try Value(from: self)
    } catch DecodingError.typeMismatch(let structure, let context)
      where context.underlyingError is NoPlainValue
    {
      // A dictionary whose keys are not texts is coded as a list.
      let namesType = structure == [Any].self && !(type is any ExpressibleByDictionaryLiteral.Type)
      return try decodeFromJSON(type, mismatching: namesType ? type : structure)
    }
  }

  /// Decodes a value from the text as JSON or, if that fails, from the JSON of the text.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - expected: The type that the error of another text names; `nil` for the type of the value.
  private func decodeFromJSON<Value: Decodable>(
    _ type: Value.Type, mismatching expected: Any.Type? = nil
  ) throws -> Value {
    let text = try presentText(type)
    if try isJSON(text) {
      do { return try value(type, inJSON: text) } catch {
        // The error of an object or a list is in its JSON.
        if isStructure(text) { throw error }
      }
    }
    guard let value = try? value(type, inJSON: JSONText.encode(text)) else {
      throw mismatch(expected ?? type)
    }
    return value
  }

  private func value<Value: Decodable>(_ type: Value.Type, inJSON json: String) throws -> Value {
    try decoder(ofJSON: json).singleValueContainer().decode(type)
  }

  private func decoder(ofJSON json: String) throws -> any Decoder {
    let object = try "{\(JSONText.encode(field.stringValue)):\(json)}"
    return try JSONFields(Array(object.utf8)[...]).decoder(of: field.stringValue)
  }

  /// Returns whether the text is JSON.
  ///
  /// - Throws: An error if the text is nested too deeply. It is not a plain text, either.
  private func isJSON(_ text: String) throws(RefusedLink) -> Bool {
    let json = Array(text.utf8)[...]
    do { try JSONStructure.check(json, depth: depthLimit) } catch {
      guard error.kind == .jsonMalformed else { throw RefusedLink(error: error) }
      return false
    }
    return (try? JSONText.decode(KeptDecoder.self, from: json)) != nil
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

/// The plain values.
extension QueryValue {
  func decode(_ type: String.Type) throws -> String { try presentText(type) }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard let value = Bool(try presentText(type)) else { throw mismatch(type) }
    return value
  }

  func decode<Number>(_ type: Number.Type) throws -> Number
  where Number: BinaryFloatingPoint & LosslessStringConvertible & Decodable {
    let value = try parsed(type)
    guard value.isFinite else { throw mismatch(type) }
    return value
  }

  func decode<Number>(_ type: Number.Type) throws -> Number
  where Number: FixedWidthInteger & Decodable {
    try parsed(type)
  }

  // The standard library has default methods for these two types, which throw.
  func decode(_ type: Int128.Type) throws -> Int128 { try parsed(type) }

  func decode(_ type: UInt128.Type) throws -> UInt128 { try parsed(type) }

  private func parsed<Number: LosslessStringConvertible>(_ type: Number.Type) throws -> Number {
    guard let value = try number(type) as? Number else { throw mismatch(type) }
    return value
  }

  /// Reads a decimal number; nil if it is written in another way.
  ///
  /// Unlike in JSON, "007" and ".5" are numbers, and "3.0" is not an integer. The initializers of
  /// numbers also accept "+3", "nan", "infinity", and hexadecimal digits. They are called through
  /// their witnesses, because reading numbers is much code to compile for each type.
  @inline(never)
  private func number(_ type: any LosslessStringConvertible.Type) throws -> Any? {
    let text = try presentText(type)
    let isDecimal = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    return isDecimal && !text.hasPrefix("+") ? type.init(text) : nil
  }
}
