import FunctionInjection
import FunctionalDITesting
import Synchronization
import Testing
import XCTest

@Suite(
  "Overrides of a suite and of its tests",
  .overriding {
    $0.registerFunction(Greet.self, returning("from the suite"))
    $0.registerFunction(Leave.self, returning("from the suite"))
  })
struct OverridingTests {
  @Test("The overrides of a suite apply to each of its tests")
  func holdForTheSuite() throws {
    #expect(try Container.shared.resolve(Greet.self)() == "from the suite")
    #expect(Screen().greet() == "from the suite")
  }

  @Test(
    "The overrides of a test are added to those of its suite",
    .overriding { $0.registerFunction(Greet.self, returning("from the test")) })
  func nest() throws {
    #expect(try Container.shared.resolve(Greet.self)() == "from the test")
    #expect(try Container.shared.resolve(Leave.self)() == "from the suite")
    #expect(Screen().greet() == "from the test")
  }

  @Test("A test can replace the overrides of its traits")
  func canBeReplaced() throws {
    let greeting = try withOverrides {
      $0.registerFunction(Greet.self, returning("from within"))
    } operation: {
      try Container.shared.resolve(Greet.self)()
    }
    #expect(greeting == "from within")
    #expect(try Container.shared.resolve(Greet.self)() == "from the suite")
  }

  @Test("A service without an override is unimplemented if its key has a failing stub")
  func leaveTheRestUnimplemented() throws {
    struct Screen {
      @Resolved(Wave.self) var wave
    }
    let screen = Screen()
    let resolver = try Container().seal()

    withKnownIssue {
      screen.wave()
    } matching: {
      $0.says("Wave was called")
    }
    let wave = try resolver.current.resolve(Wave.self)
    withKnownIssue {
      wave()
    } matching: {
      $0.says("Wave was called")
    }
    #expect(throws: ResolutionError.self) { try resolver.resolve(Wave.self) }
  }

  @Test("The tasks of a test inherit its overrides, and detached tasks do not")
  func areInherited() async throws {
    async let child = Container.shared.resolve(Greet.self)()
    #expect(try await child == "from the suite")
    #expect(
      try await Task { try Container.shared.resolve(Greet.self)() }.value == "from the suite")
    #expect(
      try await Task.detached {
        try Container.shared.resolveIfRegistered(Greet.self) == nil
      }.value)
  }

  @Suite("Nested suites of a suite with overrides")
  struct Nested {
    @Test(.overriding { $0.registerFunction(Leave.self, returning("from the nested test")) })
    func nest() throws {
      #expect(try Container.shared.resolve(Greet.self)() == "from the suite")
      #expect(try Container.shared.resolve(Leave.self)() == "from the nested test")
    }
  }
}

@Suite("The end of overrides")
struct OverridingEndsTests {
  @Test("The overrides of a test do not apply outside it")
  func areGone() throws {
    #expect(try Container.shared.resolveIfRegistered(Greet.self) == nil)
  }

  @Test("Overrides in XCTest end with their test and reach synchronous and asynchronous tests")
  func workInXCTest() throws {
    let run = try NestedRun.ofXCTest("OverridingXCTests")

    #expect(!run.hasFailed, "\(run.output)")
    #expect(run.output.contains("Executed 3 tests, with 0 failures"))
  }

  @Test("Two overlapping tests do not see each other's overrides")
  func doNotOverlap() throws {
    let run = try NestedRun.ofSwiftTesting("OverlappingTests")

    #expect(!run.hasFailed, "\(run.output)")
    #expect(run.output.contains("with 2 test cases passed"), "\(run.output)")
  }

  @Test("The overrides and doubles of a canceled test end with it")
  func endWhenCancelled() throws {
    let run = try NestedRun.ofSwiftTesting("CancelledTests")

    #expect(run.hasFailed, "\(run.output)")
    #expect(run.output.contains("A function recorded by Save was called after the end of its"))
    #expect(run.output.contains("This happened in the test isCancelledHalfWay()"))
    #expect(!run.output.contains("Waited"))
  }
}

/// Each waits for the other within its overrides, so that they overlap on any machine.
///
/// They run in a process of their own, because this process may run one test at a time.
@Suite(
  .enabled(if: NestedRun.isThisProcess),
  .overriding { $0.registerFunction(Greet.self, returning("both")) })
struct OverlappingTests {
  private static let arrived = Spy<Int>("A test")

  @Test(arguments: 0..<2) func seesItsOwnOverrides(number: Int) async throws {
    try await withOverrides {
      $0.registerFunction(Greet.self, returning("\(number)"))
    } operation: {
      Self.arrived(number)
      await Self.arrived.waitForCalls(count: 2, within: .seconds(600))
      try #expect(Container.shared.resolve(Greet.self)() == "\(number)")
      #expect(Screen().greet() == "\(number)")
    }
    #expect(try Container.shared.resolve(Greet.self)() == "both")
  }
}

/// Each of a thousand parallel tests has its own instances.
@Suite(
  "A thousand parallel tests",
  .overriding { $0.register(CallCounter.self, .singleton, factory: { CallCounter() }) })
struct ParallelTests {
  /// The counters of all tests, which are kept so that no two of them can have the same address.
  private static let counters = Mutex<[CallCounter]>([])

  @Test("A thousand parallel tests do not see each other's overrides", arguments: 0..<1_000)
  func hasItsOwnOverrides(number: Int) async throws {
    try await callsOwnCounter()
    try await withOverrides {
      $0.registerFunction(Greet.self, returning("\(number)"))
    } operation: {
      // Constructed again here, so that they could use the override.
      try await callsOwnCounter()
      for _ in 0..<3 {
        async let child = Container.shared.resolve(Greet.self)()
        let greetings = [try await child, Screen().greet()]
        #expect(greetings == ["\(number)", "\(number)"])
      }
    }
    #expect(try Container.shared.resolveIfRegistered(Greet.self) == nil)
  }

  private func callsOwnCounter() async throws {
    let counter = try Container.shared.resolve(CallCounter.self)
    let isNew = Self.counters.withLock { counters in
      defer { counters.append(counter) }
      return !counters.contains { $0 === counter }
    }
    #expect(isNew)
    for _ in 0..<3 {
      async let child: Void = Container.shared.resolve(CallCounter.self).call()
      try await child
      counter.call()
    }
    #expect(counter.calls.count == 6)
  }
}

private final class CallCounter: Sendable {
  let calls = NullarySpy()

  // If the call is inlined into a child task, it crashes the optimizer of Swift 6.3.1.
  @inline(never)
  func call() { calls() }
}

private enum Greet: NamedService { typealias Service = @Sendable () -> String }
private enum Leave: NamedService { typealias Service = @Sendable () -> String }

private enum Wave: StubbedService {
  typealias Service = @Sendable () -> Void
  static var failingStub: Service { unimplemented(name) }
}

private struct Screen {
  @Resolved(Greet.self) var greet
}

/// The services that a canceled test has left behind.
private let leftBehind = Mutex<(@Sendable () -> Void)?>(nil)

@Suite(.enabled(if: NestedRun.isThisProcess), .serialized)
struct CancelledTests {
  @Test(.overriding { $0.registerFunction(Greet.self, returning("of the cancelled test")) })
  func isCancelledHalfWay() async throws {
    let save = Spy<Int>("Save")
    let function = save.recording()
    leftBehind.withLock { $0 = { function(1) } }
    // Would wait for ten seconds, and then fail, if it were not canceled with the test.
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await save.waitForCalls() }
      try Test.cancel("half-way")
    }
  }

  @Test func runsAfterIt() async throws {
    #expect(try Container.shared.resolveIfRegistered(Greet.self) == nil)
    let call = try #require(leftBehind.withLock { $0 })
    await Task.detached { call() }.value
  }
}

final class OverridingXCTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(NestedRun.isThisProcess, "Runs in a process of its own.")
  }

  override func invokeTest() {
    overriding {
      $0.registerFunction(Greet.self, returning("from the class"))
    } operation: {
      super.invokeTest()
    }
  }

  func testHolds() throws {
    XCTAssertEqual(try Container.shared.resolve(Greet.self)(), "from the class")
    XCTAssertEqual(Screen().greet(), "from the class")
  }

  func testHoldsAcrossSuspensions() async throws {
    await Task.yield()
    let greeting = try await Task { try Container.shared.resolve(Greet.self)() }.value
    XCTAssertEqual(greeting, "from the class")
  }

  func testCanBeReplaced() throws {
    let greeting = try withOverrides {
      $0.registerFunction(Greet.self, returning("from within"))
    } operation: {
      try Container.shared.resolve(Greet.self)()
    }
    XCTAssertEqual(greeting, "from within")
  }
}
