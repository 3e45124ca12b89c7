import LocalPublisher
import FunctionalDITestDoubles
import TestSupport
import Testing

@Suite("Subjects")
struct SubjectTests {
  @Test("A value has been delivered when send returns")
  func synchronous() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(0)
    let one = subject.recorded()
    subject.send(1)
    let two = subject.recorded()
    subject.send(2)
    #expect(one.values == [1, 2])
    #expect(two.values == [2])
    one.cancel()
    subject.send(3)
    #expect(one.values == [1, 2])
    #expect(two.values == [2, 3])
  }

  @Test("Values after the end are ignored, and the end comes once")
  func afterTheEnd() {
    let subject = PassthroughSubject<Int, Refusal>()
    let record = subject.recorded()
    subject.send(1)
    subject.send(completion: .failure(Refusal()))
    subject.send(2)
    subject.send(completion: .finished)
    record.expect([1], then: .failure(Refusal()))
    subject.recorded().expect(
      [], then: .failure(Refusal()), "A later subscriber gets the end alone.")
  }

  @Test("A value that is sent inside a sink comes after earlier ones, for every sink")
  func reentrantSend() {
    let subject = PassthroughSubject<Int, Never>()
    let one = Spy<Int>()
    let subscription = subject.sink { value in
      one(value)
      if value < 3 { subject.send(value + 1) }
      #expect(one.arguments.last == value, "The delivery that is under way takes it along.")
    }
    let two = subject.recorded()
    subject.send(1)
    #expect(one.arguments == [1, 2, 3])
    #expect(two.values == [1, 2, 3])
    subscription.cancel()
  }

  @Test("A sink may subscribe and cancel others during a delivery")
  func changesDuringDelivery() {
    let subject = PassthroughSubject<Int, Never>()
    let early = Spy<Int>()
    let victim = Box<AnyCancellable>()
    let added = Box<PublisherRecord<Int, Never>>()
    let subscription = subject.sink { value in
      early(value)
      victim.value = nil
      if added.value == nil { added.value = subject.recorded() }
    }
    victim.value = subject.sink { _ in Issue.record("It is cancelled before its turn.") }
    subject.send(1)
    subject.send(2)
    #expect(early.arguments == [1, 2])
    #expect(added.value?.values == [2])
    subscription.cancel()
    added.value = nil
  }

  @Test("A sink that cancels itself receives nothing more")
  func cancelsItself() {
    let subject = PassthroughSubject<Int, Never>()
    let received = Spy<Int>()
    let subscription = Box<AnyCancellable>()
    subscription.value = subject.sink { value in
      received(value)
      if value == 2 {
        subject.send(3)
        subscription.value?.cancel()
      }
    }
    (1...5).forEach(subject.send)
    #expect(received.arguments == [1, 2])
  }

  @Test("A CurrentValueSubject begins with its value")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let record = subject.recorded()
    subject.value = 2
    subject.send(3)
    #expect(record.values == [1, 2, 3])
    #expect(subject.value == 3)
    subject.prefix(1).recorded().expect([3], then: .finished)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(subject.value == 3)
    subject.value = 5
    #expect(subject.value == 5)
    subject.recorded().expect([], then: .finished)
    #expect(record.completion == .finished)
  }

  @Test("A subject that is released ends its waiting loops")
  func dropped() async {
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    var iterator = subject?.map { $0 + 1 }.makeAsyncIterator()
    let record = subject?.recorded()
    subject?.send(1)
    subject = nil
    #expect(await iterator?.next() == 2)
    #expect(await iterator?.next() == nil)
    record?.expect([1], then: .finished)
  }

  @Test("A subject that is released ends a task that awaits a value", .hangLimit)
  func droppedWhileAwaited() async {
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    let reader = subject.map { $0.makeAsyncIterator() }
    let answers = PassthroughSubject<Int, Never>()
    var answer = answers.makeAsyncIterator()
    let task = Task {
      var iterator = reader
      while let value = await iterator?.next() { answers.send(value) }
    }
    subject?.send(1)
    #expect(await answer.next() == 1, "The task has begun.")
    subject = nil
    await task.value
  }

  @Test("A reader whose poll is pending has taken every value that was sent before")
  func waitsOnlyWithoutValues() {
    let subject = PassthroughSubject<Int, Never>()
    var iterator = subject.makePollingIterator(waker: Waker {})
    for value in 1...2 { subject.send(value) }
    var values: [Int] = []
    while case .value(let value) = iterator.poll() {
      values.append(value)
      if value == 1 { subject.send(3) }
    }
    #expect(values == [1, 2, 3])
  }

  @Test("A long backlog keeps its order")
  func backlog() async {
    let subject = PassthroughSubject<Int, Never>()
    var iterator = subject.makeAsyncIterator()
    var expected = 0
    for round in 0..<50 {
      for value in 0..<100 { subject.send(round * 100 + value) }
      for _ in 0..<(round % 2 == 0 ? 30 : 120) {
        #expect(await iterator.next() == expected)
        expected += 1
      }
    }
    subject.send(completion: .finished)
    while let value = await iterator.next() {
      #expect(value == expected)
      expected += 1
    }
    #expect(expected == 5000)
  }

  @Test("A signal is sent without a value")
  func void() {
    let subject = PassthroughSubject<Void, Never>()
    let record = subject.map { 1 }.recorded()
    subject.send()
    #expect(record.values == [1])
  }
}

@Suite("share")
struct ShareTests {
  @Test("Subscribers share one subscription, which lasts from the first to the last")
  func sharing() {
    let events = Spy<String>()
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { events("subscribed") }, receiveCancel: { events("cancelled") }
    ).share()
    #expect(events.count == 0)
    let (one, two) = (shared.recorded(), shared.recorded())
    subject.send(7)
    #expect(events.arguments == ["subscribed"])
    #expect(one.values == [7])
    #expect(two.values == [7])
    one.cancel()
    #expect(events.arguments == ["subscribed"])
    two.cancel()
    #expect(events.arguments == ["subscribed", "cancelled"])
    let three = shared.recorded()
    #expect(events.arguments == ["subscribed", "cancelled", "subscribed"])
    subject.send(8)
    #expect(three.values == [8])
  }

  @Test("A subscriber after the end receives the end")
  func afterTheEnd() {
    let shared = [1, 2].publisher.share()
    shared.recorded().expect([1, 2], then: .finished)
    shared.recorded().expect([], then: .finished)
  }
}

/// A variable that closures may write to; used from one thread.
final class Box<Value: Sendable>: @unchecked Sendable {
  var value: Value?
}
