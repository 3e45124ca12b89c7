import LocalPublisher
import FunctionalDITestDoubles
import Testing

@Suite("CombineLatest, as in Combine")
struct CombineLatestConformanceTests {
  @Test("combineLatest begins when each source has a value, and delivers at each later one")
  func values() {
    let (numbers, letters) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let record = numbers.combineLatest(letters).map { "\($0)\($1)" }.recorded()
    numbers.send(1)
    numbers.send(2)
    #expect(record.values.isEmpty)
    letters.send("a")
    letters.send("b")
    numbers.send(3)
    #expect(record.values == ["2a", "2b", "3b"])
  }

  @Test("combineLatest uses the last value of a finished source, and ends with the last source")
  func finishes() {
    let (numbers, letters) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let record = numbers.combineLatest(letters).map { "\($0)\($1)" }.recorded()
    numbers.send(1)
    numbers.send(completion: .finished)
    letters.send("a")
    letters.send("b")
    #expect(record.values == ["1a", "1b"])
    #expect(record.completion == nil)
    letters.send(completion: .finished)
    #expect(record.completion == .finished)
  }

  @Test("combineLatest ends as soon as a source finishes without a value")
  func endsEarly() {
    let numbers = PassthroughSubject<Int, Never>()
    numbers.combineLatest(Empty<Int, Never>()).map { $0 + $1 }.expect([])
  }

  @Test("combineLatest fails with the first source that fails")
  func fails() {
    let (one, two) = (PassthroughSubject<Int, Refusal>(), PassthroughSubject<Int, Refusal>())
    let record = one.combineLatest(two).map { $0 + $1 }.recorded()
    one.send(1)
    two.send(completion: .failure(Refusal()))
    #expect(record.values.isEmpty)
    #expect(record.completion == .failure(Refusal()))
  }

  @Test("combineLatest takes three and four sources")
  func arities() {
    let subjects = (1...4).map { CurrentValueSubject<Int, Never>($0) }
    let three = subjects[0].combineLatest(subjects[1], subjects[2])
      .map { $0 * 100 + $1 * 10 + $2 }.recorded()
    let four = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3])
      .map { $0 * 1000 + $1 * 100 + $2 * 10 + $3 }.recorded()
    subjects[1].value = 7
    #expect(three.values == [123, 173])
    #expect(four.values == [1234, 1734])
  }
}
