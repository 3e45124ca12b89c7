import Foundation
import TestSupport
import Testing

/// Live registrations that modules other than that of the key add, compiled module by module.
@Suite("Live registrations of one key in two modules")
struct LiveInTwoModulesTests {
  private static let key = """
    public import FunctionInjection
    public enum Save: NamedService { public typealias Service = @Sendable (String) -> Void }
    """

  private static func implementation(importing modules: String...) -> String {
    (["FunctionInjection", "Keys"] + modules).map { "public import \($0)\n" }.joined() + """
      extension Save: LiveService {
        public static var live: Live<Self> { .function { _ in } }
      }
      """
  }

  @Test("A module other than the key's adds a live registration, and another one imports it")
  func oneModule() throws {
    let complaints = try compile([
      ("Keys", Self.key), ("Storage", Self.implementation()),
      (
        "App",
        """
        import FunctionInjection
        import Keys
        import Storage
        let resolver = try Container().seal(for: Save.self)
        """
      ),
    ])
    #expect(complaints.isEmpty, "\(complaints)")
  }

  @Test("A live registration of another package's key is a retroactive conformance")
  func anotherPackage() throws {
    let implementation = Self.implementation()
    let modules = [("Keys", Self.key), ("Storage", implementation)]
    let complaints = try compile(modules, areOnePackage: false)
    #expect(complaints.contains("add '@retroactive' to silence this warning"))

    let retroactive = implementation.replacing(
      "Save: LiveService", with: "Save: @retroactive LiveService")
    let silence = try compile([("Keys", Self.key), ("Storage", retroactive)], areOnePackage: false)
    #expect(silence.isEmpty, "\(silence)")
  }

  @Test("The compiler rejects a second live registration if its module imports the first")
  func secondThatSeesTheFirst() throws {
    let complaints = try compile([
      ("Keys", Self.key), ("Storage", Self.implementation()),
      ("Cloud", Self.implementation(importing: "Storage")),
    ])
    #expect(complaints.contains("redundant conformance of 'Save' to protocol 'LiveService'"))
  }

  @Test("The compiler accepts two live registrations whose modules do not import each other")
  func twoThatSeeNothing() throws {
    let complaints = try compile([
      ("Keys", Self.key), ("Storage", Self.implementation()), ("Cloud", Self.implementation()),
      (
        "App",
        """
        import FunctionInjection
        import Keys
        import Storage
        import Cloud
        let resolver = try Container().seal(for: Save.self)
        """
      ),
    ])
    #expect(complaints.isEmpty, "\(complaints)")
  }

  /// Compiles modules in order, each of which may import those before.
  ///
  /// - Parameters:
  ///   - modules: The names and the sources of the modules.
  ///   - areOnePackage: Whether they belong to one package.
  /// - Returns: The errors and warnings of the compiler.
  private func compile(
    _ modules: [(name: String, source: String)], areOnePackage: Bool = true
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("live-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var complaints = ""
    for module in modules {
      let isProgram = module.name == "App"
      let file = folder.appendingPathComponent(isProgram ? "main.swift" : "\(module.name).swift")
      try Data(module.source.utf8).write(to: file)
      let result = try RunningProcess(
        "/usr/bin/env",
        [
          "swiftc", "-wmo", "-emit-module", "-swift-version", "6", "-module-name", module.name,
          "-enable-upcoming-feature", "InternalImportsByDefault",
          "-package-name", areOnePackage ? "app" : module.name,
          "-o", folder.appendingPathComponent("\(module.name).swiftmodule").path,
          "-I", folder.path, file.path,
        ] + (isProgram ? [] : ["-parse-as-library"]) + BuildProducts.importArguments
      ).finish()
      complaints += result.standardError + result.standardOutput
    }
    return complaints
  }
}
