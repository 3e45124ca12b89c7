/// A publisher of one value that is made once, right away, and given to every subscriber.
///
/// The work starts when the future is made. When the last reference to it, subscriptions included, is
/// gone, the task that does the work is cancelled. Wrap it in ``Deferred`` to start with each
/// subscription.
public final class Future<Output: Sendable, Failure: Error>: Publisher {
  /// Fulfils the future; only the first call counts.
  public typealias Promise = @Sendable (Result<Output, Failure>) -> Void
  /// What one subscription polls.
  public typealias PollingIterator = SubjectIterator<Output, Failure>

  private let core = SubjectCore<Output, Failure>(memory: .always)
  private let task: Task<Void, Never>?

  /// Makes a future of an asynchronous function, which is called at once in a task of its own.
  public init(_ operation: @escaping @Sendable () async throws(Failure) -> Output) {
    task = Task { [core] in
      do throws(Failure) {
        core.settle(.success(try await operation()))
      } catch {
        core.settle(.failure(error))
      }
    }
  }

  /// Makes a future of a function that calls back.
  public init(_ attemptToFulfill: (@escaping Promise) -> Void) {
    task = nil
    let guardian = AnyCancellable { [core] in core.finish(with: .finished) }
    attemptToFulfill { [core] result in
      withExtendedLifetime(guardian) { core.settle(result) }
    }
  }

  deinit { task?.cancel() }

  /// Subscribes; the subscription keeps the future alive.
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
