internal import Dispatch
internal import Foundation
internal import Synchronization

/// The initialization of a global or a static property, recognized by the stack of its thread.
///
/// The first access to a global runs its initializer, and the runtime calls all initializers from
/// one place. So the return addresses of that place are on the stack while an initializer runs.
///
/// Foundation reports at most 128 frames, so an initializer is not recognized from deeper calls. On
/// Apple's systems, that place may be in libdispatch, whose `dispatch_once` other code calls as
/// well.
enum GlobalInitialization {
  /// Whether this thread initializes a global or a static property.
  static var isInProgress: Bool {
    !runtimeAddresses.isEmpty && runtimeAddresses.isSubset(of: Stack.addresses)
  }

  /// The return addresses of the runtime below an initializer; empty if the system reports no
  /// stacks.
  private static let runtimeAddresses: Set<UInt> = {
    // On a new thread, the stack has only the addresses of this closure, in addition to the
    // addresses that initializers have.
    let learned = Mutex<Set<UInt>>([])
    let isLearned = DispatchSemaphore(value: 0)
    Thread {
      let thread = Stack.addresses
      // Read one after the other, so that neither is initialized inside the other.
      let (first, common) = (first, common)
      learned.withLock { $0 = first.intersection(common).subtracting(thread) }
      isLearned.signal()
    }.start()
    isLearned.wait()
    return learned.withLock { $0 }
  }()

  /// The addresses on the stack of an initializer.
  private static let first = Set(Stack.addresses)
  /// The addresses that are also on the stack of another initializer.
  private static let common = first.intersection(Stack.addresses)

  /// The return addresses of the calls in progress on this thread.
  private enum Stack {
    static var addresses: [UInt] { Thread.callStackReturnAddresses.map(\.uintValue) }
  }
}
