import LocalPublisher
import FunctionalDITestDoubles
import TestSupport
import Testing

@Suite("Lifetimes of subscriptions")
struct LifetimeTests {
  @Test("Releasing the cancellable ends the subscription and releases the closures")
  func droppedCancellable() {
    weak var tracer: Tracer?
    let subject = PassthroughSubject<Int, Never>()
    let received = Spy<Int>()
    do {
      let strong = Tracer()
      tracer = strong
      let subscription = subject.sink { received($0 * strong.value) }
      subject.send(1)
      withExtendedLifetime(subscription) {}
    }
    subject.send(2)
    #expect(received.arguments == [1])
    #expect(tracer == nil)
  }

  @Test("A set or an array keeps cancellables as long as it exists")
  func storing() {
    let subject = PassthroughSubject<Int, Never>()
    let received = Spy<Int>()
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    subject.sink { received($0) }.store(in: &set)
    subject.sink { received($0) }.store(in: &array)
    subject.send(1)
    set = []
    subject.send(2)
    array = []
    subject.send(3)
    #expect(received.arguments == [1, 1, 2])
  }

  @Test("A cancellable acts once, at the latest when it is released")
  func cancellable() {
    let cancelled = Spy<Int>()
    do {
      let cancellable = AnyCancellable { cancelled(1) }
      cancellable.cancel()
      cancellable.cancel()
    }
    #expect(cancelled.arguments == [1])
    do { _ = AnyCancellable { cancelled(2) } }
    #expect(cancelled.arguments == [1, 2])
  }

  @Test("assign writes to the object and does not retain it")
  func assign() {
    final class Screen: Sendable {
      let subject = CurrentValueSubject<Int, Never>(0)
      let tracer = Tracer()
      var title: Int {
        get { subject.value }
        set { subject.value = newValue }
      }
    }
    weak var screen: Screen?
    let titles = PassthroughSubject<Int, Never>()
    var subscription: AnyCancellable?
    do {
      let strong = Screen()
      screen = strong
      subscription = titles.assign(to: \.title, on: strong)
      titles.send(5)
      #expect(strong.title == 5)
    }
    #expect(screen == nil)
    titles.send(6)
    subscription?.cancel()
  }

  @Test("A sink releases its source and then its closures after it has delivered the end")
  func releaseOrder() {
    final class Noisy: Sendable {
      let log: Spy<String>
      let name: String
      init(_ name: String, _ log: Spy<String>) { (self.log, self.name) = (log, name) }
      deinit { log(name) }
    }
    let log = Spy<String>()
    let subject = PassthroughSubject<Int, Never>()
    var subscription: AnyCancellable?
    do {
      let (source, value, completion) = (
        Noisy("source", log), Noisy("value", log), Noisy("end", log)
      )
      subscription = subject.handleEvents(receiveOutput: { _ in _ = source.name }).sink { _ in
        log("completion by \(completion.name)")
      } receiveValue: { _ in
        _ = value.name
      }
    }
    #expect(log.count == 0)
    subject.send(completion: .finished)
    #expect(log.arguments.first == "completion by end")
    #expect(log.arguments.dropFirst() == ["source", "value", "end"])
    subscription?.cancel()
  }

  @Test("An endless source makes a value only when a slow reader requests it", .hangLimit)
  func constantMemory() async {
    let made = Spy<Int>()
    var iterator = (1...).publisher.handleEvents(receiveOutput: { made($0) })
      .map { $0 }.filter { $0 % 2 == 0 }.flatMap { Just($0) }.eraseToAnyPublisher()
      .makeAsyncIterator()
    for expected in 1...10 {
      #expect(await iterator.next() == expected * 2)
      #expect(made.count == expected * 2, "Values are made when they are asked for.")
    }
  }
}

@Suite("The owners of a subject")
struct SubjectLifetimeTests {
  /// Makes a chain whose subject nothing else refers to.
  private func chain() -> (some Publisher<Int, Never>, Weak<PassthroughSubject<Int, Never>>) {
    let subject = PassthroughSubject<Int, Never>()
    return (subject.map { $0 + 1 }.filter { $0 > 0 }, Weak(subject))
  }

  @Test("An operator that has not been released keeps the subject it was made from")
  func operatorKeepsSubject() {
    let (chain, subject) = chain()
    #expect(subject.object != nil)
    let record = chain.recorded()
    subject.object?.send(1)
    #expect(record.values == [2])
    #expect(record.completion == nil)
    withExtendedLifetime(chain) {}
  }

  @Test("A subscription does not keep its subject, which finishes when it is released")
  func subscriptionDoesNotKeepSubject() {
    let record: PublisherRecord<Int, Never>
    do {
      let (chain, subject) = chain()
      record = chain.recorded()
      subject.object?.send(1)
      withExtendedLifetime(chain) {}
    }
    #expect(record.values == [2])
    #expect(record.completion == .finished)
  }

  @Test("append and prepend keep a subject only until they continue with it")
  func appendedSubject() {
    typealias Subject = PassthroughSubject<Int, Never>
    let appending: [(Subject) -> AnyPublisher<Int, Never>] = [
      { $0.prepend(0) }, { $0.prepend(Just(0).eraseToAnyPublisher()) }, { Just(0).append($0) },
      { [0].publisher.append($0) }, { Just(0).append($0.eraseToAnyPublisher()) },
    ]
    for append in appending {
      var subject = Optional(Subject())
      let weak = subject.map { Weak($0) }
      let record = subject.map { append($0).recorded() }
      weak?.object?.send(1)
      subject = nil
      #expect(weak?.object == nil)
      record?.expect([0, 1], then: .finished)
    }
    var subject = Optional(Subject())
    let weak = subject.map { Weak($0) }
    let first = Subject()
    let record = subject.map { first.append($0).recorded() }
    subject = nil
    #expect(weak?.object != nil, "The stream has not come to the subject yet.")
    first.send(completion: .finished)
    #expect(weak?.object == nil)
    record?.expect([], then: .finished)
  }

  @Test("retry keeps its subject only as long as another attempt is possible")
  func lastAttemptDoesNotKeepSubject() {
    func record(_ subject: PassthroughSubject<Int, Never>) -> PublisherRecord<Int, Never> {
      subject.tryMap { value in
        if value == 1 { throw Refusal() }
        return value
      }.retry(1).replaceError(with: -1).recorded()
    }
    var subject = Optional(PassthroughSubject<Int, Never>())
    let weak = subject.map { Weak($0) }
    let record = subject.map { record($0) }
    subject = nil
    #expect(weak?.object != nil, "One more attempt is possible.")
    weak?.object?.send(1)
    #expect(weak?.object == nil)
    record?.expect([], then: .finished)
  }
}

private struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}
