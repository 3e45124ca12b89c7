// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of partialWeak")
struct EveryOverloadOfPartialWeak {
  @Test("keeps its effects and every argument's place: (…) -> …")
  func plain() {
    let teller1: (TrialObject) -> (Int) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: (TrialObject) -> (Int, Int) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: (TrialObject) -> (Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller4: (TrialObject) -> (Int, Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2, $3]) } }
    let teller0: (TrialObject) -> () -> Void = { object in { object.receive([]) } }
    let teller5: (TrialObject) -> (Int, Int, Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let teller8: (TrialObject) -> (Int, Int, Int, Int, Int, Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2, $3, $4, $5, $6, $7]) } }
    let list1: PlainFunction<Int> = { [$0] }
    let method1: (TrialObject) -> (Int) -> [Int] = { _ in list1 }
    let list2: PlainFunction<Int, Int> = { [$0, $1] }
    let method2: (TrialObject) -> (Int, Int) -> [Int] = { _ in list2 }
    let list3: PlainFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: (TrialObject) -> (Int, Int, Int) -> [Int] = { _ in list3 }
    let list4: PlainFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: (TrialObject) -> (Int, Int, Int, Int) -> [Int] = { _ in list4 }
    let list0: (() -> [Int]) = { [] }
    let method0: (TrialObject) -> () -> [Int] = { _ in list0 }
    let list5: PlainFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: (TrialObject) -> (Int, Int, Int, Int, Int) -> [Int] = { _ in list5 }
    let list8: PlainFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: (TrialObject) -> (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int] = { _ in list8 }

    let result0 = partial(weak: object, teller1)
    expect(result0, is: ((Int) -> Void).self)
    result0(1)
    expect(object.received, countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(result1, is: ((Int, Int) -> Void).self)
    result1(1, 2)
    expect(object.received, countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(result2, is: ((Int, Int, Int) -> Void).self)
    result2(1, 2, 3)
    expect(object.received, countsTo: 3)
    let result3 = partial(weak: object, teller4)
    expect(result3, is: ((Int, Int, Int, Int) -> Void).self)
    result3(1, 2, 3, 4)
    expect(object.received, countsTo: 4)
    let result4 = partial(weak: object, teller0)
    expect(result4, is: (() -> Void).self)
    result4()
    expect(object.received, countsTo: 0)
    let result5 = partial(weak: object, teller5)
    expect(result5, is: ((Int, Int, Int, Int, Int) -> Void).self)
    result5(1, 2, 3, 4, 5)
    expect(object.received, countsTo: 5)
    let result6 = partial(weak: object, teller8)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) -> Void).self)
    result6(1, 2, 3, 4, 5, 6, 7, 8)
    expect(object.received, countsTo: 8)
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
    let result14 = partial(weak: object, method1)
    expect(result14, is: ((Int) -> [Int]?).self)
    expect(result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2)
    expect(result15, is: ((Int, Int) -> [Int]?).self)
    expect(result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3)
    expect(result16, is: ((Int, Int, Int) -> [Int]?).self)
    expect(result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4)
    expect(result17, is: ((Int, Int, Int, Int) -> [Int]?).self)
    expect(result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0)
    expect(result18, is: (() -> [Int]?).self)
    expect(result18(), countsTo: 0)
    let result19 = partial(weak: object, method5)
    expect(result19, is: ((Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8)
    expect(result20, is: ((Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result21 = partial(weak: object, method1, default: [])
    expect(result21, is: ((Int) -> [Int]).self)
    expect(result21(1), countsTo: 1)
    let result22 = partial(weak: object, method2, default: [])
    expect(result22, is: ((Int, Int) -> [Int]).self)
    expect(result22(1, 2), countsTo: 2)
    let result23 = partial(weak: object, method3, default: [])
    expect(result23, is: ((Int, Int, Int) -> [Int]).self)
    expect(result23(1, 2, 3), countsTo: 3)
    let result24 = partial(weak: object, method4, default: [])
    expect(result24, is: ((Int, Int, Int, Int) -> [Int]).self)
    expect(result24(1, 2, 3, 4), countsTo: 4)
    let result25 = partial(weak: object, method0, default: [])
    expect(result25, is: (() -> [Int]).self)
    expect(result25(), countsTo: 0)
    let result26 = partial(weak: object, method5, default: [])
    expect(result26, is: ((Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result26(1, 2, 3, 4, 5), countsTo: 5)
    let result27 = partial(weak: object, method8, default: [])
    expect(result27, is: ((Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result27(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) throws(Refusal) -> …")
  func plainThrowing() throws {
    let teller1: (TrialObject) -> (Int) throws(Refusal) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: (TrialObject) -> (Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: (TrialObject) -> (Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller4: (TrialObject) -> (Int, Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3]) } }
    let teller0: (TrialObject) -> () throws(Refusal) -> Void = { object in { object.receive([]) } }
    let teller5: (TrialObject) -> (Int, Int, Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let teller8: (TrialObject) -> (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4, $5, $6, $7]) } }
    let list1: PlainThrowingFunction<Int> = { [$0] }
    let method1: (TrialObject) -> (Int) throws(Refusal) -> [Int] = { _ in list1 }
    let list2: PlainThrowingFunction<Int, Int> = { [$0, $1] }
    let method2: (TrialObject) -> (Int, Int) throws(Refusal) -> [Int] = { _ in list2 }
    let list3: PlainThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: (TrialObject) -> (Int, Int, Int) throws(Refusal) -> [Int] = { _ in list3 }
    let list4: PlainThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: (TrialObject) -> (Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in list4 }
    let list0: (() throws(Refusal) -> [Int]) = { [] }
    let method0: (TrialObject) -> () throws(Refusal) -> [Int] = { _ in list0 }
    let list5: PlainThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: (TrialObject) -> (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in list5 }
    let list8: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: (TrialObject) -> (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in list8 }

    let result0 = partial(weak: object, teller1)
    expect(result0, is: ((Int) throws(Refusal) -> Void).self)
    try result0(1)
    expect(object.received, countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(result1, is: ((Int, Int) throws(Refusal) -> Void).self)
    try result1(1, 2)
    expect(object.received, countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(result2, is: ((Int, Int, Int) throws(Refusal) -> Void).self)
    try result2(1, 2, 3)
    expect(object.received, countsTo: 3)
    let result3 = partial(weak: object, teller4)
    expect(result3, is: ((Int, Int, Int, Int) throws(Refusal) -> Void).self)
    try result3(1, 2, 3, 4)
    expect(object.received, countsTo: 4)
    let result4 = partial(weak: object, teller0)
    expect(result4, is: (() throws(Refusal) -> Void).self)
    try result4()
    expect(object.received, countsTo: 0)
    let result5 = partial(weak: object, teller5)
    expect(result5, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> Void).self)
    try result5(1, 2, 3, 4, 5)
    expect(object.received, countsTo: 5)
    let result6 = partial(weak: object, teller8)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> Void).self)
    try result6(1, 2, 3, 4, 5, 6, 7, 8)
    expect(object.received, countsTo: 8)
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
    let result14 = partial(weak: object, method1)
    expect(result14, is: ((Int) throws(Refusal) -> [Int]?).self)
    expect(try result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2)
    expect(result15, is: ((Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3)
    expect(result16, is: ((Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4)
    expect(result17, is: ((Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0)
    expect(result18, is: (() throws(Refusal) -> [Int]?).self)
    expect(try result18(), countsTo: 0)
    let result19 = partial(weak: object, method5)
    expect(result19, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8)
    expect(result20, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result21 = partial(weak: object, method1, default: [])
    expect(result21, is: ((Int) throws(Refusal) -> [Int]).self)
    expect(try result21(1), countsTo: 1)
    let result22 = partial(weak: object, method2, default: [])
    expect(result22, is: ((Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result22(1, 2), countsTo: 2)
    let result23 = partial(weak: object, method3, default: [])
    expect(result23, is: ((Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result23(1, 2, 3), countsTo: 3)
    let result24 = partial(weak: object, method4, default: [])
    expect(result24, is: ((Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result24(1, 2, 3, 4), countsTo: 4)
    let result25 = partial(weak: object, method0, default: [])
    expect(result25, is: (() throws(Refusal) -> [Int]).self)
    expect(try result25(), countsTo: 0)
    let result26 = partial(weak: object, method5, default: [])
    expect(result26, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result26(1, 2, 3, 4, 5), countsTo: 5)
    let result27 = partial(weak: object, method8, default: [])
    expect(result27, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result27(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async -> …")
  func plainAsync() async {
    let teller1: (TrialObject) -> (Int) async -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: (TrialObject) -> (Int, Int) async -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: (TrialObject) -> (Int, Int, Int) async -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller4: (TrialObject) -> (Int, Int, Int, Int) async -> Void = { object in { object.receive([$0, $1, $2, $3]) } }
    let teller0: (TrialObject) -> () async -> Void = { object in { object.receive([]) } }
    let teller5: (TrialObject) -> (Int, Int, Int, Int, Int) async -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let teller8: (TrialObject) -> (Int, Int, Int, Int, Int, Int, Int, Int) async -> Void = { object in { object.receive([$0, $1, $2, $3, $4, $5, $6, $7]) } }
    let list1: PlainAsyncFunction<Int> = { [$0] }
    let method1: (TrialObject) -> (Int) async -> [Int] = { _ in list1 }
    let list2: PlainAsyncFunction<Int, Int> = { [$0, $1] }
    let method2: (TrialObject) -> (Int, Int) async -> [Int] = { _ in list2 }
    let list3: PlainAsyncFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: (TrialObject) -> (Int, Int, Int) async -> [Int] = { _ in list3 }
    let list4: PlainAsyncFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: (TrialObject) -> (Int, Int, Int, Int) async -> [Int] = { _ in list4 }
    let list0: (() async -> [Int]) = { [] }
    let method0: (TrialObject) -> () async -> [Int] = { _ in list0 }
    let list5: PlainAsyncFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: (TrialObject) -> (Int, Int, Int, Int, Int) async -> [Int] = { _ in list5 }
    let list8: PlainAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: (TrialObject) -> (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int] = { _ in list8 }

    let result0 = partial(weak: object, teller1)
    expect(result0, is: ((Int) async -> Void).self)
    await result0(1)
    expect(object.received, countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(result1, is: ((Int, Int) async -> Void).self)
    await result1(1, 2)
    expect(object.received, countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(result2, is: ((Int, Int, Int) async -> Void).self)
    await result2(1, 2, 3)
    expect(object.received, countsTo: 3)
    let result3 = partial(weak: object, teller4)
    expect(result3, is: ((Int, Int, Int, Int) async -> Void).self)
    await result3(1, 2, 3, 4)
    expect(object.received, countsTo: 4)
    let result4 = partial(weak: object, teller0)
    expect(result4, is: (() async -> Void).self)
    await result4()
    expect(object.received, countsTo: 0)
    let result5 = partial(weak: object, teller5)
    expect(result5, is: ((Int, Int, Int, Int, Int) async -> Void).self)
    await result5(1, 2, 3, 4, 5)
    expect(object.received, countsTo: 5)
    let result6 = partial(weak: object, teller8)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async -> Void).self)
    await result6(1, 2, 3, 4, 5, 6, 7, 8)
    expect(object.received, countsTo: 8)
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
    let result14 = partial(weak: object, method1)
    expect(result14, is: ((Int) async -> [Int]?).self)
    expect(await result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2)
    expect(result15, is: ((Int, Int) async -> [Int]?).self)
    expect(await result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3)
    expect(result16, is: ((Int, Int, Int) async -> [Int]?).self)
    expect(await result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4)
    expect(result17, is: ((Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0)
    expect(result18, is: (() async -> [Int]?).self)
    expect(await result18(), countsTo: 0)
    let result19 = partial(weak: object, method5)
    expect(result19, is: ((Int, Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8)
    expect(result20, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result21 = partial(weak: object, method1, default: [])
    expect(result21, is: ((Int) async -> [Int]).self)
    expect(await result21(1), countsTo: 1)
    let result22 = partial(weak: object, method2, default: [])
    expect(result22, is: ((Int, Int) async -> [Int]).self)
    expect(await result22(1, 2), countsTo: 2)
    let result23 = partial(weak: object, method3, default: [])
    expect(result23, is: ((Int, Int, Int) async -> [Int]).self)
    expect(await result23(1, 2, 3), countsTo: 3)
    let result24 = partial(weak: object, method4, default: [])
    expect(result24, is: ((Int, Int, Int, Int) async -> [Int]).self)
    expect(await result24(1, 2, 3, 4), countsTo: 4)
    let result25 = partial(weak: object, method0, default: [])
    expect(result25, is: (() async -> [Int]).self)
    expect(await result25(), countsTo: 0)
    let result26 = partial(weak: object, method5, default: [])
    expect(result26, is: ((Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result26(1, 2, 3, 4, 5), countsTo: 5)
    let result27 = partial(weak: object, method8, default: [])
    expect(result27, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result27(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async throws(Refusal) -> …")
  func plainAsyncThrowing() async throws {
    let teller1: (TrialObject) -> (Int) async throws(Refusal) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: (TrialObject) -> (Int, Int) async throws(Refusal) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: (TrialObject) -> (Int, Int, Int) async throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller4: (TrialObject) -> (Int, Int, Int, Int) async throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3]) } }
    let teller0: (TrialObject) -> () async throws(Refusal) -> Void = { object in { object.receive([]) } }
    let teller5: (TrialObject) -> (Int, Int, Int, Int, Int) async throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let teller8: (TrialObject) -> (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4, $5, $6, $7]) } }
    let list1: PlainAsyncThrowingFunction<Int> = { [$0] }
    let method1: (TrialObject) -> (Int) async throws(Refusal) -> [Int] = { _ in list1 }
    let list2: PlainAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    let method2: (TrialObject) -> (Int, Int) async throws(Refusal) -> [Int] = { _ in list2 }
    let list3: PlainAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: (TrialObject) -> (Int, Int, Int) async throws(Refusal) -> [Int] = { _ in list3 }
    let list4: PlainAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: (TrialObject) -> (Int, Int, Int, Int) async throws(Refusal) -> [Int] = { _ in list4 }
    let list0: (() async throws(Refusal) -> [Int]) = { [] }
    let method0: (TrialObject) -> () async throws(Refusal) -> [Int] = { _ in list0 }
    let list5: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: (TrialObject) -> (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { _ in list5 }
    let list8: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: (TrialObject) -> (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { _ in list8 }

    let result0 = partial(weak: object, teller1)
    expect(result0, is: ((Int) async throws(Refusal) -> Void).self)
    try await result0(1)
    expect(object.received, countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(result1, is: ((Int, Int) async throws(Refusal) -> Void).self)
    try await result1(1, 2)
    expect(object.received, countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(result2, is: ((Int, Int, Int) async throws(Refusal) -> Void).self)
    try await result2(1, 2, 3)
    expect(object.received, countsTo: 3)
    let result3 = partial(weak: object, teller4)
    expect(result3, is: ((Int, Int, Int, Int) async throws(Refusal) -> Void).self)
    try await result3(1, 2, 3, 4)
    expect(object.received, countsTo: 4)
    let result4 = partial(weak: object, teller0)
    expect(result4, is: (() async throws(Refusal) -> Void).self)
    try await result4()
    expect(object.received, countsTo: 0)
    let result5 = partial(weak: object, teller5)
    expect(result5, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> Void).self)
    try await result5(1, 2, 3, 4, 5)
    expect(object.received, countsTo: 5)
    let result6 = partial(weak: object, teller8)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> Void).self)
    try await result6(1, 2, 3, 4, 5, 6, 7, 8)
    expect(object.received, countsTo: 8)
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
    let result14 = partial(weak: object, method1)
    expect(result14, is: ((Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2)
    expect(result15, is: ((Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3)
    expect(result16, is: ((Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4)
    expect(result17, is: ((Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0)
    expect(result18, is: (() async throws(Refusal) -> [Int]?).self)
    expect(try await result18(), countsTo: 0)
    let result19 = partial(weak: object, method5)
    expect(result19, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8)
    expect(result20, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result21 = partial(weak: object, method1, default: [])
    expect(result21, is: ((Int) async throws(Refusal) -> [Int]).self)
    expect(try await result21(1), countsTo: 1)
    let result22 = partial(weak: object, method2, default: [])
    expect(result22, is: ((Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result22(1, 2), countsTo: 2)
    let result23 = partial(weak: object, method3, default: [])
    expect(result23, is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result23(1, 2, 3), countsTo: 3)
    let result24 = partial(weak: object, method4, default: [])
    expect(result24, is: ((Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result24(1, 2, 3, 4), countsTo: 4)
    let result25 = partial(weak: object, method0, default: [])
    expect(result25, is: (() async throws(Refusal) -> [Int]).self)
    expect(try await result25(), countsTo: 0)
    let result26 = partial(weak: object, method5, default: [])
    expect(result26, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result26(1, 2, 3, 4, 5), countsTo: 5)
    let result27 = partial(weak: object, method8, default: [])
    expect(result27, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result27(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) -> …")
  func sendable() {
    let teller1: @Sendable (TrialObject) -> @Sendable (Int) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: @Sendable (TrialObject) -> @Sendable (Int, Int) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller4: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2, $3]) } }
    let teller0: @Sendable (TrialObject) -> @Sendable () -> Void = { object in { object.receive([]) } }
    let teller5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let teller8: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2, $3, $4, $5, $6, $7]) } }
    let list1: SendableFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> @Sendable (Int) -> [Int] = { _ in list1 }
    let list2: SendableFunction<Int, Int> = { [$0, $1] }
    let method2: @Sendable (TrialObject) -> @Sendable (Int, Int) -> [Int] = { _ in list2 }
    let list3: SendableFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) -> [Int] = { _ in list3 }
    let list4: SendableFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int) -> [Int] = { _ in list4 }
    let list0: (@Sendable () -> [Int]) = { [] }
    let method0: @Sendable (TrialObject) -> @Sendable () -> [Int] = { _ in list0 }
    let list5: SendableFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) -> [Int] = { _ in list5 }
    let list8: SendableFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int] = { _ in list8 }

    let result0 = partial(weak: object, teller1)
    expect(result0, is: (@Sendable (Int) -> Void).self)
    result0(1)
    expect(object.received, countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(result1, is: (@Sendable (Int, Int) -> Void).self)
    result1(1, 2)
    expect(object.received, countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(result2, is: (@Sendable (Int, Int, Int) -> Void).self)
    result2(1, 2, 3)
    expect(object.received, countsTo: 3)
    let result3 = partial(weak: object, teller4)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) -> Void).self)
    result3(1, 2, 3, 4)
    expect(object.received, countsTo: 4)
    let result4 = partial(weak: object, teller0)
    expect(result4, is: (@Sendable () -> Void).self)
    result4()
    expect(object.received, countsTo: 0)
    let result5 = partial(weak: object, teller5)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) -> Void).self)
    result5(1, 2, 3, 4, 5)
    expect(object.received, countsTo: 5)
    let result6 = partial(weak: object, teller8)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> Void).self)
    result6(1, 2, 3, 4, 5, 6, 7, 8)
    expect(object.received, countsTo: 8)
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
    let result14 = partial(weak: object, method1)
    expect(result14, is: (@Sendable (Int) -> [Int]?).self)
    expect(result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2)
    expect(result15, is: (@Sendable (Int, Int) -> [Int]?).self)
    expect(result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3)
    expect(result16, is: (@Sendable (Int, Int, Int) -> [Int]?).self)
    expect(result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4)
    expect(result17, is: (@Sendable (Int, Int, Int, Int) -> [Int]?).self)
    expect(result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0)
    expect(result18, is: (@Sendable () -> [Int]?).self)
    expect(result18(), countsTo: 0)
    let result19 = partial(weak: object, method5)
    expect(result19, is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8)
    expect(result20, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result21 = partial(weak: object, method1, default: [])
    expect(result21, is: (@Sendable (Int) -> [Int]).self)
    expect(result21(1), countsTo: 1)
    let result22 = partial(weak: object, method2, default: [])
    expect(result22, is: (@Sendable (Int, Int) -> [Int]).self)
    expect(result22(1, 2), countsTo: 2)
    let result23 = partial(weak: object, method3, default: [])
    expect(result23, is: (@Sendable (Int, Int, Int) -> [Int]).self)
    expect(result23(1, 2, 3), countsTo: 3)
    let result24 = partial(weak: object, method4, default: [])
    expect(result24, is: (@Sendable (Int, Int, Int, Int) -> [Int]).self)
    expect(result24(1, 2, 3, 4), countsTo: 4)
    let result25 = partial(weak: object, method0, default: [])
    expect(result25, is: (@Sendable () -> [Int]).self)
    expect(result25(), countsTo: 0)
    let result26 = partial(weak: object, method5, default: [])
    expect(result26, is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result26(1, 2, 3, 4, 5), countsTo: 5)
    let result27 = partial(weak: object, method8, default: [])
    expect(result27, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result27(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws(Refusal) -> …")
  func sendableThrowing() throws {
    let teller1: @Sendable (TrialObject) -> @Sendable (Int) throws(Refusal) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: @Sendable (TrialObject) -> @Sendable (Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller4: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3]) } }
    let teller0: @Sendable (TrialObject) -> @Sendable () throws(Refusal) -> Void = { object in { object.receive([]) } }
    let teller5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let teller8: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4, $5, $6, $7]) } }
    let list1: SendableThrowingFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> @Sendable (Int) throws(Refusal) -> [Int] = { _ in list1 }
    let list2: SendableThrowingFunction<Int, Int> = { [$0, $1] }
    let method2: @Sendable (TrialObject) -> @Sendable (Int, Int) throws(Refusal) -> [Int] = { _ in list2 }
    let list3: SendableThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) throws(Refusal) -> [Int] = { _ in list3 }
    let list4: SendableThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in list4 }
    let list0: (@Sendable () throws(Refusal) -> [Int]) = { [] }
    let method0: @Sendable (TrialObject) -> @Sendable () throws(Refusal) -> [Int] = { _ in list0 }
    let list5: SendableThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in list5 }
    let list8: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in list8 }

    let result0 = partial(weak: object, teller1)
    expect(result0, is: (@Sendable (Int) throws(Refusal) -> Void).self)
    try result0(1)
    expect(object.received, countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(result1, is: (@Sendable (Int, Int) throws(Refusal) -> Void).self)
    try result1(1, 2)
    expect(object.received, countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(result2, is: (@Sendable (Int, Int, Int) throws(Refusal) -> Void).self)
    try result2(1, 2, 3)
    expect(object.received, countsTo: 3)
    let result3 = partial(weak: object, teller4)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) throws(Refusal) -> Void).self)
    try result3(1, 2, 3, 4)
    expect(object.received, countsTo: 4)
    let result4 = partial(weak: object, teller0)
    expect(result4, is: (@Sendable () throws(Refusal) -> Void).self)
    try result4()
    expect(object.received, countsTo: 0)
    let result5 = partial(weak: object, teller5)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> Void).self)
    try result5(1, 2, 3, 4, 5)
    expect(object.received, countsTo: 5)
    let result6 = partial(weak: object, teller8)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> Void).self)
    try result6(1, 2, 3, 4, 5, 6, 7, 8)
    expect(object.received, countsTo: 8)
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
    let result14 = partial(weak: object, method1)
    expect(result14, is: (@Sendable (Int) throws(Refusal) -> [Int]?).self)
    expect(try result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2)
    expect(result15, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3)
    expect(result16, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4)
    expect(result17, is: (@Sendable (Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0)
    expect(result18, is: (@Sendable () throws(Refusal) -> [Int]?).self)
    expect(try result18(), countsTo: 0)
    let result19 = partial(weak: object, method5)
    expect(result19, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8)
    expect(result20, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result21 = partial(weak: object, method1, default: [])
    expect(result21, is: (@Sendable (Int) throws(Refusal) -> [Int]).self)
    expect(try result21(1), countsTo: 1)
    let result22 = partial(weak: object, method2, default: [])
    expect(result22, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result22(1, 2), countsTo: 2)
    let result23 = partial(weak: object, method3, default: [])
    expect(result23, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result23(1, 2, 3), countsTo: 3)
    let result24 = partial(weak: object, method4, default: [])
    expect(result24, is: (@Sendable (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result24(1, 2, 3, 4), countsTo: 4)
    let result25 = partial(weak: object, method0, default: [])
    expect(result25, is: (@Sendable () throws(Refusal) -> [Int]).self)
    expect(try result25(), countsTo: 0)
    let result26 = partial(weak: object, method5, default: [])
    expect(result26, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result26(1, 2, 3, 4, 5), countsTo: 5)
    let result27 = partial(weak: object, method8, default: [])
    expect(result27, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result27(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async -> …")
  func sendableAsync() async {
    let teller1: @Sendable (TrialObject) -> @Sendable (Int) async -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: @Sendable (TrialObject) -> @Sendable (Int, Int) async -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller4: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int) async -> Void = { object in { object.receive([$0, $1, $2, $3]) } }
    let teller0: @Sendable (TrialObject) -> @Sendable () async -> Void = { object in { object.receive([]) } }
    let teller5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let teller8: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> Void = { object in { object.receive([$0, $1, $2, $3, $4, $5, $6, $7]) } }
    let list1: SendableAsyncFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> @Sendable (Int) async -> [Int] = { _ in list1 }
    let list2: SendableAsyncFunction<Int, Int> = { [$0, $1] }
    let method2: @Sendable (TrialObject) -> @Sendable (Int, Int) async -> [Int] = { _ in list2 }
    let list3: SendableAsyncFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async -> [Int] = { _ in list3 }
    let list4: SendableAsyncFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int) async -> [Int] = { _ in list4 }
    let list0: (@Sendable () async -> [Int]) = { [] }
    let method0: @Sendable (TrialObject) -> @Sendable () async -> [Int] = { _ in list0 }
    let list5: SendableAsyncFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async -> [Int] = { _ in list5 }
    let list8: SendableAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int] = { _ in list8 }

    let result0 = partial(weak: object, teller1)
    expect(result0, is: (@Sendable (Int) async -> Void).self)
    await result0(1)
    expect(object.received, countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(result1, is: (@Sendable (Int, Int) async -> Void).self)
    await result1(1, 2)
    expect(object.received, countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(result2, is: (@Sendable (Int, Int, Int) async -> Void).self)
    await result2(1, 2, 3)
    expect(object.received, countsTo: 3)
    let result3 = partial(weak: object, teller4)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) async -> Void).self)
    await result3(1, 2, 3, 4)
    expect(object.received, countsTo: 4)
    let result4 = partial(weak: object, teller0)
    expect(result4, is: (@Sendable () async -> Void).self)
    await result4()
    expect(object.received, countsTo: 0)
    let result5 = partial(weak: object, teller5)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) async -> Void).self)
    await result5(1, 2, 3, 4, 5)
    expect(object.received, countsTo: 5)
    let result6 = partial(weak: object, teller8)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> Void).self)
    await result6(1, 2, 3, 4, 5, 6, 7, 8)
    expect(object.received, countsTo: 8)
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
    let result14 = partial(weak: object, method1)
    expect(result14, is: (@Sendable (Int) async -> [Int]?).self)
    expect(await result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2)
    expect(result15, is: (@Sendable (Int, Int) async -> [Int]?).self)
    expect(await result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3)
    expect(result16, is: (@Sendable (Int, Int, Int) async -> [Int]?).self)
    expect(await result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4)
    expect(result17, is: (@Sendable (Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0)
    expect(result18, is: (@Sendable () async -> [Int]?).self)
    expect(await result18(), countsTo: 0)
    let result19 = partial(weak: object, method5)
    expect(result19, is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8)
    expect(result20, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]?).self)
    expect(await result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result21 = partial(weak: object, method1, default: [])
    expect(result21, is: (@Sendable (Int) async -> [Int]).self)
    expect(await result21(1), countsTo: 1)
    let result22 = partial(weak: object, method2, default: [])
    expect(result22, is: (@Sendable (Int, Int) async -> [Int]).self)
    expect(await result22(1, 2), countsTo: 2)
    let result23 = partial(weak: object, method3, default: [])
    expect(result23, is: (@Sendable (Int, Int, Int) async -> [Int]).self)
    expect(await result23(1, 2, 3), countsTo: 3)
    let result24 = partial(weak: object, method4, default: [])
    expect(result24, is: (@Sendable (Int, Int, Int, Int) async -> [Int]).self)
    expect(await result24(1, 2, 3, 4), countsTo: 4)
    let result25 = partial(weak: object, method0, default: [])
    expect(result25, is: (@Sendable () async -> [Int]).self)
    expect(await result25(), countsTo: 0)
    let result26 = partial(weak: object, method5, default: [])
    expect(result26, is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result26(1, 2, 3, 4, 5), countsTo: 5)
    let result27 = partial(weak: object, method8, default: [])
    expect(result27, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result27(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws(Refusal) -> …")
  func sendableAsyncThrowing() async throws {
    let teller1: @Sendable (TrialObject) -> @Sendable (Int) async throws(Refusal) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: @Sendable (TrialObject) -> @Sendable (Int, Int) async throws(Refusal) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller4: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int) async throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3]) } }
    let teller0: @Sendable (TrialObject) -> @Sendable () async throws(Refusal) -> Void = { object in { object.receive([]) } }
    let teller5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let teller8: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4, $5, $6, $7]) } }
    let list1: SendableAsyncThrowingFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> @Sendable (Int) async throws(Refusal) -> [Int] = { _ in list1 }
    let list2: SendableAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    let method2: @Sendable (TrialObject) -> @Sendable (Int, Int) async throws(Refusal) -> [Int] = { _ in list2 }
    let list3: SendableAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async throws(Refusal) -> [Int] = { _ in list3 }
    let list4: SendableAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int) async throws(Refusal) -> [Int] = { _ in list4 }
    let list0: (@Sendable () async throws(Refusal) -> [Int]) = { [] }
    let method0: @Sendable (TrialObject) -> @Sendable () async throws(Refusal) -> [Int] = { _ in list0 }
    let list5: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { _ in list5 }
    let list8: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { _ in list8 }

    let result0 = partial(weak: object, teller1)
    expect(result0, is: (@Sendable (Int) async throws(Refusal) -> Void).self)
    try await result0(1)
    expect(object.received, countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(result1, is: (@Sendable (Int, Int) async throws(Refusal) -> Void).self)
    try await result1(1, 2)
    expect(object.received, countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(result2, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> Void).self)
    try await result2(1, 2, 3)
    expect(object.received, countsTo: 3)
    let result3 = partial(weak: object, teller4)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) async throws(Refusal) -> Void).self)
    try await result3(1, 2, 3, 4)
    expect(object.received, countsTo: 4)
    let result4 = partial(weak: object, teller0)
    expect(result4, is: (@Sendable () async throws(Refusal) -> Void).self)
    try await result4()
    expect(object.received, countsTo: 0)
    let result5 = partial(weak: object, teller5)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> Void).self)
    try await result5(1, 2, 3, 4, 5)
    expect(object.received, countsTo: 5)
    let result6 = partial(weak: object, teller8)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> Void).self)
    try await result6(1, 2, 3, 4, 5, 6, 7, 8)
    expect(object.received, countsTo: 8)
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
    let result14 = partial(weak: object, method1)
    expect(result14, is: (@Sendable (Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2)
    expect(result15, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3)
    expect(result16, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4)
    expect(result17, is: (@Sendable (Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0)
    expect(result18, is: (@Sendable () async throws(Refusal) -> [Int]?).self)
    expect(try await result18(), countsTo: 0)
    let result19 = partial(weak: object, method5)
    expect(result19, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8)
    expect(result20, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self)
    expect(try await result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result21 = partial(weak: object, method1, default: [])
    expect(result21, is: (@Sendable (Int) async throws(Refusal) -> [Int]).self)
    expect(try await result21(1), countsTo: 1)
    let result22 = partial(weak: object, method2, default: [])
    expect(result22, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result22(1, 2), countsTo: 2)
    let result23 = partial(weak: object, method3, default: [])
    expect(result23, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result23(1, 2, 3), countsTo: 3)
    let result24 = partial(weak: object, method4, default: [])
    expect(result24, is: (@Sendable (Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result24(1, 2, 3, 4), countsTo: 4)
    let result25 = partial(weak: object, method0, default: [])
    expect(result25, is: (@Sendable () async throws(Refusal) -> [Int]).self)
    expect(try await result25(), countsTo: 0)
    let result26 = partial(weak: object, method5, default: [])
    expect(result26, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result26(1, 2, 3, 4, 5), countsTo: 5)
    let result27 = partial(weak: object, method8, default: [])
    expect(result27, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result27(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) -> …")
  @MainActor func mainActor() {
    let teller1: @Sendable (TrialObject) -> @MainActor (Int) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: @Sendable (TrialObject) -> @MainActor (Int, Int) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller4: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2, $3]) } }
    let teller0: @Sendable (TrialObject) -> @MainActor () -> Void = { object in { object.receive([]) } }
    let teller5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let teller8: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2, $3, $4, $5, $6, $7]) } }
    let list1: MainActorFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> @MainActor (Int) -> [Int] = { _ in list1 }
    let list2: MainActorFunction<Int, Int> = { [$0, $1] }
    let method2: @Sendable (TrialObject) -> @MainActor (Int, Int) -> [Int] = { _ in list2 }
    let list3: MainActorFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) -> [Int] = { _ in list3 }
    let list4: MainActorFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int) -> [Int] = { _ in list4 }
    let list0: (@MainActor () -> [Int]) = { [] }
    let method0: @Sendable (TrialObject) -> @MainActor () -> [Int] = { _ in list0 }
    let list5: MainActorFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> [Int] = { _ in list5 }
    let list8: MainActorFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int] = { _ in list8 }

    let result0 = partial(weak: object, teller1)
    expect(result0, is: (@MainActor (Int) -> Void).self)
    result0(1)
    expect(object.received, countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(result1, is: (@MainActor (Int, Int) -> Void).self)
    result1(1, 2)
    expect(object.received, countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(result2, is: (@MainActor (Int, Int, Int) -> Void).self)
    result2(1, 2, 3)
    expect(object.received, countsTo: 3)
    let result3 = partial(weak: object, teller4)
    expect(result3, is: (@MainActor (Int, Int, Int, Int) -> Void).self)
    result3(1, 2, 3, 4)
    expect(object.received, countsTo: 4)
    let result4 = partial(weak: object, teller0)
    expect(result4, is: (@MainActor () -> Void).self)
    result4()
    expect(object.received, countsTo: 0)
    let result5 = partial(weak: object, teller5)
    expect(result5, is: (@MainActor (Int, Int, Int, Int, Int) -> Void).self)
    result5(1, 2, 3, 4, 5)
    expect(object.received, countsTo: 5)
    let result6 = partial(weak: object, teller8)
    expect(result6, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> Void).self)
    result6(1, 2, 3, 4, 5, 6, 7, 8)
    expect(object.received, countsTo: 8)
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
    let result14 = partial(weak: object, method1)
    expect(result14, is: (@MainActor (Int) -> [Int]?).self)
    expect(result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2)
    expect(result15, is: (@MainActor (Int, Int) -> [Int]?).self)
    expect(result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3)
    expect(result16, is: (@MainActor (Int, Int, Int) -> [Int]?).self)
    expect(result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4)
    expect(result17, is: (@MainActor (Int, Int, Int, Int) -> [Int]?).self)
    expect(result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0)
    expect(result18, is: (@MainActor () -> [Int]?).self)
    expect(result18(), countsTo: 0)
    let result19 = partial(weak: object, method5)
    expect(result19, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8)
    expect(result20, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result21 = partial(weak: object, method1, default: [])
    expect(result21, is: (@MainActor (Int) -> [Int]).self)
    expect(result21(1), countsTo: 1)
    let result22 = partial(weak: object, method2, default: [])
    expect(result22, is: (@MainActor (Int, Int) -> [Int]).self)
    expect(result22(1, 2), countsTo: 2)
    let result23 = partial(weak: object, method3, default: [])
    expect(result23, is: (@MainActor (Int, Int, Int) -> [Int]).self)
    expect(result23(1, 2, 3), countsTo: 3)
    let result24 = partial(weak: object, method4, default: [])
    expect(result24, is: (@MainActor (Int, Int, Int, Int) -> [Int]).self)
    expect(result24(1, 2, 3, 4), countsTo: 4)
    let result25 = partial(weak: object, method0, default: [])
    expect(result25, is: (@MainActor () -> [Int]).self)
    expect(result25(), countsTo: 0)
    let result26 = partial(weak: object, method5, default: [])
    expect(result26, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result26(1, 2, 3, 4, 5), countsTo: 5)
    let result27 = partial(weak: object, method8, default: [])
    expect(result27, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result27(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func mainActorThrowing() throws {
    let teller1: @Sendable (TrialObject) -> @MainActor (Int) throws(Refusal) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: @Sendable (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller4: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3]) } }
    let teller0: @Sendable (TrialObject) -> @MainActor () throws(Refusal) -> Void = { object in { object.receive([]) } }
    let teller5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let teller8: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4, $5, $6, $7]) } }
    let list1: MainActorThrowingFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> @MainActor (Int) throws(Refusal) -> [Int] = { _ in list1 }
    let list2: MainActorThrowingFunction<Int, Int> = { [$0, $1] }
    let method2: @Sendable (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> [Int] = { _ in list2 }
    let list3: MainActorThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> [Int] = { _ in list3 }
    let list4: MainActorThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in list4 }
    let list0: (@MainActor () throws(Refusal) -> [Int]) = { [] }
    let method0: @Sendable (TrialObject) -> @MainActor () throws(Refusal) -> [Int] = { _ in list0 }
    let list5: MainActorThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in list5 }
    let list8: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in list8 }

    let result0 = partial(weak: object, teller1)
    expect(result0, is: (@MainActor (Int) throws(Refusal) -> Void).self)
    try result0(1)
    expect(object.received, countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(result1, is: (@MainActor (Int, Int) throws(Refusal) -> Void).self)
    try result1(1, 2)
    expect(object.received, countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(result2, is: (@MainActor (Int, Int, Int) throws(Refusal) -> Void).self)
    try result2(1, 2, 3)
    expect(object.received, countsTo: 3)
    let result3 = partial(weak: object, teller4)
    expect(result3, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> Void).self)
    try result3(1, 2, 3, 4)
    expect(object.received, countsTo: 4)
    let result4 = partial(weak: object, teller0)
    expect(result4, is: (@MainActor () throws(Refusal) -> Void).self)
    try result4()
    expect(object.received, countsTo: 0)
    let result5 = partial(weak: object, teller5)
    expect(result5, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> Void).self)
    try result5(1, 2, 3, 4, 5)
    expect(object.received, countsTo: 5)
    let result6 = partial(weak: object, teller8)
    expect(result6, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> Void).self)
    try result6(1, 2, 3, 4, 5, 6, 7, 8)
    expect(object.received, countsTo: 8)
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
    let result14 = partial(weak: object, method1)
    expect(result14, is: (@MainActor (Int) throws(Refusal) -> [Int]?).self)
    expect(try result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2)
    expect(result15, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3)
    expect(result16, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4)
    expect(result17, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0)
    expect(result18, is: (@MainActor () throws(Refusal) -> [Int]?).self)
    expect(try result18(), countsTo: 0)
    let result19 = partial(weak: object, method5)
    expect(result19, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8)
    expect(result20, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result21 = partial(weak: object, method1, default: [])
    expect(result21, is: (@MainActor (Int) throws(Refusal) -> [Int]).self)
    expect(try result21(1), countsTo: 1)
    let result22 = partial(weak: object, method2, default: [])
    expect(result22, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result22(1, 2), countsTo: 2)
    let result23 = partial(weak: object, method3, default: [])
    expect(result23, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result23(1, 2, 3), countsTo: 3)
    let result24 = partial(weak: object, method4, default: [])
    expect(result24, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result24(1, 2, 3, 4), countsTo: 4)
    let result25 = partial(weak: object, method0, default: [])
    expect(result25, is: (@MainActor () throws(Refusal) -> [Int]).self)
    expect(try result25(), countsTo: 0)
    let result26 = partial(weak: object, method5, default: [])
    expect(result26, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result26(1, 2, 3, 4, 5), countsTo: 5)
    let result27 = partial(weak: object, method8, default: [])
    expect(result27, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result27(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) -> …")
  @MainActor func withinMainActor() {
    let teller1: (TrialObject) -> @MainActor (Int) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: (TrialObject) -> @MainActor (Int, Int) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: (TrialObject) -> @MainActor (Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller4: (TrialObject) -> @MainActor (Int, Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2, $3]) } }
    let teller0: (TrialObject) -> @MainActor () -> Void = { object in { object.receive([]) } }
    let teller5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let teller8: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2, $3, $4, $5, $6, $7]) } }
    let list1: MainActorFunction<Int> = { [$0] }
    let method1: (TrialObject) -> @MainActor (Int) -> [Int] = { _ in list1 }
    let list2: MainActorFunction<Int, Int> = { [$0, $1] }
    let method2: (TrialObject) -> @MainActor (Int, Int) -> [Int] = { _ in list2 }
    let list3: MainActorFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: (TrialObject) -> @MainActor (Int, Int, Int) -> [Int] = { _ in list3 }
    let list4: MainActorFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: (TrialObject) -> @MainActor (Int, Int, Int, Int) -> [Int] = { _ in list4 }
    let list0: (@MainActor () -> [Int]) = { [] }
    let method0: (TrialObject) -> @MainActor () -> [Int] = { _ in list0 }
    let list5: MainActorFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> [Int] = { _ in list5 }
    let list8: MainActorFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int] = { _ in list8 }

    let result0 = partial(weak: object, teller1)
    expect(result0, is: (@MainActor (Int) -> Void).self)
    result0(1)
    expect(object.received, countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(result1, is: (@MainActor (Int, Int) -> Void).self)
    result1(1, 2)
    expect(object.received, countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(result2, is: (@MainActor (Int, Int, Int) -> Void).self)
    result2(1, 2, 3)
    expect(object.received, countsTo: 3)
    let result3 = partial(weak: object, teller4)
    expect(result3, is: (@MainActor (Int, Int, Int, Int) -> Void).self)
    result3(1, 2, 3, 4)
    expect(object.received, countsTo: 4)
    let result4 = partial(weak: object, teller0)
    expect(result4, is: (@MainActor () -> Void).self)
    result4()
    expect(object.received, countsTo: 0)
    let result5 = partial(weak: object, teller5)
    expect(result5, is: (@MainActor (Int, Int, Int, Int, Int) -> Void).self)
    result5(1, 2, 3, 4, 5)
    expect(object.received, countsTo: 5)
    let result6 = partial(weak: object, teller8)
    expect(result6, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> Void).self)
    result6(1, 2, 3, 4, 5, 6, 7, 8)
    expect(object.received, countsTo: 8)
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
    let result14 = partial(weak: object, method1)
    expect(result14, is: (@MainActor (Int) -> [Int]?).self)
    expect(result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2)
    expect(result15, is: (@MainActor (Int, Int) -> [Int]?).self)
    expect(result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3)
    expect(result16, is: (@MainActor (Int, Int, Int) -> [Int]?).self)
    expect(result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4)
    expect(result17, is: (@MainActor (Int, Int, Int, Int) -> [Int]?).self)
    expect(result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0)
    expect(result18, is: (@MainActor () -> [Int]?).self)
    expect(result18(), countsTo: 0)
    let result19 = partial(weak: object, method5)
    expect(result19, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8)
    expect(result20, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]?).self)
    expect(result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result21 = partial(weak: object, method1, default: [])
    expect(result21, is: (@MainActor (Int) -> [Int]).self)
    expect(result21(1), countsTo: 1)
    let result22 = partial(weak: object, method2, default: [])
    expect(result22, is: (@MainActor (Int, Int) -> [Int]).self)
    expect(result22(1, 2), countsTo: 2)
    let result23 = partial(weak: object, method3, default: [])
    expect(result23, is: (@MainActor (Int, Int, Int) -> [Int]).self)
    expect(result23(1, 2, 3), countsTo: 3)
    let result24 = partial(weak: object, method4, default: [])
    expect(result24, is: (@MainActor (Int, Int, Int, Int) -> [Int]).self)
    expect(result24(1, 2, 3, 4), countsTo: 4)
    let result25 = partial(weak: object, method0, default: [])
    expect(result25, is: (@MainActor () -> [Int]).self)
    expect(result25(), countsTo: 0)
    let result26 = partial(weak: object, method5, default: [])
    expect(result26, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result26(1, 2, 3, 4, 5), countsTo: 5)
    let result27 = partial(weak: object, method8, default: [])
    expect(result27, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result27(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func withinMainActorThrowing() throws {
    let teller1: (TrialObject) -> @MainActor (Int) throws(Refusal) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller4: (TrialObject) -> @MainActor (Int, Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3]) } }
    let teller0: (TrialObject) -> @MainActor () throws(Refusal) -> Void = { object in { object.receive([]) } }
    let teller5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let teller8: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4, $5, $6, $7]) } }
    let list1: MainActorThrowingFunction<Int> = { [$0] }
    let method1: (TrialObject) -> @MainActor (Int) throws(Refusal) -> [Int] = { _ in list1 }
    let list2: MainActorThrowingFunction<Int, Int> = { [$0, $1] }
    let method2: (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> [Int] = { _ in list2 }
    let list3: MainActorThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let method3: (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> [Int] = { _ in list3 }
    let list4: MainActorThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let method4: (TrialObject) -> @MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in list4 }
    let list0: (@MainActor () throws(Refusal) -> [Int]) = { [] }
    let method0: (TrialObject) -> @MainActor () throws(Refusal) -> [Int] = { _ in list0 }
    let list5: MainActorThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let method5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in list5 }
    let list8: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let method8: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in list8 }

    let result0 = partial(weak: object, teller1)
    expect(result0, is: (@MainActor (Int) throws(Refusal) -> Void).self)
    try result0(1)
    expect(object.received, countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(result1, is: (@MainActor (Int, Int) throws(Refusal) -> Void).self)
    try result1(1, 2)
    expect(object.received, countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(result2, is: (@MainActor (Int, Int, Int) throws(Refusal) -> Void).self)
    try result2(1, 2, 3)
    expect(object.received, countsTo: 3)
    let result3 = partial(weak: object, teller4)
    expect(result3, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> Void).self)
    try result3(1, 2, 3, 4)
    expect(object.received, countsTo: 4)
    let result4 = partial(weak: object, teller0)
    expect(result4, is: (@MainActor () throws(Refusal) -> Void).self)
    try result4()
    expect(object.received, countsTo: 0)
    let result5 = partial(weak: object, teller5)
    expect(result5, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> Void).self)
    try result5(1, 2, 3, 4, 5)
    expect(object.received, countsTo: 5)
    let result6 = partial(weak: object, teller8)
    expect(result6, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> Void).self)
    try result6(1, 2, 3, 4, 5, 6, 7, 8)
    expect(object.received, countsTo: 8)
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
    let result14 = partial(weak: object, method1)
    expect(result14, is: (@MainActor (Int) throws(Refusal) -> [Int]?).self)
    expect(try result14(1), countsTo: 1)
    let result15 = partial(weak: object, method2)
    expect(result15, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result15(1, 2), countsTo: 2)
    let result16 = partial(weak: object, method3)
    expect(result16, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result16(1, 2, 3), countsTo: 3)
    let result17 = partial(weak: object, method4)
    expect(result17, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result17(1, 2, 3, 4), countsTo: 4)
    let result18 = partial(weak: object, method0)
    expect(result18, is: (@MainActor () throws(Refusal) -> [Int]?).self)
    expect(try result18(), countsTo: 0)
    let result19 = partial(weak: object, method5)
    expect(result19, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result19(1, 2, 3, 4, 5), countsTo: 5)
    let result20 = partial(weak: object, method8)
    expect(result20, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self)
    expect(try result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result21 = partial(weak: object, method1, default: [])
    expect(result21, is: (@MainActor (Int) throws(Refusal) -> [Int]).self)
    expect(try result21(1), countsTo: 1)
    let result22 = partial(weak: object, method2, default: [])
    expect(result22, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result22(1, 2), countsTo: 2)
    let result23 = partial(weak: object, method3, default: [])
    expect(result23, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result23(1, 2, 3), countsTo: 3)
    let result24 = partial(weak: object, method4, default: [])
    expect(result24, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result24(1, 2, 3, 4), countsTo: 4)
    let result25 = partial(weak: object, method0, default: [])
    expect(result25, is: (@MainActor () throws(Refusal) -> [Int]).self)
    expect(try result25(), countsTo: 0)
    let result26 = partial(weak: object, method5, default: [])
    expect(result26, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result26(1, 2, 3, 4, 5), countsTo: 5)
    let result27 = partial(weak: object, method8, default: [])
    expect(result27, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result27(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }
}
