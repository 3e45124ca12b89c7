extension Spy {
  /// Waits until the function was called a number of times.
  ///
  /// Returns at once where it was called often enough already. Where the limit passes first, a
  /// failure is recorded in the running test, and the wait ends with the calls there are. It ends
  /// so without a failure where the waiting task is cancelled. Tasks of the same executor that are
  /// ready to run when the limit has passed run before that is decided, for the machine may be busy.
  ///
  /// ```swift
  /// let save = Spy<String>("save")
  /// let function = save.recording()
  /// Task { function("draft") }
  /// let calls = await save.called()
  /// assert(calls.map(\.arguments) == ["draft"])
  /// ```
  ///
  /// - Parameters:
  ///   - times: How many calls to wait for.
  ///   - limit: How long to wait for them at most.
  ///   - clock: The clock that measures the limit.
  ///   - fileID: The file of the expectation.
  ///   - filePath: The path of the file of the expectation.
  ///   - line: The line of the expectation.
  /// - Returns: The calls so far, in order.
  @discardableResult
  public func called(
    times: Int = 1, within limit: Duration = .seconds(10),
    on clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) async -> [SpyCall<repeat each Argument>] {
    let outcome = await observedCalls.wait(atMost: limit, on: clock) { $0.count >= times }
    let calls = calls
    if case .limitExceeded = outcome {
      recordFailure(
        """
        Waited \(limit) for \(name) to be called \(inWords(times)), \
        but it was \(calls.isEmpty ? "not called" : "called \(inWords(calls.count))").
        """, at: SourcePlace(fileID, filePath, line))
    }
    return calls
  }

  private func inWords(_ times: Int) -> String {
    switch times {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(times) times"
    }
  }
}
