// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of partial(weak:)")
struct EveryOverloadOfPartialWeak {
  @Test("The result of partial(weak:) keeps the argument order and the effects of its function")
  func keepsOrderAndEffects() async {
    ofPlain()
    ofPlainThrowing()
    await ofPlainAsync1()
    await ofPlainAsync2()
    await ofPlainAsyncThrowing1()
    await ofPlainAsyncThrowing2()
    ofSendable()
    ofSendableThrowing()
    await ofSendableAsync1()
    await ofSendableAsync2()
    await ofSendableAsyncThrowing1()
    await ofSendableAsyncThrowing2()
    await ofMainActor()
    await ofMainActorThrowing()
    await ofWithinMainActor()
    await ofWithinMainActorThrowing()
  }

  /// (…) -> …
  private func ofPlain() {
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
    expect(type(of: result0), is: ((Int) -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(type(of: result1), is: ((Int, Int) -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(type(of: result2), is: ((Int, Int, Int) -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    expect(type(of: result3), is: (() -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    expect(type(of: result4), is: ((Int, Int, Int, Int, Int) -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    expect(type(of: result5), is: ((Int) -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    expect(type(of: result6), is: ((Int, Int) -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    expect(type(of: result7), is: ((Int, Int, Int) -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    expect(type(of: result8), is: (() -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    expect(type(of: result9), is: ((Int, Int, Int, Int, Int) -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    expect(type(of: result10), is: ((Int) -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    expect(type(of: result11), is: ((Int, Int) -> [Int]?).self, result11(1, 2), countsTo: 2)
    let result12 = partial(weak: object, finder3)
    expect(type(of: result12), is: ((Int, Int, Int) -> [Int]?).self, result12(1, 2, 3), countsTo: 3)
    let result13 = partial(weak: object, finder0)
    expect(type(of: result13), is: (() -> [Int]?).self, result13(), countsTo: 0)
    let result14 = partial(weak: object, finder5)
    expect(type(of: result14), is: ((Int, Int, Int, Int, Int) -> [Int]?).self, result14(1, 2, 3, 4, 5), countsTo: 5)
    let result15 = partial(weak: object, method1, default: [])
    expect(type(of: result15), is: ((Int) -> [Int]).self, result15(1), countsTo: 1)
    let result16 = partial(weak: object, method2, default: [])
    expect(type(of: result16), is: ((Int, Int) -> [Int]).self, result16(1, 2), countsTo: 2)
    let result17 = partial(weak: object, method3, default: [])
    expect(type(of: result17), is: ((Int, Int, Int) -> [Int]).self, result17(1, 2, 3), countsTo: 3)
    let result18 = partial(weak: object, method0, default: [])
    expect(type(of: result18), is: (() -> [Int]).self, result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(type(of: result19), is: ((Int, Int, Int, Int, Int) -> [Int]).self, result19(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
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
    expect(type(of: result0), is: ((Int) throws(Refusal) -> Void).self, try? object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(type(of: result1), is: ((Int, Int) throws(Refusal) -> Void).self, try? object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(type(of: result2), is: ((Int, Int, Int) throws(Refusal) -> Void).self, try? object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    expect(type(of: result3), is: (() throws(Refusal) -> Void).self, try? object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    expect(type(of: result4), is: ((Int, Int, Int, Int, Int) throws(Refusal) -> Void).self, try? object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    expect(type(of: result5), is: ((Int) throws(Refusal) -> [Int]?).self, try? result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    expect(type(of: result6), is: ((Int, Int) throws(Refusal) -> [Int]?).self, try? result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    expect(type(of: result7), is: ((Int, Int, Int) throws(Refusal) -> [Int]?).self, try? result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    expect(type(of: result8), is: (() throws(Refusal) -> [Int]?).self, try? result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    expect(type(of: result9), is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self, try? result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    expect(type(of: result10), is: ((Int) throws(Refusal) -> [Int]?).self, try? result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    expect(type(of: result11), is: ((Int, Int) throws(Refusal) -> [Int]?).self, try? result11(1, 2), countsTo: 2)
    let result12 = partial(weak: object, finder3)
    expect(type(of: result12), is: ((Int, Int, Int) throws(Refusal) -> [Int]?).self, try? result12(1, 2, 3), countsTo: 3)
    let result13 = partial(weak: object, finder0)
    expect(type(of: result13), is: (() throws(Refusal) -> [Int]?).self, try? result13(), countsTo: 0)
    let result14 = partial(weak: object, finder5)
    expect(type(of: result14), is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self, try? result14(1, 2, 3, 4, 5), countsTo: 5)
    let result15 = partial(weak: object, method1, default: [])
    expect(type(of: result15), is: ((Int) throws(Refusal) -> [Int]).self, try? result15(1), countsTo: 1)
    let result16 = partial(weak: object, method2, default: [])
    expect(type(of: result16), is: ((Int, Int) throws(Refusal) -> [Int]).self, try? result16(1, 2), countsTo: 2)
    let result17 = partial(weak: object, method3, default: [])
    expect(type(of: result17), is: ((Int, Int, Int) throws(Refusal) -> [Int]).self, try? result17(1, 2, 3), countsTo: 3)
    let result18 = partial(weak: object, method0, default: [])
    expect(type(of: result18), is: (() throws(Refusal) -> [Int]).self, try? result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(type(of: result19), is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result19(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// (…) async -> …
  private func ofPlainAsync1() async {
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
    await expect(type(of: result0), is: ((Int) async -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    await expect(type(of: result1), is: ((Int, Int) async -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    await expect(type(of: result2), is: ((Int, Int, Int) async -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    await expect(type(of: result3), is: (() async -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    await expect(type(of: result4), is: ((Int, Int, Int, Int, Int) async -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    await expect(type(of: result5), is: ((Int) async -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    await expect(type(of: result6), is: ((Int, Int) async -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    await expect(type(of: result7), is: ((Int, Int, Int) async -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    await expect(type(of: result8), is: (() async -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    await expect(type(of: result9), is: ((Int, Int, Int, Int, Int) async -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    await expect(type(of: result10), is: ((Int) async -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    await expect(type(of: result11), is: ((Int, Int) async -> [Int]?).self, result11(1, 2), countsTo: 2)
  }

  /// (…) async -> …
  private func ofPlainAsync2() async {
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
    await expect(type(of: result0), is: ((Int, Int, Int) async -> [Int]?).self, result0(1, 2, 3), countsTo: 3)
    let result1 = partial(weak: object, finder0)
    await expect(type(of: result1), is: (() async -> [Int]?).self, result1(), countsTo: 0)
    let result2 = partial(weak: object, finder5)
    await expect(type(of: result2), is: ((Int, Int, Int, Int, Int) async -> [Int]?).self, result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = partial(weak: object, method1, default: [])
    await expect(type(of: result3), is: ((Int) async -> [Int]).self, result3(1), countsTo: 1)
    let result4 = partial(weak: object, method2, default: [])
    await expect(type(of: result4), is: ((Int, Int) async -> [Int]).self, result4(1, 2), countsTo: 2)
    let result5 = partial(weak: object, method3, default: [])
    await expect(type(of: result5), is: ((Int, Int, Int) async -> [Int]).self, result5(1, 2, 3), countsTo: 3)
    let result6 = partial(weak: object, method0, default: [])
    await expect(type(of: result6), is: (() async -> [Int]).self, result6(), countsTo: 0)
    let result7 = partial(weak: object, method5, default: [])
    await expect(type(of: result7), is: ((Int, Int, Int, Int, Int) async -> [Int]).self, result7(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing1() async {
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
    await expect(type(of: result0), is: ((Int) async throws(Refusal) -> Void).self, try? object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    await expect(type(of: result1), is: ((Int, Int) async throws(Refusal) -> Void).self, try? object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    await expect(type(of: result2), is: ((Int, Int, Int) async throws(Refusal) -> Void).self, try? object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    await expect(type(of: result3), is: (() async throws(Refusal) -> Void).self, try? object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    await expect(type(of: result4), is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> Void).self, try? object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    await expect(type(of: result5), is: ((Int) async throws(Refusal) -> [Int]?).self, try? result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    await expect(type(of: result6), is: ((Int, Int) async throws(Refusal) -> [Int]?).self, try? result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    await expect(type(of: result7), is: ((Int, Int, Int) async throws(Refusal) -> [Int]?).self, try? result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    await expect(type(of: result8), is: (() async throws(Refusal) -> [Int]?).self, try? result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    await expect(type(of: result9), is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self, try? result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    await expect(type(of: result10), is: ((Int) async throws(Refusal) -> [Int]?).self, try? result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    await expect(type(of: result11), is: ((Int, Int) async throws(Refusal) -> [Int]?).self, try? result11(1, 2), countsTo: 2)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing2() async {
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
    await expect(type(of: result0), is: ((Int, Int, Int) async throws(Refusal) -> [Int]?).self, try? result0(1, 2, 3), countsTo: 3)
    let result1 = partial(weak: object, finder0)
    await expect(type(of: result1), is: (() async throws(Refusal) -> [Int]?).self, try? result1(), countsTo: 0)
    let result2 = partial(weak: object, finder5)
    await expect(type(of: result2), is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self, try? result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = partial(weak: object, method1, default: [])
    await expect(type(of: result3), is: ((Int) async throws(Refusal) -> [Int]).self, try? result3(1), countsTo: 1)
    let result4 = partial(weak: object, method2, default: [])
    await expect(type(of: result4), is: ((Int, Int) async throws(Refusal) -> [Int]).self, try? result4(1, 2), countsTo: 2)
    let result5 = partial(weak: object, method3, default: [])
    await expect(type(of: result5), is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result5(1, 2, 3), countsTo: 3)
    let result6 = partial(weak: object, method0, default: [])
    await expect(type(of: result6), is: (() async throws(Refusal) -> [Int]).self, try? result6(), countsTo: 0)
    let result7 = partial(weak: object, method5, default: [])
    await expect(type(of: result7), is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result7(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @Sendable (…) -> …
  private func ofSendable() {
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
    expect(type(of: result0), is: (@Sendable (Int) -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(type(of: result1), is: (@Sendable (Int, Int) -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(type(of: result2), is: (@Sendable (Int, Int, Int) -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    expect(type(of: result3), is: (@Sendable () -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    expect(type(of: result5), is: (@Sendable (Int) -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    expect(type(of: result6), is: (@Sendable (Int, Int) -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    expect(type(of: result7), is: (@Sendable (Int, Int, Int) -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    expect(type(of: result8), is: (@Sendable () -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    expect(type(of: result9), is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    expect(type(of: result10), is: (@Sendable (Int) -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    expect(type(of: result11), is: (@Sendable (Int, Int) -> [Int]?).self, result11(1, 2), countsTo: 2)
    let result12 = partial(weak: object, finder3)
    expect(type(of: result12), is: (@Sendable (Int, Int, Int) -> [Int]?).self, result12(1, 2, 3), countsTo: 3)
    let result13 = partial(weak: object, finder0)
    expect(type(of: result13), is: (@Sendable () -> [Int]?).self, result13(), countsTo: 0)
    let result14 = partial(weak: object, finder5)
    expect(type(of: result14), is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]?).self, result14(1, 2, 3, 4, 5), countsTo: 5)
    let result15 = partial(weak: object, method1, default: [])
    expect(type(of: result15), is: (@Sendable (Int) -> [Int]).self, result15(1), countsTo: 1)
    let result16 = partial(weak: object, method2, default: [])
    expect(type(of: result16), is: (@Sendable (Int, Int) -> [Int]).self, result16(1, 2), countsTo: 2)
    let result17 = partial(weak: object, method3, default: [])
    expect(type(of: result17), is: (@Sendable (Int, Int, Int) -> [Int]).self, result17(1, 2, 3), countsTo: 3)
    let result18 = partial(weak: object, method0, default: [])
    expect(type(of: result18), is: (@Sendable () -> [Int]).self, result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(type(of: result19), is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]).self, result19(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
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
    expect(type(of: result0), is: (@Sendable (Int) throws(Refusal) -> Void).self, try? object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(type(of: result1), is: (@Sendable (Int, Int) throws(Refusal) -> Void).self, try? object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(type(of: result2), is: (@Sendable (Int, Int, Int) throws(Refusal) -> Void).self, try? object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    expect(type(of: result3), is: (@Sendable () throws(Refusal) -> Void).self, try? object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> Void).self, try? object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    expect(type(of: result5), is: (@Sendable (Int) throws(Refusal) -> [Int]?).self, try? result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    expect(type(of: result6), is: (@Sendable (Int, Int) throws(Refusal) -> [Int]?).self, try? result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    expect(type(of: result7), is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]?).self, try? result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    expect(type(of: result8), is: (@Sendable () throws(Refusal) -> [Int]?).self, try? result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    expect(type(of: result9), is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self, try? result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    expect(type(of: result10), is: (@Sendable (Int) throws(Refusal) -> [Int]?).self, try? result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    expect(type(of: result11), is: (@Sendable (Int, Int) throws(Refusal) -> [Int]?).self, try? result11(1, 2), countsTo: 2)
    let result12 = partial(weak: object, finder3)
    expect(type(of: result12), is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]?).self, try? result12(1, 2, 3), countsTo: 3)
    let result13 = partial(weak: object, finder0)
    expect(type(of: result13), is: (@Sendable () throws(Refusal) -> [Int]?).self, try? result13(), countsTo: 0)
    let result14 = partial(weak: object, finder5)
    expect(type(of: result14), is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self, try? result14(1, 2, 3, 4, 5), countsTo: 5)
    let result15 = partial(weak: object, method1, default: [])
    expect(type(of: result15), is: (@Sendable (Int) throws(Refusal) -> [Int]).self, try? result15(1), countsTo: 1)
    let result16 = partial(weak: object, method2, default: [])
    expect(type(of: result16), is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self, try? result16(1, 2), countsTo: 2)
    let result17 = partial(weak: object, method3, default: [])
    expect(type(of: result17), is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result17(1, 2, 3), countsTo: 3)
    let result18 = partial(weak: object, method0, default: [])
    expect(type(of: result18), is: (@Sendable () throws(Refusal) -> [Int]).self, try? result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(type(of: result19), is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result19(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @Sendable (…) async -> …
  private func ofSendableAsync1() async {
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
    await expect(type(of: result0), is: (@Sendable (Int) async -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    await expect(type(of: result1), is: (@Sendable (Int, Int) async -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int) async -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    await expect(type(of: result3), is: (@Sendable () async -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    await expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) async -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    await expect(type(of: result5), is: (@Sendable (Int) async -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    await expect(type(of: result6), is: (@Sendable (Int, Int) async -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    await expect(type(of: result7), is: (@Sendable (Int, Int, Int) async -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    await expect(type(of: result8), is: (@Sendable () async -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    await expect(type(of: result9), is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    await expect(type(of: result10), is: (@Sendable (Int) async -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    await expect(type(of: result11), is: (@Sendable (Int, Int) async -> [Int]?).self, result11(1, 2), countsTo: 2)
  }

  /// @Sendable (…) async -> …
  private func ofSendableAsync2() async {
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
    await expect(type(of: result0), is: (@Sendable (Int, Int, Int) async -> [Int]?).self, result0(1, 2, 3), countsTo: 3)
    let result1 = partial(weak: object, finder0)
    await expect(type(of: result1), is: (@Sendable () async -> [Int]?).self, result1(), countsTo: 0)
    let result2 = partial(weak: object, finder5)
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]?).self, result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = partial(weak: object, method1, default: [])
    await expect(type(of: result3), is: (@Sendable (Int) async -> [Int]).self, result3(1), countsTo: 1)
    let result4 = partial(weak: object, method2, default: [])
    await expect(type(of: result4), is: (@Sendable (Int, Int) async -> [Int]).self, result4(1, 2), countsTo: 2)
    let result5 = partial(weak: object, method3, default: [])
    await expect(type(of: result5), is: (@Sendable (Int, Int, Int) async -> [Int]).self, result5(1, 2, 3), countsTo: 3)
    let result6 = partial(weak: object, method0, default: [])
    await expect(type(of: result6), is: (@Sendable () async -> [Int]).self, result6(), countsTo: 0)
    let result7 = partial(weak: object, method5, default: [])
    await expect(type(of: result7), is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]).self, result7(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing1() async {
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
    await expect(type(of: result0), is: (@Sendable (Int) async throws(Refusal) -> Void).self, try? object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    await expect(type(of: result1), is: (@Sendable (Int, Int) async throws(Refusal) -> Void).self, try? object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int) async throws(Refusal) -> Void).self, try? object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    await expect(type(of: result3), is: (@Sendable () async throws(Refusal) -> Void).self, try? object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    await expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> Void).self, try? object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    await expect(type(of: result5), is: (@Sendable (Int) async throws(Refusal) -> [Int]?).self, try? result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    await expect(type(of: result6), is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]?).self, try? result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    await expect(type(of: result7), is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]?).self, try? result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    await expect(type(of: result8), is: (@Sendable () async throws(Refusal) -> [Int]?).self, try? result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    await expect(type(of: result9), is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self, try? result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    await expect(type(of: result10), is: (@Sendable (Int) async throws(Refusal) -> [Int]?).self, try? result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    await expect(type(of: result11), is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]?).self, try? result11(1, 2), countsTo: 2)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing2() async {
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
    await expect(type(of: result0), is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]?).self, try? result0(1, 2, 3), countsTo: 3)
    let result1 = partial(weak: object, finder0)
    await expect(type(of: result1), is: (@Sendable () async throws(Refusal) -> [Int]?).self, try? result1(), countsTo: 0)
    let result2 = partial(weak: object, finder5)
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]?).self, try? result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = partial(weak: object, method1, default: [])
    await expect(type(of: result3), is: (@Sendable (Int) async throws(Refusal) -> [Int]).self, try? result3(1), countsTo: 1)
    let result4 = partial(weak: object, method2, default: [])
    await expect(type(of: result4), is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self, try? result4(1, 2), countsTo: 2)
    let result5 = partial(weak: object, method3, default: [])
    await expect(type(of: result5), is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result5(1, 2, 3), countsTo: 3)
    let result6 = partial(weak: object, method0, default: [])
    await expect(type(of: result6), is: (@Sendable () async throws(Refusal) -> [Int]).self, try? result6(), countsTo: 0)
    let result7 = partial(weak: object, method5, default: [])
    await expect(type(of: result7), is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result7(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofMainActor() {
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
    expect(type(of: result0), is: (@MainActor (Int) -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(type(of: result1), is: (@MainActor (Int, Int) -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(type(of: result2), is: (@MainActor (Int, Int, Int) -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    expect(type(of: result3), is: (@MainActor () -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    expect(type(of: result5), is: (@MainActor (Int) -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    expect(type(of: result6), is: (@MainActor (Int, Int) -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    expect(type(of: result7), is: (@MainActor (Int, Int, Int) -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    expect(type(of: result8), is: (@MainActor () -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    expect(type(of: result9), is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    expect(type(of: result10), is: (@MainActor (Int) -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    expect(type(of: result11), is: (@MainActor (Int, Int) -> [Int]?).self, result11(1, 2), countsTo: 2)
    let result12 = partial(weak: object, finder3)
    expect(type(of: result12), is: (@MainActor (Int, Int, Int) -> [Int]?).self, result12(1, 2, 3), countsTo: 3)
    let result13 = partial(weak: object, finder0)
    expect(type(of: result13), is: (@MainActor () -> [Int]?).self, result13(), countsTo: 0)
    let result14 = partial(weak: object, finder5)
    expect(type(of: result14), is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]?).self, result14(1, 2, 3, 4, 5), countsTo: 5)
    let result15 = partial(weak: object, method1, default: [])
    expect(type(of: result15), is: (@MainActor (Int) -> [Int]).self, result15(1), countsTo: 1)
    let result16 = partial(weak: object, method2, default: [])
    expect(type(of: result16), is: (@MainActor (Int, Int) -> [Int]).self, result16(1, 2), countsTo: 2)
    let result17 = partial(weak: object, method3, default: [])
    expect(type(of: result17), is: (@MainActor (Int, Int, Int) -> [Int]).self, result17(1, 2, 3), countsTo: 3)
    let result18 = partial(weak: object, method0, default: [])
    expect(type(of: result18), is: (@MainActor () -> [Int]).self, result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(type(of: result19), is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self, result19(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
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
    expect(type(of: result0), is: (@MainActor (Int) throws(Refusal) -> Void).self, try? object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(type(of: result1), is: (@MainActor (Int, Int) throws(Refusal) -> Void).self, try? object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(type(of: result2), is: (@MainActor (Int, Int, Int) throws(Refusal) -> Void).self, try? object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    expect(type(of: result3), is: (@MainActor () throws(Refusal) -> Void).self, try? object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> Void).self, try? object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    expect(type(of: result5), is: (@MainActor (Int) throws(Refusal) -> [Int]?).self, try? result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    expect(type(of: result6), is: (@MainActor (Int, Int) throws(Refusal) -> [Int]?).self, try? result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    expect(type(of: result7), is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]?).self, try? result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    expect(type(of: result8), is: (@MainActor () throws(Refusal) -> [Int]?).self, try? result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    expect(type(of: result9), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self, try? result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    expect(type(of: result10), is: (@MainActor (Int) throws(Refusal) -> [Int]?).self, try? result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    expect(type(of: result11), is: (@MainActor (Int, Int) throws(Refusal) -> [Int]?).self, try? result11(1, 2), countsTo: 2)
    let result12 = partial(weak: object, finder3)
    expect(type(of: result12), is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]?).self, try? result12(1, 2, 3), countsTo: 3)
    let result13 = partial(weak: object, finder0)
    expect(type(of: result13), is: (@MainActor () throws(Refusal) -> [Int]?).self, try? result13(), countsTo: 0)
    let result14 = partial(weak: object, finder5)
    expect(type(of: result14), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self, try? result14(1, 2, 3, 4, 5), countsTo: 5)
    let result15 = partial(weak: object, method1, default: [])
    expect(type(of: result15), is: (@MainActor (Int) throws(Refusal) -> [Int]).self, try? result15(1), countsTo: 1)
    let result16 = partial(weak: object, method2, default: [])
    expect(type(of: result16), is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self, try? result16(1, 2), countsTo: 2)
    let result17 = partial(weak: object, method3, default: [])
    expect(type(of: result17), is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result17(1, 2, 3), countsTo: 3)
    let result18 = partial(weak: object, method0, default: [])
    expect(type(of: result18), is: (@MainActor () throws(Refusal) -> [Int]).self, try? result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(type(of: result19), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result19(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofWithinMainActor() {
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
    expect(type(of: result0), is: (@MainActor (Int) -> Void).self, object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(type(of: result1), is: (@MainActor (Int, Int) -> Void).self, object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(type(of: result2), is: (@MainActor (Int, Int, Int) -> Void).self, object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    expect(type(of: result3), is: (@MainActor () -> Void).self, object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) -> Void).self, object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    expect(type(of: result5), is: (@MainActor (Int) -> [Int]?).self, result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    expect(type(of: result6), is: (@MainActor (Int, Int) -> [Int]?).self, result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    expect(type(of: result7), is: (@MainActor (Int, Int, Int) -> [Int]?).self, result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    expect(type(of: result8), is: (@MainActor () -> [Int]?).self, result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    expect(type(of: result9), is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]?).self, result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    expect(type(of: result10), is: (@MainActor (Int) -> [Int]?).self, result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    expect(type(of: result11), is: (@MainActor (Int, Int) -> [Int]?).self, result11(1, 2), countsTo: 2)
    let result12 = partial(weak: object, finder3)
    expect(type(of: result12), is: (@MainActor (Int, Int, Int) -> [Int]?).self, result12(1, 2, 3), countsTo: 3)
    let result13 = partial(weak: object, finder0)
    expect(type(of: result13), is: (@MainActor () -> [Int]?).self, result13(), countsTo: 0)
    let result14 = partial(weak: object, finder5)
    expect(type(of: result14), is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]?).self, result14(1, 2, 3, 4, 5), countsTo: 5)
    let result15 = partial(weak: object, method1, default: [])
    expect(type(of: result15), is: (@MainActor (Int) -> [Int]).self, result15(1), countsTo: 1)
    let result16 = partial(weak: object, method2, default: [])
    expect(type(of: result16), is: (@MainActor (Int, Int) -> [Int]).self, result16(1, 2), countsTo: 2)
    let result17 = partial(weak: object, method3, default: [])
    expect(type(of: result17), is: (@MainActor (Int, Int, Int) -> [Int]).self, result17(1, 2, 3), countsTo: 3)
    let result18 = partial(weak: object, method0, default: [])
    expect(type(of: result18), is: (@MainActor () -> [Int]).self, result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(type(of: result19), is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self, result19(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofWithinMainActorThrowing() {
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
    expect(type(of: result0), is: (@MainActor (Int) throws(Refusal) -> Void).self, try? object.received(by: result0(1)), countsTo: 1)
    let result1 = partial(weak: object, teller2)
    expect(type(of: result1), is: (@MainActor (Int, Int) throws(Refusal) -> Void).self, try? object.received(by: result1(1, 2)), countsTo: 2)
    let result2 = partial(weak: object, teller3)
    expect(type(of: result2), is: (@MainActor (Int, Int, Int) throws(Refusal) -> Void).self, try? object.received(by: result2(1, 2, 3)), countsTo: 3)
    let result3 = partial(weak: object, teller0)
    expect(type(of: result3), is: (@MainActor () throws(Refusal) -> Void).self, try? object.received(by: result3()), countsTo: 0)
    let result4 = partial(weak: object, teller5)
    expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> Void).self, try? object.received(by: result4(1, 2, 3, 4, 5)), countsTo: 5)
    let result5 = partial(weak: object, method1)
    expect(type(of: result5), is: (@MainActor (Int) throws(Refusal) -> [Int]?).self, try? result5(1), countsTo: 1)
    let result6 = partial(weak: object, method2)
    expect(type(of: result6), is: (@MainActor (Int, Int) throws(Refusal) -> [Int]?).self, try? result6(1, 2), countsTo: 2)
    let result7 = partial(weak: object, method3)
    expect(type(of: result7), is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]?).self, try? result7(1, 2, 3), countsTo: 3)
    let result8 = partial(weak: object, method0)
    expect(type(of: result8), is: (@MainActor () throws(Refusal) -> [Int]?).self, try? result8(), countsTo: 0)
    let result9 = partial(weak: object, method5)
    expect(type(of: result9), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self, try? result9(1, 2, 3, 4, 5), countsTo: 5)
    let result10 = partial(weak: object, finder1)
    expect(type(of: result10), is: (@MainActor (Int) throws(Refusal) -> [Int]?).self, try? result10(1), countsTo: 1)
    let result11 = partial(weak: object, finder2)
    expect(type(of: result11), is: (@MainActor (Int, Int) throws(Refusal) -> [Int]?).self, try? result11(1, 2), countsTo: 2)
    let result12 = partial(weak: object, finder3)
    expect(type(of: result12), is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]?).self, try? result12(1, 2, 3), countsTo: 3)
    let result13 = partial(weak: object, finder0)
    expect(type(of: result13), is: (@MainActor () throws(Refusal) -> [Int]?).self, try? result13(), countsTo: 0)
    let result14 = partial(weak: object, finder5)
    expect(type(of: result14), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]?).self, try? result14(1, 2, 3, 4, 5), countsTo: 5)
    let result15 = partial(weak: object, method1, default: [])
    expect(type(of: result15), is: (@MainActor (Int) throws(Refusal) -> [Int]).self, try? result15(1), countsTo: 1)
    let result16 = partial(weak: object, method2, default: [])
    expect(type(of: result16), is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self, try? result16(1, 2), countsTo: 2)
    let result17 = partial(weak: object, method3, default: [])
    expect(type(of: result17), is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result17(1, 2, 3), countsTo: 3)
    let result18 = partial(weak: object, method0, default: [])
    expect(type(of: result18), is: (@MainActor () throws(Refusal) -> [Int]).self, try? result18(), countsTo: 0)
    let result19 = partial(weak: object, method5, default: [])
    expect(type(of: result19), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result19(1, 2, 3, 4, 5), countsTo: 5)
  }
}
