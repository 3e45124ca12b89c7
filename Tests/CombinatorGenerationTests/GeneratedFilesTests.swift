import CombinatorGeneration
import Foundation
import Testing

@Suite("The generated files")
struct GeneratedFilesTests {
  private let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("A committed file equals the output of the generator", arguments: GeneratedFile.all)
  func isCurrent(_ file: GeneratedFile) throws {
    let committed = try String(
      contentsOf: package.appendingPathComponent(file.path), encoding: .utf8)
    #expect(
      committed == file.contents,
      "\(file.path) is out of date: run `swift run generate-combinators` and commit the result.")
  }

  @Test("A folder of generated files contains no other file", arguments: GeneratedFile.folders)
  func nothingElse(_ folder: String) throws {
    let committed = try FileManager.default.contentsOfDirectory(
      atPath: package.appendingPathComponent(folder).path
    ).map { "\(folder)/\($0)" }
    let generated = GeneratedFile.all.map(\.path).filter { $0.hasPrefix(folder) }
    #expect(committed.sorted() == generated.sorted())
  }
}
