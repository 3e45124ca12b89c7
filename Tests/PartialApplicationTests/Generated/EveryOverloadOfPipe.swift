// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of pipe")
struct EveryOverloadOfPipe {
  @Test("The result of pipe keeps the argument order and the effects of its function")
  func keepsOrderAndEffects() async {
    ofPlain()
    ofPlainThrowing()
    ofPlainThrowingAny()
    await ofPlainAsync()
    await ofPlainAsyncThrowing1()
    await ofPlainAsyncThrowing2()
    await ofPlainAsyncThrowingAny()
    ofSendable()
    ofSendableThrowing()
    ofSendableThrowingAny()
    await ofSendableAsync()
    await ofSendableAsyncThrowing1()
    await ofSendableAsyncThrowing2()
    await ofSendableAsyncThrowingAny()
    await ofMainActor()
    await ofMainActorThrowing()
    await ofMainActorThrowingAny()
  }

  /// (…) -> …
  private func ofPlain() {
    let result0 = pipe(plain.append1, plain.append2)
    expect(type(of: result0), is: (([Int]) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(plain.append1, plain.append2, plain.append3)
    expect(type(of: result1), is: (([Int]) -> [Int]).self, result1([]), countsTo: 3)
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let result0 = pipe(plainThrowing.append1, plain.append2)
    expect(type(of: result0), is: (([Int]) throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(plain.append1, plainThrowing.append2)
    expect(type(of: result1), is: (([Int]) throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = pipe(plainThrowing.append1, plainThrowing.append2)
    expect(type(of: result2), is: (([Int]) throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
    let result3 = pipe(plainThrowing.append1, plain.append2, plain.append3)
    expect(type(of: result3), is: (([Int]) throws(Refusal) -> [Int]).self, try? result3([]), countsTo: 3)
    let result4 = pipe(plain.append1, plainThrowing.append2, plain.append3)
    expect(type(of: result4), is: (([Int]) throws(Refusal) -> [Int]).self, try? result4([]), countsTo: 3)
    let result5 = pipe(plainThrowing.append1, plainThrowing.append2, plain.append3)
    expect(type(of: result5), is: (([Int]) throws(Refusal) -> [Int]).self, try? result5([]), countsTo: 3)
    let result6 = pipe(plain.append1, plain.append2, plainThrowing.append3)
    expect(type(of: result6), is: (([Int]) throws(Refusal) -> [Int]).self, try? result6([]), countsTo: 3)
    let result7 = pipe(plainThrowing.append1, plain.append2, plainThrowing.append3)
    expect(type(of: result7), is: (([Int]) throws(Refusal) -> [Int]).self, try? result7([]), countsTo: 3)
    let result8 = pipe(plain.append1, plainThrowing.append2, plainThrowing.append3)
    expect(type(of: result8), is: (([Int]) throws(Refusal) -> [Int]).self, try? result8([]), countsTo: 3)
    let result9 = pipe(plainThrowing.append1, plainThrowing.append2, plainThrowing.append3)
    expect(type(of: result9), is: (([Int]) throws(Refusal) -> [Int]).self, try? result9([]), countsTo: 3)
  }

  /// (…) throws -> …
  private func ofPlainThrowingAny() {
    let result0 = pipe(plainThrowing.append1, plainThrowing.append2OrOther)
    expect(type(of: result0), is: (([Int]) throws -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(plainThrowing.append1, plainThrowing.append2OrOther, plainThrowing.append3OrOther)
    expect(type(of: result1), is: (([Int]) throws -> [Int]).self, try? result1([]), countsTo: 3)
  }

  /// (…) async -> …
  private func ofPlainAsync() async {
    let result0 = pipe(plainAsync.append1, plainAsync.append2)
    await expect(type(of: result0), is: (([Int]) async -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(plainAsync.append1, plainAsync.append2, plainAsync.append3)
    await expect(type(of: result1), is: (([Int]) async -> [Int]).self, result1([]), countsTo: 3)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing1() async {
    let result0 = pipe(plainAsyncThrowing.append1, plainAsync.append2)
    await expect(type(of: result0), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(plainAsync.append1, plainAsyncThrowing.append2)
    await expect(type(of: result1), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = pipe(plainAsyncThrowing.append1, plainAsyncThrowing.append2)
    await expect(type(of: result2), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
    let result3 = pipe(plainAsyncThrowing.append1, plainAsync.append2, plainAsync.append3)
    await expect(type(of: result3), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result3([]), countsTo: 3)
    let result4 = pipe(plainAsync.append1, plainAsyncThrowing.append2, plainAsync.append3)
    await expect(type(of: result4), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result4([]), countsTo: 3)
    let result5 = pipe(plainAsyncThrowing.append1, plainAsyncThrowing.append2, plainAsync.append3)
    await expect(type(of: result5), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result5([]), countsTo: 3)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing2() async {
    let result0 = pipe(plainAsync.append1, plainAsync.append2, plainAsyncThrowing.append3)
    await expect(type(of: result0), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 3)
    let result1 = pipe(plainAsyncThrowing.append1, plainAsync.append2, plainAsyncThrowing.append3)
    await expect(type(of: result1), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 3)
    let result2 = pipe(plainAsync.append1, plainAsyncThrowing.append2, plainAsyncThrowing.append3)
    await expect(type(of: result2), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 3)
    let result3 = pipe(plainAsyncThrowing.append1, plainAsyncThrowing.append2, plainAsyncThrowing.append3)
    await expect(type(of: result3), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result3([]), countsTo: 3)
  }

  /// (…) async throws -> …
  private func ofPlainAsyncThrowingAny() async {
    let result0 = pipe(plainAsyncThrowing.append1, plainAsyncThrowing.append2OrOther)
    await expect(type(of: result0), is: (([Int]) async throws -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(plainAsyncThrowing.append1, plainAsyncThrowing.append2OrOther, plainAsyncThrowing.append3OrOther)
    await expect(type(of: result1), is: (([Int]) async throws -> [Int]).self, try? result1([]), countsTo: 3)
  }

  /// @Sendable (…) -> …
  private func ofSendable() {
    let result0 = pipe(sendable.append1, sendable.append2)
    expect(type(of: result0), is: (@Sendable ([Int]) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(sendable.append1, sendable.append2, sendable.append3)
    expect(type(of: result1), is: (@Sendable ([Int]) -> [Int]).self, result1([]), countsTo: 3)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let result0 = pipe(sendableThrowing.append1, sendable.append2)
    expect(type(of: result0), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(sendable.append1, sendableThrowing.append2)
    expect(type(of: result1), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = pipe(sendableThrowing.append1, sendableThrowing.append2)
    expect(type(of: result2), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
    let result3 = pipe(sendableThrowing.append1, sendable.append2, sendable.append3)
    expect(type(of: result3), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result3([]), countsTo: 3)
    let result4 = pipe(sendable.append1, sendableThrowing.append2, sendable.append3)
    expect(type(of: result4), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result4([]), countsTo: 3)
    let result5 = pipe(sendableThrowing.append1, sendableThrowing.append2, sendable.append3)
    expect(type(of: result5), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result5([]), countsTo: 3)
    let result6 = pipe(sendable.append1, sendable.append2, sendableThrowing.append3)
    expect(type(of: result6), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result6([]), countsTo: 3)
    let result7 = pipe(sendableThrowing.append1, sendable.append2, sendableThrowing.append3)
    expect(type(of: result7), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result7([]), countsTo: 3)
    let result8 = pipe(sendable.append1, sendableThrowing.append2, sendableThrowing.append3)
    expect(type(of: result8), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result8([]), countsTo: 3)
    let result9 = pipe(sendableThrowing.append1, sendableThrowing.append2, sendableThrowing.append3)
    expect(type(of: result9), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result9([]), countsTo: 3)
  }

  /// @Sendable (…) throws -> …
  private func ofSendableThrowingAny() {
    let result0 = pipe(sendableThrowing.append1, sendableThrowing.append2OrOther)
    expect(type(of: result0), is: (@Sendable ([Int]) throws -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(sendableThrowing.append1, sendableThrowing.append2OrOther, sendableThrowing.append3OrOther)
    expect(type(of: result1), is: (@Sendable ([Int]) throws -> [Int]).self, try? result1([]), countsTo: 3)
  }

  /// @Sendable (…) async -> …
  private func ofSendableAsync() async {
    let result0 = pipe(sendableAsync.append1, sendableAsync.append2)
    await expect(type(of: result0), is: (@Sendable ([Int]) async -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(sendableAsync.append1, sendableAsync.append2, sendableAsync.append3)
    await expect(type(of: result1), is: (@Sendable ([Int]) async -> [Int]).self, result1([]), countsTo: 3)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing1() async {
    let result0 = pipe(sendableAsyncThrowing.append1, sendableAsync.append2)
    await expect(type(of: result0), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(sendableAsync.append1, sendableAsyncThrowing.append2)
    await expect(type(of: result1), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = pipe(sendableAsyncThrowing.append1, sendableAsyncThrowing.append2)
    await expect(type(of: result2), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
    let result3 = pipe(sendableAsyncThrowing.append1, sendableAsync.append2, sendableAsync.append3)
    await expect(type(of: result3), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result3([]), countsTo: 3)
    let result4 = pipe(sendableAsync.append1, sendableAsyncThrowing.append2, sendableAsync.append3)
    await expect(type(of: result4), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result4([]), countsTo: 3)
    let result5 = pipe(sendableAsyncThrowing.append1, sendableAsyncThrowing.append2, sendableAsync.append3)
    await expect(type(of: result5), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result5([]), countsTo: 3)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing2() async {
    let result0 = pipe(sendableAsync.append1, sendableAsync.append2, sendableAsyncThrowing.append3)
    await expect(type(of: result0), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 3)
    let result1 = pipe(sendableAsyncThrowing.append1, sendableAsync.append2, sendableAsyncThrowing.append3)
    await expect(type(of: result1), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 3)
    let result2 = pipe(sendableAsync.append1, sendableAsyncThrowing.append2, sendableAsyncThrowing.append3)
    await expect(type(of: result2), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 3)
    let result3 = pipe(sendableAsyncThrowing.append1, sendableAsyncThrowing.append2, sendableAsyncThrowing.append3)
    await expect(type(of: result3), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result3([]), countsTo: 3)
  }

  /// @Sendable (…) async throws -> …
  private func ofSendableAsyncThrowingAny() async {
    let result0 = pipe(sendableAsyncThrowing.append1, sendableAsyncThrowing.append2OrOther)
    await expect(type(of: result0), is: (@Sendable ([Int]) async throws -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(sendableAsyncThrowing.append1, sendableAsyncThrowing.append2OrOther, sendableAsyncThrowing.append3OrOther)
    await expect(type(of: result1), is: (@Sendable ([Int]) async throws -> [Int]).self, try? result1([]), countsTo: 3)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofMainActor() {
    let result0 = pipe(mainActor.append1, mainActor.append2)
    expect(type(of: result0), is: (@MainActor ([Int]) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(mainActor.append1, mainActor.append2, mainActor.append3)
    expect(type(of: result1), is: (@MainActor ([Int]) -> [Int]).self, result1([]), countsTo: 3)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let result0 = pipe(mainActorThrowing.append1, mainActor.append2)
    expect(type(of: result0), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(mainActor.append1, mainActorThrowing.append2)
    expect(type(of: result1), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = pipe(mainActorThrowing.append1, mainActorThrowing.append2)
    expect(type(of: result2), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
    let result3 = pipe(mainActorThrowing.append1, mainActor.append2, mainActor.append3)
    expect(type(of: result3), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result3([]), countsTo: 3)
    let result4 = pipe(mainActor.append1, mainActorThrowing.append2, mainActor.append3)
    expect(type(of: result4), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result4([]), countsTo: 3)
    let result5 = pipe(mainActorThrowing.append1, mainActorThrowing.append2, mainActor.append3)
    expect(type(of: result5), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result5([]), countsTo: 3)
    let result6 = pipe(mainActor.append1, mainActor.append2, mainActorThrowing.append3)
    expect(type(of: result6), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result6([]), countsTo: 3)
    let result7 = pipe(mainActorThrowing.append1, mainActor.append2, mainActorThrowing.append3)
    expect(type(of: result7), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result7([]), countsTo: 3)
    let result8 = pipe(mainActor.append1, mainActorThrowing.append2, mainActorThrowing.append3)
    expect(type(of: result8), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result8([]), countsTo: 3)
    let result9 = pipe(mainActorThrowing.append1, mainActorThrowing.append2, mainActorThrowing.append3)
    expect(type(of: result9), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result9([]), countsTo: 3)
  }

  /// @MainActor (…) throws -> …
  @MainActor private func ofMainActorThrowingAny() {
    let result0 = pipe(mainActorThrowing.append1, mainActorThrowing.append2OrOther)
    expect(type(of: result0), is: (@MainActor ([Int]) throws -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(mainActorThrowing.append1, mainActorThrowing.append2OrOther, mainActorThrowing.append3OrOther)
    expect(type(of: result1), is: (@MainActor ([Int]) throws -> [Int]).self, try? result1([]), countsTo: 3)
  }
}
