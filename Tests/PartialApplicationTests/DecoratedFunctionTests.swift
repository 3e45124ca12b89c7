import PartialApplication
import FunctionalDITestDoubles
import Testing

@Suite("Ready-made decorators of functions")
struct DecoratedFunctionTests {
  struct Offline: Error, Equatable {
    var attempt = 0
  }

  @Test("A function whose parameters are functions can be decorated")
  func functionsAsParameters() {
    let lines = Spy<String>()
    let load: @Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void = { $1($0) }
    let answers = Spy<Int>()
    let logging = logged(timed(load) { _ in }, "Load") { lines($0) }
    logging(7) { answers($0) }
    #expect(answers.arguments == [7])
    #expect(lines.arguments == ["Load(7, (Function)) returned"])
  }

  @Test("Decorators nest")
  func nests() throws {
    let calls = Spy<Int>()
    let lines = Spy<String>()
    let load: @Sendable (Int) throws(Offline) -> Int = { id throws(Offline) in
      calls(id)
      guard calls.count > 1 else { throw Offline() }
      return id
    }
    let decorated: @Sendable (Int) throws(Offline) -> Int =
      cached(logged(retrying(load), "Load") { lines($0) })
    #expect(try decorated(5) == 5)
    #expect(try decorated(5) == 5)
    #expect(calls.arguments == [5, 5])
    #expect(lines.arguments == ["Load(5) returned 5"])
  }
}
