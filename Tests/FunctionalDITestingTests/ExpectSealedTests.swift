import FunctionInjection
import FunctionalDITesting
import Testing
import XCTest

@Suite("Expecting that assemblies can be sealed")
struct ExpectSealedTests {
  @Test("The expectation returns the resolver of a complete graph")
  func succeeds() throws {
    let resolver = try #require(expectSealed([GreetingAssembly(), NamesAssembly()]))

    #expect(try resolver.resolve(Greet.self)() == "Hello, Ada!")
  }

  private enum LiveGreeting: LiveService {
    typealias Service = String
    static var live: Live<Self> { .init(requiring: Greet.self) { $0() } }
  }

  @Test("The expectation includes the live registrations of keys")
  func liveKeys() throws {
    let assemblies: [any Assembly] = [GreetingAssembly(), NamesAssembly()]
    let resolver = try #require(expectSealed(assemblies, for: LiveGreeting.self))
    #expect(resolver.isRegistered(LiveGreeting.self))
    withKnownIssue {
      expectSealed([], for: LiveGreeting.self)
    } matching: { issue in
      issue.says("Greet is not registered")
    }
  }

  @Test("The expectation fails with the whole report, on its own line")
  func fails() {
    let lineOfExpectation = #line + 2
    withKnownIssue {
      let resolver = expectSealed([GreetingAssembly(), FarewellAssembly()])
      #expect(resolver == nil)
    } matching: { issue in
      issue.says("There are 2 faults in the wiring.")
        && issue.says("Greet")
        && issue.says("Farewell")
        && issue.sourceLocation?.fileID.hasSuffix("ExpectSealedTests.swift") == true
        && issue.sourceLocation?.line == lineOfExpectation
    }
  }

  @Test("The expectation fails in XCTest too")
  func failsInXCTest() throws {
    let run = try NestedRun.ofXCTest("ExpectSealedXCTests")

    #expect(run.hasFailed)
    #expect(run.output.contains("Executed 1 test, with 1 failure"), "\(run.output)")
    #expect(run.output.contains("There are 2 faults in the wiring."))
    #expect(
      run.output.contains("ExpectSealedTests.swift:\(ExpectSealedXCTests.lineOfExpectation):"),
      "\(run.output)")
  }
}

final class ExpectSealedXCTests: XCTestCase {
  fileprivate static let lineOfExpectation = #line + 7

  override func setUpWithError() throws {
    try XCTSkipUnless(NestedRun.isThisProcess, "Runs in a process of its own, and fails there.")
  }

  func testExpectsToBeSealed() {
    XCTAssertNil(expectSealed([GreetingAssembly(), FarewellAssembly()]))
  }
}

private enum Name: NamedService { typealias Service = @Sendable () -> String }
private enum Greet: NamedService { typealias Service = @Sendable () -> String }
private enum Farewell: NamedService { typealias Service = @Sendable () -> String }

private struct NamesAssembly: Assembly {
  func assemble(container: Container) {
    container.registerFunction(Name.self, returning("Ada"))
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
