import LocalPublisher
import Synchronization
import TestSupport
import Testing

/// A subscription that the closure of an operator cancels.
private final class Subscription: Sendable {
  let cancellable = Mutex<AnyCancellable?>(nil)

  func cancel() {
    let cancellable = self.cancellable.withLock { $0.take() }
    cancellable?.cancel()
  }
}

@Suite("Canceling inside an operator's closure")
struct CancellingInsideTests {
  @Test("No value is delivered after a cancellation inside a closure, including the current one")
  func noValue() {
    let (subject, subscription) = (PassthroughSubject<Int, Never>(), Subscription())
    let received = Mutex<[Int]>([])
    let cancellable =
      subject
      .map { number in
        if number == 2 { subscription.cancel() }
        return number
      }
      .sink { number in received.withLock { $0.append(number) } }
    subscription.cancellable.withLock { $0 = cancellable }
    for number in 1...3 { subject.send(number) }
    #expect(received.withLock { $0 } == [1])
  }

  @Test("No completion is delivered after a cancellation inside a closure")
  func noCompletion() {
    let (subject, subscription) = (PassthroughSubject<Int, Never>(), Subscription())
    let told = Mutex<[String]>([])
    let cancellable =
      subject
      .handleEvents(receiveOutput: { _ in subscription.cancel() })
      .sink { _ in
        told.withLock { $0.append("end") }
      } receiveValue: { _ in
        told.withLock { $0.append("value") }
      }
    subscription.cancellable.withLock { $0 = cancellable }
    subject.send(1)
    subject.send(completion: .finished)
    #expect(told.withLock { $0 }.isEmpty)
  }
}

@Suite("Releasing inside a delivery")
struct ReleasingInsideTests {
  @Test("The last value may release the subscription, the operator, and the subject")
  func last() {
    for count in 1...100 {
      let subscription = Subscription()
      let received = Mutex<[Int]>([])
      var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
      let cancellable = subject?.map { $0 }.prefix(count).sink { number in
        received.withLock { $0.append(number) }
        if number == count { subscription.cancel() }
      }
      subscription.cancellable.withLock { $0 = cancellable }
      for number in 1...count { subject?.send(number) }
      subject = nil
      #expect(received.withLock { $0.count } == count)
    }
  }
}

@Suite("A released subject", .hangLimit)
struct DroppedSubjectTests {
  @Test("A released subject finishes behind share and values")
  func finishes() async {
    for form in 0..<3 {
      var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
      var iterator: AnyPublisher<Int, Never>.AsyncIterator?
      if let subject {
        let publisher =
          switch form {
          case 0: subject.share().eraseToAnyPublisher()
          case 1: subject.values(bufferingPolicy: .bufferingNewest(1)).eraseToAnyPublisher()
          default: subject.map { $0 }.share().share().eraseToAnyPublisher()
          }
        iterator = publisher.makeAsyncIterator()
        subject.send(1)
      }
      weak let remaining = subject
      subject = nil
      #expect(remaining == nil)
      #expect(await iterator?.next() == 1)
      #expect(await iterator?.next() == nil)
    }
  }
}
