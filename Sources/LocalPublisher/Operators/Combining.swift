extension Publisher {
  /// Pairs the values of two publishers: the first with the first, the second with the second.
  ///
  /// Finishes as soon as no further pair can come. While a value waits for its counterpart, the
  /// value's publisher is not polled again. So a failure after that value is noticed only when the
  /// counterpart has come.
  ///
  /// ```swift
  /// for await (number, letter) in [1, 2].publisher.zip(["a", "b"].publisher) { print(number, letter) }
  /// ```
  ///
  /// - Parameter other: The second publisher.
  /// - Returns: A publisher of pairs.
  @export(implementation) public func zip<B>(
    _ other: some Publisher<B, Failure>
  ) -> Publishers.Derived<Self, (Output, B), Failure> {
    combined(with: other, keepsLatest: false)
  }

  /// Combines the values of three publishers, as ``zip(_:)`` does with two.
  ///
  /// - Parameters:
  ///   - second: The second publisher.
  ///   - third: The third publisher.
  /// - Returns: A publisher of tuples.
  @export(implementation) public func zip<B, C>(
    _ second: some Publisher<B, Failure>, _ third: some Publisher<C, Failure>
  ) -> AnyPublisher<(Output, B, C), Failure> {
    zip(second).zip(third).map { ($0.0, $0.1, $1) }.eraseToAnyPublisher()
  }

  /// Combines the values of four publishers, as ``zip(_:)`` does with two.
  ///
  /// - Parameters:
  ///   - second: The second publisher.
  ///   - third: The third publisher.
  ///   - fourth: The fourth publisher.
  /// - Returns: A publisher of tuples.
  @export(implementation) public func zip<B, C, D>(
    _ second: some Publisher<B, Failure>, _ third: some Publisher<C, Failure>,
    _ fourth: some Publisher<D, Failure>
  ) -> AnyPublisher<(Output, B, C, D), Failure> {
    zip(second, third).zip(fourth).map { ($0.0, $0.1, $0.2, $1) }.eraseToAnyPublisher()
  }

  /// Combines the values of two publishers with a function.
  ///
  /// - Parameters:
  ///   - other: The second publisher.
  ///   - transform: A closure that returns the value to deliver.
  /// - Returns: A publisher of the results.
  @export(implementation) public func zip<B, T: Sendable>(
    _ other: some Publisher<B, Failure>,
    _ transform: @escaping @Sendable (Output, B) -> T
  ) -> AnyPublisher<T, Failure> {
    zip(other).map { transform($0, $1) }.eraseToAnyPublisher()
  }

  /// Combines the values of three publishers with a function.
  ///
  /// - Parameters:
  ///   - second: The second publisher.
  ///   - third: The third publisher.
  ///   - transform: A closure that returns the value to deliver.
  /// - Returns: A publisher of the results.
  @export(implementation) public func zip<B, C, T: Sendable>(
    _ second: some Publisher<B, Failure>, _ third: some Publisher<C, Failure>,
    _ transform: @escaping @Sendable (Output, B, C) -> T
  ) -> AnyPublisher<T, Failure> {
    zip(second, third).map { transform($0, $1, $2) }.eraseToAnyPublisher()
  }

  /// Combines the values of four publishers with a function.
  ///
  /// - Parameters:
  ///   - second: The second publisher.
  ///   - third: The third publisher.
  ///   - fourth: The fourth publisher.
  ///   - transform: A closure that returns the value to deliver.
  /// - Returns: A publisher of the results.
  @export(implementation) public func zip<B, C, D, T: Sendable>(
    _ second: some Publisher<B, Failure>, _ third: some Publisher<C, Failure>,
    _ fourth: some Publisher<D, Failure>,
    _ transform: @escaping @Sendable (Output, B, C, D) -> T
  ) -> AnyPublisher<T, Failure> {
    zip(second, third, fourth).map { transform($0, $1, $2, $3) }.eraseToAnyPublisher()
  }
}

extension Publisher {
  /// Pairs the latest values of two publishers, whenever one of them delivers a value.
  ///
  /// Begins when both publishers have delivered a value. Finishes when both publishers have
  /// finished, or when one publisher finishes without a value.
  ///
  /// ```swift
  /// let name = CurrentValueSubject<String, Never>("Ada")
  /// let age = CurrentValueSubject<Int, Never>(36)
  /// let form = name.combineLatest(age).sink { print($0, $1) }
  /// ```
  ///
  /// - Parameter other: The second publisher.
  /// - Returns: A publisher of pairs.
  @export(implementation) public func combineLatest<B>(
    _ other: some Publisher<B, Failure>
  ) -> Publishers.Derived<Self, (Output, B), Failure> {
    combined(with: other, keepsLatest: true)
  }

  /// Combines the latest values of three publishers, as ``combineLatest(_:)`` does with two.
  ///
  /// - Parameters:
  ///   - second: The second publisher.
  ///   - third: The third publisher.
  /// - Returns: A publisher of tuples.
  @export(implementation) public func combineLatest<B, C>(
    _ second: some Publisher<B, Failure>, _ third: some Publisher<C, Failure>
  ) -> AnyPublisher<(Output, B, C), Failure> {
    combineLatest(second).combineLatest(third).map { ($0.0, $0.1, $1) }.eraseToAnyPublisher()
  }

  /// Combines the latest values of four publishers, as ``combineLatest(_:)`` does with two.
  ///
  /// - Parameters:
  ///   - second: The second publisher.
  ///   - third: The third publisher.
  ///   - fourth: The fourth publisher.
  /// - Returns: A publisher of tuples.
  @export(implementation) public func combineLatest<B, C, D>(
    _ second: some Publisher<B, Failure>, _ third: some Publisher<C, Failure>,
    _ fourth: some Publisher<D, Failure>
  ) -> AnyPublisher<(Output, B, C, D), Failure> {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0, $0.1, $0.2, $1) }
      .eraseToAnyPublisher()
  }

  /// Combines the latest values of two publishers with a function.
  ///
  /// - Parameters:
  ///   - other: The second publisher.
  ///   - transform: A closure that returns the value to deliver.
  /// - Returns: A publisher of the results.
  @export(implementation) public func combineLatest<B, T: Sendable>(
    _ other: some Publisher<B, Failure>,
    _ transform: @escaping @Sendable (Output, B) -> T
  ) -> AnyPublisher<T, Failure> {
    combineLatest(other).map { transform($0, $1) }.eraseToAnyPublisher()
  }

  /// Combines the latest values of three publishers with a function.
  ///
  /// - Parameters:
  ///   - second: The second publisher.
  ///   - third: The third publisher.
  ///   - transform: A closure that returns the value to deliver.
  /// - Returns: A publisher of the results.
  @export(implementation) public func combineLatest<B, C, T: Sendable>(
    _ second: some Publisher<B, Failure>, _ third: some Publisher<C, Failure>,
    _ transform: @escaping @Sendable (Output, B, C) -> T
  ) -> AnyPublisher<T, Failure> {
    combineLatest(second, third).map { transform($0, $1, $2) }.eraseToAnyPublisher()
  }

  /// Combines the latest values of four publishers with a function.
  ///
  /// - Parameters:
  ///   - second: The second publisher.
  ///   - third: The third publisher.
  ///   - fourth: The fourth publisher.
  ///   - transform: A closure that returns the value to deliver.
  /// - Returns: A publisher of the results.
  @export(implementation) public func combineLatest<B, C, D, T: Sendable>(
    _ second: some Publisher<B, Failure>, _ third: some Publisher<C, Failure>,
    _ fourth: some Publisher<D, Failure>,
    _ transform: @escaping @Sendable (Output, B, C, D) -> T
  ) -> AnyPublisher<T, Failure> {
    combineLatest(second, third, fourth).map { transform($0, $1, $2, $3) }.eraseToAnyPublisher()
  }
}
