import FunctionInjection
import FunctionalDITesting
import Testing

@Suite("A container of unimplemented services")
struct UnimplementedContainerTests {
  @Test("Calling a function that the test did not replace fails the test")
  func failsAtTheCall() async throws {
    let save = try Container.unimplemented().resolve(SaveUser.self)

    await withKnownIssue {
      await #expect(throws: UnimplementedError.self) { try await save("Ada") }
    } matching: {
      $0.says("SaveUser was called, but it has no implementation here.")
    }
  }

  @Test("A key without a stub throws at its resolve, with its name")
  func failsAtTheResolve() {
    let error = #expect(throws: ResolutionError.self) {
      try Container.unimplemented().resolve(LoadUser.self)
    }

    #expect(error?.kind == .missing)
    #expect(error?.description.contains("LoadUser") == true)
  }

  @Test("A registration of the test is resolved as usual")
  func givesWhatIsRegistered() async throws {
    let container = Container.unimplemented()
    let spy = Spy<String>()
    container.registerFunction(SaveUser.self, spy.recording())

    try await container.resolve(SaveUser.self)("Ada")

    #expect(spy.arguments == ["Ada"])
  }

  @Test("Real services can be tested while their unused inputs are unimplemented")
  func servesRealParts() async throws {
    let container = Container.unimplemented()
    container.registerFunction(LoadUser.self, returning("Ada"))
    RenamingAssembly().assemble(container: container)

    for resolver in [container, try container.seal()] as [any DependencyResolver] {
      let rename = try resolver.resolve(RenameUser.self)
      try await rename(1, "Ada")
      await withKnownIssue {
        await #expect(throws: UnimplementedError.self) { try await rename(1, "Grace") }
      } matching: {
        $0.says("SaveUser was called")
      }
    }
  }

  @Test("Sealing still reports keys without a stub")
  func reportsMissingServices() {
    let container = Container.unimplemented()
    RenamingAssembly().assemble(container: container)

    let report = container.verify()

    #expect(report.faults.count == 1)
    #expect(report.description.contains("LoadUser"))
    #expect(!report.description.contains("SaveUser is"))
  }

  @Test("No other container resolves unregistered keys to their stubs")
  func leavesOtherContainersAlone() {
    #expect(throws: ResolutionError.self) { try Container().resolve(SaveUser.self) }
  }
}

private enum LoadUser: NamedService {
  typealias Service = @Sendable (_ id: Int) async throws -> String
}

private enum SaveUser: StubbedService {
  typealias Service = @Sendable (_ name: String) async throws -> Void
  static var failingStub: Service { unimplemented(name) }
}

private enum RenameUser: NamedService {
  typealias Service = @Sendable (_ id: Int, _ name: String) async throws -> Void
}

private struct RenamingAssembly: Assembly {
  func assemble(container: Container) {
    container.register(RenameUser.self, injecting: LoadUser.self, SaveUser.self) { load, save in
      { id, name in
        guard try await load(id) != name else { return }
        try await save(name)
      }
    }
  }
}
