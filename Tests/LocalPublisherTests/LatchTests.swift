import LocalPublisher
import Testing

@Suite("The latch of a driver in every order of its steps")
struct LatchTests {
  @Test("No value is left behind, wherever two senders pause", arguments: [[1, 1], [2, 1], [3]])
  func nothingIsLost(senders: [Int]) {
    let exploration = Exploration(DriverModel(senders: senders))
    #expect(exploration.faults.isEmpty)
    #expect(!exploration.ends.isEmpty)
    for end in exploration.ends {
      #expect(end.delivered == end.stored, "\(end)")
      #expect(end.latch == Latch.waiting.rawValue)
    }
  }

  @Test("A wake that only reads the flag would leave a value behind")
  func readingIsNotEnough() {
    let options = DriverModel.Options(unchangedIsOnlyRead: true)
    let exploration = Exploration(DriverModel(senders: [1, 1], options: options))
    #expect(exploration.ends.contains { $0.delivered < $0.stored })
  }

  @Test(
    "After a cancellation at most one delivery begins, on a thread that has passed its last check")
  func cancellingOutside() {
    let exploration = Exploration(DriverModel(senders: [1, 1], isCancelledOutside: true))
    #expect(exploration.faults.isEmpty)
    #expect(exploration.mostDeliveredAfterCancel == 1)
    #expect(exploration.ends.allSatisfy { $0.latch == Latch.cancelled.rawValue })
  }

  @Test("No delivery begins after a cancellation inside a delivery", arguments: 1...3)
  func cancellingInside(value: Int) {
    let options = DriverModel.Options(cancelsInside: value)
    let exploration = Exploration(DriverModel(senders: [2, 1], options: options))
    #expect(exploration.faults.isEmpty)
    #expect(exploration.mostDeliveredAfterCancel == 0)
  }

  @Test("A turn continues for values of its own thread, and ends for those of others alone")
  func rest() {
    var latch = Latch.running(on: 8)
    let wakes = [latch.wake(from: 8), latch.wake(from: 8)]
    let afterOwnWakes = latch.rest()
    #expect(wakes == [false, false])
    #expect(afterOwnWakes == .continues)
    _ = latch.wake(from: 16)
    _ = latch.wake(from: 8)
    let afterBothWakes = latch.rest()
    #expect(afterBothWakes == .continues)
    #expect(latch == .running(on: 8))
    _ = latch.wake(from: 16)
    let afterOtherWake = latch.rest()
    #expect(afterOtherWake == .passesOn)
    #expect(latch == .waiting)
  }

  @Test("A task that comes for the remaining values leaves them to a turn that is running")
  func scheduled() {
    var latch = Latch.running(on: 8)
    let beginsBeside = latch.wake(from: 16, isScheduled: true)
    let after = latch.rest()
    let begins = latch.wake(from: 16, isScheduled: true)
    #expect(!beginsBeside)
    #expect(after == .waits)
    #expect(begins)
  }

  // MARK: - The shortcut

  @Test(
    "A sink without a lock receives each value once, in order, wherever the senders pause",
    arguments: [[1], [3], [1, 1], [2, 1], [2, 2], [1, 1, 1]])
  func shortcut(senders: [Int]) {
    let exploration = Exploration(ShortcutModel(senders: senders))
    #expect(exploration.faults.isEmpty)
    #expect(!exploration.ends.isEmpty)
    for end in exploration.ends { expectAtRest(end, count: senders.reduce(0, +)) }
  }

  @Test("A second subscriber that comes at any moment leaves no value behind")
  func subscribing() {
    let exploration = Exploration(ShortcutModel(senders: [2, 1], isSubscribed: true))
    #expect(exploration.faults.isEmpty)
    for end in exploration.ends { expectAtRest(end, count: 3) }
  }

  @Test("A driver that takes its latch back at any moment leaves no value behind")
  func takingBack() {
    for senders in [[1], [3], [1, 1], [2, 1]] {
      let exploration = Exploration(ShortcutModel(senders: senders, isTakenBack: true))
      #expect(exploration.faults.isEmpty)
      for end in exploration.ends { expectAtRest(end, count: senders.reduce(0, +)) }
    }
  }

  @Test("A cancellation at any moment releases the sink, and not while a thread delivers to it")
  func cancellingLent() {
    let exploration = Exploration(ShortcutModel(senders: [2, 1], isCancelled: true))
    #expect(exploration.faults.isEmpty)
    for end in exploration.ends {
      #expect(end.own == .cancelled && end.lent == .closed && end.isReleased)
    }
  }

  private func expectAtRest(_ end: ShortcutModel, count: Int) {
    #expect(end.delivered.count == count)
    #expect(end.delivered.filter { $0 < 10 } == Array(1...end.delivered.count { $0 < 10 }))
    #expect(Set(end.delivered).count == count)
    #expect(end.own == .lent ? end.lent == .waiting : end.own == .waiting && end.lent == .closed)
    #expect(end.directValue == nil && end.overflow.isEmpty)
    #expect(end.threads.allSatisfy { $0.step == .done }, "\(end)")
  }
}
