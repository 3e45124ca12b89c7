/// The fields of a URL, which follow the question mark, percent-decoded.
struct Query: Sendable, Hashable {
  /// The values by their keys; nil, and not an empty text, for a key without `=`.
  let values: [String: String?]

  /// Parses the text after a question mark.
  ///
  /// - Throws: An error for broken percent-encoding, and for a repeated key, because either value
  ///   could be meant.
  init(_ text: UnsafeBufferPointer<UInt8>.SubSequence) throws(RoutingError) {
    var values: [String: String?] = [:]
    for item in text.split(separator: UInt8(ascii: "&")) {
      let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      let key = try Self.percentDecoded(item[..<equals])
      var value: String?
      if equals < item.endIndex { value = try Self.percentDecoded(item[(equals + 1)...]) }
      guard values.updateValue(value, forKey: key) == nil else {
        throw .fieldTwice(key)
      }
    }
    self.values = values
  }

  /// Decodes a percent-encoded text.
  ///
  /// - Throws: An error if a percent sign is not followed by two hexadecimal digits, or if the
  ///   bytes are not UTF-8.
  static func percentDecoded(
    _ text: UnsafeBufferPointer<UInt8>.SubSequence
  ) throws(RoutingError) -> String {
    guard text.contains(UInt8(ascii: "%")) else { return String(decoding: text, as: UTF8.self) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexadecimalValue),
        let low = rest.popFirst().flatMap(hexadecimalValue)
      else { throw .percentEncodingBroken(String(decoding: text, as: UTF8.self)) }
      bytes.append(high << 4 | low)
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else {
      throw .percentEncodingBroken(String(decoding: text, as: UTF8.self))
    }
    return decoded
  }

  /// Encodes a text for any part of a URL; an identifier keeps its `/`.
  static func percentEncoded(_ text: String, keepingSlash slash: Bool = false) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "/") where slash: encoded += "/"
      default:
        encoded += byte < 16 ? "%0" : "%"
        encoded += String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  private static func hexadecimalValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
