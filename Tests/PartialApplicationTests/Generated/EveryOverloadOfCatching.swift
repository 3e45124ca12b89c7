// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of catching")
struct EveryOverloadOfCatching {
  @Test("keeps its effects and every argument's place: (…) throws(Refusal) -> …")
  func plainThrowing() throws {
    let list1: PlainThrowingFunction<Int> = { [$0] }
    let list2: PlainThrowingFunction<Int, Int> = { [$0, $1] }
    let list3: PlainThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: PlainThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list0: (() throws(Refusal) -> [Int]) = { [] }
    let list5: PlainThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list8: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = catching(list1)
    expect(result0, is: ((Int) -> Result<[Int], Refusal>).self)
    expect(try result0(1).get(), countsTo: 1)
    let result1 = catching(list2)
    expect(result1, is: ((Int, Int) -> Result<[Int], Refusal>).self)
    expect(try result1(1, 2).get(), countsTo: 2)
    let result2 = catching(list3)
    expect(result2, is: ((Int, Int, Int) -> Result<[Int], Refusal>).self)
    expect(try result2(1, 2, 3).get(), countsTo: 3)
    let result3 = catching(list4)
    expect(result3, is: ((Int, Int, Int, Int) -> Result<[Int], Refusal>).self)
    expect(try result3(1, 2, 3, 4).get(), countsTo: 4)
    let result4 = catching(list0)
    expect(result4, is: (() -> Result<[Int], Refusal>).self)
    expect(try result4().get(), countsTo: 0)
    let result5 = catching(list5)
    expect(result5, is: ((Int, Int, Int, Int, Int) -> Result<[Int], Refusal>).self)
    expect(try result5(1, 2, 3, 4, 5).get(), countsTo: 5)
    let result6 = catching(list8)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) -> Result<[Int], Refusal>).self)
    expect(try result6(1, 2, 3, 4, 5, 6, 7, 8).get(), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async throws(Refusal) -> …")
  func plainAsyncThrowing() async throws {
    let list1: PlainAsyncThrowingFunction<Int> = { [$0] }
    let list2: PlainAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    let list3: PlainAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: PlainAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list0: (() async throws(Refusal) -> [Int]) = { [] }
    let list5: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list8: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = catching(list1)
    expect(result0, is: ((Int) async -> Result<[Int], Refusal>).self)
    expect(try await result0(1).get(), countsTo: 1)
    let result1 = catching(list2)
    expect(result1, is: ((Int, Int) async -> Result<[Int], Refusal>).self)
    expect(try await result1(1, 2).get(), countsTo: 2)
    let result2 = catching(list3)
    expect(result2, is: ((Int, Int, Int) async -> Result<[Int], Refusal>).self)
    expect(try await result2(1, 2, 3).get(), countsTo: 3)
    let result3 = catching(list4)
    expect(result3, is: ((Int, Int, Int, Int) async -> Result<[Int], Refusal>).self)
    expect(try await result3(1, 2, 3, 4).get(), countsTo: 4)
    let result4 = catching(list0)
    expect(result4, is: (() async -> Result<[Int], Refusal>).self)
    expect(try await result4().get(), countsTo: 0)
    let result5 = catching(list5)
    expect(result5, is: ((Int, Int, Int, Int, Int) async -> Result<[Int], Refusal>).self)
    expect(try await result5(1, 2, 3, 4, 5).get(), countsTo: 5)
    let result6 = catching(list8)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async -> Result<[Int], Refusal>).self)
    expect(try await result6(1, 2, 3, 4, 5, 6, 7, 8).get(), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws(Refusal) -> …")
  func sendableThrowing() throws {
    let list1: SendableThrowingFunction<Int> = { [$0] }
    let list2: SendableThrowingFunction<Int, Int> = { [$0, $1] }
    let list3: SendableThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: SendableThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list0: (@Sendable () throws(Refusal) -> [Int]) = { [] }
    let list5: SendableThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list8: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = catching(list1)
    expect(result0, is: (@Sendable (Int) -> Result<[Int], Refusal>).self)
    expect(try result0(1).get(), countsTo: 1)
    let result1 = catching(list2)
    expect(result1, is: (@Sendable (Int, Int) -> Result<[Int], Refusal>).self)
    expect(try result1(1, 2).get(), countsTo: 2)
    let result2 = catching(list3)
    expect(result2, is: (@Sendable (Int, Int, Int) -> Result<[Int], Refusal>).self)
    expect(try result2(1, 2, 3).get(), countsTo: 3)
    let result3 = catching(list4)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) -> Result<[Int], Refusal>).self)
    expect(try result3(1, 2, 3, 4).get(), countsTo: 4)
    let result4 = catching(list0)
    expect(result4, is: (@Sendable () -> Result<[Int], Refusal>).self)
    expect(try result4().get(), countsTo: 0)
    let result5 = catching(list5)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) -> Result<[Int], Refusal>).self)
    expect(try result5(1, 2, 3, 4, 5).get(), countsTo: 5)
    let result6 = catching(list8)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> Result<[Int], Refusal>).self)
    expect(try result6(1, 2, 3, 4, 5, 6, 7, 8).get(), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws(Refusal) -> …")
  func sendableAsyncThrowing() async throws {
    let list1: SendableAsyncThrowingFunction<Int> = { [$0] }
    let list2: SendableAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    let list3: SendableAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: SendableAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list0: (@Sendable () async throws(Refusal) -> [Int]) = { [] }
    let list5: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list8: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = catching(list1)
    expect(result0, is: (@Sendable (Int) async -> Result<[Int], Refusal>).self)
    expect(try await result0(1).get(), countsTo: 1)
    let result1 = catching(list2)
    expect(result1, is: (@Sendable (Int, Int) async -> Result<[Int], Refusal>).self)
    expect(try await result1(1, 2).get(), countsTo: 2)
    let result2 = catching(list3)
    expect(result2, is: (@Sendable (Int, Int, Int) async -> Result<[Int], Refusal>).self)
    expect(try await result2(1, 2, 3).get(), countsTo: 3)
    let result3 = catching(list4)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) async -> Result<[Int], Refusal>).self)
    expect(try await result3(1, 2, 3, 4).get(), countsTo: 4)
    let result4 = catching(list0)
    expect(result4, is: (@Sendable () async -> Result<[Int], Refusal>).self)
    expect(try await result4().get(), countsTo: 0)
    let result5 = catching(list5)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) async -> Result<[Int], Refusal>).self)
    expect(try await result5(1, 2, 3, 4, 5).get(), countsTo: 5)
    let result6 = catching(list8)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> Result<[Int], Refusal>).self)
    expect(try await result6(1, 2, 3, 4, 5, 6, 7, 8).get(), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func mainActorThrowing() throws {
    let list1: MainActorThrowingFunction<Int> = { [$0] }
    let list2: MainActorThrowingFunction<Int, Int> = { [$0, $1] }
    let list3: MainActorThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: MainActorThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list0: (@MainActor () throws(Refusal) -> [Int]) = { [] }
    let list5: MainActorThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list8: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = catching(list1)
    expect(result0, is: (@MainActor (Int) -> Result<[Int], Refusal>).self)
    expect(try result0(1).get(), countsTo: 1)
    let result1 = catching(list2)
    expect(result1, is: (@MainActor (Int, Int) -> Result<[Int], Refusal>).self)
    expect(try result1(1, 2).get(), countsTo: 2)
    let result2 = catching(list3)
    expect(result2, is: (@MainActor (Int, Int, Int) -> Result<[Int], Refusal>).self)
    expect(try result2(1, 2, 3).get(), countsTo: 3)
    let result3 = catching(list4)
    expect(result3, is: (@MainActor (Int, Int, Int, Int) -> Result<[Int], Refusal>).self)
    expect(try result3(1, 2, 3, 4).get(), countsTo: 4)
    let result4 = catching(list0)
    expect(result4, is: (@MainActor () -> Result<[Int], Refusal>).self)
    expect(try result4().get(), countsTo: 0)
    let result5 = catching(list5)
    expect(result5, is: (@MainActor (Int, Int, Int, Int, Int) -> Result<[Int], Refusal>).self)
    expect(try result5(1, 2, 3, 4, 5).get(), countsTo: 5)
    let result6 = catching(list8)
    expect(result6, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> Result<[Int], Refusal>).self)
    expect(try result6(1, 2, 3, 4, 5, 6, 7, 8).get(), countsTo: 8)
  }
}
