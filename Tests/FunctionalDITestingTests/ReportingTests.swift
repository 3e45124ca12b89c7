import Foundation
import FunctionalDITesting
import LocalPublisher
import TestSupport
import Testing
import XCTest

@Suite("Failures of doubles")
struct ReportingTests {
  @Test("Swift Testing reports a failure with the name of the test, also from a detached task")
  func reportsFromDetachedTasks() throws {
    let run = try NestedRun.ofSwiftTesting("FailingTests")

    #expect(run.hasFailed)
    #expect(run.output.contains("LoadUser was called, but it has no implementation here."))
    #expect(run.output.contains("This happened in the test callsFromADetachedTask()"))
    #expect(run.output.contains("with 1 issue"))
  }

  @Test("What waits in a detached task fails with the name of the test that made it")
  func reportsWaitsInDetachedTasks() throws {
    let run = try NestedRun.ofSwiftTesting("FailingWaits")

    #expect(run.hasFailed)
    #expect(run.output.contains("for SaveUser to be called once, but it was not called."))
    #expect(run.output.contains("This happened in the test waitsInADetachedTask()"))
    #expect(run.output.contains("for 1 value of a publisher, but 0 arrived."))
    #expect(run.output.contains("for a publisher to end, but it has not"))
    #expect(run.output.contains("for 1 sleeper on the clock, but it has 0."))
    #expect(run.output.contains("A manual clock cannot go back"))
    #expect(run.output.contains("This happened in the test waitsWithoutASpy()"))
    #expect(run.output.ranges(of: "This happened in the test waitsWithoutASpy()").count == 4)
  }

  @Test("Swift Testing reports a failure in a task that belongs to no test")
  func reportsWithoutATest() throws {
    let run = try NestedRun.ofSwiftTesting("FailingOutsideOfATest")

    #expect(run.hasFailed)
    #expect(run.output.contains("Global was called, but it has no implementation here."))
  }

  @Test("A failure is reported in the test that calls, even if another test made the double")
  func reportsInTheCallingTest() throws {
    let run = try NestedRun.ofSwiftTesting("FailingInTheSecondTest")

    #expect(run.hasFailed)
    #expect(run.output.contains("Test callsTheSharedDouble() failed after"))
    #expect(run.output.contains("This happened in the test callsTheSharedDouble()"))
    #expect(run.output.contains("Test makesTheSharedDouble() passed after"))
  }

  @Test("XCTest reports a failure in its tests")
  func reportsInXCTest() throws {
    let run = try NestedRun.ofXCTest("FailingXCTests")

    #expect(run.hasFailed)
    #expect(run.output.contains("Executed 2 tests, with 2 failures"))
    #expect(run.output.contains("Log was called, but it has no implementation here."))
    #expect(run.output.contains("Late was called, but it has no implementation here."))
    #expect(run.output.contains("ReportingTests.swift:"))
  }

  @Test("A failure outside tests stops the program with the same message")
  func stopsOutsideOfTests() throws {
    let program = BuildProducts.directory.appendingPathComponent("UnimplementedProgram")

    let run = try RunningProcess(program.path, []).finish()

    #expect(run.status != 0)
    #expect(run.standardError.contains("Log was called, but it has no implementation here."))
    #expect(!run.standardOutput.contains("went on"))
  }

  @Test("A function that returns any value stops the program, because an empty tuple is no result")
  func stopsWithoutResult() async {
    await #expect(processExitsWith: .failure) {
      withKnownIssue {
        let make: @Sendable () -> Any = unimplemented("Make")
        _ = make()
      }
      exit(EXIT_SUCCESS)
    }
  }

  @Test("A program with doubles does not link a test framework")
  func linksNoTestFramework() throws {
    let program = BuildProducts.directory.appendingPathComponent("UnimplementedProgram")

    let binary = try Data(contentsOf: program)

    #expect(binary.range(of: Data("libswiftCore.so".utf8)) != nil)
    #expect(binary.range(of: Data("libTesting.so".utf8)) == nil)
    #expect(binary.range(of: Data("libXCTest.so".utf8)) == nil)
  }
}

/// Made outside of any test, so that a detached call of it belongs to none.
private let global: @Sendable () -> Void = unimplemented("Global")

@Suite(.enabled(if: NestedRun.isThisProcess))
struct FailingTests {
  @Test func callsFromADetachedTask() async {
    let load: @Sendable (Int) -> Void = unimplemented("LoadUser")
    await Task.detached { load(1) }.value
  }
}

@Suite(.enabled(if: NestedRun.isThisProcess))
struct FailingWaits {
  @Test func waitsInADetachedTask() async {
    let save = Spy<Int>("SaveUser")
    await Task.detached { _ = await save.waitForCalls(within: .zero) }.value
  }

  @Test func waitsWithoutASpy() async {
    let subject = PassthroughSubject<Int, Never>()
    let record = subject.recorded()
    let clock = ManualClock()
    await Task.detached {
      _ = await record.waitForValues(count: 1, within: .zero)
      _ = await record.waitForCompletion(within: .zero)
      await clock.waitForSleepers(within: .zero)
      clock.advance(by: .seconds(-1))
    }.value
    subject.send(1)
  }
}

@Suite(.enabled(if: NestedRun.isThisProcess))
struct FailingOutsideOfATest {
  @Test func callsWhatNoTestMade() async {
    await Task.detached { global() }.value
  }
}

/// Made by the first test that uses it.
private let sharedDouble: @Sendable () -> Void = unimplemented("Shared")

@Suite(.enabled(if: NestedRun.isThisProcess), .serialized)
struct FailingInTheSecondTest {
  @Test func makesTheSharedDouble() { _ = sharedDouble }
  @Test func callsTheSharedDouble() { sharedDouble() }
}

final class FailingXCTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(NestedRun.isThisProcess, "Runs in a process of its own, and fails there.")
  }

  func testCallsAnUnimplementedFunction() {
    let log: (String) -> Void = unimplemented("Log")
    log("a")
  }

  func testCallsFromADetachedTask() async {
    let late: @Sendable () -> Void = unimplemented("Late")
    await Task.detached { late() }.value
  }
}
