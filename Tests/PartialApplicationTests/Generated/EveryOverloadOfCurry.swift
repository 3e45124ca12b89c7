// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of curry")
struct EveryOverloadOfCurry {
  @Test("The result of curry keeps the effects and the argument order of (…) -> …")
  func ofPlain() {
    typealias Curried2 = (Int) -> PlainFunction<Int>
    typealias Curried3 = (Int) -> Curried2
    typealias Curried4 = (Int) -> Curried3
    typealias Curried5 = (Int) -> Curried4
    typealias Curried6 = (Int) -> Curried5

    let result0 = curry(plain.list2)
    expect(result0, is: Curried2.self, result0(1)(2), countsTo: 2)
    let result1 = curry(plain.list3)
    expect(result1, is: Curried3.self, result1(1)(2)(3), countsTo: 3)
    let result2 = curry(plain.list4)
    expect(result2, is: Curried4.self, result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(plain.list5)
    expect(result3, is: Curried5.self, result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(plain.list6)
    expect(result4, is: Curried6.self, result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("The result of curry keeps the effects and the argument order of (…) throws(Refusal) -> …")
  func ofPlainThrowing() throws {
    typealias Curried2 = (Int) -> PlainThrowingFunction<Int>
    typealias Curried3 = (Int) -> Curried2
    typealias Curried4 = (Int) -> Curried3
    typealias Curried5 = (Int) -> Curried4
    typealias Curried6 = (Int) -> Curried5

    let result0 = curry(plainThrowing.list2)
    try expect(result0, is: Curried2.self, result0(1)(2), countsTo: 2)
    let result1 = curry(plainThrowing.list3)
    try expect(result1, is: Curried3.self, result1(1)(2)(3), countsTo: 3)
    let result2 = curry(plainThrowing.list4)
    try expect(result2, is: Curried4.self, result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(plainThrowing.list5)
    try expect(result3, is: Curried5.self, result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(plainThrowing.list6)
    try expect(result4, is: Curried6.self, result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("The result of curry keeps the effects and the argument order of (…) async -> …")
  func ofPlainAsync() async {
    typealias Curried2 = (Int) -> PlainAsyncFunction<Int>
    typealias Curried3 = (Int) -> Curried2
    typealias Curried4 = (Int) -> Curried3
    typealias Curried5 = (Int) -> Curried4
    typealias Curried6 = (Int) -> Curried5

    let result0 = curry(plainAsync.list2)
    await expect(result0, is: Curried2.self, result0(1)(2), countsTo: 2)
    let result1 = curry(plainAsync.list3)
    await expect(result1, is: Curried3.self, result1(1)(2)(3), countsTo: 3)
    let result2 = curry(plainAsync.list4)
    await expect(result2, is: Curried4.self, result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(plainAsync.list5)
    await expect(result3, is: Curried5.self, result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(plainAsync.list6)
    await expect(result4, is: Curried6.self, result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("The result of curry keeps the effects and the argument order of (…) async throws(Refusal) -> …")
  func ofPlainAsyncThrowing() async throws {
    typealias Curried2 = (Int) -> PlainAsyncThrowingFunction<Int>
    typealias Curried3 = (Int) -> Curried2
    typealias Curried4 = (Int) -> Curried3
    typealias Curried5 = (Int) -> Curried4
    typealias Curried6 = (Int) -> Curried5

    let result0 = curry(plainAsyncThrowing.list2)
    try await expect(result0, is: Curried2.self, result0(1)(2), countsTo: 2)
    let result1 = curry(plainAsyncThrowing.list3)
    try await expect(result1, is: Curried3.self, result1(1)(2)(3), countsTo: 3)
    let result2 = curry(plainAsyncThrowing.list4)
    try await expect(result2, is: Curried4.self, result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(plainAsyncThrowing.list5)
    try await expect(result3, is: Curried5.self, result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(plainAsyncThrowing.list6)
    try await expect(result4, is: Curried6.self, result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("The result of curry keeps the effects and the argument order of @Sendable (…) -> …")
  func ofSendable() {
    typealias Curried2 = @Sendable (Int) -> SendableFunction<Int>
    typealias Curried3 = @Sendable (Int) -> Curried2
    typealias Curried4 = @Sendable (Int) -> Curried3
    typealias Curried5 = @Sendable (Int) -> Curried4
    typealias Curried6 = @Sendable (Int) -> Curried5

    let result0 = curry(sendable.list2)
    expect(result0, is: Curried2.self, result0(1)(2), countsTo: 2)
    let result1 = curry(sendable.list3)
    expect(result1, is: Curried3.self, result1(1)(2)(3), countsTo: 3)
    let result2 = curry(sendable.list4)
    expect(result2, is: Curried4.self, result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(sendable.list5)
    expect(result3, is: Curried5.self, result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(sendable.list6)
    expect(result4, is: Curried6.self, result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("The result of curry keeps the effects and the argument order of @Sendable (…) throws(Refusal) -> …")
  func ofSendableThrowing() throws {
    typealias Curried2 = @Sendable (Int) -> SendableThrowingFunction<Int>
    typealias Curried3 = @Sendable (Int) -> Curried2
    typealias Curried4 = @Sendable (Int) -> Curried3
    typealias Curried5 = @Sendable (Int) -> Curried4
    typealias Curried6 = @Sendable (Int) -> Curried5

    let result0 = curry(sendableThrowing.list2)
    try expect(result0, is: Curried2.self, result0(1)(2), countsTo: 2)
    let result1 = curry(sendableThrowing.list3)
    try expect(result1, is: Curried3.self, result1(1)(2)(3), countsTo: 3)
    let result2 = curry(sendableThrowing.list4)
    try expect(result2, is: Curried4.self, result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(sendableThrowing.list5)
    try expect(result3, is: Curried5.self, result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(sendableThrowing.list6)
    try expect(result4, is: Curried6.self, result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("The result of curry keeps the effects and the argument order of @Sendable (…) async -> …")
  func ofSendableAsync() async {
    typealias Curried2 = @Sendable (Int) -> SendableAsyncFunction<Int>
    typealias Curried3 = @Sendable (Int) -> Curried2
    typealias Curried4 = @Sendable (Int) -> Curried3
    typealias Curried5 = @Sendable (Int) -> Curried4
    typealias Curried6 = @Sendable (Int) -> Curried5

    let result0 = curry(sendableAsync.list2)
    await expect(result0, is: Curried2.self, result0(1)(2), countsTo: 2)
    let result1 = curry(sendableAsync.list3)
    await expect(result1, is: Curried3.self, result1(1)(2)(3), countsTo: 3)
    let result2 = curry(sendableAsync.list4)
    await expect(result2, is: Curried4.self, result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(sendableAsync.list5)
    await expect(result3, is: Curried5.self, result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(sendableAsync.list6)
    await expect(result4, is: Curried6.self, result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("The result of curry keeps the effects and the argument order of @Sendable (…) async throws(Refusal) -> …")
  func ofSendableAsyncThrowing() async throws {
    typealias Curried2 = @Sendable (Int) -> SendableAsyncThrowingFunction<Int>
    typealias Curried3 = @Sendable (Int) -> Curried2
    typealias Curried4 = @Sendable (Int) -> Curried3
    typealias Curried5 = @Sendable (Int) -> Curried4
    typealias Curried6 = @Sendable (Int) -> Curried5

    let result0 = curry(sendableAsyncThrowing.list2)
    try await expect(result0, is: Curried2.self, result0(1)(2), countsTo: 2)
    let result1 = curry(sendableAsyncThrowing.list3)
    try await expect(result1, is: Curried3.self, result1(1)(2)(3), countsTo: 3)
    let result2 = curry(sendableAsyncThrowing.list4)
    try await expect(result2, is: Curried4.self, result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(sendableAsyncThrowing.list5)
    try await expect(result3, is: Curried5.self, result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(sendableAsyncThrowing.list6)
    try await expect(result4, is: Curried6.self, result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("The result of curry keeps the effects and the argument order of @MainActor (…) -> …")
  @MainActor func ofMainActor() {
    typealias Curried2 = @Sendable (Int) -> MainActorFunction<Int>
    typealias Curried3 = @Sendable (Int) -> Curried2
    typealias Curried4 = @Sendable (Int) -> Curried3
    typealias Curried5 = @Sendable (Int) -> Curried4
    typealias Curried6 = @Sendable (Int) -> Curried5

    let result0 = curry(mainActor.list2)
    expect(result0, is: Curried2.self, result0(1)(2), countsTo: 2)
    let result1 = curry(mainActor.list3)
    expect(result1, is: Curried3.self, result1(1)(2)(3), countsTo: 3)
    let result2 = curry(mainActor.list4)
    expect(result2, is: Curried4.self, result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(mainActor.list5)
    expect(result3, is: Curried5.self, result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(mainActor.list6)
    expect(result4, is: Curried6.self, result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("The result of curry keeps the effects and the argument order of @MainActor (…) throws(Refusal) -> …")
  @MainActor func ofMainActorThrowing() throws {
    typealias Curried2 = @Sendable (Int) -> MainActorThrowingFunction<Int>
    typealias Curried3 = @Sendable (Int) -> Curried2
    typealias Curried4 = @Sendable (Int) -> Curried3
    typealias Curried5 = @Sendable (Int) -> Curried4
    typealias Curried6 = @Sendable (Int) -> Curried5

    let result0 = curry(mainActorThrowing.list2)
    try expect(result0, is: Curried2.self, result0(1)(2), countsTo: 2)
    let result1 = curry(mainActorThrowing.list3)
    try expect(result1, is: Curried3.self, result1(1)(2)(3), countsTo: 3)
    let result2 = curry(mainActorThrowing.list4)
    try expect(result2, is: Curried4.self, result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(mainActorThrowing.list5)
    try expect(result3, is: Curried5.self, result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(mainActorThrowing.list6)
    try expect(result4, is: Curried6.self, result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }
}
