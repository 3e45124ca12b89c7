import LocalPublisher
import FunctionalDITestDoubles
import TestSupport
import Testing

@Suite("delay, timeout, and debounce")
struct TimingTests {
  @Test("delay delivers everything later, in order, including the end", .hangLimit)
  func delay() async {
    let clock = ManualClock()
    let subject = PassthroughSubject<Int, Refusal>()
    let record = subject.delay(for: .seconds(10), clock: clock)
      .map { "\($0) at \(clock.now.offset)" }.recorded()
    subject.send(1)
    await clock.waitForSleepers()
    clock.advance(by: .seconds(4))
    subject.send(2)
    subject.send(completion: .failure(Refusal()))
    clock.advance(by: .seconds(6))
    // The delay of the second value begins its sleep after the first value has been delivered.
    await clock.waitForSleepers()
    record.expect(["1 at 10.0 seconds"], then: nil)
    clock.advance(by: .seconds(4))
    await record.waitForCompletion()
    record.expect(["1 at 10.0 seconds", "2 at 14.0 seconds"], then: .failure(Refusal()))
  }

  @Test("timeout ends the stream if a value takes too long", .hangLimit)
  func timeout() async {
    let clock = ManualClock()
    let subject = PassthroughSubject<Int, Refusal>()
    let record = subject.timeout(.seconds(10), clock: clock, customError: { Refusal() }).recorded()
    await clock.waitForSleepers()
    clock.advance(by: .seconds(9))
    subject.send(1)
    await clock.waitForSleepers()
    clock.advance(by: .seconds(9))
    record.expect([1], then: nil)
    clock.advance(by: .seconds(1))
    await record.waitForCompletion()
    record.expect([1], then: .failure(Refusal()))
    subject.send(2)
    record.expect([1], then: .failure(Refusal()))
  }

  @Test("timeout without an error finishes the stream", .hangLimit)
  func timeoutFinishes() async {
    let clock = ManualClock()
    async let value = Empty<Int, Never>(completeImmediately: false)
      .timeout(.seconds(1), clock: clock).firstValue()
    await clock.waitForSleepers()
    clock.advance(by: .seconds(1))
    #expect(await value == nil)
  }

  @Test("debounce delivers a value that no other follows within its interval", .hangLimit)
  func debounce() async {
    let clock = ManualClock()
    let subject = PassthroughSubject<Int, Never>()
    let delivered = PassthroughSubject<Int, Never>()
    var iterator = delivered.makeAsyncIterator()
    let subscription = subject.debounce(for: .seconds(10), clock: clock).sink(
      receiveCompletion: { delivered.send(completion: $0) }, receiveValue: { delivered.send($0) })
    subject.send(1)
    await clock.waitForSleepers()
    clock.advance(by: .seconds(5))
    subject.send(2)
    clock.advance(by: .seconds(5))
    await clock.waitForSleepers()
    clock.advance(by: .seconds(5))
    #expect(await iterator.next() == 2)
    subject.send(3)
    subject.send(completion: .finished)
    #expect(await iterator.next() == 3, "The last value does not wait for a follower.")
    #expect(await iterator.next() == nil)
    subscription.cancel()
  }

  @Test("A canceled subscription leaves no sleeper behind", .hangLimit)
  func cancellation() async {
    let clock = ManualClock()
    let subscription = Empty<Int, Never>(completeImmediately: false)
      .timeout(.seconds(1), clock: clock).sink { _ in }
    await clock.waitForSleepers()
    subscription.cancel()
    await clock.waitForSleepers(count: 0)
  }
}
