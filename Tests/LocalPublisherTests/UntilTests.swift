import FunctionalDITestDoubles
import LocalPublisher
import TestSupport
import Testing

@Suite("prefix(untilOutputFrom:) and drop(untilOutputFrom:)", .hangLimit)
struct UntilTests {
  @Test("prefix and drop end and begin with the value of another publisher")
  func untilOutput() {
    let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let before = values.prefix(untilOutputFrom: signal).recorded()
    let after = values.drop(untilOutputFrom: signal).recorded()
    values.send(1)
    signal.send()
    values.send(2)
    before.expect([1], then: .finished)
    after.expect([2], then: nil)
    values.send(completion: .finished)
    after.expect([2], then: .finished)
    let never = Empty<Void, Never>()
    [1, 2].publisher.prefix(untilOutputFrom: never).recorded().expect([1, 2], then: .finished)
    [1, 2].publisher.drop(untilOutputFrom: never).recorded().expect([], then: .finished)
  }

  @Test("prefix delivers a value that waits in front of the other publisher's value")
  func untilOutputOfBoth() async {
    let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    var iterator = values.prefix(untilOutputFrom: signal).makeAsyncIterator()
    values.send(1)
    signal.send()
    let first = await iterator.next()
    let second = await iterator.next()
    #expect(first == 1 && second == nil)
  }

  @Test("prefix delivers a value that its sink sends before the other publisher's value")
  func untilOutputInside() {
    let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let record = values.prefix(untilOutputFrom: signal).handleEvents(
      receiveOutput: { value in
        guard value == 1 else { return }
        values.send(2)
        signal.send()
      }
    ).recorded()
    values.send(1)
    values.send(3)
    record.expect([1, 2], then: .finished)
  }

  @Test("prefix ends a publisher that always has a value ready")
  func untilOutputOfEndless() async {
    (1...).publisher.prefix(untilOutputFrom: Just(())).recorded().expect([], then: .finished)
    let signal = PassthroughSubject<Void, Never>()
    var seen: [Int] = []
    for await value in (1...).publisher.prefix(untilOutputFrom: signal) {
      seen.append(value)
      if value == 3 { signal.send() }
    }
    #expect(seen == [1, 2, 3])
    seen = []
    for await value in (1...).publisher.filter({ $0 < 4 }).prefix(untilOutputFrom: signal) {
      seen.append(value)
      if value == 3 { signal.send() }
    }
    #expect(seen == [1, 2, 3])
  }

  @Test("prefix ends a publisher that has its values ready when its sink sends the signal")
  func untilOutputOfSink() {
    let signal = PassthroughSubject<Void, Never>()
    (1...1_000).publisher.prefix(untilOutputFrom: signal).handleEvents(
      receiveOutput: { value in if value == 3 { signal.send() } }
    ).recorded().expect([1, 2, 3], then: .finished)
  }

  @Test("A sink of a publisher that has its values ready receives the values that it sends")
  func sendingWhileReady() {
    let sent = PassthroughSubject<Int, Never>()
    (1...1_000).publisher.merge(with: sent).prefix(while: { $0 != -3 }).handleEvents(
      receiveOutput: { value in if value > 0 { sent.send(-value) } }
    ).recorded().expect([1, -1, 2, -2, 3], then: .finished)
  }

  @Test("prefix and its other publisher take turns, even if that one delivers nothing")
  func untilOutputOfBusy() async {
    let busy = (1...).publisher.filter { _ in false }
    let values = PassthroughSubject<Int, Never>()
    var iterator = values.prefix(untilOutputFrom: busy).makeAsyncIterator()
    values.send(1)
    #expect(await iterator.next() == 1)
  }

  @Test("prefix ends at once if its other publisher finds its value at the second look")
  func untilOutputAfterSecondLook() {
    let filtered = [0, 1].publisher.filter { $0 == 1 }
    [1, 2].publisher.prefix(untilOutputFrom: filtered).recorded().expect([], then: .finished)
    let appended = Empty<Int, Never>().append(5)
    [1, 2].publisher.prefix(untilOutputFrom: appended).recorded().expect([], then: .finished)
  }

  @Test("drop delivers a value that is sent after the other publisher's value, while it looks")
  func dropWhileLooking() async {
    let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    // Sends after its first element, when the operator has just looked at the other publisher.
    let sending = [0, 1].publisher.handleEvents(receiveOutput: { element in
      guard element == 1 else { return }
      signal.send(0)
      signal.send(1)
      values.send(2)
      values.send(completion: .finished)
    }).filter { $0 == 0 }
    let opened = signal.filter { $0 == 1 }
    var iterator = sending.combineLatest(values).map(\.1).drop(untilOutputFrom: opened)
      .makeAsyncIterator()
    values.send(1)
    #expect(await iterator.next() == 2)
  }

  @Test("drop delivers the values that wait when the other publisher's value is taken")
  func dropOfWaiting() async {
    let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    var iterator = values.drop(untilOutputFrom: signal).makeAsyncIterator()
    values.send(1)
    signal.send()
    values.send(2)
    let first = await iterator.next()
    let second = await iterator.next()
    #expect(first == 1 && second == 2)
  }
}
