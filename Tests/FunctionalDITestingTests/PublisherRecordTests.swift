import FunctionalDITesting
import LocalPublisher
import Testing

@Suite("Records of publishers")
struct PublisherRecordTests {
  @Test("A record has the values and their end")
  func recordsValues() {
    let record = [1, 2, 3].publisher.map { $0 * 2 }.recorded()

    #expect(record.values == [2, 4, 6])
    #expect(record.completion == .finished)
  }

  @Test("A record has the failure")
  func recordsFailures() {
    let record = Fail<Int, Offline>(error: Offline()).recorded()

    #expect(record.values.isEmpty)
    #expect(record.completion == .failure(Offline()))
  }

  @Test("A record waits for later values")
  func waitsForValues() async {
    let numbers = PassthroughSubject<Int, Never>()
    let record = numbers.recorded()
    #expect(record.values.isEmpty)
    #expect(record.completion == nil)
    Task {
      for number in 1...3 { numbers.send(number) }
      numbers.send(completion: .finished)
    }

    #expect(await record.waitForValues(count: 2).starts(with: [1, 2]))
    #expect(await record.waitForCompletion() == [1, 2, 3])
  }

  @Test("A canceled record keeps its values and receives no more")
  func cancels() {
    let numbers = PassthroughSubject<Int, Never>()
    let record = numbers.recorded()

    numbers.send(1)
    record.cancel()
    numbers.send(2)

    #expect(record.values == [1])
    #expect(record.completion == nil)
  }

  @Test("A record reports values that do not arrive before the limit")
  func reportsMissingValues() async {
    let clock = ManualClock()
    let numbers = PassthroughSubject<Int, Never>()
    let record = numbers.recorded()
    numbers.send(1)

    await withKnownIssue {
      async let values = record.waitForValues(count: 2, within: .seconds(3), on: clock)
      await clock.waitForSleepers()
      clock.advance(by: .seconds(3))
      #expect(await values == [1])
    } matching: {
      $0.says("Waited 3.0 seconds for 2 values of a publisher, but 1 arrived.")
    }
  }

  @Test("A record immediately reports a publisher that has ended too early")
  func reportsEarlyEnds() async {
    let record = [1].publisher.recorded()

    await withKnownIssue {
      #expect(await record.waitForValues(count: 2, on: ManualClock()) == [1])
    } matching: {
      $0.says("Expected 2 values, but the publisher ended (finished) after 1.")
    }
  }

  @Test("A record reports a publisher that does not end before the limit")
  func reportsMissingEnds() async {
    let numbers = PassthroughSubject<Int, Never>()
    let record = numbers.recorded()
    numbers.send(1)

    await withKnownIssue {
      #expect(await record.waitForCompletion(within: .zero) == [1])
    } matching: {
      $0.says("Waited 0.0 seconds for a publisher to end, but it has not, after 1 value.")
    }
    numbers.send(2)
    #expect(record.values == [1, 2])
  }
}
