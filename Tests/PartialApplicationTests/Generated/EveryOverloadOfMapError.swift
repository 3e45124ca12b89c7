// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of mapError")
struct EveryOverloadOfMapError {
  @Test("The result of mapError keeps the argument order and the effects of its function")
  func keepsOrderAndEffects() async {
    ofPlainThrowing()
    await ofPlainAsyncThrowing1()
    await ofPlainAsyncThrowing2()
    await ofPlainAsyncThrowing3()
    ofSendableThrowing()
    await ofSendableAsyncThrowing1()
    await ofSendableAsyncThrowing2()
    await ofSendableAsyncThrowing3()
    await ofMainActorThrowing()
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let result0 = mapError(plainThrowing.list1, { _ in OtherRefusal() })
    expect(type(of: result0), is: ((Int) throws(OtherRefusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = mapError(plainThrowing.refusal1, { _ in OtherRefusal() })
    expect(throws: OtherRefusal()) { try result1(1) }
    let result2 = mapError(plainThrowing.list2, { _ in OtherRefusal() })
    expect(type(of: result2), is: ((Int, Int) throws(OtherRefusal) -> [Int]).self, try? result2(1, 2), countsTo: 2)
    let result3 = mapError(plainThrowing.refusal2, { _ in OtherRefusal() })
    expect(throws: OtherRefusal()) { try result3(1, 2) }
    let result4 = mapError(plainThrowing.list3, { _ in OtherRefusal() })
    expect(type(of: result4), is: ((Int, Int, Int) throws(OtherRefusal) -> [Int]).self, try? result4(1, 2, 3), countsTo: 3)
    let result5 = mapError(plainThrowing.refusal3, { _ in OtherRefusal() })
    expect(throws: OtherRefusal()) { try result5(1, 2, 3) }
    let result6 = mapError(plainThrowing.list0, { _ in OtherRefusal() })
    expect(type(of: result6), is: (() throws(OtherRefusal) -> [Int]).self, try? result6(), countsTo: 0)
    let result7 = mapError(plainThrowing.refusal0, { _ in OtherRefusal() })
    expect(throws: OtherRefusal()) { try result7() }
    let result8 = mapError(plainThrowing.list5, { _ in OtherRefusal() })
    expect(type(of: result8), is: ((Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self, try? result8(1, 2, 3, 4, 5), countsTo: 5)
    let result9 = mapError(plainThrowing.refusal5, { _ in OtherRefusal() })
    expect(throws: OtherRefusal()) { try result9(1, 2, 3, 4, 5) }
    let result10 = mapError(plainThrowing.list1, { _ in fatalError() })
    expect(type(of: result10), is: ((Int) -> [Int]).self, result10(1), countsTo: 1)
    let result11 = mapError(plainThrowing.list2, { _ in fatalError() })
    expect(type(of: result11), is: ((Int, Int) -> [Int]).self, result11(1, 2), countsTo: 2)
    let result12 = mapError(plainThrowing.list3, { _ in fatalError() })
    expect(type(of: result12), is: ((Int, Int, Int) -> [Int]).self, result12(1, 2, 3), countsTo: 3)
    let result13 = mapError(plainThrowing.list0, { _ in fatalError() })
    expect(type(of: result13), is: (() -> [Int]).self, result13(), countsTo: 0)
    let result14 = mapError(plainThrowing.list5, { _ in fatalError() })
    expect(type(of: result14), is: ((Int, Int, Int, Int, Int) -> [Int]).self, result14(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing1() async {
    let result0 = mapError(plainAsyncThrowing.list1, { _ in OtherRefusal() })
    await expect(type(of: result0), is: ((Int) async throws(OtherRefusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = mapError(plainAsyncThrowing.refusal1, { _ in OtherRefusal() })
    await expect(throws: OtherRefusal()) { try await result1(1) }
    let result2 = mapError(plainAsyncThrowing.list2, { _ in OtherRefusal() })
    await expect(type(of: result2), is: ((Int, Int) async throws(OtherRefusal) -> [Int]).self, try? result2(1, 2), countsTo: 2)
    let result3 = mapError(plainAsyncThrowing.refusal2, { _ in OtherRefusal() })
    await expect(throws: OtherRefusal()) { try await result3(1, 2) }
    let result4 = mapError(plainAsyncThrowing.list3, { _ in OtherRefusal() })
    await expect(type(of: result4), is: ((Int, Int, Int) async throws(OtherRefusal) -> [Int]).self, try? result4(1, 2, 3), countsTo: 3)
    let result5 = mapError(plainAsyncThrowing.refusal3, { _ in OtherRefusal() })
    await expect(throws: OtherRefusal()) { try await result5(1, 2, 3) }
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing2() async {
    let result0 = mapError(plainAsyncThrowing.list0, { _ in OtherRefusal() })
    await expect(type(of: result0), is: (() async throws(OtherRefusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = mapError(plainAsyncThrowing.refusal0, { _ in OtherRefusal() })
    await expect(throws: OtherRefusal()) { try await result1() }
    let result2 = mapError(plainAsyncThrowing.list5, { _ in OtherRefusal() })
    await expect(type(of: result2), is: ((Int, Int, Int, Int, Int) async throws(OtherRefusal) -> [Int]).self, try? result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = mapError(plainAsyncThrowing.refusal5, { _ in OtherRefusal() })
    await expect(throws: OtherRefusal()) { try await result3(1, 2, 3, 4, 5) }
    let result4 = mapError(plainAsyncThrowing.list1, { _ in fatalError() })
    await expect(type(of: result4), is: ((Int) async -> [Int]).self, result4(1), countsTo: 1)
    let result5 = mapError(plainAsyncThrowing.list2, { _ in fatalError() })
    await expect(type(of: result5), is: ((Int, Int) async -> [Int]).self, result5(1, 2), countsTo: 2)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing3() async {
    let result0 = mapError(plainAsyncThrowing.list3, { _ in fatalError() })
    await expect(type(of: result0), is: ((Int, Int, Int) async -> [Int]).self, result0(1, 2, 3), countsTo: 3)
    let result1 = mapError(plainAsyncThrowing.list0, { _ in fatalError() })
    await expect(type(of: result1), is: (() async -> [Int]).self, result1(), countsTo: 0)
    let result2 = mapError(plainAsyncThrowing.list5, { _ in fatalError() })
    await expect(type(of: result2), is: ((Int, Int, Int, Int, Int) async -> [Int]).self, result2(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let result0 = mapError(sendableThrowing.list1, { _ in OtherRefusal() })
    expect(type(of: result0), is: (@Sendable (Int) throws(OtherRefusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = mapError(sendableThrowing.refusal1, { _ in OtherRefusal() })
    expect(throws: OtherRefusal()) { try result1(1) }
    let result2 = mapError(sendableThrowing.list2, { _ in OtherRefusal() })
    expect(type(of: result2), is: (@Sendable (Int, Int) throws(OtherRefusal) -> [Int]).self, try? result2(1, 2), countsTo: 2)
    let result3 = mapError(sendableThrowing.refusal2, { _ in OtherRefusal() })
    expect(throws: OtherRefusal()) { try result3(1, 2) }
    let result4 = mapError(sendableThrowing.list3, { _ in OtherRefusal() })
    expect(type(of: result4), is: (@Sendable (Int, Int, Int) throws(OtherRefusal) -> [Int]).self, try? result4(1, 2, 3), countsTo: 3)
    let result5 = mapError(sendableThrowing.refusal3, { _ in OtherRefusal() })
    expect(throws: OtherRefusal()) { try result5(1, 2, 3) }
    let result6 = mapError(sendableThrowing.list0, { _ in OtherRefusal() })
    expect(type(of: result6), is: (@Sendable () throws(OtherRefusal) -> [Int]).self, try? result6(), countsTo: 0)
    let result7 = mapError(sendableThrowing.refusal0, { _ in OtherRefusal() })
    expect(throws: OtherRefusal()) { try result7() }
    let result8 = mapError(sendableThrowing.list5, { _ in OtherRefusal() })
    expect(type(of: result8), is: (@Sendable (Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self, try? result8(1, 2, 3, 4, 5), countsTo: 5)
    let result9 = mapError(sendableThrowing.refusal5, { _ in OtherRefusal() })
    expect(throws: OtherRefusal()) { try result9(1, 2, 3, 4, 5) }
    let result10 = mapError(sendableThrowing.list1, { _ in fatalError() })
    expect(type(of: result10), is: (@Sendable (Int) -> [Int]).self, result10(1), countsTo: 1)
    let result11 = mapError(sendableThrowing.list2, { _ in fatalError() })
    expect(type(of: result11), is: (@Sendable (Int, Int) -> [Int]).self, result11(1, 2), countsTo: 2)
    let result12 = mapError(sendableThrowing.list3, { _ in fatalError() })
    expect(type(of: result12), is: (@Sendable (Int, Int, Int) -> [Int]).self, result12(1, 2, 3), countsTo: 3)
    let result13 = mapError(sendableThrowing.list0, { _ in fatalError() })
    expect(type(of: result13), is: (@Sendable () -> [Int]).self, result13(), countsTo: 0)
    let result14 = mapError(sendableThrowing.list5, { _ in fatalError() })
    expect(type(of: result14), is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]).self, result14(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing1() async {
    let result0 = mapError(sendableAsyncThrowing.list1, { _ in OtherRefusal() })
    await expect(type(of: result0), is: (@Sendable (Int) async throws(OtherRefusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = mapError(sendableAsyncThrowing.refusal1, { _ in OtherRefusal() })
    await expect(throws: OtherRefusal()) { try await result1(1) }
    let result2 = mapError(sendableAsyncThrowing.list2, { _ in OtherRefusal() })
    await expect(type(of: result2), is: (@Sendable (Int, Int) async throws(OtherRefusal) -> [Int]).self, try? result2(1, 2), countsTo: 2)
    let result3 = mapError(sendableAsyncThrowing.refusal2, { _ in OtherRefusal() })
    await expect(throws: OtherRefusal()) { try await result3(1, 2) }
    let result4 = mapError(sendableAsyncThrowing.list3, { _ in OtherRefusal() })
    await expect(type(of: result4), is: (@Sendable (Int, Int, Int) async throws(OtherRefusal) -> [Int]).self, try? result4(1, 2, 3), countsTo: 3)
    let result5 = mapError(sendableAsyncThrowing.refusal3, { _ in OtherRefusal() })
    await expect(throws: OtherRefusal()) { try await result5(1, 2, 3) }
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing2() async {
    let result0 = mapError(sendableAsyncThrowing.list0, { _ in OtherRefusal() })
    await expect(type(of: result0), is: (@Sendable () async throws(OtherRefusal) -> [Int]).self, try? result0(), countsTo: 0)
    let result1 = mapError(sendableAsyncThrowing.refusal0, { _ in OtherRefusal() })
    await expect(throws: OtherRefusal()) { try await result1() }
    let result2 = mapError(sendableAsyncThrowing.list5, { _ in OtherRefusal() })
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int, Int, Int) async throws(OtherRefusal) -> [Int]).self, try? result2(1, 2, 3, 4, 5), countsTo: 5)
    let result3 = mapError(sendableAsyncThrowing.refusal5, { _ in OtherRefusal() })
    await expect(throws: OtherRefusal()) { try await result3(1, 2, 3, 4, 5) }
    let result4 = mapError(sendableAsyncThrowing.list1, { _ in fatalError() })
    await expect(type(of: result4), is: (@Sendable (Int) async -> [Int]).self, result4(1), countsTo: 1)
    let result5 = mapError(sendableAsyncThrowing.list2, { _ in fatalError() })
    await expect(type(of: result5), is: (@Sendable (Int, Int) async -> [Int]).self, result5(1, 2), countsTo: 2)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing3() async {
    let result0 = mapError(sendableAsyncThrowing.list3, { _ in fatalError() })
    await expect(type(of: result0), is: (@Sendable (Int, Int, Int) async -> [Int]).self, result0(1, 2, 3), countsTo: 3)
    let result1 = mapError(sendableAsyncThrowing.list0, { _ in fatalError() })
    await expect(type(of: result1), is: (@Sendable () async -> [Int]).self, result1(), countsTo: 0)
    let result2 = mapError(sendableAsyncThrowing.list5, { _ in fatalError() })
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]).self, result2(1, 2, 3, 4, 5), countsTo: 5)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let result0 = mapError(mainActorThrowing.list1, { _ in OtherRefusal() })
    expect(type(of: result0), is: (@MainActor (Int) throws(OtherRefusal) -> [Int]).self, try? result0(1), countsTo: 1)
    let result1 = mapError(mainActorThrowing.refusal1, { _ in OtherRefusal() })
    expect(throws: OtherRefusal()) { try result1(1) }
    let result2 = mapError(mainActorThrowing.list2, { _ in OtherRefusal() })
    expect(type(of: result2), is: (@MainActor (Int, Int) throws(OtherRefusal) -> [Int]).self, try? result2(1, 2), countsTo: 2)
    let result3 = mapError(mainActorThrowing.refusal2, { _ in OtherRefusal() })
    expect(throws: OtherRefusal()) { try result3(1, 2) }
    let result4 = mapError(mainActorThrowing.list3, { _ in OtherRefusal() })
    expect(type(of: result4), is: (@MainActor (Int, Int, Int) throws(OtherRefusal) -> [Int]).self, try? result4(1, 2, 3), countsTo: 3)
    let result5 = mapError(mainActorThrowing.refusal3, { _ in OtherRefusal() })
    expect(throws: OtherRefusal()) { try result5(1, 2, 3) }
    let result6 = mapError(mainActorThrowing.list0, { _ in OtherRefusal() })
    expect(type(of: result6), is: (@MainActor () throws(OtherRefusal) -> [Int]).self, try? result6(), countsTo: 0)
    let result7 = mapError(mainActorThrowing.refusal0, { _ in OtherRefusal() })
    expect(throws: OtherRefusal()) { try result7() }
    let result8 = mapError(mainActorThrowing.list5, { _ in OtherRefusal() })
    expect(type(of: result8), is: (@MainActor (Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int]).self, try? result8(1, 2, 3, 4, 5), countsTo: 5)
    let result9 = mapError(mainActorThrowing.refusal5, { _ in OtherRefusal() })
    expect(throws: OtherRefusal()) { try result9(1, 2, 3, 4, 5) }
    let result10 = mapError(mainActorThrowing.list1, { _ in fatalError() })
    expect(type(of: result10), is: (@MainActor (Int) -> [Int]).self, result10(1), countsTo: 1)
    let result11 = mapError(mainActorThrowing.list2, { _ in fatalError() })
    expect(type(of: result11), is: (@MainActor (Int, Int) -> [Int]).self, result11(1, 2), countsTo: 2)
    let result12 = mapError(mainActorThrowing.list3, { _ in fatalError() })
    expect(type(of: result12), is: (@MainActor (Int, Int, Int) -> [Int]).self, result12(1, 2, 3), countsTo: 3)
    let result13 = mapError(mainActorThrowing.list0, { _ in fatalError() })
    expect(type(of: result13), is: (@MainActor () -> [Int]).self, result13(), countsTo: 0)
    let result14 = mapError(mainActorThrowing.list5, { _ in fatalError() })
    expect(type(of: result14), is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self, result14(1, 2, 3, 4, 5), countsTo: 5)
  }
}
