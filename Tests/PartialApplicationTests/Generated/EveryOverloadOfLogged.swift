// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of logged")
struct EveryOverloadOfLogged {
  @Test("The result of logged keeps the argument order and the effects of its function")
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
    let result0 = logged(plain.list0, "List", to: { _ in })
    expect(type(of: result0), is: (() -> [Int]).self, result0(), countsTo: 0)
    let result1 = logged(plain.list1, "List", to: { _ in })
    expect(type(of: result1), is: PlainFunction<Int>.self, result1(1), countsTo: 1)
    let result2 = logged(plain.list2, "List", to: { _ in })
    expect(type(of: result2), is: PlainFunction<Int, Int>.self, result2(1, 2), countsTo: 2)
    let result3 = logged(plain.list3, "List", to: { _ in })
    expect(type(of: result3), is: PlainFunction<Int, Int, Int>.self, result3(1, 2, 3), countsTo: 3)
    let result4 = logged(plain.list6, "List", to: { _ in })
    expect(type(of: result4), is: PlainFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let result0 = logged(plainThrowing.list0, "List", to: { _ in })
    expect(type(of: result0), is: (() throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = logged(plainThrowing.refusal0, "List", to: { _ in })
    expect(throws: Refusal()) { try result1() }
    let result2 = logged(plainThrowing.list1, "List", to: { _ in })
    expect(type(of: result2), is: PlainThrowingFunction<Int>.self, try? result2(1), countsTo: 1)
    let result3 = logged(plainThrowing.refusal1, "List", to: { _ in })
    expect(throws: Refusal()) { try result3(1) }
    let result4 = logged(plainThrowing.list2, "List", to: { _ in })
    expect(type(of: result4), is: PlainThrowingFunction<Int, Int>.self, try? result4(1, 2), countsTo: 2)
    let result5 = logged(plainThrowing.refusal2, "List", to: { _ in })
    expect(throws: Refusal()) { try result5(1, 2) }
    let result6 = logged(plainThrowing.list3, "List", to: { _ in })
    expect(type(of: result6), is: PlainThrowingFunction<Int, Int, Int>.self, try? result6(1, 2, 3), countsTo: 3)
    let result7 = logged(plainThrowing.refusal3, "List", to: { _ in })
    expect(throws: Refusal()) { try result7(1, 2, 3) }
    let result8 = logged(plainThrowing.list6, "List", to: { _ in })
    expect(type(of: result8), is: PlainThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result8(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result9 = logged(plainThrowing.refusal6, "List", to: { _ in })
    expect(throws: Refusal()) { try result9(1, 2, 3, 4, 5, 6) }
  }

  /// (…) async -> …
  private func ofPlainAsync() async {
    let result0 = logged(plainAsync.list0, "List", to: { _ in })
    await expect(type(of: result0), is: (() async -> [Int]).self, result0(), countsTo: 0)
    let result1 = logged(plainAsync.list1, "List", to: { _ in })
    await expect(type(of: result1), is: PlainAsyncFunction<Int>.self, result1(1), countsTo: 1)
    let result2 = logged(plainAsync.list2, "List", to: { _ in })
    await expect(type(of: result2), is: PlainAsyncFunction<Int, Int>.self, result2(1, 2), countsTo: 2)
    let result3 = logged(plainAsync.list3, "List", to: { _ in })
    await expect(type(of: result3), is: PlainAsyncFunction<Int, Int, Int>.self, result3(1, 2, 3), countsTo: 3)
    let result4 = logged(plainAsync.list6, "List", to: { _ in })
    await expect(type(of: result4), is: PlainAsyncFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing1() async {
    let result0 = logged(plainAsyncThrowing.list0, "List", to: { _ in })
    await expect(type(of: result0), is: (() async throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = logged(plainAsyncThrowing.refusal0, "List", to: { _ in })
    await expect(throws: Refusal()) { try await result1() }
    let result2 = logged(plainAsyncThrowing.list1, "List", to: { _ in })
    await expect(type(of: result2), is: PlainAsyncThrowingFunction<Int>.self, try? result2(1), countsTo: 1)
    let result3 = logged(plainAsyncThrowing.refusal1, "List", to: { _ in })
    await expect(throws: Refusal()) { try await result3(1) }
    let result4 = logged(plainAsyncThrowing.list2, "List", to: { _ in })
    await expect(type(of: result4), is: PlainAsyncThrowingFunction<Int, Int>.self, try? result4(1, 2), countsTo: 2)
    let result5 = logged(plainAsyncThrowing.refusal2, "List", to: { _ in })
    await expect(throws: Refusal()) { try await result5(1, 2) }
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing2() async {
    let result0 = logged(plainAsyncThrowing.list3, "List", to: { _ in })
    await expect(type(of: result0), is: PlainAsyncThrowingFunction<Int, Int, Int>.self, try? result0(1, 2, 3), countsTo: 3)
    let result1 = logged(plainAsyncThrowing.refusal3, "List", to: { _ in })
    await expect(throws: Refusal()) { try await result1(1, 2, 3) }
    let result2 = logged(plainAsyncThrowing.list6, "List", to: { _ in })
    await expect(type(of: result2), is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result3 = logged(plainAsyncThrowing.refusal6, "List", to: { _ in })
    await expect(throws: Refusal()) { try await result3(1, 2, 3, 4, 5, 6) }
  }

  /// @Sendable (…) -> …
  private func ofSendable() {
    let result0 = logged(sendable.list0, "List", to: { _ in })
    expect(type(of: result0), is: (@Sendable () -> [Int]).self, result0(), countsTo: 0)
    let result1 = logged(sendable.list1, "List", to: { _ in })
    expect(type(of: result1), is: SendableFunction<Int>.self, result1(1), countsTo: 1)
    let result2 = logged(sendable.list2, "List", to: { _ in })
    expect(type(of: result2), is: SendableFunction<Int, Int>.self, result2(1, 2), countsTo: 2)
    let result3 = logged(sendable.list3, "List", to: { _ in })
    expect(type(of: result3), is: SendableFunction<Int, Int, Int>.self, result3(1, 2, 3), countsTo: 3)
    let result4 = logged(sendable.list6, "List", to: { _ in })
    expect(type(of: result4), is: SendableFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let result0 = logged(sendableThrowing.list0, "List", to: { _ in })
    expect(type(of: result0), is: (@Sendable () throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = logged(sendableThrowing.refusal0, "List", to: { _ in })
    expect(throws: Refusal()) { try result1() }
    let result2 = logged(sendableThrowing.list1, "List", to: { _ in })
    expect(type(of: result2), is: SendableThrowingFunction<Int>.self, try? result2(1), countsTo: 1)
    let result3 = logged(sendableThrowing.refusal1, "List", to: { _ in })
    expect(throws: Refusal()) { try result3(1) }
    let result4 = logged(sendableThrowing.list2, "List", to: { _ in })
    expect(type(of: result4), is: SendableThrowingFunction<Int, Int>.self, try? result4(1, 2), countsTo: 2)
    let result5 = logged(sendableThrowing.refusal2, "List", to: { _ in })
    expect(throws: Refusal()) { try result5(1, 2) }
    let result6 = logged(sendableThrowing.list3, "List", to: { _ in })
    expect(type(of: result6), is: SendableThrowingFunction<Int, Int, Int>.self, try? result6(1, 2, 3), countsTo: 3)
    let result7 = logged(sendableThrowing.refusal3, "List", to: { _ in })
    expect(throws: Refusal()) { try result7(1, 2, 3) }
    let result8 = logged(sendableThrowing.list6, "List", to: { _ in })
    expect(type(of: result8), is: SendableThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result8(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result9 = logged(sendableThrowing.refusal6, "List", to: { _ in })
    expect(throws: Refusal()) { try result9(1, 2, 3, 4, 5, 6) }
  }

  /// @Sendable (…) async -> …
  private func ofSendableAsync() async {
    let result0 = logged(sendableAsync.list0, "List", to: { _ in })
    await expect(type(of: result0), is: (@Sendable () async -> [Int]).self, result0(), countsTo: 0)
    let result1 = logged(sendableAsync.list1, "List", to: { _ in })
    await expect(type(of: result1), is: SendableAsyncFunction<Int>.self, result1(1), countsTo: 1)
    let result2 = logged(sendableAsync.list2, "List", to: { _ in })
    await expect(type(of: result2), is: SendableAsyncFunction<Int, Int>.self, result2(1, 2), countsTo: 2)
    let result3 = logged(sendableAsync.list3, "List", to: { _ in })
    await expect(type(of: result3), is: SendableAsyncFunction<Int, Int, Int>.self, result3(1, 2, 3), countsTo: 3)
    let result4 = logged(sendableAsync.list6, "List", to: { _ in })
    await expect(type(of: result4), is: SendableAsyncFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing1() async {
    let result0 = logged(sendableAsyncThrowing.list0, "List", to: { _ in })
    await expect(type(of: result0), is: (@Sendable () async throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = logged(sendableAsyncThrowing.refusal0, "List", to: { _ in })
    await expect(throws: Refusal()) { try await result1() }
    let result2 = logged(sendableAsyncThrowing.list1, "List", to: { _ in })
    await expect(type(of: result2), is: SendableAsyncThrowingFunction<Int>.self, try? result2(1), countsTo: 1)
    let result3 = logged(sendableAsyncThrowing.refusal1, "List", to: { _ in })
    await expect(throws: Refusal()) { try await result3(1) }
    let result4 = logged(sendableAsyncThrowing.list2, "List", to: { _ in })
    await expect(type(of: result4), is: SendableAsyncThrowingFunction<Int, Int>.self, try? result4(1, 2), countsTo: 2)
    let result5 = logged(sendableAsyncThrowing.refusal2, "List", to: { _ in })
    await expect(throws: Refusal()) { try await result5(1, 2) }
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing2() async {
    let result0 = logged(sendableAsyncThrowing.list3, "List", to: { _ in })
    await expect(type(of: result0), is: SendableAsyncThrowingFunction<Int, Int, Int>.self, try? result0(1, 2, 3), countsTo: 3)
    let result1 = logged(sendableAsyncThrowing.refusal3, "List", to: { _ in })
    await expect(throws: Refusal()) { try await result1(1, 2, 3) }
    let result2 = logged(sendableAsyncThrowing.list6, "List", to: { _ in })
    await expect(type(of: result2), is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result3 = logged(sendableAsyncThrowing.refusal6, "List", to: { _ in })
    await expect(throws: Refusal()) { try await result3(1, 2, 3, 4, 5, 6) }
  }

  /// @MainActor (…) -> …
  @MainActor private func ofMainActor() {
    let result0 = logged(mainActor.list0, "List", to: { _ in })
    expect(type(of: result0), is: (@MainActor () -> [Int]).self, result0(), countsTo: 0)
    let result1 = logged(mainActor.list1, "List", to: { _ in })
    expect(type(of: result1), is: MainActorFunction<Int>.self, result1(1), countsTo: 1)
    let result2 = logged(mainActor.list2, "List", to: { _ in })
    expect(type(of: result2), is: MainActorFunction<Int, Int>.self, result2(1, 2), countsTo: 2)
    let result3 = logged(mainActor.list3, "List", to: { _ in })
    expect(type(of: result3), is: MainActorFunction<Int, Int, Int>.self, result3(1, 2, 3), countsTo: 3)
    let result4 = logged(mainActor.list6, "List", to: { _ in })
    expect(type(of: result4), is: MainActorFunction<Int, Int, Int, Int, Int, Int>.self, result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let result0 = logged(mainActorThrowing.list0, "List", to: { _ in })
    expect(type(of: result0), is: (@MainActor () throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = logged(mainActorThrowing.refusal0, "List", to: { _ in })
    expect(throws: Refusal()) { try result1() }
    let result2 = logged(mainActorThrowing.list1, "List", to: { _ in })
    expect(type(of: result2), is: MainActorThrowingFunction<Int>.self, try? result2(1), countsTo: 1)
    let result3 = logged(mainActorThrowing.refusal1, "List", to: { _ in })
    expect(throws: Refusal()) { try result3(1) }
    let result4 = logged(mainActorThrowing.list2, "List", to: { _ in })
    expect(type(of: result4), is: MainActorThrowingFunction<Int, Int>.self, try? result4(1, 2), countsTo: 2)
    let result5 = logged(mainActorThrowing.refusal2, "List", to: { _ in })
    expect(throws: Refusal()) { try result5(1, 2) }
    let result6 = logged(mainActorThrowing.list3, "List", to: { _ in })
    expect(type(of: result6), is: MainActorThrowingFunction<Int, Int, Int>.self, try? result6(1, 2, 3), countsTo: 3)
    let result7 = logged(mainActorThrowing.refusal3, "List", to: { _ in })
    expect(throws: Refusal()) { try result7(1, 2, 3) }
    let result8 = logged(mainActorThrowing.list6, "List", to: { _ in })
    expect(type(of: result8), is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result8(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result9 = logged(mainActorThrowing.refusal6, "List", to: { _ in })
    expect(throws: Refusal()) { try result9(1, 2, 3, 4, 5, 6) }
  }
}
