import LocalPublisher
import Synchronization
import TestSupport
import Testing

/// Run these under AddressSanitizer and ThreadSanitizer too.
@Suite("An iterator that another thread releases")
struct ReleasedIteratorTests {
  /// Drops a subject's iterator on one thread while another thread sends to the subject.
  private func race<Source: Subject<Int, Never>>(_ subject: Source, sends count: Int) {
    let last = LastIterator<Source.PollingIterator>()
    let received = Atomic(0)
    let subscription = Droppable(upstream: subject, last: last).sink { _ in
      received.wrappingAdd(1, ordering: .relaxed)
    }
    subject.send(0)
    _ = onThreads(2) { thread in
      if thread == 0 {
        for value in 0..<count { subject.send(value) }
      } else {
        for _ in 0..<Int.random(in: 0..<200) { _ = received.load(ordering: .acquiring) }
        last.shared.withLock { $0 }?.drop()
      }
    }
    let before = received.load(ordering: .acquiring)
    subject.send(0)
    #expect(received.load(ordering: .acquiring) == before, "Nothing is left to deliver to.")
    subscription.cancel()
  }

  @Test("A subject may be sending when another thread releases its iterator")
  func duringSend() {
    for _ in 0..<300 { race(PassthroughSubject<Int, Never>(), sends: 200) }
    for _ in 0..<300 { race(CurrentValueSubject<Int, Never>(0), sends: 60) }
  }
}

/// A publisher that ends when the iterator of its upstream is dropped.
private struct Droppable<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  typealias Shared = SharedIterator<Upstream.PollingIterator>

  let upstream: Upstream
  let last: LastIterator<Upstream.PollingIterator>

  struct PollingIterator: PollingIteratorProtocol {
    let shared: Shared

    mutating func poll() -> Poll<Output, Failure> { shared.poll() }
  }

  func makePollingIterator(waker: Waker) -> sending PollingIterator {
    let shared = SharedIterator(upstream.makePollingIterator(waker: waker))
    last.shared.withLock { $0 = shared }
    return PollingIterator(shared: shared)
  }
}

/// An iterator that is polled and dropped under a lock.
private final class SharedIterator<Iterator: PollingIteratorProtocol>: Sendable {
  private let iterator: Mutex<Iterator?>

  init(_ iterator: sending Iterator) { self.iterator = Mutex(iterator) }

  func poll() -> Poll<Iterator.Output, Iterator.Failure> {
    iterator.withLock { $0?.poll() ?? .finished }
  }

  func drop() { iterator.withLock { $0 = nil } }
}

/// The iterator of the last subscription.
private final class LastIterator<Iterator: PollingIteratorProtocol>: Sendable {
  let shared = Mutex<SharedIterator<Iterator>?>(nil)
}
