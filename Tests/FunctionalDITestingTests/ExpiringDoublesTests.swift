import FunctionInjection
import FunctionalDITesting
import Synchronization
import Testing
import XCTest

@Suite("Doubles that expire with their test")
struct ExpiringDoublesTests {
  @Test("Expiring doubles serve their test while it runs", .expiringDoubles)
  func serveTheirTest() async throws {
    let load: @Sendable (Int) -> String = returning("Ada")

    #expect(load(1) == "Ada")
    #expect(await Task.detached { load(1) }.value == "Ada")
  }

  @Test("Expiring doubles report late calls with the name of their test")
  func reportLateCalls() throws {
    let run = try NestedRun.ofSwiftTesting("LateTests")

    #expect(run.hasFailed)
    for text in [
      "A function recorded by LoadUser was called after the end of its test.",
      "A function that returns a canned value was called after the end of its test.",
      "A function that throws a canned error was called after the end of its test.",
      "A function that returns a sequence of canned values was called after the end of its test.",
      "A function that returns incrementing identifiers was called after the end of its test.",
      "A function that never answers was called after the end of its test.",
      "made at FunctionalDITestingTests/ExpiringDoublesTests.swift:",
      "This happened in the test leavesWorkBehind() (FunctionalDITestingTests/Expiring",
    ] {
      #expect(run.output.contains(text), "\(run.output)")
    }
    let places = Set(run.output.matches(of: /made at (\S+)/).map(\.output.1))
    #expect(places.count == 7, "one for each double: \(places)")
  }

  @Test("Expiring doubles report late calls in XCTest too")
  func reportLateCallsInXCTest() throws {
    let run = try NestedRun.ofXCTest("LateXCTests")

    #expect(run.hasFailed)
    #expect(run.output.contains("Executed 3 tests, with 2 failures"), "\(run.output)")
    #expect(run.output.contains("A function recorded by Save was called after the end of its"))
    #expect(run.output.contains("This happened in the test LateXCTests.test1LeavesWorkBehind"))
    #expect(run.output.contains("This happened in the test LateXCTests.test2LeavesWorkBehind"))
  }

  @Test("A trait may call the doubles of a test after the test's function")
  func serveTraits() throws {
    let run = try NestedRun.ofSwiftTesting("TestsWithATraitThatCallsDoubles")

    #expect(!run.hasFailed, "\(run.output)")
    #expect(run.output.contains("Test run with 1 test in 1 suite passed"), "\(run.output)")
  }

  @Test("Several tests may share the double that a factory of a global container makes")
  func mayBeShared() throws {
    let run = try NestedRun.ofSwiftTesting("SharingTests")

    #expect(!run.hasFailed, "\(run.output)")
    #expect(run.output.contains("Test run with 3 tests in 1 suite passed"), "\(run.output)")
  }
}

/// The functions that `leavesWorkBehind()` leaves for the next test to call.
private let lateWork = Mutex<[@Sendable () async -> Void]>([])

/// Runs an operation in a task that is canceled, so that a wait without end ends.
private func cancelled(_ operation: @escaping @Sendable () async -> Void) async {
  let task = Task { await operation() }
  task.cancel()
  await task.value
}

@Suite(.enabled(if: NestedRun.isThisProcess), .serialized)
struct LateTests {
  @Test(.expiringDoubles)
  func leavesWorkBehind() {
    let load: @Sendable (Int) -> Void = Spy<Int>("LoadUser").recording()
    let name: @Sendable () -> String = returning("Ada")
    let save: @Sendable () throws -> Void = throwing(Offline())
    let roll: @Sendable () -> Int = sequence(1, 2)
    let makeUUID = incrementingUUIDs()
    let connect: @Sendable () async -> Void = never()
    let download: @Sendable () async throws -> Int = never()
    lateWork.withLock {
      $0 = [
        { load(1) }, { _ = name() }, { try? save() }, { _ = roll() }, { _ = makeUUID() },
        { await cancelled { await connect() } }, { await cancelled { _ = try? await download() } },
      ]
    }
  }

  @Test
  func runsAfterIt() async {
    let work = lateWork.withLock { $0 }
    #expect(work.count == 6)
    await Task.detached {
      for call in work { await call() }
    }.value
  }
}

/// Calls a double of the test after the test's function, such as a trait that closes a database.
private struct CallingDoubles: SuiteTrait, TestTrait, TestScoping {
  static let doubles = Mutex<[@Sendable () -> Void]>([])

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    for double in Self.doubles.withLock({ $0 }) { double() }
  }
}

@Suite(.enabled(if: NestedRun.isThisProcess), .expiringDoubles, CallingDoubles())
struct TestsWithATraitThatCallsDoubles {
  @Test(.overriding { _ in })
  func makesADouble() {
    let close: @Sendable () -> Void = NullarySpy("close").recording()
    CallingDoubles.doubles.withLock { $0 = [close] }
  }
}

/// Makes its double when the first test resolves it.
private let application = {
  let container = Container()
  container.register(Count.self, .singleton) { returning(1) }
  return container
}()

private enum Count: NamedService { typealias Service = @Sendable () -> Int }

@Suite(.enabled(if: NestedRun.isThisProcess), .serialized, .expiringDoubles)
struct SharingTests {
  @Test func callsFirst() throws { #expect(try application.resolve(Count.self)() == 1) }
  @Test func callsAfterwards() throws { #expect(try application.resolve(Count.self)() == 1) }
  @Test func callsFromADetachedTask() async throws {
    let count = try application.resolve(Count.self)
    #expect(await Task.detached { count() }.value == 1)
  }
}

final class LateXCTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(NestedRun.isThisProcess, "Runs in a process of its own, and fails there.")
  }

  override func invokeTest() {
    expiringDoubles { super.invokeTest() }
  }

  func test1LeavesWorkBehind() {
    let save = Spy<String>("Save").recording()
    save("a")
    lateWork.withLock { $0 = [{ save("b") }] }
  }

  func test2LeavesWorkBehindInATask() async {
    let load = Spy<Int>("Load").recording()
    load(1)
    lateWork.withLock { $0.append { load(2) } }
  }

  func test3RunsAfterThem() async {
    let work = lateWork.withLock { $0 }
    XCTAssertEqual(work.count, 2)
    await Task.detached {
      for call in work { await call() }
    }.value
  }
}
