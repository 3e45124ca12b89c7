import LocalPublisher
import Synchronization

/// What a reader of a publisher has seen, in order.
final class Log<Value: Sendable & Equatable>: Sendable {
  enum Event: Equatable, Sendable {
    case value(Value)
    case finished
    /// The failure, as text.
    case failed(String)
  }

  private let state = Mutex<[Event]>([])

  var events: [Event] { state.withLock { $0 } }

  /// The values alone.
  var values: [Value] {
    events.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  func append(_ event: Event) {
    state.withLock { $0.append(event) }
  }
}

extension Publisher where Output: Equatable {
  /// Subscribes with a log.
  func sink(receiving log: Log<Output>) -> AnyCancellable {
    sink {
      switch $0 {
      case .finished: log.append(.finished)
      case .failure(let failure): log.append(.failed("\(failure)"))
      }
    } receiveValue: {
      log.append(.value($0))
    }
  }
}

/// A failure for tests.
struct Refusal: Error, Equatable {}
