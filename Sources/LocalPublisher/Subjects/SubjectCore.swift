public import Synchronization

/// The common core of subjects, futures, and shared publishers: subscribers, and the order of
/// values.
///
/// A value is added to all inboxes under one lock, so that all subscribers see the same order. The
/// subscribers are woken without the lock, so that a sink may send, subscribe, and cancel. If there
/// is a single sink, and the sink is waiting, its values need no lock and take the ``Shortcut``.
///
/// The class is Sendable because only a thread that holds the lock uses `inboxes`, `departed`,
/// `latest`, and `completion`. Only a thread that holds the lock and is inside the shortcut changes
/// `inboxInShortcut`, and one of the two is enough to read it.
@usableFromInline
final class SubjectCore<Output: Sendable, Failure: Error>: @unchecked Sendable {
  @usableFromInline typealias Completion = Subscribers.Completion<Failure>

  /// The period in which a new subscriber begins with the latest value.
  @frozen @usableFromInline enum Memory: Sendable { case never, untilTheEnd, always }

  @usableFromInline let memory: Memory
  @usableFromInline let bufferingPolicy: BufferingPolicy
  @usableFromInline let shortcut = Shortcut()
  /// The inbox of the sink that has lent its latch to the shortcut.
  @exclusivity(unchecked) @usableFromInline var inboxInShortcut: Unmanaged<Inbox<Output, Failure>>?

  @usableFromInline let lock = Mutex(())
  @exclusivity(unchecked) @usableFromInline var inboxes = Inboxes<Output, Failure>()
  /// The inbox that left while another thread was inside the shortcut with it.
  ///
  /// That thread uses the inbox without reference counting, so the inbox is released only after the
  /// thread has left the shortcut.
  @exclusivity(unchecked) @usableFromInline var departed: Inbox<Output, Failure>?
  @exclusivity(unchecked) @usableFromInline var latest: Output?
  @exclusivity(unchecked) @usableFromInline var completion: Completion?

  @usableFromInline init(
    _ latest: Output? = nil, memory: Memory = .never, bufferingPolicy: BufferingPolicy = .unbounded
  ) {
    (self.latest, self.memory, self.bufferingPolicy) = (latest, memory, bufferingPolicy)
  }

  var isCompleted: Bool { lock.withLock { _ in completion != nil } }

  /// Delivers a value.
  ///
  /// - Parameter value: The value.
  @inlinable @inline(always) func send(_ value: Output) {
    let caller = currentThread()
    if shortcut.enter(caller) || shortcut.enterSoon(caller) {
      bring(value, caller)
    } else {
      sendUnderLock(value)
    }
  }

  /// Delivers a value; the caller has entered the shortcut.
  ///
  /// The inbox is used without reference counting. The sink of the inbox lent its latch while the
  /// inbox was registered, and the latch is taken back before the inbox leaves. From then on, the
  /// parked iterator owns the inbox and, through its waker, the sink. If another thread releases
  /// that iterator, `departed` owns the inbox until this thread has left the shortcut.
  @inlinable @inline(always) func bring(_ value: Output, _ caller: UInt) {
    guard let inbox = inboxInShortcut else {
      preconditionFailure("An open shortcut has an inbox.")
    }
    if inbox._withUnsafeGuaranteedRef({ $0.takeDirectly(value, on: caller) }) {
      inbox._withUnsafeGuaranteedRef { $0.runReader() }
      // This object owns `departed`.
      withExtendedLifetime(self) {}
    } else {
      // Retained, because the value may release objects whose deinitializers release the iterator.
      let kept = inbox.takeUnretainedValue()
      sendUnderLock(value, inTurnOf: inbox)
      kept.runReader()
    }
  }

  /// Delivers a value, or leaves the value to the turn that is in progress or about to begin.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isKeptAfterEnd: Whether the value becomes the latest value even after the end.
  ///   - owned: The inbox of a sink whose turn the caller has; the caller then delivers to this
  ///     sink.
  @inlinable @inline(never) func sendUnderLock(
    _ value: Output, isKeptAfterEnd: Bool = false,
    inTurnOf owned: Unmanaged<Inbox<Output, Failure>>? = nil
  ) {
    // Values that are replaced or dropped are released after the lock.
    var dropped: [Output] = []
    var replaced: Output?
    var inboxes: [Inbox<Output, Failure>?]?
    var single: Unmanaged<Inbox<Output, Failure>>?
    var kept: Inbox<Output, Failure>?
    var released: Inbox<Output, Failure>?
    lock.withLock { _ in
      if departed != nil { released = takeDeparted() }
      let isOpen = completion == nil
      if memory != .never, isOpen || isKeptAfterEnd {
        replaced = latest.take()
        latest = value
      }
      guard isOpen else { return }
      guard let only = self.inboxes.single else {
        for inbox in self.inboxes.places { inbox?.push(value, dropping: &dropped) }
        inboxes = self.inboxes.places
        return
      }
      only._withUnsafeGuaranteedRef { inbox in
        inbox.push(value, dropping: &dropped)
        guard only.toOpaque() != owned?.toOpaque(), inbox.claimTurn(shortcut) else { return }
        if enterShortcut(with: inbox) { single = only } else { kept = inbox }
      }
    }
    // Usually there is a single sink. Inside the shortcut, it is used without reference counting.
    if let single {
      single._withUnsafeGuaranteedRef { $0.runReader() }
    } else if let kept {
      kept.runReader()
    } else {
      inboxes?.forEach { $0?.wake() }
    }
    withExtendedLifetime((replaced, released)) {}
  }

  /// Continues a turn that has begun inside the shortcut, if values may come without the lock.
  ///
  /// The caller holds the lock, and the inbox is the only one.
  ///
  /// - Returns: Whether the turn is inside the shortcut.
  @inlinable @inline(always) func enterShortcut(with inbox: Inbox<Output, Failure>) -> Bool {
    guard mayHaveShortcut else {
      inbox.closeOtherShortcut()
      return false
    }
    guard inbox.lendLatch(to: shortcut) else { return false }
    inboxInShortcut = .passUnretained(inbox)
    return true
  }

  /// Whether values may come without the lock: the subject does not keep the latest value, which
  /// the lock protects, and the policy drops no value of an inbox that is not empty.
  @inlinable var mayHaveShortcut: Bool {
    if case .unbounded = bufferingPolicy { memory == .never } else { false }
  }

  /// Delivers the end, and before it a last value if there is one.
  @usableFromInline func finish(_ last: Output? = nil, with completion: Completion) {
    var dropped: [Output] = []
    var inboxes: [Inbox<Output, Failure>?] = []
    var released: Inbox<Output, Failure>?
    lock.withLock { _ in
      released = takeDeparted()
      guard self.completion == nil else { return }
      if let last { latest = last }
      self.completion = completion
      inboxes = self.inboxes.removeAll()
      for inbox in inboxes {
        if let last { inbox?.push(last, dropping: &dropped) }
        inbox?.push(completion)
      }
    }
    for inbox in inboxes { inbox?.wake() }
    withExtendedLifetime(released) {}
  }

  @usableFromInline func subscribe(
    _ waker: Waker, keeping owner: (any AnyObject & Sendable)? = nil
  ) -> sending SubjectIterator<Output, Failure> {
    let inbox = Inbox(waker: waker, core: self)
    lock.withLock { _ in
      if let latest, completion == nil || memory == .always { inbox.begin(with: latest) }
      if let completion {
        inbox.push(completion)
      } else {
        inboxes.append(inbox)
      }
    }
    return SubjectIterator(inbox, SubjectSubscription(inbox, self, owner))
  }

  func remove(_ inbox: Inbox<Output, Failure>) {
    let released = lock.withLock { _ in
      // From here on, no other thread enters the shortcut with this inbox.
      inboxes.remove(inbox)
      guard inboxInShortcut?.toOpaque() == Unmanaged.passUnretained(inbox).toOpaque(),
        shortcut.isInUseElsewhere
      else { return takeDeparted() }
      return exchange(&departed, with: inbox)
    }
    withExtendedLifetime(released) {}
  }

  /// Takes the departed inbox, unless a thread is still inside the shortcut.
  ///
  /// The caller holds the lock, and releases the inbox after the lock.
  @usableFromInline func takeDeparted() -> Inbox<Output, Failure>? {
    shortcut.isInUse ? nil : departed.take()
  }
}
