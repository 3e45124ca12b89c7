import LocalPublisher
import FunctionalDITestDoubles
import TestSupport
import Testing

/// Run these under ThreadSanitizer too.
@Suite("Many threads at once")
struct StressTests {
  static let producers = 8
  static let perProducer = 2_000

  /// Makes the producers send at the same time, and waits for the last one.
  private func produce(_ send: @escaping @Sendable (_ producer: Int, _ value: Int) -> Void) async {
    await withTaskGroup { group in
      for producer in 0..<Self.producers {
        group.addTask {
          for value in 0..<Self.perProducer { send(producer, value) }
        }
      }
    }
  }

  /// Expects each producer's values to be complete and in order.
  private func expectComplete(
    _ values: [(producer: Int, value: Int)], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(values.count == Self.producers * Self.perProducer, sourceLocation: sourceLocation)
    for producer in 0..<Self.producers {
      #expect(
        values.filter { $0.producer == producer }.map(\.value) == Array(0..<Self.perProducer),
        sourceLocation: sourceLocation)
    }
  }

  @Test("A subject loses, repeats and reorders nothing, for sinks and loops alike")
  func subject() async {
    let subject = PassthroughSubject<(producer: Int, value: Int), Never>()
    let (one, two) = (subject.recorded(), subject.recorded())
    var iterator = subject.makeAsyncIterator()
    let reader = Task {
      var values: [(producer: Int, value: Int)] = []
      while let value = await iterator.next() { values.append(value) }
      return values
    }
    await produce { subject.send(($0, $1)) }
    subject.send(completion: .finished)
    let read = await reader.value
    for record in [one, two] { await record.waitForCompletion(within: .seconds(600)) }
    expectComplete(one.values)
    expectComplete(two.values)
    expectComplete(read)
    #expect(one.values.map(\.producer) == read.map(\.producer), "All see the same order.")
    #expect(one.values.map(\.value) == two.values.map(\.value), "All see the same order.")
  }

  @Test("merge of eight subjects loses, repeats and reorders nothing")
  func merge() async {
    let subjects = (0..<Self.producers).map { _ in
      PassthroughSubject<(producer: Int, value: Int), Never>()
    }
    let merged = subjects.publisher.flatMap { $0 }
    let record = merged.recorded()
    var iterator = subjects[0].merge(with: subjects[1], subjects[2], subjects[3]).merge(
      with: subjects[4], subjects[5], subjects[6], subjects[7]
    ).makeAsyncIterator()
    let reader = Task {
      var values: [(producer: Int, value: Int)] = []
      while let value = await iterator.next() { values.append(value) }
      return values
    }
    await produce { subjects[$0].send(($0, $1)) }
    subjects.forEach { $0.send(completion: .finished) }
    expectComplete(await reader.value)
    await record.waitForCompletion(within: .seconds(600))
    expectComplete(record.values)
  }

  @Test("zip pairs the values at the same position")
  func zip() async {
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let record = one.zip(two).map { $0 == $1 }.recorded()
    await withTaskGroup { group in
      for subject in [one, two] {
        group.addTask { for value in 0..<10_000 { subject.send(value) } }
      }
    }
    await record.waitForValues(count: 10_000, within: .seconds(600))
    #expect(record.values.count == 10_000)
    #expect(!record.values.contains(false))
  }

  @Test("zip of a subject with itself pairs what eight producers send with itself")
  func zipWithItself() async {
    let subject = PassthroughSubject<(producer: Int, value: Int), Never>()
    let record = subject.zip(subject).recorded()
    await produce { subject.send(($0, $1)) }
    await record.waitForValues(count: Self.producers * Self.perProducer, within: .seconds(600))
    expectComplete(record.values.map { $0.0 })
    expectComplete(record.values.map { $0.1 })
    #expect(record.values.allSatisfy { $0.0 == $0.1 })
  }

  @Test("share gives each value to every subscriber once, in order")
  func share() async {
    let subject = PassthroughSubject<(producer: Int, value: Int), Never>()
    let shared = subject.map { $0 }.share()
    let (one, two) = (shared.recorded(), shared.recorded())
    await produce { subject.send(($0, $1)) }
    for record in [one, two] {
      await record.waitForValues(count: Self.producers * Self.perProducer, within: .seconds(600))
    }
    expectComplete(one.values)
    expectComplete(two.values)
  }

  @Test("Concurrent subscribing, canceling, and sending is safe")
  func churn() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    let shared = subject.share()
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          for value in 0..<1_000 { subject.send(value) }
        }
        group.addTask {
          for _ in 0..<300 {
            let record = shared.merge(with: subject).recorded()
            record.cancel()
            #expect(!record.values.isEmpty)
          }
        }
        group.addTask {
          for _ in 0..<300 {
            _ = await subject.dropFirst().prefix(1).timeout(.seconds(0)).firstValue()
          }
        }
      }
    }
  }

  @Test("No delivery begins after a cancellation has returned")
  func cancelMeansCancelled() async {
    let subject = PassthroughSubject<Int, Never>()
    for _ in 0..<200 {
      let record = subject.recorded()
      await withTaskGroup { group in
        group.addTask { for value in 0..<20 { subject.send(value) } }
        group.addTask { record.cancel() }
      }
      let count = record.values.count
      subject.send(99)
      #expect(record.values.count == count)
      #expect(record.values == Array(record.values.indices))
    }
  }

  @Test("All tasks that are canceled while values arrive end", .hangLimit)
  func cancelledReaders() async {
    let subject = PassthroughSubject<Int, Never>()
    let readers = (0..<100).map { _ in
      Task {
        var last = -1
        for await value in subject {
          #expect(value > last)
          last = value
        }
      }
    }
    let sender = Task { for value in 0..<2_000 { subject.send(value); await Task.yield() } }
    for reader in readers {
      reader.cancel()
      await reader.value
    }
    await sender.value
  }

  @Test("A future completes once for all subscribers", .hangLimit)
  func futures() async {
    for _ in 0..<100 {
      let promise = Box<Future<Int, Never>.Promise>()
      let future = Future<Int, Never> { promise.value = $0 }
      let settle = promise.value
      promise.value = nil
      await withTaskGroup(of: Int?.self) { group in
        for index in 0..<4 {
          group.addTask { await future.firstValue() }
          group.addTask {
            settle?(.success(index))
            return nil
          }
        }
        let seen = await Set(group.compactMap { $0 }.reduce(into: [Int]()) { $0.append($1) })
        #expect(seen.count == 1)
      }
    }
  }
}
