import LocalPublisher
import FunctionalDITestDoubles
import Testing

@Suite("FlatMap, as in Combine")
struct FlatMapConformanceTests {
  @Test("flatMap delivers the values of the publishers it makes")
  func values() {
    [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.expect([1, 10, 2, 20])
  }

  @Test("flatMap delivers when an inner publisher does, whichever was made first")
  func interleaved() {
    let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let record = [0, 1].publisher.flatMap { inner[$0] }.recorded()
    inner[1].send(1)
    inner[0].send(2)
    inner[1].send(3)
    #expect(record.values == [1, 2, 3])
  }

  @Test("flatMap finishes when the outer and all inner publishers have finished")
  func end() {
    let outer = PassthroughSubject<Int, Never>()
    let inner = PassthroughSubject<Int, Never>()
    let record = outer.flatMap { _ in inner }.recorded()
    outer.send(1)
    outer.send(completion: .finished)
    #expect(record.completion == nil)
    inner.send(7)
    inner.send(completion: .finished)
    #expect(record.values == [7])
    #expect(record.completion == .finished)
  }

  @Test("flatMap fails as soon as the outer publisher does, and releases the inner ones")
  func outerFailure() {
    let outer = PassthroughSubject<Int, Refusal>()
    let inner = PassthroughSubject<Int, Refusal>()
    let record = outer.flatMap { _ in inner }.recorded()
    outer.send(1)
    outer.send(completion: .failure(Refusal()))
    inner.send(2)
    #expect(record.values.isEmpty)
    #expect(record.completion == .failure(Refusal()))
  }

  @Test("flatMap fails with the first inner publisher that fails, and releases the others")
  func innerFailure() {
    let inner = [PassthroughSubject<Int, Refusal>(), PassthroughSubject<Int, Refusal>()]
    let record = [0, 1].publisher.setFailureType(to: Refusal.self).flatMap { inner[$0] }.recorded()
    inner[1].send(1)
    inner[0].send(completion: .failure(Refusal()))
    inner[1].send(2)
    #expect(record.values == [1])
    #expect(record.completion == .failure(Refusal()))
  }

  @Test("flatMap requests the next value when there is room for its publisher")
  func maxPublishers() {
    let inner = PassthroughSubject<Int, Never>()
    let made = Spy<Int>()
    let record = [1, 2, 3].publisher.flatMap(maxPublishers: 1) { value in
      made(value)
      return inner
    }.recorded()
    #expect(made.count == 1)
    inner.send(completion: .finished)
    // The other two subscribe to a subject that has ended, and finish at once.
    #expect(made.count == 3)
    #expect(record.completion == .finished)
  }

  @Test("Canceling flatMap cancels the outer and the inner publishers")
  func cancelled() {
    let cancellations = Spy<String>()
    let outer = PassthroughSubject<Int, Never>()
    let inner = PassthroughSubject<Int, Never>()
    let subscription =
      outer
      .handleEvents(receiveCancel: { cancellations("outer") })
      .flatMap { _ in inner.handleEvents(receiveCancel: { cancellations("inner") }) }
      .sink { _ in }
    outer.send(1)
    subscription.cancel()
    #expect(cancellations.count == 2)
  }
}
