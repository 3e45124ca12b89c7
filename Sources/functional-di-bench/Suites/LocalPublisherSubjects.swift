import Dispatch
import LocalPublisher
import Synchronization

/// The cost of sending through a subject.
let subjectBenchmarks: [Benchmark] = [
  Benchmark(
    suite: "LocalPublisher", "a subject's send through map and filter to one sink",
    operations: 30_000, limits: [.ratio(2, to: "closure under a Mutex")],
    contenders: [
      Contender(Contender.ours, expecting: expectedTotal) { operations in
        let (double, isKept, total) = (Opaque.double(), Opaque.isKept(), Total())
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.map(double).filter(isKept)
          .sink(receiveValue: Opaque.add(to: total))
        for number in 0..<operations { subject.send(number) }
        subscription.cancel()
        return total.value
      },
      // A hand-written observer, whose closure is called under a lock.
      Contender("closure under a Mutex", expecting: expectedTotal) { operations in
        let observer = Mutex(Observer.ofTotal(Total()))
        for number in 0..<operations { observer.withLock { $0.receive(number) } }
        return observer.withLock { $0.total.value }
      },
    ]),
  Benchmark(
    suite: "LocalPublisher", "two threads into one subject, a value", operations: 30_000,
    limits: [.ratio(2.5, to: "closure under a Mutex")],
    contenders: [
      Contender(Contender.ours) { operations in
        let total = Total()
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.map(Opaque.double()).filter(Opaque.isKept())
          .sink(receiveValue: Opaque.add(to: total))
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
          for number in 0..<operations / 2 { subject.send(number) }
        }
        subscription.cancel()
        // The literal 0 would also be the figure of a contender that measures itself.
        return Int.zero
      },
      Contender("closure under a Mutex") { operations in
        let observer = Mutex(Observer.ofTotal(Total()))
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
          for number in 0..<operations / 2 { observer.withLock { $0.receive(number) } }
        }
        return Int.zero
      },
    ]),
  Benchmark(
    suite: "LocalPublisher", "hand-off between two tasks, one element in flight",
    operations: 1_000, limits: [.ratio(0.5, to: "AsyncStream")],
    contenders: [
      Contender(Contender.ours, expecting: { $0 * ($0 - 1) / 2 }) { operations in
        let (values, answers) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var incoming = answers.makeAsyncIterator()
        var outgoing = values.makeAsyncIterator()
        let other = Task { while let value = await outgoing.next() { answers.send(value) } }
        var total = 0
        for number in 0..<operations {
          values.send(number)
          total &+= await incoming.next() ?? 0
        }
        values.send(completion: .finished)
        await other.value
        return total
      },
      Contender("AsyncStream", expecting: { $0 * ($0 - 1) / 2 }) { operations in
        let (values, valueContinuation) = AsyncStream.makeStream(of: Int.self)
        let (answers, answerContinuation) = AsyncStream.makeStream(of: Int.self)
        let other = Task { for await value in values { answerContinuation.yield(value) } }
        var incoming = answers.makeAsyncIterator()
        var total = 0
        for number in 0..<operations {
          valueContinuation.yield(number)
          total &+= await incoming.next() ?? 0
        }
        valueContinuation.finish()
        await other.value
        return total
      },
    ]),
]

/// A closure in a box of its own: a bare one gains a thunk with each read from a generic place.
private struct Observer {
  let total: Total
  let receive: @Sendable (Int) -> Void

  static func ofTotal(_ total: Total) -> Observer {
    let (double, isKept, add) = (Opaque.double(), Opaque.isKept(), Opaque.add(to: total))
    return Observer(total: total) { number in
      let doubled = double(number)
      if isKept(doubled) { add(doubled) }
    }
  }
}
