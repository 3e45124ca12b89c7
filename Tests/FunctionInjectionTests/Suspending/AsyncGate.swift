import FunctionalDITestDoubles

/// Lets tasks wait until it is opened.
struct AsyncGate: Sendable {
  private let arrivals = NullarySpy()
  private let opening = NullarySpy()

  /// Waits until the gate is opened, however long the test takes to do so.
  func pass() async {
    arrivals()
    await opening.waitForCalls(within: .seconds(3_600))
  }

  /// Waits until a number of tasks wait.
  func arrival(of count: Int = 1) async {
    await arrivals.waitForCalls(count: count)
  }

  func open() { opening() }
}
