#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON as text, in which links are read and written.
enum JSONText {
  // All links share them, which is safe because neither is configured later.
  private static let decoder = JSONDecoder()
  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  static func decode<Value: Decodable>(
    _ type: Value.Type, from text: ArraySlice<UInt8>
  ) throws -> Value {
    // Copies the bytes, with less code than the initializer for any sequence.
    try decoder.decode(type, from: text.withUnsafeBufferPointer(Data.init(buffer:)))
  }

  /// Whether a JSON decoder reads a type in another form than the type itself decodes.
  static func hasForm(of type: Any.Type) -> Bool {
    type == Data.self || type == URL.self || type == Decimal.self
  }

  static func encode(_ value: some Encodable) throws -> String {
    String(data: try encoder.encode(value), encoding: .utf8) ?? ""
  }
}

/// Decodes nothing and keeps the decoder, which outlives the decoding.
struct KeptDecoder: Decodable {
  let decoder: any Decoder

  init(from decoder: any Decoder) throws {
    self.decoder = decoder
  }
}
