import Foundation
import LocalPublisher
import Synchronization
import FunctionalDITestDoubles
import TestSupport
import Testing

/// A delivered value, and the thread that delivered it.
private struct Delivery: Sendable {
  let value: Int
  let thread: ObjectIdentifier

  init(_ value: Int) { (self.value, thread) = (value, currentThread()) }
}

private func currentThread() -> ObjectIdentifier { ObjectIdentifier(Thread.current) }

@Suite("Turns of a sink", .hangLimit)
struct TurnTests {
  /// Sends values from another thread while the first value is delivered on this one.
  ///
  /// - Returns: The number of values that this thread delivered before its `send` returned.
  private func delivered<P: Publisher<Int, Never>>(
    whileSending count: Int, to subject: PassthroughSubject<Int, Never>,
    through publisher: (PassthroughSubject<Int, Never>) -> P
  ) async -> (bySender: Int, values: [Int]) {
    let mine = currentThread()
    let deliveries = PassthroughSubject<Delivery, Never>()
    let record = deliveries.recorded()
    let subscription = publisher(subject).sink { value in
      deliveries.send(Delivery(value))
      guard value == 0 else { return }
      _ = onThreads(1) { _ in for value in 0..<count { subject.send(value + 1) } }
    }
    subject.send(0)
    let bySender = record.values.filter { $0.thread == mine }.count
    await record.waitForValues(count: count + 1, within: .seconds(600))
    subscription.cancel()
    return (bySender, record.values.map(\.value))
  }

  @Test(
    "A sink takes what its closure sends to another subject, although a source has more values",
    arguments: [[5_000], [5_000, 5_000], [1, 2, 5_000]])
  func sendingToOther(counts: [Int]) {
    for position in [1, 3, 1_000] {
      let (start, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let merged = Spy<Int>()
      let merging = start.flatMap { count in (1...count).publisher }.merge(with: other)
        .sink { number in
          merged(number)
          if merged.count == position { other.send(-1) }
        }
      for count in counts { start.send(count) }
      #expect(merged.arguments.dropFirst(position).prefix(4).contains { $0 == -1 })
      #expect(merged.count == counts.reduce(1, +))
      merging.cancel()

      let ended = Spy<Int>()
      let ending = start.flatMap { count in (1...count).publisher }
        .prefix(untilOutputFrom: other)
        .sink { number in
          ended(number)
          if ended.count == position { other.send(-1) }
        }
      for count in counts { start.send(count) }
      #expect(ended.count <= position + 3)
      ending.cancel()

      // The values that the closure has sent to a third subject come first.
      let (third, sent) = (PassthroughSubject<Int, Never>(), Spy<Int>())
      let sending = start.flatMap { count in (1...count).publisher }.merge(with: third, other)
        .sink { number in
          sent(number)
          if sent.count == position { for _ in 0..<3 { third.send(-2) } }
          if sent.count == position + 1 { other.send(-1) }
        }
      for count in counts { start.send(count) }
      #expect(sent.arguments.dropFirst(position).prefix(12).contains { $0 == -1 })
      sending.cancel()
    }
  }

  @Test(
    "A send delivers the values that have arrived, and none that another thread sends meanwhile",
    arguments: [0, 1, 2, 3, 100])
  func bounded(count: Int) async {
    let subject = PassthroughSubject<Int, Never>()
    let (bySender, values) = await delivered(whileSending: count, to: subject) { $0 }
    #expect(bySender == 1)
    #expect(values == Array(0...count), "The rest arrives in order, without another send.")
  }

  @Test("A send does the same behind share and operators that read several subjects")
  func boundedThroughOperators() async {
    let (one, two, three) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(),
      PassthroughSubject<Int, Never>()
    )
    let other = PassthroughSubject<Int, Never>()
    let merged = await delivered(whileSending: 50, to: one) { $0.merge(with: other) }
    #expect(merged.bySender == 1)
    let flat = await delivered(whileSending: 50, to: two) { $0.flatMap { Just($0) } }
    #expect(flat.bySender == 1)
    let shared = await delivered(whileSending: 50, to: three) { $0.share() }
    #expect(shared.bySender == 1)
    #expect([merged.values, flat.values, shared.values].allSatisfy { $0 == Array(0...50) })
  }

  @Test("A value that a closure sends is delivered before send returns")
  func ownValues() {
    let subject = PassthroughSubject<Int, Never>()
    let received = Spy<Int>()
    let subscription = subject.sink { value in
      received(value)
      if value < 1_000 { subject.send(value + 1) }
    }
    subject.send(1)
    #expect(received.arguments == Array(1...1_000))
    subscription.cancel()
  }

  @Test("A value that a closure sends is delivered before send returns, although others send, too")
  func ownValuesAmongOthers() {
    let mine = currentThread()
    let subject = PassthroughSubject<Int, Never>()
    let received = Spy<Delivery>()
    let subscription = subject.sink { value in
      received(Delivery(value))
      guard value == 0 else { return }
      _ = onThreads(1) { _ in subject.send(1) }
      subject.send(2)
    }
    subject.send(0)
    let bySender = received.arguments.filter { $0.thread == mine }
    #expect(bySender.map(\.value) == [0, 1, 2])
    subscription.cancel()
  }

  /// The operators that read a second publisher next to one that always has a value ready.
  enum Reading: CaseIterable { case prefix, drop, merge, combineLatest }

  @Test(
    "A sink takes what another thread sends while a source always has a value ready", .hangLimit,
    arguments: Reading.allCases)
  func sentToBusySink(by reading: Reading) {
    let stop = PassthroughSubject<Int, Never>()
    let gate = Gate(for: 2)
    let numbers = (1...).publisher.handleEvents(receiveOutput: { if $0 == 2 { gate.arrive() } })
    let publisher: AnyPublisher<Int, Never> =
      switch reading {
      case .prefix: numbers.prefix(untilOutputFrom: stop).eraseToAnyPublisher()
      case .drop: numbers.drop(untilOutputFrom: stop).prefix(1).eraseToAnyPublisher()
      case .merge: numbers.merge(with: stop).prefix { $0 != -1 }.eraseToAnyPublisher()
      case .combineLatest:
        numbers.combineLatest(stop).map(\.1).prefix { $0 != -1 }.eraseToAnyPublisher()
      }
    let hasEnded = onThreads(2) { thread in
      if thread == 0 { return publisher.recorded().completion == .finished }
      gate.arrive()
      stop.send(-1)
      return true
    }
    #expect(hasEnded == [true, true])
  }

  @Test(
    "A sink takes what its closure sends in a turn that another subject began",
    arguments: [
      PassthroughSubject<Bool, Never>().subject, CurrentValueSubject<Bool, Never>(false).subject,
      PassthroughSubject<Bool, Never>(bufferingPolicy: .bufferingNewest(100)).subject,
    ])
  func ownValuesInOtherTurn(start: AnySubject) {
    let subject = PassthroughSubject<Int, Never>()
    let received = Spy<Int>()
    let many = start.publisher.flatMap {
      $0 ? (1...100).publisher.eraseToAnyPublisher() : Empty().eraseToAnyPublisher()
    }
    let subscription = subject.merge(with: many).sink { value in
      received(value)
      if value == 10 { subject.send(-1) }
    }
    subject.send(0)
    start.send(true)
    #expect(Array(received.arguments.prefix(12)) == Array(0...10) + [-1])
    #expect(received.count == 102)
    subscription.cancel()
  }
}

/// A subject of either kind.
struct AnySubject: Sendable {
  let publisher: AnyPublisher<Bool, Never>
  let send: @Sendable (Bool) -> Void
}

extension CurrentValueSubject<Bool, Never> {
  fileprivate var subject: AnySubject {
    AnySubject(publisher: eraseToAnyPublisher()) { self.send($0) }
  }
}

extension PassthroughSubject<Bool, Never> {
  fileprivate var subject: AnySubject {
    AnySubject(publisher: eraseToAnyPublisher()) { self.send($0) }
  }
}
