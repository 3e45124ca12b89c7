// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import FunctionDecorators
import TestSupport
import Testing

@Suite("Every overload of cached")
struct EveryOverloadOfCached {
  @Test("keeps its effects and every argument's place: (…) -> …")
  func plain() {
    let list0: (() -> [Int]) = { [] }
    let list5: PlainFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list8: PlainFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = cached(list0)
    expect(result0, is: (() -> [Int]).self)
    expect(result0(), countsTo: 0)
    let result1 = cached(list5)
    expect(result1, is: PlainFunction<Int, Int, Int, Int, Int>.self)
    expect(result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(list8)
    expect(result2, is: PlainFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) throws(Refusal) -> …")
  func plainThrowing() throws {
    let list0: (() throws(Refusal) -> [Int]) = { [] }
    let list5: PlainThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list8: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = cached(list0)
    expect(result0, is: (() throws(Refusal) -> [Int]).self)
    expect(try result0(), countsTo: 0)
    let result1 = cached(list5)
    expect(result1, is: PlainThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(list8)
    expect(result2, is: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async -> …")
  func plainAsync() async {
    let list0: (() async -> [Int]) = { [] }
    let list5: PlainAsyncFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list8: PlainAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = cached(list0)
    expect(result0, is: (() async -> [Int]).self)
    expect(await result0(), countsTo: 0)
    let result1 = cached(list5)
    expect(result1, is: PlainAsyncFunction<Int, Int, Int, Int, Int>.self)
    expect(await result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(list8)
    expect(result2, is: PlainAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(await result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async throws(Refusal) -> …")
  func plainAsyncThrowing() async throws {
    let list0: (() async throws(Refusal) -> [Int]) = { [] }
    let list5: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list8: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = cached(list0)
    expect(result0, is: (() async throws(Refusal) -> [Int]).self)
    expect(try await result0(), countsTo: 0)
    let result1 = cached(list5)
    expect(result1, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try await result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(list8)
    expect(result2, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try await result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) -> …")
  func sendable() {
    let list0: (@Sendable () -> [Int]) = { [] }
    let list5: SendableFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list8: SendableFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = cached(list0)
    expect(result0, is: (@Sendable () -> [Int]).self)
    expect(result0(), countsTo: 0)
    let result1 = cached(list5)
    expect(result1, is: SendableFunction<Int, Int, Int, Int, Int>.self)
    expect(result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(list8)
    expect(result2, is: SendableFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws(Refusal) -> …")
  func sendableThrowing() throws {
    let list0: (@Sendable () throws(Refusal) -> [Int]) = { [] }
    let list5: SendableThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list8: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = cached(list0)
    expect(result0, is: (@Sendable () throws(Refusal) -> [Int]).self)
    expect(try result0(), countsTo: 0)
    let result1 = cached(list5)
    expect(result1, is: SendableThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(list8)
    expect(result2, is: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async -> …")
  func sendableAsync() async {
    let list0: (@Sendable () async -> [Int]) = { [] }
    let list5: SendableAsyncFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list8: SendableAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = cached(list0)
    expect(result0, is: (@Sendable () async -> [Int]).self)
    expect(await result0(), countsTo: 0)
    let result1 = cached(list5)
    expect(result1, is: SendableAsyncFunction<Int, Int, Int, Int, Int>.self)
    expect(await result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(list8)
    expect(result2, is: SendableAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(await result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws(Refusal) -> …")
  func sendableAsyncThrowing() async throws {
    let list0: (@Sendable () async throws(Refusal) -> [Int]) = { [] }
    let list5: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list8: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = cached(list0)
    expect(result0, is: (@Sendable () async throws(Refusal) -> [Int]).self)
    expect(try await result0(), countsTo: 0)
    let result1 = cached(list5)
    expect(result1, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try await result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(list8)
    expect(result2, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try await result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) -> …")
  @MainActor func mainActor() {
    let list0: (@MainActor () -> [Int]) = { [] }
    let list5: MainActorFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list8: MainActorFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = cached(list0)
    expect(result0, is: (@MainActor () -> [Int]).self)
    expect(result0(), countsTo: 0)
    let result1 = cached(list5)
    expect(result1, is: MainActorFunction<Int, Int, Int, Int, Int>.self)
    expect(result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(list8)
    expect(result2, is: MainActorFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func mainActorThrowing() throws {
    let list0: (@MainActor () throws(Refusal) -> [Int]) = { [] }
    let list5: MainActorThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list8: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = cached(list0)
    expect(result0, is: (@MainActor () throws(Refusal) -> [Int]).self)
    expect(try result0(), countsTo: 0)
    let result1 = cached(list5)
    expect(result1, is: MainActorThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try result1(1, 2, 3, 4, 5), countsTo: 5)
    let result2 = cached(list8)
    expect(result2, is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try result2(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }
}
