/// One overload of a combinator.
struct Overload {
  var effects: Effects
  /// The first sentence of the documentation.
  var abstract: String
  /// The rest of the combinator's page, in the one overload that has it.
  var page: String?
  /// Whether the compiler takes the overload only if no other overload fits.
  var isDisfavored = false
  /// Why a call of the overload is a mistake, and what to write.
  var mistake: Mistake?
  var generics: [String]
  var parameters: [String]
  var result: String
  /// The statements before the closure that is returned.
  var preparation: [String] = []
  var body: Closure?
  /// The parameter that is returned unchanged, in place of a body.
  var returned: String?
  /// The uses of the overload in the tests.
  var trials: [Trial] = []

  /// The overload's source, in the layout of swift-format.
  func source(named name: String) -> String {
    let documentation = (page.map { [abstract, ""] + $0.lines } ?? [abstract])
      .map { $0.isEmpty ? "///" : "/// \($0)" }
    let attributes =
      (mistake?.attribute ?? [])
      + joined([
        page == nil ? "@_documentation(visibility: internal)" : nil,
        effects.isolation == .withinMainActor ? "@MainActor" : nil,
        isDisfavored ? "@_disfavoredOverload" : nil,
        "@export(implementation) @inline(always)",
      ])
    let lines = documentation + attributes + signature(named: name)
    return (lines + (returned == nil ? statements + ["}"] : [])).joined(separator: "\n")
  }

  /// The attributes in one line, or with the last attributes on a line of their own.
  private func joined(_ attributes: [String?]) -> [String] {
    let attributes = attributes.compactMap(\.self)
    let line = attributes.joined(separator: " ")
    if line.count <= pageWidth { return [line] }
    return [attributes.dropLast().joined(separator: " ")] + attributes.suffix(1)
  }

  private var statements: [String] {
    preparation.map { "  " + $0 }
      + (body?.lines(indentation: 2, after: preparation.isEmpty ? "" : "return ") ?? [])
  }

  private func signature(named name: String) -> [String] {
    let opening = "public func \(name)<\(commaSeparated(generics))>("
    let start =
      opening.count <= pageWidth
      ? [opening] : ["public func \(name)<"] + wrapped(generics, indentation: 2) + [">("]
    let opened = returned.map { "{ \($0) }" } ?? "{"
    let end = ") -> \(result) \(opened)"
    return start + parameterLines
      + (end.count <= pageWidth ? [end] : [")"] + broken("-> \(result)", indentation: 2) + [opened])
  }

  private var parameterLines: [String] {
    parameters.enumerated().reduce(into: []) { lines, item in
      let parameter = item.element + (item.offset < parameters.count - 1 ? "," : "")
      if let line = lines.last, line.count + 1 + parameter.count <= pageWidth {
        lines[lines.count - 1] += " " + parameter
      } else if 2 + parameter.count <= pageWidth {
        lines.append("  " + parameter)
      } else {
        let words = parameter.split(separator: ": ", maxSplits: 1)
        lines += ["  " + words[0] + ":"] + broken(String(words[1]), indentation: 4)
      }
    }
  }
}
