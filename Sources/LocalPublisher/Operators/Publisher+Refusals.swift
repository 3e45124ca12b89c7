// Combine's methods with a scheduler or a subscriber do not compile, and the compiler says what to
// write.

extension Publisher {
  /// Refuses a scheduler.
  @available(
    *, unavailable,
    message:
      "Write receive(on: MainActor.shared) last, directly before sink or assign, or read the values in a loop."
  )
  @export(implementation) public func receive<S>(on scheduler: S, options: Never? = nil) -> Self {
    preconditionFailure("No program can call an unavailable method.")
  }

  /// Refuses a subscriber.
  @available(
    *, unavailable, message: "Use sink: to forward to a subject, sink { subject.send($0) }."
  )
  @discardableResult @export(implementation)
  public func subscribe<S>(_ subscriber: S) -> AnyCancellable {
    preconditionFailure("No program can call an unavailable method.")
  }

  /// Refuses a scheduler.
  @available(*, unavailable, message: "Omit it: the task or thread that subscribes runs the work.")
  @export(implementation) public func subscribe<S>(on scheduler: S, options: Never? = nil) -> Self {
    preconditionFailure("No program can call an unavailable method.")
  }

  /// Refuses a scheduler.
  @available(*, unavailable, message: "Omit scheduler:, or pass a clock: debounce(for:clock:).")
  @export(implementation) public func debounce<S>(
    for dueTime: Duration, scheduler: S, options: Never? = nil
  ) -> Self {
    preconditionFailure("No program can call an unavailable method.")
  }

  /// Refuses a scheduler.
  @available(*, unavailable, message: "Omit scheduler:, or pass a clock: delay(for:clock:).")
  @export(implementation) public func delay<S>(
    for interval: Duration, tolerance: Duration? = nil, scheduler: S, options: Never? = nil
  ) -> Self {
    preconditionFailure("No program can call an unavailable method.")
  }

  /// Refuses a scheduler.
  @available(*, unavailable, message: "Omit scheduler:, or pass a clock: timeout(_:clock:).")
  @export(implementation) public func timeout<S>(
    _ interval: Duration, scheduler: S, options: Never? = nil,
    customError: (@Sendable () -> Failure)? = nil
  ) -> Self {
    preconditionFailure("No program can call an unavailable method.")
  }

  /// Refuses an operator that needs a scheduler.
  @available(*, unavailable, message: "Use debounce(for:), or a loop that sleeps after each value.")
  @export(implementation) public func throttle<S>(
    for interval: Duration, scheduler: S, latest: Bool
  ) -> Self {
    preconditionFailure("No program can call an unavailable method.")
  }

  /// Refuses a subscriber.
  @available(*, unavailable, message: "Use sink, or read the values in a loop.")
  @export(implementation) public func receive<S>(subscriber: S) -> Self {
    preconditionFailure("No program can call an unavailable method.")
  }
}

// The same with an interval in seconds, as DispatchQueue and RunLoop take it.

extension Publisher {
  /// Refuses a scheduler.
  @available(*, unavailable, message: "Write debounce(for: .seconds(0.3)), without scheduler:.")
  @export(implementation) public func debounce<S>(
    for dueTime: Double, scheduler: S, options: Never? = nil
  ) -> Self {
    preconditionFailure("No program can call an unavailable method.")
  }

  /// Refuses a scheduler.
  @available(*, unavailable, message: "Write delay(for: .seconds(0.3)), without scheduler:.")
  @export(implementation) public func delay<S>(
    for interval: Double, tolerance: Double? = nil, scheduler: S, options: Never? = nil
  ) -> Self {
    preconditionFailure("No program can call an unavailable method.")
  }

  /// Refuses a scheduler.
  @available(*, unavailable, message: "Write timeout(.seconds(0.3)), without scheduler:.")
  @export(implementation) public func timeout<S>(
    _ interval: Double, scheduler: S, options: Never? = nil,
    customError: (@Sendable () -> Failure)? = nil
  ) -> Self {
    preconditionFailure("No program can call an unavailable method.")
  }

  /// Refuses an operator that needs a scheduler.
  @available(*, unavailable, message: "Use debounce(for:), or a loop that sleeps after each value.")
  @export(implementation) public func throttle<S>(
    for interval: Double, scheduler: S, latest: Bool
  ) -> Self {
    preconditionFailure("No program can call an unavailable method.")
  }
}
