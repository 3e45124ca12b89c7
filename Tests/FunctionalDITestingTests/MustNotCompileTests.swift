import Foundation
import TestSupport
import Testing

@Suite("The compiler")
struct MustNotCompileTests {
  @Test("refuses a double that would hide what its answer does")
  func refusesDoubles() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("MustNotCompile/Doubles.swift")

    let result = try CompilerVerification(
      of: file, arguments: ["-Xfrontend", "-verify-ignore-unrelated"])

    #expect(result.matched, "\(result.output)")
  }
}
