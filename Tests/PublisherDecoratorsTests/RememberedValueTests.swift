import FunctionalDI
import LocalPublisher
import PublisherDecorators
import Synchronization
import Testing

/// A value that does something when it goes.
private final class Farewell: Sendable {
  let bid: @Sendable () -> Void
  init(_ bid: @escaping @Sendable () -> Void) { self.bid = bid }
  deinit { bid() }
}

@Suite("Values that are remembered")
struct RememberedValueTests {
  @Test func `What takes the place of others lets go of them where they may call the function`() {
    let numbers = PassthroughSubject<Int, Never>()
    let load = Mutex<(@Sendable (Int) -> AnyPublisher<Farewell, Never>)?>(nil)
    let calls = Mutex(0)
    let cachedLoad = cached { (_: Int) -> AnyPublisher<Farewell, Never> in
      numbers.map { _ in
        Farewell {
          let load = load.withLock { $0 }
          if load?(1) != nil { calls.withLock { $0 += 1 } }
        }
      }.eraseToAnyPublisher()
    }
    load.withLock { $0 = cachedLoad }
    let cancellables = (0..<2).map { _ in cachedLoad(1).sink { _ in } }
    numbers.send(1)
    numbers.send(completion: .finished)
    // Both have finished; what the first one recorded is gone.
    #expect(calls.withLock { $0 } == 1)
    load.withLock { $0 = nil }
    withExtendedLifetime(cancellables) {}
  }
}
