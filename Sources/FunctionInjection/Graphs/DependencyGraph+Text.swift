// The drawings are compiled only into programs that use them.
extension DependencyGraph {
  /// The graph as text: a paragraph for each service, with a line for each input.
  @export(implementation)
  public var text: String {
    let edgesByNode = edgesByNode
    var text = ""
    for (number, node) in nodes.enumerated() {
      let details = node.details.joined(separator: ", ")
      text += node.name + (details.isEmpty ? "" : " (\(details))") + "\n"
      for edge in edgesByNode[number] {
        let label = edge.shownLabel.map { " (\($0))" } ?? ""
        text += "  \(edge.isObserved ? "⇢" : "→") \(nodes[edge.input].name)\(label)\n"
      }
    }
    return text
  }

  /// The graph in the language of Mermaid, which many code hosting sites draw.
  @export(implementation)
  public var mermaid: String {
    var lines = ["flowchart LR"]
    for (number, node) in nodes.enumerated() {
      let label = ([node.name] + node.details).map(Self.escapedForMermaid).joined(
        separator: "<br/>")
      lines.append("  n\(number)[\"\(label)\"]")
    }
    for edge in edges {
      let label = edge.label.map { "-. \"\(Self.escapedForMermaid($0))\" .->" }
      let arrow = edge.isObserved ? "== observed ==>" : label ?? "-->"
      lines.append("  n\(edge.dependent) \(arrow) n\(edge.input)")
    }
    let faulty = nodes.indices.filter { nodes[$0].isFaulty }.map { "n\($0)" }
    if !faulty.isEmpty {
      lines.append("  classDef fault stroke:#c00,stroke-width:3px")
      lines.append("  class \(faulty.joined(separator: ",")) fault")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The graph in the language of Graphviz.
  @export(implementation)
  public var dot: String {
    var lines = ["digraph dependencies {", "  rankdir=LR", "  node [shape=box]"]
    for (number, node) in nodes.enumerated() {
      let label = ([node.name] + node.details).map(Self.escapedForDot).joined(separator: "\\n")
      let mark = node.isFaulty ? ", color=\"#cc0000\", penwidth=3" : ""
      lines.append("  n\(number) [label=\"\(label)\"\(mark)]")
    }
    for edge in edges {
      let style = edge.isObserved ? "bold" : "dashed"
      let look =
        edge.shownLabel.map { " [label=\"\(Self.escapedForDot($0))\", style=\(style)]" } ?? ""
      lines.append("  n\(edge.dependent) -> n\(edge.input)\(look)")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  @export(implementation)
  static func escapedForMermaid(_ text: String) -> String {
    let codes: [Unicode.Scalar: String] = [
      "\"": "quot", "<": "lt", ">": "gt", "#": "35", "&": "amp", "`": "96", "\\": "92", "\n": "10",
    ]
    return escaped(text) { scalar in codes[scalar].map { "#\($0);" } }
  }

  @export(implementation)
  static func escapedForDot(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "\n": "\\n"
      case "&": "&amp;"
      case "\"", "\\": "\\\(scalar)"
      default: nil
      }
    }
  }

  /// Returns a text with some of its scalars replaced.
  ///
  /// A combining mark forms a character with the scalar before it, which has to be replaced, too.
  @export(implementation)
  static func escaped(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    text.unicodeScalars.map { replacement($0) ?? "\($0)" }.joined()
  }
}

extension DependencyGraph.Edge {
  /// The label to show at the edge.
  @export(implementation)
  var shownLabel: String? { isObserved ? "observed" : label }
}

extension DependencyGraph.Node {
  /// Whether the node has a fault.
  @export(implementation)
  var isFaulty: Bool {
    if case .missing = subject { return true }
    return !faults.isEmpty
  }

  /// The details of the node in addition to its name.
  @export(implementation)
  var details: [String] {
    var details: [String] = []
    switch subject {
    case .registered(let lifetime): details.append(lifetime)
    case .missing: details.append("not registered")
    case .consumer: break
    }
    details += notes
    if let location { details.append("\(location)") }
    details += decorations.map { "decorated at \($0)" }
    if isOpaque { details.append("may need more") }
    return details + faults.filter { $0 != .missing }.map { "fault: \($0)" }
  }
}
