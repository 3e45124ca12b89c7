import FunctionalDITesting
import Testing

@Suite("The functions that a spy returns")
struct SpyRecordingTests {
  @Test("The function of a spy keeps every effect, its error's type, and its sendability")
  func keepsTypes() async throws {
    let spy = Spy<Int>()

    let plain: @Sendable (Int) -> Int = spy.recording { $0 }
    let typed: @Sendable (Int) throws(Offline) -> Int =
      spy.recording { (_: Int) throws(Offline) -> Int in throw Offline() }
    let asynchronous: @Sendable (Int) async -> Int =
      spy.recording { (number: Int) async -> Int in number }
    let asynchronousTyped: @Sendable (Int) async throws(Offline) -> Int =
      spy.recording { (_: Int) async throws(Offline) -> Int in throw Offline() }

    #expect(plain(1) == 1)
    #expect(throws: Offline.self) { try typed(2) }
    #expect(await asynchronous(3) == 3)
    await #expect(throws: Offline.self) { try await asynchronousTyped(4) }
    #expect(spy.arguments == [1, 2, 3, 4])
  }

  @Test("The function of a spy may be a main actor function")
  @MainActor
  func keepsTheMainActor() throws {
    var title = ""
    let spy = Spy<String>()
    let setTitle: @MainActor (String) -> Void = spy.recording(MainActorFunctions.show)
    let setTitleOrThrow: @MainActor (String) throws(Offline) -> Int =
      spy.recording(MainActorFunctions.fail)

    setTitle("a")
    title = "read on the main actor"
    #expect(throws: Offline.self) { try setTitleOrThrow(title) }

    #expect(spy.arguments == ["a", "read on the main actor"])
  }

  @Test("The function of a spy need not be Sendable")
  func takesPlainFunctions() async throws {
    final class Total { var sum = 0 }
    let total = Total()
    let spy = Spy<Int>()
    let add: (Int) -> Int = {
      total.sum += $0; return total.sum
    }
    let fail: (Int) throws(Offline) -> Int = { _ throws(Offline) in
      total.sum = 0
      throw Offline()
    }

    let recordedAdd = spy.recording(add)
    let recordedFail: (Int) throws(Offline) -> Int = spy.recording(fail)

    #expect(recordedAdd(1) == 1)
    #expect(recordedAdd(2) == 3)
    #expect(throws: Offline.self) { try recordedFail(3) }
    #expect(spy.arguments == [1, 2, 3])
  }

  @Test("A suspending function of a spy need not be Sendable either")
  func takesSuspendingPlainFunctions() async throws {
    final class Total { var sum = 0 }
    let total = Total()
    let spy = Spy<Int>()
    let add: (Int) async -> Int = {
      await Task.yield()
      total.sum += $0
      return total.sum
    }
    let fail: (Int) async throws(Offline) -> Int = { _ async throws(Offline) in throw Offline() }

    let recordedAdd: (Int) async -> Int = spy.recording(add)
    let recordedFail: (Int) async throws(Offline) -> Int = spy.recording(fail)

    #expect(await recordedAdd(1) == 1)
    #expect(await recordedAdd(2) == 3)
    await #expect(throws: Offline.self) { try await recordedFail(3) }
    #expect(spy.arguments == [1, 2, 3])
  }

  @Test("A spy's function and its answer can be written in one expression")
  func infersAnswers() async throws {
    typealias Load = @Sendable (_ id: Int) async throws -> String
    func greet(load: Load) async throws -> String { "Hello, \(try await load(3))!" }
    let spy = Spy<Int>()

    #expect(try await greet(load: spy.recording { "\($0)" }) == "Hello, 3!")
    #expect(try await greet(load: spy.recording(returning("Ada"))) == "Hello, Ada!")
    #expect(try await greet(load: spy.recording(sequence("Ada", "Grace"))) == "Hello, Ada!")
    await #expect(throws: Offline.self) {
      try await greet(load: spy.recording(throwing(Offline())))
    }
    #expect(spy.arguments == [3, 3, 3, 3])
  }

  @Test("The function of a spy has the type that its context requires")
  func fitsOtherContexts() async {
    let spy = Spy<Int, String>()

    let plain: (Int, String) -> Bool = spy.recording(returning(true))
    let main: @MainActor (Int, String) -> Bool = spy.recording(returning(true))
    let asynchronous: @Sendable (Int, String) async -> Bool = spy.recording(returning(true))
    let nothing: @Sendable (Int, String) async throws -> Void = spy.recording()

    #expect(plain(1, "a"))
    #expect(await main(2, "b"))
    #expect(await asynchronous(3, "c"))
    #expect(throws: Never.self) { _ = nothing }
    #expect(spy.arguments.map(\.0) == [1, 2, 3])
  }
}

@MainActor
enum MainActorFunctions {
  static func show(_ title: String) {}
  static func fail(_ title: String) throws(Offline) -> Int { throw Offline() }
}
