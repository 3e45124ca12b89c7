extension Publisher {
  /// Delivers the values of another publisher after this publisher has finished.
  ///
  /// A publisher can append itself, for example to load the next page. The cost of a page does not
  /// grow with the number of pages:
  ///
  /// ```swift
  /// @Sendable func pages(from number: Int) -> AnyPublisher<Int, Never> {
  ///   Just(number).append(Deferred { pages(from: number + 1) })
  /// }
  /// for await page in pages(from: 1).prefix(2) { print(page) }  // 1, 2
  /// ```
  ///
  /// - Parameter publisher: The publisher to continue with.
  /// - Returns: A publisher of the values of both publishers.
  @export(implementation) public func append(
    _ publisher: some Publisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    [eraseToAnyPublisher(), publisher.eraseToAnyPublisher()].publisher
      .setFailureType(to: Failure.self)
      .flatMap(maxPublishers: 1) { $0 }
      .eraseToAnyPublisher()
  }

  /// Delivers more values after this publisher has finished.
  ///
  /// - Parameter elements: The values.
  /// - Returns: A publisher of all values.
  @export(implementation)
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(elements.publisher.setFailureType(to: Failure.self))
  }

  /// Delivers the values of another publisher before the values of this publisher.
  ///
  /// - Parameter publisher: The publisher to begin with.
  /// - Returns: A publisher of the values of both publishers.
  @export(implementation) public func prepend(
    _ publisher: some Publisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    publisher.append(self)
  }

  /// Delivers more values before the values of this publisher.
  ///
  /// - Parameter elements: The values.
  /// - Returns: A publisher of all values.
  @export(implementation)
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    elements.publisher.setFailureType(to: Failure.self).append(self)
  }
}
