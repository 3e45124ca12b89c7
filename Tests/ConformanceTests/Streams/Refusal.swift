import LocalPublisher
import FunctionalDITestDoubles
import Testing

/// A failure for tests.
struct Refusal: Error, Equatable {}

/// Another failure, to distinguish the two.
struct Translated: Error, Equatable {}

extension Publisher where Output: Equatable, Failure: Equatable {
  /// Expects the events that a subscriber receives from a publisher that does not wait.
  func expect(
    _ values: [Output], then completion: Subscribers.Completion<Failure>? = .finished,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let record = recorded()
    #expect(record.values == values, sourceLocation: sourceLocation)
    #expect(record.completion == completion, sourceLocation: sourceLocation)
  }
}
