import FunctionInjection
import FunctionalDITestDoubles
import Testing

/// After swift-dependencies' tests of `withDependencies`, and Factory's of its task-local
/// containers.
@Suite("Overrides of a task, as in swift-dependencies and Factory")
struct TaskOverrideConformanceTests {
  private enum Title: NamedService { typealias Service = @Sendable () -> String }

  private struct Model {
    @Resolved(Title.self) var title
  }

  /// The title that the program's container returns in this task.
  private static var title: String? {
    get throws { try Container.shared.resolveIfRegistered(Title.self)?() }
  }

  private func with<Result>(
    _ title: String, _ operation: () throws -> Result
  ) rethrows -> Result {
    try withOverrides {
      $0.registerFunction(Title.self, returning(title))
    } operation: {
      try operation()
    }
  }

  private func with<Result>(
    _ title: String, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await withOverrides {
      $0.registerFunction(Title.self, returning(title))
    } operation: {
      try await operation()
    }
  }

  @Test("Overrides apply within the operation and end with it")
  func undone() throws {
    try with("overridden") { try #expect(Self.title == "overridden") }
    #expect(try Self.title == nil)
  }

  @Test("Inner overrides take precedence and leave the outer ones unchanged")
  func nested() throws {
    try with("outer") {
      try with("inner") { try #expect(Self.title == "inner") }
      try #expect(Self.title == "outer")
    }
  }

  @Test("An error that leaves the operation ends its overrides")
  func thrown() throws {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) { try with("overridden") { throw Refusal() } }
    #expect(try Self.title == nil)
  }

  @Test("Child tasks and tasks started there inherit the overrides, and a detached task does not")
  func inherited() async throws {
    try await with("overridden") {
      async let child = Self.title
      let inChild = try await child
      let inTask = try await Task { try Self.title }.value
      let inDetachedTask = try await Task.detached { try Self.title }.value
      #expect([inChild, inTask, inDetachedTask] == ["overridden", "overridden", nil])
    }
  }

  @Test("A task that outlives the operation keeps the overrides")
  func outlived() async throws {
    let opening = NullarySpy()
    let task = with("overridden") {
      Task {
        await opening.waitForCalls()
        return try Self.title
      }
    }
    opening()
    #expect(try await task.value == "overridden")
  }

  @Test("A model that is created with overrides keeps the services it received")
  func model() {
    let model = with("overridden") { Model() }
    #expect(model.title() == "overridden")
  }

  @Test("Hundreds of concurrent tasks each see their own overrides")
  func parallel() async throws {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<500 {
        group.addTask {
          await with("\(number)") {
            await Task.yield()
            return (try? Self.title) == "\(number)"
          }
        }
      }
      #expect(await group.allSatisfy { $0 })
    }
  }

  @Test("A singleton is created again inside overrides, for them alone")
  func instances() throws {
    let container = Container()
    container.registerFunction(Title.self) { "original" }
    container.register(OtherService.self, .singleton, injecting: Title.self) { _ in OtherService() }
    let resolver = try container.seal()
    let original = try resolver.resolve(OtherService.self)
    try with("overridden") {
      let inner = try resolver.current.resolve(OtherService.self)
      #expect(inner !== original)
      try #expect(resolver.current.resolve(OtherService.self) === inner)
    }
    #expect(try resolver.current.resolve(OtherService.self) === original)
  }
}
