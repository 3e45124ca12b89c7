public import LocalPublisher
import Synchronization

/// What a publisher has delivered, once a subscription to it has finished.
@usableFromInline
final class Recording<Output: Sendable, Failure: Error>: Sendable {
  private let values = Mutex<[Output]?>(nil)

  @usableFromInline
  init() {}

  /// A publisher of what is recorded, if anything is.
  @usableFromInline
  func replayed() -> AnyPublisher<Output, Failure>? {
    values.withLock { $0 }?.publisher.setFailureType(to: Failure.self).eraseToAnyPublisher()
  }

  /// A publisher of what is recorded when it is subscribed to, or else of what another one delivers,
  /// which is recorded if it finishes.
  @usableFromInline
  func recording(_ publisher: AnyPublisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
    Deferred { () -> AnyPublisher<Output, Failure> in
      if let replayed = self.replayed() { return replayed }
      let received = Mutex<[Output]>([])
      return publisher.handleEvents(
        receiveOutput: { value in received.withLock { $0.append(value) } },
        receiveCompletion: { completion in
          guard case .finished = completion else { return }
          let all = received.withLock { $0 }
          // What was recorded before is let go of after the lock, for that may run code of the user.
          _ = self.values.withLock { values in
            defer { values = all }
            return values
          }
        }
      ).eraseToAnyPublisher()
    }.eraseToAnyPublisher()
  }
}
