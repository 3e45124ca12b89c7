import LocalPublisher
import FunctionalDITestDoubles
import TestSupport
import Testing

@Suite("Awaiting values")
struct AwaitingTests {
  @Test("A loop over a publisher that cannot fail needs no try")
  func never() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.map({ $0 * 2 }).filter({ $0 != 4 }) {
      values.append(value)
    }
    #expect(values == [2, 6])
  }

  @Test("A loop throws the failure with its own type")
  func typedFailure() async {
    do throws(Refusal) {
      for try await _ in Fail<Int, Refusal>(error: Refusal()).eraseToAnyPublisher() {
        Issue.record("There is no value.")
      }
      Issue.record("The loop has to throw.")
    } catch {
      let refusal: Refusal = error
      #expect(refusal == Refusal())
    }
  }

  @Test("firstValue is the first value, nil if there is none, or the failure")
  func firstValue() async throws {
    #expect(await [7, 8].publisher.firstValue() == 7)
    #expect(await [Int]().publisher.firstValue() == nil)
    await #expect(throws: Refusal()) {
      _ = try await Fail<Int, Refusal>(error: Refusal()).firstValue()
    }
  }

  @Test("A loop that waits for a busy source lets the other tasks of its actor run", .hangLimit)
  @MainActor
  func letsOtherTasksRun() async {
    let busy = (1...).publisher.filter { $0 == 0 }
    let other = Future { @MainActor () async in 2 }
    #expect(await busy.merge(with: other).firstValue() == 2)
  }

  @Test("append subscribes to its first publisher before the loop asks for a value")
  func appendSubscribesAtOnce() async {
    let subject = PassthroughSubject<Int, Never>()
    var iterator = subject.append(2).makeAsyncIterator()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == 2)
    #expect(await iterator.next() == nil)
  }
}

@Suite("Future")
struct FutureTests {
  @Test("An asynchronous function is a publisher of one value")
  func asynchronousFunction() async throws {
    let users: AnyPublisher<[String], any Error> =
      Future { try await answer(["Anna"]) }.eraseToAnyPublisher()
    #expect(try await users.firstValue() == ["Anna"])
    #expect(try await users.map(\.count).firstValue() == 1)
  }

  @Test("A function that cannot fail makes a publisher that cannot fail")
  func cannotFail() async {
    let value = await Future { await echo(5) }.firstValue()
    #expect(value == 5)
  }

  @Test("The function's typed failure is the failure of the publisher")
  func typedFailure() async {
    await #expect(throws: Refusal()) { try await Future(refuse).firstValue() }
  }

  @Test("Only the first call of the promise counts")
  func promise() async {
    let future = Future<Int, Never> { promise in
      promise(.success(1))
      promise(.success(2))
    }
    future.recorded().expect([1], then: .finished)
  }

  @Test("A promise that is released without a call finishes the future")
  func abandoned() async {
    let value = await Future<Int, Never> { _ in }.firstValue()
    #expect(value == nil)
  }
}

private func answer<T>(_ value: T) async throws -> T { value }
private func echo<T>(_ value: T) async -> T { value }
@Sendable private func refuse() async throws(Refusal) -> Int { throw Refusal() }
