import Foundation
import FunctionalDITesting

/// An error that functions of these tests fail with.
struct Offline: Error, Equatable {}

/// Runs a closure on threads of their own, all at once, and waits for the last.
func runOnThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
  await withTaskGroup(of: Void.self) { group in
    for index in 0..<count {
      group.addTask {
        await withCheckedContinuation { continuation in
          let thread = Thread {
            body(index)
            continuation.resume()
          }
          thread.start()
        }
      }
    }
  }
}

/// Makes an unimplemented function in another file than the test's.
func makeUnimplementedElsewhere() -> @Sendable () -> Void {
  unimplemented("Elsewhere")
}
