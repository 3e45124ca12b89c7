import LocalPublisher
import Synchronization
import TestSupport
import Testing

/// Run these under AddressSanitizer and ThreadSanitizer too.
@Suite("An iterator that another thread releases")
struct ReleasedIteratorTests {
  /// Drops a subject's iterator on one thread while other threads send to the subject, and perhaps
  /// another thread cancels the subscription.
  private func race<Source: Subject<Int, Never>>(
    _ subject: Source, senders: Int, sends count: Int, canceling: Bool
  ) {
    let last = LastIterator<Source.PollingIterator>()
    let received = Atomic(0)
    let subscription = Droppable(upstream: subject, last: last).sink { _ in
      received.wrappingAdd(1, ordering: .relaxed)
    }
    subject.send(0)
    _ = onThreads(senders + 2) { thread in
      if thread < senders { return (0..<count).forEach { subject.send($0) } }
      for _ in 0..<Int.random(in: 0..<200) { _ = received.load(ordering: .acquiring) }
      if thread == senders {
        last.shared.withLock { $0 }?.drop()
      } else if canceling {
        subscription.cancel()
      }
    }
    let before = received.load(ordering: .acquiring)
    subject.send(0)
    #expect(received.load(ordering: .acquiring) == before, "Nothing is left to deliver to.")
    subscription.cancel()
  }

  @Test(
    "A subject may be sending when another thread releases its iterator",
    arguments: [1, 2], [false, true])
  func duringSend(senders: Int, canceling: Bool) {
    for _ in 0..<150 {
      race(
        PassthroughSubject<Int, Never>(), senders: senders, sends: 200, canceling: canceling)
      race(
        CurrentValueSubject<Int, Never>(0), senders: senders, sends: 60, canceling: canceling)
    }
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
