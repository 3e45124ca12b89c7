import LocalPublisher
import FunctionalDITestDoubles

/// A failure for tests.
struct Refusal: Error, Equatable {}

/// A stream as an array: its values, and whether it ends with a failure.
struct Recording: Equatable {
  var values: [Int] = []
  var fails = false
}

extension Recording: CustomStringConvertible {
  var description: String { "\(values)" + (fails ? "!" : "|") }
}

extension Recording {
  /// A publisher whose values are all ready.
  var publisher: AnyPublisher<Int, Refusal> {
    values.map { Result<Int, Refusal>.success($0) }.appending(.failure(Refusal()), if: fails)
      .publisher.setFailureType(to: Refusal.self)
      .flatMap { $0.publisher }
      .eraseToAnyPublisher()
  }

  /// Records the events that a sink receives from a ready publisher.
  ///
  /// - Returns: `nil` if the publisher has not ended.
  init?(sinking publisher: AnyPublisher<Int, Refusal>) {
    self.init(publisher.recorded())
  }

  /// Copies the events of a record.
  ///
  /// - Returns: `nil` if the publisher has not ended.
  init?(_ record: PublisherRecord<Int, Refusal>) {
    guard let completion = record.completion else { return nil }
    self.init(values: record.values, fails: completion != .finished)
  }

  /// Records the events that a loop receives.
  init(looping publisher: AnyPublisher<Int, Refusal>) async {
    do throws(Refusal) {
      for try await value in publisher { values.append(value) }
    } catch {
      fails = true
    }
  }
}

/// A reader that polls only after a wake, as a loop does.
final class WokenReader {
  /// The events of the publisher; `nil` before its end.
  private(set) var recording: Recording?
  private var values: [Int] = []
  private var iterator: AnyPublisher<Int, Refusal>.PollingIterator
  private let isWoken = CurrentValueSubject<Bool, Never>(true)

  init(_ publisher: AnyPublisher<Int, Refusal>) {
    iterator = publisher.makePollingIterator(waker: Waker { [isWoken] in isWoken.value = true })
  }

  /// Reads the values that are ready, if there has been a wake.
  func read() {
    guard isWoken.value else { return }
    isWoken.value = false
    while recording == nil {
      switch iterator.poll() {
      case .value(let value): values.append(value)
      case .again: break
      case .pending: return
      case .finished: recording = Recording(values: values)
      case .failed: recording = Recording(values: values, fails: true)
      }
    }
  }
}

extension Array {
  fileprivate func appending(_ element: Element, if condition: Bool) -> [Element] {
    condition ? self + [element] : self
  }
}
