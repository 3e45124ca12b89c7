import LocalPublisher
import Testing

@Suite("Subjects")
struct SubjectTests {
  @Test("A value has been delivered when send returns")
  func synchronous() {
    let subject = PassthroughSubject<Int, Never>()
    let (one, two) = (Log<Int>(), Log<Int>())
    subject.send(0)
    let first = subject.sink(into: one)
    subject.send(1)
    let second = subject.sink(into: two)
    subject.send(2)
    #expect(one.values == [1, 2])
    #expect(two.values == [2])
    first.cancel()
    subject.send(3)
    #expect(one.values == [1, 2])
    #expect(two.values == [2, 3])
    second.cancel()
  }

  @Test("What comes after the end is ignored, and the end comes once")
  func afterTheEnd() {
    let subject = PassthroughSubject<Int, Refusal>()
    let log = Log<Int>()
    let subscription = subject.sink(into: log)
    subject.send(1)
    subject.send(completion: .failure(Refusal()))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(log.events == [.value(1), .failed("Refusal()")])
    #expect(subject.events == [.failed("Refusal()")], "A later subscriber gets the end alone.")
    subscription.cancel()
  }

  @Test("A value sent from inside a sink comes after those before it, for every sink")
  func reentrantSend() {
    let subject = PassthroughSubject<Int, Never>()
    let (one, two) = (Log<Int>(), Log<Int>())
    let subscriptions = [
      subject.sink { value in
        one.append(.value(value))
        if value < 3 { subject.send(value + 1) }
        #expect(one.values.last == value, "The delivery that is under way takes it along.")
      },
      subject.sink(into: two),
    ]
    subject.send(1)
    #expect(one.values == [1, 2, 3])
    #expect(two.values == [1, 2, 3])
    subscriptions.forEach { $0.cancel() }
  }

  @Test("A sink may subscribe, and may cancel others, while it gets a value")
  func changesDuringDelivery() {
    let subject = PassthroughSubject<Int, Never>()
    let (early, late) = (Log<Int>(), Log<Int>())
    let victim = Box<AnyCancellable>()
    let added = Box<AnyCancellable>()
    let subscription = subject.sink { value in
      early.append(.value(value))
      victim.value = nil
      if added.value == nil { added.value = subject.sink(into: late) }
    }
    victim.value = subject.sink { _ in Issue.record("It is cancelled before its turn.") }
    subject.send(1)
    subject.send(2)
    #expect(early.values == [1, 2])
    #expect(late.values == [2])
    subscription.cancel()
    added.value = nil
  }

  @Test("A sink that cancels itself gets nothing more")
  func cancelsItself() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log<Int>()
    let subscription = Box<AnyCancellable>()
    subscription.value = subject.sink { value in
      log.append(.value(value))
      if value == 2 {
        subject.send(3)
        subscription.value?.cancel()
      }
    }
    (1...5).forEach(subject.send)
    #expect(log.values == [1, 2])
  }

  @Test("A CurrentValueSubject begins with its value")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let log = Log<Int>()
    let subscription = subject.sink(into: log)
    subject.value = 2
    subject.send(3)
    #expect(log.values == [1, 2, 3])
    #expect(subject.value == 3)
    #expect(subject.prefix(1).events == [.value(3), .finished])
    subject.send(completion: .finished)
    subject.value = 4
    #expect(subject.value == 3)
    #expect(subject.events == [.finished])
    #expect(log.events.last == .finished)
    subscription.cancel()
  }

  @Test("A subject that is dropped ends those who wait")
  func dropped() async {
    let (value, sink) = (Log<Int>(), Log<Int>())
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    var iterator = subject?.map { $0 + 1 }.makeAsyncIterator()
    let subscription = subject?.sink(into: sink)
    subject?.send(1)
    subject = nil
    while let next = await iterator?.next() { value.append(.value(next)) }
    #expect(value.values == [2])
    #expect(sink.events == [.value(1), .finished])
    subscription?.cancel()
  }

  @Test("A loop gets everything, unless a policy says what it may miss")
  func bufferingPolicies() async {
    await buffered(by: .unbounded, expect: [1, 2, 3, 4, 5])
    await buffered(by: .bufferingOldest(2), expect: [1, 2])
    await buffered(by: .bufferingNewest(2), expect: [4, 5])
    await buffered(by: .bufferingNewest(0), expect: [])
  }

  private func buffered(by policy: BufferingPolicy, expect values: [Int]) async {
    let subject = PassthroughSubject<Int, Never>(bufferingPolicy: policy)
    let plain = PassthroughSubject<Int, Never>()
    var ofSubject = subject.makeAsyncIterator()
    var ofValues = plain.values(bufferingPolicy: policy).makeAsyncIterator()
    for value in 1...5 {
      subject.send(value)
      plain.send(value)
    }
    subject.send(completion: .finished)
    plain.send(completion: .finished)
    var seen: [Int] = []
    while let value = await ofSubject.next() { seen.append(value) }
    #expect(seen == values)
    seen = []
    while let value = await ofValues.next() { seen.append(value) }
    #expect(seen == values)
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

  @Test("A signal needs no value")
  func void() {
    let subject = PassthroughSubject<Void, Never>()
    let log = Log<Int>()
    let subscription = subject.map { 1 }.sink(into: log)
    subject.send()
    #expect(log.values == [1])
    subscription.cancel()
  }
}

@Suite("share")
struct ShareTests {
  @Test("Subscribers share one subscription, which lasts from the first to the last")
  func sharing() {
    let log = Log<Int>()
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { log.append(.value(1)) }, receiveCancel: { log.append(.value(-1)) }
    ).share()
    #expect(log.values == [])
    let (one, two) = (Log<Int>(), Log<Int>())
    var subscriptions = [shared.sink(into: one), shared.sink(into: two)]
    subject.send(7)
    #expect(log.values == [1])
    #expect(one.values == [7])
    #expect(two.values == [7])
    subscriptions.removeLast()
    #expect(log.values == [1])
    subscriptions.removeLast()
    #expect(log.values == [1, -1])
    subscriptions = [shared.sink(into: one)]
    #expect(log.values == [1, -1, 1])
    subject.send(8)
    #expect(one.values == [7, 8])
  }

  @Test("Who comes after the end gets the end")
  func afterTheEnd() {
    let shared = [1, 2].publisher.share()
    #expect(shared.events == [.value(1), .value(2), .finished])
    #expect(shared.events == [.finished])
  }
}

/// A variable that closures may write to; used from one thread.
final class Box<Value: Sendable>: @unchecked Sendable {
  var value: Value?
}
