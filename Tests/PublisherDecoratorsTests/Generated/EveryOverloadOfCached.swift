// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PublisherDecorators
import TestSupport
import Testing

@Suite("Every overload of cached")
struct EveryOverloadOfCached {
  @Test("keeps its effects and every argument's place: (…) -> …")
  func plain() {
    let stream0: () -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: (Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream8: (Int, Int, Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = cached(stream0)
    expect(result0, is: (() -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result0(), countsTo: 0)
    let result1 = cached(stream5)
    expect(result1, is: ((Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(stream8)
    expect(result2, is: ((Int, Int, Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) throws(Refusal) -> …")
  func plainThrowing() throws {
    let stream0: () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: (Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream8: (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = cached(stream0)
    expect(result0, is: (() throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result0(), countsTo: 0)
    let result1 = cached(stream5)
    expect(result1, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(stream8)
    expect(result2, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async -> …")
  func plainAsync() async {
    let stream0: () async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: (Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream8: (Int, Int, Int, Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = cached(stream0)
    expect(result0, is: (() async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result0(), countsTo: 0)
    let result1 = cached(stream5)
    expect(result1, is: ((Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(stream8)
    expect(result2, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async throws(Refusal) -> …")
  func plainAsyncThrowing() async throws {
    let stream0: () async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: (Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream8: (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = cached(stream0)
    expect(result0, is: (() async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result0(), countsTo: 0)
    let result1 = cached(stream5)
    expect(result1, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(stream8)
    expect(result2, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) -> …")
  func sendable() {
    let stream0: @Sendable () -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: @Sendable (Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream8: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = cached(stream0)
    expect(result0, is: (@Sendable () -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result0(), countsTo: 0)
    let result1 = cached(stream5)
    expect(result1, is: (@Sendable (Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(stream8)
    expect(result2, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws(Refusal) -> …")
  func sendableThrowing() throws {
    let stream0: @Sendable () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream8: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = cached(stream0)
    expect(result0, is: (@Sendable () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result0(), countsTo: 0)
    let result1 = cached(stream5)
    expect(result1, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(stream8)
    expect(result2, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async -> …")
  func sendableAsync() async {
    let stream0: @Sendable () async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: @Sendable (Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream8: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = cached(stream0)
    expect(result0, is: (@Sendable () async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result0(), countsTo: 0)
    let result1 = cached(stream5)
    expect(result1, is: (@Sendable (Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(stream8)
    expect(result2, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws(Refusal) -> …")
  func sendableAsyncThrowing() async throws {
    let stream0: @Sendable () async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream8: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = cached(stream0)
    expect(result0, is: (@Sendable () async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result0(), countsTo: 0)
    let result1 = cached(stream5)
    expect(result1, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(stream8)
    expect(result2, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) -> …")
  @MainActor func mainActor() {
    let stream0: @MainActor () -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: @MainActor (Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream8: @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = cached(stream0)
    expect(result0, is: (@MainActor () -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result0(), countsTo: 0)
    let result1 = cached(stream5)
    expect(result1, is: (@MainActor (Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(stream8)
    expect(result2, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func mainActorThrowing() throws {
    let stream0: @MainActor () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream8: @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = cached(stream0)
    expect(result0, is: (@MainActor () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result0(), countsTo: 0)
    let result1 = cached(stream5)
    expect(result1, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(stream8)
    expect(result2, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }
}
