// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of partial(unowned:)")
struct EveryOverloadOfPartialUnowned {
  private let object = TrialObject()

  @Test("The result of partial(unowned:) keeps the argument order and the effects of its function")
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
    await ofWithinMainActor()
    await ofWithinMainActorThrowing()
    await ofMainActorAsync()
    await ofMainActorAsyncThrowing()
  }

  /// (…) -> …
  private func ofPlain() {
    let result0 = partial(unowned: object, plain.method1)
    expect(type(of: result0), is: ((Int) -> [Int]).self, result0(1), countsTo: 1)
    let result1 = partial(unowned: object, plain.method2)
    expect(type(of: result1), is: ((Int, Int) -> [Int]).self, result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, plain.method3)
    expect(type(of: result2), is: ((Int, Int, Int) -> [Int]).self, result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, plain.method0)
    expect(type(of: result3), is: (() -> [Int]).self, result3(), countsTo: 0)
    let result4 = partial(unowned: object, plain.method5)
    expect(type(of: result4), is: ((Int, Int, Int, Int, Int) -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let result0 = partial(unowned: object, plainThrowing.method1)
    expect(type(of: result0), is: ((Int) throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = partial(unowned: object, plainThrowing.method2)
    expect(type(of: result1), is: ((Int, Int) throws(Refusal) -> [Int]).self, try? result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, plainThrowing.method3)
    expect(type(of: result2), is: ((Int, Int, Int) throws(Refusal) -> [Int]).self, try? result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, plainThrowing.method0)
    expect(type(of: result3), is: (() throws(Refusal) -> [Int]).self, try? result3(), countsTo: 0)
    let result4 = partial(unowned: object, plainThrowing.method5)
    expect(type(of: result4), is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// (…) async -> …
  private func ofPlainAsync() async {
    let result0 = partial(unowned: object, plainAsync.method1)
    await expect(type(of: result0), is: ((Int) async -> [Int]).self, result0(1), countsTo: 1)
    let result1 = partial(unowned: object, plainAsync.method2)
    await expect(type(of: result1), is: ((Int, Int) async -> [Int]).self, result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, plainAsync.method3)
    await expect(type(of: result2), is: ((Int, Int, Int) async -> [Int]).self, result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, plainAsync.method0)
    await expect(type(of: result3), is: (() async -> [Int]).self, result3(), countsTo: 0)
    let result4 = partial(unowned: object, plainAsync.method5)
    await expect(type(of: result4), is: ((Int, Int, Int, Int, Int) async -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing() async {
    let result0 = partial(unowned: object, plainAsyncThrowing.method1)
    await expect(type(of: result0), is: ((Int) async throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = partial(unowned: object, plainAsyncThrowing.method2)
    await expect(type(of: result1), is: ((Int, Int) async throws(Refusal) -> [Int]).self, try? result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, plainAsyncThrowing.method3)
    await expect(type(of: result2), is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, plainAsyncThrowing.method0)
    await expect(type(of: result3), is: (() async throws(Refusal) -> [Int]).self, try? result3(), countsTo: 0)
    let result4 = partial(unowned: object, plainAsyncThrowing.method5)
    await expect(type(of: result4), is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @Sendable (…) -> …
  private func ofSendable() {
    let result0 = partial(unowned: object, sendable.method1)
    expect(type(of: result0), is: (@Sendable (Int) -> [Int]).self, result0(1), countsTo: 1)
    let result1 = partial(unowned: object, sendable.method2)
    expect(type(of: result1), is: (@Sendable (Int, Int) -> [Int]).self, result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, sendable.method3)
    expect(type(of: result2), is: (@Sendable (Int, Int, Int) -> [Int]).self, result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, sendable.method0)
    expect(type(of: result3), is: (@Sendable () -> [Int]).self, result3(), countsTo: 0)
    let result4 = partial(unowned: object, sendable.method5)
    expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let result0 = partial(unowned: object, sendableThrowing.method1)
    expect(type(of: result0), is: (@Sendable (Int) throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = partial(unowned: object, sendableThrowing.method2)
    expect(type(of: result1), is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self, try? result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, sendableThrowing.method3)
    expect(type(of: result2), is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, sendableThrowing.method0)
    expect(type(of: result3), is: (@Sendable () throws(Refusal) -> [Int]).self, try? result3(), countsTo: 0)
    let result4 = partial(unowned: object, sendableThrowing.method5)
    expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @Sendable (…) async -> …
  private func ofSendableAsync() async {
    let result0 = partial(unowned: object, sendableAsync.method1)
    await expect(type(of: result0), is: (@Sendable (Int) async -> [Int]).self, result0(1), countsTo: 1)
    let result1 = partial(unowned: object, sendableAsync.method2)
    await expect(type(of: result1), is: (@Sendable (Int, Int) async -> [Int]).self, result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, sendableAsync.method3)
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int) async -> [Int]).self, result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, sendableAsync.method0)
    await expect(type(of: result3), is: (@Sendable () async -> [Int]).self, result3(), countsTo: 0)
    let result4 = partial(unowned: object, sendableAsync.method5)
    await expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing() async {
    let result0 = partial(unowned: object, sendableAsyncThrowing.method1)
    await expect(type(of: result0), is: (@Sendable (Int) async throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = partial(unowned: object, sendableAsyncThrowing.method2)
    await expect(type(of: result1), is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self, try? result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, sendableAsyncThrowing.method3)
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, sendableAsyncThrowing.method0)
    await expect(type(of: result3), is: (@Sendable () async throws(Refusal) -> [Int]).self, try? result3(), countsTo: 0)
    let result4 = partial(unowned: object, sendableAsyncThrowing.method5)
    await expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofMainActor() {
    let result0 = partial(unowned: object, mainActor.method1)
    expect(type(of: result0), is: (@MainActor (Int) -> [Int]).self, result0(1), countsTo: 1)
    let result1 = partial(unowned: object, mainActor.method2)
    expect(type(of: result1), is: (@MainActor (Int, Int) -> [Int]).self, result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, mainActor.method3)
    expect(type(of: result2), is: (@MainActor (Int, Int, Int) -> [Int]).self, result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, mainActor.method0)
    expect(type(of: result3), is: (@MainActor () -> [Int]).self, result3(), countsTo: 0)
    let result4 = partial(unowned: object, mainActor.method5)
    expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let result0 = partial(unowned: object, mainActorThrowing.method1)
    expect(type(of: result0), is: (@MainActor (Int) throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = partial(unowned: object, mainActorThrowing.method2)
    expect(type(of: result1), is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self, try? result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, mainActorThrowing.method3)
    expect(type(of: result2), is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, mainActorThrowing.method0)
    expect(type(of: result3), is: (@MainActor () throws(Refusal) -> [Int]).self, try? result3(), countsTo: 0)
    let result4 = partial(unowned: object, mainActorThrowing.method5)
    expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofWithinMainActor() {
    let result0 = partial(unowned: object, withinMainActor.method1)
    expect(type(of: result0), is: (@MainActor (Int) -> [Int]).self, result0(1), countsTo: 1)
    let result1 = partial(unowned: object, withinMainActor.method2)
    expect(type(of: result1), is: (@MainActor (Int, Int) -> [Int]).self, result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, withinMainActor.method3)
    expect(type(of: result2), is: (@MainActor (Int, Int, Int) -> [Int]).self, result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, withinMainActor.method0)
    expect(type(of: result3), is: (@MainActor () -> [Int]).self, result3(), countsTo: 0)
    let result4 = partial(unowned: object, withinMainActor.method5)
    expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofWithinMainActorThrowing() {
    let result0 = partial(unowned: object, withinMainActorThrowing.method1)
    expect(type(of: result0), is: (@MainActor (Int) throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = partial(unowned: object, withinMainActorThrowing.method2)
    expect(type(of: result1), is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self, try? result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, withinMainActorThrowing.method3)
    expect(type(of: result2), is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, withinMainActorThrowing.method0)
    expect(type(of: result3), is: (@MainActor () throws(Refusal) -> [Int]).self, try? result3(), countsTo: 0)
    let result4 = partial(unowned: object, withinMainActorThrowing.method5)
    expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @MainActor (…) async -> …
  @MainActor private func ofMainActorAsync() async {
    let result0 = partial(unowned: object, mainActorAsync.method1)
    await expect(type(of: result0), is: (@MainActor (Int) async -> [Int]).self, result0(1), countsTo: 1)
    let result1 = partial(unowned: object, mainActorAsync.method2)
    await expect(type(of: result1), is: (@MainActor (Int, Int) async -> [Int]).self, result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, mainActorAsync.method3)
    await expect(type(of: result2), is: (@MainActor (Int, Int, Int) async -> [Int]).self, result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, mainActorAsync.method0)
    await expect(type(of: result3), is: (@MainActor () async -> [Int]).self, result3(), countsTo: 0)
    let result4 = partial(unowned: object, mainActorAsync.method5)
    await expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) async -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @MainActor (…) async throws(Refusal) -> …
  @MainActor private func ofMainActorAsyncThrowing() async {
    let result0 = partial(unowned: object, mainActorAsyncThrowing.method1)
    await expect(type(of: result0), is: (@MainActor (Int) async throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = partial(unowned: object, mainActorAsyncThrowing.method2)
    await expect(type(of: result1), is: (@MainActor (Int, Int) async throws(Refusal) -> [Int]).self, try? result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, mainActorAsyncThrowing.method3)
    await expect(type(of: result2), is: (@MainActor (Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, mainActorAsyncThrowing.method0)
    await expect(type(of: result3), is: (@MainActor () async throws(Refusal) -> [Int]).self, try? result3(), countsTo: 0)
    let result4 = partial(unowned: object, mainActorAsyncThrowing.method5)
    await expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 5)
  }
}
