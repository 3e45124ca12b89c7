extension Publisher {
  /// Makes a publisher from each value, and delivers the values of all these publishers.
  ///
  /// Publishers that are ready take turns. The next value is taken when all of them wait for
  /// something, so no value is taken after a publisher that never waits, such as a filter of an
  /// endless sequence. While the maximum number of publishers is active, no further value is taken,
  /// and a failure of this publisher waits. With a maximum of one, the values of each publisher
  /// follow those of the publisher before. The stream fails with the first failure.
  ///
  /// ```swift
  /// let numbers = [1, 2].publisher.flatMap(maxPublishers: 1) { [$0, $0 * 10].publisher }
  /// for await number in numbers { print(number) }  // 1, 10, 2, 20
  /// ```
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of active publishers.
  ///   - transform: A closure that returns the publisher for a value.
  /// - Returns: A publisher of the values of all these publishers.
  /// - Complexity: O(*k*) memory, and O(*k*) polls for a value, with *k* active publishers.
  @export(implementation) public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping @Sendable (Output) -> P
  ) -> Publishers.Derived<Self, P.Output, Failure> where P.Failure == Failure {
    merged(.atMost(maxPublishers.maximum), transform)
  }

  /// Makes a publisher from each value, if these publishers cannot fail.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of active publishers.
  ///   - transform: A closure that returns the publisher for a value.
  /// - Returns: A publisher of the values of all these publishers, which fails as this publisher
  ///   does.
  @export(implementation) public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping @Sendable (Output) -> P
  ) -> Publishers.Derived<Self, P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Makes a publisher with another failure from each value.
  @available(
    *, deprecated,
    message: "Give both one failure type, with setFailureType(to:) or mapError(_:)."
  )
  @export(implementation) public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping @Sendable (Output) -> P
  ) -> Publishers.Derived<Publishers.Derived<Self, Output, any Error>, P.Output, any Error> {
    mapError { $0 as any Error }
      .flatMap(maxPublishers: maxPublishers) { transform($0).mapError { $0 as any Error } }
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher from each value, if these publishers may fail.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of active publishers.
  ///   - transform: A closure that returns the publisher for a value.
  /// - Returns: A publisher of the values of all these publishers, which fails with their first
  ///   failure.
  @export(implementation) public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping @Sendable (Output) -> P
  ) -> Publishers.Derived<Publishers.Derived<Self, Output, P.Failure>, P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Makes a publisher from each value, if no publisher can fail.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of active publishers.
  ///   - transform: A closure that returns the publisher for a value.
  /// - Returns: A publisher of the values of all these publishers.
  @export(implementation) public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping @Sendable (Output) -> P
  ) -> Publishers.Derived<Self, P.Output, Never> where P.Failure == Never {
    merged(.atMost(maxPublishers.maximum), transform)
  }
}
