import Synchronization

/// The time from the beginning to the end of one test.
///
/// A double that is made during this time belongs to the test. A later call, from work that the
/// test has left running, is reported with the test's name and not as a call of the next test.
package final class TestLifetime: Sendable {
  /// The lifetime of the test that the current task belongs to.
  @TaskLocal package static var current: TestLifetime?

  package let test: RunningTest
  /// The outer lifetime; a test has one for each trait with a lifetime.
  private let outer = TestLifetime.current
  private let hasEnded = Atomic<Bool>(false)

  package init(of test: RunningTest) {
    self.test = test
  }

  /// Whether the test has ended.
  var isOver: Bool { hasEnded.load(ordering: .acquiring) }

  /// Returns whether this lifetime and another lifetime belong to one run of a test.
  func isOfSameTest(as other: TestLifetime) -> Bool { outermost === other.outermost }

  /// The lifetime of the whole test, with everything that its traits do after its function.
  var outermost: TestLifetime { outer?.outermost ?? self }

  /// Ends the lifetime: from now on, calls of the test's doubles are reported.
  package func end() {
    hasEnded.store(true, ordering: .releasing)
  }
}
