extension Publisher {
  /// Delivers the first values and ends.
  @inlinable public func prefix(_ maxLength: Int) -> some Publisher<Output, Failure> {
    derive(remembering: maxLength) { remaining, upstream in
      if remaining <= 0 { upstream = nil }
      return upstream.poll().flatMap { value in
        remaining -= 1
        if remaining == 0 { upstream = nil }
        return .value(value)
      }
    }
  }

  /// Delivers the values before the first that fails a test, and ends.
  @inlinable public func prefix(
    while predicate: @escaping @Sendable (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    derive(remembering: ()) { _, upstream in
      upstream.poll().flatMap { value in
        if predicate(value) { return .value(value) }
        upstream = nil
        return .finished
      }
    }
  }

  /// Delivers the first value and ends.
  @inlinable public func first() -> some Publisher<Output, Failure> { prefix(1) }

  /// Delivers the first value that passes a test, and ends.
  @inlinable public func first(
    where predicate: @escaping @Sendable (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  /// Leaves out the first values.
  @inlinable public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
    derive(remembering: count) { remaining, upstream in
      upstream.poll().flatMap { value in
        guard remaining > 0 else { return .value(value) }
        remaining -= 1
        return .again
      }
    }
  }

  /// Leaves out the values before the first that fails a test.
  @inlinable public func drop(
    while predicate: @escaping @Sendable (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    derive(remembering: true) { isDropping, upstream in
      upstream.poll().flatMap { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .again : .value(value)
      }
    }
  }

  /// Leaves out each value that equals the one before it, as a function sees it.
  @inlinable public func removeDuplicates(
    by areEquivalent: @escaping @Sendable (Output, Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    derive(remembering: Output?.none) { last, upstream in
      upstream.poll().flatMap { value in
        if let last, areEquivalent(last, value) { return .again }
        last = value
        return .value(value)
      }
    }
  }

  /// Leaves out each value that equals the one before it.
  @inlinable
  public func removeDuplicates() -> some Publisher<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  /// Delivers a value where the publisher finishes without one.
  @inlinable public func replaceEmpty(with output: Output) -> some Publisher<Output, Failure> {
    derive(remembering: true) { isEmpty, upstream in
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

  /// Leaves out all values, and delivers the end.
  ///
  /// - Returns: A publisher without values.
  @inlinable public func ignoreOutput() -> some Publisher<Never, Failure> {
    derive(remembering: ()) { _, upstream in upstream.poll().flatMap { _ in .again } }
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
