import LocalPublisher
import FunctionalDITestDoubles
import Testing

@Suite("Share, as in Combine")
struct ShareConformanceTests {
  @Test("Subscribers of share use one subscription to the source")
  func shared() {
    let subscriptions = NullarySpy()
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { subscriptions() }).share()
    #expect(subscriptions.count == 0)
    let one = shared.recorded()
    let two = shared.recorded()
    subject.send(1)
    #expect(subscriptions.count == 1)
    #expect(one.values == [1])
    #expect(two.values == [1])
  }

  @Test("The first subscriber of a ready source receives all values, and later ones only the end")
  func coldSource() {
    let shared = [1, 2, 3].publisher.share()
    shared.expect([1, 2, 3])
    shared.expect([])
  }

  @Test("A later subscriber receives later values")
  func late() {
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.share()
    let one = shared.recorded()
    subject.send(1)
    let two = shared.recorded()
    subject.send(2)
    #expect(one.values == [1, 2])
    #expect(two.values == [2])
  }

  @Test("The source is canceled when the last subscriber leaves, and the next one subscribes again")
  func disconnects() {
    let cancellations = NullarySpy()
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveCancel: { cancellations() }).share()
    let one = shared.recorded()
    let two = shared.recorded()
    one.cancel()
    #expect(cancellations.count == 0)
    two.cancel()
    #expect(cancellations.count == 1)
    let three = shared.recorded()
    subject.send(3)
    #expect(three.values == [3])
  }

  @Test("A failure reaches all subscribers, including later ones")
  func failure() {
    let subject = PassthroughSubject<Int, Refusal>()
    let shared = subject.share()
    let one = shared.recorded()
    let two = shared.recorded()
    subject.send(completion: .failure(Refusal()))
    #expect(one.completion == .failure(Refusal()))
    #expect(two.completion == .failure(Refusal()))
    shared.expect([], then: .failure(Refusal()))
  }
}
