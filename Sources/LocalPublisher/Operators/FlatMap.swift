extension Subscribers {
  /// The number of publishers that `flatMap` subscribes to at a time, as Combine declares it.
  @frozen public struct Demand: Sendable, Hashable {
    /// The number of publishers.
    public let maximum: Int

    @usableFromInline init(maximum: Int) { self.maximum = maximum }

    /// No limit.
    public static var unlimited: Demand { Demand(maximum: .max) }

    /// Returns a limit on the number of active publishers.
    ///
    /// - Parameter value: The number of publishers.
    /// - Returns: The limit.
    public static func max(_ value: Int) -> Demand { Demand(maximum: value) }
  }
}

extension Publisher {
  /// Makes a publisher from each value, and delivers the values of all these publishers.
  ///
  /// Publishers that are ready take turns. While the maximum number of publishers is active, no
  /// further value is taken. With a maximum of one, the values of each publisher follow those of
  /// the publisher before. The stream fails with the first failure.
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
    maxPublishers: Int = .max, _ transform: @escaping @Sendable (Output) -> P
  ) -> Publishers.Derived<Self, P.Output, Failure> where P.Failure == Failure {
    precondition(maxPublishers > 0, "flatMap needs at least one publisher, not \(maxPublishers).")
    return merged(.atMost(maxPublishers), transform)
  }

  /// Makes a publisher from each value, and takes the limit as Combine's `flatMap` does.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of active publishers, such as `.max(1)`.
  ///   - transform: A closure that returns the publisher for a value.
  /// - Returns: A publisher of the values of all these publishers.
  @export(implementation) public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand, _ transform: @escaping @Sendable (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    flatMap(maxPublishers: maxPublishers.maximum, transform).eraseToAnyPublisher()
  }

  /// Makes a publisher from each value, if these publishers cannot fail.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of active publishers.
  ///   - transform: A closure that returns the publisher for a value.
  /// - Returns: A publisher of the values of all these publishers, which fails as this publisher
  ///   does.
  @export(implementation) public func flatMap<P: Publisher>(
    maxPublishers: Int = .max, _ transform: @escaping @Sendable (Output) -> P
  ) -> Publishers.Derived<Self, P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Makes a publisher from each value, and takes the limit as Combine's `flatMap` does.
  ///
  /// This overload is for publishers that cannot fail.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of active publishers, such as `.max(1)`.
  ///   - transform: A closure that returns the publisher for a value.
  /// - Returns: A publisher of the values of all these publishers, which fails as this publisher
  ///   does.
  @export(implementation) public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand, _ transform: @escaping @Sendable (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers.maximum, transform).eraseToAnyPublisher()
  }

  /// Makes a publisher with another failure from each value.
  @available(
    *, deprecated,
    message: "Give both one failure type, with setFailureType(to:) or mapError(_:)."
  )
  @export(implementation) public func flatMap<P: Publisher>(
    maxPublishers: Int = .max, _ transform: @escaping @Sendable (Output) -> P
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
    maxPublishers: Int = .max, _ transform: @escaping @Sendable (Output) -> P
  ) -> Publishers.Derived<Publishers.Derived<Self, Output, P.Failure>, P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Makes a publisher from each value, and takes the limit as Combine's `flatMap` does.
  ///
  /// This overload is for publishers that may fail.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of active publishers, such as `.max(1)`.
  ///   - transform: A closure that returns the publisher for a value.
  /// - Returns: A publisher of the values of all these publishers, which fails with their first
  ///   failure.
  @export(implementation) public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand, _ transform: @escaping @Sendable (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers.maximum, transform)
      .eraseToAnyPublisher()
  }

  /// Makes a publisher from each value, if no publisher can fail.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of active publishers.
  ///   - transform: A closure that returns the publisher for a value.
  /// - Returns: A publisher of the values of all these publishers.
  @export(implementation) public func flatMap<P: Publisher>(
    maxPublishers: Int = .max, _ transform: @escaping @Sendable (Output) -> P
  ) -> Publishers.Derived<Self, P.Output, Never> where P.Failure == Never {
    precondition(maxPublishers > 0, "flatMap needs at least one publisher, not \(maxPublishers).")
    return merged(.atMost(maxPublishers), transform)
  }

  /// Makes a publisher from each value, and takes the limit as Combine's `flatMap` does.
  ///
  /// With this overload, neither the original publisher nor the new publishers can fail.
  ///
  /// - Parameters:
  ///   - maxPublishers: The maximum number of active publishers, such as `.max(1)`.
  ///   - transform: A closure that returns the publisher for a value.
  /// - Returns: A publisher of the values of all these publishers.
  @export(implementation) public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand, _ transform: @escaping @Sendable (Output) -> P
  ) -> AnyPublisher<P.Output, Never> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers.maximum, transform).eraseToAnyPublisher()
  }
}
