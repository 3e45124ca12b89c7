import FunctionInjection
import FunctionalDITesting
import Synchronization
import Testing
import XCTest

@Suite("Tasks that a test has left running")
struct LeftoverTaskTests {
  @Test("A late call of a double of the test or of its suite is reported with all traits")
  func isReported() throws {
    let run = try NestedRun.ofSwiftTesting("TestsThatLeaveTasks")

    #expect(run.hasFailed)
    for test in ["callsItsOwnDouble", "callsTheDoubleOfItsSuite", "callsItFromWithinATrait"] {
      #expect(run.output.contains("This happened in the test \(test)() ("), "\(run.output)")
    }
    #expect(run.output.contains("with 3 issues"), "\(run.output)")
  }

  @Test("A late call is reported in XCTest too, also in nested overrides")
  func isReportedInXCTest() throws {
    let run = try NestedRun.ofXCTest("XCTestsThatLeaveTasks")

    #expect(run.hasFailed)
    #expect(run.output.contains("Executed 2 tests, with 1 failure"), "\(run.output)")
    #expect(run.output.contains("This happened in the test XCTestsThatLeaveTasks.test1Calls"))
  }
}

/// A task that waits until a later test resumes it.
private struct LeftoverTask {
  private let task: Task<Void, Never>
  private let gate: AsyncStream<Never>.Continuation

  init(_ call: @escaping @Sendable () -> Void) {
    let (stream, gate) = AsyncStream.makeStream(of: Never.self)
    self.gate = gate
    task = Task {
      for await _ in stream {}
      call()
    }
  }

  /// Resumes the task, and waits for its end.
  func finish() async {
    gate.finish()
    await task.value
  }
}

private let leftoverTasks = Mutex<[LeftoverTask]>([])

/// Leaves a task running that calls a function.
private func leaveRunning(_ call: @escaping @Sendable () -> Void) {
  leftoverTasks.withLock { $0.append(LeftoverTask(call)) }
}

private enum Save: NamedService { typealias Service = @Sendable () -> Void }

@Suite(
  .enabled(if: NestedRun.isThisProcess), .serialized,
  .overriding { $0.registerFunction(Save.self, returning(())) })
struct TestsThatLeaveTasks {
  @Test func callsItsOwnDouble() {
    leaveRunning(returning(()))
  }

  @Test func callsTheDoubleOfItsSuite() throws {
    leaveRunning(try Container.shared.resolve(Save.self))
  }

  @Test(.expiringDoubles)
  func callsItFromWithinATrait() throws {
    leaveRunning(try Container.shared.resolve(Save.self))
  }

  @Test func letsThemGoOn() async {
    let tasks = leftoverTasks.withLock { $0 }
    #expect(tasks.count == 3)
    for task in tasks { await task.finish() }
  }
}

final class XCTestsThatLeaveTasks: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(NestedRun.isThisProcess, "Runs in a process of its own, and fails there.")
  }

  override func invokeTest() {
    overriding {
      $0.registerFunction(Save.self, returning(()))
    } operation: {
      expiringDoubles { super.invokeTest() }
    }
  }

  func test1CallsTheDoubleOfItsClass() throws {
    leaveRunning(try Container.shared.resolve(Save.self))
  }

  func test2LetsItGoOn() async {
    let tasks = leftoverTasks.withLock { $0 }
    XCTAssertEqual(tasks.count, 1)
    for task in tasks { await task.finish() }
  }
}
