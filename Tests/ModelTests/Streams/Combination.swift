import LocalPublisher

/// An operator that reads several subjects, and the obvious result for the values they are sent.
protocol CombinationModel {
  /// Takes an event of one of the subjects, and returns the events that follow.
  mutating func receive(_ event: SubjectEvent, from source: Int) -> [CombinationEvent]
}

enum SubjectEvent {
  case value(Int), finished, failed
}

enum CombinationEvent: Equatable {
  case value([Int]), finished, failed
}

/// Each value as it arrives; the end with the last source, a failure immediately.
struct MergeModel: CombinationModel {
  private var open: Set<Int>

  init(count: Int) { open = Set(0..<count) }

  mutating func receive(_ event: SubjectEvent, from source: Int) -> [CombinationEvent] {
    switch event {
    case .value(let value): return [.value([value])]
    case .failed: return [.failed]
    case .finished:
      open.remove(source)
      return open.isEmpty ? [.finished] : []
    }
  }
}

/// The values by position; the end when a source has ended that has no value left.
///
/// A failure keeps its place behind the values of its source, where Combine's overtakes them.
struct ZipModel: CombinationModel {
  private var queues: [[Int]]
  private var ends: [Int: CombinationEvent] = [:]

  init(count: Int) { queues = Array(repeating: [], count: count) }

  mutating func receive(_ event: SubjectEvent, from source: Int) -> [CombinationEvent] {
    var events: [CombinationEvent] = []
    switch event {
    case .failed: ends[source] = .failed
    case .finished: ends[source] = .finished
    case .value(let value):
      queues[source].append(value)
      if queues.allSatisfy({ !$0.isEmpty }) {
        events.append(.value(queues.indices.map { queues[$0].removeFirst() }))
      }
    }
    let end = queues.indices.compactMap { queues[$0].isEmpty ? ends[$0] : nil }.first
    return end.map { events + [$0] } ?? events
  }
}

/// The last value of each at every value; the end with the last source, or with one that had none.
struct CombineLatestModel: CombinationModel {
  private var latest: [Int?]
  private var open: Set<Int>

  init(count: Int) {
    latest = Array(repeating: nil, count: count)
    open = Set(0..<count)
  }

  mutating func receive(_ event: SubjectEvent, from source: Int) -> [CombinationEvent] {
    switch event {
    case .failed: return [.failed]
    case .finished:
      open.remove(source)
      return open.isEmpty || latest[source] == nil ? [.finished] : []
    case .value(let value):
      latest[source] = value
      let values = latest.compactMap { $0 }
      return values.count == latest.count ? [.value(values)] : []
    }
  }
}

/// Source 0 selects the sources to read, up to a number of them at a time.
///
/// Further sources wait for their turn, or replace the one that is read. A failure
/// of source 0 waits like its values, where Combine's overtakes them.
struct FlatMapModel: CombinationModel {
  let maxPublishers: Int
  var switches = false
  let count: Int
  private var waiting: [Int] = []
  private var active: [Int] = []
  private var ended: [Int: SubjectEvent] = [:]
  private var outerEnd: CombinationEvent?

  init(count: Int, maxPublishers: Int = .max, switches: Bool = false) {
    self.count = count
    self.maxPublishers = maxPublishers
    self.switches = switches
  }

  mutating func receive(_ event: SubjectEvent, from source: Int) -> [CombinationEvent] {
    switch (source, event) {
    case (0, .value(let value)):
      waiting.append(1 + value % (count - 1))
    case (0, .finished):
      outerEnd = .finished
    case (_, .value(let value)):
      // A source that is read twice delivers twice.
      return active.filter { $0 == source }.map { _ in .value([value]) }
    case (0, .failed):
      outerEnd = .failed
    case (_, .failed):
      ended[source] = event
      if active.contains(source) { return [.failed] }
    case (_, .finished):
      ended[source] = event
      active.removeAll { $0 == source }
    }
    while active.count < maxPublishers, let next = waiting.first {
      waiting.removeFirst()
      if switches { active = [] }
      switch ended[next] {
      case .failed: return [.failed]
      case .finished: break
      default: active.append(next)
      }
    }
    switch outerEnd {
    case .failed where active.count < maxPublishers: return [.failed]
    case .finished where active.isEmpty && waiting.isEmpty: return [.finished]
    default: return []
    }
  }
}
