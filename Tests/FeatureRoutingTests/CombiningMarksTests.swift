import FeatureRouting
import Testing

@Suite("Combining marks in deep links")
struct CombiningMarksTests {
  private struct NoteRoute: Route {
    static let identifier = "note"
    struct Box: Codable { var text: String }
    var text: String?
    var box: Box?
  }

  /// Links that contain the marks in each part and in each notation.
  private static func links(with marks: [Unicode.Scalar]) -> [String] {
    let text = self.text(marks)
    let percents = text.utf8.map { "%" + String($0, radix: 16) }.joined()
    let escapes = escaped(text)
    let mixed = escaped(self.text(marks.prefix(10))) + self.text(marks.dropFirst(10))
    return [
      "n\(text)|{}", "n\(text)", "app://n\(text)", "app://n\(percents)",
      "note|{\"text\":\"e\(text)\"}", "note|{\"text\":\"e\(escapes)\"}",
      "note|{\"text\":\"\\\\\(escapes)\"}", "note|{\"text\":\"e\(mixed)\"}",
      "note|{\"e\(text)\":1}", "note|{\"e\(escapes)\":1}",
      "app://note?text=e\(text)", "app://note?text=e\(percents)", "app://note?e\(percents)=1",
      "app://note?box={\"text\":\"e\(escapes)\"}",
      "app://note?box=%7B%22text%22:%22e\(escapes)%22%7D",
      "app://note?box=%7B%22text%22:%22e\(percents)%22%7D",
    ]
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  /// The text as escapes of JSON.
  private static func escaped(_ text: String) -> String {
    text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  private static func run(of marks: String, count: Int) -> [Unicode.Scalar] {
    let marks = Array(marks.unicodeScalars)
    return (0..<count).map { marks[$0 % marks.count] }
  }

  @Test(
    "A link with more than 30 combining marks in a row is refused in every part and notation",
    arguments: [
      // Nonspacing marks, spacing marks, enclosing marks, marks beyond the first plane, and a mark
      // that decomposes into two others.
      "\u{301}\u{323}", "\u{302E}\u{93E}", "\u{20DD}", "\u{1D165}\u{1D16D}", "\u{F73}",
    ])
  func tooManyMarks(marks: String) {
    for link in Self.links(with: Self.run(of: marks, count: 31)) {
      let error = #expect(throws: RoutingError.self, "\(link)") {
        try DeepLink(link).route(NoteRoute.self)
      }
      #expect(error?.kind == .linkMalformed, "\(link)")
      #expect(
        error?.description.contains("more than 30 combining marks") == true,
        "\(error?.description ?? "")")
    }
  }

  @Test("A link with 30 combining marks in a row is followed, and runs do not add up")
  func enoughMarks() throws {
    let run = Self.run(of: "\u{301}\u{323}", count: 30)
    for link in Self.links(with: run + ["e"] + run) { _ = try DeepLink(link) }
    let marks = Self.text(run)
    let route = NoteRoute(text: "e\(marks)e\(marks)", box: NoteRoute.Box(text: "e\(marks)"))
    for link in [try route.link(), try route.url(scheme: "app")] {
      #expect(try DeepLink(link).route(NoteRoute.self).text == route.text)
      #expect(try DeepLink(link).route(NoteRoute.self).box?.text == route.box?.text)
    }
  }

  @Test("Text in languages that are written with many marks, or as escapes, is followed")
  func languages() throws {
    let texts = ["नमस्ते दुनिया", "สวัสดีชาวโลก", "မင်္ဂလာပါ", "שָׁלוֹם עוֹלָם", "日本語", "👩‍👩‍👧"]
    let text = (0..<40).map { texts[$0 % texts.count] }.joined()
    for link in [
      "note|{\"text\":\"\(text)\"}", "note|{\"text\":\"\(Self.escaped(text))\"}",
      "app://note?text=\(text)",
    ] {
      #expect(try DeepLink(link).route(NoteRoute.self).text == text)
    }
    // An escaped backslash begins no escape.
    let backslashes = try DeepLink(
      "note|{\"text\":\"" + String(repeating: "\\\\u0301", count: 40) + "\"}")
    #expect(
      try backslashes.route(NoteRoute.self).text == String(repeating: "\\u0301", count: 40))
  }
}
