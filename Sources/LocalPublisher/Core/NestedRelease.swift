#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Releases nested publishers without a deep recursion.
///
/// Releasing an erased publisher releases the publisher it was made from, and so on. Each thread
/// counts the depth of these releases. Beyond a limit, the thread sets publishers aside. It
/// releases them one after the other when the depth is back at the limit.
@usableFromInline enum NestedRelease {
  /// The objects that the thread at its limit releases later.
  private final class Backlog {
    var objects: [AnyObject] = []
  }

  private static let limit: UInt = 64

  /// A thread-specific value: the depth, or beyond the limit, the address of a ``Backlog``.
  ///
  /// The frame that stores the address keeps the object, and restores the depth before it returns.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key, nil)
    precondition(result == 0, "The system has no thread-specific key left for LocalPublisher.")
    return key
  }()

  /// Releases an object now, or later if too many releases are in progress on this thread.
  ///
  /// - Parameters:
  ///   - release: A closure that releases the object now.
  ///   - postponed: A closure that returns a second object, whose own release releases the first
  ///     one.
  @usableFromInline static func perform(
    _ release: () -> Void, orPostpone postponed: () -> AnyObject
  ) {
    let value = pthread_getspecific(key)
    let depth = UInt(bitPattern: value)
    if let value, depth > limit {
      let list = Unmanaged<Backlog>.fromOpaque(value).takeUnretainedValue()
      list.objects.append(postponed())
    } else if depth < limit {
      pthread_setspecific(key, UnsafeRawPointer(bitPattern: depth + 1))
      release()
      pthread_setspecific(key, value)
    } else {
      let list = Backlog()
      pthread_setspecific(key, Unmanaged.passUnretained(list).toOpaque())
      release()
      while let object = list.objects.popLast() { withExtendedLifetime(object) {} }
      pthread_setspecific(key, value)
    }
  }
}
