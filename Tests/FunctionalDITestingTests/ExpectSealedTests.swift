import FunctionInjection
import FunctionalDITesting
import Testing

@Suite("Expecting that assemblies can be sealed")
struct ExpectSealedTests {
  @Test("succeeds with the resolver of a complete graph")
  func succeeds() throws {
    let resolver = try #require(expectSealed([GreetingAssembly(), NamesAssembly()]))

    #expect(try resolver.resolve(Greet.self)() == "Hello, Ada!")
  }

  @Test("fails with the whole report, on the line of the expectation")
  func fails() {
    withKnownIssue {
      #expect(expectSealed([GreetingAssembly(), FarewellAssembly()]) == nil)
    } matching: { issue in
      issue.says("There are 2 faults in the wiring.")
        && issue.says("Greet")
        && issue.says("Farewell")
        && issue.sourceLocation?.fileID.hasSuffix("ExpectSealedTests.swift") == true
    }
  }
}

private enum Name: NamedService { typealias Service = @Sendable () -> String }
private enum Greet: NamedService { typealias Service = @Sendable () -> String }
private enum Farewell: NamedService { typealias Service = @Sendable () -> String }

private struct NamesAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Name.self, instance: returning("Ada"))
  }
}

private struct GreetingAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Greet.self, injecting: Name.self) { name in { "Hello, \(name())!" } }
  }
}

private struct FarewellAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Farewell.self, injecting: Name.self) { name in { "Bye, \(name())!" } }
  }
}
