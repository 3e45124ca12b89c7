/// A publisher that makes one value, right away, and delivers it to every subscriber.
///
/// The work starts when the future is made. Its task is canceled when the last reference to the
/// future is released; a subscription is such a reference. Wrap the future in ``Deferred`` to start
/// the work with each subscription.
///
/// ```swift
/// func loadUsers() -> AnyPublisher<[User], any Error> {
///   Future { try await Task.sleep(for: .milliseconds(1)); return [ada] }.eraseToAnyPublisher()
/// }
/// print(try await loadUsers().firstValue()?.count ?? 0)
/// ```
public final class Future<Output: Sendable, Failure: Error>: AsyncSequence, Publisher {
  /// Fulfills the future; only the first call counts.
  public typealias Promise = @Sendable (Result<Output, Failure>) -> Void
  /// The iterator of one subscription.
  public typealias PollingIterator = SubjectIterator<Output, Failure>

  private let core = SubjectCore<Output, Failure>(memory: .always)
  private let task: Task<Void, Never>?

  /// Makes a future from an asynchronous function, which is called at once in a new task.
  ///
  /// ```swift
  /// let answer = Future { () async -> Int in 42 }
  /// print(await answer.firstValue() ?? 0)
  /// ```
  ///
  /// - Parameter operation: A closure that returns the value, or throws the failure.
  public init(_ operation: @escaping @Sendable () async throws(Failure) -> Output) {
    task = Task { [core] in
      do throws(Failure) {
        core.settle(.success(try await operation()))
      } catch {
        core.settle(.failure(error))
      }
    }
  }

  /// Makes a future from a function that calls back.
  ///
  /// If the promise is released without a call, the future finishes without a value.
  ///
  /// ```swift
  /// let answer = Future<Int, Never> { promise in promise(.success(42)) }
  /// print(await answer.firstValue() ?? 0)
  /// ```
  ///
  /// - Parameter attemptToFulfill: A closure that is called at once, with the promise. The promise
  ///   may be called later, on any thread.
  public init(_ attemptToFulfill: (@escaping Promise) -> Void) {
    task = nil
    let guardian = AnyCancellable { [core] in core.finish(with: .finished) }
    attemptToFulfill { [core] result in
      withExtendedLifetime(guardian) { core.settle(result) }
    }
  }

  deinit { task?.cancel() }

  /// Subscribes; the subscription keeps the future.
  public func makePollingIterator(waker: Waker) -> sending SubjectIterator<Output, Failure> {
    core.subscribe(waker, keeping: self)
  }
}

extension SubjectCore {
  /// Delivers a result and the end in one step.
  fileprivate func settle(_ result: Result<Output, Failure>) {
    switch result {
    case .success(let value): finish(value, with: .finished)
    case .failure(let failure): finish(with: .failure(failure))
    }
  }
}
