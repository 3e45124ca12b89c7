extension Publisher {
  /// Delivers the first values and finishes.
  ///
  /// The source is released before the last of these values is delivered, so that a slow reader of
  /// the value does not keep the source.
  ///
  /// ```swift
  /// for await number in (1...).publisher.prefix(2) { print(number) }
  /// ```
  ///
  /// - Parameter maxLength: The maximum number of values.
  /// - Returns: A publisher of the first values.
  @export(implementation) public func prefix(_ maxLength: Int)
    -> Publishers.Derived<Self, Output, Failure>
  {
    derive(remembering: maxLength, endsWithUpstream: { _ in true }) { remaining, upstream in
      if remaining <= 0 { upstream = nil }
      return upstream.poll().flatMap { value in
        remaining -= 1
        if remaining == 0 { upstream = nil }
        return .value(value)
      }
    }
  }

  /// Delivers values until one fails a test, and then finishes.
  ///
  /// ```swift
  /// for await number in (1...).publisher.prefix(while: { $0 < 3 }) { print(number) }
  /// ```
  ///
  /// - Parameter predicate: A closure that returns whether to deliver the value and continue.
  /// - Returns: A publisher of the values before the first value that fails the test.
  @export(implementation) public func prefix(
    while predicate: @escaping @Sendable (Output) -> Bool
  ) -> Publishers.Derived<Self, Output, Failure> {
    derive { upstream in
      upstream.poll().flatMap { value in
        if predicate(value) { return .value(value) }
        upstream = nil
        return .finished
      }
    }
  }

  /// Delivers the first value and finishes.
  ///
  /// ```swift
  /// print(await (1...).publisher.first().firstValue() ?? 0)
  /// ```
  ///
  /// - Returns: A publisher of at most one value.
  @export(implementation) public func first() -> Publishers.Derived<Self, Output, Failure> {
    prefix(1)
  }

  /// Delivers the first value that passes a test, and finishes.
  ///
  /// ```swift
  /// print(await (1...).publisher.first(where: { $0 > 3 }).firstValue() ?? 0)  // 4
  /// ```
  ///
  /// - Parameter predicate: A closure that returns whether a value passes.
  /// - Returns: A publisher of at most one value.
  @export(implementation) public func first(
    where predicate: @escaping @Sendable (Output) -> Bool
  ) -> Publishers.Derived<Self, Output, Failure> {
    derive { upstream in
      upstream.poll().flatMap { value in
        guard predicate(value) else { return .again }
        upstream = nil
        return .value(value)
      }
    }
  }

  /// Skips the first values.
  ///
  /// ```swift
  /// for await number in [1, 2, 3].publisher.dropFirst() { print(number) }  // 2, 3
  /// ```
  ///
  /// - Parameter count: The number of values to skip.
  /// - Returns: A publisher of the remaining values.
  @export(implementation) public func dropFirst(_ count: Int = 1)
    -> Publishers.Derived<Self, Output, Failure>
  {
    derive(remembering: count, endsWithUpstream: { _ in true }) { remaining, upstream in
      upstream.poll().flatMap { value in
        guard remaining > 0 else { return .value(value) }
        remaining -= 1
        return .again
      }
    }
  }

  /// Leaves out the values before the first value that fails a test.
  ///
  /// ```swift
  /// for await number in [1, 5, 1].publisher.drop(while: { $0 < 3 }) { print(number) }  // 5, 1
  /// ```
  ///
  /// - Parameter predicate: A closure that returns whether to leave a value out. The closure is not
  ///   called again after it has returned `false`.
  /// - Returns: A publisher of the remaining values.
  @export(implementation) public func drop(
    while predicate: @escaping @Sendable (Output) -> Bool
  ) -> Publishers.Derived<Self, Output, Failure> {
    derive(remembering: true, endsWithUpstream: { _ in true }) { isDropping, upstream in
      upstream.poll().flatMap { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .again : .value(value)
      }
    }
  }

  /// Leaves out each value that a function finds equivalent to the value before it.
  ///
  /// As in Combine, the value before it may have been left out, too.
  ///
  /// ```swift
  /// let names = [ada, ada, grace].publisher.removeDuplicates { $0.name == $1.name }
  /// for await user in names { print(user.name) }
  /// ```
  ///
  /// - Parameter areEquivalent: A closure that returns whether to leave out the second of two
  ///   values.
  /// - Returns: A publisher without repetitions.
  @export(implementation) public func removeDuplicates(
    by areEquivalent: @escaping @Sendable (Output, Output) -> Bool
  ) -> Publishers.Derived<Self, Output, Failure> {
    derive(remembering: Output?.none, endsWithUpstream: { _ in true }) { last, upstream in
      upstream.poll().flatMap { value in
        defer { last = value }
        if let last, areEquivalent(last, value) { return .again }
        return .value(value)
      }
    }
  }

  /// Leaves out each value that equals the value before it.
  ///
  /// ```swift
  /// for await number in [1, 1, 2, 1].publisher.removeDuplicates() { print(number) }  // 1, 2, 1
  /// ```
  ///
  /// - Returns: A publisher without repetitions.
  @export(implementation)
  public func removeDuplicates() -> Publishers.Derived<Self, Output, Failure>
  where Output: Equatable {
    removeDuplicates(by: ==)
  }

  /// Delivers a value if the publisher finishes without one.
  ///
  /// ```swift
  /// print(await Empty<Int, Never>().replaceEmpty(with: 0).firstValue() ?? 1)  // 0
  /// ```
  ///
  /// - Parameter output: The value.
  /// - Returns: A publisher of at least one value, unless it fails.
  @export(implementation) public func replaceEmpty(with output: Output)
    -> Publishers.Derived<Self, Output, Failure>
  {
    derive(remembering: true, endsWithUpstream: { isEmpty in !isEmpty }) { isEmpty, upstream in
      switch upstream.poll() {
      case .finished where isEmpty:
        isEmpty = false
        return .value(output)
      case .value(let value):
        isEmpty = false
        return .value(value)
      case let answer: return answer
      }
    }
  }

  /// Leaves out all values, and delivers only the end.
  ///
  /// - Returns: A publisher without values.
  @export(implementation) public func ignoreOutput() -> Publishers.Derived<Self, Never, Failure> {
    derive { upstream in upstream.poll().flatMap { _ in .again } }
  }

  /// Replaces `nil` by a value.
  ///
  /// - Parameter output: The value.
  /// - Returns: A publisher of values that are not optional.
  @inlinable public func replaceNil<T: Sendable>(
    with output: T
  ) -> some Publisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }
}
