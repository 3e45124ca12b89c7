import FunctionalDITestDoubles
import LocalPublisher
import TestSupport
import Testing

@Suite("A subject whose only subscriber is a sink", .hangLimit)
struct ShortcutTests {
  @Test("A second sink that comes in a delivery changes nothing for the first one")
  func secondSubscriber() {
    let subject = PassthroughSubject<Int, Never>()
    let (first, second) = (Spy<Int>(), Spy<Int>())
    let added = Box<AnyCancellable>()
    let subscription = subject.sink { value in
      first(value)
      if value == 2 { added.value = subject.sink { second($0) } }
      if value == 2 { subject.send(3) }
    }
    for value in [1, 2, 4] { subject.send(value) }
    #expect(first.arguments == [1, 2, 3, 4])
    #expect(second.arguments == [3, 4])
    added.value = nil
    subject.send(5)
    subject.send(6)
    #expect(first.arguments == [1, 2, 3, 4, 5, 6])
    #expect(second.arguments == [3, 4])
    subscription.cancel()
    subject.send(7)
    #expect(first.arguments.last == 6)
  }

  @Test("Sinks that follow each other receive the values of their own time", arguments: [1, 2, 3])
  func following(values: Int) {
    let subject = PassthroughSubject<Int, Never>()
    for round in 0..<5 {
      let received = Spy<Int>()
      let subscription = subject.map { $0 + round }.sink { received($0) }
      for value in 0..<values { subject.send(value) }
      subscription.cancel()
      subject.send(99)
      #expect(received.arguments == (0..<values).map { $0 + round })
    }
  }

  @Test("A value that an operator leaves waiting stays before the values after it")
  func waitingValues() {
    let (numbers, letters) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let received = Spy<String>()
    let subscription = numbers.zip(letters).sink { received("\($0)\($1)") }
    for number in 1...4 { numbers.send(number) }
    for letter in ["a", "b", "c", "d"] { letters.send(letter) }
    numbers.send(5)
    letters.send("e")
    #expect(received.arguments == ["1a", "2b", "3c", "4d", "5e"])
    subscription.cancel()
  }

  @Test("A sink that cancels itself in a delivery leaves the subject to the next one")
  func cancellingInside() {
    let subject = PassthroughSubject<Int, Never>()
    for _ in 0..<3 {
      let received = Spy<Int>()
      let cancellable = Box<AnyCancellable>()
      cancellable.value = subject.sink { value in
        received(value)
        if value == 2 { cancellable.value = nil }
      }
      for value in 1...4 { subject.send(value) }
      #expect(received.arguments == [1, 2])
    }
  }

  @Test("An operator that ends the stream in a delivery leaves the subject to the next sink")
  func endingInside() {
    let subject = PassthroughSubject<Int, Never>()
    for _ in 0..<3 {
      let received = Spy<Int>()
      let subscription = subject.prefix(2).sink { received($0) }
      for value in 1...4 { subject.send(value) }
      #expect(received.arguments == [1, 2])
      subscription.cancel()
    }
  }
}
