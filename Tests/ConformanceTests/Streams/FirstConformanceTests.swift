import LocalPublisher
import FunctionalDITestDoubles
import Testing

@Suite("First, as in Combine")
struct FirstConformanceTests {
  @Test("first delivers one value, finishes, and cancels its source")
  func first() {
    let cancellations = NullarySpy()
    let subject = PassthroughSubject<Int, Never>()
    let record = subject.handleEvents(receiveCancel: { cancellations() }).first().recorded()
    #expect(record.completion == nil)
    subject.send(1)
    subject.send(2)
    #expect(record.values == [1])
    #expect(record.completion == .finished)
    #expect(cancellations.count == 1)
  }

  @Test("first finishes without a value or fails as its source does")
  func ends() {
    Empty<Int, Never>().first().expect([])
    Fail<Int, Refusal>(error: Refusal()).first().expect([], then: .failure(Refusal()))
  }

  @Test("first ends an endless source")
  func endless() {
    (1...).publisher.first().expect([1])
  }

  @Test("first with a condition delivers the first value that satisfies it, and requests no more")
  func condition() {
    let isLarge = Spy<Int>()
    (1...).publisher.first(where: isLarge.recording { $0 > 2 }).expect([3])
    #expect(isLarge.count == 3)
    [1, 2].publisher.first { $0 > 2 }.expect([])
  }
}
