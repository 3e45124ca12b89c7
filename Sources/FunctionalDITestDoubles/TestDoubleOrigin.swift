import Synchronization

/// The line that made a test double, and the test that the double belongs to.
///
/// The test is stored because a call may come from a task that no longer knows the test. The double
/// of a global or a static property belongs to no test, although the first test that uses the
/// double makes it.
struct TestDoubleOrigin: Sendable {
  let place: SourcePlace
  private let test: RunningTest?
  private let lifetime: TestLifetime?
  private let sharing = Sharing()

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt) {
    place = SourcePlace(fileID, filePath, line)
    test = .ofNewDouble
    lifetime = test == nil ? nil : TestLifetime.current?.outermost
  }

  /// Records a failure in the running test or, if the caller does not know that test, in the test
  /// that made the double.
  ///
  /// - Parameters:
  ///   - message: The failure.
  ///   - line: The line of the failure; `nil` for the line that made the double.
  func fail(_ message: @autoclosure () -> String, at line: SourcePlace? = nil) {
    recordFailure(message(), at: line ?? place, of: test)
  }

  /// Records a failure if a call comes after the end of the test that made the double.
  ///
  /// If another test has called the double, then tests share it, for example because the factory of
  /// a global container made it. A shared double does not expire with any test, because a caller in
  /// a detached task does not know its test.
  func checkCall(of name: @autoclosure () -> String) {
    guard let lifetime else { return }
    if isCalledByAnotherTest(than: lifetime) { sharing.isShared.store(true, ordering: .relaxed) }
    guard lifetime.isOver, !sharing.isShared.load(ordering: .relaxed) else { return }
    fail(
      """
      \(name()) was called after the end of its test.
        made at \(place)
      Fix: await or cancel the work that a test starts before the test ends. If several tests share the \
      double, make it in the initializer of a global or a static property.
      """)
  }

  private func isCalledByAnotherTest(than lifetime: TestLifetime) -> Bool {
    if let caller = TestLifetime.current { return !caller.isOfSameTest(as: lifetime) }
    return testRun?.currentTest.map { $0 != test } ?? false
  }

  /// Whether tests share a double; all copies of its origin refer to this object.
  private final class Sharing: Sendable {
    let isShared = Atomic<Bool>(false)
  }
}
