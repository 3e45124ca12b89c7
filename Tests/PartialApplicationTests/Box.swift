import Synchronization

/// A reference that can be released from any thread.
final class Box<Object: AnyObject & Sendable>: Sendable {
  private let object: Mutex<Object?>
  private let make: @Sendable () -> Object

  init(_ make: @autoclosure @escaping @Sendable () -> Object) {
    self.make = make
    object = Mutex(nil)
  }

  /// Makes the object and holds it.
  func loaded() -> Object {
    let new = make()
    object.withLock { $0 = new }
    return new
  }

  /// Releases the object.
  func clear() { object.withLock { $0 = nil } }
}
