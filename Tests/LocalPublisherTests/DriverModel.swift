import LocalPublisher

/// Threads around one latch, in every order in which their steps can happen.
///
/// The transitions of the latch are the library's. The rest is modeled: senders that store a value
/// before they wake, turns that deliver the values they have observed, and the task that a turn
/// schedules for the remaining ones.
struct DriverModel: Model {
  struct Options: Hashable {
    /// Whether a wake that changes nothing only reads the latch.
    var unchangedIsOnlyRead = false
    /// The number of the value whose delivery cancels, or zero.
    var cancelsInside = 0
  }

  enum Step: Hashable {
    case store, wake, wakeAsTask, begin, check, deliver, rest, schedule, start, cancel, done
  }

  struct Thread: Hashable {
    let id: UInt
    var step: Step
    /// The number of values that it still has to send.
    var remaining = 0
    /// The number of values of the queue that are known to it: at least these happened before.
    var known = 0
    /// The number of values of the queue that its turn has observed.
    var seen = 0
    /// The number of values that it has delivered since it stored its own.
    var deliveries = 0
    /// The number of values that were stored when its turn began.
    var arrived = 0
  }

  let options: Options
  var latch: UInt
  /// The number of stored values, and the number of them that a reader of the latch knows.
  var stored = 0
  var published = 0
  var delivered = 0
  var deliveredAfterCancel = 0
  var isCancelled = false
  var isTaskScheduled = false
  var threads: [Thread]
  var fault: String?

  /// A thread in the first turn of a driver, senders with a number of values each, and an optional
  /// canceller.
  init(senders: [Int], isCancelledOutside: Bool = false, options: Options = Options()) {
    self.options = options
    latch = Latch.running(on: 8).rawValue
    threads = [Thread(id: 8, step: .begin)]
    for count in senders {
      threads.append(Thread(id: UInt(threads.count + 1) * 8, step: .store, remaining: count))
    }
    if isCancelledOutside { threads.append(Thread(id: 800, step: .cancel)) }
  }

  /// Every state that one step of one thread leads to.
  var successors: [DriverModel] {
    threads.indices.flatMap { index -> [DriverModel] in
      let thread = threads[index]
      switch thread.step {
      case .done: return []
      case .begin:
        // A turn observes everything that happened before it, and may observe more.
        return (thread.known...stored).map { seen in
          var next = self
          next.threads[index].seen = seen
          next.beginTurn(index)
          return next
        }
      default:
        var next = self
        next.run(index)
        return [next]
      }
    }
  }

  private mutating func beginTurn(_ index: Int) {
    let polling: Set<Step> = [.check, .deliver, .rest]
    if threads.contains(where: { polling.contains($0.step) }) {
      fault = "Two threads poll at once."
    }
    threads[index].arrived = stored
    threads[index].step = .check
  }

  private mutating func run(_ index: Int) {
    switch threads[index].step {
    case .store:
      stored += 1
      threads[index].remaining -= 1
      threads[index].known = stored
      threads[index].deliveries = 0
      threads[index].step = .wake
    case .wake, .wakeAsTask:
      let (id, isScheduled) = (threads[index].id, threads[index].step == .wakeAsTask)
      let begins = update(index) { $0.wake(from: id, isScheduled: isScheduled) }
      if begins { threads[index].step = .begin } else { goOn(index) }
    case .check:
      let hasMore = delivered < threads[index].seen
      threads[index].step =
        Latch(rawValue: latch) == .cancelled ? .done : hasMore ? .deliver : .rest
    case .deliver:
      delivered += 1
      threads[index].deliveries += 1
      if isCancelled { deliveredAfterCancel += 1 }
      if delivered > threads[index].arrived {
        fault = "A turn delivers what arrived after it began."
      }
      if delivered == options.cancelsInside { cancel(index) }
      threads[index].step = .check
    case .rest:
      switch update(index, { $0.rest() }) {
      case .waits: goOn(index)
      case .continues: threads[index].step = .begin
      case .passesOn: threads[index].step = .schedule
      case .ends: threads[index].step = .done
      }
    case .schedule:
      if !isTaskScheduled {
        isTaskScheduled = true
        threads.append(Thread(id: UInt(threads.count + 100) * 8, step: .start))
      }
      goOn(index)
    case .start:
      isTaskScheduled = false
      threads[index].step = .wakeAsTask
    case .cancel:
      cancel(index)
      threads[index].step = .done
    case .begin, .done: break
    }
  }

  private mutating func cancel(_ index: Int) {
    _ = update(index) { $0.cancel() }
    isCancelled = true
  }

  private mutating func goOn(_ index: Int) {
    threads[index].step = threads[index].remaining > 0 ? .store : .done
  }

  /// Changes the latch.
  ///
  /// A write publishes the values that the thread knows, and a thread knows all published values.
  private mutating func update<Result>(
    _ index: Int, _ change: (inout Latch) -> Result
  ) -> Result {
    var state = Latch(rawValue: latch)
    let result = change(&state)
    if !options.unchangedIsOnlyRead || state.rawValue != latch {
      published = max(published, threads[index].known)
    }
    threads[index].known = max(published, threads[index].known)
    latch = state.rawValue
    return result
  }
}
