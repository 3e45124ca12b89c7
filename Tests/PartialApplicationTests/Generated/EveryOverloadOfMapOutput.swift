// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of mapOutput")
struct EveryOverloadOfMapOutput {
  @Test("The result of mapOutput keeps the argument order and the effects of its function")
  func keepsOrderAndEffects() async {
    ofPlain()
    ofPlainThrowing()
    ofPlainThrowingAny()
    await ofPlainAsync()
    await ofPlainAsyncThrowing1()
    await ofPlainAsyncThrowing2()
    await ofPlainAsyncThrowing3()
    await ofPlainAsyncThrowingAny()
    ofSendable()
    ofSendableThrowing()
    ofSendableThrowingAny()
    await ofSendableAsync()
    await ofSendableAsyncThrowing1()
    await ofSendableAsyncThrowing2()
    await ofSendableAsyncThrowing3()
    await ofSendableAsyncThrowingAny()
    await ofMainActor()
    await ofMainActorThrowing()
    await ofMainActorThrowingAny()
  }

  /// (…) -> …
  private func ofPlain() {
    let result0 = mapOutput(plain.list1, plain.append2)
    expect(type(of: result0), is: ((Int) -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(plain.list2, plain.append3)
    expect(type(of: result1), is: ((Int, Int) -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(plain.list3, plain.append4)
    expect(type(of: result2), is: ((Int, Int, Int) -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(plain.list0, plain.append1)
    expect(type(of: result3), is: (() -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(plain.list5, plain.append6)
    expect(type(of: result4), is: ((Int, Int, Int, Int, Int) -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let result0 = mapOutput(plainThrowing.list1, plain.append2)
    expect(type(of: result0), is: ((Int) throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(plain.list1, plainThrowing.append2)
    expect(type(of: result1), is: ((Int) throws(Refusal) -> [Int]).self, try? result1(1), countsTo: 2)
    let result2 = mapOutput(plainThrowing.list1, plainThrowing.append2)
    expect(type(of: result2), is: ((Int) throws(Refusal) -> [Int]).self, try? result2(1), countsTo: 2)
    let result3 = mapOutput(plainThrowing.list2, plain.append3)
    expect(type(of: result3), is: ((Int, Int) throws(Refusal) -> [Int]).self, try? result3(1, 2), countsTo: 3)
    let result4 = mapOutput(plain.list2, plainThrowing.append3)
    expect(type(of: result4), is: ((Int, Int) throws(Refusal) -> [Int]).self, try? result4(1, 2), countsTo: 3)
    let result5 = mapOutput(plainThrowing.list2, plainThrowing.append3)
    expect(type(of: result5), is: ((Int, Int) throws(Refusal) -> [Int]).self, try? result5(1, 2), countsTo: 3)
    let result6 = mapOutput(plainThrowing.list3, plain.append4)
    expect(type(of: result6), is: ((Int, Int, Int) throws(Refusal) -> [Int]).self, try? result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(plain.list3, plainThrowing.append4)
    expect(type(of: result7), is: ((Int, Int, Int) throws(Refusal) -> [Int]).self, try? result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(plainThrowing.list3, plainThrowing.append4)
    expect(type(of: result8), is: ((Int, Int, Int) throws(Refusal) -> [Int]).self, try? result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(plainThrowing.list0, plain.append1)
    expect(type(of: result9), is: (() throws(Refusal) -> [Int]).self, try? result9(), countsTo: 1)
    let result10 = mapOutput(plainThrowing.list5, plain.append6)
    expect(type(of: result10), is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result10(1, 2, 3, 4, 5), countsTo: 6)
    let result11 = mapOutput(plain.list0, plainThrowing.append1)
    expect(type(of: result11), is: (() throws(Refusal) -> [Int]).self, try? result11(), countsTo: 1)
    let result12 = mapOutput(plain.list5, plainThrowing.append6)
    expect(type(of: result12), is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result12(1, 2, 3, 4, 5), countsTo: 6)
    let result13 = mapOutput(plainThrowing.list0, plainThrowing.append1)
    expect(type(of: result13), is: (() throws(Refusal) -> [Int]).self, try? result13(), countsTo: 1)
    let result14 = mapOutput(plainThrowing.list5, plainThrowing.append6)
    expect(type(of: result14), is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result14(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// (…) throws -> …
  private func ofPlainThrowingAny() {
    let result0 = mapOutput(plainThrowing.list1, plainThrowing.append2OrOther)
    expect(type(of: result0), is: ((Int) throws -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(plainThrowing.list2, plainThrowing.append3OrOther)
    expect(type(of: result1), is: ((Int, Int) throws -> [Int]).self, try? result1(1, 2), countsTo: 3)
    let result2 = mapOutput(plainThrowing.list3, plainThrowing.append4OrOther)
    expect(type(of: result2), is: ((Int, Int, Int) throws -> [Int]).self, try? result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(plainThrowing.list0, plainThrowing.append1OrOther)
    expect(type(of: result3), is: (() throws -> [Int]).self, try? result3(), countsTo: 1)
    let result4 = mapOutput(plainThrowing.list5, plainThrowing.append6OrOther)
    expect(type(of: result4), is: ((Int, Int, Int, Int, Int) throws -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// (…) async -> …
  private func ofPlainAsync() async {
    let result0 = mapOutput(plainAsync.list1, plainAsync.append2)
    await expect(type(of: result0), is: ((Int) async -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(plainAsync.list2, plainAsync.append3)
    await expect(type(of: result1), is: ((Int, Int) async -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(plainAsync.list3, plainAsync.append4)
    await expect(type(of: result2), is: ((Int, Int, Int) async -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(plainAsync.list0, plainAsync.append1)
    await expect(type(of: result3), is: (() async -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(plainAsync.list5, plainAsync.append6)
    await expect(type(of: result4), is: ((Int, Int, Int, Int, Int) async -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing1() async {
    let result0 = mapOutput(plainAsyncThrowing.list1, plainAsync.append2)
    await expect(type(of: result0), is: ((Int) async throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(plainAsync.list1, plainAsyncThrowing.append2)
    await expect(type(of: result1), is: ((Int) async throws(Refusal) -> [Int]).self, try? result1(1), countsTo: 2)
    let result2 = mapOutput(plainAsyncThrowing.list1, plainAsyncThrowing.append2)
    await expect(type(of: result2), is: ((Int) async throws(Refusal) -> [Int]).self, try? result2(1), countsTo: 2)
    let result3 = mapOutput(plainAsyncThrowing.list2, plainAsync.append3)
    await expect(type(of: result3), is: ((Int, Int) async throws(Refusal) -> [Int]).self, try? result3(1, 2), countsTo: 3)
    let result4 = mapOutput(plainAsync.list2, plainAsyncThrowing.append3)
    await expect(type(of: result4), is: ((Int, Int) async throws(Refusal) -> [Int]).self, try? result4(1, 2), countsTo: 3)
    let result5 = mapOutput(plainAsyncThrowing.list2, plainAsyncThrowing.append3)
    await expect(type(of: result5), is: ((Int, Int) async throws(Refusal) -> [Int]).self, try? result5(1, 2), countsTo: 3)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing2() async {
    let result0 = mapOutput(plainAsyncThrowing.list3, plainAsync.append4)
    await expect(type(of: result0), is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result0(1, 2, 3), countsTo: 4)
    let result1 = mapOutput(plainAsync.list3, plainAsyncThrowing.append4)
    await expect(type(of: result1), is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result1(1, 2, 3), countsTo: 4)
    let result2 = mapOutput(plainAsyncThrowing.list3, plainAsyncThrowing.append4)
    await expect(type(of: result2), is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(plainAsyncThrowing.list0, plainAsync.append1)
    await expect(type(of: result3), is: (() async throws(Refusal) -> [Int]).self, try? result3(), countsTo: 1)
    let result4 = mapOutput(plainAsyncThrowing.list5, plainAsync.append6)
    await expect(type(of: result4), is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 6)
    let result5 = mapOutput(plainAsync.list0, plainAsyncThrowing.append1)
    await expect(type(of: result5), is: (() async throws(Refusal) -> [Int]).self, try? result5(), countsTo: 1)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing3() async {
    let result0 = mapOutput(plainAsync.list5, plainAsyncThrowing.append6)
    await expect(type(of: result0), is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result0(1, 2, 3, 4, 5), countsTo: 6)
    let result1 = mapOutput(plainAsyncThrowing.list0, plainAsyncThrowing.append1)
    await expect(type(of: result1), is: (() async throws(Refusal) -> [Int]).self, try? result1(), countsTo: 1)
    let result2 = mapOutput(plainAsyncThrowing.list5, plainAsyncThrowing.append6)
    await expect(type(of: result2), is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result2(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// (…) async throws -> …
  private func ofPlainAsyncThrowingAny() async {
    let result0 = mapOutput(plainAsyncThrowing.list1, plainAsyncThrowing.append2OrOther)
    await expect(type(of: result0), is: ((Int) async throws -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(plainAsyncThrowing.list2, plainAsyncThrowing.append3OrOther)
    await expect(type(of: result1), is: ((Int, Int) async throws -> [Int]).self, try? result1(1, 2), countsTo: 3)
    let result2 = mapOutput(plainAsyncThrowing.list3, plainAsyncThrowing.append4OrOther)
    await expect(type(of: result2), is: ((Int, Int, Int) async throws -> [Int]).self, try? result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(plainAsyncThrowing.list0, plainAsyncThrowing.append1OrOther)
    await expect(type(of: result3), is: (() async throws -> [Int]).self, try? result3(), countsTo: 1)
    let result4 = mapOutput(plainAsyncThrowing.list5, plainAsyncThrowing.append6OrOther)
    await expect(type(of: result4), is: ((Int, Int, Int, Int, Int) async throws -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @Sendable (…) -> …
  private func ofSendable() {
    let result0 = mapOutput(sendable.list1, sendable.append2)
    expect(type(of: result0), is: (@Sendable (Int) -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(sendable.list2, sendable.append3)
    expect(type(of: result1), is: (@Sendable (Int, Int) -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(sendable.list3, sendable.append4)
    expect(type(of: result2), is: (@Sendable (Int, Int, Int) -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(sendable.list0, sendable.append1)
    expect(type(of: result3), is: (@Sendable () -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(sendable.list5, sendable.append6)
    expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let result0 = mapOutput(sendableThrowing.list1, sendable.append2)
    expect(type(of: result0), is: (@Sendable (Int) throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(sendable.list1, sendableThrowing.append2)
    expect(type(of: result1), is: (@Sendable (Int) throws(Refusal) -> [Int]).self, try? result1(1), countsTo: 2)
    let result2 = mapOutput(sendableThrowing.list1, sendableThrowing.append2)
    expect(type(of: result2), is: (@Sendable (Int) throws(Refusal) -> [Int]).self, try? result2(1), countsTo: 2)
    let result3 = mapOutput(sendableThrowing.list2, sendable.append3)
    expect(type(of: result3), is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self, try? result3(1, 2), countsTo: 3)
    let result4 = mapOutput(sendable.list2, sendableThrowing.append3)
    expect(type(of: result4), is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self, try? result4(1, 2), countsTo: 3)
    let result5 = mapOutput(sendableThrowing.list2, sendableThrowing.append3)
    expect(type(of: result5), is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self, try? result5(1, 2), countsTo: 3)
    let result6 = mapOutput(sendableThrowing.list3, sendable.append4)
    expect(type(of: result6), is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(sendable.list3, sendableThrowing.append4)
    expect(type(of: result7), is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(sendableThrowing.list3, sendableThrowing.append4)
    expect(type(of: result8), is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(sendableThrowing.list0, sendable.append1)
    expect(type(of: result9), is: (@Sendable () throws(Refusal) -> [Int]).self, try? result9(), countsTo: 1)
    let result10 = mapOutput(sendableThrowing.list5, sendable.append6)
    expect(type(of: result10), is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result10(1, 2, 3, 4, 5), countsTo: 6)
    let result11 = mapOutput(sendable.list0, sendableThrowing.append1)
    expect(type(of: result11), is: (@Sendable () throws(Refusal) -> [Int]).self, try? result11(), countsTo: 1)
    let result12 = mapOutput(sendable.list5, sendableThrowing.append6)
    expect(type(of: result12), is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result12(1, 2, 3, 4, 5), countsTo: 6)
    let result13 = mapOutput(sendableThrowing.list0, sendableThrowing.append1)
    expect(type(of: result13), is: (@Sendable () throws(Refusal) -> [Int]).self, try? result13(), countsTo: 1)
    let result14 = mapOutput(sendableThrowing.list5, sendableThrowing.append6)
    expect(type(of: result14), is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result14(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @Sendable (…) throws -> …
  private func ofSendableThrowingAny() {
    let result0 = mapOutput(sendableThrowing.list1, sendableThrowing.append2OrOther)
    expect(type(of: result0), is: (@Sendable (Int) throws -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(sendableThrowing.list2, sendableThrowing.append3OrOther)
    expect(type(of: result1), is: (@Sendable (Int, Int) throws -> [Int]).self, try? result1(1, 2), countsTo: 3)
    let result2 = mapOutput(sendableThrowing.list3, sendableThrowing.append4OrOther)
    expect(type(of: result2), is: (@Sendable (Int, Int, Int) throws -> [Int]).self, try? result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(sendableThrowing.list0, sendableThrowing.append1OrOther)
    expect(type(of: result3), is: (@Sendable () throws -> [Int]).self, try? result3(), countsTo: 1)
    let result4 = mapOutput(sendableThrowing.list5, sendableThrowing.append6OrOther)
    expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) throws -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @Sendable (…) async -> …
  private func ofSendableAsync() async {
    let result0 = mapOutput(sendableAsync.list1, sendableAsync.append2)
    await expect(type(of: result0), is: (@Sendable (Int) async -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(sendableAsync.list2, sendableAsync.append3)
    await expect(type(of: result1), is: (@Sendable (Int, Int) async -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(sendableAsync.list3, sendableAsync.append4)
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int) async -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(sendableAsync.list0, sendableAsync.append1)
    await expect(type(of: result3), is: (@Sendable () async -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(sendableAsync.list5, sendableAsync.append6)
    await expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing1() async {
    let result0 = mapOutput(sendableAsyncThrowing.list1, sendableAsync.append2)
    await expect(type(of: result0), is: (@Sendable (Int) async throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(sendableAsync.list1, sendableAsyncThrowing.append2)
    await expect(type(of: result1), is: (@Sendable (Int) async throws(Refusal) -> [Int]).self, try? result1(1), countsTo: 2)
    let result2 = mapOutput(sendableAsyncThrowing.list1, sendableAsyncThrowing.append2)
    await expect(type(of: result2), is: (@Sendable (Int) async throws(Refusal) -> [Int]).self, try? result2(1), countsTo: 2)
    let result3 = mapOutput(sendableAsyncThrowing.list2, sendableAsync.append3)
    await expect(type(of: result3), is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self, try? result3(1, 2), countsTo: 3)
    let result4 = mapOutput(sendableAsync.list2, sendableAsyncThrowing.append3)
    await expect(type(of: result4), is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self, try? result4(1, 2), countsTo: 3)
    let result5 = mapOutput(sendableAsyncThrowing.list2, sendableAsyncThrowing.append3)
    await expect(type(of: result5), is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self, try? result5(1, 2), countsTo: 3)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing2() async {
    let result0 = mapOutput(sendableAsyncThrowing.list3, sendableAsync.append4)
    await expect(type(of: result0), is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result0(1, 2, 3), countsTo: 4)
    let result1 = mapOutput(sendableAsync.list3, sendableAsyncThrowing.append4)
    await expect(type(of: result1), is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result1(1, 2, 3), countsTo: 4)
    let result2 = mapOutput(sendableAsyncThrowing.list3, sendableAsyncThrowing.append4)
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(sendableAsyncThrowing.list0, sendableAsync.append1)
    await expect(type(of: result3), is: (@Sendable () async throws(Refusal) -> [Int]).self, try? result3(), countsTo: 1)
    let result4 = mapOutput(sendableAsyncThrowing.list5, sendableAsync.append6)
    await expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 6)
    let result5 = mapOutput(sendableAsync.list0, sendableAsyncThrowing.append1)
    await expect(type(of: result5), is: (@Sendable () async throws(Refusal) -> [Int]).self, try? result5(), countsTo: 1)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing3() async {
    let result0 = mapOutput(sendableAsync.list5, sendableAsyncThrowing.append6)
    await expect(type(of: result0), is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result0(1, 2, 3, 4, 5), countsTo: 6)
    let result1 = mapOutput(sendableAsyncThrowing.list0, sendableAsyncThrowing.append1)
    await expect(type(of: result1), is: (@Sendable () async throws(Refusal) -> [Int]).self, try? result1(), countsTo: 1)
    let result2 = mapOutput(sendableAsyncThrowing.list5, sendableAsyncThrowing.append6)
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result2(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @Sendable (…) async throws -> …
  private func ofSendableAsyncThrowingAny() async {
    let result0 = mapOutput(sendableAsyncThrowing.list1, sendableAsyncThrowing.append2OrOther)
    await expect(type(of: result0), is: (@Sendable (Int) async throws -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(sendableAsyncThrowing.list2, sendableAsyncThrowing.append3OrOther)
    await expect(type(of: result1), is: (@Sendable (Int, Int) async throws -> [Int]).self, try? result1(1, 2), countsTo: 3)
    let result2 = mapOutput(sendableAsyncThrowing.list3, sendableAsyncThrowing.append4OrOther)
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int) async throws -> [Int]).self, try? result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(sendableAsyncThrowing.list0, sendableAsyncThrowing.append1OrOther)
    await expect(type(of: result3), is: (@Sendable () async throws -> [Int]).self, try? result3(), countsTo: 1)
    let result4 = mapOutput(sendableAsyncThrowing.list5, sendableAsyncThrowing.append6OrOther)
    await expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) async throws -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofMainActor() {
    let result0 = mapOutput(mainActor.list1, mainActor.append2)
    expect(type(of: result0), is: (@MainActor (Int) -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(mainActor.list2, mainActor.append3)
    expect(type(of: result1), is: (@MainActor (Int, Int) -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(mainActor.list3, mainActor.append4)
    expect(type(of: result2), is: (@MainActor (Int, Int, Int) -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(mainActor.list0, mainActor.append1)
    expect(type(of: result3), is: (@MainActor () -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(mainActor.list5, mainActor.append6)
    expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let result0 = mapOutput(mainActorThrowing.list1, mainActor.append2)
    expect(type(of: result0), is: (@MainActor (Int) throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(mainActor.list1, mainActorThrowing.append2)
    expect(type(of: result1), is: (@MainActor (Int) throws(Refusal) -> [Int]).self, try? result1(1), countsTo: 2)
    let result2 = mapOutput(mainActorThrowing.list1, mainActorThrowing.append2)
    expect(type(of: result2), is: (@MainActor (Int) throws(Refusal) -> [Int]).self, try? result2(1), countsTo: 2)
    let result3 = mapOutput(mainActorThrowing.list2, mainActor.append3)
    expect(type(of: result3), is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self, try? result3(1, 2), countsTo: 3)
    let result4 = mapOutput(mainActor.list2, mainActorThrowing.append3)
    expect(type(of: result4), is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self, try? result4(1, 2), countsTo: 3)
    let result5 = mapOutput(mainActorThrowing.list2, mainActorThrowing.append3)
    expect(type(of: result5), is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self, try? result5(1, 2), countsTo: 3)
    let result6 = mapOutput(mainActorThrowing.list3, mainActor.append4)
    expect(type(of: result6), is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(mainActor.list3, mainActorThrowing.append4)
    expect(type(of: result7), is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(mainActorThrowing.list3, mainActorThrowing.append4)
    expect(type(of: result8), is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(mainActorThrowing.list0, mainActor.append1)
    expect(type(of: result9), is: (@MainActor () throws(Refusal) -> [Int]).self, try? result9(), countsTo: 1)
    let result10 = mapOutput(mainActorThrowing.list5, mainActor.append6)
    expect(type(of: result10), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result10(1, 2, 3, 4, 5), countsTo: 6)
    let result11 = mapOutput(mainActor.list0, mainActorThrowing.append1)
    expect(type(of: result11), is: (@MainActor () throws(Refusal) -> [Int]).self, try? result11(), countsTo: 1)
    let result12 = mapOutput(mainActor.list5, mainActorThrowing.append6)
    expect(type(of: result12), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result12(1, 2, 3, 4, 5), countsTo: 6)
    let result13 = mapOutput(mainActorThrowing.list0, mainActorThrowing.append1)
    expect(type(of: result13), is: (@MainActor () throws(Refusal) -> [Int]).self, try? result13(), countsTo: 1)
    let result14 = mapOutput(mainActorThrowing.list5, mainActorThrowing.append6)
    expect(type(of: result14), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result14(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @MainActor (…) throws -> …
  @MainActor private func ofMainActorThrowingAny() {
    let result0 = mapOutput(mainActorThrowing.list1, mainActorThrowing.append2OrOther)
    expect(type(of: result0), is: (@MainActor (Int) throws -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(mainActorThrowing.list2, mainActorThrowing.append3OrOther)
    expect(type(of: result1), is: (@MainActor (Int, Int) throws -> [Int]).self, try? result1(1, 2), countsTo: 3)
    let result2 = mapOutput(mainActorThrowing.list3, mainActorThrowing.append4OrOther)
    expect(type(of: result2), is: (@MainActor (Int, Int, Int) throws -> [Int]).self, try? result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(mainActorThrowing.list0, mainActorThrowing.append1OrOther)
    expect(type(of: result3), is: (@MainActor () throws -> [Int]).self, try? result3(), countsTo: 1)
    let result4 = mapOutput(mainActorThrowing.list5, mainActorThrowing.append6OrOther)
    expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) throws -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 6)
  }
}
