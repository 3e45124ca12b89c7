import LocalPublisher
import Synchronization
import Testing

/// What a reader of a publisher has seen, in order.
final class Log<Value: Sendable>: Sendable {
  private let state = Mutex<[Event<Value>]>([])

  var events: [Event<Value>] { state.withLock { $0 } }

  /// The values alone.
  var values: [Value] {
    events.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  func append(_ event: Event<Value>) {
    state.withLock { $0.append(event) }
  }
}

/// One thing that a reader sees.
enum Event<Value: Sendable>: Sendable {
  case value(Value)
  case finished
  /// The failure, as text.
  case failed(String)
}

extension Event: Equatable where Value: Equatable {}

extension Publisher {
  /// Subscribes with a log.
  func sink(into log: Log<Output>) -> AnyCancellable {
    sink {
      switch $0 {
      case .finished: log.append(.finished)
      case .failure(let failure): log.append(.failed("\(failure)"))
      }
    } receiveValue: {
      log.append(.value($0))
    }
  }

  /// What a sink sees of a publisher that does not wait.
  var events: [Event<Output>] {
    let log = Log<Output>()
    sink(into: log).cancel()
    return log.events
  }

  /// What a loop sees.
  var awaited: [Event<Output>] {
    get async {
      var events: [Event<Output>] = []
      do throws(Failure) {
        for try await value in self { events.append(.value(value)) }
        events.append(.finished)
      } catch {
        events.append(.failed("\(error)"))
      }
      return events
    }
  }
}

extension Publisher where Output: Equatable {
  /// Expects the same of each way to read: a sink and a loop, of the publisher itself and erased.
  func expect(
    _ values: [Output], then end: Event<Output> = .finished,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let expected = values.map { Event.value($0) } + [end]
    #expect(events == expected, "by a sink", sourceLocation: sourceLocation)
    #expect(
      eraseToAnyPublisher().events == expected, "by a sink, erased", sourceLocation: sourceLocation)
    #expect(await awaited == expected, "by a loop", sourceLocation: sourceLocation)
    #expect(
      await eraseToAnyPublisher().awaited == expected, "by a loop, erased",
      sourceLocation: sourceLocation)
  }
}

/// A failure for tests.
struct Refusal: Error, Equatable {}
