// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of catching")
struct EveryOverloadOfCatching {
  @Test("The result of catching keeps the effects and the argument order of (…) throws(Refusal) -> …")
  func ofPlainThrowing() throws {
    let result0 = catching(plainThrowing.list1)
    try expect(result0, is: ((Int) -> Result<[Int], Refusal>).self, result0(1).get(), countsTo: 1)
    let result1 = catching(plainThrowing.list2)
    try expect(result1, is: ((Int, Int) -> Result<[Int], Refusal>).self, result1(1, 2).get(), countsTo: 2)
    let result2 = catching(plainThrowing.list3)
    try expect(result2, is: ((Int, Int, Int) -> Result<[Int], Refusal>).self, result2(1, 2, 3).get(), countsTo: 3)
    let result3 = catching(plainThrowing.list0)
    try expect(result3, is: (() -> Result<[Int], Refusal>).self, result3().get(), countsTo: 0)
    let result4 = catching(plainThrowing.list5)
    try expect(result4, is: ((Int, Int, Int, Int, Int) -> Result<[Int], Refusal>).self, result4(1, 2, 3, 4, 5).get(), countsTo: 5)
  }

  @Test("The result of catching keeps the effects and the argument order of (…) async throws(Refusal) -> …")
  func ofPlainAsyncThrowing() async throws {
    let result0 = catching(plainAsyncThrowing.list1)
    try await expect(result0, is: ((Int) async -> Result<[Int], Refusal>).self, result0(1).get(), countsTo: 1)
    let result1 = catching(plainAsyncThrowing.list2)
    try await expect(result1, is: ((Int, Int) async -> Result<[Int], Refusal>).self, result1(1, 2).get(), countsTo: 2)
    let result2 = catching(plainAsyncThrowing.list3)
    try await expect(result2, is: ((Int, Int, Int) async -> Result<[Int], Refusal>).self, result2(1, 2, 3).get(), countsTo: 3)
    let result3 = catching(plainAsyncThrowing.list0)
    try await expect(result3, is: (() async -> Result<[Int], Refusal>).self, result3().get(), countsTo: 0)
    let result4 = catching(plainAsyncThrowing.list5)
    try await expect(result4, is: ((Int, Int, Int, Int, Int) async -> Result<[Int], Refusal>).self, result4(1, 2, 3, 4, 5).get(), countsTo: 5)
  }

  @Test("The result of catching keeps the effects and the argument order of @Sendable (…) throws(Refusal) -> …")
  func ofSendableThrowing() throws {
    let result0 = catching(sendableThrowing.list1)
    try expect(result0, is: (@Sendable (Int) -> Result<[Int], Refusal>).self, result0(1).get(), countsTo: 1)
    let result1 = catching(sendableThrowing.list2)
    try expect(result1, is: (@Sendable (Int, Int) -> Result<[Int], Refusal>).self, result1(1, 2).get(), countsTo: 2)
    let result2 = catching(sendableThrowing.list3)
    try expect(result2, is: (@Sendable (Int, Int, Int) -> Result<[Int], Refusal>).self, result2(1, 2, 3).get(), countsTo: 3)
    let result3 = catching(sendableThrowing.list0)
    try expect(result3, is: (@Sendable () -> Result<[Int], Refusal>).self, result3().get(), countsTo: 0)
    let result4 = catching(sendableThrowing.list5)
    try expect(result4, is: (@Sendable (Int, Int, Int, Int, Int) -> Result<[Int], Refusal>).self, result4(1, 2, 3, 4, 5).get(), countsTo: 5)
  }

  @Test("The result of catching keeps the effects and the argument order of @Sendable (…) async throws(Refusal) -> …")
  func ofSendableAsyncThrowing() async throws {
    let result0 = catching(sendableAsyncThrowing.list1)
    try await expect(result0, is: (@Sendable (Int) async -> Result<[Int], Refusal>).self, result0(1).get(), countsTo: 1)
    let result1 = catching(sendableAsyncThrowing.list2)
    try await expect(result1, is: (@Sendable (Int, Int) async -> Result<[Int], Refusal>).self, result1(1, 2).get(), countsTo: 2)
    let result2 = catching(sendableAsyncThrowing.list3)
    try await expect(result2, is: (@Sendable (Int, Int, Int) async -> Result<[Int], Refusal>).self, result2(1, 2, 3).get(), countsTo: 3)
    let result3 = catching(sendableAsyncThrowing.list0)
    try await expect(result3, is: (@Sendable () async -> Result<[Int], Refusal>).self, result3().get(), countsTo: 0)
    let result4 = catching(sendableAsyncThrowing.list5)
    try await expect(result4, is: (@Sendable (Int, Int, Int, Int, Int) async -> Result<[Int], Refusal>).self, result4(1, 2, 3, 4, 5).get(), countsTo: 5)
  }

  @Test("The result of catching keeps the effects and the argument order of @MainActor (…) throws(Refusal) -> …")
  @MainActor func ofMainActorThrowing() throws {
    let result0 = catching(mainActorThrowing.list1)
    try expect(result0, is: (@MainActor (Int) -> Result<[Int], Refusal>).self, result0(1).get(), countsTo: 1)
    let result1 = catching(mainActorThrowing.list2)
    try expect(result1, is: (@MainActor (Int, Int) -> Result<[Int], Refusal>).self, result1(1, 2).get(), countsTo: 2)
    let result2 = catching(mainActorThrowing.list3)
    try expect(result2, is: (@MainActor (Int, Int, Int) -> Result<[Int], Refusal>).self, result2(1, 2, 3).get(), countsTo: 3)
    let result3 = catching(mainActorThrowing.list0)
    try expect(result3, is: (@MainActor () -> Result<[Int], Refusal>).self, result3().get(), countsTo: 0)
    let result4 = catching(mainActorThrowing.list5)
    try expect(result4, is: (@MainActor (Int, Int, Int, Int, Int) -> Result<[Int], Refusal>).self, result4(1, 2, 3, 4, 5).get(), countsTo: 5)
  }
}
