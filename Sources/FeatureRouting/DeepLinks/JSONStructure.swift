/// The structural bytes of a JSON text, such as braces, which are outside of its strings.
///
/// Each byte has the depth of the objects and arrays around the byte that follows. Control
/// characters, which JSON does not allow, are among the bytes, also inside strings.
struct JSONStructure: Sequence, IteratorProtocol {
  private let text: ArraySlice<UInt8>
  private var index: Int
  private var depth = 0
  private var isInString = false

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    index = text.startIndex
  }

  mutating func next() -> (index: Int, byte: UInt8, depth: Int)? {
    while index < text.endIndex {
      let (place, byte) = (index, text[index])
      index += 1
      switch byte {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "\\") where isInString:
        // The escaped byte is skipped, except for a control character.
        if index < text.endIndex, text[index] >= 0x20 { index += 1 }
      case 0..<0x20 where isInString || !isSpace(byte): return (place, byte, depth)
      case _ where isInString: break
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        return (place, byte, depth)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        return (place, byte, depth)
      case UInt8(ascii: ":"), UInt8(ascii: ","): return (place, byte, depth)
      default: break
      }
    }
    return nil
  }
}

extension JSONStructure {
  /// Refuses a link's JSON that is not an object, or that is nested too deeply.
  static func checkObject(_ text: ArraySlice<UInt8>, depth limit: Int) throws(RoutingError) {
    guard text.first(where: { !isSpace($0) }) == UInt8(ascii: "{") else {
      throw .jsonWithoutObject
    }
    try check(text, depth: limit)
  }

  /// Refuses JSON that is nested too deeply for a recursive decoder.
  ///
  /// The check runs before the decoder, so that no link can exhaust the decoder's stack.
  ///
  /// - Complexity: O(*n*) in the length of the text, without an allocation.
  static func check(_ text: ArraySlice<UInt8>, depth limit: Int) throws(RoutingError) {
    for (_, byte, depth) in JSONStructure(text) {
      if depth > limit { throw .linkTooDeep(limit: limit) }
      // A zero byte would even make a decoder guess another encoding.
      if byte < 0x20 { throw .jsonBroken }
    }
  }

  /// The members of an object that an encoder has written, well formed and without white space.
  ///
  /// Numbers keep every digit, which a conversion to a number type would not guarantee.
  static func members(
    ofEncoded object: String
  ) -> [(key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] {
    let text = Array(object.utf8)
    var members: [(key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []
    var start = 1
    var colon: Int?
    for (index, byte, depth) in JSONStructure(text[...]) {
      if byte == UInt8(ascii: ":"), depth == 1 { colon = index }
      let endsMember = byte == UInt8(ascii: ",") ? depth == 1 : depth == 0
      guard endsMember, let end = colon else { continue }
      members.append((text[start..<end], text[(end + 1)..<index]))
      start = index + 1
      colon = nil
    }
    return members
  }
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}
