// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of mapOutput")
struct EveryOverloadOfMapOutput {
  @Test("The result of mapOutput keeps the effects and the argument order of (…) -> …")
  func ofPlain() {
    let list1: (Int) -> [Int] = { [$0] }
    let append2: ([Int]) -> [Int] = { $0 + [2] }
    let list2: (Int, Int) -> [Int] = { [$0, $1] }
    let append3: ([Int]) -> [Int] = { $0 + [3] }
    let list3: (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let append4: ([Int]) -> [Int] = { $0 + [4] }
    let list0: () -> [Int] = { [] }
    let append1: ([Int]) -> [Int] = { $0 + [1] }
    let list5: (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: ([Int]) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1, append2)
    expect(result0, is: ((Int) -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list2, append3)
    expect(result1, is: ((Int, Int) -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3, append4)
    expect(result2, is: ((Int, Int, Int) -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0, append1)
    expect(result3, is: (() -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(list5, append6)
    expect(result4, is: ((Int, Int, Int, Int, Int) -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  @Test("The result of mapOutput keeps the effects and the argument order of (…) throws(Refusal) -> …")
  func ofPlainThrowing() throws {
    let list1OrRefuse: (Int) throws(Refusal) -> [Int] = { [$0] }
    let append2: ([Int]) -> [Int] = { $0 + [2] }
    let list1: (Int) -> [Int] = { [$0] }
    let append2OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let append3: ([Int]) -> [Int] = { $0 + [3] }
    let list2: (Int, Int) -> [Int] = { [$0, $1] }
    let append3OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4: ([Int]) -> [Int] = { $0 + [4] }
    let list3: (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let append4OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: () throws(Refusal) -> [Int] = { [] }
    let append1: ([Int]) -> [Int] = { $0 + [1] }
    let list5OrRefuse: (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: ([Int]) -> [Int] = { $0 + [6] }
    let list0: () -> [Int] = { [] }
    let append1OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let list5: (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1OrRefuse, append2)
    try expect(result0, is: ((Int) throws(Refusal) -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list1, append2OrRefuse)
    try expect(result1, is: ((Int) throws(Refusal) -> [Int]).self, result1(1), countsTo: 2)
    let result2 = mapOutput(list1OrRefuse, append2OrRefuse)
    try expect(result2, is: ((Int) throws(Refusal) -> [Int]).self, result2(1), countsTo: 2)
    let result3 = mapOutput(list2OrRefuse, append3)
    try expect(result3, is: ((Int, Int) throws(Refusal) -> [Int]).self, result3(1, 2), countsTo: 3)
    let result4 = mapOutput(list2, append3OrRefuse)
    try expect(result4, is: ((Int, Int) throws(Refusal) -> [Int]).self, result4(1, 2), countsTo: 3)
    let result5 = mapOutput(list2OrRefuse, append3OrRefuse)
    try expect(result5, is: ((Int, Int) throws(Refusal) -> [Int]).self, result5(1, 2), countsTo: 3)
    let result6 = mapOutput(list3OrRefuse, append4)
    try expect(result6, is: ((Int, Int, Int) throws(Refusal) -> [Int]).self, result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(list3, append4OrRefuse)
    try expect(result7, is: ((Int, Int, Int) throws(Refusal) -> [Int]).self, result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(list3OrRefuse, append4OrRefuse)
    try expect(result8, is: ((Int, Int, Int) throws(Refusal) -> [Int]).self, result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(list0OrRefuse, append1)
    try expect(result9, is: (() throws(Refusal) -> [Int]).self, result9(), countsTo: 1)
    let result10 = mapOutput(list5OrRefuse, append6)
    try expect(result10, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, result10(1, 2, 3, 4, 5), countsTo: 6)
    let result11 = mapOutput(list0, append1OrRefuse)
    try expect(result11, is: (() throws(Refusal) -> [Int]).self, result11(), countsTo: 1)
    let result12 = mapOutput(list5, append6OrRefuse)
    try expect(result12, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, result12(1, 2, 3, 4, 5), countsTo: 6)
    let result13 = mapOutput(list0OrRefuse, append1OrRefuse)
    try expect(result13, is: (() throws(Refusal) -> [Int]).self, result13(), countsTo: 1)
    let result14 = mapOutput(list5OrRefuse, append6OrRefuse)
    try expect(result14, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, result14(1, 2, 3, 4, 5), countsTo: 6)
  }

  @Test("The result of mapOutput keeps the effects and the argument order of (…) throws -> …")
  func ofPlainThrowingAny() throws {
    let list1OrRefuse: (Int) throws(Refusal) -> [Int] = { [$0] }
    let append2OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let append3OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: () throws(Refusal) -> [Int] = { [] }
    let append1OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1OrRefuse, append2OrOther)
    try expect(result0, is: ((Int) throws -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list2OrRefuse, append3OrOther)
    try expect(result1, is: ((Int, Int) throws -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3OrRefuse, append4OrOther)
    try expect(result2, is: ((Int, Int, Int) throws -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0OrRefuse, append1OrOther)
    try expect(result3, is: (() throws -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(list5OrRefuse, append6OrOther)
    try expect(result4, is: ((Int, Int, Int, Int, Int) throws -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  @Test("The result of mapOutput keeps the effects and the argument order of (…) async -> …")
  func ofPlainAsync() async {
    let list1: (Int) async -> [Int] = { [$0] }
    let append2: ([Int]) async -> [Int] = { $0 + [2] }
    let list2: (Int, Int) async -> [Int] = { [$0, $1] }
    let append3: ([Int]) async -> [Int] = { $0 + [3] }
    let list3: (Int, Int, Int) async -> [Int] = { [$0, $1, $2] }
    let append4: ([Int]) async -> [Int] = { $0 + [4] }
    let list0: () async -> [Int] = { [] }
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let list5: (Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: ([Int]) async -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1, append2)
    await expect(result0, is: ((Int) async -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list2, append3)
    await expect(result1, is: ((Int, Int) async -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3, append4)
    await expect(result2, is: ((Int, Int, Int) async -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0, append1)
    await expect(result3, is: (() async -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(list5, append6)
    await expect(result4, is: ((Int, Int, Int, Int, Int) async -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  @Test("The result of mapOutput keeps the effects and the argument order of (…) async throws(Refusal) -> …")
  func ofPlainAsyncThrowing() async throws {
    try await part1OfPlainAsyncThrowing()
    try await part2OfPlainAsyncThrowing()
  }

  private func part1OfPlainAsyncThrowing() async throws {
    let list1OrRefuse: (Int) async throws(Refusal) -> [Int] = { [$0] }
    let append2: ([Int]) async -> [Int] = { $0 + [2] }
    let list1: (Int) async -> [Int] = { [$0] }
    let append2OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: (Int, Int) async throws(Refusal) -> [Int] = { [$0, $1] }
    let append3: ([Int]) async -> [Int] = { $0 + [3] }
    let list2: (Int, Int) async -> [Int] = { [$0, $1] }
    let append3OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: (Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4: ([Int]) async -> [Int] = { $0 + [4] }
    let list3: (Int, Int, Int) async -> [Int] = { [$0, $1, $2] }
    let append4OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: () async throws(Refusal) -> [Int] = { [] }
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let list5OrRefuse: (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: ([Int]) async -> [Int] = { $0 + [6] }
    let list0: () async -> [Int] = { [] }
    let append1OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }

    let result0 = mapOutput(list1OrRefuse, append2)
    try await expect(result0, is: ((Int) async throws(Refusal) -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list1, append2OrRefuse)
    try await expect(result1, is: ((Int) async throws(Refusal) -> [Int]).self, result1(1), countsTo: 2)
    let result2 = mapOutput(list1OrRefuse, append2OrRefuse)
    try await expect(result2, is: ((Int) async throws(Refusal) -> [Int]).self, result2(1), countsTo: 2)
    let result3 = mapOutput(list2OrRefuse, append3)
    try await expect(result3, is: ((Int, Int) async throws(Refusal) -> [Int]).self, result3(1, 2), countsTo: 3)
    let result4 = mapOutput(list2, append3OrRefuse)
    try await expect(result4, is: ((Int, Int) async throws(Refusal) -> [Int]).self, result4(1, 2), countsTo: 3)
    let result5 = mapOutput(list2OrRefuse, append3OrRefuse)
    try await expect(result5, is: ((Int, Int) async throws(Refusal) -> [Int]).self, result5(1, 2), countsTo: 3)
    let result6 = mapOutput(list3OrRefuse, append4)
    try await expect(result6, is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self, result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(list3, append4OrRefuse)
    try await expect(result7, is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self, result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(list3OrRefuse, append4OrRefuse)
    try await expect(result8, is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self, result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(list0OrRefuse, append1)
    try await expect(result9, is: (() async throws(Refusal) -> [Int]).self, result9(), countsTo: 1)
    let result10 = mapOutput(list5OrRefuse, append6)
    try await expect(result10, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, result10(1, 2, 3, 4, 5), countsTo: 6)
    let result11 = mapOutput(list0, append1OrRefuse)
    try await expect(result11, is: (() async throws(Refusal) -> [Int]).self, result11(), countsTo: 1)
  }

  private func part2OfPlainAsyncThrowing() async throws {
    let list5: (Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [6] }
    let list0OrRefuse: () async throws(Refusal) -> [Int] = { [] }
    let append1OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }

    let result0 = mapOutput(list5, append6OrRefuse)
    try await expect(result0, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, result0(1, 2, 3, 4, 5), countsTo: 6)
    let result1 = mapOutput(list0OrRefuse, append1OrRefuse)
    try await expect(result1, is: (() async throws(Refusal) -> [Int]).self, result1(), countsTo: 1)
    let result2 = mapOutput(list5OrRefuse, append6OrRefuse)
    try await expect(result2, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, result2(1, 2, 3, 4, 5), countsTo: 6)
  }

  @Test("The result of mapOutput keeps the effects and the argument order of (…) async throws -> …")
  func ofPlainAsyncThrowingAny() async throws {
    let list1OrRefuse: (Int) async throws(Refusal) -> [Int] = { [$0] }
    let append2OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: (Int, Int) async throws(Refusal) -> [Int] = { [$0, $1] }
    let append3OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: (Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: () async throws(Refusal) -> [Int] = { [] }
    let append1OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1OrRefuse, append2OrOther)
    try await expect(result0, is: ((Int) async throws -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list2OrRefuse, append3OrOther)
    try await expect(result1, is: ((Int, Int) async throws -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3OrRefuse, append4OrOther)
    try await expect(result2, is: ((Int, Int, Int) async throws -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0OrRefuse, append1OrOther)
    try await expect(result3, is: (() async throws -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(list5OrRefuse, append6OrOther)
    try await expect(result4, is: ((Int, Int, Int, Int, Int) async throws -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  @Test("The result of mapOutput keeps the effects and the argument order of @Sendable (…) -> …")
  func ofSendable() {
    let list1: @Sendable (Int) -> [Int] = { [$0] }
    let append2: @Sendable ([Int]) -> [Int] = { $0 + [2] }
    let list2: @Sendable (Int, Int) -> [Int] = { [$0, $1] }
    let append3: @Sendable ([Int]) -> [Int] = { $0 + [3] }
    let list3: @Sendable (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let append4: @Sendable ([Int]) -> [Int] = { $0 + [4] }
    let list0: @Sendable () -> [Int] = { [] }
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let list5: @Sendable (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @Sendable ([Int]) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1, append2)
    expect(result0, is: (@Sendable (Int) -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list2, append3)
    expect(result1, is: (@Sendable (Int, Int) -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3, append4)
    expect(result2, is: (@Sendable (Int, Int, Int) -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0, append1)
    expect(result3, is: (@Sendable () -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(list5, append6)
    expect(result4, is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  @Test("The result of mapOutput keeps the effects and the argument order of @Sendable (…) throws(Refusal) -> …")
  func ofSendableThrowing() throws {
    let list1OrRefuse: @Sendable (Int) throws(Refusal) -> [Int] = { [$0] }
    let append2: @Sendable ([Int]) -> [Int] = { $0 + [2] }
    let list1: @Sendable (Int) -> [Int] = { [$0] }
    let append2OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: @Sendable (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let append3: @Sendable ([Int]) -> [Int] = { $0 + [3] }
    let list2: @Sendable (Int, Int) -> [Int] = { [$0, $1] }
    let append3OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: @Sendable (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4: @Sendable ([Int]) -> [Int] = { $0 + [4] }
    let list3: @Sendable (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let append4OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: @Sendable () throws(Refusal) -> [Int] = { [] }
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let list5OrRefuse: @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @Sendable ([Int]) -> [Int] = { $0 + [6] }
    let list0: @Sendable () -> [Int] = { [] }
    let append1OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let list5: @Sendable (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1OrRefuse, append2)
    try expect(result0, is: (@Sendable (Int) throws(Refusal) -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list1, append2OrRefuse)
    try expect(result1, is: (@Sendable (Int) throws(Refusal) -> [Int]).self, result1(1), countsTo: 2)
    let result2 = mapOutput(list1OrRefuse, append2OrRefuse)
    try expect(result2, is: (@Sendable (Int) throws(Refusal) -> [Int]).self, result2(1), countsTo: 2)
    let result3 = mapOutput(list2OrRefuse, append3)
    try expect(result3, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self, result3(1, 2), countsTo: 3)
    let result4 = mapOutput(list2, append3OrRefuse)
    try expect(result4, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self, result4(1, 2), countsTo: 3)
    let result5 = mapOutput(list2OrRefuse, append3OrRefuse)
    try expect(result5, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self, result5(1, 2), countsTo: 3)
    let result6 = mapOutput(list3OrRefuse, append4)
    try expect(result6, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self, result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(list3, append4OrRefuse)
    try expect(result7, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self, result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(list3OrRefuse, append4OrRefuse)
    try expect(result8, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self, result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(list0OrRefuse, append1)
    try expect(result9, is: (@Sendable () throws(Refusal) -> [Int]).self, result9(), countsTo: 1)
    let result10 = mapOutput(list5OrRefuse, append6)
    try expect(result10, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, result10(1, 2, 3, 4, 5), countsTo: 6)
    let result11 = mapOutput(list0, append1OrRefuse)
    try expect(result11, is: (@Sendable () throws(Refusal) -> [Int]).self, result11(), countsTo: 1)
    let result12 = mapOutput(list5, append6OrRefuse)
    try expect(result12, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, result12(1, 2, 3, 4, 5), countsTo: 6)
    let result13 = mapOutput(list0OrRefuse, append1OrRefuse)
    try expect(result13, is: (@Sendable () throws(Refusal) -> [Int]).self, result13(), countsTo: 1)
    let result14 = mapOutput(list5OrRefuse, append6OrRefuse)
    try expect(result14, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, result14(1, 2, 3, 4, 5), countsTo: 6)
  }

  @Test("The result of mapOutput keeps the effects and the argument order of @Sendable (…) throws -> …")
  func ofSendableThrowingAny() throws {
    let list1OrRefuse: @Sendable (Int) throws(Refusal) -> [Int] = { [$0] }
    let append2OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: @Sendable (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let append3OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: @Sendable (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: @Sendable () throws(Refusal) -> [Int] = { [] }
    let append1OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1OrRefuse, append2OrOther)
    try expect(result0, is: (@Sendable (Int) throws -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list2OrRefuse, append3OrOther)
    try expect(result1, is: (@Sendable (Int, Int) throws -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3OrRefuse, append4OrOther)
    try expect(result2, is: (@Sendable (Int, Int, Int) throws -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0OrRefuse, append1OrOther)
    try expect(result3, is: (@Sendable () throws -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(list5OrRefuse, append6OrOther)
    try expect(result4, is: (@Sendable (Int, Int, Int, Int, Int) throws -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  @Test("The result of mapOutput keeps the effects and the argument order of @Sendable (…) async -> …")
  func ofSendableAsync() async {
    let list1: @Sendable (Int) async -> [Int] = { [$0] }
    let append2: @Sendable ([Int]) async -> [Int] = { $0 + [2] }
    let list2: @Sendable (Int, Int) async -> [Int] = { [$0, $1] }
    let append3: @Sendable ([Int]) async -> [Int] = { $0 + [3] }
    let list3: @Sendable (Int, Int, Int) async -> [Int] = { [$0, $1, $2] }
    let append4: @Sendable ([Int]) async -> [Int] = { $0 + [4] }
    let list0: @Sendable () async -> [Int] = { [] }
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let list5: @Sendable (Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @Sendable ([Int]) async -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1, append2)
    await expect(result0, is: (@Sendable (Int) async -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list2, append3)
    await expect(result1, is: (@Sendable (Int, Int) async -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3, append4)
    await expect(result2, is: (@Sendable (Int, Int, Int) async -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0, append1)
    await expect(result3, is: (@Sendable () async -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(list5, append6)
    await expect(result4, is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  @Test("The result of mapOutput keeps the effects and the argument order of @Sendable (…) async throws(Refusal) -> …")
  func ofSendableAsyncThrowing() async throws {
    try await part1OfSendableAsyncThrowing()
    try await part2OfSendableAsyncThrowing()
  }

  private func part1OfSendableAsyncThrowing() async throws {
    let list1OrRefuse: @Sendable (Int) async throws(Refusal) -> [Int] = { [$0] }
    let append2: @Sendable ([Int]) async -> [Int] = { $0 + [2] }
    let list1: @Sendable (Int) async -> [Int] = { [$0] }
    let append2OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: @Sendable (Int, Int) async throws(Refusal) -> [Int] = { [$0, $1] }
    let append3: @Sendable ([Int]) async -> [Int] = { $0 + [3] }
    let list2: @Sendable (Int, Int) async -> [Int] = { [$0, $1] }
    let append3OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: @Sendable (Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4: @Sendable ([Int]) async -> [Int] = { $0 + [4] }
    let list3: @Sendable (Int, Int, Int) async -> [Int] = { [$0, $1, $2] }
    let append4OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: @Sendable () async throws(Refusal) -> [Int] = { [] }
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let list5OrRefuse: @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @Sendable ([Int]) async -> [Int] = { $0 + [6] }
    let list0: @Sendable () async -> [Int] = { [] }
    let append1OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }

    let result0 = mapOutput(list1OrRefuse, append2)
    try await expect(result0, is: (@Sendable (Int) async throws(Refusal) -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list1, append2OrRefuse)
    try await expect(result1, is: (@Sendable (Int) async throws(Refusal) -> [Int]).self, result1(1), countsTo: 2)
    let result2 = mapOutput(list1OrRefuse, append2OrRefuse)
    try await expect(result2, is: (@Sendable (Int) async throws(Refusal) -> [Int]).self, result2(1), countsTo: 2)
    let result3 = mapOutput(list2OrRefuse, append3)
    try await expect(result3, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self, result3(1, 2), countsTo: 3)
    let result4 = mapOutput(list2, append3OrRefuse)
    try await expect(result4, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self, result4(1, 2), countsTo: 3)
    let result5 = mapOutput(list2OrRefuse, append3OrRefuse)
    try await expect(result5, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self, result5(1, 2), countsTo: 3)
    let result6 = mapOutput(list3OrRefuse, append4)
    try await expect(result6, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self, result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(list3, append4OrRefuse)
    try await expect(result7, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self, result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(list3OrRefuse, append4OrRefuse)
    try await expect(result8, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self, result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(list0OrRefuse, append1)
    try await expect(result9, is: (@Sendable () async throws(Refusal) -> [Int]).self, result9(), countsTo: 1)
    let result10 = mapOutput(list5OrRefuse, append6)
    try await expect(result10, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, result10(1, 2, 3, 4, 5), countsTo: 6)
    let result11 = mapOutput(list0, append1OrRefuse)
    try await expect(result11, is: (@Sendable () async throws(Refusal) -> [Int]).self, result11(), countsTo: 1)
  }

  private func part2OfSendableAsyncThrowing() async throws {
    let list5: @Sendable (Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [6] }
    let list0OrRefuse: @Sendable () async throws(Refusal) -> [Int] = { [] }
    let append1OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }

    let result0 = mapOutput(list5, append6OrRefuse)
    try await expect(result0, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, result0(1, 2, 3, 4, 5), countsTo: 6)
    let result1 = mapOutput(list0OrRefuse, append1OrRefuse)
    try await expect(result1, is: (@Sendable () async throws(Refusal) -> [Int]).self, result1(), countsTo: 1)
    let result2 = mapOutput(list5OrRefuse, append6OrRefuse)
    try await expect(result2, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, result2(1, 2, 3, 4, 5), countsTo: 6)
  }

  @Test("The result of mapOutput keeps the effects and the argument order of @Sendable (…) async throws -> …")
  func ofSendableAsyncThrowingAny() async throws {
    let list1OrRefuse: @Sendable (Int) async throws(Refusal) -> [Int] = { [$0] }
    let append2OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: @Sendable (Int, Int) async throws(Refusal) -> [Int] = { [$0, $1] }
    let append3OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: @Sendable (Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: @Sendable () async throws(Refusal) -> [Int] = { [] }
    let append1OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1OrRefuse, append2OrOther)
    try await expect(result0, is: (@Sendable (Int) async throws -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list2OrRefuse, append3OrOther)
    try await expect(result1, is: (@Sendable (Int, Int) async throws -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3OrRefuse, append4OrOther)
    try await expect(result2, is: (@Sendable (Int, Int, Int) async throws -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0OrRefuse, append1OrOther)
    try await expect(result3, is: (@Sendable () async throws -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(list5OrRefuse, append6OrOther)
    try await expect(result4, is: (@Sendable (Int, Int, Int, Int, Int) async throws -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  @Test("The result of mapOutput keeps the effects and the argument order of @MainActor (…) -> …")
  @MainActor func ofMainActor() {
    let list1: @MainActor (Int) -> [Int] = { [$0] }
    let append2: @MainActor ([Int]) -> [Int] = { $0 + [2] }
    let list2: @MainActor (Int, Int) -> [Int] = { [$0, $1] }
    let append3: @MainActor ([Int]) -> [Int] = { $0 + [3] }
    let list3: @MainActor (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let append4: @MainActor ([Int]) -> [Int] = { $0 + [4] }
    let list0: @MainActor () -> [Int] = { [] }
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let list5: @MainActor (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @MainActor ([Int]) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1, append2)
    expect(result0, is: (@MainActor (Int) -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list2, append3)
    expect(result1, is: (@MainActor (Int, Int) -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3, append4)
    expect(result2, is: (@MainActor (Int, Int, Int) -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0, append1)
    expect(result3, is: (@MainActor () -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(list5, append6)
    expect(result4, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  @Test("The result of mapOutput keeps the effects and the argument order of @MainActor (…) throws(Refusal) -> …")
  @MainActor func ofMainActorThrowing() throws {
    let list1OrRefuse: @MainActor (Int) throws(Refusal) -> [Int] = { [$0] }
    let append2: @MainActor ([Int]) -> [Int] = { $0 + [2] }
    let list1: @MainActor (Int) -> [Int] = { [$0] }
    let append2OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: @MainActor (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let append3: @MainActor ([Int]) -> [Int] = { $0 + [3] }
    let list2: @MainActor (Int, Int) -> [Int] = { [$0, $1] }
    let append3OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: @MainActor (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4: @MainActor ([Int]) -> [Int] = { $0 + [4] }
    let list3: @MainActor (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let append4OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: @MainActor () throws(Refusal) -> [Int] = { [] }
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let list5OrRefuse: @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @MainActor ([Int]) -> [Int] = { $0 + [6] }
    let list0: @MainActor () -> [Int] = { [] }
    let append1OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let list5: @MainActor (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1OrRefuse, append2)
    try expect(result0, is: (@MainActor (Int) throws(Refusal) -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list1, append2OrRefuse)
    try expect(result1, is: (@MainActor (Int) throws(Refusal) -> [Int]).self, result1(1), countsTo: 2)
    let result2 = mapOutput(list1OrRefuse, append2OrRefuse)
    try expect(result2, is: (@MainActor (Int) throws(Refusal) -> [Int]).self, result2(1), countsTo: 2)
    let result3 = mapOutput(list2OrRefuse, append3)
    try expect(result3, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self, result3(1, 2), countsTo: 3)
    let result4 = mapOutput(list2, append3OrRefuse)
    try expect(result4, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self, result4(1, 2), countsTo: 3)
    let result5 = mapOutput(list2OrRefuse, append3OrRefuse)
    try expect(result5, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self, result5(1, 2), countsTo: 3)
    let result6 = mapOutput(list3OrRefuse, append4)
    try expect(result6, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self, result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(list3, append4OrRefuse)
    try expect(result7, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self, result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(list3OrRefuse, append4OrRefuse)
    try expect(result8, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self, result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(list0OrRefuse, append1)
    try expect(result9, is: (@MainActor () throws(Refusal) -> [Int]).self, result9(), countsTo: 1)
    let result10 = mapOutput(list5OrRefuse, append6)
    try expect(result10, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, result10(1, 2, 3, 4, 5), countsTo: 6)
    let result11 = mapOutput(list0, append1OrRefuse)
    try expect(result11, is: (@MainActor () throws(Refusal) -> [Int]).self, result11(), countsTo: 1)
    let result12 = mapOutput(list5, append6OrRefuse)
    try expect(result12, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, result12(1, 2, 3, 4, 5), countsTo: 6)
    let result13 = mapOutput(list0OrRefuse, append1OrRefuse)
    try expect(result13, is: (@MainActor () throws(Refusal) -> [Int]).self, result13(), countsTo: 1)
    let result14 = mapOutput(list5OrRefuse, append6OrRefuse)
    try expect(result14, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, result14(1, 2, 3, 4, 5), countsTo: 6)
  }

  @Test("The result of mapOutput keeps the effects and the argument order of @MainActor (…) throws -> …")
  @MainActor func ofMainActorThrowingAny() throws {
    let list1OrRefuse: @MainActor (Int) throws(Refusal) -> [Int] = { [$0] }
    let append2OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: @MainActor (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let append3OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: @MainActor (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: @MainActor () throws(Refusal) -> [Int] = { [] }
    let append1OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1OrRefuse, append2OrOther)
    try expect(result0, is: (@MainActor (Int) throws -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list2OrRefuse, append3OrOther)
    try expect(result1, is: (@MainActor (Int, Int) throws -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3OrRefuse, append4OrOther)
    try expect(result2, is: (@MainActor (Int, Int, Int) throws -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0OrRefuse, append1OrOther)
    try expect(result3, is: (@MainActor () throws -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(list5OrRefuse, append6OrOther)
    try expect(result4, is: (@MainActor (Int, Int, Int, Int, Int) throws -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }
}
