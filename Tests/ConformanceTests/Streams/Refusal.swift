import LocalPublisher
import FunctionalDITestDoubles
import Testing

/// A failure for tests.
struct Refusal: Error, Equatable {}

/// Another one, to tell which came through.
struct Translated: Error, Equatable {}

extension Publisher where Output: Equatable, Failure: Equatable {
  /// Expects what a subscriber sees of a publisher that does not wait.
  func expect(
    _ values: [Output], then completion: Subscribers.Completion<Failure>? = .finished,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let record = recorded()
    #expect(record.values == values, sourceLocation: sourceLocation)
    #expect(record.completion == completion, sourceLocation: sourceLocation)
  }
}
