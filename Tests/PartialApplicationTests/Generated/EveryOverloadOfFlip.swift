// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of flip")
struct EveryOverloadOfFlip {
  @Test("The result of flip keeps the argument order and the effects of its function")
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
    let result0 = flip(plain.list2)
    expect(type(of: result0), is: PlainFunction<Int, Int>.self, result0(2, 1), countsTo: 2)
    let result1 = flip(plain.list3)
    expect(type(of: result1), is: PlainFunction<Int, Int, Int>.self, result1(2, 1, 3), countsTo: 3)
    let result2 = flip(plain.list6)
    expect(type(of: result2), is: PlainFunction<Int, Int, Int, Int, Int, Int>.self, result2(2, 1, 3, 4, 5, 6), countsTo: 6)
    let result3 = flip(plain.curried2)
    expect(type(of: result3), is: PlainFunctions.Flipped.self, result3(2)(1), countsTo: 2)
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let result0 = flip(plainThrowing.list2)
    expect(type(of: result0), is: PlainThrowingFunction<Int, Int>.self, try? result0(2, 1), countsTo: 2)
    let result1 = flip(plainThrowing.list3)
    expect(type(of: result1), is: PlainThrowingFunction<Int, Int, Int>.self, try? result1(2, 1, 3), countsTo: 3)
    let result2 = flip(plainThrowing.list6)
    expect(type(of: result2), is: PlainThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result2(2, 1, 3, 4, 5, 6), countsTo: 6)
    let result3 = flip(plainThrowing.curried2)
    expect(type(of: result3), is: PlainThrowingFunctions.Flipped.self, try? result3(2)(1), countsTo: 2)
  }

  /// (…) async -> …
  private func ofPlainAsync() async {
    let result0 = flip(plainAsync.list2)
    await expect(type(of: result0), is: PlainAsyncFunction<Int, Int>.self, result0(2, 1), countsTo: 2)
    let result1 = flip(plainAsync.list3)
    await expect(type(of: result1), is: PlainAsyncFunction<Int, Int, Int>.self, result1(2, 1, 3), countsTo: 3)
    let result2 = flip(plainAsync.list6)
    await expect(type(of: result2), is: PlainAsyncFunction<Int, Int, Int, Int, Int, Int>.self, result2(2, 1, 3, 4, 5, 6), countsTo: 6)
    let result3 = flip(plainAsync.curried2)
    await expect(type(of: result3), is: PlainAsyncFunctions.Flipped.self, result3(2)(1), countsTo: 2)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing() async {
    let result0 = flip(plainAsyncThrowing.list2)
    await expect(type(of: result0), is: PlainAsyncThrowingFunction<Int, Int>.self, try? result0(2, 1), countsTo: 2)
    let result1 = flip(plainAsyncThrowing.list3)
    await expect(type(of: result1), is: PlainAsyncThrowingFunction<Int, Int, Int>.self, try? result1(2, 1, 3), countsTo: 3)
    let result2 = flip(plainAsyncThrowing.list6)
    await expect(type(of: result2), is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result2(2, 1, 3, 4, 5, 6), countsTo: 6)
    let result3 = flip(plainAsyncThrowing.curried2)
    await expect(type(of: result3), is: PlainAsyncThrowingFunctions.Flipped.self, try? result3(2)(1), countsTo: 2)
  }

  /// @Sendable (…) -> …
  private func ofSendable() {
    let result0 = flip(sendable.list2)
    expect(type(of: result0), is: SendableFunction<Int, Int>.self, result0(2, 1), countsTo: 2)
    let result1 = flip(sendable.list3)
    expect(type(of: result1), is: SendableFunction<Int, Int, Int>.self, result1(2, 1, 3), countsTo: 3)
    let result2 = flip(sendable.list6)
    expect(type(of: result2), is: SendableFunction<Int, Int, Int, Int, Int, Int>.self, result2(2, 1, 3, 4, 5, 6), countsTo: 6)
    let result3 = flip(sendable.curried2)
    expect(type(of: result3), is: SendableFunctions.Flipped.self, result3(2)(1), countsTo: 2)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let result0 = flip(sendableThrowing.list2)
    expect(type(of: result0), is: SendableThrowingFunction<Int, Int>.self, try? result0(2, 1), countsTo: 2)
    let result1 = flip(sendableThrowing.list3)
    expect(type(of: result1), is: SendableThrowingFunction<Int, Int, Int>.self, try? result1(2, 1, 3), countsTo: 3)
    let result2 = flip(sendableThrowing.list6)
    expect(type(of: result2), is: SendableThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result2(2, 1, 3, 4, 5, 6), countsTo: 6)
    let result3 = flip(sendableThrowing.curried2)
    expect(type(of: result3), is: SendableThrowingFunctions.Flipped.self, try? result3(2)(1), countsTo: 2)
  }

  /// @Sendable (…) async -> …
  private func ofSendableAsync() async {
    let result0 = flip(sendableAsync.list2)
    await expect(type(of: result0), is: SendableAsyncFunction<Int, Int>.self, result0(2, 1), countsTo: 2)
    let result1 = flip(sendableAsync.list3)
    await expect(type(of: result1), is: SendableAsyncFunction<Int, Int, Int>.self, result1(2, 1, 3), countsTo: 3)
    let result2 = flip(sendableAsync.list6)
    await expect(type(of: result2), is: SendableAsyncFunction<Int, Int, Int, Int, Int, Int>.self, result2(2, 1, 3, 4, 5, 6), countsTo: 6)
    let result3 = flip(sendableAsync.curried2)
    await expect(type(of: result3), is: SendableAsyncFunctions.Flipped.self, result3(2)(1), countsTo: 2)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing() async {
    let result0 = flip(sendableAsyncThrowing.list2)
    await expect(type(of: result0), is: SendableAsyncThrowingFunction<Int, Int>.self, try? result0(2, 1), countsTo: 2)
    let result1 = flip(sendableAsyncThrowing.list3)
    await expect(type(of: result1), is: SendableAsyncThrowingFunction<Int, Int, Int>.self, try? result1(2, 1, 3), countsTo: 3)
    let result2 = flip(sendableAsyncThrowing.list6)
    await expect(type(of: result2), is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result2(2, 1, 3, 4, 5, 6), countsTo: 6)
    let result3 = flip(sendableAsyncThrowing.curried2)
    await expect(type(of: result3), is: SendableAsyncThrowingFunctions.Flipped.self, try? result3(2)(1), countsTo: 2)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofMainActor() {
    let result0 = flip(mainActor.list2)
    expect(type(of: result0), is: MainActorFunction<Int, Int>.self, result0(2, 1), countsTo: 2)
    let result1 = flip(mainActor.list3)
    expect(type(of: result1), is: MainActorFunction<Int, Int, Int>.self, result1(2, 1, 3), countsTo: 3)
    let result2 = flip(mainActor.list6)
    expect(type(of: result2), is: MainActorFunction<Int, Int, Int, Int, Int, Int>.self, result2(2, 1, 3, 4, 5, 6), countsTo: 6)
    let result3 = flip(mainActor.curried2)
    expect(type(of: result3), is: MainActorFunctions.Flipped.self, result3(2)(1), countsTo: 2)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let result0 = flip(mainActorThrowing.list2)
    expect(type(of: result0), is: MainActorThrowingFunction<Int, Int>.self, try? result0(2, 1), countsTo: 2)
    let result1 = flip(mainActorThrowing.list3)
    expect(type(of: result1), is: MainActorThrowingFunction<Int, Int, Int>.self, try? result1(2, 1, 3), countsTo: 3)
    let result2 = flip(mainActorThrowing.list6)
    expect(type(of: result2), is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result2(2, 1, 3, 4, 5, 6), countsTo: 6)
    let result3 = flip(mainActorThrowing.curried2)
    expect(type(of: result3), is: MainActorThrowingFunctions.Flipped.self, try? result3(2)(1), countsTo: 2)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofWithinMainActor() {
    let result0 = flip(withinMainActor.curried2)
    expect(type(of: result0), is: WithinMainActorFunctions.Flipped.self, result0(2)(1), countsTo: 2)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofWithinMainActorThrowing() {
    let result0 = flip(withinMainActorThrowing.curried2)
    expect(type(of: result0), is: WithinMainActorThrowingFunctions.Flipped.self, try? result0(2)(1), countsTo: 2)
  }

  /// @MainActor (…) async -> …
  @MainActor private func ofMainActorAsync() async {
    let result0 = flip(mainActorAsync.curried2)
    await expect(type(of: result0), is: MainActorAsyncFunctions.Flipped.self, result0(2)(1), countsTo: 2)
  }

  /// @MainActor (…) async throws(Refusal) -> …
  @MainActor private func ofMainActorAsyncThrowing() async {
    let result0 = flip(mainActorAsyncThrowing.curried2)
    await expect(type(of: result0), is: MainActorAsyncThrowingFunctions.Flipped.self, try? result0(2)(1), countsTo: 2)
  }
}
