// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of partial(unowned:)")
struct EveryOverloadOfPartialUnowned {
  @Test("The result of partial(unowned:) keeps the argument order and the effects of its function")
  func keepsOrderAndEffects() async {
    ofPlain()
    ofPlainThrowing()
    await ofPlainAsync()
    await ofPlainAsyncThrowing()
    ofSendable()
    ofSendableThrowing()
    await ofSendableAsync()
    await ofSendableAsyncThrowing()
    await ofMainActor()
    await ofMainActorThrowing()
    await ofWithinMainActor()
    await ofWithinMainActorThrowing()
  }

  /// (…) -> …
  private func ofPlain() {
    let method1: (TrialObject) -> (Int) -> [Int] = { _ in plain.list1 }
    let object = TrialObject()
    let method2: (TrialObject) -> (Int, Int) -> [Int] = { _ in plain.list2 }
    let method3: (TrialObject) -> (Int, Int, Int) -> [Int] = { _ in plain.list3 }
    let method0: (TrialObject) -> () -> [Int] = { _ in plain.list0 }
    let method5: (TrialObject) -> (Int, Int, Int, Int, Int) -> [Int] = { _ in plain.list5 }

    let result0 = partial(unowned: object, method1)
    expect(type(of: result0), is: ((Int) -> [Int]).self, result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(type(of: result1), is: ((Int, Int) -> [Int]).self, result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(type(of: result2), is: ((Int, Int, Int) -> [Int]).self, result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method0)
    expect(type(of: result3), is: (() -> [Int]).self, result3(), countsTo: 0)
    let result4 = partial(unowned: object, method5)
    expect(type(of: result4), is: ((Int, Int, Int, Int, Int) -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let method1: (TrialObject) -> (Int) throws(Refusal) -> [Int] = { _ in plainThrowing.list1 }
    let object = TrialObject()
    let method2: (TrialObject) -> (Int, Int) throws(Refusal) -> [Int] = { _ in plainThrowing.list2 }
    let method3: (TrialObject) -> (Int, Int, Int) throws(Refusal) -> [Int] = { _ in plainThrowing.list3 }
    let method0: (TrialObject) -> () throws(Refusal) -> [Int] = { _ in plainThrowing.list0 }
    let method5: (TrialObject) -> (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in plainThrowing.list5 }

    let result0 = partial(unowned: object, method1)
    expect(type(of: result0), is: ((Int) throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(type(of: result1), is: ((Int, Int) throws(Refusal) -> [Int]).self, try? result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(type(of: result2), is: ((Int, Int, Int) throws(Refusal) -> [Int]).self, try? result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method0)
    expect(type(of: result3), is: (() throws(Refusal) -> [Int]).self, try? result3(), countsTo: 0)
    let result4 = partial(unowned: object, method5)
    expect(type(of: result4), is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// (…) async -> …
  private func ofPlainAsync() async {
    let method1: (TrialObject) -> (Int) async -> [Int] = { _ in plainAsync.list1 }
    let object = TrialObject()
    let method2: (TrialObject) -> (Int, Int) async -> [Int] = { _ in plainAsync.list2 }
    let method3: (TrialObject) -> (Int, Int, Int) async -> [Int] = { _ in plainAsync.list3 }
    let method0: (TrialObject) -> () async -> [Int] = { _ in plainAsync.list0 }
    let method5: (TrialObject) -> (Int, Int, Int, Int, Int) async -> [Int] = { _ in plainAsync.list5 }

    let result0 = partial(unowned: object, method1)
    await expect(type(of: result0), is: ((Int) async -> [Int]).self, result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    await expect(type(of: result1), is: ((Int, Int) async -> [Int]).self, result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    await expect(type(of: result2), is: ((Int, Int, Int) async -> [Int]).self, result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method0)
    await expect(type(of: result3), is: (() async -> [Int]).self, result3(), countsTo: 0)
    let result4 = partial(unowned: object, method5)
    await expect(type(of: result4), is: ((Int, Int, Int, Int, Int) async -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing() async {
    let method1: (TrialObject) -> (Int) async throws(Refusal) -> [Int] = { _ in plainAsyncThrowing.list1 }
    let object = TrialObject()
    let method2: (TrialObject) -> (Int, Int) async throws(Refusal) -> [Int] = { _ in plainAsyncThrowing.list2 }
    let method3: (TrialObject) -> (Int, Int, Int) async throws(Refusal) -> [Int] = { _ in plainAsyncThrowing.list3 }
    let method0: (TrialObject) -> () async throws(Refusal) -> [Int] = { _ in plainAsyncThrowing.list0 }
    let method5: (TrialObject) -> (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { _ in plainAsyncThrowing.list5 }

    let result0 = partial(unowned: object, method1)
    await expect(type(of: result0), is: ((Int) async throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    await expect(type(of: result1), is: ((Int, Int) async throws(Refusal) -> [Int]).self, try? result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    await expect(type(of: result2), is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method0)
    await expect(type(of: result3), is: (() async throws(Refusal) -> [Int]).self, try? result3(), countsTo: 0)
    let result4 = partial(unowned: object, method5)
    await expect(type(of: result4), is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @Sendable (…) -> …
  private func ofSendable() {
    let method1: @Sendable (TrialObject) -> @Sendable (Int) -> [Int] = { _ in sendable.list1 }
    let object = TrialObject()
    let method2: @Sendable (TrialObject) -> @Sendable (Int, Int) -> [Int] = { _ in sendable.list2 }
    let method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) -> [Int] = { _ in sendable.list3 }
    let method0: @Sendable (TrialObject) -> @Sendable () -> [Int] = { _ in sendable.list0 }
    let method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) -> [Int] = { _ in sendable.list5 }

    let result0 = partial(unowned: object, method1)
    expect(type(of: result0), is: (@Sendable (Int) -> [Int]).self, result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(type(of: result1), is: (@Sendable (Int, Int) -> [Int]).self, result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(type(of: result2), is: (@Sendable (Int, Int, Int) -> [Int]).self, result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method0)
    expect(type(of: result3), is: (@Sendable () -> [Int]).self, result3(), countsTo: 0)
    let result4 = partial(unowned: object, method5)
    expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let method1: @Sendable (TrialObject) -> @Sendable (Int) throws(Refusal) -> [Int] = { _ in sendableThrowing.list1 }
    let object = TrialObject()
    let method2: @Sendable (TrialObject) -> @Sendable (Int, Int) throws(Refusal) -> [Int] = { _ in sendableThrowing.list2 }
    let method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) throws(Refusal) -> [Int] = { _ in sendableThrowing.list3 }
    let method0: @Sendable (TrialObject) -> @Sendable () throws(Refusal) -> [Int] = { _ in sendableThrowing.list0 }
    let method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in sendableThrowing.list5 }

    let result0 = partial(unowned: object, method1)
    expect(type(of: result0), is: (@Sendable (Int) throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(type(of: result1), is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self, try? result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(type(of: result2), is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method0)
    expect(type(of: result3), is: (@Sendable () throws(Refusal) -> [Int]).self, try? result3(), countsTo: 0)
    let result4 = partial(unowned: object, method5)
    expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @Sendable (…) async -> …
  private func ofSendableAsync() async {
    let method1: @Sendable (TrialObject) -> @Sendable (Int) async -> [Int] = { _ in sendableAsync.list1 }
    let object = TrialObject()
    let method2: @Sendable (TrialObject) -> @Sendable (Int, Int) async -> [Int] = { _ in sendableAsync.list2 }
    let method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async -> [Int] = { _ in sendableAsync.list3 }
    let method0: @Sendable (TrialObject) -> @Sendable () async -> [Int] = { _ in sendableAsync.list0 }
    let method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async -> [Int] = { _ in sendableAsync.list5 }

    let result0 = partial(unowned: object, method1)
    await expect(type(of: result0), is: (@Sendable (Int) async -> [Int]).self, result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    await expect(type(of: result1), is: (@Sendable (Int, Int) async -> [Int]).self, result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int) async -> [Int]).self, result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method0)
    await expect(type(of: result3), is: (@Sendable () async -> [Int]).self, result3(), countsTo: 0)
    let result4 = partial(unowned: object, method5)
    await expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing() async {
    let method1: @Sendable (TrialObject) -> @Sendable (Int) async throws(Refusal) -> [Int] = { _ in sendableAsyncThrowing.list1 }
    let object = TrialObject()
    let method2: @Sendable (TrialObject) -> @Sendable (Int, Int) async throws(Refusal) -> [Int] = { _ in sendableAsyncThrowing.list2 }
    let method3: @Sendable (TrialObject) -> @Sendable (Int, Int, Int) async throws(Refusal) -> [Int] = { _ in sendableAsyncThrowing.list3 }
    let method0: @Sendable (TrialObject) -> @Sendable () async throws(Refusal) -> [Int] = { _ in sendableAsyncThrowing.list0 }
    let method5: @Sendable (TrialObject) -> @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { _ in sendableAsyncThrowing.list5 }

    let result0 = partial(unowned: object, method1)
    await expect(type(of: result0), is: (@Sendable (Int) async throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    await expect(type(of: result1), is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self, try? result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method0)
    await expect(type(of: result3), is: (@Sendable () async throws(Refusal) -> [Int]).self, try? result3(), countsTo: 0)
    let result4 = partial(unowned: object, method5)
    await expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofMainActor() {
    let method1: @Sendable (TrialObject) -> @MainActor (Int) -> [Int] = { _ in mainActor.list1 }
    let object = TrialObject()
    let method2: @Sendable (TrialObject) -> @MainActor (Int, Int) -> [Int] = { _ in mainActor.list2 }
    let method3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) -> [Int] = { _ in mainActor.list3 }
    let method0: @Sendable (TrialObject) -> @MainActor () -> [Int] = { _ in mainActor.list0 }
    let method5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> [Int] = { _ in mainActor.list5 }

    let result0 = partial(unowned: object, method1)
    expect(type(of: result0), is: (@MainActor (Int) -> [Int]).self, result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(type(of: result1), is: (@MainActor (Int, Int) -> [Int]).self, result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(type(of: result2), is: (@MainActor (Int, Int, Int) -> [Int]).self, result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method0)
    expect(type(of: result3), is: (@MainActor () -> [Int]).self, result3(), countsTo: 0)
    let result4 = partial(unowned: object, method5)
    expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let method1: @Sendable (TrialObject) -> @MainActor (Int) throws(Refusal) -> [Int] = { _ in mainActorThrowing.list1 }
    let object = TrialObject()
    let method2: @Sendable (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> [Int] = { _ in mainActorThrowing.list2 }
    let method3: @Sendable (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> [Int] = { _ in mainActorThrowing.list3 }
    let method0: @Sendable (TrialObject) -> @MainActor () throws(Refusal) -> [Int] = { _ in mainActorThrowing.list0 }
    let method5: @Sendable (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in mainActorThrowing.list5 }

    let result0 = partial(unowned: object, method1)
    expect(type(of: result0), is: (@MainActor (Int) throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(type(of: result1), is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self, try? result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(type(of: result2), is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method0)
    expect(type(of: result3), is: (@MainActor () throws(Refusal) -> [Int]).self, try? result3(), countsTo: 0)
    let result4 = partial(unowned: object, method5)
    expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofWithinMainActor() {
    let method1: (TrialObject) -> @MainActor (Int) -> [Int] = { _ in mainActor.list1 }
    let object = TrialObject()
    let method2: (TrialObject) -> @MainActor (Int, Int) -> [Int] = { _ in mainActor.list2 }
    let method3: (TrialObject) -> @MainActor (Int, Int, Int) -> [Int] = { _ in mainActor.list3 }
    let method0: (TrialObject) -> @MainActor () -> [Int] = { _ in mainActor.list0 }
    let method5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) -> [Int] = { _ in mainActor.list5 }

    let result0 = partial(unowned: object, method1)
    expect(type(of: result0), is: (@MainActor (Int) -> [Int]).self, result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(type(of: result1), is: (@MainActor (Int, Int) -> [Int]).self, result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(type(of: result2), is: (@MainActor (Int, Int, Int) -> [Int]).self, result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method0)
    expect(type(of: result3), is: (@MainActor () -> [Int]).self, result3(), countsTo: 0)
    let result4 = partial(unowned: object, method5)
    expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofWithinMainActorThrowing() {
    let method1: (TrialObject) -> @MainActor (Int) throws(Refusal) -> [Int] = { _ in mainActorThrowing.list1 }
    let object = TrialObject()
    let method2: (TrialObject) -> @MainActor (Int, Int) throws(Refusal) -> [Int] = { _ in mainActorThrowing.list2 }
    let method3: (TrialObject) -> @MainActor (Int, Int, Int) throws(Refusal) -> [Int] = { _ in mainActorThrowing.list3 }
    let method0: (TrialObject) -> @MainActor () throws(Refusal) -> [Int] = { _ in mainActorThrowing.list0 }
    let method5: (TrialObject) -> @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { _ in mainActorThrowing.list5 }

    let result0 = partial(unowned: object, method1)
    expect(type(of: result0), is: (@MainActor (Int) throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = partial(unowned: object, method2)
    expect(type(of: result1), is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self, try? result1(1, 2), countsTo: 2)
    let result2 = partial(unowned: object, method3)
    expect(type(of: result2), is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result2(1, 2, 3), countsTo: 3)
    let result3 = partial(unowned: object, method0)
    expect(type(of: result3), is: (@MainActor () throws(Refusal) -> [Int]).self, try? result3(), countsTo: 0)
    let result4 = partial(unowned: object, method5)
    expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 5)
  }
}
