// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of curry")
struct EveryOverloadOfCurry {
  @Test("The result of curry keeps the argument order and the effects of its function")
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
    let result0 = curry(plain.list2)
    expect(type(of: result0), is: PlainFunctions.Curried2.self, result0(1)(2), countsTo: 2)
    let result1 = curry(plain.list3)
    expect(type(of: result1), is: PlainFunctions.Curried3.self, result1(1)(2)(3), countsTo: 3)
    let result2 = curry(plain.list4)
    expect(type(of: result2), is: PlainFunctions.Curried4.self, result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(plain.list5)
    expect(type(of: result3), is: PlainFunctions.Curried5.self, result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(plain.list6)
    expect(type(of: result4), is: PlainFunctions.Curried6.self, result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let result0 = curry(plainThrowing.list2)
    expect(type(of: result0), is: PlainThrowingFunctions.Curried2.self, try? result0(1)(2), countsTo: 2)
    let result1 = curry(plainThrowing.list3)
    expect(type(of: result1), is: PlainThrowingFunctions.Curried3.self, try? result1(1)(2)(3), countsTo: 3)
    let result2 = curry(plainThrowing.list4)
    expect(type(of: result2), is: PlainThrowingFunctions.Curried4.self, try? result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(plainThrowing.list5)
    expect(type(of: result3), is: PlainThrowingFunctions.Curried5.self, try? result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(plainThrowing.list6)
    expect(type(of: result4), is: PlainThrowingFunctions.Curried6.self, try? result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  /// (…) async -> …
  private func ofPlainAsync() async {
    let result0 = curry(plainAsync.list2)
    await expect(type(of: result0), is: PlainAsyncFunctions.Curried2.self, result0(1)(2), countsTo: 2)
    let result1 = curry(plainAsync.list3)
    await expect(type(of: result1), is: PlainAsyncFunctions.Curried3.self, result1(1)(2)(3), countsTo: 3)
    let result2 = curry(plainAsync.list4)
    await expect(type(of: result2), is: PlainAsyncFunctions.Curried4.self, result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(plainAsync.list5)
    await expect(type(of: result3), is: PlainAsyncFunctions.Curried5.self, result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(plainAsync.list6)
    await expect(type(of: result4), is: PlainAsyncFunctions.Curried6.self, result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing() async {
    let result0 = curry(plainAsyncThrowing.list2)
    await expect(type(of: result0), is: PlainAsyncThrowingFunctions.Curried2.self, try? result0(1)(2), countsTo: 2)
    let result1 = curry(plainAsyncThrowing.list3)
    await expect(type(of: result1), is: PlainAsyncThrowingFunctions.Curried3.self, try? result1(1)(2)(3), countsTo: 3)
    let result2 = curry(plainAsyncThrowing.list4)
    await expect(type(of: result2), is: PlainAsyncThrowingFunctions.Curried4.self, try? result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(plainAsyncThrowing.list5)
    await expect(type(of: result3), is: PlainAsyncThrowingFunctions.Curried5.self, try? result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(plainAsyncThrowing.list6)
    await expect(type(of: result4), is: PlainAsyncThrowingFunctions.Curried6.self, try? result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  /// @Sendable (…) -> …
  private func ofSendable() {
    let result0 = curry(sendable.list2)
    expect(type(of: result0), is: SendableFunctions.Curried2.self, result0(1)(2), countsTo: 2)
    let result1 = curry(sendable.list3)
    expect(type(of: result1), is: SendableFunctions.Curried3.self, result1(1)(2)(3), countsTo: 3)
    let result2 = curry(sendable.list4)
    expect(type(of: result2), is: SendableFunctions.Curried4.self, result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(sendable.list5)
    expect(type(of: result3), is: SendableFunctions.Curried5.self, result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(sendable.list6)
    expect(type(of: result4), is: SendableFunctions.Curried6.self, result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let result0 = curry(sendableThrowing.list2)
    expect(type(of: result0), is: SendableThrowingFunctions.Curried2.self, try? result0(1)(2), countsTo: 2)
    let result1 = curry(sendableThrowing.list3)
    expect(type(of: result1), is: SendableThrowingFunctions.Curried3.self, try? result1(1)(2)(3), countsTo: 3)
    let result2 = curry(sendableThrowing.list4)
    expect(type(of: result2), is: SendableThrowingFunctions.Curried4.self, try? result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(sendableThrowing.list5)
    expect(type(of: result3), is: SendableThrowingFunctions.Curried5.self, try? result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(sendableThrowing.list6)
    expect(type(of: result4), is: SendableThrowingFunctions.Curried6.self, try? result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  /// @Sendable (…) async -> …
  private func ofSendableAsync() async {
    let result0 = curry(sendableAsync.list2)
    await expect(type(of: result0), is: SendableAsyncFunctions.Curried2.self, result0(1)(2), countsTo: 2)
    let result1 = curry(sendableAsync.list3)
    await expect(type(of: result1), is: SendableAsyncFunctions.Curried3.self, result1(1)(2)(3), countsTo: 3)
    let result2 = curry(sendableAsync.list4)
    await expect(type(of: result2), is: SendableAsyncFunctions.Curried4.self, result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(sendableAsync.list5)
    await expect(type(of: result3), is: SendableAsyncFunctions.Curried5.self, result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(sendableAsync.list6)
    await expect(type(of: result4), is: SendableAsyncFunctions.Curried6.self, result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing() async {
    let result0 = curry(sendableAsyncThrowing.list2)
    await expect(type(of: result0), is: SendableAsyncThrowingFunctions.Curried2.self, try? result0(1)(2), countsTo: 2)
    let result1 = curry(sendableAsyncThrowing.list3)
    await expect(type(of: result1), is: SendableAsyncThrowingFunctions.Curried3.self, try? result1(1)(2)(3), countsTo: 3)
    let result2 = curry(sendableAsyncThrowing.list4)
    await expect(type(of: result2), is: SendableAsyncThrowingFunctions.Curried4.self, try? result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(sendableAsyncThrowing.list5)
    await expect(type(of: result3), is: SendableAsyncThrowingFunctions.Curried5.self, try? result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(sendableAsyncThrowing.list6)
    await expect(type(of: result4), is: SendableAsyncThrowingFunctions.Curried6.self, try? result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofMainActor() {
    let result0 = curry(mainActor.list2)
    expect(type(of: result0), is: MainActorFunctions.Curried2.self, result0(1)(2), countsTo: 2)
    let result1 = curry(mainActor.list3)
    expect(type(of: result1), is: MainActorFunctions.Curried3.self, result1(1)(2)(3), countsTo: 3)
    let result2 = curry(mainActor.list4)
    expect(type(of: result2), is: MainActorFunctions.Curried4.self, result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(mainActor.list5)
    expect(type(of: result3), is: MainActorFunctions.Curried5.self, result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(mainActor.list6)
    expect(type(of: result4), is: MainActorFunctions.Curried6.self, result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let result0 = curry(mainActorThrowing.list2)
    expect(type(of: result0), is: MainActorThrowingFunctions.Curried2.self, try? result0(1)(2), countsTo: 2)
    let result1 = curry(mainActorThrowing.list3)
    expect(type(of: result1), is: MainActorThrowingFunctions.Curried3.self, try? result1(1)(2)(3), countsTo: 3)
    let result2 = curry(mainActorThrowing.list4)
    expect(type(of: result2), is: MainActorThrowingFunctions.Curried4.self, try? result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(mainActorThrowing.list5)
    expect(type(of: result3), is: MainActorThrowingFunctions.Curried5.self, try? result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(mainActorThrowing.list6)
    expect(type(of: result4), is: MainActorThrowingFunctions.Curried6.self, try? result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }
}
