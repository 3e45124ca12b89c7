// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of timed")
struct EveryOverloadOfTimed {
  @Test("The result of timed keeps the argument order and the effects of its function")
  func keepsOrderAndEffects() async {
    ofPlain()
    ofPlainThrowing()
    await ofPlainAsync()
    await ofPlainAsyncThrowing1()
    await ofPlainAsyncThrowing2()
    ofSendable()
    ofSendableThrowing()
    await ofSendableAsync()
    await ofSendableAsyncThrowing1()
    await ofSendableAsyncThrowing2()
    await ofMainActor()
    await ofMainActorThrowing()
  }

  /// (…) -> …
  private func ofPlain() {
    let result0 = timed(plain.list0, record: { _ in })
    expect(type(of: result0), is: (() -> [Int]).self, result0(), countsTo: 0)
    let result1 = timed(plain.list1, record: { _ in })
    expect(type(of: result1), is: PlainFunction<Int>.self, result1(1), countsTo: 1)
    let result2 = timed(plain.list2, record: { _ in })
    expect(type(of: result2), is: PlainFunction<Int, Int>.self, result2(1, 2), countsTo: 2)
    let result3 = timed(plain.list3, record: { _ in })
    expect(type(of: result3), is: PlainFunction<Int, Int, Int>.self, result3(1, 2, 3), countsTo: 3)
    let result4 = timed(plain.list6, record: { _ in })
    expect(type(of: result4), is: PlainFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let result0 = timed(plainThrowing.list0, record: { _ in })
    expect(type(of: result0), is: (() throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = timed(plainThrowing.refusal0, record: { _ in })
    expect(throws: Refusal()) { try result1() }
    let result2 = timed(plainThrowing.list1, record: { _ in })
    expect(type(of: result2), is: PlainThrowingFunction<Int>.self, try? result2(1), countsTo: 1)
    let result3 = timed(plainThrowing.refusal1, record: { _ in })
    expect(throws: Refusal()) { try result3(1) }
    let result4 = timed(plainThrowing.list2, record: { _ in })
    expect(type(of: result4), is: PlainThrowingFunction<Int, Int>.self, try? result4(1, 2), countsTo: 2)
    let result5 = timed(plainThrowing.refusal2, record: { _ in })
    expect(throws: Refusal()) { try result5(1, 2) }
    let result6 = timed(plainThrowing.list3, record: { _ in })
    expect(type(of: result6), is: PlainThrowingFunction<Int, Int, Int>.self, try? result6(1, 2, 3), countsTo: 3)
    let result7 = timed(plainThrowing.refusal3, record: { _ in })
    expect(throws: Refusal()) { try result7(1, 2, 3) }
    let result8 = timed(plainThrowing.list6, record: { _ in })
    expect(type(of: result8), is: PlainThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result8(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result9 = timed(plainThrowing.refusal6, record: { _ in })
    expect(throws: Refusal()) { try result9(1, 2, 3, 4, 5, 6) }
  }

  /// (…) async -> …
  private func ofPlainAsync() async {
    let result0 = timed(plainAsync.list0, record: { _ in })
    await expect(type(of: result0), is: (() async -> [Int]).self, result0(), countsTo: 0)
    let result1 = timed(plainAsync.list1, record: { _ in })
    await expect(type(of: result1), is: PlainAsyncFunction<Int>.self, result1(1), countsTo: 1)
    let result2 = timed(plainAsync.list2, record: { _ in })
    await expect(type(of: result2), is: PlainAsyncFunction<Int, Int>.self, result2(1, 2), countsTo: 2)
    let result3 = timed(plainAsync.list3, record: { _ in })
    await expect(type(of: result3), is: PlainAsyncFunction<Int, Int, Int>.self, result3(1, 2, 3), countsTo: 3)
    let result4 = timed(plainAsync.list6, record: { _ in })
    await expect(type(of: result4), is: PlainAsyncFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing1() async {
    let result0 = timed(plainAsyncThrowing.list0, record: { _ in })
    await expect(type(of: result0), is: (() async throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = timed(plainAsyncThrowing.refusal0, record: { _ in })
    await expect(throws: Refusal()) { try await result1() }
    let result2 = timed(plainAsyncThrowing.list1, record: { _ in })
    await expect(type(of: result2), is: PlainAsyncThrowingFunction<Int>.self, try? result2(1), countsTo: 1)
    let result3 = timed(plainAsyncThrowing.refusal1, record: { _ in })
    await expect(throws: Refusal()) { try await result3(1) }
    let result4 = timed(plainAsyncThrowing.list2, record: { _ in })
    await expect(type(of: result4), is: PlainAsyncThrowingFunction<Int, Int>.self, try? result4(1, 2), countsTo: 2)
    let result5 = timed(plainAsyncThrowing.refusal2, record: { _ in })
    await expect(throws: Refusal()) { try await result5(1, 2) }
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing2() async {
    let result0 = timed(plainAsyncThrowing.list3, record: { _ in })
    await expect(type(of: result0), is: PlainAsyncThrowingFunction<Int, Int, Int>.self, try? result0(1, 2, 3), countsTo: 3)
    let result1 = timed(plainAsyncThrowing.refusal3, record: { _ in })
    await expect(throws: Refusal()) { try await result1(1, 2, 3) }
    let result2 = timed(plainAsyncThrowing.list6, record: { _ in })
    await expect(type(of: result2), is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result3 = timed(plainAsyncThrowing.refusal6, record: { _ in })
    await expect(throws: Refusal()) { try await result3(1, 2, 3, 4, 5, 6) }
  }

  /// @Sendable (…) -> …
  private func ofSendable() {
    let result0 = timed(sendable.list0, record: { _ in })
    expect(type(of: result0), is: (@Sendable () -> [Int]).self, result0(), countsTo: 0)
    let result1 = timed(sendable.list1, record: { _ in })
    expect(type(of: result1), is: SendableFunction<Int>.self, result1(1), countsTo: 1)
    let result2 = timed(sendable.list2, record: { _ in })
    expect(type(of: result2), is: SendableFunction<Int, Int>.self, result2(1, 2), countsTo: 2)
    let result3 = timed(sendable.list3, record: { _ in })
    expect(type(of: result3), is: SendableFunction<Int, Int, Int>.self, result3(1, 2, 3), countsTo: 3)
    let result4 = timed(sendable.list6, record: { _ in })
    expect(type(of: result4), is: SendableFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let result0 = timed(sendableThrowing.list0, record: { _ in })
    expect(type(of: result0), is: (@Sendable () throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = timed(sendableThrowing.refusal0, record: { _ in })
    expect(throws: Refusal()) { try result1() }
    let result2 = timed(sendableThrowing.list1, record: { _ in })
    expect(type(of: result2), is: SendableThrowingFunction<Int>.self, try? result2(1), countsTo: 1)
    let result3 = timed(sendableThrowing.refusal1, record: { _ in })
    expect(throws: Refusal()) { try result3(1) }
    let result4 = timed(sendableThrowing.list2, record: { _ in })
    expect(type(of: result4), is: SendableThrowingFunction<Int, Int>.self, try? result4(1, 2), countsTo: 2)
    let result5 = timed(sendableThrowing.refusal2, record: { _ in })
    expect(throws: Refusal()) { try result5(1, 2) }
    let result6 = timed(sendableThrowing.list3, record: { _ in })
    expect(type(of: result6), is: SendableThrowingFunction<Int, Int, Int>.self, try? result6(1, 2, 3), countsTo: 3)
    let result7 = timed(sendableThrowing.refusal3, record: { _ in })
    expect(throws: Refusal()) { try result7(1, 2, 3) }
    let result8 = timed(sendableThrowing.list6, record: { _ in })
    expect(type(of: result8), is: SendableThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result8(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result9 = timed(sendableThrowing.refusal6, record: { _ in })
    expect(throws: Refusal()) { try result9(1, 2, 3, 4, 5, 6) }
  }

  /// @Sendable (…) async -> …
  private func ofSendableAsync() async {
    let result0 = timed(sendableAsync.list0, record: { _ in })
    await expect(type(of: result0), is: (@Sendable () async -> [Int]).self, result0(), countsTo: 0)
    let result1 = timed(sendableAsync.list1, record: { _ in })
    await expect(type(of: result1), is: SendableAsyncFunction<Int>.self, result1(1), countsTo: 1)
    let result2 = timed(sendableAsync.list2, record: { _ in })
    await expect(type(of: result2), is: SendableAsyncFunction<Int, Int>.self, result2(1, 2), countsTo: 2)
    let result3 = timed(sendableAsync.list3, record: { _ in })
    await expect(type(of: result3), is: SendableAsyncFunction<Int, Int, Int>.self, result3(1, 2, 3), countsTo: 3)
    let result4 = timed(sendableAsync.list6, record: { _ in })
    await expect(type(of: result4), is: SendableAsyncFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing1() async {
    let result0 = timed(sendableAsyncThrowing.list0, record: { _ in })
    await expect(type(of: result0), is: (@Sendable () async throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = timed(sendableAsyncThrowing.refusal0, record: { _ in })
    await expect(throws: Refusal()) { try await result1() }
    let result2 = timed(sendableAsyncThrowing.list1, record: { _ in })
    await expect(type(of: result2), is: SendableAsyncThrowingFunction<Int>.self, try? result2(1), countsTo: 1)
    let result3 = timed(sendableAsyncThrowing.refusal1, record: { _ in })
    await expect(throws: Refusal()) { try await result3(1) }
    let result4 = timed(sendableAsyncThrowing.list2, record: { _ in })
    await expect(type(of: result4), is: SendableAsyncThrowingFunction<Int, Int>.self, try? result4(1, 2), countsTo: 2)
    let result5 = timed(sendableAsyncThrowing.refusal2, record: { _ in })
    await expect(throws: Refusal()) { try await result5(1, 2) }
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing2() async {
    let result0 = timed(sendableAsyncThrowing.list3, record: { _ in })
    await expect(type(of: result0), is: SendableAsyncThrowingFunction<Int, Int, Int>.self, try? result0(1, 2, 3), countsTo: 3)
    let result1 = timed(sendableAsyncThrowing.refusal3, record: { _ in })
    await expect(throws: Refusal()) { try await result1(1, 2, 3) }
    let result2 = timed(sendableAsyncThrowing.list6, record: { _ in })
    await expect(type(of: result2), is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result3 = timed(sendableAsyncThrowing.refusal6, record: { _ in })
    await expect(throws: Refusal()) { try await result3(1, 2, 3, 4, 5, 6) }
  }

  /// @MainActor (…) -> …
  @MainActor private func ofMainActor() {
    let result0 = timed(mainActor.list0, record: { _ in })
    expect(type(of: result0), is: (@MainActor () -> [Int]).self, result0(), countsTo: 0)
    let result1 = timed(mainActor.list1, record: { _ in })
    expect(type(of: result1), is: MainActorFunction<Int>.self, result1(1), countsTo: 1)
    let result2 = timed(mainActor.list2, record: { _ in })
    expect(type(of: result2), is: MainActorFunction<Int, Int>.self, result2(1, 2), countsTo: 2)
    let result3 = timed(mainActor.list3, record: { _ in })
    expect(type(of: result3), is: MainActorFunction<Int, Int, Int>.self, result3(1, 2, 3), countsTo: 3)
    let result4 = timed(mainActor.list6, record: { _ in })
    expect(type(of: result4), is: MainActorFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let result0 = timed(mainActorThrowing.list0, record: { _ in })
    expect(type(of: result0), is: (@MainActor () throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = timed(mainActorThrowing.refusal0, record: { _ in })
    expect(throws: Refusal()) { try result1() }
    let result2 = timed(mainActorThrowing.list1, record: { _ in })
    expect(type(of: result2), is: MainActorThrowingFunction<Int>.self, try? result2(1), countsTo: 1)
    let result3 = timed(mainActorThrowing.refusal1, record: { _ in })
    expect(throws: Refusal()) { try result3(1) }
    let result4 = timed(mainActorThrowing.list2, record: { _ in })
    expect(type(of: result4), is: MainActorThrowingFunction<Int, Int>.self, try? result4(1, 2), countsTo: 2)
    let result5 = timed(mainActorThrowing.refusal2, record: { _ in })
    expect(throws: Refusal()) { try result5(1, 2) }
    let result6 = timed(mainActorThrowing.list3, record: { _ in })
    expect(type(of: result6), is: MainActorThrowingFunction<Int, Int, Int>.self, try? result6(1, 2, 3), countsTo: 3)
    let result7 = timed(mainActorThrowing.refusal3, record: { _ in })
    expect(throws: Refusal()) { try result7(1, 2, 3) }
    let result8 = timed(mainActorThrowing.list6, record: { _ in })
    expect(type(of: result8), is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result8(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result9 = timed(mainActorThrowing.refusal6, record: { _ in })
    expect(throws: Refusal()) { try result9(1, 2, 3, 4, 5, 6) }
  }
}
