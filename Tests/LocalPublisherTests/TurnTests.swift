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
}
