import Dispatch
import FunctionInjection
import Synchronization
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

private final class Link: Sendable {}

/// A closure that runs when the system releases the values of a thread.
private final class Farewell: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

@Suite("The end of a thread", .hangLimit)
struct EndOfThreadTests {
  @Test("A value that a thread releases after its constructions can still resolve")
  func resolvesAtTheEnd() throws {
    let container = Container()
    container.register(Link.self) { Link() }
    let resolver = try container.seal()
    // The engine's key exists before the test's key, so the system releases the engine's value
    // first.
    _ = try resolver.resolve(Link.self)
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { pointer in
      let pointer: UnsafeMutableRawPointer? = pointer
      guard let pointer else { return }
      Unmanaged<Farewell>.fromOpaque(pointer).takeRetainedValue().run()
    }
    try #require(result == 0)
    let resolved = Mutex<Link?>(nil)
    let end = DispatchSemaphore(value: 0)
    let farewell = Farewell {
      let link = try? resolver.resolve(Link.self)
      resolved.withLock { $0 = link }
      end.signal()
    }

    let own = onThreads(1) { [key] _ in
      pthread_setspecific(key, Unmanaged.passRetained(farewell).toOpaque())
      return try? resolver.resolve(Link.self)
    }
    end.wait()

    #expect(own.allSatisfy { $0 != nil })
    #expect(resolved.withLock { $0 } != nil)
  }
}
