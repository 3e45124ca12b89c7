import Synchronization

/// A publisher whose subscribers share one subscription to its source.
private final class Share<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  private struct Connection {
    let core: SubjectCore<Output, Failure>
    var subscribers = 0
    var cancellable: AnyCancellable?
  }

  let upstream: Upstream
  private let bufferingPolicy: BufferingPolicy
  private let connection: Mutex<Connection>

  init(_ upstream: Upstream, _ bufferingPolicy: BufferingPolicy) {
    self.upstream = upstream
    self.bufferingPolicy = bufferingPolicy
    connection = Mutex(Connection(core: SubjectCore(bufferingPolicy: bufferingPolicy)))
  }

  /// Subscribes, and connects with the first subscriber.
  func makePollingIterator(waker: Waker) -> SubjectIterator<Output, Failure> {
    let (core, isFirst) = connection.withLock { connection in
      let isFirst = connection.subscribers == 0 && !connection.core.isCompleted
      // A connection that was left by all starts afresh, one that has ended stays ended.
      if isFirst { connection = Connection(core: SubjectCore(bufferingPolicy: bufferingPolicy)) }
      connection.subscribers += 1
      return (connection.core, isFirst)
    }
    let values = core.subscribe(waker, keeping: AnyCancellable { self.leave(core) })
    if isFirst { connect(core) }
    return values
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
  private func leave(_ core: SubjectCore<Output, Failure>) {
    let cancellable: AnyCancellable? = connection.withLock { connection in
      guard connection.core === core else { return nil }
      connection.subscribers -= 1
      return connection.subscribers == 0 ? connection.cancellable.take() : nil
    }
    cancellable?.cancel()
  }
}

extension Publisher {
  /// Shares one subscription among all subscribers.
  ///
  /// The first subscriber connects, the last one to leave disconnects, and who comes after the end
  /// gets the end. The source is read as fast as it delivers.
  public func share(bufferingPolicy: BufferingPolicy = .unbounded) -> some Publisher<
    Output, Failure
  > {
    Share(self, bufferingPolicy)
  }

  /// Reads the values as they come and keeps them for a slower loop.
  ///
  /// A publisher can be looped over as it is, and then waits for the loop. This is for a source that
  /// is not to wait, or of which a slow loop may miss something.
  public func values(bufferingPolicy: BufferingPolicy) -> some Publisher<Output, Failure> {
    Deferred { share(bufferingPolicy: bufferingPolicy) }
  }
}
