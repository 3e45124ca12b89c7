import LocalPublisher
import FunctionalDITestDoubles
import Testing

private struct Other: Error, Equatable {}

@Suite("Combine's vocabulary")
struct VocabularyTests {
  private var numbers: some Publisher<Int, Never> { [1, 2].publisher }
  private var fallible: some Publisher<Int, Refusal> { numbers.setFailureType(to: Refusal.self) }

  @Test("flatMap is synchronous for every pair of failures")
  func flatMapFailures() {
    numbers.flatMap { Just($0) }.recorded().expect([1, 2], then: .finished)
    numbers.flatMap { Just($0).setFailureType(to: Refusal.self) }.recorded()
      .expect([1, 2], then: .finished)
    fallible.flatMap { Just($0) }.recorded().expect([1, 2], then: .finished)
    fallible.flatMap { Just($0).setFailureType(to: Refusal.self) }.recorded()
      .expect([1, 2], then: .finished)
    numbers.flatMap { _ in Fail<Int, Refusal>(error: Refusal()) }.recorded()
      .expect([], then: .failure(Refusal()))
  }

  @available(*, deprecated, message: "Tests a deprecated operator.")
  @Test("flatMap of two unlike failures is synchronous and fails with any error")
  func unlikeFailures() {
    fallible.flatMap { _ in Fail<Int, Other>(error: Other()) }.recorded()
      .expect([], then: .failure(Other()))
  }

  @Test("A closure that neither throws nor suspends selects no operator that does")
  func twins() {
    numbers.map { $0 + 1 }.recorded().expect([2, 3], then: .finished)
    numbers.map { value in value + 1 }.recorded().expect([2, 3], then: .finished)
    numbers.tryMap { $0 + 1 }.recorded().expect([2, 3], then: .finished)
    numbers.compactMap { $0 == 1 ? nil : $0 }.recorded().expect([2], then: .finished)
    numbers.filter { $0 > 1 }.recorded().expect([2], then: .finished)
    numbers.prefix { $0 < 2 }.recorded().expect([1], then: .finished)
    numbers.prefix(1).recorded().expect([1], then: .finished)
    numbers.drop { $0 < 2 }.recorded().expect([2], then: .finished)
    numbers.dropFirst().recorded().expect([2], then: .finished)
    numbers.first { $0 > 1 }.recorded().expect([2], then: .finished)
    numbers.reduce(0) { $0 + $1 }.recorded().expect([3], then: .finished)
    numbers.flatMap(maxPublishers: 1) { [$0, $0].publisher }.recorded()
      .expect([1, 1, 2, 2], then: .finished)
    Just(1).map { $0 + 1 }.recorded().expect([2], then: .finished)
    Just(1).flatMap { Just($0) }.recorded().expect([1], then: .finished)
    Result<Int, Refusal>.success(1).publisher.flatMap { Just($0 + 1) }.recorded()
      .expect([2], then: .finished)
  }

  @Test(
    "A limit of flatMap is stated as a literal or as a demand, for each combination of failures")
  func demand() async {
    let (one, all) = (Subscribers.Demand.max(1), Subscribers.Demand.unlimited)
    numbers.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher }.recorded()
      .expect([1, 10, 2, 20], then: .finished)
    numbers.flatMap(maxPublishers: all) { [$0, $0 * 10].publisher }.recorded()
      .expect([1, 10, 2, 20], then: .finished)
    fallible.flatMap(maxPublishers: .max(1)) { Just($0) }.recorded()
      .expect([1, 2], then: .finished)
    fallible.flatMap(maxPublishers: .max(1)) { Result<Int, Refusal>.success($0).publisher }
      .recorded().expect([1, 2], then: .finished)
    numbers.flatMap(maxPublishers: one) { Result<Int, Refusal>.success($0).publisher }
      .recorded().expect([1, 2], then: .finished)
    fallible.flatMap(maxPublishers: 1) { Just($0) }.recorded().expect([1, 2], then: .finished)
    numbers.flatMap(maxPublishers: 1) { Result<Int, Refusal>.success($0).publisher }
      .recorded().expect([1, 2], then: .finished)
    #expect(Subscribers.Demand.max(2) == 2)
    #expect(Subscribers.Demand.unlimited.maximum == .max)
    let awaited = numbers.flatMap(maxPublishers: .max(1)) { value in
      await Task.yield()
      return Just(value)
    }
    await awaited.expectAwaited([1, 2])
  }

  #if os(Linux) || os(macOS)
    @Test("A limit of flatMap below one stops the program")
    func demandOfNothing() async {
      await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(0) }
      await #expect(processExitsWith: .failure) {
        _ = [1].publisher.flatMap(maxPublishers: -1) { Just($0) }
      }
    }
  #endif

  @Test("switchToLatest takes publishers that cannot fail, and publishers that can")
  func switching() {
    fallible.map { Just($0) }.switchToLatest().recorded().expect([1, 2], then: .finished)
    numbers.map { Just($0).setFailureType(to: Refusal.self) }.switchToLatest().recorded()
      .expect([1, 2], then: .finished)
    numbers.map { Just($0) }.switchToLatest().recorded().expect([1, 2], then: .finished)
  }

  @Test("zip and combineLatest take a function of two, three, and four values")
  func transforms() {
    numbers.zip(numbers) { $0 + $1 }.recorded().expect([2, 4], then: .finished)
    numbers.zip(numbers, numbers) { $0 + $1 + $2 }.recorded().expect([3, 6], then: .finished)
    numbers.zip(numbers, numbers, numbers) { $0 + $1 + $2 + $3 }.recorded()
      .expect([4, 8], then: .finished)
    let one = Just(1)
    one.combineLatest(one) { $0 + $1 }.recorded().expect([2], then: .finished)
    one.combineLatest(one, one) { $0 + $1 + $2 }.recorded().expect([3], then: .finished)
    one.combineLatest(one, one, one) { $0 + $1 + $2 + $3 }.recorded().expect([4], then: .finished)
  }

  @Test("A loop reads a publisher through its values, as it reads one of Combine")
  func values() async throws {
    var numbers: [Int] = []
    for await number in [1, 2].publisher.map({ $0 * 2 }).values { numbers.append(number) }
    let failing = Just(3).setFailureType(to: Refusal.self).eraseToAnyPublisher()
    for try await number in failing.values { numbers.append(number) }
    #expect(numbers == [2, 4, 3])
  }

  @Test("Empty and Fail take their types as arguments, and compare with Just as values")
  func sources() {
    Empty(completeImmediately: true, outputType: Int.self, failureType: Refusal.self).recorded()
      .expect([], then: .finished)
    Fail(outputType: Int.self, failure: Refusal()).recorded()
      .expect([], then: .failure(Refusal()))
    #expect(Just(1) == Just(1))
    #expect(Just(1) != Just(2))
    #expect(Fail<Int, Refusal>(error: Refusal()) == Fail(outputType: Int.self, failure: Refusal()))
    #expect(Empty<Int, Never>() != Empty(completeImmediately: false))
    let (some, none): (Int?, Int?) = (1, nil)
    some.publisher.recorded().expect([1], then: .finished)
    none.publisher.recorded().expect([], then: .finished)
  }

  @Test("tryCatch continues with another publisher, or with the error that its handler throws")
  func tryCatch() {
    let failing = Fail<Int, Refusal>(error: Refusal())
    failing.tryCatch { _ in Just(1) }.recorded().expect([1], then: .finished)
    failing.tryCatch { _ -> Just<Int> in throw Other() }.recorded()
      .expect([], then: .failure(Other()))
    fallible.tryCatch { _ in Just(0) }.recorded().expect([1, 2], then: .finished)
  }

  @Test("ignoreOutput delivers only the end, and replaceNil delivers no nil")
  func leavingOut() {
    let ignored = fallible.append(Fail(error: Refusal())).ignoreOutput().recorded()
    #expect(ignored.values.isEmpty)
    #expect(ignored.completion == .failure(Refusal()))
    [1, nil, 3].publisher.replaceNil(with: 2).recorded().expect([1, 2, 3], then: .finished)
  }

  @Test("assertNoFailure passes on the values of a publisher that does not fail")
  func assertNoFailure() {
    let checked: AnyPublisher<Int, Never> =
      fallible.assertNoFailure("numbers").eraseToAnyPublisher()
    checked.recorded().expect([1, 2], then: .finished)
  }

  @Test("assertNoFailure stops the program on a failure")
  func assertNoFailureStops() async {
    await #expect(processExitsWith: .failure) {
      _ = Fail<Int, Refusal>(error: Refusal()).assertNoFailure().sink { _ in }
    }
  }

  @Test("append and prepend deliver values before and after others")
  func concatenating() async {
    await numbers.append(3, 4).expect([1, 2, 3, 4])
    await numbers.append([3].publisher).expect([1, 2, 3])
    await numbers.append([3, 4]).expect([1, 2, 3, 4])
    await numbers.append(3...).prefix(4).expect([1, 2, 3, 4])
    await numbers.prepend(0).expect([0, 1, 2])
    await numbers.prepend([-1, 0]).expect([-1, 0, 1, 2])
    await numbers.prepend(stride(from: -4, to: 0, by: 2)).expect([-4, -2, 1, 2])
    await numbers.prepend(Just(0)).expect([0, 1, 2])
    await Fail<Int, Refusal>(error: Refusal()).append(1).expect([], then: .failure(Refusal()))
  }

  @Test("print and logged report each event of a subscription")
  func reporting() {
    let lines = Spy<String>()
    let failing = fallible.append(Fail(error: Refusal()))
    _ = failing.print("numbers", to: { lines($0) }).sink(
      receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(
      lines.arguments == [
        "numbers: receive subscription", "numbers: receive value: (1)",
        "numbers: receive value: (2)", "numbers: receive error: (Refusal())",
      ])
    let logged = Spy<String>()
    let waiting = Empty<Int, Never>(completeImmediately: false)
    waiting.logged("Load", to: { logged($0) }).sink { _ in }.cancel()
    numbers.logged("Load", to: { logged($0) }).sink { _ in }.cancel()
    #expect(
      logged.arguments == [
        "Load began", "Load was canceled", "Load began", "Load delivered 1", "Load delivered 2",
        "Load finished",
      ])
  }

  @Test("timed measures each subscription until it ends or is canceled")
  func timing() {
    let clock = ManualClock()
    let durations = Spy<Duration>()
    let subject = PassthroughSubject<Int, Never>()
    let timed = subject.timed(clock: clock) { durations($0) }
    let (one, two) = (timed.recorded(), timed.recorded())
    clock.advance(by: .seconds(2))
    one.cancel()
    clock.advance(by: .seconds(3))
    subject.send(completion: .finished)
    two.expect([], then: .finished)
    #expect(durations.arguments == [.seconds(2), .seconds(5)])
  }

  @Test("A value that can be canceled can be stored and erased")
  func cancellable() {
    struct Handle: Cancellable, Sendable {
      let cancelled: NullarySpy
      func cancel() { cancelled() }
    }
    let handle = Handle(cancelled: NullarySpy("cancel"))
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    handle.store(in: &set)
    handle.store(in: &array)
    let erased: any Cancellable = AnyCancellable(handle)
    erased.cancel()
    set = []
    array = []
    #expect(handle.cancelled.count == 3)
  }

  @Test("A value that is set on a finished subject is kept and not delivered")
  func valueAfterEnd() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let record = subject.recorded()
    subject.send(completion: .finished)
    subject.send(2)
    #expect(subject.value == 1)
    subject.value = 42
    #expect(subject.value == 42)
    record.expect([1], then: .finished)
    subject.recorded().expect([], then: .finished)
  }
}
