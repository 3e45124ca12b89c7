/// The limit of combining marks, such as accents, that follow one another in a link.
///
/// The standard library compares and hashes texts in a normal form, in which marks are sorted. For a
/// run of marks, that may take a time quadratic in its length, so one link could keep a program
/// busy for seconds. Text in any language has shorter runs: the limit is that of the Stream-Safe
/// Text Format in Unicode Standard Annex #15.
enum CombiningMarks {
  private static let limit = 30

  /// Refuses a text with a longer run of marks, which may be written as escapes of JSON.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func check(_ text: ArraySlice<UInt8>) throws(RoutingError) {
    // A mark is at least two bytes long, so most links are too short for a longer run.
    guard text.count > 2 * limit,
      text.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "\\") })
    else { return }
    var run = 0
    for scalar in String(decoding: unescaped(text), as: UTF16.self).unicodeScalars {
      run = !scalar.isASCII && scalar.isMark ? run + 1 : 0
      if run > limit { throw .tooManyMarks(limit: limit) }
    }
  }

  /// The text with its escapes replaced by the code units that they represent.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt16] {
    var rest = Array(String(decoding: text, as: UTF8.self).utf16)[...]
    var units: [UInt16] = []
    units.reserveCapacity(rest.count)
    while var unit = rest.popFirst() {
      // The character after a backslash is taken with it, because it may be another backslash.
      if unit == UInt16(ascii: "\\"), let escaped = rest.popFirst() {
        let digits = String(decoding: rest.prefix(4), as: UTF16.self)
        unit = escaped
        if escaped == UInt16(ascii: "u"), let value = UInt16(digits, radix: 16) {
          unit = value
          rest = rest.dropFirst(4)
        }
      }
      units.append(unit)
    }
    return units
  }
}

extension UInt16 {
  fileprivate init(ascii scalar: Unicode.Scalar) { self.init(UInt8(ascii: scalar)) }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    // Every scalar that normalization sorts has one of these categories.
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
