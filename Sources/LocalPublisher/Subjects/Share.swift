import Synchronization

extension Publishers {
  /// A publisher whose subscribers share one subscription to its source.
  public final class Share<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// Why the values may end early.
    public typealias Failure = Upstream.Failure

    fileprivate struct Connection {
      let core: SubjectCore<Output, Failure>
      var subscribers = 0
      var cancellable: AnyCancellable?
    }

    private let upstream: Upstream
    private let bufferingPolicy: BufferingPolicy
    private let connection: Mutex<Connection>

    fileprivate init(_ upstream: Upstream, _ bufferingPolicy: BufferingPolicy) {
      self.upstream = upstream
      self.bufferingPolicy = bufferingPolicy
      connection = Mutex(Connection(core: SubjectCore(bufferingPolicy: bufferingPolicy)))
    }

    public func makePollingIterator(waker: Waker) -> PollingIterator {
      let (core, isFirst) = connection.withLock { connection in
        let isFirst = connection.subscribers == 0 && !connection.core.isCompleted
        // A connection that was left by all starts afresh, one that has ended stays ended.
        if isFirst { connection = Connection(core: SubjectCore(bufferingPolicy: bufferingPolicy)) }
        connection.subscribers += 1
        return (connection.core, isFirst)
      }
      let membership = Membership(share: self, values: core.subscribe(waker))
      if isFirst { connect(core) }
      return PollingIterator(membership: membership)
    }

    /// Subscribes to the source, which may deliver at once.
    private func connect(_ core: SubjectCore<Output, Failure>) {
      let cancellable = upstream.sink {
        core.finish(with: $0)
      } receiveValue: {
        core.send($0)
      }
      let isWanted = connection.withLock { connection in
        guard connection.core === core, connection.subscribers > 0 else { return false }
        connection.cancellable = cancellable
        return true
      }
      if !isWanted { cancellable.cancel() }
    }

    /// Counts one subscriber less, and disconnects with the last one.
    fileprivate func leave(_ core: SubjectCore<Output, Failure>) {
      let cancellable: AnyCancellable? = connection.withLock { connection in
        guard connection.core === core else { return nil }
        connection.subscribers -= 1
        return connection.subscribers == 0 ? connection.cancellable.take() : nil
      }
      cancellable?.cancel()
    }

    /// What one subscription polls.
    public struct PollingIterator: PollingIteratorProtocol {
      fileprivate let membership: Membership<Upstream>

      public mutating func poll() -> Poll<Output, Failure> {
        membership.values.inbox.poll()
      }
    }
  }

  /// One subscriber's part in a connection, given up when the last reference to it is gone.
  fileprivate final class Membership<Upstream: Publisher>: Sendable {
    let share: Share<Upstream>
    let values: SubjectIterator<Upstream.Output, Upstream.Failure>

    init(share: Share<Upstream>, values: SubjectIterator<Upstream.Output, Upstream.Failure>) {
      self.share = share
      self.values = values
    }

    deinit { share.leave(values.subscription.core) }
  }
}

extension Publisher {
  /// Shares one subscription among all subscribers.
  ///
  /// The first subscriber connects, the last one to leave disconnects, and who comes after the end
  /// gets the end. The source is read as fast as it delivers.
  ///
  /// ```swift
  /// let users = Deferred { Just([ada, grace]) }.share()
  /// let subscription = users.sink { print($0.count) }
  /// ```
  ///
  /// - Parameter bufferingPolicy: What is kept for a loop that is slower than the source.
  /// - Returns: The shared publisher.
  public func share(bufferingPolicy: BufferingPolicy = .unbounded) -> Publishers.Share<Self> {
    Publishers.Share(self, bufferingPolicy)
  }

  /// Reads the values as they come and keeps them for a slower loop.
  ///
  /// A publisher can be looped over as it is, and then waits for the loop. This is for a source that
  /// is not to wait, or of which a slow loop may miss something.
  ///
  /// ```swift
  /// let ticks = PassthroughSubject<Int, Never>()
  /// let latest = ticks.values(bufferingPolicy: .bufferingNewest(1))
  /// ```
  ///
  /// - Parameter bufferingPolicy: What is kept.
  /// - Returns: The values, for a loop.
  public func values(bufferingPolicy: BufferingPolicy) -> some Publisher<Output, Failure> {
    Deferred { share(bufferingPolicy: bufferingPolicy) }
  }
}
