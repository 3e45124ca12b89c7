// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PublisherDecorators
import TestSupport
import Testing

@Suite("Every overload of retrying")
struct EveryOverloadOfRetrying {
  @Test("The result of retrying keeps the effects and the argument order of (…) -> …")
  func ofPlain() {
    let stream0: () -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: (Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: (Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: (Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream6: (Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }

    let result0 = retrying(stream0)
    expect(result0, is: (() -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = retrying(stream1)
    expect(result1, is: ((Int) -> AnyPublisher<[Int], OtherRefusal>).self, result1(1), countsTo: 1)
    let result2 = retrying(stream2)
    expect(result2, is: ((Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self, result2(1, 2), countsTo: 2)
    let result3 = retrying(stream3)
    expect(result3, is: ((Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self, result3(1, 2, 3), countsTo: 3)
    let result4 = retrying(stream6)
    expect(result4, is: ((Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("The result of retrying keeps the effects and the argument order of (…) throws(Refusal) -> …")
  func ofPlainThrowing() throws {
    let stream0: () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: (Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: (Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: (Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream6: (Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }

    let result0 = retrying(stream0)
    try expect(result0, is: (() throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = retrying(stream1)
    try expect(result1, is: ((Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result1(1), countsTo: 1)
    let result2 = retrying(stream2)
    try expect(result2, is: ((Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result2(1, 2), countsTo: 2)
    let result3 = retrying(stream3)
    try expect(result3, is: ((Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result3(1, 2, 3), countsTo: 3)
    let result4 = retrying(stream6)
    try expect(result4, is: ((Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("The result of retrying keeps the effects and the argument order of (…) async -> …")
  func ofPlainAsync() async {
    let stream0: () async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: (Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: (Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: (Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream6: (Int, Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }

    let result0 = retrying(stream0)
    await expect(result0, is: (() async -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = retrying(stream1)
    await expect(result1, is: ((Int) async -> AnyPublisher<[Int], OtherRefusal>).self, result1(1), countsTo: 1)
    let result2 = retrying(stream2)
    await expect(result2, is: ((Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self, result2(1, 2), countsTo: 2)
    let result3 = retrying(stream3)
    await expect(result3, is: ((Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self, result3(1, 2, 3), countsTo: 3)
    let result4 = retrying(stream6)
    await expect(result4, is: ((Int, Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("The result of retrying keeps the effects and the argument order of (…) async throws(Refusal) -> …")
  func ofPlainAsyncThrowing() async throws {
    let stream0: () async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: (Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: (Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: (Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream6: (Int, Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }

    let result0 = retrying(stream0)
    try await expect(result0, is: (() async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = retrying(stream1)
    try await expect(result1, is: ((Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result1(1), countsTo: 1)
    let result2 = retrying(stream2)
    try await expect(result2, is: ((Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result2(1, 2), countsTo: 2)
    let result3 = retrying(stream3)
    try await expect(result3, is: ((Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result3(1, 2, 3), countsTo: 3)
    let result4 = retrying(stream6)
    try await expect(result4, is: ((Int, Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("The result of retrying keeps the effects and the argument order of @Sendable (…) -> …")
  func ofSendable() {
    let stream0: @Sendable () -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: @Sendable (Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: @Sendable (Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: @Sendable (Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream6: @Sendable (Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }

    let result0 = retrying(stream0)
    expect(result0, is: (@Sendable () -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = retrying(stream1)
    expect(result1, is: (@Sendable (Int) -> AnyPublisher<[Int], OtherRefusal>).self, result1(1), countsTo: 1)
    let result2 = retrying(stream2)
    expect(result2, is: (@Sendable (Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self, result2(1, 2), countsTo: 2)
    let result3 = retrying(stream3)
    expect(result3, is: (@Sendable (Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self, result3(1, 2, 3), countsTo: 3)
    let result4 = retrying(stream6)
    expect(result4, is: (@Sendable (Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("The result of retrying keeps the effects and the argument order of @Sendable (…) throws(Refusal) -> …")
  func ofSendableThrowing() throws {
    let stream0: @Sendable () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: @Sendable (Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: @Sendable (Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: @Sendable (Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream6: @Sendable (Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }

    let result0 = retrying(stream0)
    try expect(result0, is: (@Sendable () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = retrying(stream1)
    try expect(result1, is: (@Sendable (Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result1(1), countsTo: 1)
    let result2 = retrying(stream2)
    try expect(result2, is: (@Sendable (Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result2(1, 2), countsTo: 2)
    let result3 = retrying(stream3)
    try expect(result3, is: (@Sendable (Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result3(1, 2, 3), countsTo: 3)
    let result4 = retrying(stream6)
    try expect(result4, is: (@Sendable (Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("The result of retrying keeps the effects and the argument order of @Sendable (…) async -> …")
  func ofSendableAsync() async {
    let stream0: @Sendable () async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: @Sendable (Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: @Sendable (Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: @Sendable (Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream6: @Sendable (Int, Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }

    let result0 = retrying(stream0)
    await expect(result0, is: (@Sendable () async -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = retrying(stream1)
    await expect(result1, is: (@Sendable (Int) async -> AnyPublisher<[Int], OtherRefusal>).self, result1(1), countsTo: 1)
    let result2 = retrying(stream2)
    await expect(result2, is: (@Sendable (Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self, result2(1, 2), countsTo: 2)
    let result3 = retrying(stream3)
    await expect(result3, is: (@Sendable (Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self, result3(1, 2, 3), countsTo: 3)
    let result4 = retrying(stream6)
    await expect(result4, is: (@Sendable (Int, Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("The result of retrying keeps the effects and the argument order of @Sendable (…) async throws(Refusal) -> …")
  func ofSendableAsyncThrowing() async throws {
    let stream0: @Sendable () async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: @Sendable (Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: @Sendable (Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: @Sendable (Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream6: @Sendable (Int, Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }

    let result0 = retrying(stream0)
    try await expect(result0, is: (@Sendable () async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = retrying(stream1)
    try await expect(result1, is: (@Sendable (Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result1(1), countsTo: 1)
    let result2 = retrying(stream2)
    try await expect(result2, is: (@Sendable (Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result2(1, 2), countsTo: 2)
    let result3 = retrying(stream3)
    try await expect(result3, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result3(1, 2, 3), countsTo: 3)
    let result4 = retrying(stream6)
    try await expect(result4, is: (@Sendable (Int, Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("The result of retrying keeps the effects and the argument order of @MainActor (…) -> …")
  @MainActor func ofMainActor() {
    let stream0: @MainActor () -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: @MainActor (Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: @MainActor (Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: @MainActor (Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream6: @MainActor (Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }

    let result0 = retrying(stream0)
    expect(result0, is: (@MainActor () -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = retrying(stream1)
    expect(result1, is: (@MainActor (Int) -> AnyPublisher<[Int], OtherRefusal>).self, result1(1), countsTo: 1)
    let result2 = retrying(stream2)
    expect(result2, is: (@MainActor (Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self, result2(1, 2), countsTo: 2)
    let result3 = retrying(stream3)
    expect(result3, is: (@MainActor (Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self, result3(1, 2, 3), countsTo: 3)
    let result4 = retrying(stream6)
    expect(result4, is: (@MainActor (Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("The result of retrying keeps the effects and the argument order of @MainActor (…) throws(Refusal) -> …")
  @MainActor func ofMainActorThrowing() throws {
    let stream0: @MainActor () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: @MainActor (Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: @MainActor (Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: @MainActor (Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream6: @MainActor (Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }

    let result0 = retrying(stream0)
    try expect(result0, is: (@MainActor () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result0(), countsTo: 0)
    let result1 = retrying(stream1)
    try expect(result1, is: (@MainActor (Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result1(1), countsTo: 1)
    let result2 = retrying(stream2)
    try expect(result2, is: (@MainActor (Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result2(1, 2), countsTo: 2)
    let result3 = retrying(stream3)
    try expect(result3, is: (@MainActor (Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result3(1, 2, 3), countsTo: 3)
    let result4 = retrying(stream6)
    try expect(result4, is: (@MainActor (Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }
}
