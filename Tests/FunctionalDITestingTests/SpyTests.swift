import FunctionalDITesting
import TestSupport
import Testing

@Suite("Spies")
struct SpyTests {
  @Test("A function among the arguments of a recorded call can be called")
  func functionAmongArguments() {
    let load = Spy<String, @Sendable (Int) -> Void>()
    let results = Spy<Int>()
    load("Ada", { results($0) })
    let name = load.arguments[0].0
    load.arguments[0].1(3)
    load.arguments[0].1(4)
    #expect(name == "Ada")
    #expect(results.arguments == [3, 4])
  }

  @Test("A spy records the arguments of its calls, in order")
  func recordsArguments() {
    let spy = Spy<Int, String>()
    let function = spy.recording { number, text in "\(number)\(text)" }

    #expect(function(1, "a") == "1a")
    #expect(function(2, "b") == "2b")

    #expect(spy.count == 2)
    #expect(spy.arguments.map(\.0) == [1, 2])
    #expect(spy.arguments.map(\.1) == ["a", "b"])
    #expect(spy.calls.map(\.arguments.1) == ["a", "b"])
  }

  @Test("A spy of a function without parameters counts its calls")
  func recordsNullaryFunctions() {
    let spy = NullarySpy()
    let function = spy.recording { 42 }

    #expect(function() == 42)
    #expect(spy.count == 1)
  }

  @Test("A spy of one parameter records the argument itself, not a tuple")
  func recordsUnaryFunctions() {
    let spy = Spy<String>()
    let function = spy.recording()

    function("a")

    #expect(spy.arguments == ["a"])
  }

  @Test("A spy records a call before it answers it")
  func recordsBeforeAnswering() {
    let spy = NullarySpy()
    let function = spy.recording { spy.count }

    #expect(function() == 1)
  }

  @Test("A spy records a call that throws")
  func recordsThrowingCalls() {
    let spy = Spy<Int>()
    let function = spy.recording { (_: Int) throws(Offline) -> Int in throw Offline() }

    #expect(throws: Offline.self) { try function(1) }
    #expect(spy.arguments == [1])
  }

  @Test("A spy can be called from a closure of any type")
  func recordsByHand() {
    final class Document { let title = "Untitled" }
    let spy = Spy<String>()
    let save: (Document) -> Void = { spy($0.title) }

    save(Document())

    #expect(spy.arguments == ["Untitled"])
  }

  @Test("A spy records the times of its calls on its clock")
  func timesCalls() {
    let clock = ManualClock()
    clock.advance(by: .seconds(5))
    let spy = NullarySpy(clock: clock)
    let function = spy.recording()

    clock.advance(by: .seconds(1))
    function()
    clock.advance(by: .seconds(2))
    function()

    #expect(spy.calls.map(\.elapsed) == [.seconds(1), .seconds(3)])
  }

  @Test("A spy distinguishes the calls of different tasks")
  func tellsTasksApart() async {
    let spy = Spy<String>()
    let function = spy.recording()

    let here = CallingTask.current
    function("here")
    await Task {
      #expect(CallingTask.current != here)
      function("there")
      function("there")
    }.value

    let tasks = spy.calls.map(\.task)
    #expect(here != nil)
    #expect(tasks[0] == here)
    #expect(tasks[1] == tasks[2])
    #expect(tasks[1] != here)
  }

  @Test("A spy records its position among the calls of other spies")
  func ordersSeveralSpies() {
    let load = Spy<Int>("load")
    let save = Spy<String>("save")

    load(1)
    save("a")
    save("b")
    load(2)

    #expect(callOrder(of: load, save) == ["load", "save", "save", "load"])
    #expect(callOrder(of: save) == ["save", "save"])
  }

  @Test("A spy records every call of 16 threads, in the order of each thread")
  func isThreadSafe() {
    let threads = 16
    let callsPerThread = 1_000
    let spy = Spy<Int, Int>()
    let other = Spy<Int>()

    _ = onThreads(threads) { thread in
      for call in 0..<callsPerThread {
        spy(thread, call)
        other(call)
      }
    }

    #expect(spy.count == threads * callsPerThread)
    for thread in 0..<threads {
      let calls = spy.calls.filter { $0.arguments.0 == thread }
      #expect(calls.map(\.arguments.1) == Array(0..<callsPerThread))
    }
    let positions = spy.positions
    #expect(zip(positions, positions.dropFirst()).allSatisfy(<))
    #expect(Set(positions).union(other.positions).count == 2 * threads * callsPerThread)
  }
}
