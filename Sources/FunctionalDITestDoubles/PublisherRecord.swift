public import LocalPublisher

extension Publisher {
  /// Subscribes, and records the values and the completion.
  ///
  /// ```swift
  /// import LocalPublisher
  ///
  /// let doubled = [1, 2, 3].publisher.map { $0 * 2 }.recorded()
  /// assert(doubled.values == [2, 4, 6])
  /// assert(doubled.completion == .finished)
  /// ```
  ///
  /// - Returns: The record, which keeps the subscription.
  public func recorded() -> PublisherRecord<Output, Failure> {
    PublisherRecord(self)
  }
}

/// The values and the completion that one subscription to a publisher has received.
///
/// Make a record with `recorded()`. A test then reads the record, or waits for it:
///
/// ```swift
/// import LocalPublisher
///
/// let numbers = PassthroughSubject<Int, Never>()
/// let record = numbers.recorded()
/// numbers.send(1)
/// numbers.send(completion: .finished)
///
/// assert(record.values == [1])
/// assert(record.completion == .finished)
/// ```
///
/// The subscription lasts as long as the record. Thread-safe.
public final class PublisherRecord<Output: Sendable, Failure: Error>: Sendable {
  private struct State {
    var values: [Output] = []
    var completion: Subscribers.Completion<Failure>?
  }

  private let state = Observed(State())
  private let subscription: AnyCancellable
  /// The test of a failure in a task that does not know its test.
  private let test = RunningTest.ofNewDouble

  init(_ publisher: some Publisher<Output, Failure>) {
    subscription = publisher.sink(
      receiveCompletion: { [state] completion in state.update { $0.completion = completion } },
      receiveValue: { [state] value in state.update { $0.values.append(value) } })
  }

  /// The values so far, in order.
  public var values: [Output] { state.read { $0.values } }

  /// The completion of the publisher, or nil before it has ended.
  public var completion: Subscribers.Completion<Failure>? { state.read { $0.completion } }

  /// Ends the subscription, and keeps the values so far.
  public func cancel() {
    subscription.cancel()
  }

  /// Waits until a number of values have arrived.
  ///
  /// If the publisher ends first, or the limit passes first, a failure is recorded in the running
  /// test. The wait ends without a failure if the waiting task is canceled.
  ///
  /// ```swift
  /// import LocalPublisher
  ///
  /// let numbers = PassthroughSubject<Int, Never>()
  /// let record = numbers.recorded()
  /// Task { numbers.send(1) }
  /// let values = await record.waitForValues(count: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of values to wait for.
  ///   - limit: The maximum time to wait.
  ///   - clock: The clock that measures the limit.
  /// - Returns: The values so far, in order.
  @discardableResult
  public func waitForValues(
    count: Int, within limit: Duration = .seconds(10),
    on clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) async -> [Output] {
    let outcome = await state.wait(atMost: limit, on: clock) {
      $0.values.count >= count || $0.completion != nil
    }
    let (values, completion) = state.read { ($0.values, $0.completion) }
    let place = SourcePlace(fileID, filePath, line)
    switch outcome {
    case .met where values.count < count:
      let end = completion.map { " (\($0))" } ?? ""
      recordFailure(
        """
        Expected \(counted(count, "value")), but the publisher ended\(end) after \(values.count).
        """, at: place, of: test)
    case .limitExceeded(let state):
      recordFailure(
        """
        Waited \(limit) for \(counted(count, "value")) of a publisher, \
        but \(state.values.count) arrived.
        """, at: place, of: test)
    case .met, .cancelled: break
    }
    return values
  }

  /// Waits until the publisher has ended, by finishing or by a failure.
  ///
  /// If the limit passes first, a failure is recorded in the running test. The wait ends without a
  /// failure if the waiting task is canceled.
  ///
  /// - Parameters:
  ///   - limit: The maximum time to wait.
  ///   - clock: The clock that measures the limit.
  /// - Returns: All values, in order. Read ``completion`` to see how the publisher ended.
  @discardableResult
  public func waitForCompletion(
    within limit: Duration = .seconds(10), on clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) async -> [Output] {
    let outcome = await state.wait(atMost: limit, on: clock) { $0.completion != nil }
    if case .limitExceeded(let state) = outcome {
      recordFailure(
        """
        Waited \(limit) for a publisher to end, but it has not, \
        after \(counted(state.values.count, "value")).
        """, at: SourcePlace(fileID, filePath, line), of: test)
    }
    return values
  }
}
