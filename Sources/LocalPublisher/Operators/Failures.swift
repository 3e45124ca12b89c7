extension Publisher {
  /// Transforms the failure.
  @inlinable public func mapError<E: Error>(
    _ transform: @escaping @Sendable (Failure) -> E
  ) -> some Publisher<Output, E> {
    derive(remembering: ()) { $1.poll().flatMapError { .failed(transform($0)) } }
  }

  /// Gives a publisher that cannot fail the type of a failure.
  @inlinable public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> some Publisher<Output, E> where Failure == Never {
    derive(remembering: ()) { $1.poll().flatMapError { never -> Poll<Output, E> in } }
  }

  /// Goes on with another publisher where this one fails.
  @inlinable public func `catch`<P: Publisher<Output, E>, E: Error>(
    _ handler: @escaping @Sendable (Failure) -> P
  ) -> some Publisher<Output, E> {
    Caught(self) { .success(handler($0)) }
  }

  /// Delivers a value in the place of a failure.
  @inlinable public func replaceError(with output: Output) -> some Publisher<Output, Never> {
    `catch` { _ in Just(output) }
  }

  /// Subscribes anew where the publisher fails.
  @inlinable public func retry(_ retries: Int) -> some Publisher<Output, Failure> {
    Derived(self) { waker in
      (waker: waker, retries: retries)
    } step: { state, upstream in
      upstream.poll().flatMapError { failure in
        guard state.retries > 0 else { return .failed(failure) }
        state.retries -= 1
        upstream = makePollingIterator(waker: state.waker)
        return .again
      }
    }
  }
}
