// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of cached")
struct EveryOverloadOfCached {
  @Test("The result of cached keeps the effects and the argument order of (…) -> …")
  func ofPlain() {
    let result0 = cached(plain.list0)
    expect(result0, is: (() -> [Int]).self, result0(), countsTo: 0)
    let result1 = cached(plain.list5)
    expect(result1, is: PlainFunction<Int, Int, Int, Int, Int>.self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of cached keeps the effects and the argument order of (…) throws(Refusal) -> …")
  func ofPlainThrowing() throws {
    let result0 = cached(plainThrowing.list0)
    try expect(result0, is: (() throws(Refusal) -> [Int]).self, result0(), countsTo: 0)
    let result1 = cached(plainThrowing.refusal0)
    #expect(throws: Refusal()) { try result1() }
    let result2 = cached(plainThrowing.list5)
    try expect(result2, is: PlainThrowingFunction<Int, Int, Int, Int, Int>.self, result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = cached(plainThrowing.refusal5)
    #expect(throws: Refusal()) { try result3(1, 2, 3, 4, 5) }
  }

  @Test("The result of cached keeps the effects and the argument order of (…) async -> …")
  func ofPlainAsync() async {
    let result0 = cached(plainAsync.list0)
    await expect(result0, is: (() async -> [Int]).self, result0(), countsTo: 0)
    let result1 = cached(plainAsync.list5)
    await expect(result1, is: PlainAsyncFunction<Int, Int, Int, Int, Int>.self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of cached keeps the effects and the argument order of (…) async throws(Refusal) -> …")
  func ofPlainAsyncThrowing() async throws {
    let result0 = cached(plainAsyncThrowing.list0)
    try await expect(result0, is: (() async throws(Refusal) -> [Int]).self, result0(), countsTo: 0)
    let result1 = cached(plainAsyncThrowing.refusal0)
    await #expect(throws: Refusal()) { try await result1() }
    let result2 = cached(plainAsyncThrowing.list5)
    try await expect(result2, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int>.self, result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = cached(plainAsyncThrowing.refusal5)
    await #expect(throws: Refusal()) { try await result3(1, 2, 3, 4, 5) }
  }

  @Test("The result of cached keeps the effects and the argument order of @Sendable (…) -> …")
  func ofSendable() {
    let result0 = cached(sendable.list0)
    expect(result0, is: (@Sendable () -> [Int]).self, result0(), countsTo: 0)
    let result1 = cached(sendable.list5)
    expect(result1, is: SendableFunction<Int, Int, Int, Int, Int>.self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of cached keeps the effects and the argument order of @Sendable (…) throws(Refusal) -> …")
  func ofSendableThrowing() throws {
    let result0 = cached(sendableThrowing.list0)
    try expect(result0, is: (@Sendable () throws(Refusal) -> [Int]).self, result0(), countsTo: 0)
    let result1 = cached(sendableThrowing.refusal0)
    #expect(throws: Refusal()) { try result1() }
    let result2 = cached(sendableThrowing.list5)
    try expect(result2, is: SendableThrowingFunction<Int, Int, Int, Int, Int>.self, result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = cached(sendableThrowing.refusal5)
    #expect(throws: Refusal()) { try result3(1, 2, 3, 4, 5) }
  }

  @Test("The result of cached keeps the effects and the argument order of @Sendable (…) async -> …")
  func ofSendableAsync() async {
    let result0 = cached(sendableAsync.list0)
    await expect(result0, is: (@Sendable () async -> [Int]).self, result0(), countsTo: 0)
    let result1 = cached(sendableAsync.list5)
    await expect(result1, is: SendableAsyncFunction<Int, Int, Int, Int, Int>.self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of cached keeps the effects and the argument order of @Sendable (…) async throws(Refusal) -> …")
  func ofSendableAsyncThrowing() async throws {
    let result0 = cached(sendableAsyncThrowing.list0)
    try await expect(result0, is: (@Sendable () async throws(Refusal) -> [Int]).self, result0(), countsTo: 0)
    let result1 = cached(sendableAsyncThrowing.refusal0)
    await #expect(throws: Refusal()) { try await result1() }
    let result2 = cached(sendableAsyncThrowing.list5)
    try await expect(result2, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int>.self, result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = cached(sendableAsyncThrowing.refusal5)
    await #expect(throws: Refusal()) { try await result3(1, 2, 3, 4, 5) }
  }

  @Test("The result of cached keeps the effects and the argument order of @MainActor (…) -> …")
  @MainActor func ofMainActor() {
    let result0 = cached(mainActor.list0)
    expect(result0, is: (@MainActor () -> [Int]).self, result0(), countsTo: 0)
    let result1 = cached(mainActor.list5)
    expect(result1, is: MainActorFunction<Int, Int, Int, Int, Int>.self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of cached keeps the effects and the argument order of @MainActor (…) throws(Refusal) -> …")
  @MainActor func ofMainActorThrowing() throws {
    let result0 = cached(mainActorThrowing.list0)
    try expect(result0, is: (@MainActor () throws(Refusal) -> [Int]).self, result0(), countsTo: 0)
    let result1 = cached(mainActorThrowing.refusal0)
    #expect(throws: Refusal()) { try result1() }
    let result2 = cached(mainActorThrowing.list5)
    try expect(result2, is: MainActorThrowingFunction<Int, Int, Int, Int, Int>.self, result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = cached(mainActorThrowing.refusal5)
    #expect(throws: Refusal()) { try result3(1, 2, 3, 4, 5) }
  }
}
