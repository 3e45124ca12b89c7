extension Publisher {
  /// Delivers the values of several publishers as they come; publishers that are ready take turns.
  ///
  /// All publishers are subscribed to before the first value is taken. The stream finishes when the
  /// last publisher finishes, and fails when the first publisher fails.
  ///
  /// ```swift
  /// let merged = [1, 2].publisher.merge(with: [10, 20].publisher)
  /// for await number in merged { print(number) }  // 1, 10, 2, 20
  /// ```
  ///
  /// - Parameter others: The other publishers.
  /// - Returns: A publisher of all values.
  @export(implementation) public func merge(
    with others: any Publisher<Output, Failure>...
  ) -> AnyPublisher<Output, Failure> {
    let publishers = [eraseToAnyPublisher()] + others.map { $0.eraseToAnyPublisher() }
    return Publishers.Derived(Empty<AnyPublisher<Output, Failure>, Failure>()) { waker in
      let merging = Merging<AnyPublisher<Output, Failure>>(.atMost(publishers.count), waker)
      for publisher in publishers { merging.subscribe(to: publisher) }
      return merging.step { $0 }
    }.eraseToAnyPublisher()
  }
}
