extension Publisher {
  /// Combines each value with the previous result, and delivers every result.
  ///
  /// ```swift
  /// for await total in [1, 2, 3].publisher.scan(0, +) { print(total) }  // 1, 3, 6
  /// ```
  ///
  /// - Parameters:
  ///   - initialResult: The result that the first value is combined with, in each subscription.
  ///   - nextPartialResult: A closure that returns a result from the previous result and a value.
  /// - Returns: A publisher of one result for each value.
  @export(implementation) public func scan<T: Sendable>(
    _ initialResult: T, _ nextPartialResult: @escaping @Sendable (T, Output) -> T
  ) -> Publishers.Derived<Self, T, Failure> {
    derive(remembering: initialResult, endsWithUpstream: { _ in true }) { result, upstream in
      upstream.poll().map { value in
        result = nextPartialResult(result, value)
        return result
      }
    }
  }

  /// Combines all values, and delivers the result when the publisher finishes.
  ///
  /// A publisher that fails delivers no result.
  ///
  /// ```swift
  /// print(await [1, 2, 3].publisher.reduce(0, +).firstValue() ?? 0)  // 6
  /// ```
  ///
  /// - Parameters:
  ///   - initialResult: The result that the first value is combined with.
  ///   - nextPartialResult: A closure that returns a result from the previous result and a value.
  /// - Returns: A publisher of one value.
  @export(implementation) public func reduce<T: Sendable>(
    _ initialResult: T, _ nextPartialResult: @escaping @Sendable (T, Output) -> T
  ) -> Publishers.Derived<Self, T, Failure> {
    accumulate(initialResult) { $0 = nextPartialResult($0, $1) }
  }

  /// Counts the values, and delivers their number when the publisher finishes.
  ///
  /// - Returns: A publisher of one number.
  @export(implementation) public func count() -> Publishers.Derived<Self, Int, Failure> {
    accumulate(0) { count, _ in count += 1 }
  }

  /// Delivers only the last value, when the publisher finishes.
  ///
  /// ```swift
  /// print(await (1...3).publisher.last().firstValue() ?? 0)  // 3
  /// ```
  ///
  /// - Returns: A publisher of the last value, or of none if there is none.
  @export(implementation) public func last() -> Publishers.Derived<Self, Output, Failure> {
    last { _ in true }
  }

  /// Delivers only the last value that satisfies a condition, when the publisher finishes.
  ///
  /// - Parameter predicate: A closure that returns whether a value satisfies the condition.
  /// - Returns: A publisher of the last such value, or of none if there is none.
  @export(implementation) public func last(
    where predicate: @escaping @Sendable (Output) -> Bool
  ) -> Publishers.Derived<Self, Output, Failure> {
    derive(remembering: Output?.none) { last, upstream in
      let answer = upstream.poll()
      if case .finished = answer, let value = last.take() { return .value(value) }
      return answer.flatMap { value in
        if predicate(value) { last = value }
        return .again
      }
    }
  }

  /// Gathers all values, and delivers them when the publisher finishes.
  ///
  /// ```swift
  /// print(await (1...3).publisher.collect().firstValue() ?? [])
  /// ```
  ///
  /// - Returns: A publisher of one array, which may be empty.
  /// - Complexity: O(*n*) memory for *n* values.
  @export(implementation) public func collect() -> Publishers.Derived<Self, [Output], Failure> {
    accumulate([]) { $0.append($1) }
  }

  @export(implementation) func accumulate<T: Sendable>(
    _ initialResult: T, _ update: @escaping @Sendable (inout T, Output) -> Void
  ) -> Publishers.Derived<Self, T, Failure> {
    derive(remembering: (result: initialResult, isDelivered: false)) { state, upstream in
      let answer = upstream.poll()
      if case .finished = answer, !state.isDelivered {
        state.isDelivered = true
        return .value(state.result)
      }
      return answer.flatMap { value in
        update(&state.result, value)
        return .again
      }
    }
  }

  /// Gathers values, and delivers them in groups.
  ///
  /// The last group may be shorter.
  ///
  /// ```swift
  /// for await pair in (1...3).publisher.collect(2) { print(pair) }  // [1, 2], [3]
  /// ```
  ///
  /// - Parameter count: The number of values in a group, at least one.
  /// - Returns: A publisher of arrays.
  /// - Complexity: O(`count`) memory.
  @export(implementation) public func collect(_ count: Int)
    -> Publishers.Derived<Self, [Output], Failure>
  {
    precondition(count > 0, "collect(_:) needs groups of at least one value, not of \(count).")
    return derive(remembering: [Output]()) { group, upstream in
      let answer = upstream.poll()
      if case .finished = answer, !group.isEmpty {
        defer { group = [] }
        return .value(group)
      }
      return answer.flatMap { value in
        group.append(value)
        guard group.count == count else { return .again }
        defer { group = [] }
        return .value(group)
      }
    }
  }
}
