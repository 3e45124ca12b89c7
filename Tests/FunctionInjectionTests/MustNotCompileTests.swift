import Foundation
import TestSupport
import Testing

@Suite("The compiler")
struct MustNotCompileTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("MustNotCompile")

  @Test(
    "refuses what does not fit",
    arguments: [
      "KeptInstances.swift", "Functions.swift", "Factories.swift", "Retrying.swift", "Cached.swift",
      "Isolation.swift", "KindsOfKeys.swift",
    ])
  func refuses(file: String) throws {
    let result = try CompilerVerification(
      of: Self.folder.appendingPathComponent(file),
      arguments: ["-Xfrontend", "-verify-ignore-unrelated"])
    #expect(result.matched, "\(result.output)")
  }
}
