// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of compose")
struct EveryOverloadOfCompose {
  @Test("The result of compose keeps the argument order and the effects of its function")
  func keepsOrderAndEffects() async {
    ofPlain()
    ofPlainThrowing()
    ofPlainThrowingAny()
    await ofPlainAsync()
    await ofPlainAsyncThrowing()
    await ofPlainAsyncThrowingAny()
    ofSendable()
    ofSendableThrowing()
    ofSendableThrowingAny()
    await ofSendableAsync()
    await ofSendableAsyncThrowing()
    await ofSendableAsyncThrowingAny()
    await ofMainActor()
    await ofMainActorThrowing()
    await ofMainActorThrowingAny()
  }

  /// (…) -> …
  private func ofPlain() {
    let result0 = compose(plain.append2, plain.append1)
    expect(type(of: result0), is: (([Int]) -> [Int]).self, result0([]), countsTo: 2)
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let result0 = compose(plain.append2, plainThrowing.append1)
    expect(type(of: result0), is: (([Int]) throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = compose(plainThrowing.append2, plain.append1)
    expect(type(of: result1), is: (([Int]) throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = compose(plainThrowing.append2, plainThrowing.append1)
    expect(type(of: result2), is: (([Int]) throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
  }

  /// (…) throws -> …
  private func ofPlainThrowingAny() {
    let result0 = compose(plainThrowing.append2OrOther, plainThrowing.append1)
    expect(type(of: result0), is: (([Int]) throws -> [Int]).self, try? result0([]), countsTo: 2)
  }

  /// (…) async -> …
  private func ofPlainAsync() async {
    let result0 = compose(plainAsync.append2, plainAsync.append1)
    await expect(type(of: result0), is: (([Int]) async -> [Int]).self, result0([]), countsTo: 2)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing() async {
    let result0 = compose(plainAsync.append2, plainAsyncThrowing.append1)
    await expect(type(of: result0), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = compose(plainAsyncThrowing.append2, plainAsync.append1)
    await expect(type(of: result1), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = compose(plainAsyncThrowing.append2, plainAsyncThrowing.append1)
    await expect(type(of: result2), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
  }

  /// (…) async throws -> …
  private func ofPlainAsyncThrowingAny() async {
    let result0 = compose(plainAsyncThrowing.append2OrOther, plainAsyncThrowing.append1)
    await expect(type(of: result0), is: (([Int]) async throws -> [Int]).self, try? result0([]), countsTo: 2)
  }

  /// @Sendable (…) -> …
  private func ofSendable() {
    let result0 = compose(sendable.append2, sendable.append1)
    expect(type(of: result0), is: (@Sendable ([Int]) -> [Int]).self, result0([]), countsTo: 2)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let result0 = compose(sendable.append2, sendableThrowing.append1)
    expect(type(of: result0), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = compose(sendableThrowing.append2, sendable.append1)
    expect(type(of: result1), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = compose(sendableThrowing.append2, sendableThrowing.append1)
    expect(type(of: result2), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
  }

  /// @Sendable (…) throws -> …
  private func ofSendableThrowingAny() {
    let result0 = compose(sendableThrowing.append2OrOther, sendableThrowing.append1)
    expect(type(of: result0), is: (@Sendable ([Int]) throws -> [Int]).self, try? result0([]), countsTo: 2)
  }

  /// @Sendable (…) async -> …
  private func ofSendableAsync() async {
    let result0 = compose(sendableAsync.append2, sendableAsync.append1)
    await expect(type(of: result0), is: (@Sendable ([Int]) async -> [Int]).self, result0([]), countsTo: 2)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing() async {
    let result0 = compose(sendableAsync.append2, sendableAsyncThrowing.append1)
    await expect(type(of: result0), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = compose(sendableAsyncThrowing.append2, sendableAsync.append1)
    await expect(type(of: result1), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = compose(sendableAsyncThrowing.append2, sendableAsyncThrowing.append1)
    await expect(type(of: result2), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
  }

  /// @Sendable (…) async throws -> …
  private func ofSendableAsyncThrowingAny() async {
    let result0 = compose(sendableAsyncThrowing.append2OrOther, sendableAsyncThrowing.append1)
    await expect(type(of: result0), is: (@Sendable ([Int]) async throws -> [Int]).self, try? result0([]), countsTo: 2)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofMainActor() {
    let result0 = compose(mainActor.append2, mainActor.append1)
    expect(type(of: result0), is: (@MainActor ([Int]) -> [Int]).self, result0([]), countsTo: 2)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let result0 = compose(mainActor.append2, mainActorThrowing.append1)
    expect(type(of: result0), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = compose(mainActorThrowing.append2, mainActor.append1)
    expect(type(of: result1), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = compose(mainActorThrowing.append2, mainActorThrowing.append1)
    expect(type(of: result2), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
  }

  /// @MainActor (…) throws -> …
  @MainActor private func ofMainActorThrowingAny() {
    let result0 = compose(mainActorThrowing.append2OrOther, mainActorThrowing.append1)
    expect(type(of: result0), is: (@MainActor ([Int]) throws -> [Int]).self, try? result0([]), countsTo: 2)
  }
}
