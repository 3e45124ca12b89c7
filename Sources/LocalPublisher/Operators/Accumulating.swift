extension Publisher {
  /// Accumulates the values and delivers each intermediate result.
  @inlinable public func scan<T: Sendable>(
    _ initialResult: T, _ nextPartialResult: @escaping @Sendable (T, Output) -> T
  ) -> some Publisher<T, Failure> {
    derive(remembering: initialResult) { result, upstream in
      upstream.poll().map { value in
        result = nextPartialResult(result, value)
        return result
      }
    }
  }

  /// Accumulates the values and delivers the result when the publisher finishes.
  @inlinable public func reduce<T: Sendable>(
    _ initialResult: T, _ nextPartialResult: @escaping @Sendable (T, Output) -> T
  ) -> some Publisher<T, Failure> {
    accumulate(initialResult) { $0 = nextPartialResult($0, $1) }
  }

  /// Gathers all values and delivers them when the publisher finishes.
  @inlinable public func collect() -> some Publisher<[Output], Failure> {
    accumulate([]) { $0.append($1) }
  }

  @inlinable func accumulate<T: Sendable>(
    _ initialResult: T, _ update: @escaping @Sendable (inout T, Output) -> Void
  ) -> some Publisher<T, Failure> {
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

  /// Gathers values and delivers them in groups, the last of which may be shorter.
  @inlinable public func collect(_ count: Int) -> some Publisher<[Output], Failure> {
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
