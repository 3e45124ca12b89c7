import Synchronization

/// A publisher of one value that is made once, right away, and given to every subscriber.
///
/// The work starts when the future is made. When the last reference to it, subscriptions included, is
/// gone, the task that does the work is cancelled. Wrap it in ``Deferred`` to start with each
/// subscription.
///
/// ```swift
/// func loadUsers() -> AnyPublisher<[String], any Error> {
///   Future { try await Task.sleep(for: .seconds(1)); return ["Anna"] }.eraseToAnyPublisher()
/// }
/// ```
public final class Future<Output: Sendable, Failure: Error>: Publisher {
  /// Fulfils the future; only the first call counts.
  public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

  private let outcome: Outcome
  private let task: Task<Void, Never>?

  /// Makes a future of an asynchronous function, which is called at once in a task of its own.
  ///
  /// - Parameter operation: Makes the value, or fails.
  public init(_ operation: @escaping @Sendable () async throws(Failure) -> Output) {
    let outcome = Outcome()
    self.outcome = outcome
    task = Task {
      do throws(Failure) {
        outcome.settle(.success(try await operation()))
      } catch {
        outcome.settle(.failure(error))
      }
    }
  }

  /// Makes a future of a function that calls back.
  ///
  /// - Parameter attemptToFulfill: Called at once with the promise. Where the promise is let go of
  ///   without a call, the future finishes without a value.
  public init(_ attemptToFulfill: (@escaping Promise) -> Void) {
    let outcome = Outcome()
    self.outcome = outcome
    task = nil
    let token = PromiseToken(outcome)
    attemptToFulfill { token.outcome.settle($0) }
  }

  deinit { task?.cancel() }

  /// Subscribes.
  public func makePollingIterator(waker: Waker) -> PollingIterator {
    PollingIterator(future: self, registration: outcome.register(waker))
  }

  /// The state of one subscription, which keeps the future alive.
  public struct PollingIterator: PollingIteratorProtocol {
    fileprivate var future: Future?
    fileprivate var registration: Registration?

    /// Answers with the value once it is there, and then with the end.
    public mutating func poll() -> Poll<Output, Failure> {
      guard let future else { return .finished }
      guard let settled = future.outcome.settled else { return .pending }
      self = PollingIterator()
      switch settled {
      case .success(let value)?: return .value(value)
      case .failure(let failure)?: return .failed(failure)
      case nil: return .finished
      }
    }
  }

  /// What came out, and who waits for it.
  fileprivate final class Outcome: Sendable {
    private struct State {
      /// The result, once settled; within, nil where there will be none.
      var settled: Result<Output, Failure>??
      var wakers: [Int: Waker] = [:]
      var lastIdentifier = 0
    }

    private let state = Mutex(State())

    var settled: Result<Output, Failure>?? { state.withLock(\.settled) }

    func settle(_ result: Result<Output, Failure>?) {
      let wakers = state.withLock { state in
        guard state.settled == nil else { return [Int: Waker]() }
        state.settled = .some(result)
        defer { state.wakers = [:] }
        return state.wakers
      }
      for waker in wakers.values { waker.wake() }
    }

    func register(_ waker: Waker) -> Registration? {
      state.withLock { state in
        guard state.settled == nil else { return nil }
        state.lastIdentifier += 1
        state.wakers[state.lastIdentifier] = waker
        return Registration(outcome: self, identifier: state.lastIdentifier)
      }
    }

    func unregister(_ identifier: Int) {
      // Returned, so that the waker is released outside of the lock.
      _ = state.withLock { $0.wakers.removeValue(forKey: identifier) }
    }
  }

  /// Takes the waker back when the subscription is let go of.
  fileprivate final class Registration: Sendable {
    private let outcome: Outcome
    private let identifier: Int

    init(outcome: Outcome, identifier: Int) {
      self.outcome = outcome
      self.identifier = identifier
    }

    deinit { outcome.unregister(identifier) }
  }

  /// Notices that a promise can no longer be kept.
  private final class PromiseToken: Sendable {
    let outcome: Outcome

    init(_ outcome: Outcome) {
      self.outcome = outcome
    }

    deinit { outcome.settle(nil) }
  }
}
