extension Publisher {
  /// Delivers the values on the main actor.
  ///
  /// Write this method last, before `sink` or `assign(to:on:)`. It does not change where the
  /// operators before it run.
  ///
  /// ```swift
  /// @MainActor final class Counter {
  ///   let ticks = PassthroughSubject<Int, Never>()
  ///   private(set) var latest = 0
  ///   private var subscriptions: Set<AnyCancellable> = []
  ///
  ///   init() {
  ///     ticks.receive(on: MainActor.shared).assign(to: \.latest, on: self).store(in: &subscriptions)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter actor: The main actor. To receive on another actor, read the publisher in a loop that
  ///   runs there.
  /// - Returns: A value whose `sink` and `assign(to:on:)` deliver on the main actor. It is not a
  ///   publisher.
  @export(implementation) public func receive(on actor: MainActor) -> ReceivingOnMainActor<Self> {
    ReceivingOnMainActor(upstream: self)
  }
}

/// The values of a publisher, which are delivered on the main actor.
///
/// The subscription begins at once, and reads the source as fast as the source delivers. Each value
/// waits until the main actor has time for it. No buffering policy limits the values that wait. The
/// values and the completion arrive in order.
///
/// After a cancellation on the main actor, no delivery begins. The closures are released when the
/// main actor has time.
@frozen public struct ReceivingOnMainActor<Upstream: Publisher>: Sendable {
  // Behind a reference, because a struct of a size that depends on a type parameter adds a kilobyte
  // to each program.
  @usableFromInline let upstream: ErasedPublisher<Upstream>

  @export(implementation) init(upstream: Upstream) { self.upstream = ErasedPublisher(upstream) }

  /// Delivers the values to a closure of the main actor.
  ///
  /// - Parameters:
  ///   - receiveCompletion: A closure that is called once at the end, and never after a
  ///     cancellation.
  ///   - receiveValue: A closure that is called with each value.
  /// - Returns: The subscription, which ends when the last reference to it is released.
  @export(implementation) public func sink(
    receiveCompletion: @escaping @MainActor (Subscribers.Completion<Upstream.Failure>) -> Void,
    receiveValue: @escaping @MainActor (Upstream.Output) -> Void
  ) -> AnyCancellable {
    let (events, continuation) = AsyncStream.makeStream(
      of: Result<Upstream.Output, Upstream.Failure>.self)
    let subscription = upstream.publisher.sink {
      if case .failure(let failure) = $0 { continuation.yield(.failure(failure)) }
      continuation.finish()
    } receiveValue: {
      continuation.yield(.success($0))
    }
    let delivery = Task { @MainActor in
      for await event in events {
        // A canceled stream still has the events that were waiting.
        if Task.isCancelled { return }
        switch event {
        case .success(let value): receiveValue(value)
        case .failure(let failure): return receiveCompletion(.failure(failure))
        }
      }
      if !Task.isCancelled { receiveCompletion(.finished) }
    }
    return AnyCancellable {
      delivery.cancel()
      subscription.cancel()
    }
  }
}

extension ReceivingOnMainActor where Upstream.Failure == Never {
  /// Delivers the values to a closure of the main actor.
  ///
  /// - Parameter receiveValue: A closure that is called with each value.
  /// - Returns: The subscription, which ends when the last reference to it is released.
  @export(implementation) public func sink(
    receiveValue: @escaping @MainActor (Upstream.Output) -> Void
  ) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property of an object of the main actor, which is referenced weakly.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object.
  /// - Returns: The subscription, which ends when the last reference to it is released.
  @MainActor @export(implementation) public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Upstream.Output>, on object: Root
  ) -> AnyCancellable {
    sink { [weak object] value in object?[keyPath: keyPath] = value }
  }
}
