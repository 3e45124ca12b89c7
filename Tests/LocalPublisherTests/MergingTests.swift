import LocalPublisher
import FunctionalDITestDoubles
import Testing

@Suite("merge, flatMap and switchToLatest")
struct MergingTests {
  @Test("Ready sources take turns")
  func turns() async {
    await [1, 2, 3].publisher.merge(with: [10, 20].publisher).expect([1, 10, 2, 20, 3])
    await [1].publisher.merge(with: [2].publisher, [3].publisher, Just(4)).expect([1, 2, 3, 4])
  }

  @Test("An endless source does not starve another one")
  func fairness() async {
    let merged = (1...).publisher.merge(with: ((-100)...).publisher).prefix(4)
    await merged.expect([1, -100, 2, -99])
  }

  @Test("merge finishes with the last of its sources, and fails with the first failure")
  func end() async {
    let (one, two) = (PassthroughSubject<Int, Refusal>(), PassthroughSubject<Int, Refusal>())
    let record = one.merge(with: two).recorded()
    one.send(1)
    one.send(completion: .finished)
    two.send(2)
    record.expect([1, 2], then: nil)
    two.send(completion: .failure(Refusal()))
    record.expect([1, 2], then: .failure(Refusal()))
  }

  @Test("merge subscribes to all of its sources at once, before the first value is requested")
  func subscribesAtOnce() async {
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var iterator = one.merge(with: two).makeAsyncIterator()
    two.send(1)
    one.send(2)
    for subject in [one, two] { subject.send(completion: .finished) }
    #expect(await iterator.next() == 2)
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == nil)
  }

  @Test("flatMap delivers the values of every publisher it makes")
  func flatMap() async {
    await [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.expect([1, 10, 2, 20])
    await [1, 2].publisher.setFailureType(to: Refusal.self)
      .flatMap { _ in Fail<Int, Refusal>(error: Refusal()) }
      .expect([], then: .failure(Refusal()))
    await Fail<Int, Refusal>(error: Refusal())
      .flatMap { Just($0).setFailureType(to: Refusal.self) }
      .expect([], then: .failure(Refusal()))
  }

  @Test("flatMap takes the next publisher when the publishers that it has are not ready")
  func takesTheNextLast() async {
    await [1, 2].publisher.flatMap { [$0, $0 * 10, $0 * 100].publisher }
      .expect([1, 10, 100, 2, 20, 200])
    let late = PassthroughSubject<Int, Never>()
    let record = [1, 2].publisher
      .flatMap { $0 == 1 ? late.eraseToAnyPublisher() : Just($0).eraseToAnyPublisher() }.recorded()
    late.send(1)
    #expect(record.values == [2, 1])
  }

  @Test("flatMap fails with a failure that comes while the maximum number of publishers is active")
  func failureBehindTheMaximum() {
    let outer = PassthroughSubject<AnyPublisher<Int, Refusal>, Refusal>()
    let inner = PassthroughSubject<Int, Refusal>()
    let record = outer.flatMap(maxPublishers: 1) { $0 }.eraseToAnyPublisher().recorded()
    outer.send(inner.filter { $0 > 1 }.eraseToAnyPublisher())
    outer.send(completion: .failure(Refusal()))
    for value in 1...2 { inner.send(value) }
    record.expect([2], then: nil)
    inner.send(completion: .finished)
    record.expect([2], then: .failure(Refusal()))
  }

  @Test("flatMap subscribes to no more publishers at a time than stated")
  func maxPublishers() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let subscribed = Spy<Int>()
    let record = subjects.indices.publisher
      .flatMap(maxPublishers: 1) { index in
        subscribed(index)
        return subjects[index]
      }.recorded()
    #expect(subscribed.arguments == [0])
    subjects[1].send(99)
    subjects[0].send(1)
    subjects[0].send(completion: .finished)
    #expect(subscribed.arguments == [0, 1])
    subjects[1].send(2)
    subjects[1].send(completion: .finished)
    subjects[2].send(completion: .finished)
    record.expect([1, 2], then: .finished)
  }

  @Test("switchToLatest releases a publisher when the next one comes")
  func switchToLatest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let record = outer.switchToLatest().recorded()
    outer.send(one)
    one.send(1)
    outer.send(two)
    one.send(99)
    two.send(2)
    outer.send(completion: .finished)
    two.send(3)
    record.expect([1, 2, 3], then: nil)
    two.send(completion: .finished)
    #expect(record.completion == .finished)
  }

  @Test("switchToLatest delivers the ready values of each publisher before it takes the next")
  func switchSynchronously() async {
    await [[1, 2].publisher, [3].publisher].publisher.switchToLatest().expect([1, 2, 3])
  }

  @Test("switchToLatest takes the next publisher before a value of a publisher that has waited")
  func switchAfterWaiting() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let one = PassthroughSubject<Int, Never>()
    let record = outer.switchToLatest().handleEvents(receiveOutput: { value in
      guard value == 1 else { return }
      one.send(2)
      outer.send(Just(3).eraseToAnyPublisher())
    }).recorded()
    outer.send(one.eraseToAnyPublisher())
    one.send(1)
    record.expect([1, 3], then: nil)
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
    await [1].publisher.zip([2].publisher, [3].publisher).map { [$0, $1, $2] }.expect([[1, 2, 3]])
    await [1].publisher.zip(Just(2), Just(3), Just(4)).map { [$0, $1, $2, $3] }
      .expect([[1, 2, 3, 4]])
    await (1...).publisher.zip([Int]().publisher).map { $0 + $1 }.expect([])
  }

  @Test("zip requests at most one value without a counterpart from each source")
  func backPressure() {
    let asked = Spy<Int>()
    let other = PassthroughSubject<Int, Never>()
    let record = (1...).publisher.handleEvents(receiveOutput: { asked($0) })
      .zip(other).map { $0 * $1 }.recorded()
    #expect(asked.arguments == [1])
    other.send(10)
    #expect(record.values == [10])
    #expect(asked.arguments == [1, 2])
  }

  @Test("zip fails with either of its sources")
  func zipFailure() async {
    let typed = [1, 2].publisher.setFailureType(to: Refusal.self)
    await typed.zip(Fail<Int, Refusal>(error: Refusal())).map { $0 + $1 }
      .expect([], then: .failure(Refusal()))
  }

  @Test("combineLatest begins when both sources have a value and delivers at each change")
  func combineLatest() {
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let record = one.combineLatest(two).map { "\($0)\($1)" }.recorded()
    one.send(1)
    one.send(2)
    two.send("a")
    two.send("b")
    one.send(completion: .finished)
    two.send("c")
    #expect(record.values == ["2a", "2b", "2c"])
    two.send(completion: .finished)
    #expect(record.completion == .finished)
  }

  @Test("combineLatest finishes if a source has finished without a value")
  func combineNothing() async {
    await Empty<Int, Never>().combineLatest(PassthroughSubject<Int, Never>()).map { $0 + $1 }
      .expect([])
  }

  @Test("combineLatest takes up to four sources")
  func arities() {
    let subjects = (1...4).map { CurrentValueSubject<Int, Never>($0) }
    let three = subjects[0].combineLatest(subjects[1], subjects[2]).map { $0 + $1 + $2 }.recorded()
    let four = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3])
      .map { $0 + $1 + $2 + $3 }.recorded()
    subjects[3].value = 14
    subjects[0].value = 11
    #expect(three.values == [6, 16])
    #expect(four.values == [10, 20, 30])
  }
}
