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
    let record = publisher.recorded()
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

extension Array {
  fileprivate func appending(_ element: Element, if condition: Bool) -> [Element] {
    condition ? self + [element] : self
  }
}
