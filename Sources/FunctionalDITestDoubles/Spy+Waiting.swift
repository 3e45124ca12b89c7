extension Spy {
  /// Waits until the function has been called a number of times.
  ///
  /// Returns immediately if the calls have already happened. If the limit passes first, this method
  /// records a failure in the running test and returns the calls so far. If the waiting task is
  /// canceled, it returns the calls so far without a failure. On a busy machine, tasks of the same
  /// executor and priority that are ready when the limit passes still run before the wait fails.
  ///
  /// ```swift
  /// let save = Spy<String>("save")
  /// let function = save.recording()
  /// Task { function("draft") }
  /// let calls = await save.waitForCalls()
  /// assert(calls.map(\.arguments) == ["draft"])
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of calls to wait for.
  ///   - limit: The maximum time to wait.
  ///   - clock: The clock that measures the limit.
  /// - Returns: The calls so far, in order.
  @discardableResult
  public func waitForCalls(
    count: Int = 1, within limit: Duration = .seconds(10),
    on clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) async -> [SpyCall<repeat each Argument>] {
    let outcome = await observedCalls.wait(atMost: limit, on: clock) { $0.count >= count }
    if case .limitExceeded(let calls) = outcome {
      origin.fail(
        """
        Waited \(limit) for \(name) to be called \(inWords(count)), \
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
