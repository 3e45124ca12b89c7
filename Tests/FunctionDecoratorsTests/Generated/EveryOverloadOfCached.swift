// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import FunctionDecorators
import PartialApplication
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
    let refusal0: (() throws(Refusal) -> [Int]) = { () throws(Refusal) in throw Refusal() }
    let list5: PlainThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let refusal5: PlainThrowingFunction<Int, Int, Int, Int, Int> = { (_, _, _, _, _) throws(Refusal) in throw Refusal() }
    let list8: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let refusal8: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _, _, _) throws(Refusal) in throw Refusal() }

    let result0 = cached(list0)
    expect(result0, is: (() throws(Refusal) -> [Int]).self)
    expect(try result0(), countsTo: 0)
    let result1 = cached(refusal0)
    expect(result1, is: (() throws(Refusal) -> [Int]).self)
    let result1Caught = catching(result1)
    expect(result1Caught(), failsWith: Refusal())
    let result2 = cached(list5)
    expect(result2, is: PlainThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = cached(refusal5)
    expect(result3, is: PlainThrowingFunction<Int, Int, Int, Int, Int>.self)
    let result3Caught = catching(result3)
    expect(result3Caught(1, 2, 3, 4, 5), failsWith: Refusal())
    let result4 = cached(list8)
    expect(result4, is: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try result4(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result5 = cached(refusal8)
    expect(result5, is: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    let result5Caught = catching(result5)
    expect(result5Caught(1, 2, 3, 4, 5, 6, 7, 8), failsWith: Refusal())
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
    let refusal0: (() async throws(Refusal) -> [Int]) = { () async throws(Refusal) in throw Refusal() }
    let list5: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let refusal5: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int> = { (_, _, _, _, _) async throws(Refusal) in throw Refusal() }
    let list8: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let refusal8: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _, _, _) async throws(Refusal) in throw Refusal() }

    let result0 = cached(list0)
    expect(result0, is: (() async throws(Refusal) -> [Int]).self)
    expect(try await result0(), countsTo: 0)
    let result1 = cached(refusal0)
    expect(result1, is: (() async throws(Refusal) -> [Int]).self)
    let result1Caught = catching(result1)
    expect(await result1Caught(), failsWith: Refusal())
    let result2 = cached(list5)
    expect(result2, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try await result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = cached(refusal5)
    expect(result3, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int>.self)
    let result3Caught = catching(result3)
    expect(await result3Caught(1, 2, 3, 4, 5), failsWith: Refusal())
    let result4 = cached(list8)
    expect(result4, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try await result4(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result5 = cached(refusal8)
    expect(result5, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    let result5Caught = catching(result5)
    expect(await result5Caught(1, 2, 3, 4, 5, 6, 7, 8), failsWith: Refusal())
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
    let refusal0: (@Sendable () throws(Refusal) -> [Int]) = { () throws(Refusal) in throw Refusal() }
    let list5: SendableThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let refusal5: SendableThrowingFunction<Int, Int, Int, Int, Int> = { (_, _, _, _, _) throws(Refusal) in throw Refusal() }
    let list8: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let refusal8: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _, _, _) throws(Refusal) in throw Refusal() }

    let result0 = cached(list0)
    expect(result0, is: (@Sendable () throws(Refusal) -> [Int]).self)
    expect(try result0(), countsTo: 0)
    let result1 = cached(refusal0)
    expect(result1, is: (@Sendable () throws(Refusal) -> [Int]).self)
    let result1Caught = catching(result1)
    expect(result1Caught(), failsWith: Refusal())
    let result2 = cached(list5)
    expect(result2, is: SendableThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = cached(refusal5)
    expect(result3, is: SendableThrowingFunction<Int, Int, Int, Int, Int>.self)
    let result3Caught = catching(result3)
    expect(result3Caught(1, 2, 3, 4, 5), failsWith: Refusal())
    let result4 = cached(list8)
    expect(result4, is: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try result4(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result5 = cached(refusal8)
    expect(result5, is: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    let result5Caught = catching(result5)
    expect(result5Caught(1, 2, 3, 4, 5, 6, 7, 8), failsWith: Refusal())
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
    let refusal0: (@Sendable () async throws(Refusal) -> [Int]) = { () async throws(Refusal) in throw Refusal() }
    let list5: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let refusal5: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int> = { (_, _, _, _, _) async throws(Refusal) in throw Refusal() }
    let list8: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let refusal8: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _, _, _) async throws(Refusal) in throw Refusal() }

    let result0 = cached(list0)
    expect(result0, is: (@Sendable () async throws(Refusal) -> [Int]).self)
    expect(try await result0(), countsTo: 0)
    let result1 = cached(refusal0)
    expect(result1, is: (@Sendable () async throws(Refusal) -> [Int]).self)
    let result1Caught = catching(result1)
    expect(await result1Caught(), failsWith: Refusal())
    let result2 = cached(list5)
    expect(result2, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try await result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = cached(refusal5)
    expect(result3, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int>.self)
    let result3Caught = catching(result3)
    expect(await result3Caught(1, 2, 3, 4, 5), failsWith: Refusal())
    let result4 = cached(list8)
    expect(result4, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try await result4(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result5 = cached(refusal8)
    expect(result5, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    let result5Caught = catching(result5)
    expect(await result5Caught(1, 2, 3, 4, 5, 6, 7, 8), failsWith: Refusal())
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
    let refusal0: (@MainActor () throws(Refusal) -> [Int]) = { () throws(Refusal) in throw Refusal() }
    let list5: MainActorThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let refusal5: MainActorThrowingFunction<Int, Int, Int, Int, Int> = { (_, _, _, _, _) throws(Refusal) in throw Refusal() }
    let list8: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let refusal8: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _, _, _) throws(Refusal) in throw Refusal() }

    let result0 = cached(list0)
    expect(result0, is: (@MainActor () throws(Refusal) -> [Int]).self)
    expect(try result0(), countsTo: 0)
    let result1 = cached(refusal0)
    expect(result1, is: (@MainActor () throws(Refusal) -> [Int]).self)
    let result1Caught = catching(result1)
    expect(result1Caught(), failsWith: Refusal())
    let result2 = cached(list5)
    expect(result2, is: MainActorThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = cached(refusal5)
    expect(result3, is: MainActorThrowingFunction<Int, Int, Int, Int, Int>.self)
    let result3Caught = catching(result3)
    expect(result3Caught(1, 2, 3, 4, 5), failsWith: Refusal())
    let result4 = cached(list8)
    expect(result4, is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try result4(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result5 = cached(refusal8)
    expect(result5, is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    let result5Caught = catching(result5)
    expect(result5Caught(1, 2, 3, 4, 5, 6, 7, 8), failsWith: Refusal())
  }
}
