/// The percent-encoding of the parts of a URL.
enum PercentEncoding {
  /// Decodes a percent-encoded text.
  ///
  /// - Throws: An error if a percent sign is not followed by two hexadecimal digits, if the bytes are
  ///   not UTF-8, or if they have too many combining marks in a row.
  static func decoded(_ text: ArraySlice<UInt8>) throws(RoutingError) -> String {
    guard text.contains(UInt8(ascii: "%")) else { return String(decoding: text, as: UTF8.self) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text
    while var byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = hexadecimalValue(rest.popFirst()),
          let low = hexadecimalValue(rest.popFirst())
        else { throw .percentEncodingBroken(text) }
        byte = UInt8(high << 4 | low)
      }
      bytes.append(byte)
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else {
      throw .percentEncodingBroken(text)
    }
    try CombiningMarks.check(bytes[...])
    return decoded
  }

  /// Encodes a text for any part of a URL; an identifier keeps its `/`.
  static func encoded(_ text: String, keepingSlash slash: Bool = false) -> String {
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

  private static func hexadecimalValue(_ digit: UInt8?) -> Int? {
    digit.flatMap { Character(Unicode.Scalar($0)).hexDigitValue }
  }
}
