import Foundation
import TestSupport
import Testing

@Suite("The public symbols")
struct PublicSymbolsTests {
  @Test("The committed list equals the public symbols of the built modules")
  func list() throws {
    let result = try RunningProcess(
      "/usr/bin/env", ["bash", Repository.root.appendingPathComponent(".ci/public-symbols").path],
      environment: ["MODULES_FOLDER": BuildProducts.modules.path]
    ).finish()
    try #require(result.status == 0, "\(result.standardError)")

    let file = Repository.root.appendingPathComponent("Docs/PublicSymbols.txt")
    let committed = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let built = result.standardOutput.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = built.difference(from: committed).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    #expect(
      changes.isEmpty,
      """
      The public symbols have changed. If that is meant: .ci/public-symbols --write
      \(changes.joined(separator: "\n"))
      """)
  }
}
