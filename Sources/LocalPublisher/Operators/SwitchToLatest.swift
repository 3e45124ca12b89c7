extension Publisher where Output: Publisher {
  /// Delivers the values of the latest publisher that this publisher delivers.
  ///
  /// A publisher delivers its values until it has none ready. So a publisher that never waits for a
  /// value is not replaced. Once it has waited, the next publisher replaces it on arrival, even if
  /// it has values ready again. The publisher that is replaced is released.
  ///
  /// ```swift
  /// let searches = PassthroughSubject<AnyPublisher<String, Never>, Never>()
  /// let results = searches.switchToLatest().sink { print($0) }
  /// searches.send(Just("first").eraseToAnyPublisher())
  /// ```
  ///
  /// - Returns: A publisher of the values of the latest publisher.
  @export(implementation) public func switchToLatest()
    -> Publishers.Derived<Self, Output.Output, Failure>
  where Output.Failure == Failure {
    merged(.latest) { $0 }
  }

  /// Delivers the values of the latest publisher, if the inner publishers cannot fail.
  ///
  /// - Returns: A publisher of the values of the latest publisher, which fails as this publisher
  ///   does.
  @export(implementation) public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output.Failure == Never {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest().eraseToAnyPublisher()
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Delivers the values of the latest publisher, if the inner publishers may fail.
  ///
  /// - Returns: A publisher of the values of the latest publisher, which fails as an inner
  ///   publisher does.
  @export(implementation) public func switchToLatest() -> AnyPublisher<
    Output.Output, Output.Failure
  > {
    setFailureType(to: Output.Failure.self).switchToLatest().eraseToAnyPublisher()
  }

  /// Delivers the values of the latest publisher, if no publisher can fail.
  ///
  /// - Returns: A publisher of the values of the latest publisher.
  @export(implementation) public func switchToLatest()
    -> Publishers.Derived<Self, Output.Output, Never>
  where Output.Failure == Never {
    merged(.latest) { $0 }
  }
}
