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
  }

  /// (…) -> …
  private func ofPlain() {
    let curried2: (Int) -> (Int) -> [Int] = curry(plain.list2)
    let curried3: (Int) -> (Int) -> (Int) -> [Int] = curry(plain.list3)
    let curried4: (Int) -> (Int) -> (Int) -> (Int) -> [Int] = curry(plain.list4)
    let curried5: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> [Int] = curry(plain.list5)
    let curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> [Int] = curry(plain.list6)

    let result0 = uncurry(curried2)
    expect(type(of: result0), is: PlainFunction<Int, Int>.self, result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(type(of: result1), is: PlainFunction<Int, Int, Int>.self, result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(type(of: result2), is: PlainFunction<Int, Int, Int, Int>.self, result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(type(of: result3), is: PlainFunction<Int, Int, Int, Int, Int>.self, result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(type(of: result4), is: PlainFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let curried2: (Int) -> (Int) throws(Refusal) -> [Int] = curry(plainThrowing.list2)
    let curried3: (Int) -> (Int) -> (Int) throws(Refusal) -> [Int] = curry(plainThrowing.list3)
    let curried4: (Int) -> (Int) -> (Int) -> (Int) throws(Refusal) -> [Int] = curry(plainThrowing.list4)
    let curried5: (Int) -> (Int) -> (Int) -> (Int) -> (Int) throws(Refusal) -> [Int] = curry(plainThrowing.list5)
    let curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> (Int) throws(Refusal) -> [Int] = curry(plainThrowing.list6)

    let result0 = uncurry(curried2)
    expect(type(of: result0), is: PlainThrowingFunction<Int, Int>.self, try? result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(type(of: result1), is: PlainThrowingFunction<Int, Int, Int>.self, try? result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(type(of: result2), is: PlainThrowingFunction<Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(type(of: result3), is: PlainThrowingFunction<Int, Int, Int, Int, Int>.self, try? result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(type(of: result4), is: PlainThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// (…) async -> …
  private func ofPlainAsync() async {
    let curried2: (Int) -> (Int) async -> [Int] = curry(plainAsync.list2)
    let curried3: (Int) -> (Int) -> (Int) async -> [Int] = curry(plainAsync.list3)
    let curried4: (Int) -> (Int) -> (Int) -> (Int) async -> [Int] = curry(plainAsync.list4)
    let curried5: (Int) -> (Int) -> (Int) -> (Int) -> (Int) async -> [Int] = curry(plainAsync.list5)
    let curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> (Int) async -> [Int] = curry(plainAsync.list6)

    let result0 = uncurry(curried2)
    await expect(type(of: result0), is: PlainAsyncFunction<Int, Int>.self, result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    await expect(type(of: result1), is: PlainAsyncFunction<Int, Int, Int>.self, result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    await expect(type(of: result2), is: PlainAsyncFunction<Int, Int, Int, Int>.self, result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    await expect(type(of: result3), is: PlainAsyncFunction<Int, Int, Int, Int, Int>.self, result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    await expect(type(of: result4), is: PlainAsyncFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing() async {
    let curried2: (Int) -> (Int) async throws(Refusal) -> [Int] = curry(plainAsyncThrowing.list2)
    let curried3: (Int) -> (Int) -> (Int) async throws(Refusal) -> [Int] = curry(plainAsyncThrowing.list3)
    let curried4: (Int) -> (Int) -> (Int) -> (Int) async throws(Refusal) -> [Int] = curry(plainAsyncThrowing.list4)
    let curried5: (Int) -> (Int) -> (Int) -> (Int) -> (Int) async throws(Refusal) -> [Int] = curry(plainAsyncThrowing.list5)
    let curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> (Int) async throws(Refusal) -> [Int] = curry(plainAsyncThrowing.list6)

    let result0 = uncurry(curried2)
    await expect(type(of: result0), is: PlainAsyncThrowingFunction<Int, Int>.self, try? result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    await expect(type(of: result1), is: PlainAsyncThrowingFunction<Int, Int, Int>.self, try? result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    await expect(type(of: result2), is: PlainAsyncThrowingFunction<Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    await expect(type(of: result3), is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int>.self, try? result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    await expect(type(of: result4), is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @Sendable (…) -> …
  private func ofSendable() {
    let curried2: @Sendable (Int) -> @Sendable (Int) -> [Int] = curry(sendable.list2)
    let curried3: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> [Int] = curry(sendable.list3)
    let curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> [Int] = curry(sendable.list4)
    let curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> [Int] = curry(sendable.list5)
    let curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> [Int] = curry(sendable.list6)

    let result0 = uncurry(curried2)
    expect(type(of: result0), is: SendableFunction<Int, Int>.self, result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(type(of: result1), is: SendableFunction<Int, Int, Int>.self, result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(type(of: result2), is: SendableFunction<Int, Int, Int, Int>.self, result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(type(of: result3), is: SendableFunction<Int, Int, Int, Int, Int>.self, result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(type(of: result4), is: SendableFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let curried2: @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int] = curry(sendableThrowing.list2)
    let curried3: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int] = curry(sendableThrowing.list3)
    let curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int] = curry(sendableThrowing.list4)
    let curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int] = curry(sendableThrowing.list5)
    let curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int] = curry(sendableThrowing.list6)

    let result0 = uncurry(curried2)
    expect(type(of: result0), is: SendableThrowingFunction<Int, Int>.self, try? result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(type(of: result1), is: SendableThrowingFunction<Int, Int, Int>.self, try? result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(type(of: result2), is: SendableThrowingFunction<Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(type(of: result3), is: SendableThrowingFunction<Int, Int, Int, Int, Int>.self, try? result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(type(of: result4), is: SendableThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @Sendable (…) async -> …
  private func ofSendableAsync() async {
    let curried2: @Sendable (Int) -> @Sendable (Int) async -> [Int] = curry(sendableAsync.list2)
    let curried3: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async -> [Int] = curry(sendableAsync.list3)
    let curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async -> [Int] = curry(sendableAsync.list4)
    let curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async -> [Int] = curry(sendableAsync.list5)
    let curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async -> [Int] = curry(sendableAsync.list6)

    let result0 = uncurry(curried2)
    await expect(type(of: result0), is: SendableAsyncFunction<Int, Int>.self, result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    await expect(type(of: result1), is: SendableAsyncFunction<Int, Int, Int>.self, result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    await expect(type(of: result2), is: SendableAsyncFunction<Int, Int, Int, Int>.self, result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    await expect(type(of: result3), is: SendableAsyncFunction<Int, Int, Int, Int, Int>.self, result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    await expect(type(of: result4), is: SendableAsyncFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing() async {
    let curried2: @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int] = curry(sendableAsyncThrowing.list2)
    let curried3: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int] = curry(sendableAsyncThrowing.list3)
    let curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int] = curry(sendableAsyncThrowing.list4)
    let curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int] = curry(sendableAsyncThrowing.list5)
    let curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int] = curry(sendableAsyncThrowing.list6)

    let result0 = uncurry(curried2)
    await expect(type(of: result0), is: SendableAsyncThrowingFunction<Int, Int>.self, try? result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    await expect(type(of: result1), is: SendableAsyncThrowingFunction<Int, Int, Int>.self, try? result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    await expect(type(of: result2), is: SendableAsyncThrowingFunction<Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    await expect(type(of: result3), is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int>.self, try? result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    await expect(type(of: result4), is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofMainActor() {
    let curried2: @Sendable (Int) -> @MainActor (Int) -> [Int] = curry(mainActor.list2)
    let curried3: @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) -> [Int] = curry(mainActor.list3)
    let curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) -> [Int] = curry(mainActor.list4)
    let curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) -> [Int] = curry(mainActor.list5)
    let curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) -> [Int] = curry(mainActor.list6)

    let result0 = uncurry(curried2)
    expect(type(of: result0), is: MainActorFunction<Int, Int>.self, result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(type(of: result1), is: MainActorFunction<Int, Int, Int>.self, result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(type(of: result2), is: MainActorFunction<Int, Int, Int, Int>.self, result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(type(of: result3), is: MainActorFunction<Int, Int, Int, Int, Int>.self, result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(type(of: result4), is: MainActorFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let curried2: @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(mainActorThrowing.list2)
    let curried3: @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(mainActorThrowing.list3)
    let curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(mainActorThrowing.list4)
    let curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(mainActorThrowing.list5)
    let curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(mainActorThrowing.list6)

    let result0 = uncurry(curried2)
    expect(type(of: result0), is: MainActorThrowingFunction<Int, Int>.self, try? result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(type(of: result1), is: MainActorThrowingFunction<Int, Int, Int>.self, try? result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(type(of: result2), is: MainActorThrowingFunction<Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(type(of: result3), is: MainActorThrowingFunction<Int, Int, Int, Int, Int>.self, try? result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(type(of: result4), is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofWithinMainActor() {
    let curried2: (Int) -> @MainActor (Int) -> [Int] = curry(mainActor.list2)
    let curried3: (Int) -> (Int) -> @MainActor (Int) -> [Int] = curry(mainActor.list3)
    let curried4: (Int) -> (Int) -> (Int) -> @MainActor (Int) -> [Int] = curry(mainActor.list4)
    let curried5: (Int) -> (Int) -> (Int) -> (Int) -> @MainActor (Int) -> [Int] = curry(mainActor.list5)
    let curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> @MainActor (Int) -> [Int] = curry(mainActor.list6)

    let result0 = uncurry(curried2)
    expect(type(of: result0), is: MainActorFunction<Int, Int>.self, result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(type(of: result1), is: MainActorFunction<Int, Int, Int>.self, result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(type(of: result2), is: MainActorFunction<Int, Int, Int, Int>.self, result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(type(of: result3), is: MainActorFunction<Int, Int, Int, Int, Int>.self, result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(type(of: result4), is: MainActorFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofWithinMainActorThrowing() {
    let curried2: (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(mainActorThrowing.list2)
    let curried3: (Int) -> (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(mainActorThrowing.list3)
    let curried4: (Int) -> (Int) -> (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(mainActorThrowing.list4)
    let curried5: (Int) -> (Int) -> (Int) -> (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(mainActorThrowing.list5)
    let curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(mainActorThrowing.list6)

    let result0 = uncurry(curried2)
    expect(type(of: result0), is: MainActorThrowingFunction<Int, Int>.self, try? result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(type(of: result1), is: MainActorThrowingFunction<Int, Int, Int>.self, try? result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(type(of: result2), is: MainActorThrowingFunction<Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(type(of: result3), is: MainActorThrowingFunction<Int, Int, Int, Int, Int>.self, try? result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(type(of: result4), is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }
}
