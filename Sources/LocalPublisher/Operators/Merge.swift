extension Publisher {
  /// Delivers the values of two publishers as they come; publishers that are ready take turns.
  ///
  /// Both publishers are subscribed to before the first value is taken. The stream finishes when the
  /// last publisher finishes, and fails when the first publisher fails.
  ///
  /// ```swift
  /// let merged = [1, 2].publisher.merge(with: [10, 20].publisher)
  /// for await number in merged { print(number) }  // 1, 10, 2, 20
  /// ```
  ///
  /// - Parameter other: The other publisher.
  /// - Returns: A publisher of all values.
  @export(implementation) public func merge(
    with other: some Publisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    takingTurns(with: [other.eraseToAnyPublisher()])
  }

  /// Delivers the values of three publishers as they come; publishers that are ready take turns.
  ///
  /// - Parameters:
  ///   - second: The second publisher.
  ///   - third: The third publisher.
  /// - Returns: A publisher of all values.
  @export(implementation) public func merge(
    with second: some Publisher<Output, Failure>, _ third: some Publisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    takingTurns(with: [second.eraseToAnyPublisher(), third.eraseToAnyPublisher()])
  }

  /// Delivers the values of four publishers as they come; publishers that are ready take turns.
  ///
  /// - Parameters:
  ///   - second: The second publisher.
  ///   - third: The third publisher.
  ///   - fourth: The fourth publisher.
  /// - Returns: A publisher of all values.
  @export(implementation) public func merge(
    with second: some Publisher<Output, Failure>, _ third: some Publisher<Output, Failure>,
    _ fourth: some Publisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    takingTurns(with: [
      second.eraseToAnyPublisher(), third.eraseToAnyPublisher(), fourth.eraseToAnyPublisher(),
    ])
  }

  /// Delivers the values of many publishers as they come; publishers that are ready take turns.
  ///
  /// The compiler does not know the types of these publishers, so a value takes longer than with
  /// the methods for two to four. To merge many publishers of one type, write
  /// `publishers.publisher.flatMap { $0 }`.
  ///
  /// - Parameter others: The other publishers.
  /// - Returns: A publisher of all values.
  @_disfavoredOverload @export(implementation)
  public func merge(
    with others: any Publisher<Output, Failure>...
  ) -> AnyPublisher<Output, Failure> {
    takingTurns(with: others.map { $0.eraseToAnyPublisher() })
  }

  /// Merges this publisher with others whose types are erased.
  @export(implementation) func takingTurns(
    with others: [AnyPublisher<Output, Failure>]
  ) -> AnyPublisher<Output, Failure> {
    let publishers = [eraseToAnyPublisher()] + others
    return Publishers.Derived(Empty<AnyPublisher<Output, Failure>, Failure>()) { waker in
      let merging = Merging<AnyPublisher<Output, Failure>>(.atMost(publishers.count), waker)
      for publisher in publishers { merging.subscribe(to: publisher) }
      return merging.step { $0 }
    }.eraseToAnyPublisher()
  }
}
