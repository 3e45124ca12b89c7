// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of catching")
struct EveryOverloadOfCatching {
  @Test("The result of catching keeps the argument order and the effects of its function")
  func keepsOrderAndEffects() async {
    ofPlainThrowing()
    await ofPlainAsyncThrowing()
    ofSendableThrowing()
    await ofSendableAsyncThrowing()
    await ofMainActorThrowing()
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let result0 = catching(plainThrowing.list1)
    expect(type(of: result0), is: ((Int) -> Result<[Int], Refusal>).self, try? result0(1).get(), countsTo: 1)
    let result1 = catching(plainThrowing.list2)
    expect(type(of: result1), is: ((Int, Int) -> Result<[Int], Refusal>).self, try? result1(1, 2).get(), countsTo: 2)
    let result2 = catching(plainThrowing.list3)
    expect(type(of: result2), is: ((Int, Int, Int) -> Result<[Int], Refusal>).self, try? result2(1, 2, 3).get(), countsTo: 3)
    let result3 = catching(plainThrowing.list0)
    expect(type(of: result3), is: (() -> Result<[Int], Refusal>).self, try? result3().get(), countsTo: 0)
    let result4 = catching(plainThrowing.list5)
    expect(type(of: result4), is: ((Int, Int, Int, Int, Int) -> Result<[Int], Refusal>).self, try? result4(1, 2, 3, 4, 5).get(), countsTo: 5)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing() async {
    let result0 = catching(plainAsyncThrowing.list1)
    await expect(type(of: result0), is: ((Int) async -> Result<[Int], Refusal>).self, try? result0(1).get(), countsTo: 1)
    let result1 = catching(plainAsyncThrowing.list2)
    await expect(type(of: result1), is: ((Int, Int) async -> Result<[Int], Refusal>).self, try? result1(1, 2).get(), countsTo: 2)
    let result2 = catching(plainAsyncThrowing.list3)
    await expect(type(of: result2), is: ((Int, Int, Int) async -> Result<[Int], Refusal>).self, try? result2(1, 2, 3).get(), countsTo: 3)
    let result3 = catching(plainAsyncThrowing.list0)
    await expect(type(of: result3), is: (() async -> Result<[Int], Refusal>).self, try? result3().get(), countsTo: 0)
    let result4 = catching(plainAsyncThrowing.list5)
    await expect(type(of: result4), is: ((Int, Int, Int, Int, Int) async -> Result<[Int], Refusal>).self, try? result4(1, 2, 3, 4, 5).get(), countsTo: 5)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let result0 = catching(sendableThrowing.list1)
    expect(type(of: result0), is: (@Sendable (Int) -> Result<[Int], Refusal>).self, try? result0(1).get(), countsTo: 1)
    let result1 = catching(sendableThrowing.list2)
    expect(type(of: result1), is: (@Sendable (Int, Int) -> Result<[Int], Refusal>).self, try? result1(1, 2).get(), countsTo: 2)
    let result2 = catching(sendableThrowing.list3)
    expect(type(of: result2), is: (@Sendable (Int, Int, Int) -> Result<[Int], Refusal>).self, try? result2(1, 2, 3).get(), countsTo: 3)
    let result3 = catching(sendableThrowing.list0)
    expect(type(of: result3), is: (@Sendable () -> Result<[Int], Refusal>).self, try? result3().get(), countsTo: 0)
    let result4 = catching(sendableThrowing.list5)
    expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) -> Result<[Int], Refusal>).self, try? result4(1, 2, 3, 4, 5).get(), countsTo: 5)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing() async {
    let result0 = catching(sendableAsyncThrowing.list1)
    await expect(type(of: result0), is: (@Sendable (Int) async -> Result<[Int], Refusal>).self, try? result0(1).get(), countsTo: 1)
    let result1 = catching(sendableAsyncThrowing.list2)
    await expect(type(of: result1), is: (@Sendable (Int, Int) async -> Result<[Int], Refusal>).self, try? result1(1, 2).get(), countsTo: 2)
    let result2 = catching(sendableAsyncThrowing.list3)
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int) async -> Result<[Int], Refusal>).self, try? result2(1, 2, 3).get(), countsTo: 3)
    let result3 = catching(sendableAsyncThrowing.list0)
    await expect(type(of: result3), is: (@Sendable () async -> Result<[Int], Refusal>).self, try? result3().get(), countsTo: 0)
    let result4 = catching(sendableAsyncThrowing.list5)
    await expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) async -> Result<[Int], Refusal>).self, try? result4(1, 2, 3, 4, 5).get(), countsTo: 5)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let result0 = catching(mainActorThrowing.list1)
    expect(type(of: result0), is: (@MainActor (Int) -> Result<[Int], Refusal>).self, try? result0(1).get(), countsTo: 1)
    let result1 = catching(mainActorThrowing.list2)
    expect(type(of: result1), is: (@MainActor (Int, Int) -> Result<[Int], Refusal>).self, try? result1(1, 2).get(), countsTo: 2)
    let result2 = catching(mainActorThrowing.list3)
    expect(type(of: result2), is: (@MainActor (Int, Int, Int) -> Result<[Int], Refusal>).self, try? result2(1, 2, 3).get(), countsTo: 3)
    let result3 = catching(mainActorThrowing.list0)
    expect(type(of: result3), is: (@MainActor () -> Result<[Int], Refusal>).self, try? result3().get(), countsTo: 0)
    let result4 = catching(mainActorThrowing.list5)
    expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) -> Result<[Int], Refusal>).self, try? result4(1, 2, 3, 4, 5).get(), countsTo: 5)
  }
}
