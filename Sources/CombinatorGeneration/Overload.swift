/// One overload of a combinator, and how it is written.
struct Overload {
  var effects: Effects
  /// The sentence that says what the overload does.
  var abstract: String
  /// The rest of the combinator's page, for the one overload that has it.
  var documentation: String?
  var name: String
  var generics: [String]
  var parameters: [String]
  var result: String
  /// The names, or where they are needed the types too, of the returned closure's parameters.
  var closureParameters: [String]
  var call: String
  var trials: [Trial]

  /// The overload's source, laid out as swift-format does it.
  var source: String {
    var lines = ["/// \(abstract)"]
    if let documentation {
      lines.append("///")
      lines += documentation.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "///" : "/// \($0)" }
    } else {
      lines.append("@_documentation(visibility: internal)")
    }
    lines.append("@inlinable @inline(always)")
    lines += signature
    lines += closure
    lines.append("}")
    return lines.joined(separator: "\n")
  }

  private var signature: [String] {
    let opening = "public func \(name)<"
    let list = generics.joined(separator: ", ")
    let generic =
      (opening + list + ">(").count <= pageWidth
      ? [opening + list + ">("] : [opening] + wrapped(generics, indentation: 2) + [">("]
    return generic + parameterLines + [") -> \(result) {"]
  }

  private var parameterLines: [String] {
    let joined = "  " + parameters.joined(separator: ", ")
    if joined.count <= pageWidth { return [joined] }
    return parameters.enumerated().flatMap { index, parameter in
      let line = "  " + parameter + (index < parameters.count - 1 ? "," : "")
      if line.count <= pageWidth { return [line] }
      let words = line.split(separator: ": ", maxSplits: 1)
      return [words[0] + ":"] + broken("    " + words[1])
    }
  }

  /// The line of a function type, or three where it is too long for one.
  private func broken(_ line: String) -> [String] {
    guard line.count > pageWidth,
      let open = line.firstIndex(of: "("), let close = line.firstIndex(of: ")")
    else { return [line] }
    return [
      String(line[...open]), "      " + line[open..<close].dropFirst(), "    " + line[close...],
    ]
  }

  private var closure: [String] {
    let head = closureParameters.isEmpty ? "{" : "{ \(heading) in"
    let line = "  \(head) \(call) }"
    return line.count <= pageWidth ? [line] : ["  \(head)", "    \(call)", "  }"]
  }

  private var heading: String {
    let list = closureParameters.joined(separator: ", ")
    return list.contains(":") ? "(\(list))" : list
  }
}

/// How many characters a line of source may have.
let pageWidth = 100

/// A list with commas, broken into lines.
func wrapped(_ items: [String], indentation: Int) -> [String] {
  let margin = String(repeating: " ", count: indentation)
  var lines = [margin]
  for (index, item) in items.enumerated() {
    let text = item + (index < items.count - 1 ? "," : "")
    let line = lines[lines.count - 1]
    if line == margin {
      lines[lines.count - 1] += text
    } else if line.count + 1 + text.count <= pageWidth {
      lines[lines.count - 1] += " " + text
    } else {
      lines.append(margin + text)
    }
  }
  return lines
}
