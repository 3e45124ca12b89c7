import FunctionInjection
import FunctionalDITesting
import Testing
import XCTest

private struct GitClient: LiveService, StubbedService {
  typealias Service = Self
  var tags: @Sendable () -> [String]
  var commit: @Sendable () -> String

  static var live: Live<Self> { .init(instance: GitClient(tags: { ["live"] }, commit: { "live" })) }
  static var failingStub: Self { GitClient(tags: { ["stub"] }, commit: { "stub" }) }
}

@Suite("Changing a client in tests")
struct ChangedClientTests {
  private func client() throws -> GitClient {
    let key: any NamedService<GitClient>.Type = GitClient.self
    return try Container.shared.resolve(key)
  }

  @Test(
    "A change in the trait keeps the functions of the failing stub",
    .overriding { $0.change(GitClient.self) { $0.tags = { ["1.0"] } } })
  func trait() throws {
    #expect(try client().tags() == ["1.0"])
    #expect(try client().commit() == "stub")
    let commit = try withOverrides {
      $0.change(GitClient.self) { $0.commit = { "inner" } }
    } operation: {
      let client = try client()
      return client.tags() + [client.commit()]
    }
    #expect(commit == ["1.0", "inner"])
  }

  @Test("A change of a task keeps the functions of the live registration")
  func task() throws {
    let tags = try withOverrides {
      $0.change(GitClient.self) { $0.commit = { "changed" } }
    } operation: {
      let client = try client()
      return client.tags() + [client.commit()]
    }
    #expect(tags == ["live", "changed"])
  }

  @Test("A change in an unimplemented container keeps the functions of the failing stub")
  func unimplemented() throws {
    let container = Container.unimplemented()
    container.change(GitClient.self) { $0.commit = { "changed" } }
    let key: any NamedService<GitClient>.Type = GitClient.self
    #expect(try container.resolve(key).tags() == ["stub"])
    #expect(try container.seal().resolve(key).commit() == "changed")
  }
}

final class ChangedClientXCTests: XCTestCase {
  override func invokeTest() {
    overriding {
      $0.change(GitClient.self) { $0.tags = { ["1.0"] } }
    } operation: {
      super.invokeTest()
    }
  }

  func testTheHelperChangesTheFailingStub() throws {
    let key: any NamedService<GitClient>.Type = GitClient.self
    let client = try Container.shared.resolve(key)
    XCTAssertEqual(client.tags(), ["1.0"])
    XCTAssertEqual(client.commit(), "stub")
  }
}
