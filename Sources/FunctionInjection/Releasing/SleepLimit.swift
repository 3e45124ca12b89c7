extension DurationProtocol {
  /// This duration, but at least zero and at most about 34 years.
  ///
  /// The system's clocks stop the program if a task sleeps until a moment that they cannot
  /// represent. A clock with durations of another type has its own limits.
  ///
  /// `LocalPublisher` and `PartialApplication` have the same property, because these modules do not
  /// import each other.
  @export(implementation)
  package var withinSleepLimit: Self {
    max(.zero, (Duration.seconds(1 << 30) as? Self).map { min(self, $0) } ?? self)
  }
}
