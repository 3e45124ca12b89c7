/// The place of one subscriber in a subject, which is given up when the last reference to this
/// object is released.
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

  /// Whether the stream has finished, and no value is left before the end.
  public var isFinished: Bool { inbox.isFinished }
}
