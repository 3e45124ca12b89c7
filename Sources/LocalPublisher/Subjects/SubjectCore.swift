public import Synchronization

/// What subjects, futures and shared publishers have in common: subscribers, and the order of values.
///
/// A value enters all inboxes under one lock, so that all subscribers see the same order; they are
/// woken after it, so that a sink may send, subscribe and cancel as it likes.
@usableFromInline final class SubjectCore<Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline typealias Completion = Subscribers.Completion<Failure>

  /// How long a new subscriber begins with the latest value.
  @usableFromInline enum Memory: Sendable { case never, untilTheEnd, always }

  @usableFromInline struct State: Sendable {
    @usableFromInline var inboxes: [Inbox<Output, Failure>] = []
    @usableFromInline var latest: Output?
    @usableFromInline var completion: Completion?
    @inlinable init(latest: Output?) { self.latest = latest }
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

  @usableFromInline var isCompleted: Bool { state.withLock { $0.completion != nil } }
  /// Delivers a value.
  @inlinable func send(_ value: Output) {
    // What is replaced or dropped is released when the lock is not held any more.
    var released: [Output]?
    // One subscriber is the rule, and is spared the copy of an array.
    var others: [Inbox<Output, Failure>]?
    var replaced: Output?
    let first = state.withLock { state -> Inbox<Output, Failure>? in
      guard state.completion == nil else { return nil }
      if memory != .never {
        replaced = state.latest.take()
        state.latest = value
      }
      guard let first = state.inboxes.first else { return nil }
      first.push(value, releasing: &released)
      if state.inboxes.count > 1 {
        others = Array(state.inboxes.dropFirst())
        others?.forEach { $0.push(value, releasing: &released) }
      }
      return first
    }
    if let inbox = consume first { inbox.wake() }
    others?.forEach { $0.wake() }
    withExtendedLifetime(replaced) {}
  }

  /// Delivers the end, and before it a last value if there is one.
  @usableFromInline func finish(_ last: Output? = nil, with completion: Completion) {
    var released: [Output]?
    let inboxes = state.withLock { state -> [Inbox<Output, Failure>] in
      guard state.completion == nil else { return [] }
      if let last { state.latest = last }
      state.completion = completion
      for inbox in state.inboxes {
        if let last { inbox.push(last, releasing: &released) }
        inbox.push(completion)
      }
      defer { state.inboxes = [] }
      return state.inboxes
    }
    for inbox in inboxes { inbox.wake() }
  }

  @usableFromInline func subscribe(
    _ waker: Waker, keeping owner: (any AnyObject & Sendable)? = nil
  ) -> SubjectIterator<Output, Failure> {
    let inbox = Inbox<Output, Failure>(waker: waker, bufferingPolicy: bufferingPolicy)
    state.withLock { state in
      var released: [Output]?
      if let latest = state.latest, state.completion == nil || memory == .always {
        inbox.push(latest, releasing: &released)
      }
      if let completion = state.completion {
        inbox.push(completion)
      } else {
        state.inboxes.append(inbox)
      }
    }
    return SubjectIterator(
      inbox: inbox, subscription: SubjectSubscription(inbox, self, owner))
  }

  @usableFromInline func remove(_ inbox: Inbox<Output, Failure>) {
    // Returned, so that nothing is released while the lock is held.
    _ = state.withLock { state in
      state.inboxes.firstIndex { $0 === inbox }.map { state.inboxes.remove(at: $0) }
    }
  }
}

/// One subscriber's place in a subject, given up when the last reference to it is gone.
@usableFromInline final class SubjectSubscription<Output: Sendable, Failure: Error>: Sendable {
  let inbox: Inbox<Output, Failure>
  let core: SubjectCore<Output, Failure>
  /// What is to live as long as the subscription.
  let owner: (any AnyObject & Sendable)?

  init(
    _ inbox: Inbox<Output, Failure>, _ core: SubjectCore<Output, Failure>,
    _ owner: (any AnyObject & Sendable)?
  ) {
    (self.inbox, self.core, self.owner) = (inbox, core, owner)
  }

  deinit { core.remove(inbox) }
}

/// What one subscription to a subject, a future or a shared publisher polls.
public struct SubjectIterator<Output: Sendable, Failure: Error>: PollingIteratorProtocol {
  @usableFromInline let inbox: Inbox<Output, Failure>
  let subscription: SubjectSubscription<Output, Failure>

  /// Takes the next value that was sent.
  @inlinable public mutating func poll() -> Poll<Output, Failure> { inbox.poll() }
}
