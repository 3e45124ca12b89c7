/// The state of the slot for one kept instance, in one word: the claim protocol.
///
/// A slot is *empty*, *claimed* by the construction that will fill it, or *published*. Each of
/// these states can become *ended*, which is final.
///
///     empty ──claim──▸ claimed ──publish──▸ published ──discard──▸ empty
///       ▴                 │
///       └─────abandon─────┘
///
/// The functions below are the transitions. They are pure: a ``Slot`` applies them, by an atomic
/// exchange or under a lock, and acts on their results. `ClaimProtocolTests` explores every order
/// in which three threads can take these steps.
///
/// A published slot owns one retain count of its instance. The caller that takes an instance out
/// of a slot takes over that count.
struct SlotState: Equatable {
  private(set) var bits: UInt

  init(bits: UInt) { self.bits = bits }

  // Instances and constructions are objects, aligned to eight bytes, so the low bits are free.
  static let empty = SlotState(bits: 0)
  static let ended = SlotState(bits: 2)
  private static let claimed: UInt = 1
  private static let claimedAndAwaited: UInt = 3

  private var tag: UInt { bits & 3 }
  private var isClaimed: Bool { tag & 1 == 1 }
  /// The address of the construction in this slot, if a thread or a task waits for it.
  private var awaited: UInt? { tag == Self.claimedAndAwaited ? bits & ~3 : nil }

  /// The instance; `nil` unless the slot is published.
  var published: Unmanaged<InstanceBuffer>? {
    guard tag == 0, let pointer = UnsafeRawPointer(bitPattern: bits) else { return nil }
    return .fromOpaque(pointer)
  }

  /// The construction that has claimed the slot; `nil` unless the slot is claimed.
  var claimant: Unmanaged<Construction>? {
    guard isClaimed, let pointer = UnsafeRawPointer(bitPattern: bits & ~3) else { return nil }
    return .fromOpaque(pointer)
  }

  /// The next step of a caller that needs the instance.
  enum Claim: Sendable {
    /// Use the instance, which is retained for the caller.
    case use(KeptInstance)
    /// Construct it, then publish it or abandon the slot.
    case construct
    /// Wait for the construction in progress.
    case wait
    /// Throw an error, because the scope has ended.
    case giveUp
  }

  /// Requests the instance, and claims the slot if it is empty.
  mutating func claim(for construction: Construction) -> Claim {
    if self == .ended { return .giveUp }
    if isClaimed { return .wait }
    if let published { return .use(KeptInstance(published.takeUnretainedValue())) }
    bits = UInt(bitPattern: Unmanaged.passUnretained(construction).toOpaque()) | Self.claimed
    return .construct
  }

  /// Announces a waiter.
  ///
  /// - Returns: The construction to wait for; `nil` if there is no construction to wait for
  ///   anymore. The caller may read the construction after the transition: see ``WaitGraph``.
  mutating func announceWaiter() -> Unmanaged<Construction>? {
    guard let claimant else { return nil }
    bits |= Self.claimedAndAwaited
    return claimant
  }

  /// The effects on other threads when a construction or a slot ends.
  struct Effects: Sendable {
    /// The address of the construction whose waiters have to be woken; `nil` if it has none.
    ///
    /// The construction may have ended.
    var awaited: UInt?
    /// Whether the slot had ended before its construction did, so that it accepted no instance.
    var wasEnded = false
    /// The instance that was in the slot, with its retain count.
    fileprivate var instance: UInt = 0

    /// Takes over the instance that was in the slot.
    ///
    /// Call this function once.
    func takeInstance() -> KeptInstance? {
      guard let pointer = UnsafeRawPointer(bitPattern: instance) else { return nil }
      return KeptInstance(Unmanaged<InstanceBuffer>.fromOpaque(pointer).takeRetainedValue())
    }
  }

  /// Publishes the instance of the construction that claimed the slot, unless the slot has ended.
  ///
  /// - Parameter instance: The instance, with the retain count that the slot takes over.
  /// - Returns: Whether the slot had ended, and the construction whose waiters have to be woken.
  mutating func publish(_ instance: Unmanaged<InstanceBuffer>) -> Effects {
    endClaim(next: UInt(bitPattern: instance.toOpaque()))
  }

  /// Gives up the slot without an instance.
  ///
  /// The next caller constructs the instance.
  mutating func abandon() -> Effects { endClaim(next: Self.empty.bits) }

  /// Ends the claim of a construction, unless the slot has ended.
  private mutating func endClaim(next: UInt) -> Effects {
    guard isClaimed else { return Effects(wasEnded: true) }
    defer { bits = next }
    return Effects(awaited: awaited)
  }

  /// Empties the slot if it still has the given instance, which no longer exists.
  mutating func discard(_ instance: KeptInstance) -> Effects {
    guard let published, instance.isReferred(by: published) else { return Effects() }
    defer { self = .empty }
    return Effects(instance: bits)
  }

  /// Ends the slot.
  mutating func end() -> Effects {
    defer { self = .ended }
    return Effects(awaited: awaited, instance: published == nil ? 0 : bits)
  }
}
