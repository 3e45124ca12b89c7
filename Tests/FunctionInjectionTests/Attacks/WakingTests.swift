import Foundation
import FunctionInjection
import Synchronization
import TestSupport
import Testing

private final class Shared: Sendable {}

/// A scoped instance, which records the thread that releases it.
private final class Session: Sendable {
  let onDeinit: @Sendable () -> Void
  init(onDeinit: @escaping @Sendable () -> Void) { self.onDeinit = onDeinit }
  deinit { onDeinit() }
}

@Suite("Waking the callers that wait for one construction", .hangLimit)
struct WakingTests {
  @Test("A caller that was woken releases its scope on its own thread")
  func ownThread() throws {
    let released = Mutex<[Bool]>([])
    for _ in 0..<50 {
      let container = Container()
      let arrived = Atomic(0)
      container.register(Shared.self, .singleton) {
        while arrived.load(ordering: .acquiring) < 21 { sched_yield() }
        for _ in 0..<200 { sched_yield() }
        return Shared()
      }
      container.register(Session.self, .scoped, injecting: Shared.self) { _ in
        let owner = ObjectIdentifier(Thread.current)
        return Session {
          let isOwner = ObjectIdentifier(Thread.current) == owner
          released.withLock { $0.append(isOwner) }
        }
      }
      let resolver = try container.seal()
      let errors = onThreads(21) { number -> (any Error)? in
        do throws(ResolutionError) {
          arrived.wrappingAdd(1, ordering: .acquiringAndReleasing)
          if number == 0 {
            _ = try resolver.resolve(Shared.self)
          } else {
            _ = try resolver.makeScope().resolve(Session.self)
          }
          return nil
        } catch {
          return error
        }
      }
      #expect(errors.allSatisfy { $0 == nil })
    }
    let all = released.withLock { $0 }
    #expect(all.count == 1_000)
    #expect(!all.contains(false))
  }
}
