extension Publisher {
  /// Delivers each value and the completion after a delay.
  ///
  /// The delay of a value begins when this operator takes the value from the source, which it does
  /// while its reader waits. To read with a loop that is slower than the source, use
  /// `values(bufferingPolicy: .unbounded)` after this operator, so that the slow loop does not
  /// postpone a delay.
  ///
  /// ```swift
  /// for await number in [1, 2].publisher.delay(for: .milliseconds(1)) { print(number) }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The duration of the delay.
  ///   - clock: The clock that measures the time.
  /// - Returns: A publisher of the same values.
  /// - Complexity: O(*n*) memory for the *n* values that arrive within the interval.
  @export(implementation) public func delay<C: Clock>(
    for interval: C.Duration, clock: C = ContinuousClock()
  ) -> AnyPublisher<Output, Failure> where C.Duration: Sendable {
    derive { waker in
      (alarm: Alarm(clock, waker), queue: Queue<(due: C.Instant, answer: Poll<Output, Failure>)>())
    } step: { state, upstream -> Poll<Output, Failure> in
      // Values that are due are delivered first, so that a source that is always ready cannot fill
      // the memory.
      if let due = state.queue.first?.due {
        if state.alarm.deadline == nil { state.alarm.deadline = due }
        if state.alarm.fireIfDue(), let (_, answer) = state.queue.popFirst() { return answer }
      }
      if upstream == nil { return state.queue.count == 0 ? .finished : .pending }
      let answer = upstream.poll()
      switch answer {
      case .again, .pending: return answer
      case .value, .finished, .failed:
        state.queue.append((state.alarm.moment(after: interval), answer))
        return .again
      }
    }.eraseToAnyPublisher()
  }

  /// Ends the stream if the source takes too long to deliver a value.
  ///
  /// The time runs from the moment when the reader finds no value until it finds the next one. A slow
  /// reader causes no timeout if it reads this publisher directly. Behind an operator that may deliver
  /// something else meanwhile, such as `merge`, `combineLatest`, or `delay`, the time also runs while
  /// the reader is busy. So write `timeout` after such an operator, or read with a loop over
  /// `values(bufferingPolicy: .unbounded)`.
  ///
  /// ```swift
  /// let never = Empty<Int, Never>(completeImmediately: false)
  /// print(await never.timeout(.milliseconds(1)).firstValue() ?? 0)  // 0
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The maximum time that a reader waits for a value.
  ///   - clock: The clock that measures the time.
  ///   - customError: A closure that returns the failure to end with. Without this function, the
  ///     stream finishes.
  /// - Returns: A publisher of the values that come in time.
  @export(implementation) public func timeout<C: Clock>(
    _ interval: C.Duration, clock: C = ContinuousClock(),
    customError: (@Sendable () -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> where C.Duration: Sendable {
    derive { waker in
      Alarm(clock, waker)
    } endsWithUpstream: { _ in
      true
    } step: { alarm, upstream -> Poll<Output, Failure> in
      let answer = upstream.poll()
      switch answer {
      case .value:
        alarm.deadline = nil
        return answer
      case .finished, .failed:
        alarm.turnOff()
        return answer
      case .again, .pending:
        // The source is not late if only its end is left.
        if upstream.isFinished { return answer }
        alarm.turnOn(for: interval)
      }
      // After `again`, the reader polls without being woken, so no task needs to sleep.
      if case .again = answer, !alarm.isDue { return answer }
      guard alarm.fireIfDue() else { return answer }
      upstream = nil
      return customError.map { .failed($0()) } ?? .finished
    }.eraseToAnyPublisher()
  }

  /// Delivers a value only if no other value follows it within an interval.
  ///
  /// The interval of a value begins when this operator takes the value from the source. The last
  /// value is delivered at once when the publisher finishes.
  ///
  /// ```swift
  /// let words = ["a", "ad", "ada"].publisher.debounce(for: .milliseconds(300))
  /// for await word in words { print(word) }  // ada
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The time in which no other value may follow.
  ///   - clock: The clock that measures the time.
  /// - Returns: A publisher of the remaining values.
  @export(implementation) public func debounce<C: Clock>(
    for interval: C.Duration, clock: C = ContinuousClock()
  ) -> AnyPublisher<Output, Failure> where C.Duration: Sendable {
    derive { waker in
      (alarm: Alarm(clock, waker), latest: Output?.none, failure: Failure?.none)
    } step: { state, upstream -> Poll<Output, Failure> in
      let answer = upstream.poll()
      switch answer {
      case .value(let value):
        // The interval of the previous value may have passed, although its task has not run yet.
        let settled = state.alarm.isDue ? state.latest : nil
        (state.latest, state.alarm.deadline) = (value, state.alarm.moment(after: interval))
        return settled.map { .value($0) } ?? .again
      case .again, .pending:
        return state.alarm.fireIfDue() ? state.latest.take().map { .value($0) } ?? answer : answer
      case .finished:
        state.alarm.turnOff()
        if let failure = state.failure { return .failed(failure) }
        return state.latest.take().map { .value($0) } ?? .finished
      case .failed(let failure):
        // The interval of the latest value may have passed here, too.
        let settled = state.alarm.isDue ? state.latest.take() : nil
        (state.failure, state.latest) = (failure, nil)
        return settled.map { .value($0) } ?? answer
      }
    }.eraseToAnyPublisher()
  }
}
