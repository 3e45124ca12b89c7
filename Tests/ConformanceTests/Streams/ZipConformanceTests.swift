import LocalPublisher
import FunctionalDITestDoubles
import Testing

@Suite("Zip, as in Combine")
struct ZipConformanceTests {
  @Test("zip pairs values by position, whichever arrives first")
  func pairs() {
    let (numbers, letters) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let record = numbers.zip(letters).map { "\($0)\($1)" }.recorded()
    numbers.send(1)
    numbers.send(2)
    #expect(record.values.isEmpty)
    letters.send("a")
    #expect(record.values == ["1a"])
    letters.send("b")
    letters.send("c")
    numbers.send(3)
    #expect(record.values == ["1a", "2b", "3c"])
  }

  @Test("zip finishes as soon as no more pairs are possible")
  func finishes() {
    let (numbers, letters) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let record = numbers.zip(letters).map { "\($0)\($1)" }.recorded()
    numbers.send(1)
    numbers.send(completion: .finished)
    #expect(record.completion == nil)
    letters.send("a")
    #expect(record.values == ["1a"])
    #expect(record.completion == .finished)
  }

  @Test("zip fails with the first source that fails, and drops values without a counterpart")
  func fails() {
    let (one, two) = (PassthroughSubject<Int, Refusal>(), PassthroughSubject<Int, Refusal>())
    let record = one.zip(two).map { $0 + $1 }.recorded()
    one.send(1)
    two.send(completion: .failure(Refusal()))
    #expect(record.values.isEmpty)
    #expect(record.completion == .failure(Refusal()))
  }

  @Test("zip takes three and four sources")
  func arities() {
    let numbers = [1, 2].publisher
    numbers.zip(numbers, numbers).map { $0 + $1 + $2 }.expect([3, 6])
    numbers.zip(numbers, numbers, Just(10)).map { $0 + $1 + $2 + $3 }.expect([13])
  }
}
