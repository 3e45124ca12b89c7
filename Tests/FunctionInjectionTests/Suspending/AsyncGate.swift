import FunctionalDITestDoubles

/// Lets tasks wait until it is opened.
struct AsyncGate: Sendable {
  private let arrivals = NullarySpy()
  private let opening = NullarySpy()

  func pass() async {
    arrivals()
    await opening.called()
  }

  /// Waits until so many wait.
  func arrival(of count: Int = 1) async {
    await arrivals.called(times: count)
  }

  func open() { opening() }
}
