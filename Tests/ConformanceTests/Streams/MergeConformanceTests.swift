import LocalPublisher
import FunctionalDITestDoubles
import Testing

@Suite("Merge, as in Combine")
struct MergeConformanceTests {
  @Test("merge delivers each value when it arrives")
  func values() {
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let record = one.merge(with: two).recorded()
    two.send(1)
    one.send(2)
    two.send(3)
    #expect(record.values == [1, 2, 3])
  }

  @Test("merge finishes with the last of its sources")
  func finishes() {
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let record = one.merge(with: two).recorded()
    one.send(completion: .finished)
    #expect(record.completion == nil)
    two.send(1)
    two.send(completion: .finished)
    #expect(record.values == [1])
    #expect(record.completion == .finished)
  }

  @Test("merge fails with the first source that fails, and releases the others")
  func fails() {
    let (one, two) = (PassthroughSubject<Int, Refusal>(), PassthroughSubject<Int, Refusal>())
    let record = one.merge(with: two).recorded()
    one.send(completion: .failure(Refusal()))
    two.send(1)
    #expect(record.values.isEmpty)
    #expect(record.completion == .failure(Refusal()))
  }

  @Test("merge takes any number of sources and keeps the order of each")
  func many() {
    let values = (0..<8).map { source in (0..<4).map { source * 10 + $0 } }
    let sources = values.map(\.publisher)
    let record = sources[0].merge(
      with: sources[1], sources[2], sources[3], sources[4], sources[5], sources[6], sources[7]
    ).recorded()
    #expect(record.values.sorted() == values.flatMap(\.self))
    for source in 0..<8 {
      #expect(record.values.filter { $0 / 10 == source } == values[source])
    }
    #expect(record.completion == .finished)
  }

  @Test("merge alternates between ready sources, while Combine reads them one after the other")
  func turns() {
    // Combine reads the first source to its end before it subscribes to the second one, so an
    // endless first source starves the second one.
    (1...).publisher.merge(with: (100...).publisher).prefix(4).expect([1, 100, 2, 101])
  }
}
