// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import FunctionDecorators
import TestSupport
import Testing

@Suite("Every overload of retrying")
struct EveryOverloadOfRetrying {
  @Test("keeps its effects and every argument's place: (…) throws(Refusal) -> …")
  func plainThrowing() throws {
    let list0: (() throws(Refusal) -> [Int]) = { [] }
    let list1: PlainThrowingFunction<Int> = { [$0] }
    let list2: PlainThrowingFunction<Int, Int> = { [$0, $1] }
    let list3: PlainThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: PlainThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list5: PlainThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list6: PlainThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let list8: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = retrying(list0)
    expect(result0, is: (() throws(Refusal) -> [Int]).self)
    expect(try result0(), countsTo: 0)
    let result1 = retrying(list1)
    expect(result1, is: PlainThrowingFunction<Int>.self)
    expect(try result1(1), countsTo: 1)
    let result2 = retrying(list2)
    expect(result2, is: PlainThrowingFunction<Int, Int>.self)
    expect(try result2(1, 2), countsTo: 2)
    let result3 = retrying(list3)
    expect(result3, is: PlainThrowingFunction<Int, Int, Int>.self)
    expect(try result3(1, 2, 3), countsTo: 3)
    let result4 = retrying(list4)
    expect(result4, is: PlainThrowingFunction<Int, Int, Int, Int>.self)
    expect(try result4(1, 2, 3, 4), countsTo: 4)
    let result5 = retrying(list5)
    expect(result5, is: PlainThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = retrying(list6)
    expect(result6, is: PlainThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(try result6(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result7 = retrying(list8)
    expect(result7, is: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try result7(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async throws(Refusal) -> …")
  func plainAsyncThrowing() async throws {
    let list0: (() async throws(Refusal) -> [Int]) = { [] }
    let list1: PlainAsyncThrowingFunction<Int> = { [$0] }
    let list2: PlainAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    let list3: PlainAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: PlainAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list5: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list6: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let list8: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = retrying(list0)
    expect(result0, is: (() async throws(Refusal) -> [Int]).self)
    expect(try await result0(), countsTo: 0)
    let result1 = retrying(list1)
    expect(result1, is: PlainAsyncThrowingFunction<Int>.self)
    expect(try await result1(1), countsTo: 1)
    let result2 = retrying(list2)
    expect(result2, is: PlainAsyncThrowingFunction<Int, Int>.self)
    expect(try await result2(1, 2), countsTo: 2)
    let result3 = retrying(list3)
    expect(result3, is: PlainAsyncThrowingFunction<Int, Int, Int>.self)
    expect(try await result3(1, 2, 3), countsTo: 3)
    let result4 = retrying(list4)
    expect(result4, is: PlainAsyncThrowingFunction<Int, Int, Int, Int>.self)
    expect(try await result4(1, 2, 3, 4), countsTo: 4)
    let result5 = retrying(list5)
    expect(result5, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try await result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = retrying(list6)
    expect(result6, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(try await result6(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result7 = retrying(list8)
    expect(result7, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try await result7(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws(Refusal) -> …")
  func sendableThrowing() throws {
    let list0: (@Sendable () throws(Refusal) -> [Int]) = { [] }
    let list1: SendableThrowingFunction<Int> = { [$0] }
    let list2: SendableThrowingFunction<Int, Int> = { [$0, $1] }
    let list3: SendableThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: SendableThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list5: SendableThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list6: SendableThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let list8: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = retrying(list0)
    expect(result0, is: (@Sendable () throws(Refusal) -> [Int]).self)
    expect(try result0(), countsTo: 0)
    let result1 = retrying(list1)
    expect(result1, is: SendableThrowingFunction<Int>.self)
    expect(try result1(1), countsTo: 1)
    let result2 = retrying(list2)
    expect(result2, is: SendableThrowingFunction<Int, Int>.self)
    expect(try result2(1, 2), countsTo: 2)
    let result3 = retrying(list3)
    expect(result3, is: SendableThrowingFunction<Int, Int, Int>.self)
    expect(try result3(1, 2, 3), countsTo: 3)
    let result4 = retrying(list4)
    expect(result4, is: SendableThrowingFunction<Int, Int, Int, Int>.self)
    expect(try result4(1, 2, 3, 4), countsTo: 4)
    let result5 = retrying(list5)
    expect(result5, is: SendableThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = retrying(list6)
    expect(result6, is: SendableThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(try result6(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result7 = retrying(list8)
    expect(result7, is: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try result7(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws(Refusal) -> …")
  func sendableAsyncThrowing() async throws {
    let list0: (@Sendable () async throws(Refusal) -> [Int]) = { [] }
    let list1: SendableAsyncThrowingFunction<Int> = { [$0] }
    let list2: SendableAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    let list3: SendableAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: SendableAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list5: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list6: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let list8: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = retrying(list0)
    expect(result0, is: (@Sendable () async throws(Refusal) -> [Int]).self)
    expect(try await result0(), countsTo: 0)
    let result1 = retrying(list1)
    expect(result1, is: SendableAsyncThrowingFunction<Int>.self)
    expect(try await result1(1), countsTo: 1)
    let result2 = retrying(list2)
    expect(result2, is: SendableAsyncThrowingFunction<Int, Int>.self)
    expect(try await result2(1, 2), countsTo: 2)
    let result3 = retrying(list3)
    expect(result3, is: SendableAsyncThrowingFunction<Int, Int, Int>.self)
    expect(try await result3(1, 2, 3), countsTo: 3)
    let result4 = retrying(list4)
    expect(result4, is: SendableAsyncThrowingFunction<Int, Int, Int, Int>.self)
    expect(try await result4(1, 2, 3, 4), countsTo: 4)
    let result5 = retrying(list5)
    expect(result5, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try await result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = retrying(list6)
    expect(result6, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(try await result6(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result7 = retrying(list8)
    expect(result7, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try await result7(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func mainActorThrowing() throws {
    let list0: (@MainActor () throws(Refusal) -> [Int]) = { [] }
    let list1: MainActorThrowingFunction<Int> = { [$0] }
    let list2: MainActorThrowingFunction<Int, Int> = { [$0, $1] }
    let list3: MainActorThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: MainActorThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list5: MainActorThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let list6: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let list8: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = retrying(list0)
    expect(result0, is: (@MainActor () throws(Refusal) -> [Int]).self)
    expect(try result0(), countsTo: 0)
    let result1 = retrying(list1)
    expect(result1, is: MainActorThrowingFunction<Int>.self)
    expect(try result1(1), countsTo: 1)
    let result2 = retrying(list2)
    expect(result2, is: MainActorThrowingFunction<Int, Int>.self)
    expect(try result2(1, 2), countsTo: 2)
    let result3 = retrying(list3)
    expect(result3, is: MainActorThrowingFunction<Int, Int, Int>.self)
    expect(try result3(1, 2, 3), countsTo: 3)
    let result4 = retrying(list4)
    expect(result4, is: MainActorThrowingFunction<Int, Int, Int, Int>.self)
    expect(try result4(1, 2, 3, 4), countsTo: 4)
    let result5 = retrying(list5)
    expect(result5, is: MainActorThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = retrying(list6)
    expect(result6, is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(try result6(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result7 = retrying(list8)
    expect(result7, is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try result7(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }
}
