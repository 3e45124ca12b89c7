import Synchronization

/// A cancellation that happens at the latest when the last reference to it is gone.
public final class AnyCancellable: Cancellable, Sendable, Hashable {
  /// What has ended before anybody could cancel it.
  @usableFromInline static let ended = AnyCancellable(action: nil)

  private let action: Mutex<(@Sendable () -> Void)?>

  private init(action: (@Sendable () -> Void)?) { self.action = Mutex(action) }

  /// Makes a cancellable of what it does.
  public convenience init(_ cancel: @escaping @Sendable () -> Void) { self.init(action: cancel) }

  /// Makes a cancellable that cancels another one.
  ///
  /// - Parameter canceller: The other one, which is kept.
  public convenience init(_ canceller: some Cancellable & Sendable) {
    self.init { canceller.cancel() }
  }

  deinit { cancel() }

  /// Cancels; to cancel again does nothing.
  public func cancel() { takeAction()?() }

  /// Forgets what to do: what was to be cancelled has ended by itself.
  func disarm() { _ = takeAction() }

  /// Takes the action out under the lock, to be called and released outside of it.
  private func takeAction() -> (@Sendable () -> Void)? { action.withLock { $0.take() } }

  /// Keeps the cancellable in a collection, for as long as its elements are wanted.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    collection.append(self)
  }

  /// Keeps the cancellable in a set, for as long as its elements are wanted.
  @export(implementation) public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether both are the same.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
