/// Says when a moment has come.
///
/// A moment that is put off needs no new task: the one that sleeps finds out, and sleeps on.
@frozen @usableFromInline struct Alarm<C: Clock> where C.Duration: Sendable {
  @usableFromInline let clock: C
  @usableFromInline let waker: Waker
  @usableFromInline var deadline: C.Instant?
  @usableFromInline var sleep: Future<Void, Never>.PollingIterator?

  @export(implementation)
  init(_ clock: C, _ waker: Waker) { (self.clock, self.waker) = (clock, waker) }

  @export(implementation) mutating func turnOff() { (deadline, sleep) = (nil, nil) }

  /// Whether the moment has come, which turns the alarm off; otherwise it wakes when it comes.
  @export(implementation) mutating func rings() -> Bool {
    guard let deadline else { return false }
    while clock.now < deadline {
      if sleep == nil {
        sleep = Future { [clock] in
          // A clock throws only where the task is cancelled, which nobody is left to see.
          try? await clock.sleep(until: deadline, tolerance: nil)
        }.makePollingIterator(waker: waker)
      }
      if case .pending = sleep.poll() { return false }
      sleep = nil
    }
    turnOff()
    return true
  }
}

extension Publisher {
  /// Delivers everything later, the end too.
  ///
  /// Values are taken as they come, and kept until their time.
  @export(implementation) public func delay<C: Clock>(
    for interval: C.Duration, clock: C = ContinuousClock()
  ) -> AnyPublisher<Output, Failure> where C.Duration: Sendable {
    Derived(self) { waker in
      (alarm: Alarm(clock, waker), queue: Queue<(due: C.Instant, answer: Poll<Output, Failure>)>())
    } step: { state, upstream -> Poll<Output, Failure> in
      // What is due comes first, so that a source that is always ready cannot fill the memory.
      if let due = state.queue.first?.due {
        if state.alarm.deadline == nil { state.alarm.deadline = due }
        if state.alarm.rings(), let (_, answer) = state.queue.popFirst() { return answer }
      }
      if upstream == nil { return state.queue.count == 0 ? .finished : .pending }
      let answer = upstream.poll()
      switch answer {
      case .again, .pending: return answer
      case .value, .finished, .failed:
        state.queue.append((clock.now.advanced(by: interval), answer))
        return .again
      }
    }.eraseToAnyPublisher()
  }

  /// Ends the stream where the source takes too long for a value.
  ///
  /// The time runs while a reader waits for the source; a slow reader does not count against it.
  @export(implementation) public func timeout<C: Clock>(
    _ interval: C.Duration, clock: C = ContinuousClock(),
    customError: (@Sendable () -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> where C.Duration: Sendable {
    Derived(self) { waker in
      Alarm(clock, waker)
    } step: { alarm, upstream -> Poll<Output, Failure> in
      let answer = upstream.poll()
      switch answer {
      case .value, .finished, .failed: alarm.turnOff()
      case .again, .pending:
        if alarm.deadline == nil { alarm.deadline = clock.now.advanced(by: interval) }
      }
      guard alarm.rings() else { return answer }
      upstream = nil
      return customError.map { .failed($0()) } ?? .finished
    }.eraseToAnyPublisher()
  }

  /// Delivers a value only when no other has followed it for a while.
  ///
  /// The last value is delivered at once when the publisher finishes.
  @export(implementation) public func debounce<C: Clock>(
    for interval: C.Duration, clock: C = ContinuousClock()
  ) -> AnyPublisher<Output, Failure> where C.Duration: Sendable {
    Derived(self) { waker in
      (alarm: Alarm(clock, waker), latest: Output?.none)
    } step: { state, upstream -> Poll<Output, Failure> in
      let answer = upstream.poll()
      switch answer {
      case .value(let value):
        state.latest = value
        state.alarm.deadline = clock.now.advanced(by: interval)
        return .again
      case .pending:
        return state.alarm.rings() ? state.latest.take().map { .value($0) } ?? .pending : .pending
      case .finished:
        state.alarm.turnOff()
        return state.latest.take().map { .value($0) } ?? .finished
      case .again, .failed: return answer
      }
    }.eraseToAnyPublisher()
  }
}
