import FunctionalDITestDoubles
import LocalPublisher
import Testing

@Suite("Buffering policies")
struct BufferingTests {
  @Test("A loop receives every value unless its policy allows it to miss some")
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

  /// The policies with the tightest limits.
  static var tightPolicies: [BufferingPolicy] {
    [.bufferingOldest(0), .bufferingNewest(0), .bufferingNewest(-1), .bufferingOldest(1)]
  }

  @Test("A waiting sink receives every value under every policy", arguments: tightPolicies)
  func waitingSink(policy: BufferingPolicy) {
    let subject = PassthroughSubject<Int, Never>(bufferingPolicy: policy)
    let one = subject.recorded()
    (1...3).forEach(subject.send)
    let two = subject.recorded()
    (4...5).forEach(subject.send)
    one.cancel()
    subject.send(6)
    subject.send(completion: .finished)
    one.expect([1, 2, 3, 4, 5], then: nil)
    two.expect([4, 5, 6], then: .finished)
  }

  @Test("A waiting sink of several subjects receives the values of each", arguments: tightPolicies)
  func mergedSink(policy: BufferingPolicy) {
    let unbounded = PassthroughSubject<Int, Never>()
    let bounded = PassthroughSubject<Int, Never>(bufferingPolicy: policy)
    let record = unbounded.merge(with: bounded).recorded()
    unbounded.send(1)
    unbounded.send(2)
    bounded.send(3)
    unbounded.send(4)
    bounded.send(5)
    #expect(record.values == [1, 2, 3, 4, 5])
  }

  @Test(
    "A waiting sink receives a value before the value that another sink sends then",
    arguments: tightPolicies + [.bufferingNewest(1)])
  func waitingBehindAnother(policy: BufferingPolicy) {
    let subject = PassthroughSubject<Int, Never>(bufferingPolicy: policy)
    let subscription = subject.sink { if $0 == 1 { subject.send(2) } }
    let record = subject.recorded()
    subject.send(1)
    #expect(record.values == [1, 2])
    subscription.cancel()
  }

  @Test(
    "A policy limits the values that are sent while an operator of a sink does not ask for one",
    arguments: [
      (BufferingPolicy.bufferingNewest(1), [1, 9]), (.bufferingOldest(2), [1, 2, 3]),
      (.bufferingNewest(0), [1]),
    ])
  func operatorWithoutDemand(policy: BufferingPolicy, expected: [Int]) {
    let subject = PassthroughSubject<Int, Never>(bufferingPolicy: policy)
    let counterparts = PassthroughSubject<Int, Never>()
    let zipped = subject.zip(counterparts).map { $0.0 }.recorded()
    let opening = PassthroughSubject<Int, Never>()
    let flattened = subject.flatMap(maxPublishers: 1) { value in
      opening.first().map { _ in value }
    }.recorded()
    (1...9).forEach(subject.send)
    subject.send(completion: .finished)
    for value in 1...9 {
      counterparts.send(value)
      opening.send(value)
    }
    zipped.expect(expected, then: .finished)
    flattened.expect(expected, then: .finished)
  }

  @Test("A subscriber receives the current value under every policy", arguments: tightPolicies)
  func currentValue(policy: BufferingPolicy) async {
    let subject = CurrentValueSubject<Int, Never>(1, bufferingPolicy: policy)
    let record = subject.recorded()
    var iterator = subject.makeAsyncIterator()
    #expect(record.values == [1])
    subject.send(completion: .finished)
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == nil)
  }

  @Test(
    "A sink receives the values of a shared publisher under every policy", arguments: tightPolicies)
  func shared(policy: BufferingPolicy) {
    let subject = PassthroughSubject<Int, Never>()
    let record = subject.share(bufferingPolicy: policy).recorded()
    (1...3).forEach(subject.send)
    #expect(record.values == [1, 2, 3])
  }

  @Test("A policy limits the values that a sink has sent to itself")
  func sentDuringDelivery() {
    sendingInside(by: .unbounded, expect: [1, 2, 3, 4, 5])
    sendingInside(by: .bufferingOldest(1), expect: [1, 2, 5])
    sendingInside(by: .bufferingNewest(1), expect: [1, 4, 5])
    sendingInside(by: .bufferingOldest(0), expect: [1, 5])
    sendingInside(by: .bufferingNewest(0), expect: [1, 5])
  }

  private func sendingInside(by policy: BufferingPolicy, expect values: [Int]) {
    let subject = PassthroughSubject<Int, Never>(bufferingPolicy: policy)
    let received = Spy<Int>()
    let subscription = subject.sink { value in
      received(value)
      if value == 1 { (2...4).forEach(subject.send) }
    }
    subject.send(1)
    subject.send(5)
    #expect(received.arguments == values)
    subscription.cancel()
  }
}
