// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of retrying")
struct EveryOverloadOfRetrying {
  @Test("The result of retrying keeps the argument order and the effects of its function")
  func keepsOrderAndEffects() async {
    ofPlainThrowing()
    await ofPlainAsyncThrowing1()
    await ofPlainAsyncThrowing2()
    await ofPlainAsyncThrowing3()
    await ofPlainAsyncThrowing4()
    ofSendableThrowing()
    await ofSendableAsyncThrowing1()
    await ofSendableAsyncThrowing2()
    await ofSendableAsyncThrowing3()
    await ofSendableAsyncThrowing4()
    await ofMainActorThrowing()
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let result0 = retrying(plainThrowing.list0)
    expect(type(of: result0), is: (() throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = retrying(plainThrowing.refusal0)
    expect(throws: Refusal()) { try result1() }
    let result2 = retrying(plainThrowing.list1)
    expect(type(of: result2), is: PlainThrowingFunction<Int>.self, try? result2(1), countsTo: 1)
    let result3 = retrying(plainThrowing.refusal1)
    expect(throws: Refusal()) { try result3(1) }
    let result4 = retrying(plainThrowing.list2)
    expect(type(of: result4), is: PlainThrowingFunction<Int, Int>.self, try? result4(1, 2), countsTo: 2)
    let result5 = retrying(plainThrowing.refusal2)
    expect(throws: Refusal()) { try result5(1, 2) }
    let result6 = retrying(plainThrowing.list3)
    expect(type(of: result6), is: PlainThrowingFunction<Int, Int, Int>.self, try? result6(1, 2, 3), countsTo: 3)
    let result7 = retrying(plainThrowing.refusal3)
    expect(throws: Refusal()) { try result7(1, 2, 3) }
    let result8 = retrying(plainThrowing.list6)
    expect(type(of: result8), is: PlainThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result8(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result9 = retrying(plainThrowing.refusal6)
    expect(throws: Refusal()) { try result9(1, 2, 3, 4, 5, 6) }
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing1() async {
    let result0 = retrying(plainAsyncThrowing.list0)
    await expect(type(of: result0), is: (() async throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = retrying(plainAsyncThrowing.refusal0)
    await expect(throws: Refusal()) { try await result1() }
    let result2 = retrying(plainAsyncThrowing.list1)
    await expect(type(of: result2), is: PlainAsyncThrowingFunction<Int>.self, try? result2(1), countsTo: 1)
    let result3 = retrying(plainAsyncThrowing.refusal1)
    await expect(throws: Refusal()) { try await result3(1) }
    let result4 = retrying(plainAsyncThrowing.list2)
    await expect(type(of: result4), is: PlainAsyncThrowingFunction<Int, Int>.self, try? result4(1, 2), countsTo: 2)
    let result5 = retrying(plainAsyncThrowing.refusal2)
    await expect(throws: Refusal()) { try await result5(1, 2) }
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing2() async {
    let result0 = retrying(plainAsyncThrowing.list3)
    await expect(type(of: result0), is: PlainAsyncThrowingFunction<Int, Int, Int>.self, try? result0(1, 2, 3), countsTo: 3)
    let result1 = retrying(plainAsyncThrowing.refusal3)
    await expect(throws: Refusal()) { try await result1(1, 2, 3) }
    let result2 = retrying(plainAsyncThrowing.list6)
    await expect(type(of: result2), is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result3 = retrying(plainAsyncThrowing.refusal6)
    await expect(throws: Refusal()) { try await result3(1, 2, 3, 4, 5, 6) }
    let result4 = retrying(plainAsyncThrowing.list0, when: { _ in true })
    await expect(type(of: result4), is: (() async throws(Refusal) -> [Int]).self, try? result4(), countsTo: 0)
    let result5 = retrying(plainAsyncThrowing.refusal0, when: { _ in true })
    await expect(throws: Refusal()) { try await result5() }
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing3() async {
    let result0 = retrying(plainAsyncThrowing.list1, when: { _ in true })
    await expect(type(of: result0), is: PlainAsyncThrowingFunction<Int>.self, try? result0(1), countsTo: 1)
    let result1 = retrying(plainAsyncThrowing.refusal1, when: { _ in true })
    await expect(throws: Refusal()) { try await result1(1) }
    let result2 = retrying(plainAsyncThrowing.list2, when: { _ in true })
    await expect(type(of: result2), is: PlainAsyncThrowingFunction<Int, Int>.self, try? result2(1, 2), countsTo: 2)
    let result3 = retrying(plainAsyncThrowing.refusal2, when: { _ in true })
    await expect(throws: Refusal()) { try await result3(1, 2) }
    let result4 = retrying(plainAsyncThrowing.list3, when: { _ in true })
    await expect(type(of: result4), is: PlainAsyncThrowingFunction<Int, Int, Int>.self, try? result4(1, 2, 3), countsTo: 3)
    let result5 = retrying(plainAsyncThrowing.refusal3, when: { _ in true })
    await expect(throws: Refusal()) { try await result5(1, 2, 3) }
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing4() async {
    let result0 = retrying(plainAsyncThrowing.list6, when: { _ in true })
    await expect(type(of: result0), is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result0(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result1 = retrying(plainAsyncThrowing.refusal6, when: { _ in true })
    await expect(throws: Refusal()) { try await result1(1, 2, 3, 4, 5, 6) }
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let result0 = retrying(sendableThrowing.list0)
    expect(type(of: result0), is: (@Sendable () throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = retrying(sendableThrowing.refusal0)
    expect(throws: Refusal()) { try result1() }
    let result2 = retrying(sendableThrowing.list1)
    expect(type(of: result2), is: SendableThrowingFunction<Int>.self, try? result2(1), countsTo: 1)
    let result3 = retrying(sendableThrowing.refusal1)
    expect(throws: Refusal()) { try result3(1) }
    let result4 = retrying(sendableThrowing.list2)
    expect(type(of: result4), is: SendableThrowingFunction<Int, Int>.self, try? result4(1, 2), countsTo: 2)
    let result5 = retrying(sendableThrowing.refusal2)
    expect(throws: Refusal()) { try result5(1, 2) }
    let result6 = retrying(sendableThrowing.list3)
    expect(type(of: result6), is: SendableThrowingFunction<Int, Int, Int>.self, try? result6(1, 2, 3), countsTo: 3)
    let result7 = retrying(sendableThrowing.refusal3)
    expect(throws: Refusal()) { try result7(1, 2, 3) }
    let result8 = retrying(sendableThrowing.list6)
    expect(type(of: result8), is: SendableThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result8(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result9 = retrying(sendableThrowing.refusal6)
    expect(throws: Refusal()) { try result9(1, 2, 3, 4, 5, 6) }
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing1() async {
    let result0 = retrying(sendableAsyncThrowing.list0)
    await expect(type(of: result0), is: (@Sendable () async throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = retrying(sendableAsyncThrowing.refusal0)
    await expect(throws: Refusal()) { try await result1() }
    let result2 = retrying(sendableAsyncThrowing.list1)
    await expect(type(of: result2), is: SendableAsyncThrowingFunction<Int>.self, try? result2(1), countsTo: 1)
    let result3 = retrying(sendableAsyncThrowing.refusal1)
    await expect(throws: Refusal()) { try await result3(1) }
    let result4 = retrying(sendableAsyncThrowing.list2)
    await expect(type(of: result4), is: SendableAsyncThrowingFunction<Int, Int>.self, try? result4(1, 2), countsTo: 2)
    let result5 = retrying(sendableAsyncThrowing.refusal2)
    await expect(throws: Refusal()) { try await result5(1, 2) }
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing2() async {
    let result0 = retrying(sendableAsyncThrowing.list3)
    await expect(type(of: result0), is: SendableAsyncThrowingFunction<Int, Int, Int>.self, try? result0(1, 2, 3), countsTo: 3)
    let result1 = retrying(sendableAsyncThrowing.refusal3)
    await expect(throws: Refusal()) { try await result1(1, 2, 3) }
    let result2 = retrying(sendableAsyncThrowing.list6)
    await expect(type(of: result2), is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result2(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result3 = retrying(sendableAsyncThrowing.refusal6)
    await expect(throws: Refusal()) { try await result3(1, 2, 3, 4, 5, 6) }
    let result4 = retrying(sendableAsyncThrowing.list0, when: { _ in true })
    await expect(type(of: result4), is: (@Sendable () async throws(Refusal) -> [Int]).self, try? result4(), countsTo: 0)
    let result5 = retrying(sendableAsyncThrowing.refusal0, when: { _ in true })
    await expect(throws: Refusal()) { try await result5() }
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing3() async {
    let result0 = retrying(sendableAsyncThrowing.list1, when: { _ in true })
    await expect(type(of: result0), is: SendableAsyncThrowingFunction<Int>.self, try? result0(1), countsTo: 1)
    let result1 = retrying(sendableAsyncThrowing.refusal1, when: { _ in true })
    await expect(throws: Refusal()) { try await result1(1) }
    let result2 = retrying(sendableAsyncThrowing.list2, when: { _ in true })
    await expect(type(of: result2), is: SendableAsyncThrowingFunction<Int, Int>.self, try? result2(1, 2), countsTo: 2)
    let result3 = retrying(sendableAsyncThrowing.refusal2, when: { _ in true })
    await expect(throws: Refusal()) { try await result3(1, 2) }
    let result4 = retrying(sendableAsyncThrowing.list3, when: { _ in true })
    await expect(type(of: result4), is: SendableAsyncThrowingFunction<Int, Int, Int>.self, try? result4(1, 2, 3), countsTo: 3)
    let result5 = retrying(sendableAsyncThrowing.refusal3, when: { _ in true })
    await expect(throws: Refusal()) { try await result5(1, 2, 3) }
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing4() async {
    let result0 = retrying(sendableAsyncThrowing.list6, when: { _ in true })
    await expect(type(of: result0), is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result0(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result1 = retrying(sendableAsyncThrowing.refusal6, when: { _ in true })
    await expect(throws: Refusal()) { try await result1(1, 2, 3, 4, 5, 6) }
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let result0 = retrying(mainActorThrowing.list0)
    expect(type(of: result0), is: (@MainActor () throws(Refusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = retrying(mainActorThrowing.refusal0)
    expect(throws: Refusal()) { try result1() }
    let result2 = retrying(mainActorThrowing.list1)
    expect(type(of: result2), is: MainActorThrowingFunction<Int>.self, try? result2(1), countsTo: 1)
    let result3 = retrying(mainActorThrowing.refusal1)
    expect(throws: Refusal()) { try result3(1) }
    let result4 = retrying(mainActorThrowing.list2)
    expect(type(of: result4), is: MainActorThrowingFunction<Int, Int>.self, try? result4(1, 2), countsTo: 2)
    let result5 = retrying(mainActorThrowing.refusal2)
    expect(throws: Refusal()) { try result5(1, 2) }
    let result6 = retrying(mainActorThrowing.list3)
    expect(type(of: result6), is: MainActorThrowingFunction<Int, Int, Int>.self, try? result6(1, 2, 3), countsTo: 3)
    let result7 = retrying(mainActorThrowing.refusal3)
    expect(throws: Refusal()) { try result7(1, 2, 3) }
    let result8 = retrying(mainActorThrowing.list6)
    expect(type(of: result8), is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int>.self, try? result8(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result9 = retrying(mainActorThrowing.refusal6)
    expect(throws: Refusal()) { try result9(1, 2, 3, 4, 5, 6) }
  }
}
