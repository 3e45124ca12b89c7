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
  @export(implementation) public func append<P: Publisher<Output, Failure>>(
    _ publisher: P
  ) -> AnyPublisher<Output, Failure> {
    continued(with: publisher, endsWithUpstream: false) { upstream, _ in
      let answer = upstream.poll()
      guard case .finished = answer else { return answer }
      return .again
    }.eraseToAnyPublisher()
  }

  /// Delivers more values after this publisher has finished.
  ///
  /// - Parameter elements: The values.
  /// - Returns: A publisher of all values.
  @export(implementation)
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(elements)
  }

  /// Delivers the elements of a sequence after this publisher has finished.
  ///
  /// - Parameter elements: The sequence, which may be endless.
  /// - Returns: A publisher of all values.
  @export(implementation) public func append(
    _ elements: some Sequence<Output> & Sendable
  ) -> AnyPublisher<Output, Failure> {
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
    prepend(elements)
  }

  /// Delivers the elements of a sequence before the values of this publisher.
  ///
  /// - Parameter elements: The sequence.
  /// - Returns: A publisher of all values.
  @export(implementation) public func prepend(
    _ elements: some Sequence<Output> & Sendable
  ) -> AnyPublisher<Output, Failure> {
    prepend(elements.publisher.setFailureType(to: Failure.self))
  }

  /// Continues with another publisher after this publisher.
  ///
  /// A subscription keeps the next publisher only until it continues with it. Otherwise it would
  /// keep a subject, which ends with its last reference.
  ///
  /// - Parameters:
  ///   - next: The next publisher, if it is known in advance.
  ///   - endsWithUpstream: Whether no publisher follows if this publisher finishes.
  ///   - poll: A closure that polls this publisher, and may set the next publisher. If it returns
  ///     `again` at the end of this publisher, the subscription continues with the next publisher.
  /// - Returns: A publisher of the values of both publishers.
  @export(implementation) func continued<Next: Publisher>(
    with next: Next? = nil, endsWithUpstream: Bool,
    _ poll: @escaping @Sendable (inout PollingIterator?, inout Next?) -> Poll<Output, Next.Failure>
  ) -> Publishers.Derived<Self, Output, Next.Failure> where Next.Output == Output {
    Publishers.Derived(self) { waker in
      let following = OperatorState((next: next, iterator: Next.PollingIterator?.none))
      return .init(
        endsWithUpstream: { following.state.iterator?.isFinished ?? endsWithUpstream },
        takeSuccessor: { upstream in
          // This publisher is over, so the next publisher is all that is left.
          upstream == nil ? following.state.iterator?.takeSuccessor() : nil
        },
        poll: { upstream in
          guard upstream != nil else { return following.state.iterator.poll() }
          let answer = poll(&upstream, &following.state.next)
          if upstream == nil, let next = following.state.next.take(), case .again = answer {
            following.state.iterator = next.makePollingIterator(waker: waker)
          }
          return answer
        })
    }
  }
}
