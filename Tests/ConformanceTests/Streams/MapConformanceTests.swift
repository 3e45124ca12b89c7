import LocalPublisher
import FunctionalDITestDoubles
import Testing

@Suite("Map, MapError and SetFailureType, as in Combine")
struct MapConformanceTests {
  @Test("map transforms each value once, in order")
  func map() {
    let spy = Spy<Int>()
    [1, 2, 3].publisher.map(spy.recording { $0 * 10 }).expect([10, 20, 30])
    #expect(spy.count == 3)
  }

  @Test("map passes on the failure and the end unchanged")
  func mapEnds() {
    Fail<Int, Refusal>(error: Refusal()).map { $0 + 1 }.expect([], then: .failure(Refusal()))
    Empty<Int, Never>().map { $0 + 1 }.expect([])
    let subject = PassthroughSubject<Int, Refusal>()
    let record = subject.map { $0 * 2 }.recorded()
    subject.send(1)
    subject.send(completion: .failure(Refusal()))
    subject.send(2)
    #expect(record.values == [2])
    #expect(record.completion == .failure(Refusal()))
  }

  @Test("Maps compose in the order in which they are written")
  func composition() {
    [1, 2].publisher.map { $0 + 1 }.map { $0 * 10 }.expect([20, 30])
  }

  @Test("map calls nothing after the subscription is canceled")
  func cancelled() {
    let spy = Spy<Int>()
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.map(spy.recording { $0 }).sink { _ in }
    subject.send(1)
    subscription.cancel()
    subject.send(2)
    #expect(spy.count == 1)
  }

  @Test("tryMap ends with the error that is thrown, and requests no more values")
  func tryMap() {
    let spy = Spy<Int>()
    let record = [1, 2, 3].publisher.tryMap { value in
      spy(value)
      if value == 2 { throw Refusal() }
      return value
    }.recorded()
    #expect(record.values == [1])
    #expect(spy.count == 2)
  }

  @Test("mapError transforms only the failure")
  func mapError() {
    Fail<Int, Refusal>(error: Refusal()).mapError { _ in Translated() }
      .expect([], then: .failure(Translated()))
    let subject = PassthroughSubject<Int, Refusal>()
    let record = subject.mapError { _ in Translated() }.recorded()
    subject.send(1)
    subject.send(completion: .failure(Refusal()))
    #expect(record.values == [1])
    #expect(record.completion == .failure(Translated()))
    let finished = Empty<Int, Refusal>().mapError { _ in Translated() }
    finished.expect([])
  }

  @Test("setFailureType changes the type, but neither the values nor the end")
  func setFailureType() {
    [1, 2].publisher.setFailureType(to: Refusal.self).expect([1, 2])
    Empty<Int, Never>().setFailureType(to: Refusal.self).expect([])
  }
}
