import LocalPublisher
import FunctionalDITestDoubles
import Testing

@Suite("Just, as in Combine")
struct JustConformanceTests {
  @Test("Just delivers its value and finishes")
  func valueAndEnd() {
    Just(1).expect([1])
  }

  @Test("Each subscriber of Just receives the value")
  func everySubscriber() {
    let just = Just("a")
    just.expect(["a"])
    just.expect(["a"])
  }

  @Test("Just has delivered when the subscription returns")
  func atOnce() {
    let spy = Spy<Int>()
    let subscription = Just(1).sink { spy($0) }
    #expect(spy.count == 1)
    subscription.cancel()
  }

  @Test("The operators of Just return Just if the result is one value")
  func concreteOperators() {
    let mapped: Just<String> = Just(1).map { "\($0)" }
    let collected: Just<[Int]> = Just(1).collect()
    let typed: Result<Int, Refusal>.Publisher = Just(1).setFailureType(to: Refusal.self)
    let translated: Result<Int, Refusal>.Publisher = Just(1).mapError { never -> Refusal in }
    mapped.expect(["1"])
    collected.expect([[1]])
    typed.expect([1])
    translated.expect([1])
    let first: Just<Int> = Just(1).first()
    let replaced: Just<Int> = Just(1).replaceError(with: 2).replaceEmpty(with: 3)
    first.expect([1])
    replaced.expect([1])
  }

  @Test("tryMap on Just delivers the value or the failure")
  func tryMap() {
    let succeeded = Just(1).tryMap { $0 + 1 }.recorded()
    #expect(succeeded.values == [2])
    let failed = Just(1).tryMap { _ -> Int in throw Refusal() }.recorded()
    #expect(failed.values.isEmpty)
    guard case .failure(let error) = failed.completion else {
      Issue.record("It has not failed.")
      return
    }
    #expect(error is Refusal)
  }

  @Test("A loop over Just receives the value, and needs no try")
  func loop() async {
    var values: [Int] = []
    for await value in Just(1) { values.append(value) }
    #expect(values == [1])
  }
}
