import LocalPublisher
import FunctionalDITestDoubles
import TestSupport
import Testing

@Suite("Asynchronous functions and sequences")
struct AsynchronousTests {
  @Test("An asynchronous map keeps the order and transforms one value at a time")
  func map() async {
    let source = (1...4).publisher.map { value in
      for _ in 0..<(5 - value) { await Task.yield() }
      return value * 10
    }
    await source.expectAwaited([10, 20, 30, 40])
    let _: AnyPublisher<Int, Never> = source.eraseToAnyPublisher()
  }

  @Test("An asynchronous tryMap ends the stream with the error that its function throws")
  func tryMap() async {
    let source = (1...4).publisher.tryMap { value in
      await Task.yield()
      guard value < 3 else { throw Refusal() }
      return value
    }
    await source.expectAwaited([1, 2], then: .failure(Refusal()))
  }

  @Test("An asynchronous flatMap delivers the values of every publisher it makes")
  func flatMap() async {
    let source = (1...3).publisher.flatMap(maxPublishers: 1) { value in
      await Task.yield()
      return [value, value * 10].publisher
    }
    #expect(await source.collect().firstValue() == [1, 10, 2, 20, 3, 30])
    let all = await (1...100).publisher.flatMap { value in
      await Task.yield()
      return Just(value)
    }.collect().firstValue()
    #expect(all?.sorted() == Array(1...100))
  }

  @Test("The publisher of an asynchronous sequence delivers its values and its failure")
  func sequence() async {
    let (numbers, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
    for value in 1...3 { continuation.yield(value) }
    continuation.finish(throwing: Refusal())
    await numbers.publisher.expectAwaited([1, 2, 3], then: .failure(Refusal()))
  }

  @Test("An asynchronous sequence that cannot fail makes a publisher that cannot fail")
  func sequenceOfNever() async {
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.yield(1)
    continuation.finish()
    let publisher: AnyPublisher<Int, Never> = numbers.publisher.eraseToAnyPublisher()
    await publisher.expectAwaited([1])
  }

  @Test("An asynchronous sequence is read only when a value is requested")
  func backPressure() async {
    let counting = Counting()
    var iterator = counting.publisher.makeAsyncIterator()
    #expect(counting.asked.count == 0)
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == 2)
    for _ in 0..<10 { await Task.yield() }
    #expect(counting.asked.arguments == [1, 2])
  }

  @Test("Several subscribers read a stream that is iterated once through its shared publisher")
  func sharedSequence() async {
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    let shared = numbers.publisher.share()
    let records = [shared.recorded(), shared.recorded()]
    for value in 1...2 { continuation.yield(value) }
    continuation.finish()
    for record in records { #expect(await record.waitForCompletion() == [1, 2]) }
  }

  @Test("A throwing stream of a publisher delivers the same values and failure")
  func toStream() async {
    let ofValues = AsyncThrowingStream([1, 2].publisher)
    await ofValues.publisher.expectAwaited([1, 2])
    let ofFailure = AsyncThrowingStream(Fail<Int, Refusal>(error: Refusal()))
    await ofFailure.publisher.expectAwaited([], then: .failure(Refusal()))
  }

  @Test("Canceling the task that reads ends a loop that waits", .hangLimit)
  func cancelWaiting() async {
    let cancelled = NullarySpy("receiveCancel")
    let subject = PassthroughSubject<Int, Never>()
    let watched = subject.handleEvents(receiveCancel: cancelled.recording())
    let task = Task { await watched.firstValue() }
    task.cancel()
    #expect(await task.value == nil)
    await cancelled.waitForCalls()
  }

  @Test("Canceling the task that reads ends a loop over a source that is always ready")
  func cancelBusy() async {
    let task = Task {
      var count = 0
      for await value in (1...).publisher {
        count = value
        if count == 1000 { withUnsafeCurrentTask { $0?.cancel() } }
      }
      return count
    }
    let count = await task.value
    #expect((1000...1064).contains(count))
  }

  @Test("Canceling the task ends a search without a result")
  func cancelFruitless() async {
    let task = Task { await (1...).publisher.filter { $0 < 0 }.firstValue() }
    task.cancel()
    #expect(await task.value == nil)
  }

  @Test("Releasing a future cancels its task", .hangLimit)
  func futureCancellation() async {
    let (started, cancelled) = (NullarySpy("started"), NullarySpy("cancelled"))
    let deferred = Deferred {
      Future {
        await withTaskCancellationHandler {
          started()
          while !Task.isCancelled { await Task.yield() }
        } onCancel: {
          cancelled()
        }
      }
    }
    let subscription = deferred.sink { _ in }
    await started.waitForCalls()
    subscription.cancel()
    await cancelled.waitForCalls()
  }

  @Test("The actor of the caller is kept", .hangLimit)
  @MainActor
  func isolation() async {
    let subject = PassthroughSubject<Int, Never>()
    var iterator = subject.makeAsyncIterator()
    Task { subject.send(1) }
    #expect(await iterator.next(isolation: #isolation) == 1)
    MainActor.assertIsolated()
  }
}

/// Counts its requests.
private struct Counting: AsyncSequence, Sendable {
  let asked = Spy<Int>()

  struct AsyncIterator: AsyncIteratorProtocol {
    let asked: Spy<Int>
    var value = 0

    mutating func next() async -> Int? {
      value += 1
      asked(value)
      return value
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(asked: asked) }
}
