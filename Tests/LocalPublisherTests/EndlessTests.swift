import LocalPublisher
import FunctionalDITestDoubles
import TestSupport
import Testing

/// A stack that is too small for one call per step.
private let smallStack = 256 * 1024

/// So many that a step of two calls, with 16 bytes each, would overflow the stack.
private let steps = 10_000

/// The operators that have a state, and end when their upstreams end.
enum StatefulOperator: CaseIterable {
  case retry, logged, first, scan, dropFirst, dropWhile, removeDuplicates, timeout
  case replaceError, tryCatch, replaceEmpty, merge, flatMap, switchToLatest

  func applied(to upstream: some Publisher<Int, Never>) -> AnyPublisher<Int, Never> {
    switch self {
    case .retry: upstream.retry(2).eraseToAnyPublisher()
    case .logged: upstream.logged("Load") { _ in }.eraseToAnyPublisher()
    case .first: upstream.first().eraseToAnyPublisher()
    case .scan: upstream.scan(0) { $1 }.eraseToAnyPublisher()
    case .dropFirst: upstream.dropFirst(0).eraseToAnyPublisher()
    case .dropWhile: upstream.drop { $0 < 0 }.eraseToAnyPublisher()
    case .removeDuplicates: upstream.removeDuplicates().eraseToAnyPublisher()
    case .timeout: upstream.timeout(.seconds(1), clock: ManualClock())
    case .replaceError: upstream.replaceError(with: 0).eraseToAnyPublisher()
    case .tryCatch:
      upstream.tryMap { $0 }.tryCatch { _ in Just(0) }.replaceError(with: 0).eraseToAnyPublisher()
    case .replaceEmpty: upstream.replaceEmpty(with: 0).eraseToAnyPublisher()
    case .merge: upstream.merge(with: Empty())
    case .flatMap: upstream.flatMap { Just($0) }.eraseToAnyPublisher()
    case .switchToLatest: upstream.map { Just($0) }.switchToLatest().eraseToAnyPublisher()
    }
  }
}

@Suite("Streams that continue with other streams", .hangLimit)
struct EndlessTests {
  /// Counts the steps of a recursion and returns whether it continues.
  private static func countdown(from count: Int) -> @Sendable () -> Bool {
    let remaining = CurrentValueSubject<Int, Never>(count)
    return {
      remaining.value -= 1
      return remaining.value > 0
    }
  }

  /// Runs on a thread with a small stack.
  private func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
    onThreads(1, stackSize: smallStack) { _ in body() }.first
  }

  @Test("catch reconnects ten thousand times at a constant cost")
  func reconnecting() {
    let values = onSmallStack {
      let fails = Self.countdown(from: steps)
      @Sendable func connect() -> AnyPublisher<Int, Never> {
        Deferred {
          Result<Int, Refusal>.Publisher(fails() ? .failure(Refusal()) : .success(1))
        }.catch { _ in connect() }.eraseToAnyPublisher()
      }
      return connect().recorded().values
    }
    #expect(values == [1])
  }

  @Test("catch reconnects behind a delay at a constant cost")
  func reconnectingLater() {
    let values = onSmallStack {
      let fails = Self.countdown(from: steps)
      @Sendable func connect() -> AnyPublisher<Int, Never> {
        Deferred {
          Result<Int, Refusal>.Publisher(fails() ? .failure(Refusal()) : .success(1))
        }.catch { _ in Just(()).eraseToAnyPublisher().flatMap { connect() } }.eraseToAnyPublisher()
      }
      return connect().recorded().values
    }
    #expect(values == [1])
  }

  @Test("catch reconnects at a constant cost if each attempt waits, as the guide of retry shows")
  func reconnectingAfterDelay() async {
    let fails = Self.countdown(from: steps)
    @Sendable func connect() -> AnyPublisher<Int, Never> {
      Deferred {
        Result<Int, Refusal>.Publisher(fails() ? .failure(Refusal()) : .success(1))
      }.catch { _ in
        Empty().delay(for: .seconds(1), clock: ImmediateClock()).append(Deferred { connect() })
      }.eraseToAnyPublisher()
    }
    #expect(await connect().collect().firstValue() == [1])
  }

  @Test("flatMap follows ten thousand pages at a constant cost", arguments: [1, Int.max])
  func paging(maxPublishers: Int) {
    let count = onSmallStack {
      @Sendable func pages(from number: Int) -> AnyPublisher<Int, Never> {
        Deferred { Just(number) }.flatMap(maxPublishers: .max(maxPublishers)) { number in
          let next = number < steps ? pages(from: number + 1) : Empty().eraseToAnyPublisher()
          return [Just(number).eraseToAnyPublisher(), next].publisher
            .flatMap(maxPublishers: 1) { $0 }
        }.eraseToAnyPublisher()
      }
      return pages(from: 1).reduce(0) { count, _ in count + 1 }.recorded().values.first
    }
    #expect(count == steps)
  }

  @Test("flatMap passes ready values on without growing the stack")
  func readyValues() {
    let sum = onSmallStack {
      (1...steps).publisher.flatMap { Just($0) }.reduce(0, +).recorded().values
    }
    #expect(sum == [steps * (steps + 1) / 2])
  }

  @Test("An iterator of your own that wrongly says that it is finished stops the program")
  func wrongEnd() async {
    await #expect(processExitsWith: .failure) {
      let pages = WronglyFinished().flatMap { Just($0).append($0 + 10).eraseToAnyPublisher() }
      _ = pages.eraseToAnyPublisher().recorded()
    }
  }

  @Test("flatMap follows pages that are made in an erased Deferred at a constant cost")
  func pagingInDeferred() {
    let total = onSmallStack {
      @Sendable func pages(from number: Int) -> AnyPublisher<Int, Never> {
        if number > steps { return Empty().eraseToAnyPublisher() }
        let next = Deferred { pages(from: number + 1) }
        return [Just(1).eraseToAnyPublisher(), next.eraseToAnyPublisher()].publisher
          .flatMap(maxPublishers: 1) { $0 }.eraseToAnyPublisher()
      }
      return pages(from: 1).reduce(0, +).recorded().values.first
    }
    #expect(total == steps)
  }

  @Test("flatMap follows pages that a task loads at a constant cost")
  func pagingAsynchronously() async {
    @Sendable func pages(from number: Int) -> AnyPublisher<Int, Refusal> {
      Deferred { Future { () async throws(Refusal) in number } }
        .flatMap(maxPublishers: 1) { number -> AnyPublisher<Int, Refusal> in
          let next =
            number < 5_000
            ? pages(from: number + 1) : Empty<Int, Refusal>().eraseToAnyPublisher()
          return [Just(number).setFailureType(to: Refusal.self).eraseToAnyPublisher(), next]
            .publisher.setFailureType(to: Refusal.self)
            .flatMap(maxPublishers: 1) { $0 }.eraseToAnyPublisher()
        }.eraseToAnyPublisher()
    }
    let count = try? await pages(from: 1).reduce(0) { count, _ in count + 1 }.firstValue()
    #expect(count == 5_000)
  }

  @Test(
    "flatMap follows pages behind an operator with a state at a constant cost",
    arguments: StatefulOperator.allCases)
  func pagingBehindOperator(_ stateful: StatefulOperator) {
    let count = onSmallStack {
      @Sendable func pages(from number: Int) -> AnyPublisher<Int, Never> {
        if number > steps { return Empty().eraseToAnyPublisher() }
        return stateful.applied(to: Deferred { Just(number) })
          .flatMap { number in Just(number).append(Deferred { pages(from: number + 1) }) }
          .eraseToAnyPublisher()
      }
      return pages(from: 1).reduce(0) { count, _ in count + 1 }.recorded().values.first
    }
    #expect(count == steps)
  }

  @Test("switchToLatest follows pages behind an operator with a state at a constant cost")
  func switchingBehindOperator() {
    let count = onSmallStack {
      @Sendable func pages(from number: Int) -> AnyPublisher<Int, Never> {
        if number > steps { return Empty().eraseToAnyPublisher() }
        return Deferred { Just(number) }.first()
          .map { number in Just(number).append(Deferred { pages(from: number + 1) }) }
          .switchToLatest().eraseToAnyPublisher()
      }
      return pages(from: 1).reduce(0) { count, _ in count + 1 }.recorded().values.first
    }
    #expect(count == steps)
  }

  @Test("flatMap follows pages behind an asynchronous map at a constant cost")
  func pagingBehindAsynchronousMap() async {
    @Sendable func pages(from number: Int) -> AnyPublisher<Int, Never> {
      if number > 5_000 { return Empty().eraseToAnyPublisher() }
      return Just(number).map { number async in number }
        .flatMap(maxPublishers: 1) { number in
          Just(number).append(Deferred { pages(from: number + 1) })
        }.eraseToAnyPublisher()
    }
    let count = await pages(from: 1).reduce(0) { count, _ in count + 1 }.firstValue()
    #expect(count == 5_000)
  }

  @Test("A publisher that ends while flatMap takes its last page has finished, not been canceled")
  func endBehindReplacedPage() {
    let subject = PassthroughSubject<Int, Never>()
    let (ended, canceled) = (Spy<Subscribers.Completion<Never>>(), NullarySpy())
    let record =
      subject
      .handleEvents(receiveCompletion: { ended($0) }, receiveCancel: canceled.recording())
      .flatMap { number in
        subject.send(completion: .finished)
        return [number, number].publisher.eraseToAnyPublisher()
      }.eraseToAnyPublisher().recorded()
    subject.send(1)
    record.expect([1, 1], then: .finished)
    #expect(ended.arguments == [.finished])
    #expect(canceled.count == 0)
  }

  @Test("tryCatch reconnects through a Deferred at a constant cost")
  func reconnectingThrough() {
    let values = onSmallStack {
      let fails = Self.countdown(from: steps)
      @Sendable func connect() -> AnyPublisher<Int, any Error> {
        Deferred {
          Result<Int, any Error>.Publisher(fails() ? .failure(Refusal()) : .success(1))
        }.tryCatch { _ in Deferred { connect() } }
      }
      return connect().recorded().values
    }
    #expect(values == [1])
  }

  @Test("Ten thousand erased operators are released without a deep recursion")
  func releasing() {
    let depth = onSmallStack {
      var publisher = Just(0).eraseToAnyPublisher()
      for _ in 0..<steps { publisher = publisher.map { $0 + 1 }.eraseToAnyPublisher() }
      return steps
    }
    #expect(depth == steps)
  }

  @Test("Ten thousand shared publishers are released without a deep recursion")
  func releasingShared() {
    let depth = onSmallStack {
      var publisher = Just(0).eraseToAnyPublisher()
      for _ in 0..<steps { publisher = publisher.share() }
      return steps
    }
    #expect(depth == steps)
  }
}

@Suite("The cost of a cancellation", .hangLimit)
struct CancellationCostTests {
  /// The benchmark measures the cost of each order.
  @Test("Twenty thousand sinks of a subject are canceled in any order")
  func anyOrder() {
    for order in 0..<3 {
      let subject = PassthroughSubject<Int, Never>()
      var sinks = (0..<20_000).map { _ in subject.sink { _ in } }
      switch order {
      case 0: sinks.reverse()
      case 1: sinks.shuffle()
      default: break
      }
      let last = subject.recorded()
      for sink in sinks { sink.cancel() }
      subject.send(1)
      #expect(last.values == [1])
    }
  }
}

/// A publisher of two numbers whose iterator is wrong about its end.
private struct WronglyFinished: Publisher {
  struct PollingIterator: PollingIteratorProtocol {
    var next = 1
    var isFinished: Bool { true }

    mutating func poll() -> Poll<Int, Never> {
      guard next < 3 else { return .finished }
      defer { next += 1 }
      return .value(next)
    }
  }

  func makePollingIterator(waker: Waker) -> sending PollingIterator { PollingIterator() }
}
