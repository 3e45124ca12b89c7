import LocalPublisher
import FunctionalDITestDoubles
import Testing

@Suite("Operators on values")
struct OperatorTests {
  /// A source that fails after three values.
  private var failing: some Publisher<Int, Refusal> {
    [1, 2, 3].publisher.setFailureType(to: Refusal.self).flatMap { value in
      value < 3
        ? Just(value).setFailureType(to: Refusal.self).eraseToAnyPublisher()
        : [3].publisher.setFailureType(to: Refusal.self)
          .merge(with: Fail<Int, Refusal>(error: Refusal())).eraseToAnyPublisher()
    }
  }

  @Test("map, compactMap, and filter work on each value and pass on the end")
  func elementwise() async {
    await [1, 2, 3].publisher.map { $0 * 10 }.expect([10, 20, 30])
    await failing.map { $0 * 10 }.expect([10, 20, 30], then: .failure(Refusal()))
    await ["1", "b", "3"].publisher.compactMap { Int($0) }.expect([1, 3])
    await failing.compactMap { $0 == 2 ? nil : $0 }.expect([1, 3], then: .failure(Refusal()))
    await (1...6).publisher.filter { $0 % 2 == 0 }.expect([2, 4, 6])
    await failing.filter { $0 > 1 }.expect([2, 3], then: .failure(Refusal()))
  }

  @Test("tryMap ends the stream with the error that its function throws")
  func tryMap() async {
    @Sendable func refuseTwo(_ value: Int) throws -> Int {
      guard value != 2 else { throw Refusal() }
      return value
    }
    await [1, 2, 3].publisher.tryMap(refuseTwo).expect([1], then: .failure(Refusal()))
    await [1, 3].publisher.tryMap(refuseTwo).expect([1, 3])
    await failing.tryMap { $0 }.expect([1, 2, 3], then: .failure(Refusal()))
  }

  @Test("mapError and setFailureType change the failure's type and nothing else")
  func failureTypes() async {
    struct Other: Error {}
    await failing.mapError { _ in Other() }.expect([1, 2, 3], then: .failure(Other()))
    let typed = [1].publisher.setFailureType(to: Refusal.self)
    let _: Refusal.Type = type(of: typed).Failure.self
    await typed.expect([1])
  }

  @Test("catch continues with another publisher, and replaceError with one value")
  func recovering() async {
    await failing.catch { _ in [8, 9].publisher }.expect([1, 2, 3, 8, 9])
    await failing.catch { Fail<Int, Refusal>(error: $0) }
      .expect([1, 2, 3], then: .failure(Refusal()))
    await failing.replaceError(with: 0).expect([1, 2, 3, 0])
    await [1].publisher.setFailureType(to: Refusal.self).replaceError(with: 0).expect([1])
  }

  @Test("retry subscribes again as often as stated")
  func retry() async {
    await failing.retry(0).expect([1, 2, 3], then: .failure(Refusal()))
    await failing.retry(2).expect([1, 2, 3, 1, 2, 3, 1, 2, 3], then: .failure(Refusal()))
    await [1].publisher.setFailureType(to: Refusal.self).retry(5).expect([1])
  }

  @Test("collect gathers all values or groups of them, and the last group may be shorter")
  func collect() async {
    await [1, 2, 3].publisher.collect().expect([[1, 2, 3]])
    await [Int]().publisher.collect().expect([[]])
    await failing.collect().expect([], then: .failure(Refusal()))
    await (1...5).publisher.collect(2).expect([[1, 2], [3, 4], [5]])
    await (1...4).publisher.collect(2).expect([[1, 2], [3, 4]])
  }

  @Test("first and prefix end the stream of an endless source")
  func prefix() async {
    await (1...).publisher.first().expect([1])
    await (1...).publisher.first { $0 > 3 }.expect([4])
    await (1...).publisher.prefix(3).expect([1, 2, 3])
    await [1].publisher.prefix(3).expect([1])
    await (1...).publisher.prefix(0).expect([])
    await (1...).publisher.prefix { $0 < 3 }.expect([1, 2])
    await failing.prefix(2).expect([1, 2])
    await Empty<Int, Never>(completeImmediately: false).prefix(0).expect([])
  }

  @Test("dropFirst and drop omit the beginning")
  func drop() async {
    await [1, 2, 3].publisher.dropFirst().expect([2, 3])
    await [1, 2, 3].publisher.dropFirst(2).expect([3])
    await [1].publisher.dropFirst(2).expect([])
    await [1, 5, 1].publisher.drop { $0 < 3 }.expect([5, 1])
  }

  @Test("count and last deliver one value at the end, and nothing after a failure")
  func countingAndLast() async {
    await [1, 2, 3].publisher.count().expect([3])
    await [Int]().publisher.count().expect([0])
    await failing.count().expect([], then: .failure(Refusal()))
    await [1, 2, 3].publisher.last().expect([3])
    await [Int]().publisher.last().expect([])
    await failing.last().expect([], then: .failure(Refusal()))
    await [1, 2, 3].publisher.last { $0 < 3 }.expect([2])
    await [1, 2, 3].publisher.last { $0 > 3 }.expect([])
  }

  @Test("scan delivers each result, and reduce the last one")
  func accumulating() async {
    await [1, 2, 3].publisher.scan(0, +).expect([1, 3, 6])
    await [1, 2, 3].publisher.reduce(0, +).expect([6])
    await [Int]().publisher.reduce(7, +).expect([7])
    await failing.scan(0, +).expect([1, 3, 6], then: .failure(Refusal()))
    await failing.reduce(0, +).expect([], then: .failure(Refusal()))
  }

  @Test("removeDuplicates omits a value that equals the one before it")
  func removeDuplicates() async {
    await [1, 1, 2, 2, 1].publisher.removeDuplicates().expect([1, 2, 1])
    await [1, 3, 2, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.expect([1, 2])
  }

  @Test("removeDuplicates compares a value with the one before it, which may be left out, too")
  func removeGradualChanges() async {
    await [1, 2, 3, 9].publisher.removeDuplicates { abs($0 - $1) <= 1 }.expect([1, 9])
  }

  @Test("replaceEmpty delivers a value if there is none")
  func replaceEmpty() async {
    await [Int]().publisher.replaceEmpty(with: 5).expect([5])
    await [1, 2].publisher.replaceEmpty(with: 5).expect([1, 2])
    await Fail<Int, Refusal>(error: Refusal()).replaceEmpty(with: 5)
      .expect([], then: .failure(Refusal()))
  }

  @Test("handleEvents receives all events and changes nothing")
  func handleEvents() async {
    let seen = Spy<String>()
    let watched = failing.handleEvents(
      receiveSubscription: { seen("subscription") },
      receiveOutput: { seen("\($0)") },
      receiveCompletion: { seen("\($0)") },
      receiveCancel: { Issue.record("It ended by itself.") })
    watched.recorded().expect([1, 2, 3], then: .failure(Refusal()))
    #expect(
      seen.arguments == [
        "subscription", "1", "2", "3", "failure(LocalPublisherTests.Refusal())",
      ])
  }

  @Test("handleEvents distinguishes a cancellation from an end")
  func cancelEvent() {
    let cancelled = NullarySpy()
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.handleEvents(receiveCancel: cancelled.recording()).sink { _ in }
    #expect(cancelled.count == 0)
    subscription.cancel()
    #expect(cancelled.count == 1)
  }

  @Test("A cancellation reaches the operators nearest to the source first")
  func handleEventsInOrder() {
    let canceled = Spy<String>()
    let subject = PassthroughSubject<Int, Never>()
    let subscription =
      subject
      .handleEvents(receiveCancel: { canceled("upstream") })
      .handleEvents(receiveCancel: { canceled("downstream") })
      .sink { _ in }
    subscription.cancel()
    #expect(canceled.arguments == ["upstream", "downstream"])
    withExtendedLifetime(subject) {}
  }

  @Test("Operators on publishers of one value keep their type")
  func concreteTypes() async {
    let just: Just<String> = Just(1).map { "\($0)" }
    #expect(just.output == "1")
    let typed: Result<Int, Refusal>.Publisher = Just(1).setFailureType(to: Refusal.self)
    await typed.expect([1])
    let mapped: Result<Int, Refusal>.Publisher = Just(1).mapError { never -> Refusal in }
    await mapped.expect([1])
    let tried: Result<Int, any Error>.Publisher = Just(1).tryMap { _ in throw Refusal() }
    await tried.expect([], then: .failure(Refusal()))
    let failed: Fail<String, Refusal> = Fail<Int, Refusal>(error: Refusal()).map { "\($0)" }
    await failed.expect([], then: .failure(Refusal()))
    let result: Result<Int, any Error>.Publisher =
      Result<Int, Refusal>.failure(Refusal()).publisher.map { $0 }.mapError { $0 as any Error }
    await result.expect([], then: .failure(Refusal()))
  }

  @Test("Sources deliver their values")
  func sources() async {
    await Just(1).expect([1])
    await Fail<Int, Refusal>(error: Refusal()).expect([], then: .failure(Refusal()))
    await Empty<Int, Never>().expect([])
    await Result<Int, Refusal>.success(1).publisher.expect([1])
    await Deferred { Just(1) }.expect([1])
  }

  @Test("Deferred makes a publisher for each subscription")
  func deferred() async {
    let made = NullarySpy()
    let deferred = Deferred {
      made()
      return Just(1)
    }
    #expect(made.count == 0)
    await deferred.expect([1])
    #expect(made.count == 4)
  }

  @Test("An erased publisher is not erased again")
  func erasedOnce() async {
    let erased: AnyPublisher<Int, Never> = [1, 2].publisher.eraseToAnyPublisher()
    await erased.eraseToAnyPublisher().expect([1, 2])
  }
}
