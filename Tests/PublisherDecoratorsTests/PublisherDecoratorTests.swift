import FunctionalDI
import PublisherDecorators
import TestDoubles
import Testing

private struct Offline: Error, Equatable {}

private enum LoadNumbers: NamedService {
  typealias Service = @Sendable (Int) -> AnyPublisher<Int, Offline>
}

/// Delivers a number and the next one; the first so many subscriptions fail after the first number.
private func numbers(
  failing failures: Int = 0, made: NullarySpy = NullarySpy(), subscribed: NullarySpy = NullarySpy()
) -> LoadNumbers.Service {
  { first in
    made()
    return Deferred { () -> AnyPublisher<Int, Offline> in
      subscribed()
      guard subscribed.count > failures else {
        return Fail(error: Offline()).eraseToAnyPublisher()
      }
      return [first, first + 1].publisher.setFailureType(to: Offline.self).eraseToAnyPublisher()
    }.eraseToAnyPublisher()
  }
}

/// Delivers just one number.
private func just(_ number: Int) -> AnyPublisher<Int, Offline> {
  Just(number).setFailureType(to: Offline.self).eraseToAnyPublisher()
}

private func values(of publisher: AnyPublisher<Int, Offline>) async throws -> [Int] {
  var values: [Int] = []
  for try await value in publisher { values.append(value) }
  return values
}

@Suite("Decorators of functions that return a publisher")
struct PublisherDecoratorTests {
  @Test("Retrying subscribes again, and makes no new publisher")
  func retries() async throws {
    let (made, subscribed) = (NullarySpy(), NullarySpy())
    let load: LoadNumbers.Service = retrying(
      numbers(failing: 2, made: made, subscribed: subscribed), attempts: 3)
    #expect(try await values(of: load(7)) == [7, 8])
    #expect((made.count, subscribed.count) == (1, 3))
    let impatient = retrying(numbers(failing: 2), attempts: 2)
    await #expect(throws: Offline.self) { try await values(of: impatient(7)) }
  }

  @Test("What has finished is remembered, by its arguments; what fails is not")
  func caches() async throws {
    let subscribed = NullarySpy()
    let load: LoadNumbers.Service = cached(
      numbers(failing: 1, subscribed: subscribed), limit: 2)
    await #expect(throws: Offline.self) { try await values(of: load(1)) }
    for number in [1, 1, 2, 2, 1] {
      #expect(try await values(of: load(number)) == [number, number + 1])
    }
    #expect(subscribed.count == 3)
    #expect(try await values(of: load(3)) == [3, 4])
    #expect(try await values(of: load(1)) == [1, 2])
    #expect(subscribed.count == 4)
    #expect(try await values(of: load(2)) == [2, 3])
    #expect(subscribed.count == 5)
  }

  @Test("What is remembered is delivered without a call of the function")
  func callsNoMore() async throws {
    let made = NullarySpy()
    let load: LoadNumbers.Service = cached(numbers(made: made))
    _ = try await values(of: load(1))
    #expect(try await values(of: load(1)) == [1, 2])
    #expect(made.count == 1)
  }

  @Test("What had failed once for all is made anew in the next call")
  func makesAnew() async throws {
    let load: LoadNumbers.Service = cached(
      sequence(Fail(error: Offline()).eraseToAnyPublisher(), just(1)))
    await #expect(throws: Offline.self) { try await values(of: load(1)) }
    #expect(try await values(of: load(1)) == [1])
  }

  @Test("A publisher that was made before the values were there delivers them too")
  func replaysInEarlierPublishers() async throws {
    let subscribed = NullarySpy()
    let load: LoadNumbers.Service = cached(numbers(subscribed: subscribed))
    let early = load(1)
    _ = try await values(of: load(1))
    #expect(try await values(of: early) == [1, 2])
    #expect(subscribed.count == 1)
  }

  @Test("A function that is not Sendable is remembered too, with arguments that are not")
  func cachesPlain() async throws {
    final class Page: Hashable {
      let number: Int
      init(_ number: Int) { self.number = number }
      static func == (first: Page, second: Page) -> Bool { first.number == second.number }
      func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }
    let loaded = Spy<Int>()
    let load: (Page) -> AnyPublisher<Int, Offline> = { page in
      loaded(page.number)
      return just(page.number)
    }
    let quick = cached(load)
    for number in [1, 1, 2, 1] {
      #expect(try await values(of: quick(Page(number))) == [number])
    }
    #expect(loaded.arguments == [1, 2])
  }

  @MainActor
  @Test("A main actor function stays one")
  func cachesOnMainActor() async throws {
    let load: @MainActor () -> AnyPublisher<Int, Offline> = sequence(just(1), just(2))
    let quick: @MainActor () -> AnyPublisher<Int, Offline> = cached(load)
    #expect(try await values(of: quick()) == [1])
    #expect(try await values(of: quick()) == [1])
  }

  @Test("A function that throws before it has a publisher is called again")
  func cachesThrowing() async throws {
    let calls = Spy<Int>()
    let load: @Sendable (Int) async throws -> AnyPublisher<Int, Offline> =
      sequence(.failure(Offline()), .success(just(3)))
    let quick = cached(calls.recording(load))
    await #expect(throws: Offline.self) { try await quick(3) }
    #expect(try await values(of: quick(3)) == [3])
    #expect(try await values(of: quick(3)) == [3])
    #expect(calls.arguments == [3, 3])
  }

  @Test("Each subscription is measured when it ends, not the making of the publisher")
  func measures() async throws {
    let times = NullarySpy()
    let load: LoadNumbers.Service = timed(numbers()) { _ in times() }
    let publisher = load(1)
    #expect(times.count == 0)
    _ = try await values(of: publisher)
    _ = try await values(of: publisher)
    #expect(times.count == 2)
  }

  @Test("Each subscription is logged, value by value")
  func logs() async throws {
    let lines = Spy<String>()
    let load: LoadNumbers.Service = logged(numbers(failing: 1), "Load") { lines($0) }
    let publisher = load(1)
    #expect(lines.count == 0)
    await #expect(throws: Offline.self) { try await values(of: publisher) }
    _ = try await values(of: publisher)
    #expect(lines.arguments.first == "Load(1) began")
    #expect(lines.arguments[1].hasPrefix("Load(1) failed: "))
    #expect(
      lines.arguments.dropFirst(2) == [
        "Load(1) began", "Load(1) delivered 1", "Load(1) delivered 2", "Load(1) finished",
      ])
  }

  @Test("They decorate a registered function")
  func decorates() async throws {
    let subscribed = NullarySpy()
    let container = Container()
    container.register(LoadNumbers.self, .singleton) {
      numbers(failing: 1, subscribed: subscribed)
    }
    container.decorate(LoadNumbers.self) { cached(retrying($0)) }
    let resolver = try container.seal()
    #expect(try await values(of: resolver.resolve(LoadNumbers.self)(1)) == [1, 2])
    #expect(try await values(of: resolver.resolve(LoadNumbers.self)(1)) == [1, 2])
    #expect(subscribed.count == 2)
  }
}
