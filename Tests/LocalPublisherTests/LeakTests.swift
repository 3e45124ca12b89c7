import LocalPublisher
import FunctionalDITestDoubles
import TestSupport
import Testing

/// An object whose release can be observed.
final class Tracer: Sendable {
  let value = 1
}

@Suite("Objects that are released after the end of a stream")
struct LeakTests {
  private typealias Source = AnyPublisher<Int, any Error>

  /// Applies an operator whose closure captures a tracer, and ends the subscription in each way
  /// there is.
  private func expectNoLeak(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ apply: (Source, Tracer) -> any Publisher<Int, any Error>
  ) async {
    for end in ["cancel", "finish", "fail", "drop the subject", "cancel the task"] {
      weak var tracer: Tracer?
      weak var subject: PassthroughSubject<Int, any Error>?
      do {
        let strongTracer = Tracer()
        tracer = strongTracer
        var source: PassthroughSubject<Int, any Error>? = PassthroughSubject()
        subject = source
        func erase<P: Publisher<Int, any Error>>(_ publisher: P) -> Source {
          publisher.eraseToAnyPublisher()
        }
        var publisher = source.map { erase(apply($0.eraseToAnyPublisher(), strongTracer)) }
        if end == "cancel the task" {
          let reader = publisher.map { publisher in
            Task { _ = try? await publisher.collect().firstValue() }
          }
          await Task.yield()
          source?.send(1)
          reader?.cancel()
          await reader?.value
        } else {
          let subscription = publisher?.sink { _ in
          } receiveValue: { _ in
          }
          source?.send(1)
          source?.send(2)
          switch end {
          case "finish": source?.send(completion: .finished)
          case "fail": source?.send(completion: .failure(Refusal()))
          case "drop the subject": source = nil
          default: break
          }
          publisher = nil
          subscription?.cancel()
        }
      }
      // A task that has been canceled may still hold them, on a thread that has to wait for a core.
      let deadline = ContinuousClock.now + .seconds(600)
      while tracer != nil || subject != nil, ContinuousClock.now < deadline { await Task.yield() }
      #expect(
        tracer == nil, "\(name) keeps its closure after: \(end)", sourceLocation: sourceLocation)
      #expect(
        subject == nil, "\(name) keeps its source after: \(end)", sourceLocation: sourceLocation)
    }
  }

  @Test("Operators on values release everything after the end")
  func valueOperators() async {
    await expectNoLeak("map") { source, tracer in source.map { $0 * tracer.value } }
    await expectNoLeak("compactMap") { source, tracer in source.compactMap { $0 * tracer.value } }
    await expectNoLeak("filter") { source, tracer in source.filter { $0 == tracer.value } }
    await expectNoLeak("tryMap") { source, tracer in source.tryMap { $0 * tracer.value } }
    await expectNoLeak("tryMap that throws") { source, tracer in
      source.tryMap { _ -> Int in throw tracer.value == 1 ? Refusal() : Refusal() }
    }
    await expectNoLeak("mapError") { source, tracer in
      source.mapError { tracer.value == 1 ? $0 : $0 }
    }
    await expectNoLeak("scan") { source, tracer in source.scan(0) { $0 + $1 * tracer.value } }
    await expectNoLeak("reduce") { source, tracer in source.reduce(0) { $0 + $1 * tracer.value } }
    await expectNoLeak("collect") { source, tracer in
      source.collect().map { $0.count * tracer.value }
    }
    await expectNoLeak("collect(_:)") { source, tracer in
      source.collect(2).map { $0.count * tracer.value }
    }
    await expectNoLeak("prefix") { source, tracer in
      source.prefix(1).map { $0 * tracer.value }
    }
    await expectNoLeak("prefix(while:)") { source, tracer in source.prefix { $0 == tracer.value } }
    await expectNoLeak("first(where:)") { source, tracer in source.first { $0 > tracer.value } }
    await expectNoLeak("first") { source, tracer in source.map { $0 * tracer.value }.first() }
    await expectNoLeak("dropFirst") { source, tracer in source.dropFirst().map { $0 * tracer.value }
    }
    await expectNoLeak("drop(while:)") { source, tracer in source.drop { $0 == tracer.value } }
    await expectNoLeak("removeDuplicates") { source, tracer in
      source.removeDuplicates { $0 * tracer.value == $1 }
    }
    await expectNoLeak("replaceEmpty") { source, tracer in
      source.replaceEmpty(with: 1).map { $0 * tracer.value }
    }
    await expectNoLeak("handleEvents") { source, tracer in
      source.handleEvents(
        receiveOutput: { _ = $0 * tracer.value }, receiveCompletion: { _ in _ = tracer.value },
        receiveCancel: { _ = tracer.value })
    }
  }

  @Test("Operators on failures release everything after the end")
  func failureOperators() async {
    await expectNoLeak("catch") { source, tracer in
      source.catch { _ in Just(tracer.value).setFailureType(to: (any Error).self) }
    }
    await expectNoLeak("catch, waiting for the other publisher") { source, tracer in
      source.catch { _ in
        Empty<Int, any Error>(completeImmediately: false).map { $0 * tracer.value }
      }
    }
    await expectNoLeak("replaceError") { source, tracer in
      source.map { $0 * tracer.value }.replaceError(with: 0).setFailureType(to: (any Error).self)
    }
    await expectNoLeak("setFailureType") { source, tracer in
      source.replaceError(with: 0).map { $0 * tracer.value }.setFailureType(to: (any Error).self)
    }
    await expectNoLeak("retry") { source, tracer in source.map { $0 * tracer.value }.retry(2) }
  }

  @Test("Operators on several publishers release everything after the end")
  func combiningOperators() async {
    let never = Empty<Int, any Error>(completeImmediately: false)
    await expectNoLeak("flatMap") { source, tracer in
      source.flatMap { Just($0 * tracer.value).setFailureType(to: (any Error).self) }
    }
    await expectNoLeak("flatMap, waiting") { source, tracer in
      source.flatMap { value in never.map { $0 * tracer.value * value } }
    }
    await expectNoLeak("switchToLatest") { source, tracer in
      source.map { value in never.map { $0 * tracer.value * value } }.switchToLatest()
    }
    await expectNoLeak("merge") { source, tracer in
      source.merge(with: source.map { $0 * tracer.value })
    }
    await expectNoLeak("zip") { source, tracer in
      source.zip(source.map { $0 * tracer.value }).map { $0 + $1 }
    }
    await expectNoLeak("combineLatest") { source, tracer in
      source.combineLatest(never.map { $0 * tracer.value }).map { $0 + $1 }
    }
    await expectNoLeak("zip of four") { source, tracer in
      source.zip(source, source, source.map { $0 * tracer.value }).map { $0 + $1 + $2 + $3 }
    }
    await expectNoLeak("combineLatest of four") { source, tracer in
      source.combineLatest(source, never, source.map { $0 * tracer.value })
        .map { $0 + $1 + $2 + $3 }
    }
    await expectNoLeak("share") { source, tracer in source.map { $0 * tracer.value }.share() }
    await expectNoLeak("values") { source, tracer in
      source.map { $0 * tracer.value }.values(bufferingPolicy: .bufferingNewest(1))
    }
    await expectNoLeak("a subject in between") { source, tracer in
      Deferred {
        let subject = CurrentValueSubject<Int, any Error>(tracer.value)
        return subject.merge(with: source)
      }
    }
  }

  @Test("Publishers that wait for a task release everything after the end", .hangLimit)
  func waitingOperators() async {
    let clock = ManualClock()
    await expectNoLeak("map, asynchronous") { source, tracer in
      source.map { value in
        await Task.yield()
        return value * tracer.value
      }
    }
    await expectNoLeak("tryMap, asynchronous") { source, tracer in
      source.tryMap { value in
        await Task.yield()
        return value * tracer.value
      }
    }
    await expectNoLeak("flatMap, asynchronous") { source, tracer in
      source.flatMap { value in
        await Task.yield()
        return Just(value * tracer.value).setFailureType(to: (any Error).self)
      }
    }
    await expectNoLeak("Future") { source, tracer in
      source.flatMap { value in
        Future {
          try await clock.sleep(for: .seconds(1)); return tracer.value
        }
      }
    }
    await expectNoLeak("an asynchronous sequence") { source, tracer in
      AsyncThrowingStream(source.map { $0 * tracer.value }).publisher
    }
    await expectNoLeak("delay") { source, tracer in
      source.map { $0 * tracer.value }.delay(for: .zero, clock: clock)
    }
    await expectNoLeak("timeout") { source, tracer in
      source.map { $0 * tracer.value }.timeout(.seconds(1), clock: clock)
    }
    await expectNoLeak("debounce") { source, tracer in
      source.map { $0 * tracer.value }.debounce(for: .seconds(1), clock: clock)
    }
  }

  @Test("delay releases everything after a cancellation", .hangLimit)
  func delay() async {
    weak var tracer: Tracer?
    let clock = ManualClock()
    do {
      let strong = Tracer()
      tracer = strong
      let subject = PassthroughSubject<Tracer, Never>()
      let subscription = subject.delay(for: .seconds(1), clock: clock).sink { _ in }
      subject.send(strong)
      await clock.waitForSleepers()
      subscription.cancel()
    }
    await clock.waitForSleepers(count: 0)
    #expect(tracer == nil)
  }
}
