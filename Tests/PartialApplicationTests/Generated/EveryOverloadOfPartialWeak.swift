// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of partialWeak")
struct EveryOverloadOfPartialWeak {
  @Test("keeps its effects and every argument's place: (…) -> …")
  func plain() {
    let list1: PlainFunction<Int> = { [$0] }
    let method1: (TrialObject) -> PlainFunction<Int> = { _ in list1 }
    let object = TrialObject()
    let list2: PlainFunction<Int, Int> = { [$0, $1] }
    let method2: (TrialObject) -> PlainFunction<Int, Int> = { _ in list2 }
    let list3: PlainFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: (TrialObject) -> PlainFunction<Int, Int, Int> = { _ in list3 }
    let list4: PlainFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: (TrialObject) -> PlainFunction<Int, Int, Int, Int> = { _ in list4 }
    let list0: (() -> [Int]) = { [] }
    let method0: (TrialObject) -> (() -> [Int]) = { _ in list0 }
    let list5: PlainFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: (TrialObject) -> PlainFunction<Int, Int, Int, Int, Int> = { _ in list5 }
    let list8: PlainFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: (TrialObject) -> PlainFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { _ in list8 }

    let result0 = partial(weak: object, method1)
    expect(result0, is: ((Int) -> [Int]?).self)
    expect(result0(1), countsTo: 1)
    let result1 = partial(weak: object, method2)
    expect(result1, is: ((Int, Int) -> [Int]?).self)
    expect(result1(1, 2), countsTo: 2)
    let result2 = partial(weak: object, method3)
    expect(result2, is: ((Int, Int, Int) -> [Int]?).self)
    expect(result2(1, 2, 3), countsTo: 3)
    let result3 = partial(weak: object, method4)
    expect(result3, is: ((Int, Int, Int, Int) -> [Int]?).self)
    expect(result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(weak: object, method0)
    expect(result4, is: (() -> [Int]?).self)
    expect(result4(), countsTo: 0)
    let result5 = partial(weak: object, method5)
    expect(result5, is: ((Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(weak: object, method8)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result7 = partial(weak: object, method1)
    expect(result7, is: ((Int) -> [Int]?).self)
    expect(result7(1), countsTo: 1)
    let result8 = partial(weak: object, method2)
    expect(result8, is: ((Int, Int) -> [Int]?).self)
    expect(result8(1, 2), countsTo: 2)
    let result9 = partial(weak: object, method3)
    expect(result9, is: ((Int, Int, Int) -> [Int]?).self)
    expect(result9(1, 2, 3), countsTo: 3)
    let result10 = partial(weak: object, method4)
    expect(result10, is: ((Int, Int, Int, Int) -> [Int]?).self)
    expect(result10(1, 2, 3, 4), countsTo: 4)
    let result11 = partial(weak: object, method0)
    expect(result11, is: (() -> [Int]?).self)
    expect(result11(), countsTo: 0)
    let result12 = partial(weak: object, method5)
    expect(result12, is: ((Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result12(1, 2, 3, 4, 5), countsTo: 5)
    let result13 = partial(weak: object, method8)
    expect(result13, is: ((Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result13(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result14 = partial(weak: object, method1, default: [])
    expect(result14, is: ((Int) -> [Int]).self)
    expect(result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2, default: [])
    expect(result15, is: ((Int, Int) -> [Int]).self)
    expect(result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3, default: [])
    expect(result16, is: ((Int, Int, Int) -> [Int]).self)
    expect(result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4, default: [])
    expect(result17, is: ((Int, Int, Int, Int) -> [Int]).self)
    expect(result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0, default: [])
    expect(result18, is: (() -> [Int]).self)
    expect(result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(result19, is: ((Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8, default: [])
    expect(result20, is: ((Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) throws(Refusal) -> …")
  func plainThrowing() throws {
    let list1: PlainThrowingFunction<Int> = { [$0] }
    let method1: (TrialObject) -> PlainThrowingFunction<Int> = { _ in list1 }
    let object = TrialObject()
    let list2: PlainThrowingFunction<Int, Int> = { [$0, $1] }
    let method2: (TrialObject) -> PlainThrowingFunction<Int, Int> = { _ in list2 }
    let list3: PlainThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: (TrialObject) -> PlainThrowingFunction<Int, Int, Int> = { _ in list3 }
    let list4: PlainThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: (TrialObject) -> PlainThrowingFunction<Int, Int, Int, Int> = { _ in list4 }
    let list0: (() throws(Refusal) -> [Int]) = { [] }
    let method0: (TrialObject) -> (() throws(Refusal) -> [Int]) = { _ in list0 }
    let list5: PlainThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: (TrialObject) -> PlainThrowingFunction<Int, Int, Int, Int, Int> = { _ in list5 }
    let list8: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: (TrialObject) -> PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { _ in list8 }

    let result0 = partial(weak: object, method1)
    expect(result0, is: ((Int) throws(Refusal) -> [Int]?).self)
    expect(try result0(1), countsTo: 1)
    let result1 = partial(weak: object, method2)
    expect(result1, is: ((Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result1(1, 2), countsTo: 2)
    let result2 = partial(weak: object, method3)
    expect(result2, is: ((Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result2(1, 2, 3), countsTo: 3)
    let result3 = partial(weak: object, method4)
    expect(result3, is: ((Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(weak: object, method0)
    expect(result4, is: (() throws(Refusal) -> [Int]?).self)
    expect(try result4(), countsTo: 0)
    let result5 = partial(weak: object, method5)
    expect(result5, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(weak: object, method8)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result7 = partial(weak: object, method1)
    expect(result7, is: ((Int) throws(Refusal) -> [Int]?).self)
    expect(try result7(1), countsTo: 1)
    let result8 = partial(weak: object, method2)
    expect(result8, is: ((Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result8(1, 2), countsTo: 2)
    let result9 = partial(weak: object, method3)
    expect(result9, is: ((Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result9(1, 2, 3), countsTo: 3)
    let result10 = partial(weak: object, method4)
    expect(result10, is: ((Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result10(1, 2, 3, 4), countsTo: 4)
    let result11 = partial(weak: object, method0)
    expect(result11, is: (() throws(Refusal) -> [Int]?).self)
    expect(try result11(), countsTo: 0)
    let result12 = partial(weak: object, method5)
    expect(result12, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result12(1, 2, 3, 4, 5), countsTo: 5)
    let result13 = partial(weak: object, method8)
    expect(result13, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result13(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result14 = partial(weak: object, method1, default: [])
    expect(result14, is: ((Int) throws(Refusal) -> [Int]).self)
    expect(try result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2, default: [])
    expect(result15, is: ((Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3, default: [])
    expect(result16, is: ((Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4, default: [])
    expect(result17, is: ((Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0, default: [])
    expect(result18, is: (() throws(Refusal) -> [Int]).self)
    expect(try result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(result19, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8, default: [])
    expect(result20, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async -> …")
  func plainAsync() async {
    let list1: PlainAsyncFunction<Int> = { [$0] }
    let method1: (TrialObject) -> PlainAsyncFunction<Int> = { _ in list1 }
    let object = TrialObject()
    let list2: PlainAsyncFunction<Int, Int> = { [$0, $1] }
    let method2: (TrialObject) -> PlainAsyncFunction<Int, Int> = { _ in list2 }
    let list3: PlainAsyncFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: (TrialObject) -> PlainAsyncFunction<Int, Int, Int> = { _ in list3 }
    let list4: PlainAsyncFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: (TrialObject) -> PlainAsyncFunction<Int, Int, Int, Int> = { _ in list4 }
    let list0: (() async -> [Int]) = { [] }
    let method0: (TrialObject) -> (() async -> [Int]) = { _ in list0 }
    let list5: PlainAsyncFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: (TrialObject) -> PlainAsyncFunction<Int, Int, Int, Int, Int> = { _ in list5 }
    let list8: PlainAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: (TrialObject) -> PlainAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { _ in list8 }

    let result0 = partial(weak: object, method1)
    expect(result0, is: ((Int) async -> [Int]?).self)
    expect(await result0(1), countsTo: 1)
    let result1 = partial(weak: object, method2)
    expect(result1, is: ((Int, Int) async -> [Int]?).self)
    expect(await result1(1, 2), countsTo: 2)
    let result2 = partial(weak: object, method3)
    expect(result2, is: ((Int, Int, Int) async -> [Int]?).self)
    expect(await result2(1, 2, 3), countsTo: 3)
    let result3 = partial(weak: object, method4)
    expect(result3, is: ((Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(weak: object, method0)
    expect(result4, is: (() async -> [Int]?).self)
    expect(await result4(), countsTo: 0)
    let result5 = partial(weak: object, method5)
    expect(result5, is: ((Int, Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(weak: object, method8)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result7 = partial(weak: object, method1)
    expect(result7, is: ((Int) async -> [Int]?).self)
    expect(await result7(1), countsTo: 1)
    let result8 = partial(weak: object, method2)
    expect(result8, is: ((Int, Int) async -> [Int]?).self)
    expect(await result8(1, 2), countsTo: 2)
    let result9 = partial(weak: object, method3)
    expect(result9, is: ((Int, Int, Int) async -> [Int]?).self)
    expect(await result9(1, 2, 3), countsTo: 3)
    let result10 = partial(weak: object, method4)
    expect(result10, is: ((Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result10(1, 2, 3, 4), countsTo: 4)
    let result11 = partial(weak: object, method0)
    expect(result11, is: (() async -> [Int]?).self)
    expect(await result11(), countsTo: 0)
    let result12 = partial(weak: object, method5)
    expect(result12, is: ((Int, Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result12(1, 2, 3, 4, 5), countsTo: 5)
    let result13 = partial(weak: object, method8)
    expect(result13, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result13(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result14 = partial(weak: object, method1, default: [])
    expect(result14, is: ((Int) async -> [Int]).self)
    expect(await result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2, default: [])
    expect(result15, is: ((Int, Int) async -> [Int]).self)
    expect(await result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3, default: [])
    expect(result16, is: ((Int, Int, Int) async -> [Int]).self)
    expect(await result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4, default: [])
    expect(result17, is: ((Int, Int, Int, Int) async -> [Int]).self)
    expect(await result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0, default: [])
    expect(result18, is: (() async -> [Int]).self)
    expect(await result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(result19, is: ((Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8, default: [])
    expect(result20, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async throws(Refusal) -> …")
  func plainAsyncThrowing() async throws {
    let list1: PlainAsyncThrowingFunction<Int> = { [$0] }
    let method1: (TrialObject) -> PlainAsyncThrowingFunction<Int> = { _ in list1 }
    let object = TrialObject()
    let list2: PlainAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    let method2: (TrialObject) -> PlainAsyncThrowingFunction<Int, Int> = { _ in list2 }
    let list3: PlainAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: (TrialObject) -> PlainAsyncThrowingFunction<Int, Int, Int> = { _ in list3 }
    let list4: PlainAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: (TrialObject) -> PlainAsyncThrowingFunction<Int, Int, Int, Int> = { _ in list4 }
    let list0: (() async throws(Refusal) -> [Int]) = { [] }
    let method0: (TrialObject) -> (() async throws(Refusal) -> [Int]) = { _ in list0 }
    let list5: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: (TrialObject) -> PlainAsyncThrowingFunction<Int, Int, Int, Int, Int> = { _ in list5 }
    let list8: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: (TrialObject) -> PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { _ in list8 }

    let result0 = partial(weak: object, method1)
    expect(result0, is: ((Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result0(1), countsTo: 1)
    let result1 = partial(weak: object, method2)
    expect(result1, is: ((Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result1(1, 2), countsTo: 2)
    let result2 = partial(weak: object, method3)
    expect(result2, is: ((Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result2(1, 2, 3), countsTo: 3)
    let result3 = partial(weak: object, method4)
    expect(result3, is: ((Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(weak: object, method0)
    expect(result4, is: (() async throws(Refusal) -> [Int]?).self)
    expect(try await result4(), countsTo: 0)
    let result5 = partial(weak: object, method5)
    expect(result5, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(weak: object, method8)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result7 = partial(weak: object, method1)
    expect(result7, is: ((Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result7(1), countsTo: 1)
    let result8 = partial(weak: object, method2)
    expect(result8, is: ((Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result8(1, 2), countsTo: 2)
    let result9 = partial(weak: object, method3)
    expect(result9, is: ((Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result9(1, 2, 3), countsTo: 3)
    let result10 = partial(weak: object, method4)
    expect(result10, is: ((Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result10(1, 2, 3, 4), countsTo: 4)
    let result11 = partial(weak: object, method0)
    expect(result11, is: (() async throws(Refusal) -> [Int]?).self)
    expect(try await result11(), countsTo: 0)
    let result12 = partial(weak: object, method5)
    expect(result12, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result12(1, 2, 3, 4, 5), countsTo: 5)
    let result13 = partial(weak: object, method8)
    expect(result13, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result13(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result14 = partial(weak: object, method1, default: [])
    expect(result14, is: ((Int) async throws(Refusal) -> [Int]).self)
    expect(try await result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2, default: [])
    expect(result15, is: ((Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3, default: [])
    expect(result16, is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4, default: [])
    expect(result17, is: ((Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0, default: [])
    expect(result18, is: (() async throws(Refusal) -> [Int]).self)
    expect(try await result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(result19, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8, default: [])
    expect(result20, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) -> …")
  func sendable() {
    let list1: SendableFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> SendableFunction<Int> = { _ in list1 }
    let object = TrialObject()
    let list2: SendableFunction<Int, Int> = { [$0, $1] }
    let method2: @Sendable (TrialObject) -> SendableFunction<Int, Int> = { _ in list2 }
    let list3: SendableFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: @Sendable (TrialObject) -> SendableFunction<Int, Int, Int> = { _ in list3 }
    let list4: SendableFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: @Sendable (TrialObject) -> SendableFunction<Int, Int, Int, Int> = { _ in list4 }
    let list0: (@Sendable () -> [Int]) = { [] }
    let method0: @Sendable (TrialObject) -> (@Sendable () -> [Int]) = { _ in list0 }
    let list5: SendableFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: @Sendable (TrialObject) -> SendableFunction<Int, Int, Int, Int, Int> = { _ in list5 }
    let list8: SendableFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: @Sendable (TrialObject) -> SendableFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { _ in list8 }

    let result0 = partial(weak: object, method1)
    expect(result0, is: (@Sendable (Int) -> [Int]?).self)
    expect(result0(1), countsTo: 1)
    let result1 = partial(weak: object, method2)
    expect(result1, is: (@Sendable (Int, Int) -> [Int]?).self)
    expect(result1(1, 2), countsTo: 2)
    let result2 = partial(weak: object, method3)
    expect(result2, is: (@Sendable (Int, Int, Int) -> [Int]?).self)
    expect(result2(1, 2, 3), countsTo: 3)
    let result3 = partial(weak: object, method4)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) -> [Int]?).self)
    expect(result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(weak: object, method0)
    expect(result4, is: (@Sendable () -> [Int]?).self)
    expect(result4(), countsTo: 0)
    let result5 = partial(weak: object, method5)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(weak: object, method8)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result7 = partial(weak: object, method1)
    expect(result7, is: (@Sendable (Int) -> [Int]?).self)
    expect(result7(1), countsTo: 1)
    let result8 = partial(weak: object, method2)
    expect(result8, is: (@Sendable (Int, Int) -> [Int]?).self)
    expect(result8(1, 2), countsTo: 2)
    let result9 = partial(weak: object, method3)
    expect(result9, is: (@Sendable (Int, Int, Int) -> [Int]?).self)
    expect(result9(1, 2, 3), countsTo: 3)
    let result10 = partial(weak: object, method4)
    expect(result10, is: (@Sendable (Int, Int, Int, Int) -> [Int]?).self)
    expect(result10(1, 2, 3, 4), countsTo: 4)
    let result11 = partial(weak: object, method0)
    expect(result11, is: (@Sendable () -> [Int]?).self)
    expect(result11(), countsTo: 0)
    let result12 = partial(weak: object, method5)
    expect(result12, is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result12(1, 2, 3, 4, 5), countsTo: 5)
    let result13 = partial(weak: object, method8)
    expect(result13, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result13(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result14 = partial(weak: object, method1, default: [])
    expect(result14, is: (@Sendable (Int) -> [Int]).self)
    expect(result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2, default: [])
    expect(result15, is: (@Sendable (Int, Int) -> [Int]).self)
    expect(result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3, default: [])
    expect(result16, is: (@Sendable (Int, Int, Int) -> [Int]).self)
    expect(result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4, default: [])
    expect(result17, is: (@Sendable (Int, Int, Int, Int) -> [Int]).self)
    expect(result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0, default: [])
    expect(result18, is: (@Sendable () -> [Int]).self)
    expect(result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(result19, is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8, default: [])
    expect(result20, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws(Refusal) -> …")
  func sendableThrowing() throws {
    let list1: SendableThrowingFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> SendableThrowingFunction<Int> = { _ in list1 }
    let object = TrialObject()
    let list2: SendableThrowingFunction<Int, Int> = { [$0, $1] }
    let method2: @Sendable (TrialObject) -> SendableThrowingFunction<Int, Int> = { _ in list2 }
    let list3: SendableThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: @Sendable (TrialObject) -> SendableThrowingFunction<Int, Int, Int> = { _ in list3 }
    let list4: SendableThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: @Sendable (TrialObject) -> SendableThrowingFunction<Int, Int, Int, Int> = { _ in list4 }
    let list0: (@Sendable () throws(Refusal) -> [Int]) = { [] }
    let method0: @Sendable (TrialObject) -> (@Sendable () throws(Refusal) -> [Int]) = { _ in list0 }
    let list5: SendableThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: @Sendable (TrialObject) -> SendableThrowingFunction<Int, Int, Int, Int, Int> = { _ in list5 }
    let list8: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: @Sendable (TrialObject) -> SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { _ in list8 }

    let result0 = partial(weak: object, method1)
    expect(result0, is: (@Sendable (Int) throws(Refusal) -> [Int]?).self)
    expect(try result0(1), countsTo: 1)
    let result1 = partial(weak: object, method2)
    expect(result1, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result1(1, 2), countsTo: 2)
    let result2 = partial(weak: object, method3)
    expect(result2, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result2(1, 2, 3), countsTo: 3)
    let result3 = partial(weak: object, method4)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(weak: object, method0)
    expect(result4, is: (@Sendable () throws(Refusal) -> [Int]?).self)
    expect(try result4(), countsTo: 0)
    let result5 = partial(weak: object, method5)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(weak: object, method8)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result7 = partial(weak: object, method1)
    expect(result7, is: (@Sendable (Int) throws(Refusal) -> [Int]?).self)
    expect(try result7(1), countsTo: 1)
    let result8 = partial(weak: object, method2)
    expect(result8, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result8(1, 2), countsTo: 2)
    let result9 = partial(weak: object, method3)
    expect(result9, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result9(1, 2, 3), countsTo: 3)
    let result10 = partial(weak: object, method4)
    expect(result10, is: (@Sendable (Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result10(1, 2, 3, 4), countsTo: 4)
    let result11 = partial(weak: object, method0)
    expect(result11, is: (@Sendable () throws(Refusal) -> [Int]?).self)
    expect(try result11(), countsTo: 0)
    let result12 = partial(weak: object, method5)
    expect(result12, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result12(1, 2, 3, 4, 5), countsTo: 5)
    let result13 = partial(weak: object, method8)
    expect(result13, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result13(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result14 = partial(weak: object, method1, default: [])
    expect(result14, is: (@Sendable (Int) throws(Refusal) -> [Int]).self)
    expect(try result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2, default: [])
    expect(result15, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3, default: [])
    expect(result16, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4, default: [])
    expect(result17, is: (@Sendable (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0, default: [])
    expect(result18, is: (@Sendable () throws(Refusal) -> [Int]).self)
    expect(try result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(result19, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8, default: [])
    expect(result20, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async -> …")
  func sendableAsync() async {
    let list1: SendableAsyncFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> SendableAsyncFunction<Int> = { _ in list1 }
    let object = TrialObject()
    let list2: SendableAsyncFunction<Int, Int> = { [$0, $1] }
    let method2: @Sendable (TrialObject) -> SendableAsyncFunction<Int, Int> = { _ in list2 }
    let list3: SendableAsyncFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: @Sendable (TrialObject) -> SendableAsyncFunction<Int, Int, Int> = { _ in list3 }
    let list4: SendableAsyncFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: @Sendable (TrialObject) -> SendableAsyncFunction<Int, Int, Int, Int> = { _ in list4 }
    let list0: (@Sendable () async -> [Int]) = { [] }
    let method0: @Sendable (TrialObject) -> (@Sendable () async -> [Int]) = { _ in list0 }
    let list5: SendableAsyncFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: @Sendable (TrialObject) -> SendableAsyncFunction<Int, Int, Int, Int, Int> = { _ in list5 }
    let list8: SendableAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: @Sendable (TrialObject) -> SendableAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { _ in list8 }

    let result0 = partial(weak: object, method1)
    expect(result0, is: (@Sendable (Int) async -> [Int]?).self)
    expect(await result0(1), countsTo: 1)
    let result1 = partial(weak: object, method2)
    expect(result1, is: (@Sendable (Int, Int) async -> [Int]?).self)
    expect(await result1(1, 2), countsTo: 2)
    let result2 = partial(weak: object, method3)
    expect(result2, is: (@Sendable (Int, Int, Int) async -> [Int]?).self)
    expect(await result2(1, 2, 3), countsTo: 3)
    let result3 = partial(weak: object, method4)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(weak: object, method0)
    expect(result4, is: (@Sendable () async -> [Int]?).self)
    expect(await result4(), countsTo: 0)
    let result5 = partial(weak: object, method5)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(weak: object, method8)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result7 = partial(weak: object, method1)
    expect(result7, is: (@Sendable (Int) async -> [Int]?).self)
    expect(await result7(1), countsTo: 1)
    let result8 = partial(weak: object, method2)
    expect(result8, is: (@Sendable (Int, Int) async -> [Int]?).self)
    expect(await result8(1, 2), countsTo: 2)
    let result9 = partial(weak: object, method3)
    expect(result9, is: (@Sendable (Int, Int, Int) async -> [Int]?).self)
    expect(await result9(1, 2, 3), countsTo: 3)
    let result10 = partial(weak: object, method4)
    expect(result10, is: (@Sendable (Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result10(1, 2, 3, 4), countsTo: 4)
    let result11 = partial(weak: object, method0)
    expect(result11, is: (@Sendable () async -> [Int]?).self)
    expect(await result11(), countsTo: 0)
    let result12 = partial(weak: object, method5)
    expect(result12, is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result12(1, 2, 3, 4, 5), countsTo: 5)
    let result13 = partial(weak: object, method8)
    expect(result13, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result13(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result14 = partial(weak: object, method1, default: [])
    expect(result14, is: (@Sendable (Int) async -> [Int]).self)
    expect(await result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2, default: [])
    expect(result15, is: (@Sendable (Int, Int) async -> [Int]).self)
    expect(await result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3, default: [])
    expect(result16, is: (@Sendable (Int, Int, Int) async -> [Int]).self)
    expect(await result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4, default: [])
    expect(result17, is: (@Sendable (Int, Int, Int, Int) async -> [Int]).self)
    expect(await result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0, default: [])
    expect(result18, is: (@Sendable () async -> [Int]).self)
    expect(await result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(result19, is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8, default: [])
    expect(result20, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws(Refusal) -> …")
  func sendableAsyncThrowing() async throws {
    let list1: SendableAsyncThrowingFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> SendableAsyncThrowingFunction<Int> = { _ in list1 }
    let object = TrialObject()
    let list2: SendableAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    let method2: @Sendable (TrialObject) -> SendableAsyncThrowingFunction<Int, Int> = { _ in list2 }
    let list3: SendableAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: @Sendable (TrialObject) -> SendableAsyncThrowingFunction<Int, Int, Int> = { _ in list3 }
    let list4: SendableAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: @Sendable (TrialObject) -> SendableAsyncThrowingFunction<Int, Int, Int, Int> = { _ in list4 }
    let list0: (@Sendable () async throws(Refusal) -> [Int]) = { [] }
    let method0: @Sendable (TrialObject) -> (@Sendable () async throws(Refusal) -> [Int]) = { _ in list0 }
    let list5: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: @Sendable (TrialObject) -> SendableAsyncThrowingFunction<Int, Int, Int, Int, Int> = { _ in list5 }
    let list8: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: @Sendable (TrialObject) -> SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { _ in list8 }

    let result0 = partial(weak: object, method1)
    expect(result0, is: (@Sendable (Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result0(1), countsTo: 1)
    let result1 = partial(weak: object, method2)
    expect(result1, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result1(1, 2), countsTo: 2)
    let result2 = partial(weak: object, method3)
    expect(result2, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result2(1, 2, 3), countsTo: 3)
    let result3 = partial(weak: object, method4)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(weak: object, method0)
    expect(result4, is: (@Sendable () async throws(Refusal) -> [Int]?).self)
    expect(try await result4(), countsTo: 0)
    let result5 = partial(weak: object, method5)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(weak: object, method8)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result7 = partial(weak: object, method1)
    expect(result7, is: (@Sendable (Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result7(1), countsTo: 1)
    let result8 = partial(weak: object, method2)
    expect(result8, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result8(1, 2), countsTo: 2)
    let result9 = partial(weak: object, method3)
    expect(result9, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result9(1, 2, 3), countsTo: 3)
    let result10 = partial(weak: object, method4)
    expect(result10, is: (@Sendable (Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result10(1, 2, 3, 4), countsTo: 4)
    let result11 = partial(weak: object, method0)
    expect(result11, is: (@Sendable () async throws(Refusal) -> [Int]?).self)
    expect(try await result11(), countsTo: 0)
    let result12 = partial(weak: object, method5)
    expect(result12, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result12(1, 2, 3, 4, 5), countsTo: 5)
    let result13 = partial(weak: object, method8)
    expect(result13, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result13(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result14 = partial(weak: object, method1, default: [])
    expect(result14, is: (@Sendable (Int) async throws(Refusal) -> [Int]).self)
    expect(try await result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2, default: [])
    expect(result15, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3, default: [])
    expect(result16, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4, default: [])
    expect(result17, is: (@Sendable (Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0, default: [])
    expect(result18, is: (@Sendable () async throws(Refusal) -> [Int]).self)
    expect(try await result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(result19, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8, default: [])
    expect(result20, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) -> …")
  @MainActor func mainActor() {
    let list1: MainActorFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> MainActorFunction<Int> = { _ in list1 }
    let object = TrialObject()
    let list2: MainActorFunction<Int, Int> = { [$0, $1] }
    let method2: @Sendable (TrialObject) -> MainActorFunction<Int, Int> = { _ in list2 }
    let list3: MainActorFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: @Sendable (TrialObject) -> MainActorFunction<Int, Int, Int> = { _ in list3 }
    let list4: MainActorFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: @Sendable (TrialObject) -> MainActorFunction<Int, Int, Int, Int> = { _ in list4 }
    let list0: (@MainActor () -> [Int]) = { [] }
    let method0: @Sendable (TrialObject) -> (@MainActor () -> [Int]) = { _ in list0 }
    let list5: MainActorFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: @Sendable (TrialObject) -> MainActorFunction<Int, Int, Int, Int, Int> = { _ in list5 }
    let list8: MainActorFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: @Sendable (TrialObject) -> MainActorFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { _ in list8 }

    let result0 = partial(weak: object, method1)
    expect(result0, is: (@MainActor (Int) -> [Int]?).self)
    expect(result0(1), countsTo: 1)
    let result1 = partial(weak: object, method2)
    expect(result1, is: (@MainActor (Int, Int) -> [Int]?).self)
    expect(result1(1, 2), countsTo: 2)
    let result2 = partial(weak: object, method3)
    expect(result2, is: (@MainActor (Int, Int, Int) -> [Int]?).self)
    expect(result2(1, 2, 3), countsTo: 3)
    let result3 = partial(weak: object, method4)
    expect(result3, is: (@MainActor (Int, Int, Int, Int) -> [Int]?).self)
    expect(result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(weak: object, method0)
    expect(result4, is: (@MainActor () -> [Int]?).self)
    expect(result4(), countsTo: 0)
    let result5 = partial(weak: object, method5)
    expect(result5, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(weak: object, method8)
    expect(result6, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result7 = partial(weak: object, method1)
    expect(result7, is: (@MainActor (Int) -> [Int]?).self)
    expect(result7(1), countsTo: 1)
    let result8 = partial(weak: object, method2)
    expect(result8, is: (@MainActor (Int, Int) -> [Int]?).self)
    expect(result8(1, 2), countsTo: 2)
    let result9 = partial(weak: object, method3)
    expect(result9, is: (@MainActor (Int, Int, Int) -> [Int]?).self)
    expect(result9(1, 2, 3), countsTo: 3)
    let result10 = partial(weak: object, method4)
    expect(result10, is: (@MainActor (Int, Int, Int, Int) -> [Int]?).self)
    expect(result10(1, 2, 3, 4), countsTo: 4)
    let result11 = partial(weak: object, method0)
    expect(result11, is: (@MainActor () -> [Int]?).self)
    expect(result11(), countsTo: 0)
    let result12 = partial(weak: object, method5)
    expect(result12, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result12(1, 2, 3, 4, 5), countsTo: 5)
    let result13 = partial(weak: object, method8)
    expect(result13, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result13(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result14 = partial(weak: object, method1, default: [])
    expect(result14, is: (@MainActor (Int) -> [Int]).self)
    expect(result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2, default: [])
    expect(result15, is: (@MainActor (Int, Int) -> [Int]).self)
    expect(result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3, default: [])
    expect(result16, is: (@MainActor (Int, Int, Int) -> [Int]).self)
    expect(result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4, default: [])
    expect(result17, is: (@MainActor (Int, Int, Int, Int) -> [Int]).self)
    expect(result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0, default: [])
    expect(result18, is: (@MainActor () -> [Int]).self)
    expect(result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(result19, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8, default: [])
    expect(result20, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func mainActorThrowing() throws {
    let list1: MainActorThrowingFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> MainActorThrowingFunction<Int> = { _ in list1 }
    let object = TrialObject()
    let list2: MainActorThrowingFunction<Int, Int> = { [$0, $1] }
    let method2: @Sendable (TrialObject) -> MainActorThrowingFunction<Int, Int> = { _ in list2 }
    let list3: MainActorThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: @Sendable (TrialObject) -> MainActorThrowingFunction<Int, Int, Int> = { _ in list3 }
    let list4: MainActorThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: @Sendable (TrialObject) -> MainActorThrowingFunction<Int, Int, Int, Int> = { _ in list4 }
    let list0: (@MainActor () throws(Refusal) -> [Int]) = { [] }
    let method0: @Sendable (TrialObject) -> (@MainActor () throws(Refusal) -> [Int]) = { _ in list0 }
    let list5: MainActorThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: @Sendable (TrialObject) -> MainActorThrowingFunction<Int, Int, Int, Int, Int> = { _ in list5 }
    let list8: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: @Sendable (TrialObject) -> MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { _ in list8 }

    let result0 = partial(weak: object, method1)
    expect(result0, is: (@MainActor (Int) throws(Refusal) -> [Int]?).self)
    expect(try result0(1), countsTo: 1)
    let result1 = partial(weak: object, method2)
    expect(result1, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result1(1, 2), countsTo: 2)
    let result2 = partial(weak: object, method3)
    expect(result2, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result2(1, 2, 3), countsTo: 3)
    let result3 = partial(weak: object, method4)
    expect(result3, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(weak: object, method0)
    expect(result4, is: (@MainActor () throws(Refusal) -> [Int]?).self)
    expect(try result4(), countsTo: 0)
    let result5 = partial(weak: object, method5)
    expect(result5, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(weak: object, method8)
    expect(result6, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result7 = partial(weak: object, method1)
    expect(result7, is: (@MainActor (Int) throws(Refusal) -> [Int]?).self)
    expect(try result7(1), countsTo: 1)
    let result8 = partial(weak: object, method2)
    expect(result8, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result8(1, 2), countsTo: 2)
    let result9 = partial(weak: object, method3)
    expect(result9, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result9(1, 2, 3), countsTo: 3)
    let result10 = partial(weak: object, method4)
    expect(result10, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result10(1, 2, 3, 4), countsTo: 4)
    let result11 = partial(weak: object, method0)
    expect(result11, is: (@MainActor () throws(Refusal) -> [Int]?).self)
    expect(try result11(), countsTo: 0)
    let result12 = partial(weak: object, method5)
    expect(result12, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result12(1, 2, 3, 4, 5), countsTo: 5)
    let result13 = partial(weak: object, method8)
    expect(result13, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result13(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result14 = partial(weak: object, method1, default: [])
    expect(result14, is: (@MainActor (Int) throws(Refusal) -> [Int]).self)
    expect(try result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2, default: [])
    expect(result15, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3, default: [])
    expect(result16, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4, default: [])
    expect(result17, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0, default: [])
    expect(result18, is: (@MainActor () throws(Refusal) -> [Int]).self)
    expect(try result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(result19, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8, default: [])
    expect(result20, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }
}
