import FunctionInjection
import FunctionalDITesting
import Synchronization
import Testing
import XCTest

@Suite("Doubles of globals and of static properties")
struct GlobalDoublesTests {
  @Test("A global double belongs to no test, so a later test may call it from a detached task")
  func globalsBelongToNoTest() throws {
    let run = try NestedRun.ofSwiftTesting("GlobalDoubleTests")

    #expect(!run.hasFailed, "\(run.output)")
    #expect(run.output.contains("Test run with 3 tests in 1 suite passed"), "\(run.output)")
  }

  @Test("A global double belongs to no test that runs in parallel with others")
  func globalsBelongToNoParallelTest() throws {
    let run = try NestedRun.ofSwiftTesting("ParallelGlobalDoubleTests")

    #expect(!run.hasFailed, "\(run.output)")
    #expect(run.output.contains("Test run with 2 tests in 1 suite passed"), "\(run.output)")
  }

  @Test("A double that a test makes while it uses a global double still expires with the test")
  func othersExpire() throws {
    let run = try NestedRun.ofSwiftTesting("OwnDoubleTests")

    #expect(run.hasFailed)
    #expect(run.output.contains("A function recorded by Own was called after the end of its test."))
    #expect(!run.output.contains("A function that returns a canned value"), "\(run.output)")
  }

  @Test("The failure of a global double in a detached task names no test that did not call it")
  func failureOfGlobal() throws {
    let run = try NestedRun.ofSwiftTesting("FailingGlobalTests")

    #expect(run.hasFailed)
    #expect(run.output.contains("Remove was called, but it has no implementation here."))
    #expect(!run.output.contains("This happened in the test"), "\(run.output)")
  }

  @Test("A global double belongs to no test of XCTest")
  func globalsInXCTest() throws {
    let run = try NestedRun.ofXCTest("GlobalDoubleXCTests")

    #expect(!run.hasFailed, "\(run.output)")
    #expect(run.output.contains("Executed 2 tests, with 0 failures"), "\(run.output)")
  }
}

private enum Count: NamedService { typealias Service = @Sendable () -> Int }

/// Doubles of every kind, which the first test that uses them makes.
private enum Doubles {
  static let count: @Sendable () -> Int = returning(1)
  static let save: @Sendable () throws -> Void = throwing(Offline())
  static let roll = { () -> @Sendable () -> Int in sequence(1, 2, 3) }()
  static let makeUUID = incrementingUUIDs()
  static let connect: @Sendable () async -> Void = never()
  static let spy = Spy<Int>("LoadUser")
  static let application = {
    let container = Container()
    container.registerFunction(Count.self, returning(1))
    return container
  }()
  @MainActor static let ofMainActor: @Sendable () -> Int = returning(3)

  static func use() async {
    spy(count() + roll())
    try? save()
    _ = makeUUID()
    let connecting = Task { await connect() }
    connecting.cancel()
    await connecting.value
    _ = await ofMainActor()
    _ = try? application.resolve(Count.self)()
  }
}

private let sharedCount: @Sendable () -> Int = returning(2)

@Suite(.enabled(if: NestedRun.isThisProcess), .serialized, .expiringDoubles)
struct GlobalDoubleTests {
  @Test func usesThemFirst() async {
    await Doubles.use()
    #expect(sharedCount() == 2)
  }
  @Test func usesThemInADetachedTask() async {
    await Task.detached { await Doubles.use() }.value
    #expect(await Task.detached { sharedCount() }.value == 2)
  }
  @Test func usesThemInADetachedTaskAgain() async {
    await Task.detached { await Doubles.use() }.value
    #expect(await Task.detached { sharedCount() }.value == 2)
  }
}

private let countOfParallelTests: @Sendable () -> Int = returning(1)

/// A trait that lets other tests wait for the end of its test, with all traits inside it.
private struct AnnouncedEnd: TestTrait, TestScoping {
  private static let (end, continuation) = AsyncStream.makeStream(of: Never.self)

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    Self.continuation.finish()
  }

  static func wait() async { for await _ in end {} }
}

@Suite(.enabled(if: NestedRun.isThisProcess))
struct ParallelGlobalDoubleTests {
  @Test(AnnouncedEnd(), .expiringDoubles)
  func makesIt() { #expect(countOfParallelTests() == 1) }

  @Test(.expiringDoubles)
  func callsItInADetachedTaskAfterTheEndOfTheOther() async {
    await AnnouncedEnd.wait()
    #expect(await Task.detached { countOfParallelTests() }.value == 1)
  }
}

private let lateCount: @Sendable () -> Int = returning(1)

private let workOfEarlierTest = Mutex<(@Sendable () -> Void)?>(nil)

@Suite(.enabled(if: NestedRun.isThisProcess), .serialized, .expiringDoubles)
struct OwnDoubleTests {
  @Test func leavesWorkBehind() {
    let own: @Sendable (Int) -> Void = Spy<Int>("Own").recording()
    own(lateCount())
    workOfEarlierTest.withLock { $0 = { own(lateCount()) } }
  }
  @Test func runsAfterIt() async {
    let work = workOfEarlierTest.withLock { $0 }
    await Task.detached { work?() }.value
  }
}

private let remove: @Sendable () -> Void = unimplemented("Remove")

@Suite(.enabled(if: NestedRun.isThisProcess), .serialized)
struct FailingGlobalTests {
  @Test func readsIt() { withExtendedLifetime(remove) {} }
  @Test func callsItInADetachedTask() async { await Task.detached { remove() }.value }
}

private let countOfXCTests: @Sendable () -> Int = returning(1)

final class GlobalDoubleXCTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(NestedRun.isThisProcess, "Runs in a process of its own.")
  }

  override func invokeTest() {
    expiringDoubles { super.invokeTest() }
  }

  func test1UsesItFirst() { XCTAssertEqual(countOfXCTests(), 1) }

  func test2UsesItInADetachedTask() async {
    let value = await Task.detached { countOfXCTests() }.value
    XCTAssertEqual(value, 1)
  }
}
