import LocalPublisher
import Testing

@Suite("sink")
struct SinkTests {
  @Test("A synchronous source has delivered before sink returns")
  func synchronous() {
    let log = Log<Int>()
    let subscription = [1, 2, 3].publisher.sink(into: log)
    #expect(log.events == [.value(1), .value(2), .value(3), .finished])
    subscription.cancel()
    #expect(log.events.count == 4)
  }

  @Test("A failure arrives with its type, and nothing after it")
  func failure() {
    let log = Log<Int>()
    _ = Fail<Int, Refusal>(error: Refusal()).sink(into: log)
    #expect(log.events == [.failed("Refusal()")])
  }
}
