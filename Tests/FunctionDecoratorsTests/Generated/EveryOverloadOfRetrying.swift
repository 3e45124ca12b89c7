// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import FunctionDecorators
import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of retrying")
struct EveryOverloadOfRetrying {
  @Test("keeps its effects and every argument's place: (…) throws(Refusal) -> …")
  func plainThrowing() throws {
    let list0: (() throws(Refusal) -> [Int]) = { [] }
    let refusal0: (() throws(Refusal) -> [Int]) = { () throws(Refusal) in throw Refusal() }
    let list1: PlainThrowingFunction<Int> = { [$0] }
    let refusal1: PlainThrowingFunction<Int> = { (_) throws(Refusal) in throw Refusal() }
    let list2: PlainThrowingFunction<Int, Int> = { [$0, $1] }
    let refusal2: PlainThrowingFunction<Int, Int> = { (_, _) throws(Refusal) in throw Refusal() }
    let list3: PlainThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let refusal3: PlainThrowingFunction<Int, Int, Int> = { (_, _, _) throws(Refusal) in throw Refusal() }
    let list4: PlainThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let refusal4: PlainThrowingFunction<Int, Int, Int, Int> = { (_, _, _, _) throws(Refusal) in throw Refusal() }
    let list5: PlainThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let refusal5: PlainThrowingFunction<Int, Int, Int, Int, Int> = { (_, _, _, _, _) throws(Refusal) in throw Refusal() }
    let list6: PlainThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let refusal6: PlainThrowingFunction<Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _) throws(Refusal) in throw Refusal() }
    let list8: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let refusal8: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _, _, _) throws(Refusal) in throw Refusal() }

    let result0 = retrying(list0)
    expect(result0, is: (() throws(Refusal) -> [Int]).self)
    expect(try result0(), countsTo: 0)
    let result1 = retrying(refusal0)
    expect(result1, is: (() throws(Refusal) -> [Int]).self)
    let result1Caught = catching(result1)
    expect(result1Caught(), failsWith: Refusal())
    let result2 = retrying(list1)
    expect(result2, is: PlainThrowingFunction<Int>.self)
    expect(try result2(1), countsTo: 1)
    let result3 = retrying(refusal1)
    expect(result3, is: PlainThrowingFunction<Int>.self)
    let result3Caught = catching(result3)
    expect(result3Caught(1), failsWith: Refusal())
    let result4 = retrying(list2)
    expect(result4, is: PlainThrowingFunction<Int, Int>.self)
    expect(try result4(1, 2), countsTo: 2)
    let result5 = retrying(refusal2)
    expect(result5, is: PlainThrowingFunction<Int, Int>.self)
    let result5Caught = catching(result5)
    expect(result5Caught(1, 2), failsWith: Refusal())
    let result6 = retrying(list3)
    expect(result6, is: PlainThrowingFunction<Int, Int, Int>.self)
    expect(try result6(1, 2, 3), countsTo: 3)
    let result7 = retrying(refusal3)
    expect(result7, is: PlainThrowingFunction<Int, Int, Int>.self)
    let result7Caught = catching(result7)
    expect(result7Caught(1, 2, 3), failsWith: Refusal())
    let result8 = retrying(list4)
    expect(result8, is: PlainThrowingFunction<Int, Int, Int, Int>.self)
    expect(try result8(1, 2, 3, 4), countsTo: 4)
    let result9 = retrying(refusal4)
    expect(result9, is: PlainThrowingFunction<Int, Int, Int, Int>.self)
    let result9Caught = catching(result9)
    expect(result9Caught(1, 2, 3, 4), failsWith: Refusal())
    let result10 = retrying(list5)
    expect(result10, is: PlainThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try result10(1, 2, 3, 4, 5), countsTo: 5)
    let result11 = retrying(refusal5)
    expect(result11, is: PlainThrowingFunction<Int, Int, Int, Int, Int>.self)
    let result11Caught = catching(result11)
    expect(result11Caught(1, 2, 3, 4, 5), failsWith: Refusal())
    let result12 = retrying(list6)
    expect(result12, is: PlainThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(try result12(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result13 = retrying(refusal6)
    expect(result13, is: PlainThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    let result13Caught = catching(result13)
    expect(result13Caught(1, 2, 3, 4, 5, 6), failsWith: Refusal())
    let result14 = retrying(list8)
    expect(result14, is: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try result14(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result15 = retrying(refusal8)
    expect(result15, is: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    let result15Caught = catching(result15)
    expect(result15Caught(1, 2, 3, 4, 5, 6, 7, 8), failsWith: Refusal())
  }

  @Test("keeps its effects and every argument's place: (…) async throws(Refusal) -> …")
  func plainAsyncThrowing() async throws {
    let list0: (() async throws(Refusal) -> [Int]) = { [] }
    let refusal0: (() async throws(Refusal) -> [Int]) = { () async throws(Refusal) in throw Refusal() }
    let list1: PlainAsyncThrowingFunction<Int> = { [$0] }
    let refusal1: PlainAsyncThrowingFunction<Int> = { (_) async throws(Refusal) in throw Refusal() }
    let list2: PlainAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    let refusal2: PlainAsyncThrowingFunction<Int, Int> = { (_, _) async throws(Refusal) in throw Refusal() }
    let list3: PlainAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let refusal3: PlainAsyncThrowingFunction<Int, Int, Int> = { (_, _, _) async throws(Refusal) in throw Refusal() }
    let list4: PlainAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let refusal4: PlainAsyncThrowingFunction<Int, Int, Int, Int> = { (_, _, _, _) async throws(Refusal) in throw Refusal() }
    let list5: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let refusal5: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int> = { (_, _, _, _, _) async throws(Refusal) in throw Refusal() }
    let list6: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let refusal6: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _) async throws(Refusal) in throw Refusal() }
    let list8: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let refusal8: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _, _, _) async throws(Refusal) in throw Refusal() }

    let result0 = retrying(list0)
    expect(result0, is: (() async throws(Refusal) -> [Int]).self)
    expect(try await result0(), countsTo: 0)
    let result1 = retrying(refusal0)
    expect(result1, is: (() async throws(Refusal) -> [Int]).self)
    let result1Caught = catching(result1)
    expect(await result1Caught(), failsWith: Refusal())
    let result2 = retrying(list1)
    expect(result2, is: PlainAsyncThrowingFunction<Int>.self)
    expect(try await result2(1), countsTo: 1)
    let result3 = retrying(refusal1)
    expect(result3, is: PlainAsyncThrowingFunction<Int>.self)
    let result3Caught = catching(result3)
    expect(await result3Caught(1), failsWith: Refusal())
    let result4 = retrying(list2)
    expect(result4, is: PlainAsyncThrowingFunction<Int, Int>.self)
    expect(try await result4(1, 2), countsTo: 2)
    let result5 = retrying(refusal2)
    expect(result5, is: PlainAsyncThrowingFunction<Int, Int>.self)
    let result5Caught = catching(result5)
    expect(await result5Caught(1, 2), failsWith: Refusal())
    let result6 = retrying(list3)
    expect(result6, is: PlainAsyncThrowingFunction<Int, Int, Int>.self)
    expect(try await result6(1, 2, 3), countsTo: 3)
    let result7 = retrying(refusal3)
    expect(result7, is: PlainAsyncThrowingFunction<Int, Int, Int>.self)
    let result7Caught = catching(result7)
    expect(await result7Caught(1, 2, 3), failsWith: Refusal())
    let result8 = retrying(list4)
    expect(result8, is: PlainAsyncThrowingFunction<Int, Int, Int, Int>.self)
    expect(try await result8(1, 2, 3, 4), countsTo: 4)
    let result9 = retrying(refusal4)
    expect(result9, is: PlainAsyncThrowingFunction<Int, Int, Int, Int>.self)
    let result9Caught = catching(result9)
    expect(await result9Caught(1, 2, 3, 4), failsWith: Refusal())
    let result10 = retrying(list5)
    expect(result10, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try await result10(1, 2, 3, 4, 5), countsTo: 5)
    let result11 = retrying(refusal5)
    expect(result11, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int>.self)
    let result11Caught = catching(result11)
    expect(await result11Caught(1, 2, 3, 4, 5), failsWith: Refusal())
    let result12 = retrying(list6)
    expect(result12, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(try await result12(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result13 = retrying(refusal6)
    expect(result13, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    let result13Caught = catching(result13)
    expect(await result13Caught(1, 2, 3, 4, 5, 6), failsWith: Refusal())
    let result14 = retrying(list8)
    expect(result14, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try await result14(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result15 = retrying(refusal8)
    expect(result15, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    let result15Caught = catching(result15)
    expect(await result15Caught(1, 2, 3, 4, 5, 6, 7, 8), failsWith: Refusal())
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws(Refusal) -> …")
  func sendableThrowing() throws {
    let list0: (@Sendable () throws(Refusal) -> [Int]) = { [] }
    let refusal0: (@Sendable () throws(Refusal) -> [Int]) = { () throws(Refusal) in throw Refusal() }
    let list1: SendableThrowingFunction<Int> = { [$0] }
    let refusal1: SendableThrowingFunction<Int> = { (_) throws(Refusal) in throw Refusal() }
    let list2: SendableThrowingFunction<Int, Int> = { [$0, $1] }
    let refusal2: SendableThrowingFunction<Int, Int> = { (_, _) throws(Refusal) in throw Refusal() }
    let list3: SendableThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let refusal3: SendableThrowingFunction<Int, Int, Int> = { (_, _, _) throws(Refusal) in throw Refusal() }
    let list4: SendableThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let refusal4: SendableThrowingFunction<Int, Int, Int, Int> = { (_, _, _, _) throws(Refusal) in throw Refusal() }
    let list5: SendableThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let refusal5: SendableThrowingFunction<Int, Int, Int, Int, Int> = { (_, _, _, _, _) throws(Refusal) in throw Refusal() }
    let list6: SendableThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let refusal6: SendableThrowingFunction<Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _) throws(Refusal) in throw Refusal() }
    let list8: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let refusal8: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _, _, _) throws(Refusal) in throw Refusal() }

    let result0 = retrying(list0)
    expect(result0, is: (@Sendable () throws(Refusal) -> [Int]).self)
    expect(try result0(), countsTo: 0)
    let result1 = retrying(refusal0)
    expect(result1, is: (@Sendable () throws(Refusal) -> [Int]).self)
    let result1Caught = catching(result1)
    expect(result1Caught(), failsWith: Refusal())
    let result2 = retrying(list1)
    expect(result2, is: SendableThrowingFunction<Int>.self)
    expect(try result2(1), countsTo: 1)
    let result3 = retrying(refusal1)
    expect(result3, is: SendableThrowingFunction<Int>.self)
    let result3Caught = catching(result3)
    expect(result3Caught(1), failsWith: Refusal())
    let result4 = retrying(list2)
    expect(result4, is: SendableThrowingFunction<Int, Int>.self)
    expect(try result4(1, 2), countsTo: 2)
    let result5 = retrying(refusal2)
    expect(result5, is: SendableThrowingFunction<Int, Int>.self)
    let result5Caught = catching(result5)
    expect(result5Caught(1, 2), failsWith: Refusal())
    let result6 = retrying(list3)
    expect(result6, is: SendableThrowingFunction<Int, Int, Int>.self)
    expect(try result6(1, 2, 3), countsTo: 3)
    let result7 = retrying(refusal3)
    expect(result7, is: SendableThrowingFunction<Int, Int, Int>.self)
    let result7Caught = catching(result7)
    expect(result7Caught(1, 2, 3), failsWith: Refusal())
    let result8 = retrying(list4)
    expect(result8, is: SendableThrowingFunction<Int, Int, Int, Int>.self)
    expect(try result8(1, 2, 3, 4), countsTo: 4)
    let result9 = retrying(refusal4)
    expect(result9, is: SendableThrowingFunction<Int, Int, Int, Int>.self)
    let result9Caught = catching(result9)
    expect(result9Caught(1, 2, 3, 4), failsWith: Refusal())
    let result10 = retrying(list5)
    expect(result10, is: SendableThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try result10(1, 2, 3, 4, 5), countsTo: 5)
    let result11 = retrying(refusal5)
    expect(result11, is: SendableThrowingFunction<Int, Int, Int, Int, Int>.self)
    let result11Caught = catching(result11)
    expect(result11Caught(1, 2, 3, 4, 5), failsWith: Refusal())
    let result12 = retrying(list6)
    expect(result12, is: SendableThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(try result12(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result13 = retrying(refusal6)
    expect(result13, is: SendableThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    let result13Caught = catching(result13)
    expect(result13Caught(1, 2, 3, 4, 5, 6), failsWith: Refusal())
    let result14 = retrying(list8)
    expect(result14, is: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try result14(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result15 = retrying(refusal8)
    expect(result15, is: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    let result15Caught = catching(result15)
    expect(result15Caught(1, 2, 3, 4, 5, 6, 7, 8), failsWith: Refusal())
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws(Refusal) -> …")
  func sendableAsyncThrowing() async throws {
    let list0: (@Sendable () async throws(Refusal) -> [Int]) = { [] }
    let refusal0: (@Sendable () async throws(Refusal) -> [Int]) = { () async throws(Refusal) in throw Refusal() }
    let list1: SendableAsyncThrowingFunction<Int> = { [$0] }
    let refusal1: SendableAsyncThrowingFunction<Int> = { (_) async throws(Refusal) in throw Refusal() }
    let list2: SendableAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    let refusal2: SendableAsyncThrowingFunction<Int, Int> = { (_, _) async throws(Refusal) in throw Refusal() }
    let list3: SendableAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let refusal3: SendableAsyncThrowingFunction<Int, Int, Int> = { (_, _, _) async throws(Refusal) in throw Refusal() }
    let list4: SendableAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let refusal4: SendableAsyncThrowingFunction<Int, Int, Int, Int> = { (_, _, _, _) async throws(Refusal) in throw Refusal() }
    let list5: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let refusal5: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int> = { (_, _, _, _, _) async throws(Refusal) in throw Refusal() }
    let list6: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let refusal6: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _) async throws(Refusal) in throw Refusal() }
    let list8: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let refusal8: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _, _, _) async throws(Refusal) in throw Refusal() }

    let result0 = retrying(list0)
    expect(result0, is: (@Sendable () async throws(Refusal) -> [Int]).self)
    expect(try await result0(), countsTo: 0)
    let result1 = retrying(refusal0)
    expect(result1, is: (@Sendable () async throws(Refusal) -> [Int]).self)
    let result1Caught = catching(result1)
    expect(await result1Caught(), failsWith: Refusal())
    let result2 = retrying(list1)
    expect(result2, is: SendableAsyncThrowingFunction<Int>.self)
    expect(try await result2(1), countsTo: 1)
    let result3 = retrying(refusal1)
    expect(result3, is: SendableAsyncThrowingFunction<Int>.self)
    let result3Caught = catching(result3)
    expect(await result3Caught(1), failsWith: Refusal())
    let result4 = retrying(list2)
    expect(result4, is: SendableAsyncThrowingFunction<Int, Int>.self)
    expect(try await result4(1, 2), countsTo: 2)
    let result5 = retrying(refusal2)
    expect(result5, is: SendableAsyncThrowingFunction<Int, Int>.self)
    let result5Caught = catching(result5)
    expect(await result5Caught(1, 2), failsWith: Refusal())
    let result6 = retrying(list3)
    expect(result6, is: SendableAsyncThrowingFunction<Int, Int, Int>.self)
    expect(try await result6(1, 2, 3), countsTo: 3)
    let result7 = retrying(refusal3)
    expect(result7, is: SendableAsyncThrowingFunction<Int, Int, Int>.self)
    let result7Caught = catching(result7)
    expect(await result7Caught(1, 2, 3), failsWith: Refusal())
    let result8 = retrying(list4)
    expect(result8, is: SendableAsyncThrowingFunction<Int, Int, Int, Int>.self)
    expect(try await result8(1, 2, 3, 4), countsTo: 4)
    let result9 = retrying(refusal4)
    expect(result9, is: SendableAsyncThrowingFunction<Int, Int, Int, Int>.self)
    let result9Caught = catching(result9)
    expect(await result9Caught(1, 2, 3, 4), failsWith: Refusal())
    let result10 = retrying(list5)
    expect(result10, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try await result10(1, 2, 3, 4, 5), countsTo: 5)
    let result11 = retrying(refusal5)
    expect(result11, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int>.self)
    let result11Caught = catching(result11)
    expect(await result11Caught(1, 2, 3, 4, 5), failsWith: Refusal())
    let result12 = retrying(list6)
    expect(result12, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(try await result12(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result13 = retrying(refusal6)
    expect(result13, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    let result13Caught = catching(result13)
    expect(await result13Caught(1, 2, 3, 4, 5, 6), failsWith: Refusal())
    let result14 = retrying(list8)
    expect(result14, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try await result14(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result15 = retrying(refusal8)
    expect(result15, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    let result15Caught = catching(result15)
    expect(await result15Caught(1, 2, 3, 4, 5, 6, 7, 8), failsWith: Refusal())
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func mainActorThrowing() throws {
    let list0: (@MainActor () throws(Refusal) -> [Int]) = { [] }
    let refusal0: (@MainActor () throws(Refusal) -> [Int]) = { () throws(Refusal) in throw Refusal() }
    let list1: MainActorThrowingFunction<Int> = { [$0] }
    let refusal1: MainActorThrowingFunction<Int> = { (_) throws(Refusal) in throw Refusal() }
    let list2: MainActorThrowingFunction<Int, Int> = { [$0, $1] }
    let refusal2: MainActorThrowingFunction<Int, Int> = { (_, _) throws(Refusal) in throw Refusal() }
    let list3: MainActorThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let refusal3: MainActorThrowingFunction<Int, Int, Int> = { (_, _, _) throws(Refusal) in throw Refusal() }
    let list4: MainActorThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let refusal4: MainActorThrowingFunction<Int, Int, Int, Int> = { (_, _, _, _) throws(Refusal) in throw Refusal() }
    let list5: MainActorThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let refusal5: MainActorThrowingFunction<Int, Int, Int, Int, Int> = { (_, _, _, _, _) throws(Refusal) in throw Refusal() }
    let list6: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let refusal6: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _) throws(Refusal) in throw Refusal() }
    let list8: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let refusal8: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _, _, _) throws(Refusal) in throw Refusal() }

    let result0 = retrying(list0)
    expect(result0, is: (@MainActor () throws(Refusal) -> [Int]).self)
    expect(try result0(), countsTo: 0)
    let result1 = retrying(refusal0)
    expect(result1, is: (@MainActor () throws(Refusal) -> [Int]).self)
    let result1Caught = catching(result1)
    expect(result1Caught(), failsWith: Refusal())
    let result2 = retrying(list1)
    expect(result2, is: MainActorThrowingFunction<Int>.self)
    expect(try result2(1), countsTo: 1)
    let result3 = retrying(refusal1)
    expect(result3, is: MainActorThrowingFunction<Int>.self)
    let result3Caught = catching(result3)
    expect(result3Caught(1), failsWith: Refusal())
    let result4 = retrying(list2)
    expect(result4, is: MainActorThrowingFunction<Int, Int>.self)
    expect(try result4(1, 2), countsTo: 2)
    let result5 = retrying(refusal2)
    expect(result5, is: MainActorThrowingFunction<Int, Int>.self)
    let result5Caught = catching(result5)
    expect(result5Caught(1, 2), failsWith: Refusal())
    let result6 = retrying(list3)
    expect(result6, is: MainActorThrowingFunction<Int, Int, Int>.self)
    expect(try result6(1, 2, 3), countsTo: 3)
    let result7 = retrying(refusal3)
    expect(result7, is: MainActorThrowingFunction<Int, Int, Int>.self)
    let result7Caught = catching(result7)
    expect(result7Caught(1, 2, 3), failsWith: Refusal())
    let result8 = retrying(list4)
    expect(result8, is: MainActorThrowingFunction<Int, Int, Int, Int>.self)
    expect(try result8(1, 2, 3, 4), countsTo: 4)
    let result9 = retrying(refusal4)
    expect(result9, is: MainActorThrowingFunction<Int, Int, Int, Int>.self)
    let result9Caught = catching(result9)
    expect(result9Caught(1, 2, 3, 4), failsWith: Refusal())
    let result10 = retrying(list5)
    expect(result10, is: MainActorThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try result10(1, 2, 3, 4, 5), countsTo: 5)
    let result11 = retrying(refusal5)
    expect(result11, is: MainActorThrowingFunction<Int, Int, Int, Int, Int>.self)
    let result11Caught = catching(result11)
    expect(result11Caught(1, 2, 3, 4, 5), failsWith: Refusal())
    let result12 = retrying(list6)
    expect(result12, is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(try result12(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result13 = retrying(refusal6)
    expect(result13, is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    let result13Caught = catching(result13)
    expect(result13Caught(1, 2, 3, 4, 5, 6), failsWith: Refusal())
    let result14 = retrying(list8)
    expect(result14, is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try result14(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result15 = retrying(refusal8)
    expect(result15, is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    let result15Caught = catching(result15)
    expect(result15Caught(1, 2, 3, 4, 5, 6, 7, 8), failsWith: Refusal())
  }
}
