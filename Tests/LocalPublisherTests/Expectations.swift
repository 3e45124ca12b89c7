import LocalPublisher
import FunctionalDITestDoubles
import Testing

/// A failure for tests.
struct Refusal: Error, Equatable {}

extension PublisherRecord where Output: Equatable {
  /// Expects the values and the end so far.
  ///
  /// Ends are compared as text, because a failure may be any error.
  func expect(
    _ values: [Output], then completion: Subscribers.Completion<Failure>?,
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(self.values == values, comment, sourceLocation: sourceLocation)
    #expect(
      "\(self.completion, default: "none")" == "\(completion, default: "none")", comment,
      sourceLocation: sourceLocation)
  }
}

extension Publisher where Output: Equatable {
  /// Expects the same of each way to read: a sink and a loop, of the publisher itself and erased.
  func expect(
    _ values: [Output], then completion: Subscribers.Completion<Failure> = .finished,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let erased = eraseToAnyPublisher()
    recorded().expect(values, then: completion, "by a sink", sourceLocation: sourceLocation)
    erased.recorded().expect(
      values, then: completion, "by a sink, erased", sourceLocation: sourceLocation)
    await expectAwaited(values, then: completion, sourceLocation: sourceLocation)
    await erased.expectAwaited(values, then: completion, sourceLocation: sourceLocation)
  }

  /// Expects what a loop sees.
  func expectAwaited(
    _ values: [Output], then completion: Subscribers.Completion<Failure> = .finished,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    var seen: [Output] = []
    var end = Subscribers.Completion<Failure>.finished
    do throws(Failure) {
      for try await value in self { seen.append(value) }
    } catch {
      end = .failure(error)
    }
    #expect(seen == values, "by a loop", sourceLocation: sourceLocation)
    #expect("\(end)" == "\(completion)", "by a loop", sourceLocation: sourceLocation)
  }
}
