import LocalPublisher
import FunctionalDITestDoubles
import Testing

@Suite("Sink, as in Combine")
struct SinkConformanceTests {
  @Test("A sink receives the values and then the end, once")
  func order() {
    let events = Spy<String>()
    let subscription = [1, 2].publisher.sink { _ in
      events("end")
    } receiveValue: {
      events("\($0)")
    }
    #expect(events.arguments == ["1", "2", "end"])
    subscription.cancel()
  }

  @Test("A sink has unlimited demand and reads a ready source completely before it returns")
  func demand() {
    let values = Spy<Int>()
    let subscription = (0..<1_000).publisher.sink { values($0) }
    #expect(values.count == 1_000)
    subscription.cancel()
  }

  @Test("A sink receives neither a value nor an end after it is canceled")
  func cancelled() {
    let subject = PassthroughSubject<Int, Never>()
    let record = subject.recorded()
    record.cancel()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(record.values.isEmpty)
    #expect(record.completion == nil)
  }

  @Test("Dropping the cancellable cancels a sink, and storing it keeps the subscription")
  func dropped() {
    let subject = PassthroughSubject<Int, Never>()
    let values = Spy<Int>()
    _ = subject.sink { values($0) }
    subject.send(1)
    #expect(values.count == 0)
    var subscriptions: Set<AnyCancellable> = []
    subject.sink { values($0) }.store(in: &subscriptions)
    subject.send(2)
    #expect(values.count == 1)
    subscriptions.removeAll()
    subject.send(3)
    #expect(values.count == 1)
  }

  @Test("A sink releases its closures when the stream has ended and when it is canceled")
  func releases() {
    final class Held: Sendable {}
    let subject = PassthroughSubject<Int, Never>()
    var held: Held? = Held()
    weak let ended = held
    let first = subject.sink { [held] _ in withExtendedLifetime(held) {} }
    held = Held()
    weak let cancelled = held
    let second = subject.sink { [held] _ in withExtendedLifetime(held) {} }
    held = nil
    #expect(ended != nil && cancelled != nil)
    second.cancel()
    #expect(cancelled == nil)
    subject.send(completion: .finished)
    #expect(ended == nil)
    withExtendedLifetime((first, second)) {}
  }

  @Test("assign sets the property at each value, and does not retain the object")
  func assign() {
    final class Model: Sendable {
      let record = Spy<Int>()
      var count: Int {
        get { record.count }
        set { record(newValue) }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    weak let released = model
    let subscription = model.map { subject.assign(to: \.count, on: $0) }
    subject.send(7)
    #expect(model?.record.arguments == [7])
    // Combine's `assign(to:on:)` would keep the object as long as the subscription.
    model = nil
    #expect(released == nil)
    subject.send(8)
    subscription?.cancel()
  }
}
