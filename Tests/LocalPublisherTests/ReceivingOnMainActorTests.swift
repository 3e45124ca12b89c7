import FunctionalDITestDoubles
import LocalPublisher
import TestSupport
import Testing

@MainActor @Suite("Receiving on the main actor")
struct ReceivingOnMainActorTests {
  /// An object that a user interface would observe.
  @MainActor private final class Model {
    var values: [Int] = []
    var latest = 0
    var ends: [String] = []
    var subscription: AnyCancellable?
  }

  @Test("Values and the end arrive on the main actor in order, whichever thread sends", .hangLimit)
  func order() async {
    let subject = PassthroughSubject<Int, Refusal>()
    let model = Model()
    await withCheckedContinuation { ended in
      model.subscription = subject.map { $0 * 10 }.receive(on: MainActor.shared).sink {
        model.ends.append("\($0)")
        ended.resume()
      } receiveValue: {
        model.values.append($0)
      }
      // The subscription has begun already.
      subject.send(1)
      #expect(model.values == [])
      Task.detached {
        for value in 2...100 { subject.send(value) }
        subject.send(completion: .failure(Refusal()))
      }
    }
    #expect(model.values == (1...100).map { $0 * 10 })
    #expect(model.ends == ["\(Subscribers.Completion.failure(Refusal()))"])
  }

  @Test("A publisher that is ready delivers everything and finishes once", .hangLimit)
  func ready() async {
    let model = Model()
    await withCheckedContinuation { ended in
      model.subscription = (1...3).publisher.receive(on: MainActor.shared).sink {
        model.ends.append("\($0)")
        ended.resume()
      } receiveValue: {
        model.values.append($0)
      }
    }
    #expect(model.values == [1, 2, 3])
    #expect(model.ends == ["finished"])
  }

  @Test(
    "After a cancellation on the main actor, no waiting value and no end is delivered", .hangLimit)
  func cancellation() async {
    final class Token: Sendable {}
    var token: Token? = Token()
    weak let released = token
    let subject = PassthroughSubject<Int, Never>()
    let model = Model()
    model.subscription = subject.receive(on: MainActor.shared).sink { [token] in
      model.ends.append("\($0) \(token, default: "")")
    } receiveValue: {
      model.values.append($0)
      if $0 == 2 { model.subscription?.cancel() }
    }
    token = nil
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    // The closures are released when the delivery has ended.
    while released != nil { await Task.yield() }
    #expect(model.values == [1, 2])
    #expect(model.ends == [])
  }

  @Test("assign(to:on:) writes to a property of the main actor, and does not retain", .hangLimit)
  func assign() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    var model: Model? = Model()
    weak let released = model
    if let model {
      model.subscription = subject.receive(on: MainActor.shared).assign(to: \.latest, on: model)
    }
    while model?.latest != 1 { await Task.yield() }
    await Task.detached { subject.value = 2 }.value
    while model?.latest != 2 { await Task.yield() }
    model = nil
    #expect(released == nil)
  }
}
