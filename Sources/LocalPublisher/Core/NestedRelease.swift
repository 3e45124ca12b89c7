#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Releases publishers that contain publishers without a deep recursion.
///
/// Releasing an erased publisher releases the publisher it was made from, and so on. Each thread
/// counts how deep that goes. Beyond a limit, the thread sets publishers aside, and releases them
/// one after the other when it has returned to the limit.
@usableFromInline enum NestedRelease {
  /// The objects that the thread at its limit releases later.
  private final class Postponed {
    var objects: [AnyObject] = []
  }

  private static let limit: UInt = 64

  /// Thread-specific: the depth up to the limit, and beyond it the address of a ``Postponed``.
  ///
  /// The frame that stores the address keeps the object, and restores the depth before it returns.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key, nil)
    precondition(result == 0, "The system has no thread-specific key left for LocalPublisher.")
    return key
  }()

  /// Releases something now, or later if this thread is in the middle of too many releases.
  ///
  /// - Parameters:
  ///   - release: A closure that releases it now.
  ///   - postponed: A closure that returns an object that releases it when the object is released.
  @usableFromInline static func perform(
    _ release: () -> Void, orPostpone postponed: () -> AnyObject
  ) {
    let value = pthread_getspecific(key)
    let depth = UInt(bitPattern: value)
    if let value, depth > limit {
      let list = Unmanaged<Postponed>.fromOpaque(value).takeUnretainedValue()
      list.objects.append(postponed())
    } else if depth < limit {
      pthread_setspecific(key, UnsafeRawPointer(bitPattern: depth + 1))
      release()
      pthread_setspecific(key, value)
    } else {
      let list = Postponed()
      pthread_setspecific(key, Unmanaged.passUnretained(list).toOpaque())
      release()
      while let object = list.objects.popLast() { withExtendedLifetime(object) {} }
      pthread_setspecific(key, value)
    }
  }
}
