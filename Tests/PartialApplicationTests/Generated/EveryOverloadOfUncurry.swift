// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of uncurry")
struct EveryOverloadOfUncurry {
  @Test("The result of uncurry keeps the argument order and the effects of its function")
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
    let result0 = uncurry(plain.curried2)
    expect(type(of: result0), is: PlainFunction<Int, Int>.self, result0(1, 2), countsTo: 2)
    let result1 = uncurry(plain.curried3)
    expect(type(of: result1), is: PlainFunction<Int, Int, Int>.self, result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(plain.curried4)
    expect(type(of: result2), is: PlainFunction<Int, Int, Int, Int>.self, result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(plain.curried5)
    expect(type(of: result3), is: PlainFunction<Int, Int, Int, Int, Int>.self, result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(plain.curried6)
    expect(type(of: result4), is: PlainFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let result0 = uncurry(plainThrowing.curried2)
    expect(type(of: result0), is: PlainThrowingFunction<Int, Int>.self, try? result0(1, 2), countsTo: 2)
    let result1 = uncurry(plainThrowing.curried3)
    expect(type(of: result1), is: PlainThrowingFunction<Int, Int, Int>.self, try? result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(plainThrowing.curried4)
    expect(type(of: result2), is: PlainThrowingFunction<Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(plainThrowing.curried5)
    expect(type(of: result3), is: PlainThrowingFunction<Int, Int, Int, Int, Int>.self, try? result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(plainThrowing.curried6)
    expect(type(of: result4), is: PlainThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// (…) async -> …
  private func ofPlainAsync() async {
    let result0 = uncurry(plainAsync.curried2)
    await expect(type(of: result0), is: PlainAsyncFunction<Int, Int>.self, result0(1, 2), countsTo: 2)
    let result1 = uncurry(plainAsync.curried3)
    await expect(type(of: result1), is: PlainAsyncFunction<Int, Int, Int>.self, result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(plainAsync.curried4)
    await expect(type(of: result2), is: PlainAsyncFunction<Int, Int, Int, Int>.self, result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(plainAsync.curried5)
    await expect(type(of: result3), is: PlainAsyncFunction<Int, Int, Int, Int, Int>.self, result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(plainAsync.curried6)
    await expect(type(of: result4), is: PlainAsyncFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing() async {
    let result0 = uncurry(plainAsyncThrowing.curried2)
    await expect(type(of: result0), is: PlainAsyncThrowingFunction<Int, Int>.self, try? result0(1, 2), countsTo: 2)
    let result1 = uncurry(plainAsyncThrowing.curried3)
    await expect(type(of: result1), is: PlainAsyncThrowingFunction<Int, Int, Int>.self, try? result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(plainAsyncThrowing.curried4)
    await expect(type(of: result2), is: PlainAsyncThrowingFunction<Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(plainAsyncThrowing.curried5)
    await expect(type(of: result3), is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int>.self, try? result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(plainAsyncThrowing.curried6)
    await expect(type(of: result4), is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @Sendable (…) -> …
  private func ofSendable() {
    let result0 = uncurry(sendable.curried2)
    expect(type(of: result0), is: SendableFunction<Int, Int>.self, result0(1, 2), countsTo: 2)
    let result1 = uncurry(sendable.curried3)
    expect(type(of: result1), is: SendableFunction<Int, Int, Int>.self, result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(sendable.curried4)
    expect(type(of: result2), is: SendableFunction<Int, Int, Int, Int>.self, result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(sendable.curried5)
    expect(type(of: result3), is: SendableFunction<Int, Int, Int, Int, Int>.self, result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(sendable.curried6)
    expect(type(of: result4), is: SendableFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let result0 = uncurry(sendableThrowing.curried2)
    expect(type(of: result0), is: SendableThrowingFunction<Int, Int>.self, try? result0(1, 2), countsTo: 2)
    let result1 = uncurry(sendableThrowing.curried3)
    expect(type(of: result1), is: SendableThrowingFunction<Int, Int, Int>.self, try? result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(sendableThrowing.curried4)
    expect(type(of: result2), is: SendableThrowingFunction<Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(sendableThrowing.curried5)
    expect(type(of: result3), is: SendableThrowingFunction<Int, Int, Int, Int, Int>.self, try? result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(sendableThrowing.curried6)
    expect(type(of: result4), is: SendableThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @Sendable (…) async -> …
  private func ofSendableAsync() async {
    let result0 = uncurry(sendableAsync.curried2)
    await expect(type(of: result0), is: SendableAsyncFunction<Int, Int>.self, result0(1, 2), countsTo: 2)
    let result1 = uncurry(sendableAsync.curried3)
    await expect(type(of: result1), is: SendableAsyncFunction<Int, Int, Int>.self, result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(sendableAsync.curried4)
    await expect(type(of: result2), is: SendableAsyncFunction<Int, Int, Int, Int>.self, result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(sendableAsync.curried5)
    await expect(type(of: result3), is: SendableAsyncFunction<Int, Int, Int, Int, Int>.self, result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(sendableAsync.curried6)
    await expect(type(of: result4), is: SendableAsyncFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing() async {
    let result0 = uncurry(sendableAsyncThrowing.curried2)
    await expect(type(of: result0), is: SendableAsyncThrowingFunction<Int, Int>.self, try? result0(1, 2), countsTo: 2)
    let result1 = uncurry(sendableAsyncThrowing.curried3)
    await expect(type(of: result1), is: SendableAsyncThrowingFunction<Int, Int, Int>.self, try? result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(sendableAsyncThrowing.curried4)
    await expect(type(of: result2), is: SendableAsyncThrowingFunction<Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(sendableAsyncThrowing.curried5)
    await expect(type(of: result3), is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int>.self, try? result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(sendableAsyncThrowing.curried6)
    await expect(type(of: result4), is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofMainActor() {
    let result0 = uncurry(mainActor.curried2)
    expect(type(of: result0), is: MainActorFunction<Int, Int>.self, result0(1, 2), countsTo: 2)
    let result1 = uncurry(mainActor.curried3)
    expect(type(of: result1), is: MainActorFunction<Int, Int, Int>.self, result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(mainActor.curried4)
    expect(type(of: result2), is: MainActorFunction<Int, Int, Int, Int>.self, result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(mainActor.curried5)
    expect(type(of: result3), is: MainActorFunction<Int, Int, Int, Int, Int>.self, result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(mainActor.curried6)
    expect(type(of: result4), is: MainActorFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let result0 = uncurry(mainActorThrowing.curried2)
    expect(type(of: result0), is: MainActorThrowingFunction<Int, Int>.self, try? result0(1, 2), countsTo: 2)
    let result1 = uncurry(mainActorThrowing.curried3)
    expect(type(of: result1), is: MainActorThrowingFunction<Int, Int, Int>.self, try? result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(mainActorThrowing.curried4)
    expect(type(of: result2), is: MainActorThrowingFunction<Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(mainActorThrowing.curried5)
    expect(type(of: result3), is: MainActorThrowingFunction<Int, Int, Int, Int, Int>.self, try? result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(mainActorThrowing.curried6)
    expect(type(of: result4), is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofWithinMainActor() {
    let result0 = uncurry(withinMainActor.curried2)
    expect(type(of: result0), is: MainActorFunction<Int, Int>.self, result0(1, 2), countsTo: 2)
    let result1 = uncurry(withinMainActor.curried3)
    expect(type(of: result1), is: MainActorFunction<Int, Int, Int>.self, result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(withinMainActor.curried4)
    expect(type(of: result2), is: MainActorFunction<Int, Int, Int, Int>.self, result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(withinMainActor.curried5)
    expect(type(of: result3), is: MainActorFunction<Int, Int, Int, Int, Int>.self, result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(withinMainActor.curried6)
    expect(type(of: result4), is: MainActorFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofWithinMainActorThrowing() {
    let result0 = uncurry(withinMainActorThrowing.curried2)
    expect(type(of: result0), is: MainActorThrowingFunction<Int, Int>.self, try? result0(1, 2), countsTo: 2)
    let result1 = uncurry(withinMainActorThrowing.curried3)
    expect(type(of: result1), is: MainActorThrowingFunction<Int, Int, Int>.self, try? result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(withinMainActorThrowing.curried4)
    expect(type(of: result2), is: MainActorThrowingFunction<Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(withinMainActorThrowing.curried5)
    expect(type(of: result3), is: MainActorThrowingFunction<Int, Int, Int, Int, Int>.self, try? result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(withinMainActorThrowing.curried6)
    expect(type(of: result4), is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @MainActor (…) async -> …
  @MainActor private func ofMainActorAsync() async {
    let result0 = uncurry(mainActorAsync.curried2)
    await expect(type(of: result0), is: MainActorAsyncFunction<Int, Int>.self, result0(1, 2), countsTo: 2)
    let result1 = uncurry(mainActorAsync.curried3)
    await expect(type(of: result1), is: MainActorAsyncFunction<Int, Int, Int>.self, result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(mainActorAsync.curried4)
    await expect(type(of: result2), is: MainActorAsyncFunction<Int, Int, Int, Int>.self, result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(mainActorAsync.curried5)
    await expect(type(of: result3), is: MainActorAsyncFunction<Int, Int, Int, Int, Int>.self, result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(mainActorAsync.curried6)
    await expect(type(of: result4), is: MainActorAsyncFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @MainActor (…) async throws(Refusal) -> …
  @MainActor private func ofMainActorAsyncThrowing() async {
    let result0 = uncurry(mainActorAsyncThrowing.curried2)
    await expect(type(of: result0), is: MainActorAsyncThrowingFunction<Int, Int>.self, try? result0(1, 2), countsTo: 2)
    let result1 = uncurry(mainActorAsyncThrowing.curried3)
    await expect(type(of: result1), is: MainActorAsyncThrowingFunction<Int, Int, Int>.self, try? result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(mainActorAsyncThrowing.curried4)
    await expect(type(of: result2), is: MainActorAsyncThrowingFunction<Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(mainActorAsyncThrowing.curried5)
    await expect(type(of: result3), is: MainActorAsyncThrowingFunction<Int, Int, Int, Int, Int>.self, try? result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(mainActorAsyncThrowing.curried6)
    await expect(type(of: result4), is: MainActorAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }
}
