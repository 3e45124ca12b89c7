import Synchronization

/// The subscription to the source that all subscribers share, with their number.
///
/// A subscriber keeps this connection, and does not keep the source. So the source ends when its
/// last owner releases it.
@usableFromInline final class SharedConnection<Output: Sendable, Failure: Error>: Sendable {
  private struct Connection {
    let core: SubjectCore<Output, Failure>
    var subscribers = 0
    var cancellable: AnyCancellable?
  }

  private let connection: Mutex<Connection>

  @usableFromInline init(_ bufferingPolicy: BufferingPolicy) {
    connection = Mutex(Connection(core: SubjectCore(bufferingPolicy: bufferingPolicy)))
  }

  /// Adds a subscriber, and connects if it is the first subscriber.
  @export(implementation) func subscribe(
    _ waker: Waker, to upstream: some Publisher<Output, Failure>
  ) -> sending SubjectIterator<Output, Failure> {
    let (core, isFirst) = enter()
    let values = core.subscribe(waker, keeping: AnyCancellable { [self] in leave() })
    if isFirst {
      // The source may deliver at once. `values` is a subscriber meanwhile, so this connection does
      // not start again.
      keep(
        upstream.sink {
          core.finish(with: $0)
        } receiveValue: {
          core.send($0)
        })
    }
    return values
  }

  /// Counts one more subscriber, and returns whether it has to connect.
  @usableFromInline func enter() -> (core: SubjectCore<Output, Failure>, isFirst: Bool) {
    connection.withLock { connection in
      let isFirst = connection.subscribers == 0 && !connection.core.isCompleted
      // A connection that all subscribers have left starts again. A connection that has ended stays
      // ended.
      if isFirst {
        let bufferingPolicy = connection.core.bufferingPolicy
        connection = Connection(core: SubjectCore(bufferingPolicy: bufferingPolicy))
      }
      connection.subscribers += 1
      return (connection.core, isFirst)
    }
  }

  /// Keeps the subscription to the source.
  @usableFromInline func keep(_ cancellable: AnyCancellable) {
    connection.withLock { $0.cancellable = cancellable }
  }

  /// Counts one subscriber less, and disconnects after the last subscriber.
  @usableFromInline func leave() {
    let cancellable: AnyCancellable? = connection.withLock { connection in
      connection.subscribers -= 1
      return connection.subscribers == 0 ? connection.cancellable.take() : nil
    }
    cancellable?.cancel()
  }
}

extension Publisher {
  /// Shares one subscription among all subscribers.
  ///
  /// The first subscriber connects to the source, and the last subscriber to leave disconnects. A
  /// subscriber that comes after the end receives the end. The source is read as fast as it
  /// delivers. If the source never ends and always has a value ready, the first call that
  /// subscribes never returns.
  ///
  /// ```swift
  /// let ticks = PassthroughSubject<Int, Never>()
  /// let shared = ticks.handleEvents(receiveSubscription: { print("connected") }).share()
  /// let first = shared.sink { print($0) }
  /// let second = shared.sink { print($0) }  // Does not connect again.
  /// ```
  ///
  /// - Parameter bufferingPolicy: The values to keep for a loop that reads more slowly than the
  ///   source delivers.
  /// - Returns: A publisher of one subscription's values.
  @export(implementation) public func share(
    bufferingPolicy: BufferingPolicy = .unbounded
  ) -> AnyPublisher<Output, Failure> {
    let source = ErasedPublisher(self)
    let connection = SharedConnection<Output, Failure>(bufferingPolicy)
    return AnyPublisher { waker in .init(connection.subscribe(waker, to: source.publisher)) }
  }

  /// Reads the values when they arrive, and keeps them for a loop that reads more slowly.
  ///
  /// Without this method, a publisher waits for the loop that reads it. Use this method if the
  /// source must not wait, or if the loop does not need every value. If the source never ends and
  /// always has a value ready, the call that subscribes never returns, and the policy limits only
  /// the memory.
  ///
  /// ```swift
  /// let newest = (1...3).publisher.values(bufferingPolicy: .bufferingNewest(1))
  /// for await number in newest { print(number) }  // 3
  /// ```
  ///
  /// - Parameter bufferingPolicy: The values to keep for a loop that reads more slowly than the
  ///   source delivers.
  /// - Returns: A publisher that reads its source as fast as the source delivers.
  @export(implementation) public func values(
    bufferingPolicy: BufferingPolicy
  ) -> Deferred<AnyPublisher<Output, Failure>> {
    Deferred { share(bufferingPolicy: bufferingPolicy) }
  }
}
