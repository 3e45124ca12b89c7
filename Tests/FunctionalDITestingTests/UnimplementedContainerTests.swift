import FunctionInjection
import FunctionalDITesting
import Testing

@Suite("A container in which everything is unimplemented")
struct UnimplementedContainerTests {
  @Test("fails the test when a function is called that the test did not replace")
  func failsAtTheCall() async throws {
    let save = try Container.unimplemented().resolve(SaveUser.self)

    await withKnownIssue {
      await #expect(throws: UnimplementedError.self) { try await save("Ada") }
    } matching: {
      $0.says("SaveUser was called, but it has no implementation here.")
    }
  }

  @Test("throws at the resolve, by name, where a key states no stub")
  func failsAtTheResolve() {
    let error = #expect(throws: ResolutionError.self) {
      try Container.unimplemented().resolve(LoadUser.self)
    }

    #expect(error?.kind == .missing)
    #expect(error?.description.contains("LoadUser") == true)
  }

  @Test("gives what the test has registered")
  func givesWhatIsRegistered() async throws {
    let container = Container.unimplemented()
    let spy = Spy<String>()
    container.register(SaveUser.self, instance: spy.recording())

    try await container.resolve(SaveUser.self)("Ada")

    #expect(spy.arguments == ["Ada"])
  }

  @Test("lets real parts be tested that need what the test did not replace")
  func servesRealParts() async throws {
    let container = Container.unimplemented()
    container.register(LoadUser.self, instance: returning("Ada"))
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

  @Test("still reports at sealing what has no stub")
  func reportsMissingServices() {
    let container = Container.unimplemented()
    RenamingAssembly().assemble(container: container)

    let report = container.verify()

    #expect(report.faults.count == 1)
    #expect(report.description.contains("LoadUser"))
    #expect(!report.description.contains("SaveUser is"))
  }

  @Test("is the only one that does so")
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
