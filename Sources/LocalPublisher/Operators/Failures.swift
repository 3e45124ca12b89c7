extension Publisher {
  /// Transforms the failure.
  ///
  /// The values pass unchanged. You can also use this operator to give the failure of `tryMap` a
  /// specific type again.
  ///
  /// ```swift
  /// struct Unavailable: Error {}
  /// let users = [ada].publisher.tryMap { $0 }.mapError { _ in Unavailable() }
  /// ```
  ///
  /// - Parameter transform: A closure that returns the failure to end with.
  /// - Returns: A publisher with that failure.
  @export(implementation) public func mapError<E: Error>(
    _ transform: @escaping @Sendable (Failure) -> E
  ) -> Publishers.Derived<Self, Output, E> {
    derive { $0.poll().flatMapError { .failed(transform($0)) } }
  }

  /// Adds a failure type to a publisher that cannot fail.
  ///
  /// - Parameter failureType: The failure type.
  /// - Returns: A publisher of the same values.
  @export(implementation) public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.Derived<Self, Output, E> where Failure == Never {
    derive { $0.poll().flatMapError { never -> Poll<Output, E> in } }
  }

  /// Continues with another publisher after a failure.
  ///
  /// The failed subscription is released first. A failure of the other publisher is not caught
  /// again, unless the other publisher catches it. A publisher can reconnect in this way. Its cost
  /// does not grow with each attempt:
  ///
  /// ```swift
  /// struct Offline: Error {}
  /// @Sendable func connect() -> AnyPublisher<Int, Never> {
  ///   Fail<Int, Offline>(error: Offline()).catch { _ in connect() }.eraseToAnyPublisher()
  /// }
  /// ```
  ///
  /// - Parameter handler: A closure that returns the publisher to continue with.
  /// - Returns: A publisher that fails as the other publisher does.
  @export(implementation) public func `catch`<P: Publisher<Output, E>, E: Error>(
    _ handler: @escaping @Sendable (Failure) -> P
  ) -> Publishers.Derived<Self, Output, E> {
    caught { .success(handler($0)) }
  }

  /// Continues with another publisher after a failure, or with a failure that the handler throws.
  ///
  /// - Parameter handler: A closure that returns the publisher to continue with, or throws.
  /// - Returns: A publisher that fails with `any Error`.
  @export(implementation) public func tryCatch<P: Publisher>(
    _ handler: @escaping @Sendable (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    caught { failure in
      Result { try handler(failure).mapError { $0 as any Error } }
    }.eraseToAnyPublisher()
  }

  /// Continues with another publisher after a failure, or with a failure that the handler throws.
  ///
  /// - Parameter handler: A closure that returns the publisher to continue with, or throws.
  /// - Returns: A publisher that fails with `any Error`.
  @export(implementation) public func tryCatch<P: Publisher<Output, any Error>>(
    _ handler: @escaping @Sendable (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> {
    // Without `mapError`, which would add a layer with each attempt of a chain of reconnects.
    caught { failure in Result { try handler(failure) } }.eraseToAnyPublisher()
  }

  /// Delivers a value in place of a failure.
  ///
  /// - Parameter output: The value.
  /// - Returns: A publisher that cannot fail.
  @export(implementation) public func replaceError(with output: Output)
    -> Publishers.Derived<Self, Output, Never>
  {
    `catch` { _ in Just(output) }
  }

  /// Stops the program on a failure.
  ///
  /// - Parameters:
  ///   - prefix: Text for the message.
  ///   - file: The file of the call; the compiler fills it in.
  ///   - line: The line of the call; the compiler fills it in.
  /// - Returns: A publisher that cannot fail.
  @export(implementation) public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.Derived<Self, Output, Never> {
    derive { upstream in
      upstream.poll().flatMapError { failure in
        fatalError(
          "\(prefix.isEmpty ? "" : prefix + ": ")A publisher that must not fail failed: \(failure)",
          file: file, line: line)
      }
    }
  }

  /// Subscribes again after a failure.
  ///
  /// Values that a failed attempt has delivered are not taken back. The next attempt begins at
  /// once. While another attempt is possible, the subscription retains this publisher, and with it
  /// any subject that the publisher reads.
  ///
  /// ```swift
  /// struct Offline: Error {}
  /// let users = Fail<User, Offline>(error: Offline()).retry(2)
  /// ```
  ///
  /// To wait before an attempt, use ``catch(_:)``. In this form, the cost of each attempt is
  /// constant:
  ///
  /// ```swift
  /// struct Offline: Error {}
  /// @Sendable func connect() -> AnyPublisher<Int, Never> {
  ///   Fail<Int, Offline>(error: Offline()).catch { _ in
  ///     Empty().delay(for: .seconds(1)).append(Deferred { connect() })
  ///   }.eraseToAnyPublisher()
  /// }
  /// ```
  ///
  /// - Parameter retries: The number of further attempts.
  /// - Returns: A publisher that fails with the last failure.
  @export(implementation) public func retry(_ retries: Int)
    -> Publishers.Derived<Self, Output, Failure>
  {
    derive { waker in
      (waker: waker, retries: retries, publisher: retries > 0 ? self : nil)
    } endsWithUpstream: { _ in
      true
    } step: { state, upstream in
      upstream.poll().flatMapError { failure in
        guard let publisher = state.publisher else { return .failed(failure) }
        upstream = publisher.makePollingIterator(waker: state.waker)
        state.retries -= 1
        // The last attempt ends if a subject is released, so it must not keep that subject.
        if state.retries == 0 { state.publisher = nil }
        return .again
      }
    }
  }

  /// Continues with another publisher after a failure, or with another failure.
  @export(implementation) func caught<Recovery: Publisher>(
    _ handler: @escaping @Sendable (Failure) -> Result<Recovery, Recovery.Failure>
  ) -> Publishers.Derived<Self, Output, Recovery.Failure> where Recovery.Output == Output {
    continued(endsWithUpstream: true) { (upstream, next: inout Recovery?) in
      upstream.poll().flatMapError { failure in
        switch handler(failure) {
        case .success(let publisher):
          next = publisher
          return .again
        case .failure(let failure): return .failed(failure)
        }
      }
    }
  }
}
