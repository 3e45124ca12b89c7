import LocalPublisher
import Testing

@Suite("merge, flatMap and switchToLatest")
struct MergingTests {
  @Test("Sources that are ready take turns")
  func turns() async {
    await [1, 2, 3].publisher.merge(with: [10, 20].publisher).expect([1, 10, 2, 20, 3])
    await [1].publisher.merge(with: [2].publisher, [3].publisher, Just(4)).expect([1, 2, 3, 4])
  }

  @Test("A source that never ends does not starve another one")
  func fairness() async {
    let merged = (1...).publisher.merge(with: ((-100)...).publisher).prefix(4)
    await merged.expect([1, -100, 2, -99])
  }

  @Test("merge finishes with the last of its sources, and fails with the first failure")
  func end() async {
    let (one, two) = (PassthroughSubject<Int, Refusal>(), PassthroughSubject<Int, Refusal>())
    let log = Log<Int>()
    let subscription = one.merge(with: two).sink(into: log)
    one.send(1)
    one.send(completion: .finished)
    two.send(2)
    #expect(log.events == [.value(1), .value(2)])
    two.send(completion: .failure(Refusal()))
    #expect(log.events == [.value(1), .value(2), .failed("Refusal()")])
    subscription.cancel()
  }

  @Test("flatMap delivers the values of every publisher it makes")
  func flatMap() async {
    await [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.expect([1, 10, 2, 20])
    await [1, 2].publisher.setFailureType(to: Refusal.self)
      .flatMap { _ in Fail<Int, Refusal>(error: Refusal()) }
      .expect([], then: .failed("Refusal()"))
    await Fail<Int, Refusal>(error: Refusal())
      .flatMap { Just($0).setFailureType(to: Refusal.self) }
      .expect([], then: .failed("Refusal()"))
  }

  @Test("flatMap has no more publishers under way than stated")
  func maxPublishers() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let subscribed = Log<Int>()
    let log = Log<Int>()
    let subscription = subjects.indices.publisher
      .flatMap(maxPublishers: 1) { index in
        subscribed.append(.value(index))
        return subjects[index]
      }
      .sink(into: log)
    #expect(subscribed.values == [0])
    subjects[1].send(99)
    subjects[0].send(1)
    subjects[0].send(completion: .finished)
    #expect(subscribed.values == [0, 1])
    subjects[1].send(2)
    subjects[1].send(completion: .finished)
    subjects[2].send(completion: .finished)
    #expect(log.events == [.value(1), .value(2), .finished])
    subscription.cancel()
  }

  @Test("A million synchronous values go through flatMap without growing the stack")
  func million() {
    let sum = (1...1_000_000).publisher.flatMap { Just($0) }.reduce(0, +)
    #expect(sum.events == [.value(500_000_500_000), .finished])
  }

  @Test("switchToLatest lets go of a publisher when the next one comes")
  func switchToLatest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let log = Log<Int>()
    let subscription = outer.switchToLatest().sink(into: log)
    outer.send(one)
    one.send(1)
    outer.send(two)
    one.send(99)
    two.send(2)
    outer.send(completion: .finished)
    two.send(3)
    #expect(log.events == [.value(1), .value(2), .value(3)])
    two.send(completion: .finished)
    #expect(log.events.last == .finished)
    subscription.cancel()
  }

  @Test("switchToLatest delivers what is ready of each publisher before it takes the next")
  func switchSynchronously() async {
    await [[1, 2].publisher, [3].publisher].publisher.switchToLatest().expect([1, 2, 3])
  }

  @Test("A slow loop sees no value of a publisher that was replaced before it looked")
  func switchForLoop() async {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    var iterator = outer.switchToLatest().makeAsyncIterator()
    let old = PassthroughSubject<Int, Never>()
    outer.send(old.eraseToAnyPublisher())
    outer.send(Just(2).eraseToAnyPublisher())
    old.send(1)
    #expect(await iterator.next() == 2)
  }
}

@Suite("zip and combineLatest")
struct CombiningTests {
  @Test("zip pairs by position and finishes with the shortest")
  func zip() async {
    let pairs = [1, 2, 3].publisher.zip(["a", "b"].publisher).map { "\($0)\($1)" }
    await pairs.expect(["1a", "2b"])
    await [1].publisher.zip([2].publisher, [3].publisher).map { $0 + $1 + $2 }.expect([6])
    await [1].publisher.zip(Just(2), Just(3), Just(4)).map { $0 + $1 + $2 + $3 }.expect([10])
    await (1...).publisher.zip([Int]().publisher).map { $0 + $1 }.expect([])
  }

  @Test("zip asks a source for no more than one value that has no counterpart")
  func backPressure() {
    let asked = Log<Int>()
    let other = PassthroughSubject<Int, Never>()
    let log = Log<Int>()
    let subscription = (1...).publisher.handleEvents(receiveOutput: { asked.append(.value($0)) })
      .zip(other).map { $0 * $1 }.sink(into: log)
    #expect(asked.values == [1])
    other.send(10)
    #expect(log.values == [10])
    #expect(asked.values == [1, 2])
    subscription.cancel()
  }

  @Test("zip fails with either of its sources")
  func zipFailure() async {
    let typed = [1, 2].publisher.setFailureType(to: Refusal.self)
    await typed.zip(Fail<Int, Refusal>(error: Refusal())).map { $0 + $1 }
      .expect([], then: .failed("Refusal()"))
  }

  @Test("combineLatest begins with both and delivers at each change")
  func combineLatest() {
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let log = Log<String>()
    let subscription = one.combineLatest(two).map { "\($0)\($1)" }.sink(into: log)
    one.send(1)
    one.send(2)
    two.send("a")
    two.send("b")
    one.send(completion: .finished)
    two.send("c")
    #expect(log.values == ["2a", "2b", "2c"])
    two.send(completion: .finished)
    #expect(log.events.last == .finished)
    subscription.cancel()
  }

  @Test("combineLatest finishes where one source has finished without a value")
  func combineNothing() async {
    await Empty<Int, Never>().combineLatest(PassthroughSubject<Int, Never>()).map { $0 + $1 }
      .expect([])
  }

  @Test("combineLatest takes up to four")
  func arities() {
    let subjects = (1...4).map { CurrentValueSubject<Int, Never>($0) }
    let three = Log<Int>()
    let four = Log<Int>()
    let subscriptions = [
      subjects[0].combineLatest(subjects[1], subjects[2]).map { $0 + $1 + $2 }.sink(into: three),
      subjects[0].combineLatest(subjects[1], subjects[2], subjects[3])
        .map { $0 + $1 + $2 + $3 }.sink(into: four),
    ]
    subjects[3].value = 14
    subjects[0].value = 11
    #expect(three.values == [6, 16])
    #expect(four.values == [10, 20, 30])
    subscriptions.forEach { $0.cancel() }
  }
}
