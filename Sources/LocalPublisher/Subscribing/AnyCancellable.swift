import Synchronization

/// Something that can be cancelled.
public protocol Cancellable: Sendable {
  /// Cancels; to cancel again does nothing.
  func cancel()
}

/// A cancellation that happens at the latest when the last reference to it is gone.
///
/// ```swift
/// let subscription = PassthroughSubject<Int, Never>().sink { print($0) }
/// subscription.cancel()
/// ```
public final class AnyCancellable: Cancellable, Hashable {
  /// What has ended before anybody could cancel it.
  @usableFromInline static let ended = AnyCancellable(action: nil)

  private let action: Mutex<(@Sendable () -> Void)?>

  private init(action: (@Sendable () -> Void)?) { self.action = Mutex(action) }

  /// Makes a cancellable of what it does.
  ///
  /// - Parameter cancel: Called once at most, by ``cancel()`` or when the last reference is gone.
  public convenience init(_ cancel: @escaping @Sendable () -> Void) { self.init(action: cancel) }

  deinit { cancel() }

  public func cancel() { takeAction()?() }

  /// Forgets what to do: what was to be cancelled has ended by itself.
  func disarm() { _ = takeAction() }

  /// Takes the action out under the lock, to be called and released outside of it.
  private func takeAction() -> (@Sendable () -> Void)? { action.withLock { $0.take() } }

  /// Keeps the cancellable in a collection, for as long as its elements are wanted.
  ///
  /// - Parameter collection: Where to append it.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    collection.append(self)
  }

  /// Keeps the cancellable in a set, for as long as its elements are wanted.
  ///
  /// - Parameter set: Where to insert it.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
