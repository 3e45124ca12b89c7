/// A source of deadlines, which reports when a moment has come.
///
/// If the moment is postponed, or cleared, the task sleeps on: when it wakes, the reader polls, and
/// another task sleeps until the new moment. So a stream of values does not start a task for each
/// value.
@_fixed_layout @usableFromInline final class Alarm<C: Clock> where C.Duration: Sendable {
  @usableFromInline let clock: C
  @usableFromInline let waker: Waker
  @exclusivity(unchecked) @usableFromInline var deadline: C.Instant?
  /// Delivers whether the clock has slept.
  @exclusivity(unchecked) @usableFromInline var sleep: Future<Bool, Never>.PollingIterator?

  @export(implementation)
  init(_ clock: C, _ waker: Waker) { (self.clock, self.waker) = (clock, waker) }

  /// Sets the moment, unless one is set.
  @export(implementation) func turnOn(for interval: C.Duration) {
    if deadline == nil { deadline = moment(after: interval) }
  }

  /// The moment when an interval that begins now has passed.
  @export(implementation) func moment(after interval: C.Duration) -> C.Instant {
    clock.now.advanced(by: interval.withinSleepLimit)
  }

  /// Clears the moment, and cancels the sleeping task.
  @export(implementation) func turnOff() { (deadline, sleep) = (nil, nil) }

  /// Whether the moment has come.
  @export(implementation) var isDue: Bool {
    if let deadline { clock.now >= deadline } else { false }
  }

  /// Returns whether the moment has come, and turns the alarm off in that case.
  ///
  /// Otherwise, the alarm wakes the reader when the moment comes.
  @export(implementation) func fireIfDue() -> Bool {
    guard let deadline else { return false }
    while clock.now < deadline {
      if sleep == nil {
        sleep = Future { [clock] in
          (try? await clock.sleep(until: deadline, tolerance: nil)) != nil
        }.makePollingIterator(waker: waker)
      }
      guard case .value(let hasSlept) = sleep.poll() else { return false }
      sleep = nil
      // A clock that fails would fail again without a pause, so the moment has come now. If the
      // task was canceled instead, the subscription has ended.
      if !hasSlept { break }
    }
    turnOff()
    return true
  }
}

extension DurationProtocol {
  /// This duration, but at least zero and at most about 34 years.
  ///
  /// The system's clocks stop the program if a task sleeps until a moment that they cannot
  /// represent. A clock with durations of another type has its own limits.
  ///
  /// `FunctionInjection` and `PartialApplication` have the same property, because these modules do
  /// not import each other.
  @export(implementation)
  var withinSleepLimit: Self {
    max(.zero, (Duration.seconds(1 << 30) as? Self).map { min(self, $0) } ?? self)
  }
}
