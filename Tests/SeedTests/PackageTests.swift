import Foundation
import TestSupport
import Testing

@Suite("The package")
struct PackageTests {
  /// The modules that come with a Swift toolchain, or with the platform's C library.
  private static let toolchain: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "Synchronization", "Dispatch",
    "Testing", "XCTest",
    "PackageDescription", "Glibc", "Musl", "Android", "Darwin", "ucrt", "WinSDK", "SwiftUI",
  ]

  @Test("The manifest names no package, and every import is the package's own or the toolchain's")
  func dependencies() throws {
    let manifest = try String(
      contentsOf: Repository.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(!manifest.contains(".package("))
    #expect(manifest.contains("targets: ["))

    let targets = Set(manifest.matches(of: /name: "([\w-]+)"/).map { String($0.1) })
    let known = targets.union(Self.toolchain)
    var imported: Set<String> = []
    for file in Repository.files(in: "Sources", withExtension: "swift") {
      let source = try String(contentsOf: file, encoding: .utf8)
      for line in source.matches(of: Self.importLine) {
        let module = String(line.1)
        imported.insert(module)
        let isKnown = known.contains(module)
        #expect(isKnown, "\(file.lastPathComponent) imports \(module).")
      }
    }
    #expect(imported.isSuperset(of: ["FunctionInjection", "Foundation"]))
  }

  @Test("The top level holds the manifest, the README, the license, and three folders")
  func topLevel() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)

    #expect(
      names.filter { !$0.hasPrefix(".") }.sorted()
        == ["Docs", "LICENSE", "Package.swift", "README.md", "Sources", "Tests"])
  }

  private static var importLine: some RegexComponent<(Substring, Substring)> {
    /^\s*(?:@\w+(?:\(\w+\))? )*(?:public |package |internal )?import (?:struct |class |func |enum )?(\w+)/
      .anchorsMatchLineEndings()
  }
}
