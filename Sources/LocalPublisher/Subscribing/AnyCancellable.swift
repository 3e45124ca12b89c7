import Synchronization

/// Something that can be cancelled.
public protocol Cancellable: Sendable {
  /// Cancels; to cancel again does nothing.
  func cancel()
}

/// A cancellation that happens at the latest when the last reference to it is gone.
///
/// ```swift
/// let subscription = [1, 2, 3].publisher.sink { print($0) }
/// subscription.cancel()
/// ```
public final class AnyCancellable: Cancellable, Hashable {
  private let action: Mutex<(@Sendable () -> Void)?>

  /// Makes a cancellable of what it does.
  ///
  /// - Parameter cancel: Called once at most, by ``cancel()`` or when the last reference is gone.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    action = Mutex(cancel)
  }

  /// Makes a cancellable of another one, which is cancelled with it.
  ///
  /// - Parameter other: What to cancel.
  public convenience init(_ other: some Cancellable) {
    self.init { other.cancel() }
  }

  deinit { cancel() }

  /// Cancels; to cancel again does nothing.
  public func cancel() {
    // Taken out under the lock, called and released outside of it.
    let action = action.withLock { $0.take() }
    action?()
  }

  /// Keeps the cancellable in a collection, for as long as its elements are wanted.
  ///
  /// - Parameter collection: Where to append it.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    collection.append(self)
  }

  /// Keeps the cancellable in a set, for as long as its elements are wanted.
  ///
  /// - Parameter set: Where to insert it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Whether both are the same cancellable.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool {
    one === other
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
