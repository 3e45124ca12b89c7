package import LocalPublisher

/// Senders to the only sink of a subject, in every order in which their steps can happen.
///
/// The transitions of both latches are the library's. The rest is modeled step by step: the two
/// locks, the inbox, lending the latch and taking it back, and the task for the remaining values.
/// The memory is sequentially consistent here; ``DriverModel`` is about the order of memory
/// accesses.
struct ShortcutModel: Model {
  enum Step: Hashable {
    // A sender.
    case enter, look, lockSubject, push, wakeShortcut, wakeDriver, lend, unlockSubject
    // A turn.
    case collect, deliver, leave, leaveLent, leaveOwn, rest
    // Others.
    case startTask, takeBack, keep, cancel, done
  }

  struct Thread: Hashable {
    let id: UInt
    var step: Step
    /// The values that it still has to send.
    var values: [Int] = []
    var isInShortcut = false
    /// Whether it takes a turn when it has released the lock.
    var begins = false
    /// The values that its turn delivers.
    var batch: [Int] = []
    /// The state that it moves from the shortcut's latch to the driver's.
    var taken: UInt?
    var isTask = false
    var isCanceller = false
    var isSubscriber = false
  }

  var own = Latch.waiting
  var lent = Latch.closed
  var subjectLock: UInt?
  var latchLock: UInt?
  var isSingle = true
  var directValue: Int?
  var overflow: [Int] = []
  var delivered: [Int] = []
  var deliveredAfterCancel = 0
  var isCancelled = false
  var isReleased = false
  var isTaskScheduled = false
  var threads: [Thread] = []
  var fault: String?

  /// Makes senders of so many values, and threads that cancel, subscribe, or take the latch back
  /// once.
  init(
    senders: [Int], isCancelled: Bool = false, isSubscribed: Bool = false, isTakenBack: Bool = false
  ) {
    for (index, count) in senders.enumerated() {
      let values = (1...count).map { index * 10 + $0 }
      threads.append(Thread(id: UInt(index + 1) * 8, step: .enter, values: values))
    }
    if isCancelled { threads.append(Thread(id: 800, step: .takeBack, isCanceller: true)) }
    if isSubscribed { threads.append(Thread(id: 808, step: .lockSubject, isSubscriber: true)) }
    if isTakenBack { threads.append(Thread(id: 816, step: .takeBack)) }
  }

  var successors: [ShortcutModel] {
    threads.indices.compactMap { index in
      let thread = threads[index]
      switch thread.step {
      case .done: return nil
      case .lockSubject, .collect: if subjectLock != nil { return nil }
      case .takeBack, .lend, .leaveLent: if latchLock != nil { return nil }
      case .wakeDriver where own == .lent: if latchLock != nil { return nil }
      default: break
      }
      var next = self
      next.run(index)
      return next
    }
  }

  private mutating func run(_ index: Int) {
    let thread = threads[index]
    switch thread.step {
    case .enter:
      let enters = lent == .waiting
      if enters { lent = .running(on: thread.id) }
      threads[index].isInShortcut = enters
      threads[index].step = enters ? .look : .lockSubject
    case .look:
      if directValue == nil, overflow.isEmpty {
        directValue = threads[index].values.removeFirst()
        beginTurn(index)
      } else {
        threads[index].begins = true
        threads[index].step = .lockSubject
      }
    case .lockSubject:
      subjectLock = thread.id
      // The thread without values is the second subscriber.
      threads[index].step = thread.values.isEmpty ? .takeBack : .push
    case .push:
      overflow.append(threads[index].values.removeFirst())
      threads[index].step =
        thread.begins ? .unlockSubject : isSingle ? .wakeShortcut : .wakeDriver
    case .wakeShortcut:
      guard lent.isOpen else { return threads[index].step = .wakeDriver }
      threads[index].begins = lent.wake(from: thread.id)
      threads[index].isInShortcut = threads[index].begins
      threads[index].step = .unlockSubject
    case .wakeDriver:
      let isLent = own == .lent
      threads[index].begins = update { $0.wake(from: thread.id, isScheduled: thread.isTask) }
      threads[index].isInShortcut = threads[index].begins && isLent
      threads[index].step =
        threads[index].begins && !isLent && isSingle && !thread.isTask ? .lend : .unlockSubject
    case .lend:
      if lent == .closed, own == .running(on: thread.id) {
        (own, lent) = (.lent, own)
        threads[index].isInShortcut = true
      }
      threads[index].step = .unlockSubject
    case .unlockSubject:
      if subjectLock == thread.id { subjectLock = nil }
      if thread.begins { beginTurn(index) } else { goOn(index) }
    default: runTurn(index)
    }
  }

  private mutating func beginTurn(_ index: Int) {
    let polling: Set<Step> = [.collect, .deliver, .leave, .leaveLent, .leaveOwn, .rest]
    if threads.contains(where: { polling.contains($0.step) }) || isReleased {
      fault = "Two threads poll at once, or one polls a released sink."
    }
    threads[index].begins = false
    threads[index].step = .collect
  }

  private mutating func runTurn(_ index: Int) {
    let thread = threads[index]
    switch thread.step {
    case .collect:
      if let value = directValue.take() {
        threads[index].batch = [value]
      } else {
        (threads[index].batch, overflow) = (overflow, [])
      }
      threads[index].step = .deliver
    case .deliver:
      if own == .cancelled {
        isReleased = true
        threads[index].step = thread.isInShortcut ? .leaveOwn : .done
      } else if thread.batch.isEmpty {
        threads[index].step = thread.isInShortcut ? .leave : .rest
      } else {
        delivered.append(threads[index].batch.removeFirst())
        if isCancelled { deliveredAfterCancel += 1 }
      }
    case .leave:
      guard lent == .running(on: thread.id) else { return threads[index].step = .leaveLent }
      lent = .waiting
      goOn(index)
    case .leaveLent:
      guard own == .lent else { return threads[index].step = .leaveOwn }
      rest(index, lent.rest())
    case .leaveOwn:
      if lent != .left(by: thread.id) { fault = "A thread leaves a shortcut that it is not in." }
      lent = .closed
      threads[index].isInShortcut = false
      threads[index].step = isReleased ? .done : .rest
    case .rest: rest(index, own.rest())
    case .startTask:
      isTaskScheduled = false
      threads[index].step = .wakeDriver
    case .takeBack:
      if own == .lent {
        latchLock = thread.id
        threads[index].taken = lent.takeBack().rawValue
      }
      threads[index].step = .keep
    case .keep:
      if let state = thread.taken {
        own = Latch(rawValue: state)
        latchLock = nil
        threads[index].taken = nil
      }
      threads[index].step =
        thread.isCanceller ? .cancel : thread.isSubscriber ? .unlockSubject : .done
      if thread.isSubscriber { isSingle = false }
    case .cancel:
      guard own != .lent else { return threads[index].step = .takeBack }
      if !own.cancel().isRunning { isReleased = true }
      isCancelled = true
      threads[index].step = .done
    default: break
    }
  }

  private mutating func rest(_ index: Int, _ rest: Latch.Rest) {
    switch rest {
    case .waits: goOn(index)
    case .continues: threads[index].step = .collect
    case .ends:
      isReleased = true
      threads[index].step = .done
    case .passesOn:
      if !isTaskScheduled {
        isTaskScheduled = true
        let id = UInt(threads.count + 200) * 8
        threads.append(Thread(id: id, step: .startTask, isTask: true))
      }
      goOn(index)
    }
  }

  private mutating func goOn(_ index: Int) {
    threads[index].isInShortcut = false
    threads[index].step = threads[index].values.isEmpty ? .done : .enter
  }

  /// Changes the latch of the driver, wherever it is.
  private mutating func update(_ change: (inout Latch) -> Bool) -> Bool {
    own == .lent ? change(&lent) : change(&own)
  }
}

extension Latch: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
