// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of cached")
struct EveryOverloadOfCached {
  @Test("The result of cached keeps the argument order and the effects of its function")
  func keepsOrderAndEffects() async {
    ofPlain()
    ofPlainThrowing()
    await ofPlainAsync()
    await ofPlainAsyncThrowing()
    ofSendable()
    ofSendableThrowing()
    await ofSendableAsync()
    await ofSendableAsyncThrowing()
    await ofMainActor()
    await ofMainActorThrowing()
  }

  /// (…) -> …
  private func ofPlain() {
    let result0 = cached(plain.list0)
    expect(type(of: result0), is: (() -> [Int]).self, result0(), countsTo: 0)
    let result1 = cached(plain.list5)
    expect(type(of: result1), is: PlainFunction<Int, Int, Int, Int, Int>.self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let result0 = cached(plainThrowing.list0)
    expect(type(of: result0), is: (() throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = cached(plainThrowing.refusal0)
    expect(throws: Refusal()) { try result1() }
    let result2 = cached(plainThrowing.list5)
    expect(type(of: result2), is: PlainThrowingFunction<Int, Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = cached(plainThrowing.refusal5)
    expect(throws: Refusal()) { try result3(1, 2, 3, 4, 5) }
  }

  /// (…) async -> …
  private func ofPlainAsync() async {
    let result0 = cached(plainAsync.list0)
    await expect(type(of: result0), is: (() async -> [Int]).self, result0(), countsTo: 0)
    let result1 = cached(plainAsync.list5)
    await expect(type(of: result1), is: PlainAsyncFunction<Int, Int, Int, Int, Int>.self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing() async {
    let result0 = cached(plainAsyncThrowing.list0)
    await expect(type(of: result0), is: (() async throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = cached(plainAsyncThrowing.refusal0)
    await expect(throws: Refusal()) { try await result1() }
    let result2 = cached(plainAsyncThrowing.list5)
    await expect(type(of: result2), is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = cached(plainAsyncThrowing.refusal5)
    await expect(throws: Refusal()) { try await result3(1, 2, 3, 4, 5) }
  }

  /// @Sendable (…) -> …
  private func ofSendable() {
    let result0 = cached(sendable.list0)
    expect(type(of: result0), is: (@Sendable () -> [Int]).self, result0(), countsTo: 0)
    let result1 = cached(sendable.list5)
    expect(type(of: result1), is: SendableFunction<Int, Int, Int, Int, Int>.self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let result0 = cached(sendableThrowing.list0)
    expect(type(of: result0), is: (@Sendable () throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = cached(sendableThrowing.refusal0)
    expect(throws: Refusal()) { try result1() }
    let result2 = cached(sendableThrowing.list5)
    expect(type(of: result2), is: SendableThrowingFunction<Int, Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = cached(sendableThrowing.refusal5)
    expect(throws: Refusal()) { try result3(1, 2, 3, 4, 5) }
  }

  /// @Sendable (…) async -> …
  private func ofSendableAsync() async {
    let result0 = cached(sendableAsync.list0)
    await expect(type(of: result0), is: (@Sendable () async -> [Int]).self, result0(), countsTo: 0)
    let result1 = cached(sendableAsync.list5)
    await expect(type(of: result1), is: SendableAsyncFunction<Int, Int, Int, Int, Int>.self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing() async {
    let result0 = cached(sendableAsyncThrowing.list0)
    await expect(type(of: result0), is: (@Sendable () async throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = cached(sendableAsyncThrowing.refusal0)
    await expect(throws: Refusal()) { try await result1() }
    let result2 = cached(sendableAsyncThrowing.list5)
    await expect(type(of: result2), is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = cached(sendableAsyncThrowing.refusal5)
    await expect(throws: Refusal()) { try await result3(1, 2, 3, 4, 5) }
  }

  /// @MainActor (…) -> …
  @MainActor private func ofMainActor() {
    let result0 = cached(mainActor.list0)
    expect(type(of: result0), is: (@MainActor () -> [Int]).self, result0(), countsTo: 0)
    let result1 = cached(mainActor.list5)
    expect(type(of: result1), is: MainActorFunction<Int, Int, Int, Int, Int>.self, result1(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let result0 = cached(mainActorThrowing.list0)
    expect(type(of: result0), is: (@MainActor () throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = cached(mainActorThrowing.refusal0)
    expect(throws: Refusal()) { try result1() }
    let result2 = cached(mainActorThrowing.list5)
    expect(type(of: result2), is: MainActorThrowingFunction<Int, Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = cached(mainActorThrowing.refusal5)
    expect(throws: Refusal()) { try result3(1, 2, 3, 4, 5) }
  }
}
