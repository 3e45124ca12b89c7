// The compiler tries these overloads after those in Operators, because this file comes later in the
// alphabet. If it tried them first, a long chain would take minutes to compile.

extension Publisher {
  /// Starts a task for each value, and delivers the task's result before it takes the next value.
  ///
  /// All operators that wait for a task use this method. The result is not an `AnyPublisher`. If it
  /// were one, a function that forgets `eraseToAnyPublisher()` would compile, and select an
  /// operator that suspends.
  @export(implementation) func awaiting<T: Sendable>(
    _ start: @escaping @Sendable (Output) -> Future<T, Failure>
  ) -> Deferred<AnyPublisher<T, Failure>> {
    derive { waker in
      (waker: waker, running: Future<T, Failure>.PollingIterator?.none)
    } endsWithUpstream: { state in
      state.running == nil
    } step: { state, upstream -> Poll<T, Failure> in
      guard state.running != nil else {
        return upstream.poll().flatMap { value in
          state.running = start(value).makePollingIterator(waker: state.waker)
          return .again
        }
      }
      let answer = state.running.poll()
      switch answer {
      case .value: state.running = nil
      case .failed: upstream = nil
      case .again, .pending, .finished: break
      }
      return answer
    }.deferred()
  }

  /// Hides how the publisher is made, without making it an `AnyPublisher`.
  @export(implementation) func deferred() -> Deferred<AnyPublisher<Output, Failure>> {
    Deferred { eraseToAnyPublisher() }
  }

  /// Transforms each value with an asynchronous function, one value after the other.
  ///
  /// The function runs in a task that is canceled with the subscription. While it runs, the source
  /// is not polled, so the source's failure arrives after the result.
  ///
  /// ```swift
  /// let doubled = [1, 2].publisher.map { number in
  ///   await Task.yield()
  ///   return number * 2
  /// }
  /// for await number in doubled { print(number) }
  /// ```
  ///
  /// - Parameter transform: A closure that returns the value to deliver.
  /// - Returns: A publisher of the results, in order.
  @export(implementation) public func map<T: Sendable>(
    _ transform: @escaping @Sendable (Output) async -> T
  ) -> Deferred<AnyPublisher<T, Failure>> {
    awaiting { value in Future { () async throws(Failure) -> T in await transform(value) } }
  }

  /// Transforms each value with an asynchronous function; an error that it throws ends the stream.
  ///
  /// ```swift
  /// @Sendable func load(_ id: Int) async throws -> User { ada }
  /// for try await user in [1, 2].publisher.tryMap(load) { print(user.name) }
  /// ```
  ///
  /// - Parameter transform: A closure that returns the value to deliver, or throws.
  /// - Returns: A publisher that fails with `any Error`.
  @export(implementation) public func tryMap<T: Sendable>(
    _ transform: @escaping @Sendable (Output) async throws -> T
  ) -> Deferred<AnyPublisher<T, any Error>> {
    mapError { $0 as any Error }.awaiting { value in Future { try await transform(value) } }
  }

  /// Transforms each value with an asynchronous function, and leaves out nil.
  ///
  /// - Parameter transform: A closure that returns the value to deliver, or nil.
  /// - Returns: A publisher of the results, in order.
  @export(implementation) public func compactMap<T: Sendable>(
    _ transform: @escaping @Sendable (Output) async -> T?
  ) -> Deferred<AnyPublisher<T, Failure>> { map(transform).compactMap { $0 }.deferred() }

  /// Leaves out the values that an asynchronous function refuses.
  ///
  /// ```swift
  /// @Sendable func isKnown(_ name: String) async -> Bool { name == "Ada" }
  /// for await name in ["Ada", "Bob"].publisher.filter(isKnown) { print(name) }
  /// ```
  ///
  /// - Parameter isIncluded: A closure that returns whether to deliver a value.
  /// - Returns: A publisher of the other values, in order.
  @export(implementation) public func filter(
    _ isIncluded: @escaping @Sendable (Output) async -> Bool
  ) -> Deferred<AnyPublisher<Output, Failure>> { compactMap { await isIncluded($0) ? $0 : nil } }

  /// Delivers the values before the first value that an asynchronous function refuses.
  ///
  /// - Parameter predicate: A closure that returns whether to deliver a value and to go on.
  /// - Returns: A publisher of the first values.
  @export(implementation) public func prefix(
    while predicate: @escaping @Sendable (Output) async -> Bool
  ) -> Deferred<AnyPublisher<Output, Failure>> {
    map { await predicate($0) ? $0 : nil }.prefix { $0 != nil }.compactMap { $0 }.deferred()
  }

  /// Leaves out the values before the first value that an asynchronous function refuses.
  ///
  /// - Parameter predicate: A closure that returns whether to leave out a value and to go on.
  /// - Returns: A publisher of the remaining values.
  @export(implementation) public func drop(
    while predicate: @escaping @Sendable (Output) async -> Bool
  ) -> Deferred<AnyPublisher<Output, Failure>> {
    Deferred {
      let isDropping = CurrentValueSubject<Bool, Never>(true)
      return filter { value in
        if isDropping.value { isDropping.value = await predicate(value) }
        return !isDropping.value
      }.eraseToAnyPublisher()
    }
  }

  /// Makes a publisher from each value asynchronously, and delivers the values of all these
  /// publishers.
  ///
  /// The calls of the function run concurrently, in tasks that are canceled with the subscription.
  /// The publishers must have the failure type of this publisher. If they cannot fail, use
  /// ``setFailureType(to:)``.
  ///
  /// ```swift
  /// let users = [1, 2, 3].publisher.flatMap(maxPublishers: 2) { id in
  ///   await Task.yield()  // A request, say.
  ///   return Just("user \(id)")
  /// }
  /// for await user in users { print(user) }
  /// ```
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of active publishers.
  ///   - transform: A closure that returns the publisher for a value.
  /// - Returns: A publisher of the values of all these publishers.
  @export(implementation) public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping @Sendable (Output) async -> P
  ) -> Deferred<AnyPublisher<P.Output, Failure>> where P.Failure == Failure {
    flatMap(maxPublishers: maxPublishers) { value in
      Future { () async throws(Failure) -> P in await transform(value) }.switchToLatest()
    }.deferred()
  }
}
