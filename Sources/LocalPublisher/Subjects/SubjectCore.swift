public import Synchronization

/// The common core of subjects, futures, and shared publishers: subscribers, and the order of values.
///
/// A value enters all inboxes under one lock, so that all subscribers see the same order. They are
/// woken without it, so that a sink may send, subscribe, and cancel.
@usableFromInline final class SubjectCore<Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Completion = Subscribers.Completion<Failure>

  /// The period in which a new subscriber begins with the latest value.
  @frozen @usableFromInline enum Memory: Sendable { case never, untilTheEnd, always }

  @usableFromInline struct State: Sendable {
    @usableFromInline var inboxes = Inboxes<Output, Failure>()
    @usableFromInline var latest: Output?
    @usableFromInline var completion: Completion?
    @usableFromInline init(latest: Output?) { self.latest = latest }
  }

  @usableFromInline let state: Mutex<State>
  @usableFromInline let memory: Memory
  @usableFromInline let bufferingPolicy: BufferingPolicy

  @usableFromInline init(
    _ latest: Output? = nil, memory: Memory = .never, bufferingPolicy: BufferingPolicy = .unbounded
  ) {
    state = Mutex(State(latest: latest))
    (self.memory, self.bufferingPolicy) = (memory, bufferingPolicy)
  }

  var isCompleted: Bool { state.withLock { $0.completion != nil } }

  /// Delivers a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isKeptAfterEnd: Whether the value becomes the latest one even after the end.
  @inlinable @inline(always) func send(_ value: Output, isKeptAfterEnd: Bool = false) {
    // Released when the lock is not held anymore: values that are replaced or dropped.
    var dropped: [Output]?
    var replaced: Output?
    var inboxes: [Inbox<Output, Failure>?]?
    let single = state.withLock { state -> Unmanaged<Inbox<Output, Failure>>? in
      let isOpen = state.completion == nil
      if memory != .never, isOpen || isKeptAfterEnd {
        replaced = state.latest.take()
        state.latest = value
      }
      guard isOpen else { return nil }
      if let single = state.inboxes.single {
        let begins = single._withUnsafeGuaranteedRef { $0.begin(with: value, dropping: &dropped) }
        return begins ? single : nil
      }
      for inbox in state.inboxes.places { inbox?.push(value, dropping: &dropped) }
      inboxes = state.inboxes.places
      return nil
    }
    // A single sink is the rule. It is used without counting references: a turn has begun under the
    // lock, while the inbox was registered. The parked iterator owns the inbox, and through its waker
    // the sink, and only the thread that takes the turn releases that iterator.
    if let single {
      single._withUnsafeGuaranteedRef { $0.takeTurns() }
    } else {
      inboxes?.forEach { $0?.wake() }
    }
    withExtendedLifetime(replaced) {}
  }

  /// Delivers the end, and before it a last value if there is one.
  @usableFromInline func finish(_ last: Output? = nil, with completion: Completion) {
    var dropped: [Output]?
    let inboxes = state.withLock { state -> [Inbox<Output, Failure>?] in
      guard state.completion == nil else { return [] }
      if let last { state.latest = last }
      state.completion = completion
      for inbox in state.inboxes.places {
        if let last { inbox?.push(last, dropping: &dropped) }
        inbox?.push(completion)
      }
      defer { state.inboxes = Inboxes() }
      return state.inboxes.places
    }
    for inbox in inboxes { inbox?.wake() }
  }

  @usableFromInline func subscribe(
    _ waker: Waker, keeping owner: (any AnyObject & Sendable)? = nil
  ) -> sending SubjectIterator<Output, Failure> {
    let inbox = Inbox<Output, Failure>(waker: waker, bufferingPolicy: bufferingPolicy)
    var dropped: [Output]?
    state.withLock { state in
      if let latest = state.latest, state.completion == nil || memory == .always {
        inbox.push(latest, dropping: &dropped)
      }
      if let completion = state.completion {
        inbox.push(completion)
      } else {
        state.inboxes.append(inbox)
      }
    }
    return SubjectIterator(inbox, SubjectSubscription(inbox, self, owner))
  }

  func remove(_ inbox: Inbox<Output, Failure>) { state.withLock { $0.inboxes.remove(inbox) } }
}

/// One subscriber's place in a subject, given up when the last reference to it is released.
@usableFromInline final class SubjectSubscription<Output: Sendable, Failure: Error>: Sendable {
  let inbox: Inbox<Output, Failure>
  let core: SubjectCore<Output, Failure>
  /// An object that lives as long as the subscription.
  let owner: (any AnyObject & Sendable)?

  init(
    _ inbox: Inbox<Output, Failure>, _ core: SubjectCore<Output, Failure>,
    _ owner: (any AnyObject & Sendable)?
  ) {
    (self.inbox, self.core, self.owner) = (inbox, core, owner)
  }

  deinit { core.remove(inbox) }
}

/// The iterator of one subscription to a subject, a future, or a shared publisher.
public struct SubjectIterator<Output: Sendable, Failure: Error>: PollingIteratorProtocol {
  @usableFromInline let inbox: Inbox<Output, Failure>
  let subscription: SubjectSubscription<Output, Failure>

  init(_ inbox: Inbox<Output, Failure>, _ subscription: SubjectSubscription<Output, Failure>) {
    (self.inbox, self.subscription) = (inbox, subscription)
  }

  /// Takes the next value that was sent.
  @inlinable public mutating func poll() -> Poll<Output, Failure> { inbox.poll() }

  /// Whether the end has come, and no value is left before it.
  public var isFinished: Bool { inbox.isFinished }
}
