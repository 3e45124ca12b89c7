// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of mapError")
struct EveryOverloadOfMapError {
  @Test("keeps its effects and every argument's place: (…) throws(Refusal) -> …")
  func plainThrowing() throws {
    let list1: PlainThrowingFunction<Int> = { [$0] }
    let refusal1: PlainThrowingFunction<Int> = { (_) throws(Refusal) in throw Refusal() }
    let list2: PlainThrowingFunction<Int, Int> = { [$0, $1] }
    let refusal2: PlainThrowingFunction<Int, Int> = { (_, _) throws(Refusal) in throw Refusal() }
    let list3: PlainThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let refusal3: PlainThrowingFunction<Int, Int, Int> = { (_, _, _) throws(Refusal) in throw Refusal() }
    let list4: PlainThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let refusal4: PlainThrowingFunction<Int, Int, Int, Int> = { (_, _, _, _) throws(Refusal) in throw Refusal() }
    let list0: (() throws(Refusal) -> [Int]) = { [] }
    let refusal0: (() throws(Refusal) -> [Int]) = { () throws(Refusal) in throw Refusal() }
    let list5: PlainThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let refusal5: PlainThrowingFunction<Int, Int, Int, Int, Int> = { (_, _, _, _, _) throws(Refusal) in throw Refusal() }
    let list8: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let refusal8: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _, _, _) throws(Refusal) in throw Refusal() }

    let result0 = mapError(list1, { _ in OtherRefusal() })
    expect(result0, is: ((Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result0(1), countsTo: 1)
    let result1 = mapError(refusal1, { _ in OtherRefusal() })
    expect(result1, is: ((Int) throws(OtherRefusal) -> [Int]).self)
    let result1Caught = catching(result1)
    expect(result1Caught(1), failsWith: OtherRefusal())
    let result2 = mapError(list2, { _ in OtherRefusal() })
    expect(result2, is: ((Int, Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result2(1, 2), countsTo: 2)
    let result3 = mapError(refusal2, { _ in OtherRefusal() })
    expect(result3, is: ((Int, Int) throws(OtherRefusal) -> [Int]).self)
    let result3Caught = catching(result3)
    expect(result3Caught(1, 2), failsWith: OtherRefusal())
    let result4 = mapError(list3, { _ in OtherRefusal() })
    expect(result4, is: ((Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result4(1, 2, 3), countsTo: 3)
    let result5 = mapError(refusal3, { _ in OtherRefusal() })
    expect(result5, is: ((Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    let result5Caught = catching(result5)
    expect(result5Caught(1, 2, 3), failsWith: OtherRefusal())
    let result6 = mapError(list4, { _ in OtherRefusal() })
    expect(result6, is: ((Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result6(1, 2, 3, 4), countsTo: 4)
    let result7 = mapError(refusal4, { _ in OtherRefusal() })
    expect(result7, is: ((Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    let result7Caught = catching(result7)
    expect(result7Caught(1, 2, 3, 4), failsWith: OtherRefusal())
    let result8 = mapError(list0, { _ in OtherRefusal() })
    expect(result8, is: (() throws(OtherRefusal) -> [Int]).self)
    expect(try result8(), countsTo: 0)
    let result9 = mapError(refusal0, { _ in OtherRefusal() })
    expect(result9, is: (() throws(OtherRefusal) -> [Int]).self)
    let result9Caught = catching(result9)
    expect(result9Caught(), failsWith: OtherRefusal())
    let result10 = mapError(list5, { _ in OtherRefusal() })
    expect(result10, is: ((Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result10(1, 2, 3, 4, 5), countsTo: 5)
    let result11 = mapError(refusal5, { _ in OtherRefusal() })
    expect(result11, is: ((Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    let result11Caught = catching(result11)
    expect(result11Caught(1, 2, 3, 4, 5), failsWith: OtherRefusal())
    let result12 = mapError(list8, { _ in OtherRefusal() })
    expect(result12, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result12(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result13 = mapError(refusal8, { _ in OtherRefusal() })
    expect(result13, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    let result13Caught = catching(result13)
    expect(result13Caught(1, 2, 3, 4, 5, 6, 7, 8), failsWith: OtherRefusal())
    let result14 = mapError(list1, { _ in fatalError() })
    expect(result14, is: ((Int) -> [Int]).self)
    expect(result14(1), countsTo: 1)
    let result15 = mapError(list2, { _ in fatalError() })
    expect(result15, is: ((Int, Int) -> [Int]).self)
    expect(result15(1, 2), countsTo: 2)
    let result16 = mapError(list3, { _ in fatalError() })
    expect(result16, is: ((Int, Int, Int) -> [Int]).self)
    expect(result16(1, 2, 3), countsTo: 3)
    let result17 = mapError(list4, { _ in fatalError() })
    expect(result17, is: ((Int, Int, Int, Int) -> [Int]).self)
    expect(result17(1, 2, 3, 4), countsTo: 4)
    let result18 = mapError(list0, { _ in fatalError() })
    expect(result18, is: (() -> [Int]).self)
    expect(result18(), countsTo: 0)
    let result19 = mapError(list5, { _ in fatalError() })
    expect(result19, is: ((Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = mapError(list8, { _ in fatalError() })
    expect(result20, is: ((Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async throws(Refusal) -> …")
  func plainAsyncThrowing() async throws {
    let list1: PlainAsyncThrowingFunction<Int> = { [$0] }
    let refusal1: PlainAsyncThrowingFunction<Int> = { (_) async throws(Refusal) in throw Refusal() }
    let list2: PlainAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    let refusal2: PlainAsyncThrowingFunction<Int, Int> = { (_, _) async throws(Refusal) in throw Refusal() }
    let list3: PlainAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let refusal3: PlainAsyncThrowingFunction<Int, Int, Int> = { (_, _, _) async throws(Refusal) in throw Refusal() }
    let list4: PlainAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let refusal4: PlainAsyncThrowingFunction<Int, Int, Int, Int> = { (_, _, _, _) async throws(Refusal) in throw Refusal() }
    let list0: (() async throws(Refusal) -> [Int]) = { [] }
    let refusal0: (() async throws(Refusal) -> [Int]) = { () async throws(Refusal) in throw Refusal() }
    let list5: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let refusal5: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int> = { (_, _, _, _, _) async throws(Refusal) in throw Refusal() }
    let list8: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let refusal8: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _, _, _) async throws(Refusal) in throw Refusal() }

    let result0 = mapError(list1, { _ in OtherRefusal() })
    expect(result0, is: ((Int) async throws(OtherRefusal) -> [Int]).self)
    expect(try await result0(1), countsTo: 1)
    let result1 = mapError(refusal1, { _ in OtherRefusal() })
    expect(result1, is: ((Int) async throws(OtherRefusal) -> [Int]).self)
    let result1Caught = catching(result1)
    expect(await result1Caught(1), failsWith: OtherRefusal())
    let result2 = mapError(list2, { _ in OtherRefusal() })
    expect(result2, is: ((Int, Int) async throws(OtherRefusal) -> [Int]).self)
    expect(try await result2(1, 2), countsTo: 2)
    let result3 = mapError(refusal2, { _ in OtherRefusal() })
    expect(result3, is: ((Int, Int) async throws(OtherRefusal) -> [Int]).self)
    let result3Caught = catching(result3)
    expect(await result3Caught(1, 2), failsWith: OtherRefusal())
    let result4 = mapError(list3, { _ in OtherRefusal() })
    expect(result4, is: ((Int, Int, Int) async throws(OtherRefusal) -> [Int]).self)
    expect(try await result4(1, 2, 3), countsTo: 3)
    let result5 = mapError(refusal3, { _ in OtherRefusal() })
    expect(result5, is: ((Int, Int, Int) async throws(OtherRefusal) -> [Int]).self)
    let result5Caught = catching(result5)
    expect(await result5Caught(1, 2, 3), failsWith: OtherRefusal())
    let result6 = mapError(list4, { _ in OtherRefusal() })
    expect(result6, is: ((Int, Int, Int, Int) async throws(OtherRefusal) -> [Int]).self)
    expect(try await result6(1, 2, 3, 4), countsTo: 4)
    let result7 = mapError(refusal4, { _ in OtherRefusal() })
    expect(result7, is: ((Int, Int, Int, Int) async throws(OtherRefusal) -> [Int]).self)
    let result7Caught = catching(result7)
    expect(await result7Caught(1, 2, 3, 4), failsWith: OtherRefusal())
    let result8 = mapError(list0, { _ in OtherRefusal() })
    expect(result8, is: (() async throws(OtherRefusal) -> [Int]).self)
    expect(try await result8(), countsTo: 0)
    let result9 = mapError(refusal0, { _ in OtherRefusal() })
    expect(result9, is: (() async throws(OtherRefusal) -> [Int]).self)
    let result9Caught = catching(result9)
    expect(await result9Caught(), failsWith: OtherRefusal())
    let result10 = mapError(list5, { _ in OtherRefusal() })
    expect(result10, is: ((Int, Int, Int, Int, Int) async throws(OtherRefusal) -> [Int]).self)
    expect(try await result10(1, 2, 3, 4, 5), countsTo: 5)
    let result11 = mapError(refusal5, { _ in OtherRefusal() })
    expect(result11, is: ((Int, Int, Int, Int, Int) async throws(OtherRefusal) -> [Int]).self)
    let result11Caught = catching(result11)
    expect(await result11Caught(1, 2, 3, 4, 5), failsWith: OtherRefusal())
    let result12 = mapError(list8, { _ in OtherRefusal() })
    expect(result12, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws(OtherRefusal) -> [Int]).self)
    expect(try await result12(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result13 = mapError(refusal8, { _ in OtherRefusal() })
    expect(result13, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws(OtherRefusal) -> [Int]).self)
    let result13Caught = catching(result13)
    expect(await result13Caught(1, 2, 3, 4, 5, 6, 7, 8), failsWith: OtherRefusal())
    let result14 = mapError(list1, { _ in fatalError() })
    expect(result14, is: ((Int) async -> [Int]).self)
    expect(await result14(1), countsTo: 1)
    let result15 = mapError(list2, { _ in fatalError() })
    expect(result15, is: ((Int, Int) async -> [Int]).self)
    expect(await result15(1, 2), countsTo: 2)
    let result16 = mapError(list3, { _ in fatalError() })
    expect(result16, is: ((Int, Int, Int) async -> [Int]).self)
    expect(await result16(1, 2, 3), countsTo: 3)
    let result17 = mapError(list4, { _ in fatalError() })
    expect(result17, is: ((Int, Int, Int, Int) async -> [Int]).self)
    expect(await result17(1, 2, 3, 4), countsTo: 4)
    let result18 = mapError(list0, { _ in fatalError() })
    expect(result18, is: (() async -> [Int]).self)
    expect(await result18(), countsTo: 0)
    let result19 = mapError(list5, { _ in fatalError() })
    expect(result19, is: ((Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = mapError(list8, { _ in fatalError() })
    expect(result20, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws(Refusal) -> …")
  func sendableThrowing() throws {
    let list1: SendableThrowingFunction<Int> = { [$0] }
    let refusal1: SendableThrowingFunction<Int> = { (_) throws(Refusal) in throw Refusal() }
    let list2: SendableThrowingFunction<Int, Int> = { [$0, $1] }
    let refusal2: SendableThrowingFunction<Int, Int> = { (_, _) throws(Refusal) in throw Refusal() }
    let list3: SendableThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let refusal3: SendableThrowingFunction<Int, Int, Int> = { (_, _, _) throws(Refusal) in throw Refusal() }
    let list4: SendableThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let refusal4: SendableThrowingFunction<Int, Int, Int, Int> = { (_, _, _, _) throws(Refusal) in throw Refusal() }
    let list0: (@Sendable () throws(Refusal) -> [Int]) = { [] }
    let refusal0: (@Sendable () throws(Refusal) -> [Int]) = { () throws(Refusal) in throw Refusal() }
    let list5: SendableThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let refusal5: SendableThrowingFunction<Int, Int, Int, Int, Int> = { (_, _, _, _, _) throws(Refusal) in throw Refusal() }
    let list8: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let refusal8: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _, _, _) throws(Refusal) in throw Refusal() }

    let result0 = mapError(list1, { _ in OtherRefusal() })
    expect(result0, is: (@Sendable (Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result0(1), countsTo: 1)
    let result1 = mapError(refusal1, { _ in OtherRefusal() })
    expect(result1, is: (@Sendable (Int) throws(OtherRefusal) -> [Int]).self)
    let result1Caught = catching(result1)
    expect(result1Caught(1), failsWith: OtherRefusal())
    let result2 = mapError(list2, { _ in OtherRefusal() })
    expect(result2, is: (@Sendable (Int, Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result2(1, 2), countsTo: 2)
    let result3 = mapError(refusal2, { _ in OtherRefusal() })
    expect(result3, is: (@Sendable (Int, Int) throws(OtherRefusal) -> [Int]).self)
    let result3Caught = catching(result3)
    expect(result3Caught(1, 2), failsWith: OtherRefusal())
    let result4 = mapError(list3, { _ in OtherRefusal() })
    expect(result4, is: (@Sendable (Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result4(1, 2, 3), countsTo: 3)
    let result5 = mapError(refusal3, { _ in OtherRefusal() })
    expect(result5, is: (@Sendable (Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    let result5Caught = catching(result5)
    expect(result5Caught(1, 2, 3), failsWith: OtherRefusal())
    let result6 = mapError(list4, { _ in OtherRefusal() })
    expect(result6, is: (@Sendable (Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result6(1, 2, 3, 4), countsTo: 4)
    let result7 = mapError(refusal4, { _ in OtherRefusal() })
    expect(result7, is: (@Sendable (Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    let result7Caught = catching(result7)
    expect(result7Caught(1, 2, 3, 4), failsWith: OtherRefusal())
    let result8 = mapError(list0, { _ in OtherRefusal() })
    expect(result8, is: (@Sendable () throws(OtherRefusal) -> [Int]).self)
    expect(try result8(), countsTo: 0)
    let result9 = mapError(refusal0, { _ in OtherRefusal() })
    expect(result9, is: (@Sendable () throws(OtherRefusal) -> [Int]).self)
    let result9Caught = catching(result9)
    expect(result9Caught(), failsWith: OtherRefusal())
    let result10 = mapError(list5, { _ in OtherRefusal() })
    expect(result10, is: (@Sendable (Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result10(1, 2, 3, 4, 5), countsTo: 5)
    let result11 = mapError(refusal5, { _ in OtherRefusal() })
    expect(result11, is: (@Sendable (Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    let result11Caught = catching(result11)
    expect(result11Caught(1, 2, 3, 4, 5), failsWith: OtherRefusal())
    let result12 = mapError(list8, { _ in OtherRefusal() })
    expect(result12, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result12(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result13 = mapError(refusal8, { _ in OtherRefusal() })
    expect(result13, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    let result13Caught = catching(result13)
    expect(result13Caught(1, 2, 3, 4, 5, 6, 7, 8), failsWith: OtherRefusal())
    let result14 = mapError(list1, { _ in fatalError() })
    expect(result14, is: (@Sendable (Int) -> [Int]).self)
    expect(result14(1), countsTo: 1)
    let result15 = mapError(list2, { _ in fatalError() })
    expect(result15, is: (@Sendable (Int, Int) -> [Int]).self)
    expect(result15(1, 2), countsTo: 2)
    let result16 = mapError(list3, { _ in fatalError() })
    expect(result16, is: (@Sendable (Int, Int, Int) -> [Int]).self)
    expect(result16(1, 2, 3), countsTo: 3)
    let result17 = mapError(list4, { _ in fatalError() })
    expect(result17, is: (@Sendable (Int, Int, Int, Int) -> [Int]).self)
    expect(result17(1, 2, 3, 4), countsTo: 4)
    let result18 = mapError(list0, { _ in fatalError() })
    expect(result18, is: (@Sendable () -> [Int]).self)
    expect(result18(), countsTo: 0)
    let result19 = mapError(list5, { _ in fatalError() })
    expect(result19, is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = mapError(list8, { _ in fatalError() })
    expect(result20, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws(Refusal) -> …")
  func sendableAsyncThrowing() async throws {
    let list1: SendableAsyncThrowingFunction<Int> = { [$0] }
    let refusal1: SendableAsyncThrowingFunction<Int> = { (_) async throws(Refusal) in throw Refusal() }
    let list2: SendableAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    let refusal2: SendableAsyncThrowingFunction<Int, Int> = { (_, _) async throws(Refusal) in throw Refusal() }
    let list3: SendableAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let refusal3: SendableAsyncThrowingFunction<Int, Int, Int> = { (_, _, _) async throws(Refusal) in throw Refusal() }
    let list4: SendableAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let refusal4: SendableAsyncThrowingFunction<Int, Int, Int, Int> = { (_, _, _, _) async throws(Refusal) in throw Refusal() }
    let list0: (@Sendable () async throws(Refusal) -> [Int]) = { [] }
    let refusal0: (@Sendable () async throws(Refusal) -> [Int]) = { () async throws(Refusal) in throw Refusal() }
    let list5: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let refusal5: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int> = { (_, _, _, _, _) async throws(Refusal) in throw Refusal() }
    let list8: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let refusal8: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _, _, _) async throws(Refusal) in throw Refusal() }

    let result0 = mapError(list1, { _ in OtherRefusal() })
    expect(result0, is: (@Sendable (Int) async throws(OtherRefusal) -> [Int]).self)
    expect(try await result0(1), countsTo: 1)
    let result1 = mapError(refusal1, { _ in OtherRefusal() })
    expect(result1, is: (@Sendable (Int) async throws(OtherRefusal) -> [Int]).self)
    let result1Caught = catching(result1)
    expect(await result1Caught(1), failsWith: OtherRefusal())
    let result2 = mapError(list2, { _ in OtherRefusal() })
    expect(result2, is: (@Sendable (Int, Int) async throws(OtherRefusal) -> [Int]).self)
    expect(try await result2(1, 2), countsTo: 2)
    let result3 = mapError(refusal2, { _ in OtherRefusal() })
    expect(result3, is: (@Sendable (Int, Int) async throws(OtherRefusal) -> [Int]).self)
    let result3Caught = catching(result3)
    expect(await result3Caught(1, 2), failsWith: OtherRefusal())
    let result4 = mapError(list3, { _ in OtherRefusal() })
    expect(result4, is: (@Sendable (Int, Int, Int) async throws(OtherRefusal) -> [Int]).self)
    expect(try await result4(1, 2, 3), countsTo: 3)
    let result5 = mapError(refusal3, { _ in OtherRefusal() })
    expect(result5, is: (@Sendable (Int, Int, Int) async throws(OtherRefusal) -> [Int]).self)
    let result5Caught = catching(result5)
    expect(await result5Caught(1, 2, 3), failsWith: OtherRefusal())
    let result6 = mapError(list4, { _ in OtherRefusal() })
    expect(result6, is: (@Sendable (Int, Int, Int, Int) async throws(OtherRefusal) -> [Int]).self)
    expect(try await result6(1, 2, 3, 4), countsTo: 4)
    let result7 = mapError(refusal4, { _ in OtherRefusal() })
    expect(result7, is: (@Sendable (Int, Int, Int, Int) async throws(OtherRefusal) -> [Int]).self)
    let result7Caught = catching(result7)
    expect(await result7Caught(1, 2, 3, 4), failsWith: OtherRefusal())
    let result8 = mapError(list0, { _ in OtherRefusal() })
    expect(result8, is: (@Sendable () async throws(OtherRefusal) -> [Int]).self)
    expect(try await result8(), countsTo: 0)
    let result9 = mapError(refusal0, { _ in OtherRefusal() })
    expect(result9, is: (@Sendable () async throws(OtherRefusal) -> [Int]).self)
    let result9Caught = catching(result9)
    expect(await result9Caught(), failsWith: OtherRefusal())
    let result10 = mapError(list5, { _ in OtherRefusal() })
    expect(result10, is: (@Sendable (Int, Int, Int, Int, Int) async throws(OtherRefusal) -> [Int]).self)
    expect(try await result10(1, 2, 3, 4, 5), countsTo: 5)
    let result11 = mapError(refusal5, { _ in OtherRefusal() })
    expect(result11, is: (@Sendable (Int, Int, Int, Int, Int) async throws(OtherRefusal) -> [Int]).self)
    let result11Caught = catching(result11)
    expect(await result11Caught(1, 2, 3, 4, 5), failsWith: OtherRefusal())
    let result12 = mapError(list8, { _ in OtherRefusal() })
    expect(result12, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(OtherRefusal) -> [Int]).self)
    expect(try await result12(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result13 = mapError(refusal8, { _ in OtherRefusal() })
    expect(result13, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(OtherRefusal) -> [Int]).self)
    let result13Caught = catching(result13)
    expect(await result13Caught(1, 2, 3, 4, 5, 6, 7, 8), failsWith: OtherRefusal())
    let result14 = mapError(list1, { _ in fatalError() })
    expect(result14, is: (@Sendable (Int) async -> [Int]).self)
    expect(await result14(1), countsTo: 1)
    let result15 = mapError(list2, { _ in fatalError() })
    expect(result15, is: (@Sendable (Int, Int) async -> [Int]).self)
    expect(await result15(1, 2), countsTo: 2)
    let result16 = mapError(list3, { _ in fatalError() })
    expect(result16, is: (@Sendable (Int, Int, Int) async -> [Int]).self)
    expect(await result16(1, 2, 3), countsTo: 3)
    let result17 = mapError(list4, { _ in fatalError() })
    expect(result17, is: (@Sendable (Int, Int, Int, Int) async -> [Int]).self)
    expect(await result17(1, 2, 3, 4), countsTo: 4)
    let result18 = mapError(list0, { _ in fatalError() })
    expect(result18, is: (@Sendable () async -> [Int]).self)
    expect(await result18(), countsTo: 0)
    let result19 = mapError(list5, { _ in fatalError() })
    expect(result19, is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = mapError(list8, { _ in fatalError() })
    expect(result20, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func mainActorThrowing() throws {
    let list1: MainActorThrowingFunction<Int> = { [$0] }
    let refusal1: MainActorThrowingFunction<Int> = { (_) throws(Refusal) in throw Refusal() }
    let list2: MainActorThrowingFunction<Int, Int> = { [$0, $1] }
    let refusal2: MainActorThrowingFunction<Int, Int> = { (_, _) throws(Refusal) in throw Refusal() }
    let list3: MainActorThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let refusal3: MainActorThrowingFunction<Int, Int, Int> = { (_, _, _) throws(Refusal) in throw Refusal() }
    let list4: MainActorThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let refusal4: MainActorThrowingFunction<Int, Int, Int, Int> = { (_, _, _, _) throws(Refusal) in throw Refusal() }
    let list0: (@MainActor () throws(Refusal) -> [Int]) = { [] }
    let refusal0: (@MainActor () throws(Refusal) -> [Int]) = { () throws(Refusal) in throw Refusal() }
    let list5: MainActorThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let refusal5: MainActorThrowingFunction<Int, Int, Int, Int, Int> = { (_, _, _, _, _) throws(Refusal) in throw Refusal() }
    let list8: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let refusal8: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { (_, _, _, _, _, _, _, _) throws(Refusal) in throw Refusal() }

    let result0 = mapError(list1, { _ in OtherRefusal() })
    expect(result0, is: (@MainActor (Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result0(1), countsTo: 1)
    let result1 = mapError(refusal1, { _ in OtherRefusal() })
    expect(result1, is: (@MainActor (Int) throws(OtherRefusal) -> [Int]).self)
    let result1Caught = catching(result1)
    expect(result1Caught(1), failsWith: OtherRefusal())
    let result2 = mapError(list2, { _ in OtherRefusal() })
    expect(result2, is: (@MainActor (Int, Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result2(1, 2), countsTo: 2)
    let result3 = mapError(refusal2, { _ in OtherRefusal() })
    expect(result3, is: (@MainActor (Int, Int) throws(OtherRefusal) -> [Int]).self)
    let result3Caught = catching(result3)
    expect(result3Caught(1, 2), failsWith: OtherRefusal())
    let result4 = mapError(list3, { _ in OtherRefusal() })
    expect(result4, is: (@MainActor (Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result4(1, 2, 3), countsTo: 3)
    let result5 = mapError(refusal3, { _ in OtherRefusal() })
    expect(result5, is: (@MainActor (Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    let result5Caught = catching(result5)
    expect(result5Caught(1, 2, 3), failsWith: OtherRefusal())
    let result6 = mapError(list4, { _ in OtherRefusal() })
    expect(result6, is: (@MainActor (Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result6(1, 2, 3, 4), countsTo: 4)
    let result7 = mapError(refusal4, { _ in OtherRefusal() })
    expect(result7, is: (@MainActor (Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    let result7Caught = catching(result7)
    expect(result7Caught(1, 2, 3, 4), failsWith: OtherRefusal())
    let result8 = mapError(list0, { _ in OtherRefusal() })
    expect(result8, is: (@MainActor () throws(OtherRefusal) -> [Int]).self)
    expect(try result8(), countsTo: 0)
    let result9 = mapError(refusal0, { _ in OtherRefusal() })
    expect(result9, is: (@MainActor () throws(OtherRefusal) -> [Int]).self)
    let result9Caught = catching(result9)
    expect(result9Caught(), failsWith: OtherRefusal())
    let result10 = mapError(list5, { _ in OtherRefusal() })
    expect(result10, is: (@MainActor (Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result10(1, 2, 3, 4, 5), countsTo: 5)
    let result11 = mapError(refusal5, { _ in OtherRefusal() })
    expect(result11, is: (@MainActor (Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    let result11Caught = catching(result11)
    expect(result11Caught(1, 2, 3, 4, 5), failsWith: OtherRefusal())
    let result12 = mapError(list8, { _ in OtherRefusal() })
    expect(result12, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    expect(try result12(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result13 = mapError(refusal8, { _ in OtherRefusal() })
    expect(result13, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self)
    let result13Caught = catching(result13)
    expect(result13Caught(1, 2, 3, 4, 5, 6, 7, 8), failsWith: OtherRefusal())
    let result14 = mapError(list1, { _ in fatalError() })
    expect(result14, is: (@MainActor (Int) -> [Int]).self)
    expect(result14(1), countsTo: 1)
    let result15 = mapError(list2, { _ in fatalError() })
    expect(result15, is: (@MainActor (Int, Int) -> [Int]).self)
    expect(result15(1, 2), countsTo: 2)
    let result16 = mapError(list3, { _ in fatalError() })
    expect(result16, is: (@MainActor (Int, Int, Int) -> [Int]).self)
    expect(result16(1, 2, 3), countsTo: 3)
    let result17 = mapError(list4, { _ in fatalError() })
    expect(result17, is: (@MainActor (Int, Int, Int, Int) -> [Int]).self)
    expect(result17(1, 2, 3, 4), countsTo: 4)
    let result18 = mapError(list0, { _ in fatalError() })
    expect(result18, is: (@MainActor () -> [Int]).self)
    expect(result18(), countsTo: 0)
    let result19 = mapError(list5, { _ in fatalError() })
    expect(result19, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = mapError(list8, { _ in fatalError() })
    expect(result20, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }
}
