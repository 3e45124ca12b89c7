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

  @Test("A source that ends while its reader is busy is not late", .hangLimit)
  func timeoutAtEnd() async {
    let clock = ManualClock()
    let outer = PassthroughSubject<Int, Refusal>()
    let inner = PassthroughSubject<Int, Refusal>()
    let record = outer.timeout(.seconds(10), clock: clock, customError: { Refusal() })
      .map { _ in
        inner.filter { value in
          if value == 2 {
            clock.advance(by: .seconds(20))
            outer.send(completion: .finished)
          }
          return value != 2
        }
      }.switchToLatest().eraseToAnyPublisher().recorded()
    outer.send(1)
    await clock.waitForSleepers()
    for value in [1, 2, 3] { inner.send(value) }
    inner.send(completion: .finished)
    await record.waitForCompletion()
    record.expect([1, 3], then: .finished)
  }

  @Test("The longest possible duration is a limit for timeout", .hangLimit)
  func longestTimeout() async {
    let clock = ObservedClock()
    let record = Empty<Int, Never>(completeImmediately: false)
      .timeout(.seconds(Int64.max), clock: clock).recorded()
    await clock.sleepsBegun.waitForCalls()
    record.cancel()
    await clock.sleepsEnded.waitForCalls()
    record.expect([], then: nil)
  }

  @Test("The extreme durations are intervals for delay, timeout, and debounce", .hangLimit)
  func extremeIntervals() async {
    let shortest = Duration(attoseconds: .min)
    let subject = PassthroughSubject<Int, Never>()
    for longest in [Duration(attoseconds: .max), .seconds(Int64.max)] {
      let records = [
        subject.delay(for: longest).recorded(), subject.timeout(longest).recorded(),
        subject.debounce(for: longest).recorded(),
      ]
      subject.send(1)
      #expect(records.map(\.values) == [[], [1], []])
      for record in records { record.cancel() }
    }
    #expect(await [1, 2].publisher.delay(for: shortest).collect().firstValue() == [1, 2])
    #expect(await [1, 2].publisher.timeout(shortest).collect().firstValue() == [1, 2])
    #expect(await [1, 2].publisher.debounce(for: shortest).collect().firstValue() == [1, 2])
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

  @Test(
    "timeout sleeps on while values arrive, and does not begin a sleep for each value", .hangLimit)
  func timeoutSleepsOn() async {
    let clock = CountingClock()
    let subject = PassthroughSubject<Int, Never>()
    let record = subject.timeout(.seconds(10), clock: clock).recorded()
    await clock.manual.waitForSleepers()
    clock.manual.advance(by: .seconds(9))
    for value in 1...100 {
      subject.send(value)
      await Task.yield()
    }
    clock.manual.advance(by: .seconds(1))
    await clock.sleeps.waitForCalls(count: 2)
    await clock.manual.waitForSleepers()
    #expect(clock.sleeps.arguments == [.seconds(10), .seconds(19)])
    clock.manual.advance(by: .seconds(9))
    await record.waitForCompletion()
    record.expect(Array(1...100), then: .finished)
  }

  @Test("timeout begins no sleep while its source is ready", .hangLimit)
  func timeoutOfReadySource() async {
    let clock = CountingClock()
    let record = (1...100).publisher.filter { $0 % 2 == 0 }.append(
      Empty(completeImmediately: false)
    )
    .timeout(.seconds(10), clock: clock).recorded()
    await clock.manual.waitForSleepers()
    #expect(clock.sleeps.arguments == [.seconds(10)])
    clock.manual.advance(by: .seconds(10))
    await record.waitForCompletion()
    record.expect(Array(stride(from: 2, through: 100, by: 2)), then: .finished)
  }

  @Test("timeout ends a source that drops its values without end")
  func timeoutOfEndlessFilter() {
    let clock = ManualClock()
    let record = sequence(first: 0) { $0 + 1 }.publisher.filter { _ in
      clock.advance(by: .seconds(1))
      return false
    }.timeout(.seconds(10), clock: clock).recorded()
    record.expect([], then: .finished)
    #expect(clock.now.offset == .seconds(11))
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

  @Test("debounce delivers a value whose interval has passed before the next value comes")
  func debounceWithLateTimer() {
    let clock = ManualClock()
    let subject = PassthroughSubject<Int, Never>()
    let record = subject.debounce(for: .seconds(10), clock: LateClock(clock)).recorded()
    subject.send(1)
    clock.advance(by: .seconds(9))
    subject.send(2)
    clock.advance(by: .seconds(10))
    subject.send(3)
    record.expect([2], then: nil)
    subject.send(completion: .finished)
    record.expect([2, 3], then: .finished)
  }

  @Test("debounce delivers a value whose interval has passed before a failure")
  func debounceBeforeFailure() {
    let clock = ManualClock()
    let subject = PassthroughSubject<Int, Refusal>()
    let record = subject.debounce(for: .seconds(10), clock: LateClock(clock)).recorded()
    subject.send(1)
    clock.advance(by: .seconds(10))
    subject.send(completion: .failure(Refusal()))
    record.expect([1], then: .failure(Refusal()))
  }

  @Test("debounce drops a value whose interval has not passed before a failure")
  func debounceShortlyBeforeFailure() {
    let clock = ManualClock()
    let subject = PassthroughSubject<Int, Refusal>()
    let record = subject.debounce(for: .seconds(10), clock: LateClock(clock)).recorded()
    subject.send(1)
    clock.advance(by: .seconds(9))
    subject.send(completion: .failure(Refusal()))
    record.expect([], then: .failure(Refusal()))
  }

  @Test("debounce delivers a value while its source is busy with values that a filter leaves out")
  func debounceOfBusySource() {
    let clock = ManualClock()
    let numbers = (1...30).publisher.filter { number in
      clock.advance(by: .seconds(1))
      return number == 1
    }
    let record = numbers.debounce(for: .seconds(10), clock: LateClock(clock))
      .map { "\($0) at \(clock.now.offset)" }.recorded()
    record.expect(["1 at 11.0 seconds"], then: .finished)
  }

  @Test("An interval is over at once if the clock fails to sleep", .hangLimit)
  func failingClock() async {
    let clock = FailingClock()
    let never = Empty<Int, Never>(completeImmediately: false)
    let debounced = Just(1).append(never).debounce(for: .seconds(10), clock: clock)
    #expect(await debounced.firstValue() == 1)
    #expect(await Just(2).delay(for: .seconds(10), clock: clock).firstValue() == 2)
    #expect(await never.timeout(.seconds(10), clock: clock).firstValue() == nil)
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

/// A clock whose sleeps end too late: only when their tasks are canceled.
private struct LateClock: Clock {
  let clock: ManualClock

  init(_ clock: ManualClock) { self.clock = clock }

  var now: ManualClock.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    let sleep: @Sendable () async throws -> Void = FunctionalDITestDoubles.never()
    try await sleep()
  }
}

/// A clock on which no time passes, and which cannot sleep.
private struct FailingClock: Clock {
  var now: ManualClock.Instant { ManualClock().now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    throw Refusal()
  }
}

/// A manual clock that records until when its callers sleep.
private struct CountingClock: Clock {
  let manual = ManualClock()
  let sleeps = Spy<Duration>()

  var now: ManualClock.Instant { manual.now }
  var minimumResolution: Duration { manual.minimumResolution }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    sleeps(deadline.offset)
    try await manual.sleep(until: deadline, tolerance: tolerance)
  }
}

/// The system's clock, which records when a sleep begins and ends.
private struct ObservedClock: Clock {
  let base = ContinuousClock()
  let sleepsBegun = NullarySpy("sleepsBegun")
  let sleepsEnded = NullarySpy("sleepsEnded")

  var now: ContinuousClock.Instant { base.now }
  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    sleepsBegun()
    defer { sleepsEnded() }
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}
