/// Where a double was made, and for which test.
///
/// The test is remembered because a call may come from a task that does not know it any more.
struct TestDoubleOrigin: Sendable {
  let place: SourcePlace
  private let test = testRun?.currentTest
  private let lifetime = TestLifetime.current

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt) {
    place = SourcePlace(fileID, filePath, line)
  }

  /// Records a failure in the test that made the double.
  func fail(_ message: @autoclosure () -> String) {
    recordFailure(message(), at: place, of: test)
  }

  /// Records a failure where a call comes after the end of the test that made the double.
  func checkCall(of name: @autoclosure () -> String) {
    guard let lifetime, lifetime.isOver, !isCalledByAnotherTest(than: lifetime) else { return }
    fail(
      """
      \(name()) was called after the end of its test.
        made at \(place)
      Work that a test has begun is to be awaited or cancelled by that test.
      """)
  }

  /// Whether the double is one that several tests share, and was made when the first one used it.
  private func isCalledByAnotherTest(than lifetime: TestLifetime) -> Bool {
    if let caller = TestLifetime.current { return !caller.isOfSameTest(as: lifetime) }
    return testRun?.currentTest.map { $0 != test } ?? false
  }
}
