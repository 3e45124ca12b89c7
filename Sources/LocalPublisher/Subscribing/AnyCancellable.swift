import Synchronization

/// A subscription, canceled at the latest when the last reference to it is released.
///
/// Keep it for as long as you want values. You may cancel it from any thread, and from inside the
/// closure that it cancels.
///
/// ```swift
/// let ticks = PassthroughSubject<Int, Never>()
/// var subscriptions: Set<AnyCancellable> = []
/// ticks.sink { print($0) }.store(in: &subscriptions)
/// ticks.send(1)
/// subscriptions.removeAll()
/// ticks.send(2)  // Not received.
/// ```
public final class AnyCancellable: Cancellable, Sendable, Hashable {
  /// The cancellable of a subscription that has ended before it could be canceled.
  @usableFromInline static let ended = AnyCancellable(action: nil)

  private let action: Mutex<(@Sendable () -> Void)?>

  private init(action: (@Sendable () -> Void)?) { self.action = Mutex(action) }

  /// Makes a cancellable from a function.
  ///
  /// ```swift
  /// let cancellable = AnyCancellable { print("canceled") }
  /// cancellable.cancel()
  /// ```
  ///
  /// - Parameter cancel: A closure that is called once.
  public convenience init(_ cancel: @escaping @Sendable () -> Void) { self.init(action: cancel) }

  /// Makes a cancellable that cancels another cancellable.
  ///
  /// - Parameter canceller: The other cancellable, which is kept.
  public convenience init(_ canceller: some Cancellable & Sendable) {
    self.init { canceller.cancel() }
  }

  deinit { cancel() }

  /// Cancels; canceling again does nothing.
  ///
  /// After this method returns, no delivery begins, with two exceptions. Another thread may have
  /// passed its last check before this call, and then still begins its delivery. If two threads call
  /// this method at once, one call cancels, and the other may return before that. If you call this
  /// method from inside a delivery, on the delivering thread, the first exception does not apply.
  /// This method never waits for a delivery, because a closure that waits for the caller would then
  /// wait forever.
  public func cancel() { takeAction()?() }

  /// Forgets the action, because the subscription has ended.
  @usableFromInline func disarm() { _ = takeAction() }

  /// Takes the action out under the lock.
  ///
  /// The caller calls the action, and releases it, without the lock.
  private func takeAction() -> (@Sendable () -> Void)? { action.withLock { $0.take() } }

  /// Returns whether both cancellables are the same object.
  ///
  /// All subscriptions that ended before `sink` returned are one object.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
