import LocalPublisher
import FunctionalDITestDoubles
import Testing

@Suite("sink")
struct SinkTests {
  @Test("A synchronous source has delivered before sink returns")
  func synchronous() {
    let record = [1, 2, 3].publisher.recorded()
    record.expect([1, 2, 3], then: .finished)
    record.cancel()
    record.expect([1, 2, 3], then: .finished)
  }

  @Test("A failure arrives with its type, and nothing after it")
  func failure() {
    Fail<Int, Refusal>(error: Refusal()).recorded().expect([], then: .failure(Refusal()))
  }

  @Test("Subscriptions that ended before sink returned are one object")
  func ended() {
    let subscriptions = Set((1...3).map { Just($0).sink { _ in } })
    #expect(subscriptions.count == 1)
  }
}
