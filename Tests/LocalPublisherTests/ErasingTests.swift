import FunctionalDITestDoubles
import LocalPublisher
import Testing

@Suite("Erasing a publisher")
struct ErasingTests {
  @Test("An erased publisher keeps the answer that is known in advance, however it is erased")
  func onlyAnswer() async {
    await expect("value(1)", of: Just(1))
    await expect("failed(Refusal())", of: Fail<Int, Refusal>(error: Refusal()))
    await expect("finished", of: Empty<Int, Never>())
    await expect("value(2)", of: Result<Int, Refusal>.success(2).publisher)
    await expect("failed(Refusal())", of: Result<Int, Refusal>.failure(Refusal()).publisher)
    await expect("value(3)", of: Optional(3).publisher)
    await expect("value(4)", of: AnyPublisher(Just(4)))
  }

  @Test("An erased publisher that never ends keeps its sinks waiting")
  func pending() {
    let never = AnyPublisher(Empty<Int, Never>(completeImmediately: false))
    #expect(text(never.onlyAnswer) == "pending")
    never.recorded().expect([], then: nil)
  }

  @Test("An erased publisher has no answer in advance if its source has none")
  func noAnswer() async {
    #expect(text([1].publisher.eraseToAnyPublisher().onlyAnswer) == "none")
    let deferred = Deferred { Just(1) }.eraseToAnyPublisher()
    #expect(text(deferred.onlyAnswer) == "none")
    await deferred.expect([1])
  }

  private func expect<P: Publisher>(
    _ answer: String, of publisher: P, sourceLocation: SourceLocation = #_sourceLocation
  ) async where P.Output: Equatable {
    for erased in [
      AnyPublisher(publisher), publisher.eraseToAnyPublisher(),
      publisher.eraseToAnyPublisher().eraseToAnyPublisher(), AnyPublisher(AnyPublisher(publisher)),
    ] {
      #expect(text(erased.onlyAnswer) == answer, sourceLocation: sourceLocation)
      let (original, record) = (publisher.recorded(), erased.recorded())
      record.expect(
        original.values, then: original.completion, sourceLocation: sourceLocation)
      if let completion = original.completion {
        await erased.expectAwaited(
          original.values, then: completion, sourceLocation: sourceLocation)
      }
    }
  }

  private func text<T, E>(_ answer: Poll<T, E>?) -> String {
    "\(answer, default: "none")".replacing("LocalPublisherTests.", with: "")
  }
}
