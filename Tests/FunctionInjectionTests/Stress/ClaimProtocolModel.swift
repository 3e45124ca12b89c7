@testable import FunctionInjection

/// A model of threads that use one slot for a kept instance.
///
/// The slot itself is not modeled: each step applies a transition of the engine's ``SlotState``.
/// The model adds its surroundings: the schedule of the threads, and the queue of the waiters with
/// its lock, as in `WaitGraph`. A step is the work of a thread between two moments when another
/// thread can observe or change shared state.
struct ClaimProtocolModel: Hashable {
  /// The role of a thread.
  enum Role: Hashable, CaseIterable {
    /// Resolves, and constructs the instance if no other thread does.
    case caller
    /// The same, with a factory that throws.
    case failing
    /// The same, with an error that concerns its own attempt only.
    case failingAlone
    /// Ends the slot.
    case ender
    /// Drops the instance, which has a weak lifetime.
    case dropper
  }

  /// A fault that can be built into the model, to check that the exploration finds it.
  enum Mistake: Hashable, CaseIterable {
    /// A construction whose slot has ended does not wake its waiters.
    case waitersAreLeft
    /// Waiters of a later attempt receive the result of an earlier one.
    case everyoneIsWoken
    /// The waiters of a failed attempt are not woken.
    case nobodyIsWoken
    /// The waiters of an ended slot are not woken before its construction ends.
    case endWakesNobody
    /// A waiter that is woken does not check whether the scope has ended.
    case endIsNotSeen
    /// An instance is used after the slot has ended.
    case publishedAfterEnd
  }

  /// The next step of a thread.
  enum Next: Hashable {
    case begin, claim, construct, lockToWait, announce, enqueue(owner: Int), wait
    case wake(Outcome, Leaving), leave(Leaving)
    case sweep, wakeForEnd(owner: Int), done(Result)
  }

  enum Outcome: Hashable { case published, failed(by: Int), retry, ended }

  /// How a construction ends for its own caller.
  enum Leaving: Hashable { case published, failed, ended }

  enum Result: Hashable { case instance(Int), failed(by: Int), ended, nothing }

  struct Waiter: Hashable {
    let thread: Int
    let owner: Int
  }

  /// The state of a thread in addition to its next step.
  struct Caller: Hashable {
    var next: Next
    /// Whether its construction can be read.
    var isConstructing = false
    /// Whether `end()` had returned before it began.
    var beganAfterEnd = false
    /// Whether it waited when `end()` began.
    var waitedAtEnd = false
    /// The attempt whose waiters it has joined.
    var joined: Int?
  }

  let roles: [Role]
  let mistake: Mistake?
  var bits: UInt = SlotState.empty.bits
  var callers: [Caller]
  var queue: Set<Waiter> = []
  /// The thread that has the lock of the queue.
  var lock: Int?
  var hasEnded = false
  var endHasReturned = false
  /// The instance that was published and then dropped.
  var gone: Set<Int> = []
  /// The instances that the slot has had, in order.
  var published: [Int] = []
  var violation: String?

  init(_ roles: [Role], mistake: Mistake? = nil) {
    self.roles = roles
    self.mistake = mistake
    callers = roles.map { _ in Caller(next: .begin) }
  }

  /// Whether a thread can take a step.
  func canRun(_ thread: Int) -> Bool {
    switch callers[thread].next {
    case .done, .wait: false
    case .lockToWait, .wake, .wakeForEnd: lock == nil
    default: true
    }
  }

  /// The model after a step of a thread.
  func step(_ thread: Int, _ objects: ModelObjects) -> ClaimProtocolModel {
    var model = self
    switch roles[thread] {
    case .ender: model.stepEnder(thread, objects)
    case .dropper: model.drop(thread, objects)
    default: model.stepCaller(thread, objects)
    }
    return model
  }

  private mutating func update<Result>(_ transition: (inout SlotState) -> Result) -> Result {
    var state = SlotState(bits: bits)
    defer { bits = state.bits }
    return transition(&state)
  }
}

/// A caller.
extension ClaimProtocolModel {
  private mutating func stepCaller(_ thread: Int, _ objects: ModelObjects) {
    switch callers[thread].next {
    case .begin:
      callers[thread].beganAfterEnd = endHasReturned
      callers[thread].next = hasEnded ? .done(.ended) : .claim
    case .claim: claim(thread, objects)
    case .construct: construct(thread, objects)
    case .lockToWait:
      lock = thread
      callers[thread].next = .announce
    case .announce:
      if let owner = update({ $0.announceWaiter() }) {
        callers[thread].next = .enqueue(owner: objects.thread(of: owner))
      } else {
        lock = nil
        callers[thread].next = .claim
      }
    case .enqueue(let owner):
      // The engine reads the construction here, to look for a cycle.
      if !callers[owner].isConstructing { violation = "A construction was read after its end." }
      callers[thread].joined = owner
      queue.insert(Waiter(thread: thread, owner: owner))
      lock = nil
      callers[thread].next = .wait
    case .wake(let outcome, let leaving):
      let wakesAll = mistake == .everyoneIsWoken
      wake(outcome) { wakesAll || $0.owner == thread }
      callers[thread].next = .leave(leaving)
    case .leave(let leaving):
      // The engine does not retain the construction that a waiter waits for.
      if queue.contains(where: { $0.owner == thread }) {
        violation = "A construction ended before its waiters were removed."
      }
      callers[thread].isConstructing = false
      switch leaving {
      case .published: finish(thread, .instance(thread))
      case .failed: finish(thread, .failed(by: thread))
      case .ended: finish(thread, .ended)
      }
    default: violation = "A caller took a step that is none."
    }
  }

  private mutating func claim(_ thread: Int, _ objects: ModelObjects) {
    switch update({ $0.claim(for: objects.constructions[thread]) }) {
    case .use(let instance):
      let number = objects.number(of: instance)
      if gone.contains(number) {
        _ = instance.retained()
        let taken = update { $0.discard(instance) }.takeInstance()
        // The added retain count belongs to the slot, if the slot had the instance.
        if taken == nil { Unmanaged.passUnretained(objects.buffers[number]).release() }
      } else {
        finish(thread, .instance(number))
      }
    case .construct:
      if callers.contains(where: { $0.next == .construct }) {
        violation = "Two constructions were in progress at once."
      }
      callers[thread].isConstructing = true
      callers[thread].next = .construct
    case .wait: callers[thread].next = .lockToWait
    case .giveUp: finish(thread, .ended)
    }
  }

  private mutating func construct(_ thread: Int, _ objects: ModelObjects) {
    let effects: SlotState.Effects
    let outcome: Outcome
    var leaving: Leaving
    if roles[thread] == .caller {
      let instance = Unmanaged.passUnretained(objects.buffers[thread])
      effects = update { $0.publish(instance) }
      (outcome, leaving) = (.published, effects.wasEnded ? .ended : .published)
      if !effects.wasEnded { published.append(thread) }
      if mistake == .publishedAfterEnd { leaving = .published }
    } else {
      effects = update { $0.abandon() }
      outcome = roles[thread] == .failing ? .failed(by: thread) : .retry
      leaving = .failed
    }
    if effects.wasEnded, mistake != .waitersAreLeft {
      callers[thread].next = .wake(.ended, leaving)
    } else if effects.awaited != nil, !(mistake == .nobodyIsWoken && leaving == .failed) {
      callers[thread].next = .wake(outcome, leaving)
    } else {
      callers[thread].next = .leave(leaving)
    }
  }

  private mutating func wake(_ outcome: Outcome, _ isWoken: (Waiter) -> Bool) {
    for waiter in queue.filter(isWoken) {
      queue.remove(waiter)
      switch outcome {
      case .published, .retry:
        if hasEnded, mistake != .endIsNotSeen {
          finish(waiter.thread, .ended)
        } else {
          callers[waiter.thread].next = .claim
        }
      case .failed(let owner): finish(waiter.thread, .failed(by: owner))
      case .ended: finish(waiter.thread, .ended)
      }
    }
  }

  private mutating func finish(_ thread: Int, _ result: Result) {
    let caller = callers[thread]
    callers[thread].next = .done(result)
    switch result {
    case .instance(let number):
      if !published.contains(number) { violation = "An instance was used that was not published." }
      if caller.beganAfterEnd { violation = "A resolve after the end got an instance." }
      if caller.waitedAtEnd { violation = "A caller that waited at the end got an instance." }
    case .failed(let owner):
      if owner != thread, caller.joined != owner {
        violation = "A caller got the error of an attempt that it did not wait for."
      }
    case .ended:
      if !hasEnded { violation = "A caller was told of an end that had not begun." }
    case .nothing: break
    }
  }
}

/// The end, and the loss of the instance.
extension ClaimProtocolModel {
  private mutating func stepEnder(_ thread: Int, _ objects: ModelObjects) {
    switch callers[thread].next {
    case .begin:
      hasEnded = true
      for other in callers.indices where callers[other].next == .wait {
        callers[other].waitedAtEnd = true
      }
      callers[thread].next = .sweep
    case .sweep:
      let before = SlotState(bits: bits).published
      _ = before?.retain()
      let effects = update { $0.end() }
      if (effects.takeInstance() == nil) != (before == nil) {
        violation = "The end lost the instance of the slot."
      }
      if let awaited = effects.awaited, mistake != .endWakesNobody {
        callers[thread].next = .wakeForEnd(owner: objects.thread(of: awaited))
      } else {
        finishEnd(thread)
      }
    case .wakeForEnd(let owner):
      wake(.ended) { $0.owner == owner }
      finishEnd(thread)
    default: violation = "The end took a step that is none."
    }
  }

  private mutating func finishEnd(_ thread: Int) {
    endHasReturned = true
    if queue.contains(where: { callers[$0.owner].next == .construct }) {
      violation = "A caller waits for a construction although the slot has ended."
    }
    finish(thread, .nothing)
  }

  private mutating func drop(_ thread: Int, _ objects: ModelObjects) {
    if let published = SlotState(bits: bits).published {
      gone.insert(objects.number(of: KeptInstance(published.takeUnretainedValue())))
    }
    finish(thread, .nothing)
  }
}
