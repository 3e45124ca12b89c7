// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of partial(weak:)")
struct EveryOverloadOfPartialWeak {
  @Test("The result of partial(weak:) keeps the effects and the argument order of (…) -> …")
  func ofPlain() {
    let teller1: (TrialObject) -> (Int) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: (TrialObject) -> (Int, Int) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: (TrialObject) -> (Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller0: (TrialObject) -> () -> Void = { object in { object.receive([]) } }
    let teller5: (TrialObject) -> (Int, Int, Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let method1: (TrialObject) -> (Int) -> [Int] = { _ in plain.list1 }
    let method2: (TrialObject) -> (Int, Int) -> [Int] = { _ in plain.list2 }
    let method3: (TrialObject) -> (Int, Int, Int) -> [Int] = { _ in plain.list3 }
    let method0: (TrialObject) -> () -> [Int] = { _ in plain.list0 }
    let method5: (TrialObject) -> (Int, Int, Int, Int, Int) -> [Int] = { _ in plain.list5 }
    let finder1: (TrialObject) -> (Int) -> [Int]? = { _ in plain.list1 }
    let finder2: (TrialObject) -> (Int, Int) -> [Int]? = { _ in plain.list2 }
    let finder3: (TrialObject) -> (Int, Int, Int) -> [Int]? = { _ in plain.list3 }
    let finder0: (TrialObject) -> () -> [Int]? = { _ in plain.list0 }
    let finder5: (TrialObject) -> (Int, Int, Int, Int, Int) -> [Int]? = { _ in plain.list5 }

    let result0 = partial(weak: object, teller1)
    expect(result0, is: ((Int) -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(result1, is: ((Int, Int) -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(result2, is: ((Int, Int, Int) -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    expect(result3, is: (() -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    expect(result4, is: ((Int, Int, Int, Int, Int) -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    expect(result5, is: ((Int) -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    expect(result6, is: ((Int, Int) -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    expect(result7, is: ((Int, Int, Int) -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    expect(result8, is: (() -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    expect(result9, is: ((Int, Int, Int, Int, Int) -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    expect(result10, is: ((Int) -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    expect(result11, is: ((Int, Int) -> [Int]?).self, result11(1, 2), countsTo: 2)
    let result12 = partial(weak: object, finder3)
    expect(result12, is: ((Int, Int, Int) -> [Int]?).self, result12(1, 2, 3), countsTo: 3)
    let result13 = partial(weak: object, finder0)
    expect(result13, is: (() -> [Int]?).self, result13(), countsTo: 0)
    let result14 = partial(weak: object, finder5)
    expect(result14, is: ((Int, Int, Int, Int, Int) -> [Int]?).self, result14(1, 2, 3, 4, 5), countsTo: 5)
    let result15 = partial(weak: object, method1, default: [])
    expect(result15, is: ((Int) -> [Int]).self, result15(1), countsTo: 1)
    let result16 = partial(weak: object, method2, default: [])
    expect(result16, is: ((Int, Int) -> [Int]).self, result16(1, 2), countsTo: 2)
    let result17 = partial(weak: object, method3, default: [])
    expect(result17, is: ((Int, Int, Int) -> [Int]).self, result17(1, 2, 3), countsTo: 3)
    let result18 = partial(weak: object, method0, default: [])
    expect(result18, is: (() -> [Int]).self, result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(result19, is: ((Int, Int, Int, Int, Int) -> [Int]).self, result19(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of partial(weak:) keeps the effects and the argument order of (…) throws(Refusal) -> …")
  func ofPlainThrowing() throws {
    let teller1: (TrialObject) -> (Int) throws(Refusal) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: (TrialObject) -> (Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: (TrialObject) -> (Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller0: (TrialObject) -> () throws(Refusal) -> Void = { object in { object.receive([]) } }
    let teller5: (TrialObject) -> (Int, Int, Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let method1: (TrialObject) -> (Int) throws(Refusal) -> [Int] = { _ in plainThrowing.list1 }
    let method2: (TrialObject) -> (Int, Int) throws(Refusal) -> [Int] = { _ in plainThrowing.list2 }
    let method3: (TrialObject) -> (Int, Int, Int) throws(Refusal) -> [Int] = { _ in plainThrowing.list3 }
    let method0: (TrialObject) -> () throws(Refusal) -> [Int] = { _ in plainThrowing.list0 }
    let method5: (TrialObject) -> (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in plainThrowing.list5 }
    let finder1: (TrialObject) -> (Int) throws(Refusal) -> [Int]? = { _ in plainThrowing.list1 }
    let finder2: (TrialObject) -> (Int, Int) throws(Refusal) -> [Int]? = { _ in plainThrowing.list2 }
    let finder3: (TrialObject) -> (Int, Int, Int) throws(Refusal) -> [Int]? = { _ in plainThrowing.list3 }
    let finder0: (TrialObject) -> () throws(Refusal) -> [Int]? = { _ in plainThrowing.list0 }
    let finder5: (TrialObject) -> (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]? = { _ in plainThrowing.list5 }

    let result0 = partial(weak: object, teller1)
    try expect(result0, is: ((Int) throws(Refusal) -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    try expect(result1, is: ((Int, Int) throws(Refusal) -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    try expect(result2, is: ((Int, Int, Int) throws(Refusal) -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    try expect(result3, is: (() throws(Refusal) -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    try expect(result4, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    try expect(result5, is: ((Int) throws(Refusal) -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    try expect(result6, is: ((Int, Int) throws(Refusal) -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    try expect(result7, is: ((Int, Int, Int) throws(Refusal) -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    try expect(result8, is: (() throws(Refusal) -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    try expect(result9, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    try expect(result10, is: ((Int) throws(Refusal) -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    try expect(result11, is: ((Int, Int) throws(Refusal) -> [Int]?).self, result11(1, 2), countsTo: 2)
    let result12 = partial(weak: object, finder3)
    try expect(result12, is: ((Int, Int, Int) throws(Refusal) -> [Int]?).self, result12(1, 2, 3), countsTo: 3)
    let result13 = partial(weak: object, finder0)
    try expect(result13, is: (() throws(Refusal) -> [Int]?).self, result13(), countsTo: 0)
    let result14 = partial(weak: object, finder5)
    try expect(result14, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self, result14(1, 2, 3, 4, 5), countsTo: 5)
    let result15 = partial(weak: object, method1, default: [])
    try expect(result15, is: ((Int) throws(Refusal) -> [Int]).self, result15(1), countsTo: 1)
    let result16 = partial(weak: object, method2, default: [])
    try expect(result16, is: ((Int, Int) throws(Refusal) -> [Int]).self, result16(1, 2), countsTo: 2)
    let result17 = partial(weak: object, method3, default: [])
    try expect(result17, is: ((Int, Int, Int) throws(Refusal) -> [Int]).self, result17(1, 2, 3), countsTo: 3)
    let result18 = partial(weak: object, method0, default: [])
    try expect(result18, is: (() throws(Refusal) -> [Int]).self, result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    try expect(result19, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, result19(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of partial(weak:) keeps the effects and the argument order of (…) async -> …")
  func ofPlainAsync() async {
    await part1OfPlainAsync()
    await part2OfPlainAsync()
  }

  private func part1OfPlainAsync() async {
    let teller1: (TrialObject) -> (Int) async -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: (TrialObject) -> (Int, Int) async -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: (TrialObject) -> (Int, Int, Int) async -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller0: (TrialObject) -> () async -> Void = { object in { object.receive([]) } }
    let teller5: (TrialObject) -> (Int, Int, Int, Int, Int) async -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let method1: (TrialObject) -> (Int) async -> [Int] = { _ in plainAsync.list1 }
    let method2: (TrialObject) -> (Int, Int) async -> [Int] = { _ in plainAsync.list2 }
    let method3: (TrialObject) -> (Int, Int, Int) async -> [Int] = { _ in plainAsync.list3 }
    let method0: (TrialObject) -> () async -> [Int] = { _ in plainAsync.list0 }
    let method5: (TrialObject) -> (Int, Int, Int, Int, Int) async -> [Int] = { _ in plainAsync.list5 }
    let finder1: (TrialObject) -> (Int) async -> [Int]? = { _ in plainAsync.list1 }
    let finder2: (TrialObject) -> (Int, Int) async -> [Int]? = { _ in plainAsync.list2 }

    let result0 = partial(weak: object, teller1)
    await expect(result0, is: ((Int) async -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    await expect(result1, is: ((Int, Int) async -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    await expect(result2, is: ((Int, Int, Int) async -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    await expect(result3, is: (() async -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    await expect(result4, is: ((Int, Int, Int, Int, Int) async -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    await expect(result5, is: ((Int) async -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    await expect(result6, is: ((Int, Int) async -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    await expect(result7, is: ((Int, Int, Int) async -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    await expect(result8, is: (() async -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    await expect(result9, is: ((Int, Int, Int, Int, Int) async -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    await expect(result10, is: ((Int) async -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    await expect(result11, is: ((Int, Int) async -> [Int]?).self, result11(1, 2), countsTo: 2)
  }

  private func part2OfPlainAsync() async {
    let finder3: (TrialObject) -> (Int, Int, Int) async -> [Int]? = { _ in plainAsync.list3 }
    let object = TrialObject()
    let finder0: (TrialObject) -> () async -> [Int]? = { _ in plainAsync.list0 }
    let finder5: (TrialObject) -> (Int, Int, Int, Int, Int) async -> [Int]? = { _ in plainAsync.list5 }
    let method1: (TrialObject) -> (Int) async -> [Int] = { _ in plainAsync.list1 }
    let method2: (TrialObject) -> (Int, Int) async -> [Int] = { _ in plainAsync.list2 }
    let method3: (TrialObject) -> (Int, Int, Int) async -> [Int] = { _ in plainAsync.list3 }
    let method0: (TrialObject) -> () async -> [Int] = { _ in plainAsync.list0 }
    let method5: (TrialObject) -> (Int, Int, Int, Int, Int) async -> [Int] = { _ in plainAsync.list5 }

    let result0 = partial(weak: object, finder3)
    await expect(result0, is: ((Int, Int, Int) async -> [Int]?).self, result0(1, 2, 3), countsTo: 3)
    let result1 = partial(weak: object, finder0)
    await expect(result1, is: (() async -> [Int]?).self, result1(), countsTo: 0)
    let result2 = partial(weak: object, finder5)
    await expect(result2, is: ((Int, Int, Int, Int, Int) async -> [Int]?).self, result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = partial(weak: object, method1, default: [])
    await expect(result3, is: ((Int) async -> [Int]).self, result3(1), countsTo: 1)
    let result4 = partial(weak: object, method2, default: [])
    await expect(result4, is: ((Int, Int) async -> [Int]).self, result4(1, 2), countsTo: 2)
    let result5 = partial(weak: object, method3, default: [])
    await expect(result5, is: ((Int, Int, Int) async -> [Int]).self, result5(1, 2, 3), countsTo: 3)
    let result6 = partial(weak: object, method0, default: [])
    await expect(result6, is: (() async -> [Int]).self, result6(), countsTo: 0)
    let result7 = partial(weak: object, method5, default: [])
    await expect(result7, is: ((Int, Int, Int, Int, Int) async -> [Int]).self, result7(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of partial(weak:) keeps the effects and the argument order of (…) async throws(Refusal) -> …")
  func ofPlainAsyncThrowing() async throws {
    try await part1OfPlainAsyncThrowing()
    try await part2OfPlainAsyncThrowing()
  }

  private func part1OfPlainAsyncThrowing() async throws {
    let teller1: (TrialObject) -> (Int) async throws(Refusal) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: (TrialObject) -> (Int, Int) async throws(Refusal) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: (TrialObject) -> (Int, Int, Int) async throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller0: (TrialObject) -> () async throws(Refusal) -> Void = { object in { object.receive([]) } }
    let teller5: (TrialObject) -> (Int, Int, Int, Int, Int) async throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let method1: (TrialObject) -> (Int) async throws(Refusal) -> [Int] = { _ in plainAsyncThrowing.list1 }
    let method2: (TrialObject) -> (Int, Int) async throws(Refusal) -> [Int] = { _ in plainAsyncThrowing.list2 }
    let method3: (TrialObject) -> (Int, Int, Int) async throws(Refusal) -> [Int] = { _ in plainAsyncThrowing.list3 }
    let method0: (TrialObject) -> () async throws(Refusal) -> [Int] = { _ in plainAsyncThrowing.list0 }
    let method5: (TrialObject) -> (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { _ in plainAsyncThrowing.list5 }
    let finder1: (TrialObject) -> (Int) async throws(Refusal) -> [Int]? = { _ in plainAsyncThrowing.list1 }
    let finder2: (TrialObject) -> (Int, Int) async throws(Refusal) -> [Int]? = { _ in plainAsyncThrowing.list2 }

    let result0 = partial(weak: object, teller1)
    try await expect(result0, is: ((Int) async throws(Refusal) -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    try await expect(result1, is: ((Int, Int) async throws(Refusal) -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    try await expect(result2, is: ((Int, Int, Int) async throws(Refusal) -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    try await expect(result3, is: (() async throws(Refusal) -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    try await expect(result4, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    try await expect(result5, is: ((Int) async throws(Refusal) -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    try await expect(result6, is: ((Int, Int) async throws(Refusal) -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    try await expect(result7, is: ((Int, Int, Int) async throws(Refusal) -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    try await expect(result8, is: (() async throws(Refusal) -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    try await expect(result9, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    try await expect(result10, is: ((Int) async throws(Refusal) -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    try await expect(result11, is: ((Int, Int) async throws(Refusal) -> [Int]?).self, result11(1, 2), countsTo: 2)
  }

  private func part2OfPlainAsyncThrowing() async throws {
    let finder3: (TrialObject) -> (Int, Int, Int) async throws(Refusal) -> [Int]? = { _ in plainAsyncThrowing.list3 }
    let object = TrialObject()
    let finder0: (TrialObject) -> () async throws(Refusal) -> [Int]? = { _ in plainAsyncThrowing.list0 }
    let finder5: (TrialObject) -> (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]? = { _ in plainAsyncThrowing.list5 }
    let method1: (TrialObject) -> (Int) async throws(Refusal) -> [Int] = { _ in plainAsyncThrowing.list1 }
    let method2: (TrialObject) -> (Int, Int) async throws(Refusal) -> [Int] = { _ in plainAsyncThrowing.list2 }
    let method3: (TrialObject) -> (Int, Int, Int) async throws(Refusal) -> [Int] = { _ in plainAsyncThrowing.list3 }
    let method0: (TrialObject) -> () async throws(Refusal) -> [Int] = { _ in plainAsyncThrowing.list0 }
    let method5: (TrialObject) -> (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { _ in plainAsyncThrowing.list5 }

    let result0 = partial(weak: object, finder3)
    try await expect(result0, is: ((Int, Int, Int) async throws(Refusal) -> [Int]?).self, result0(1, 2, 3), countsTo: 3)
    let result1 = partial(weak: object, finder0)
    try await expect(result1, is: (() async throws(Refusal) -> [Int]?).self, result1(), countsTo: 0)
    let result2 = partial(weak: object, finder5)
    try await expect(result2, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self, result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = partial(weak: object, method1, default: [])
    try await expect(result3, is: ((Int) async throws(Refusal) -> [Int]).self, result3(1), countsTo: 1)
    let result4 = partial(weak: object, method2, default: [])
    try await expect(result4, is: ((Int, Int) async throws(Refusal) -> [Int]).self, result4(1, 2), countsTo: 2)
    let result5 = partial(weak: object, method3, default: [])
    try await expect(result5, is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self, result5(1, 2, 3), countsTo: 3)
    let result6 = partial(weak: object, method0, default: [])
    try await expect(result6, is: (() async throws(Refusal) -> [Int]).self, result6(), countsTo: 0)
    let result7 = partial(weak: object, method5, default: [])
    try await expect(result7, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, result7(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of partial(weak:) keeps the effects and the argument order of @Sendable (…) -> …")
  func ofSendable() {
    let teller1: @Sendable (TrialObject) -> @Sendable (Int) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: @Sendable (TrialObject) -> @Sendable (Int, Int) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller0: @Sendable (TrialObject) -> @Sendable () -> Void = { object in { object.receive([]) } }
    let teller5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let method1: @Sendable (TrialObject) -> @Sendable (Int) -> [Int] = { _ in sendable.list1 }
    let method2: @Sendable (TrialObject) -> @Sendable (Int, Int) -> [Int] = { _ in sendable.list2 }
    let method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) -> [Int] = { _ in sendable.list3 }
    let method0: @Sendable (TrialObject) -> @Sendable () -> [Int] = { _ in sendable.list0 }
    let method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) -> [Int] = { _ in sendable.list5 }
    let finder1: @Sendable (TrialObject) -> @Sendable (Int) -> [Int]? = { _ in sendable.list1 }
    let finder2: @Sendable (TrialObject) -> @Sendable (Int, Int) -> [Int]? = { _ in sendable.list2 }
    let finder3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) -> [Int]? = { _ in sendable.list3 }
    let finder0: @Sendable (TrialObject) -> @Sendable () -> [Int]? = { _ in sendable.list0 }
    let finder5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) -> [Int]? = { _ in sendable.list5 }

    let result0 = partial(weak: object, teller1)
    expect(result0, is: (@Sendable (Int) -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(result1, is: (@Sendable (Int, Int) -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(result2, is: (@Sendable (Int, Int, Int) -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    expect(result3, is: (@Sendable () -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    expect(result4, is: (@Sendable (Int, Int, Int, Int, Int) -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    expect(result5, is: (@Sendable (Int) -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    expect(result6, is: (@Sendable (Int, Int) -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    expect(result7, is: (@Sendable (Int, Int, Int) -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    expect(result8, is: (@Sendable () -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    expect(result9, is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    expect(result10, is: (@Sendable (Int) -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    expect(result11, is: (@Sendable (Int, Int) -> [Int]?).self, result11(1, 2), countsTo: 2)
    let result12 = partial(weak: object, finder3)
    expect(result12, is: (@Sendable (Int, Int, Int) -> [Int]?).self, result12(1, 2, 3), countsTo: 3)
    let result13 = partial(weak: object, finder0)
    expect(result13, is: (@Sendable () -> [Int]?).self, result13(), countsTo: 0)
    let result14 = partial(weak: object, finder5)
    expect(result14, is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]?).self, result14(1, 2, 3, 4, 5), countsTo: 5)
    let result15 = partial(weak: object, method1, default: [])
    expect(result15, is: (@Sendable (Int) -> [Int]).self, result15(1), countsTo: 1)
    let result16 = partial(weak: object, method2, default: [])
    expect(result16, is: (@Sendable (Int, Int) -> [Int]).self, result16(1, 2), countsTo: 2)
    let result17 = partial(weak: object, method3, default: [])
    expect(result17, is: (@Sendable (Int, Int, Int) -> [Int]).self, result17(1, 2, 3), countsTo: 3)
    let result18 = partial(weak: object, method0, default: [])
    expect(result18, is: (@Sendable () -> [Int]).self, result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(result19, is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]).self, result19(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of partial(weak:) keeps the effects and the argument order of @Sendable (…) throws(Refusal) -> …")
  func ofSendableThrowing() throws {
    let teller1: @Sendable (TrialObject) -> @Sendable (Int) throws(Refusal) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: @Sendable (TrialObject) -> @Sendable (Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller0: @Sendable (TrialObject) -> @Sendable () throws(Refusal) -> Void = { object in { object.receive([]) } }
    let teller5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let method1: @Sendable (TrialObject) -> @Sendable (Int) throws(Refusal) -> [Int] = { _ in sendableThrowing.list1 }
    let method2: @Sendable (TrialObject) -> @Sendable (Int, Int) throws(Refusal) -> [Int] = { _ in sendableThrowing.list2 }
    let method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) throws(Refusal) -> [Int] = { _ in sendableThrowing.list3 }
    let method0: @Sendable (TrialObject) -> @Sendable () throws(Refusal) -> [Int] = { _ in sendableThrowing.list0 }
    let method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in sendableThrowing.list5 }
    let finder1: @Sendable (TrialObject) -> @Sendable (Int) throws(Refusal) -> [Int]? = { _ in sendableThrowing.list1 }
    let finder2: @Sendable (TrialObject) -> @Sendable (Int, Int) throws(Refusal) -> [Int]? = { _ in sendableThrowing.list2 }
    let finder3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) throws(Refusal) -> [Int]? = { _ in sendableThrowing.list3 }
    let finder0: @Sendable (TrialObject) -> @Sendable () throws(Refusal) -> [Int]? = { _ in sendableThrowing.list0 }
    let finder5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]? = { _ in sendableThrowing.list5 }

    let result0 = partial(weak: object, teller1)
    try expect(result0, is: (@Sendable (Int) throws(Refusal) -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    try expect(result1, is: (@Sendable (Int, Int) throws(Refusal) -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    try expect(result2, is: (@Sendable (Int, Int, Int) throws(Refusal) -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    try expect(result3, is: (@Sendable () throws(Refusal) -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    try expect(result4, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    try expect(result5, is: (@Sendable (Int) throws(Refusal) -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    try expect(result6, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    try expect(result7, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    try expect(result8, is: (@Sendable () throws(Refusal) -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    try expect(result9, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    try expect(result10, is: (@Sendable (Int) throws(Refusal) -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    try expect(result11, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]?).self, result11(1, 2), countsTo: 2)
    let result12 = partial(weak: object, finder3)
    try expect(result12, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]?).self, result12(1, 2, 3), countsTo: 3)
    let result13 = partial(weak: object, finder0)
    try expect(result13, is: (@Sendable () throws(Refusal) -> [Int]?).self, result13(), countsTo: 0)
    let result14 = partial(weak: object, finder5)
    try expect(result14, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self, result14(1, 2, 3, 4, 5), countsTo: 5)
    let result15 = partial(weak: object, method1, default: [])
    try expect(result15, is: (@Sendable (Int) throws(Refusal) -> [Int]).self, result15(1), countsTo: 1)
    let result16 = partial(weak: object, method2, default: [])
    try expect(result16, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self, result16(1, 2), countsTo: 2)
    let result17 = partial(weak: object, method3, default: [])
    try expect(result17, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self, result17(1, 2, 3), countsTo: 3)
    let result18 = partial(weak: object, method0, default: [])
    try expect(result18, is: (@Sendable () throws(Refusal) -> [Int]).self, result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    try expect(result19, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, result19(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of partial(weak:) keeps the effects and the argument order of @Sendable (…) async -> …")
  func ofSendableAsync() async {
    await part1OfSendableAsync()
    await part2OfSendableAsync()
  }

  private func part1OfSendableAsync() async {
    let teller1: @Sendable (TrialObject) -> @Sendable (Int) async -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: @Sendable (TrialObject) -> @Sendable (Int, Int) async -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller0: @Sendable (TrialObject) -> @Sendable () async -> Void = { object in { object.receive([]) } }
    let teller5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let method1: @Sendable (TrialObject) -> @Sendable (Int) async -> [Int] = { _ in sendableAsync.list1 }
    let method2: @Sendable (TrialObject) -> @Sendable (Int, Int) async -> [Int] = { _ in sendableAsync.list2 }
    let method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async -> [Int] = { _ in sendableAsync.list3 }
    let method0: @Sendable (TrialObject) -> @Sendable () async -> [Int] = { _ in sendableAsync.list0 }
    let method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async -> [Int] = { _ in sendableAsync.list5 }
    let finder1: @Sendable (TrialObject) -> @Sendable (Int) async -> [Int]? = { _ in sendableAsync.list1 }
    let finder2: @Sendable (TrialObject) -> @Sendable (Int, Int) async -> [Int]? = { _ in sendableAsync.list2 }

    let result0 = partial(weak: object, teller1)
    await expect(result0, is: (@Sendable (Int) async -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    await expect(result1, is: (@Sendable (Int, Int) async -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    await expect(result2, is: (@Sendable (Int, Int, Int) async -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    await expect(result3, is: (@Sendable () async -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    await expect(result4, is: (@Sendable (Int, Int, Int, Int, Int) async -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    await expect(result5, is: (@Sendable (Int) async -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    await expect(result6, is: (@Sendable (Int, Int) async -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    await expect(result7, is: (@Sendable (Int, Int, Int) async -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    await expect(result8, is: (@Sendable () async -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    await expect(result9, is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    await expect(result10, is: (@Sendable (Int) async -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    await expect(result11, is: (@Sendable (Int, Int) async -> [Int]?).self, result11(1, 2), countsTo: 2)
  }

  private func part2OfSendableAsync() async {
    let finder3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async -> [Int]? = { _ in sendableAsync.list3 }
    let object = TrialObject()
    let finder0: @Sendable (TrialObject) -> @Sendable () async -> [Int]? = { _ in sendableAsync.list0 }
    let finder5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async -> [Int]? = { _ in sendableAsync.list5 }
    let method1: @Sendable (TrialObject) -> @Sendable (Int) async -> [Int] = { _ in sendableAsync.list1 }
    let method2: @Sendable (TrialObject) -> @Sendable (Int, Int) async -> [Int] = { _ in sendableAsync.list2 }
    let method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async -> [Int] = { _ in sendableAsync.list3 }
    let method0: @Sendable (TrialObject) -> @Sendable () async -> [Int] = { _ in sendableAsync.list0 }
    let method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async -> [Int] = { _ in sendableAsync.list5 }

    let result0 = partial(weak: object, finder3)
    await expect(result0, is: (@Sendable (Int, Int, Int) async -> [Int]?).self, result0(1, 2, 3), countsTo: 3)
    let result1 = partial(weak: object, finder0)
    await expect(result1, is: (@Sendable () async -> [Int]?).self, result1(), countsTo: 0)
    let result2 = partial(weak: object, finder5)
    await expect(result2, is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]?).self, result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = partial(weak: object, method1, default: [])
    await expect(result3, is: (@Sendable (Int) async -> [Int]).self, result3(1), countsTo: 1)
    let result4 = partial(weak: object, method2, default: [])
    await expect(result4, is: (@Sendable (Int, Int) async -> [Int]).self, result4(1, 2), countsTo: 2)
    let result5 = partial(weak: object, method3, default: [])
    await expect(result5, is: (@Sendable (Int, Int, Int) async -> [Int]).self, result5(1, 2, 3), countsTo: 3)
    let result6 = partial(weak: object, method0, default: [])
    await expect(result6, is: (@Sendable () async -> [Int]).self, result6(), countsTo: 0)
    let result7 = partial(weak: object, method5, default: [])
    await expect(result7, is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]).self, result7(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of partial(weak:) keeps the effects and the argument order of @Sendable (…) async throws(Refusal) -> …")
  func ofSendableAsyncThrowing() async throws {
    try await part1OfSendableAsyncThrowing()
    try await part2OfSendableAsyncThrowing()
  }

  private func part1OfSendableAsyncThrowing() async throws {
    let teller1: @Sendable (TrialObject) -> @Sendable (Int) async throws(Refusal) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: @Sendable (TrialObject) -> @Sendable (Int, Int) async throws(Refusal) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller0: @Sendable (TrialObject) -> @Sendable () async throws(Refusal) -> Void = { object in { object.receive([]) } }
    let teller5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let method1: @Sendable (TrialObject) -> @Sendable (Int) async throws(Refusal) -> [Int] = { _ in sendableAsyncThrowing.list1 }
    let method2: @Sendable (TrialObject) -> @Sendable (Int, Int) async throws(Refusal) -> [Int] = { _ in sendableAsyncThrowing.list2 }
    let method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async throws(Refusal) -> [Int] = { _ in sendableAsyncThrowing.list3 }
    let method0: @Sendable (TrialObject) -> @Sendable () async throws(Refusal) -> [Int] = { _ in sendableAsyncThrowing.list0 }
    let method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { _ in sendableAsyncThrowing.list5 }
    let finder1: @Sendable (TrialObject) -> @Sendable (Int) async throws(Refusal) -> [Int]? = { _ in sendableAsyncThrowing.list1 }
    let finder2: @Sendable (TrialObject) -> @Sendable (Int, Int) async throws(Refusal) -> [Int]? = { _ in sendableAsyncThrowing.list2 }

    let result0 = partial(weak: object, teller1)
    try await expect(result0, is: (@Sendable (Int) async throws(Refusal) -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    try await expect(result1, is: (@Sendable (Int, Int) async throws(Refusal) -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    try await expect(result2, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    try await expect(result3, is: (@Sendable () async throws(Refusal) -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    try await expect(result4, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    try await expect(result5, is: (@Sendable (Int) async throws(Refusal) -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    try await expect(result6, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    try await expect(result7, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    try await expect(result8, is: (@Sendable () async throws(Refusal) -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    try await expect(result9, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    try await expect(result10, is: (@Sendable (Int) async throws(Refusal) -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    try await expect(result11, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]?).self, result11(1, 2), countsTo: 2)
  }

  private func part2OfSendableAsyncThrowing() async throws {
    let finder3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async throws(Refusal) -> [Int]? = { _ in sendableAsyncThrowing.list3 }
    let object = TrialObject()
    let finder0: @Sendable (TrialObject) -> @Sendable () async throws(Refusal) -> [Int]? = { _ in sendableAsyncThrowing.list0 }
    let finder5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]? = { _ in sendableAsyncThrowing.list5 }
    let method1: @Sendable (TrialObject) -> @Sendable (Int) async throws(Refusal) -> [Int] = { _ in sendableAsyncThrowing.list1 }
    let method2: @Sendable (TrialObject) -> @Sendable (Int, Int) async throws(Refusal) -> [Int] = { _ in sendableAsyncThrowing.list2 }
    let method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async throws(Refusal) -> [Int] = { _ in sendableAsyncThrowing.list3 }
    let method0: @Sendable (TrialObject) -> @Sendable () async throws(Refusal) -> [Int] = { _ in sendableAsyncThrowing.list0 }
    let method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { _ in sendableAsyncThrowing.list5 }

    let result0 = partial(weak: object, finder3)
    try await expect(result0, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]?).self, result0(1, 2, 3), countsTo: 3)
    let result1 = partial(weak: object, finder0)
    try await expect(result1, is: (@Sendable () async throws(Refusal) -> [Int]?).self, result1(), countsTo: 0)
    let result2 = partial(weak: object, finder5)
    try await expect(result2, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self, result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = partial(weak: object, method1, default: [])
    try await expect(result3, is: (@Sendable (Int) async throws(Refusal) -> [Int]).self, result3(1), countsTo: 1)
    let result4 = partial(weak: object, method2, default: [])
    try await expect(result4, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self, result4(1, 2), countsTo: 2)
    let result5 = partial(weak: object, method3, default: [])
    try await expect(result5, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self, result5(1, 2, 3), countsTo: 3)
    let result6 = partial(weak: object, method0, default: [])
    try await expect(result6, is: (@Sendable () async throws(Refusal) -> [Int]).self, result6(), countsTo: 0)
    let result7 = partial(weak: object, method5, default: [])
    try await expect(result7, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, result7(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of partial(weak:) keeps the effects and the argument order of @MainActor (…) -> …")
  @MainActor func ofMainActor() {
    let teller1: @Sendable (TrialObject) -> @MainActor (Int) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: @Sendable (TrialObject) -> @MainActor (Int, Int) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller0: @Sendable (TrialObject) -> @MainActor () -> Void = { object in { object.receive([]) } }
    let teller5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let method1: @Sendable (TrialObject) -> @MainActor (Int) -> [Int] = { _ in mainActor.list1 }
    let method2: @Sendable (TrialObject) -> @MainActor (Int, Int) -> [Int] = { _ in mainActor.list2 }
    let method3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) -> [Int] = { _ in mainActor.list3 }
    let method0: @Sendable (TrialObject) -> @MainActor () -> [Int] = { _ in mainActor.list0 }
    let method5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> [Int] = { _ in mainActor.list5 }
    let finder1: @Sendable (TrialObject) -> @MainActor (Int) -> [Int]? = { _ in mainActor.list1 }
    let finder2: @Sendable (TrialObject) -> @MainActor (Int, Int) -> [Int]? = { _ in mainActor.list2 }
    let finder3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) -> [Int]? = { _ in mainActor.list3 }
    let finder0: @Sendable (TrialObject) -> @MainActor () -> [Int]? = { _ in mainActor.list0 }
    let finder5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> [Int]? = { _ in mainActor.list5 }

    let result0 = partial(weak: object, teller1)
    expect(result0, is: (@MainActor (Int) -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(result1, is: (@MainActor (Int, Int) -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(result2, is: (@MainActor (Int, Int, Int) -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    expect(result3, is: (@MainActor () -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    expect(result4, is: (@MainActor (Int, Int, Int, Int, Int) -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    expect(result5, is: (@MainActor (Int) -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    expect(result6, is: (@MainActor (Int, Int) -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    expect(result7, is: (@MainActor (Int, Int, Int) -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    expect(result8, is: (@MainActor () -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    expect(result9, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    expect(result10, is: (@MainActor (Int) -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    expect(result11, is: (@MainActor (Int, Int) -> [Int]?).self, result11(1, 2), countsTo: 2)
    let result12 = partial(weak: object, finder3)
    expect(result12, is: (@MainActor (Int, Int, Int) -> [Int]?).self, result12(1, 2, 3), countsTo: 3)
    let result13 = partial(weak: object, finder0)
    expect(result13, is: (@MainActor () -> [Int]?).self, result13(), countsTo: 0)
    let result14 = partial(weak: object, finder5)
    expect(result14, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]?).self, result14(1, 2, 3, 4, 5), countsTo: 5)
    let result15 = partial(weak: object, method1, default: [])
    expect(result15, is: (@MainActor (Int) -> [Int]).self, result15(1), countsTo: 1)
    let result16 = partial(weak: object, method2, default: [])
    expect(result16, is: (@MainActor (Int, Int) -> [Int]).self, result16(1, 2), countsTo: 2)
    let result17 = partial(weak: object, method3, default: [])
    expect(result17, is: (@MainActor (Int, Int, Int) -> [Int]).self, result17(1, 2, 3), countsTo: 3)
    let result18 = partial(weak: object, method0, default: [])
    expect(result18, is: (@MainActor () -> [Int]).self, result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(result19, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self, result19(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of partial(weak:) keeps the effects and the argument order of @MainActor (…) throws(Refusal) -> …")
  @MainActor func ofMainActorThrowing() throws {
    let teller1: @Sendable (TrialObject) -> @MainActor (Int) throws(Refusal) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: @Sendable (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller0: @Sendable (TrialObject) -> @MainActor () throws(Refusal) -> Void = { object in { object.receive([]) } }
    let teller5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let method1: @Sendable (TrialObject) -> @MainActor (Int) throws(Refusal) -> [Int] = { _ in mainActorThrowing.list1 }
    let method2: @Sendable (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> [Int] = { _ in mainActorThrowing.list2 }
    let method3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> [Int] = { _ in mainActorThrowing.list3 }
    let method0: @Sendable (TrialObject) -> @MainActor () throws(Refusal) -> [Int] = { _ in mainActorThrowing.list0 }
    let method5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in mainActorThrowing.list5 }
    let finder1: @Sendable (TrialObject) -> @MainActor (Int) throws(Refusal) -> [Int]? = { _ in mainActorThrowing.list1 }
    let finder2: @Sendable (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> [Int]? = { _ in mainActorThrowing.list2 }
    let finder3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> [Int]? = { _ in mainActorThrowing.list3 }
    let finder0: @Sendable (TrialObject) -> @MainActor () throws(Refusal) -> [Int]? = { _ in mainActorThrowing.list0 }
    let finder5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]? = { _ in mainActorThrowing.list5 }

    let result0 = partial(weak: object, teller1)
    try expect(result0, is: (@MainActor (Int) throws(Refusal) -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    try expect(result1, is: (@MainActor (Int, Int) throws(Refusal) -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    try expect(result2, is: (@MainActor (Int, Int, Int) throws(Refusal) -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    try expect(result3, is: (@MainActor () throws(Refusal) -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    try expect(result4, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    try expect(result5, is: (@MainActor (Int) throws(Refusal) -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    try expect(result6, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    try expect(result7, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    try expect(result8, is: (@MainActor () throws(Refusal) -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    try expect(result9, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    try expect(result10, is: (@MainActor (Int) throws(Refusal) -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    try expect(result11, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]?).self, result11(1, 2), countsTo: 2)
    let result12 = partial(weak: object, finder3)
    try expect(result12, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]?).self, result12(1, 2, 3), countsTo: 3)
    let result13 = partial(weak: object, finder0)
    try expect(result13, is: (@MainActor () throws(Refusal) -> [Int]?).self, result13(), countsTo: 0)
    let result14 = partial(weak: object, finder5)
    try expect(result14, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self, result14(1, 2, 3, 4, 5), countsTo: 5)
    let result15 = partial(weak: object, method1, default: [])
    try expect(result15, is: (@MainActor (Int) throws(Refusal) -> [Int]).self, result15(1), countsTo: 1)
    let result16 = partial(weak: object, method2, default: [])
    try expect(result16, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self, result16(1, 2), countsTo: 2)
    let result17 = partial(weak: object, method3, default: [])
    try expect(result17, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self, result17(1, 2, 3), countsTo: 3)
    let result18 = partial(weak: object, method0, default: [])
    try expect(result18, is: (@MainActor () throws(Refusal) -> [Int]).self, result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    try expect(result19, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, result19(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of partial(weak:) keeps the effects and the argument order of @MainActor (…) -> …")
  @MainActor func ofWithinMainActor() {
    let teller1: (TrialObject) -> @MainActor (Int) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: (TrialObject) -> @MainActor (Int, Int) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: (TrialObject) -> @MainActor (Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller0: (TrialObject) -> @MainActor () -> Void = { object in { object.receive([]) } }
    let teller5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let method1: (TrialObject) -> @MainActor (Int) -> [Int] = { _ in mainActor.list1 }
    let method2: (TrialObject) -> @MainActor (Int, Int) -> [Int] = { _ in mainActor.list2 }
    let method3: (TrialObject) -> @MainActor (Int, Int, Int) -> [Int] = { _ in mainActor.list3 }
    let method0: (TrialObject) -> @MainActor () -> [Int] = { _ in mainActor.list0 }
    let method5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> [Int] = { _ in mainActor.list5 }
    let finder1: (TrialObject) -> @MainActor (Int) -> [Int]? = { _ in mainActor.list1 }
    let finder2: (TrialObject) -> @MainActor (Int, Int) -> [Int]? = { _ in mainActor.list2 }
    let finder3: (TrialObject) -> @MainActor (Int, Int, Int) -> [Int]? = { _ in mainActor.list3 }
    let finder0: (TrialObject) -> @MainActor () -> [Int]? = { _ in mainActor.list0 }
    let finder5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> [Int]? = { _ in mainActor.list5 }

    let result0 = partial(weak: object, teller1)
    expect(result0, is: (@MainActor (Int) -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(result1, is: (@MainActor (Int, Int) -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(result2, is: (@MainActor (Int, Int, Int) -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    expect(result3, is: (@MainActor () -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    expect(result4, is: (@MainActor (Int, Int, Int, Int, Int) -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    expect(result5, is: (@MainActor (Int) -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    expect(result6, is: (@MainActor (Int, Int) -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    expect(result7, is: (@MainActor (Int, Int, Int) -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    expect(result8, is: (@MainActor () -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    expect(result9, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    expect(result10, is: (@MainActor (Int) -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    expect(result11, is: (@MainActor (Int, Int) -> [Int]?).self, result11(1, 2), countsTo: 2)
    let result12 = partial(weak: object, finder3)
    expect(result12, is: (@MainActor (Int, Int, Int) -> [Int]?).self, result12(1, 2, 3), countsTo: 3)
    let result13 = partial(weak: object, finder0)
    expect(result13, is: (@MainActor () -> [Int]?).self, result13(), countsTo: 0)
    let result14 = partial(weak: object, finder5)
    expect(result14, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]?).self, result14(1, 2, 3, 4, 5), countsTo: 5)
    let result15 = partial(weak: object, method1, default: [])
    expect(result15, is: (@MainActor (Int) -> [Int]).self, result15(1), countsTo: 1)
    let result16 = partial(weak: object, method2, default: [])
    expect(result16, is: (@MainActor (Int, Int) -> [Int]).self, result16(1, 2), countsTo: 2)
    let result17 = partial(weak: object, method3, default: [])
    expect(result17, is: (@MainActor (Int, Int, Int) -> [Int]).self, result17(1, 2, 3), countsTo: 3)
    let result18 = partial(weak: object, method0, default: [])
    expect(result18, is: (@MainActor () -> [Int]).self, result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(result19, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self, result19(1, 2, 3, 4, 5), countsTo: 5)
  }

  @Test("The result of partial(weak:) keeps the effects and the argument order of @MainActor (…) throws(Refusal) -> …")
  @MainActor func ofWithinMainActorThrowing() throws {
    let teller1: (TrialObject) -> @MainActor (Int) throws(Refusal) -> Void = { object in { object.receive([$0]) } }
    let object = TrialObject()
    let teller2: (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1]) } }
    let teller3: (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2]) } }
    let teller0: (TrialObject) -> @MainActor () throws(Refusal) -> Void = { object in { object.receive([]) } }
    let teller5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> Void = { object in { object.receive([$0, $1, $2, $3, $4]) } }
    let method1: (TrialObject) -> @MainActor (Int) throws(Refusal) -> [Int] = { _ in mainActorThrowing.list1 }
    let method2: (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> [Int] = { _ in mainActorThrowing.list2 }
    let method3: (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> [Int] = { _ in mainActorThrowing.list3 }
    let method0: (TrialObject) -> @MainActor () throws(Refusal) -> [Int] = { _ in mainActorThrowing.list0 }
    let method5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in mainActorThrowing.list5 }
    let finder1: (TrialObject) -> @MainActor (Int) throws(Refusal) -> [Int]? = { _ in mainActorThrowing.list1 }
    let finder2: (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> [Int]? = { _ in mainActorThrowing.list2 }
    let finder3: (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> [Int]? = { _ in mainActorThrowing.list3 }
    let finder0: (TrialObject) -> @MainActor () throws(Refusal) -> [Int]? = { _ in mainActorThrowing.list0 }
    let finder5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]? = { _ in mainActorThrowing.list5 }

    let result0 = partial(weak: object, teller1)
    try expect(result0, is: (@MainActor (Int) throws(Refusal) -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    try expect(result1, is: (@MainActor (Int, Int) throws(Refusal) -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    try expect(result2, is: (@MainActor (Int, Int, Int) throws(Refusal) -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    try expect(result3, is: (@MainActor () throws(Refusal) -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    try expect(result4, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    try expect(result5, is: (@MainActor (Int) throws(Refusal) -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    try expect(result6, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    try expect(result7, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    try expect(result8, is: (@MainActor () throws(Refusal) -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    try expect(result9, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    try expect(result10, is: (@MainActor (Int) throws(Refusal) -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    try expect(result11, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]?).self, result11(1, 2), countsTo: 2)
    let result12 = partial(weak: object, finder3)
    try expect(result12, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]?).self, result12(1, 2, 3), countsTo: 3)
    let result13 = partial(weak: object, finder0)
    try expect(result13, is: (@MainActor () throws(Refusal) -> [Int]?).self, result13(), countsTo: 0)
    let result14 = partial(weak: object, finder5)
    try expect(result14, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self, result14(1, 2, 3, 4, 5), countsTo: 5)
    let result15 = partial(weak: object, method1, default: [])
    try expect(result15, is: (@MainActor (Int) throws(Refusal) -> [Int]).self, result15(1), countsTo: 1)
    let result16 = partial(weak: object, method2, default: [])
    try expect(result16, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self, result16(1, 2), countsTo: 2)
    let result17 = partial(weak: object, method3, default: [])
    try expect(result17, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self, result17(1, 2, 3), countsTo: 3)
    let result18 = partial(weak: object, method0, default: [])
    try expect(result18, is: (@MainActor () throws(Refusal) -> [Int]).self, result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    try expect(result19, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, result19(1, 2, 3, 4, 5), countsTo: 5)
  }
}
