import LocalPublisher
import FunctionalDITestDoubles
import TestSupport
import Testing

@Suite("Subjects, as in Combine")
struct SubjectConformanceTests {
  @Test("A subscriber of a PassthroughSubject receives the values that are sent from then on")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    let one = subject.recorded()
    subject.send(2)
    let two = subject.recorded()
    subject.send(3)
    #expect(one.values == [2, 3])
    #expect(two.values == [3])
  }

  @Test("A PassthroughSubject drops values and a second end after its end")
  func afterTheEnd() {
    let subject = PassthroughSubject<Int, Refusal>()
    let record = subject.recorded()
    subject.send(1)
    subject.send(completion: .finished)
    subject.send(2)
    subject.send(completion: .failure(Refusal()))
    #expect(record.values == [1])
    #expect(record.completion == .finished)
    subject.expect([], then: .finished)
  }

  @Test("A subscriber of a CurrentValueSubject receives the current value first")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let one = subject.recorded()
    subject.send(2)
    subject.value = 3
    let two = subject.recorded()
    #expect(subject.value == 3)
    #expect(one.values == [1, 2, 3])
    #expect(two.values == [3])
  }

  @Test(
    "A CurrentValueSubject keeps its value after its end, and a subscriber receives only the end")
  func currentValueAfterTheEnd() {
    let subject = CurrentValueSubject<Int, Refusal>(1)
    subject.send(completion: .failure(Refusal()))
    subject.send(2)
    #expect(subject.value == 1)
    subject.expect([], then: .failure(Refusal()))
  }

  @Test("A canceled subscriber receives nothing more, and the others continue")
  func cancelled() {
    let subject = PassthroughSubject<Int, Never>()
    let one = subject.recorded()
    let two = subject.recorded()
    subject.send(1)
    one.cancel()
    subject.send(2)
    #expect(one.values == [1])
    #expect(two.values == [1, 2])
  }

  @Test("A value that is sent during a delivery is delivered after it")
  func reentrant() {
    // In Combine the inner value overtakes the outer one: a second subscriber receives 2 before 1.
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.sink { if $0 == 1 { subject.send(2) } }
    let record = subject.recorded()
    subject.send(1)
    #expect(record.values == [1, 2])
    subscription.cancel()
  }

  @Test("A subject that is released finishes")
  func dropped() {
    // In Combine its subscribers receive nothing more.
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    let record = subject?.recorded()
    subject = nil
    #expect(record?.completion == .finished)
  }

  @Test("All values that many threads send arrive, those of each thread in order")
  func threads() async {
    let subject = PassthroughSubject<Int, Never>()
    let record = subject.recorded()
    _ = onThreads(8) { thread in
      for value in 0..<200 { subject.send(thread * 1_000 + value) }
    }
    // A task delivers the values that arrived after the last turn began.
    await record.waitForValues(count: 1_600, within: .seconds(600))
    #expect(record.values.count == 1_600)
    for thread in 0..<8 {
      #expect(record.values.filter { $0 / 1_000 == thread }.map { $0 % 1_000 } == Array(0..<200))
    }
  }
}
