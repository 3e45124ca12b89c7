import LocalPublisher
import FunctionalDITestDoubles
import TestSupport
import Testing

@Suite("Random events of subjects, combined by the library and by simple models")
struct CombinationModelTests {
  typealias Subjects = [PassthroughSubject<Int, Refusal>]

  @Test("merge agrees with its model")
  func merge() {
    expectAgreement(3, MergeModel(count: 3)) { subjects in
      subjects[0].merge(with: subjects[1], subjects[2]).map { [$0] }
    }
  }

  @Test("zip agrees with its model")
  func zip() {
    expectAgreement(2, ZipModel(count: 2), failsLate: false) { $0[0].zip($0[1]).map { [$0, $1] } }
    expectAgreement(4, ZipModel(count: 4), failsLate: false) {
      $0[0].zip($0[1], $0[2], $0[3]).map { [$0, $1, $2, $3] }
    }
  }

  @Test("combineLatest agrees with its model")
  func combineLatest() {
    expectAgreement(2, CombineLatestModel(count: 2)) {
      $0[0].combineLatest($0[1]).map { [$0, $1] }
    }
    expectAgreement(3, CombineLatestModel(count: 3)) {
      $0[0].combineLatest($0[1], $0[2]).map { [$0, $1, $2] }
    }
  }

  @Test("flatMap agrees with its model, with and without a limit", arguments: [1, 2, .max])
  func flatMap(maxPublishers: Int) {
    expectAgreement(4, FlatMapModel(count: 4, maxPublishers: maxPublishers)) { subjects in
      subjects[0].flatMap(maxPublishers: .max(maxPublishers)) { subjects[1 + $0 % 3] }.map { [$0] }
    }
  }

  @Test("switchToLatest agrees with its model")
  func switchToLatest() {
    expectAgreement(4, FlatMapModel(count: 4, switches: true)) { subjects in
      subjects[0].map { subjects[1 + $0 % 3] }.switchToLatest().map { [$0] }
    }
  }

  /// Sends random events to subjects, and compares the results after each.
  ///
  /// Unless it `failsLate`, no source ends after one has failed: if two ends are observed at the
  /// same time, either one may apply.
  private func expectAgreement(
    _ count: Int, _ model: some CombinationModel, failsLate: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ combine: (Subjects) -> some Publisher<[Int], Refusal>
  ) {
    for seed in Seeds(100) {
      var random = SeededGenerator(seed: seed)
      var model = model
      let subjects = (0..<count).map { _ in PassthroughSubject<Int, Refusal>() }
      let record = combine(subjects).recorded()
      var open = Set(0..<count)
      var hasFailed = false
      var expected: [CombinationEvent] = []
      var script: [String] = []
      for step in 0..<40 {
        let source = Int.random(in: 0..<count, using: &random)
        guard open.contains(source) else { continue }
        let mayFail = failsLate || open.count == count
        let event: SubjectEvent
        switch Int.random(in: 0..<30, using: &random) {
        case 0..<2 where failsLate || !hasFailed: event = .finished
        case 2 where mayFail: event = .failed
        default: event = .value(step)
        }
        script.append("\(source): \(event)")
        switch event {
        case .value(let value): subjects[source].send(value)
        case .finished: subjects[source].send(completion: .finished)
        case .failed:
          hasFailed = true
          subjects[source].send(completion: .failure(Refusal()))
        }
        if case .value = event {} else { open.remove(source) }
        if !expected.hasEnded { expected += model.receive(event, from: source) }
        if record.events != expected { break }
      }
      // A released subject finishes, and an optimized build may release one early.
      withExtendedLifetime(subjects) {
        #expect(
          record.events == expected, "seed \(seed): \(script)", sourceLocation: sourceLocation)
      }
    }
  }
}

extension [CombinationEvent] {
  fileprivate var hasEnded: Bool { contains(.finished) || contains(.failed) }
}

extension PublisherRecord where Output == [Int], Failure == Refusal {
  fileprivate var events: [CombinationEvent] {
    let values = values.map { CombinationEvent.value($0) }
    switch completion {
    case .finished: return values + [.finished]
    case .failure: return values + [.failed]
    case nil: return values
    }
  }
}
