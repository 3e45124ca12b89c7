import LocalPublisher
import FunctionalDITestDoubles
import Testing

@Suite("Catch, as in Combine")
struct CatchConformanceTests {
  @Test("catch continues with the publisher that it makes of the failure")
  func recovers() {
    let subject = PassthroughSubject<Int, Refusal>()
    let record = subject.catch { _ in [10, 20].publisher }.recorded()
    subject.send(1)
    subject.send(completion: .failure(Refusal()))
    #expect(record.values == [1, 10, 20])
    #expect(record.completion == .finished)
  }

  @Test("catch makes no publisher without a failure")
  func finishes() {
    let handler = Spy<Refusal>()
    [1, 2].publisher.setFailureType(to: Refusal.self).catch(handler.recording { _ in Just(0) })
      .expect([1, 2])
    #expect(handler.count == 0)
  }

  @Test("catch receives the failure once")
  func failure() {
    let handler = Spy<Refusal>()
    Fail<Int, Refusal>(error: Refusal()).catch(handler.recording { _ in Just(0) }).expect([0])
    #expect(handler.arguments == [Refusal()])
  }

  @Test("catch does not catch a failure of the publisher it has made")
  func failsAgain() {
    Fail<Int, Refusal>(error: Refusal())
      .catch { _ in Fail<Int, Translated>(error: Translated()) }
      .expect([], then: .failure(Translated()))
  }

  @Test("catch releases the publisher that has failed")
  func releases() {
    let subject = PassthroughSubject<Int, Refusal>()
    let recovery = PassthroughSubject<Int, Never>()
    let record = subject.catch { _ in recovery }.recorded()
    subject.send(completion: .failure(Refusal()))
    subject.send(1)
    recovery.send(2)
    #expect(record.values == [2])
    recovery.send(completion: .finished)
    #expect(record.completion == .finished)
  }
}
