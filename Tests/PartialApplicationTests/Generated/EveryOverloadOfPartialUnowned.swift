// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of partialUnowned")
struct EveryOverloadOfPartialUnowned {
  @Test("keeps its effects and every argument's place: (…) -> …")
  func plain() {
    let list1: PlainFunction<Int> = { [$0] }
    let method1: (TrialObject) -> (Int) -> [Int] = { _ in list1 }
    let object = TrialObject()
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

    let result0 = partial(unowned: object, method1)
    expect(result0, is: ((Int) -> [Int]).self)
    expect(result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(result1, is: ((Int, Int) -> [Int]).self)
    expect(result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(result2, is: ((Int, Int, Int) -> [Int]).self)
    expect(result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method4)
    expect(result3, is: ((Int, Int, Int, Int) -> [Int]).self)
    expect(result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(unowned: object, method0)
    expect(result4, is: (() -> [Int]).self)
    expect(result4(), countsTo: 0)
    let result5 = partial(unowned: object, method5)
    expect(result5, is: ((Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(unowned: object, method8)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) throws(Refusal) -> …")
  func plainThrowing() throws {
    let list1: PlainThrowingFunction<Int> = { [$0] }
    let method1: (TrialObject) -> (Int) throws(Refusal) -> [Int] = { _ in list1 }
    let object = TrialObject()
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

    let result0 = partial(unowned: object, method1)
    expect(result0, is: ((Int) throws(Refusal) -> [Int]).self)
    expect(try result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(result1, is: ((Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(result2, is: ((Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method4)
    expect(result3, is: ((Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(unowned: object, method0)
    expect(result4, is: (() throws(Refusal) -> [Int]).self)
    expect(try result4(), countsTo: 0)
    let result5 = partial(unowned: object, method5)
    expect(result5, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(unowned: object, method8)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async -> …")
  func plainAsync() async {
    let list1: PlainAsyncFunction<Int> = { [$0] }
    let method1: (TrialObject) -> (Int) async -> [Int] = { _ in list1 }
    let object = TrialObject()
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

    let result0 = partial(unowned: object, method1)
    expect(result0, is: ((Int) async -> [Int]).self)
    expect(await result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(result1, is: ((Int, Int) async -> [Int]).self)
    expect(await result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(result2, is: ((Int, Int, Int) async -> [Int]).self)
    expect(await result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method4)
    expect(result3, is: ((Int, Int, Int, Int) async -> [Int]).self)
    expect(await result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(unowned: object, method0)
    expect(result4, is: (() async -> [Int]).self)
    expect(await result4(), countsTo: 0)
    let result5 = partial(unowned: object, method5)
    expect(result5, is: ((Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(unowned: object, method8)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async throws(Refusal) -> …")
  func plainAsyncThrowing() async throws {
    let list1: PlainAsyncThrowingFunction<Int> = { [$0] }
    let method1: (TrialObject) -> (Int) async throws(Refusal) -> [Int] = { _ in list1 }
    let object = TrialObject()
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

    let result0 = partial(unowned: object, method1)
    expect(result0, is: ((Int) async throws(Refusal) -> [Int]).self)
    expect(try await result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(result1, is: ((Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(result2, is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method4)
    expect(result3, is: ((Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(unowned: object, method0)
    expect(result4, is: (() async throws(Refusal) -> [Int]).self)
    expect(try await result4(), countsTo: 0)
    let result5 = partial(unowned: object, method5)
    expect(result5, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(unowned: object, method8)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) -> …")
  func sendable() {
    let list1: SendableFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> @Sendable (Int) -> [Int] = { _ in list1 }
    let object = TrialObject()
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

    let result0 = partial(unowned: object, method1)
    expect(result0, is: (@Sendable (Int) -> [Int]).self)
    expect(result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(result1, is: (@Sendable (Int, Int) -> [Int]).self)
    expect(result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(result2, is: (@Sendable (Int, Int, Int) -> [Int]).self)
    expect(result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method4)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) -> [Int]).self)
    expect(result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(unowned: object, method0)
    expect(result4, is: (@Sendable () -> [Int]).self)
    expect(result4(), countsTo: 0)
    let result5 = partial(unowned: object, method5)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(unowned: object, method8)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws(Refusal) -> …")
  func sendableThrowing() throws {
    let list1: SendableThrowingFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> @Sendable (Int) throws(Refusal) -> [Int] = { _ in list1 }
    let object = TrialObject()
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

    let result0 = partial(unowned: object, method1)
    expect(result0, is: (@Sendable (Int) throws(Refusal) -> [Int]).self)
    expect(try result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(result1, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(result2, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method4)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(unowned: object, method0)
    expect(result4, is: (@Sendable () throws(Refusal) -> [Int]).self)
    expect(try result4(), countsTo: 0)
    let result5 = partial(unowned: object, method5)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(unowned: object, method8)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async -> …")
  func sendableAsync() async {
    let list1: SendableAsyncFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> @Sendable (Int) async -> [Int] = { _ in list1 }
    let object = TrialObject()
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

    let result0 = partial(unowned: object, method1)
    expect(result0, is: (@Sendable (Int) async -> [Int]).self)
    expect(await result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(result1, is: (@Sendable (Int, Int) async -> [Int]).self)
    expect(await result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(result2, is: (@Sendable (Int, Int, Int) async -> [Int]).self)
    expect(await result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method4)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) async -> [Int]).self)
    expect(await result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(unowned: object, method0)
    expect(result4, is: (@Sendable () async -> [Int]).self)
    expect(await result4(), countsTo: 0)
    let result5 = partial(unowned: object, method5)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(unowned: object, method8)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws(Refusal) -> …")
  func sendableAsyncThrowing() async throws {
    let list1: SendableAsyncThrowingFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> @Sendable (Int) async throws(Refusal) -> [Int] = { _ in list1 }
    let object = TrialObject()
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

    let result0 = partial(unowned: object, method1)
    expect(result0, is: (@Sendable (Int) async throws(Refusal) -> [Int]).self)
    expect(try await result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(result1, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(result2, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method4)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(unowned: object, method0)
    expect(result4, is: (@Sendable () async throws(Refusal) -> [Int]).self)
    expect(try await result4(), countsTo: 0)
    let result5 = partial(unowned: object, method5)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(unowned: object, method8)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) -> …")
  @MainActor func mainActor() {
    let list1: MainActorFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> @MainActor (Int) -> [Int] = { _ in list1 }
    let object = TrialObject()
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

    let result0 = partial(unowned: object, method1)
    expect(result0, is: (@MainActor (Int) -> [Int]).self)
    expect(result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(result1, is: (@MainActor (Int, Int) -> [Int]).self)
    expect(result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(result2, is: (@MainActor (Int, Int, Int) -> [Int]).self)
    expect(result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method4)
    expect(result3, is: (@MainActor (Int, Int, Int, Int) -> [Int]).self)
    expect(result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(unowned: object, method0)
    expect(result4, is: (@MainActor () -> [Int]).self)
    expect(result4(), countsTo: 0)
    let result5 = partial(unowned: object, method5)
    expect(result5, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(unowned: object, method8)
    expect(result6, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func mainActorThrowing() throws {
    let list1: MainActorThrowingFunction<Int> = { [$0] }
    let method1: @Sendable (TrialObject) -> @MainActor (Int) throws(Refusal) -> [Int] = { _ in list1 }
    let object = TrialObject()
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

    let result0 = partial(unowned: object, method1)
    expect(result0, is: (@MainActor (Int) throws(Refusal) -> [Int]).self)
    expect(try result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(result1, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(result2, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method4)
    expect(result3, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(unowned: object, method0)
    expect(result4, is: (@MainActor () throws(Refusal) -> [Int]).self)
    expect(try result4(), countsTo: 0)
    let result5 = partial(unowned: object, method5)
    expect(result5, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(unowned: object, method8)
    expect(result6, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) -> …")
  @MainActor func withinMainActor() {
    let list1: MainActorFunction<Int> = { [$0] }
    let method1: (TrialObject) -> @MainActor (Int) -> [Int] = { _ in list1 }
    let object = TrialObject()
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

    let result0 = partial(unowned: object, method1)
    expect(result0, is: (@MainActor (Int) -> [Int]).self)
    expect(result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(result1, is: (@MainActor (Int, Int) -> [Int]).self)
    expect(result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(result2, is: (@MainActor (Int, Int, Int) -> [Int]).self)
    expect(result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method4)
    expect(result3, is: (@MainActor (Int, Int, Int, Int) -> [Int]).self)
    expect(result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(unowned: object, method0)
    expect(result4, is: (@MainActor () -> [Int]).self)
    expect(result4(), countsTo: 0)
    let result5 = partial(unowned: object, method5)
    expect(result5, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(unowned: object, method8)
    expect(result6, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func withinMainActorThrowing() throws {
    let list1: MainActorThrowingFunction<Int> = { [$0] }
    let method1: (TrialObject) -> @MainActor (Int) throws(Refusal) -> [Int] = { _ in list1 }
    let object = TrialObject()
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

    let result0 = partial(unowned: object, method1)
    expect(result0, is: (@MainActor (Int) throws(Refusal) -> [Int]).self)
    expect(try result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(result1, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(result2, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method4)
    expect(result3, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result3(1, 2, 3, 4), countsTo: 4)
    let result4 = partial(unowned: object, method0)
    expect(result4, is: (@MainActor () throws(Refusal) -> [Int]).self)
    expect(try result4(), countsTo: 0)
    let result5 = partial(unowned: object, method5)
    expect(result5, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = partial(unowned: object, method8)
    expect(result6, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }
}
