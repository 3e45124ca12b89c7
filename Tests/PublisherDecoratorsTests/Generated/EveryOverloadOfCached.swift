// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PublisherDecorators
import TestSupport
import Testing

@Suite("Every overload of cached")
struct EveryOverloadOfCached {
  @Test("The result of cached keeps the effects and the argument order of (…) -> …")
  func ofPlain() {
    let stream0: () -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: (Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }

    let result0 = cached(stream0)
    expect(result0, is: (() -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = cached(stream5)
    expect(result1, is: ((Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of cached keeps the effects and the argument order of (…) throws(Refusal) -> …")
  func ofPlainThrowing() throws {
    let stream0: () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: (Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }

    let result0 = cached(stream0)
    try expect(result0, is: (() throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = cached(stream5)
    try expect(result1, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of cached keeps the effects and the argument order of (…) async -> …")
  func ofPlainAsync() async {
    let stream0: () async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: (Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }

    let result0 = cached(stream0)
    await expect(result0, is: (() async -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = cached(stream5)
    await expect(result1, is: ((Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of cached keeps the effects and the argument order of (…) async throws(Refusal) -> …")
  func ofPlainAsyncThrowing() async throws {
    let stream0: () async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: (Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }

    let result0 = cached(stream0)
    try await expect(result0, is: (() async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = cached(stream5)
    try await expect(result1, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of cached keeps the effects and the argument order of @Sendable (…) -> …")
  func ofSendable() {
    let stream0: @Sendable () -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: @Sendable (Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }

    let result0 = cached(stream0)
    expect(result0, is: (@Sendable () -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = cached(stream5)
    expect(result1, is: (@Sendable (Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of cached keeps the effects and the argument order of @Sendable (…) throws(Refusal) -> …")
  func ofSendableThrowing() throws {
    let stream0: @Sendable () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }

    let result0 = cached(stream0)
    try expect(result0, is: (@Sendable () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = cached(stream5)
    try expect(result1, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of cached keeps the effects and the argument order of @Sendable (…) async -> …")
  func ofSendableAsync() async {
    let stream0: @Sendable () async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: @Sendable (Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }

    let result0 = cached(stream0)
    await expect(result0, is: (@Sendable () async -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = cached(stream5)
    await expect(result1, is: (@Sendable (Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of cached keeps the effects and the argument order of @Sendable (…) async throws(Refusal) -> …")
  func ofSendableAsyncThrowing() async throws {
    let stream0: @Sendable () async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }

    let result0 = cached(stream0)
    try await expect(result0, is: (@Sendable () async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = cached(stream5)
    try await expect(result1, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of cached keeps the effects and the argument order of @MainActor (…) -> …")
  @MainActor func ofMainActor() {
    let stream0: @MainActor () -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: @MainActor (Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }

    let result0 = cached(stream0)
    expect(result0, is: (@MainActor () -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = cached(stream5)
    expect(result1, is: (@MainActor (Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of cached keeps the effects and the argument order of @MainActor (…) throws(Refusal) -> …")
  @MainActor func ofMainActorThrowing() throws {
    let stream0: @MainActor () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream5: @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }

    let result0 = cached(stream0)
    try expect(result0, is: (@MainActor () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = cached(stream5)
    try expect(result1, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }
}
