/// Checks of JSON before it is decoded; each check reads the bytes once.
enum JSONText {
  /// Refuses JSON that is not an object, or that is nested too deeply for a recursive decoder.
  ///
  /// The check runs before the decoder, so that no link can exhaust the decoder's stack.
  ///
  /// - Complexity: O(*n*) in the length of the text, without an allocation.
  static func check(
    _ text: UnsafeBufferPointer<UInt8>, depth limit: Int
  ) throws(RoutingError) {
    guard text.first(where: { !isSpace($0) }) == UInt8(ascii: "{") else {
      throw .jsonWithoutObject
    }
    try checkDepth(text, limit: limit)
  }

  /// Refuses JSON that is nested too deeply.
  static func checkDepth(_ text: some Collection<UInt8>, limit: Int) throws(RoutingError) {
    var isTooDeep = false
    var hasControlCharacter = false
    visitStructure(of: text) { _, byte, depth in
      isTooDeep = depth > limit
      // A zero byte would even make a decoder guess another encoding.
      hasControlCharacter = byte < 0x20
      return !isTooDeep && !hasControlCharacter
    }
    if isTooDeep { throw .linkTooDeep(limit: limit) }
    if hasControlCharacter { throw .jsonBroken }
  }

  /// The members of an object that an encoder has written, well formed and without white space.
  ///
  /// Numbers keep every digit, which a conversion to a number type would not guarantee.
  static func members(ofEncoded object: String) -> [(key: Substring, value: Substring)] {
    var members: [(key: Substring, value: Substring)] = []
    var start = object.utf8.index(after: object.startIndex)
    var colon: String.Index?
    visitStructure(of: object.utf8) { index, byte, depth in
      if byte == UInt8(ascii: ":"), depth == 1 { colon = index }
      let endsMember = byte == UInt8(ascii: ",") ? depth == 1 : depth == 0
      if endsMember, let end = colon {
        members.append((object[start..<end], object[object.utf8.index(after: end)..<index]))
        start = object.utf8.index(after: index)
        colon = nil
      }
      return true
    }
    return members
  }

  /// Visits each structural byte of a JSON text that is outside its strings, such as a brace.
  ///
  /// The function receives the byte and the depth after the byte, and returns whether to continue.
  /// Control characters, which JSON does not allow, are visited inside strings too.
  @inline(__always)
  private static func visitStructure<Bytes: Collection<UInt8>>(
    of bytes: Bytes, _ visit: (_ index: Bytes.Index, _ byte: UInt8, _ depth: Int) -> Bool
  ) {
    var depth = 0
    var isInString = false
    var index = bytes.startIndex
    while index != bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "\\") where isInString:
        // The escaped byte is skipped, except for a control character, which is visited next.
        let next = bytes.index(after: index)
        if next != bytes.endIndex, bytes[next] >= 0x20 { index = next }
      case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString:
        depth += 1
        guard visit(index, byte, depth) else { return }
      case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString:
        depth -= 1
        guard visit(index, byte, depth) else { return }
      case UInt8(ascii: ":") where !isInString, UInt8(ascii: ",") where !isInString:
        guard visit(index, byte, depth) else { return }
      case 0..<0x20 where !isSpace(byte):
        guard visit(index, byte, depth) else { return }
      default: break
      }
      bytes.formIndex(after: &index)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
