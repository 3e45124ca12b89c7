// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of mapOutput")
struct EveryOverloadOfMapOutput {
  @Test("The result of mapOutput keeps the argument order and the effects of its function")
  func keepsOrderAndEffects() async {
    ofPlain()
    ofPlainThrowing()
    ofPlainThrowingAny()
    await ofPlainAsync()
    await ofPlainAsyncThrowing1()
    await ofPlainAsyncThrowing2()
    await ofPlainAsyncThrowingAny()
    ofSendable()
    ofSendableThrowing()
    ofSendableThrowingAny()
    await ofSendableAsync()
    await ofSendableAsyncThrowing1()
    await ofSendableAsyncThrowing2()
    await ofSendableAsyncThrowingAny()
    await ofMainActor()
    await ofMainActorThrowing()
    await ofMainActorThrowingAny()
  }

  /// (…) -> …
  private func ofPlain() {
    let list1: (Int) -> [Int] = { [$0] }
    let append2: ([Int]) -> [Int] = { $0 + [2] }
    let list2: (Int, Int) -> [Int] = { [$0, $1] }
    let append3: ([Int]) -> [Int] = { $0 + [3] }
    let list3: (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let append4: ([Int]) -> [Int] = { $0 + [4] }
    let list0: () -> [Int] = { [] }
    let append1: ([Int]) -> [Int] = { $0 + [1] }
    let list5: (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: ([Int]) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1, append2)
    expect(type(of: result0), is: ((Int) -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list2, append3)
    expect(type(of: result1), is: ((Int, Int) -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3, append4)
    expect(type(of: result2), is: ((Int, Int, Int) -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0, append1)
    expect(type(of: result3), is: (() -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(list5, append6)
    expect(type(of: result4), is: ((Int, Int, Int, Int, Int) -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let list1OrRefuse: (Int) throws(Refusal) -> [Int] = { [$0] }
    let append2: ([Int]) -> [Int] = { $0 + [2] }
    let list1: (Int) -> [Int] = { [$0] }
    let append2OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let append3: ([Int]) -> [Int] = { $0 + [3] }
    let list2: (Int, Int) -> [Int] = { [$0, $1] }
    let append3OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4: ([Int]) -> [Int] = { $0 + [4] }
    let list3: (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let append4OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: () throws(Refusal) -> [Int] = { [] }
    let append1: ([Int]) -> [Int] = { $0 + [1] }
    let list5OrRefuse: (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: ([Int]) -> [Int] = { $0 + [6] }
    let list0: () -> [Int] = { [] }
    let append1OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let list5: (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1OrRefuse, append2)
    expect(type(of: result0), is: ((Int) throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(list1, append2OrRefuse)
    expect(type(of: result1), is: ((Int) throws(Refusal) -> [Int]).self, try? result1(1), countsTo: 2)
    let result2 = mapOutput(list1OrRefuse, append2OrRefuse)
    expect(type(of: result2), is: ((Int) throws(Refusal) -> [Int]).self, try? result2(1), countsTo: 2)
    let result3 = mapOutput(list2OrRefuse, append3)
    expect(type(of: result3), is: ((Int, Int) throws(Refusal) -> [Int]).self, try? result3(1, 2), countsTo: 3)
    let result4 = mapOutput(list2, append3OrRefuse)
    expect(type(of: result4), is: ((Int, Int) throws(Refusal) -> [Int]).self, try? result4(1, 2), countsTo: 3)
    let result5 = mapOutput(list2OrRefuse, append3OrRefuse)
    expect(type(of: result5), is: ((Int, Int) throws(Refusal) -> [Int]).self, try? result5(1, 2), countsTo: 3)
    let result6 = mapOutput(list3OrRefuse, append4)
    expect(type(of: result6), is: ((Int, Int, Int) throws(Refusal) -> [Int]).self, try? result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(list3, append4OrRefuse)
    expect(type(of: result7), is: ((Int, Int, Int) throws(Refusal) -> [Int]).self, try? result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(list3OrRefuse, append4OrRefuse)
    expect(type(of: result8), is: ((Int, Int, Int) throws(Refusal) -> [Int]).self, try? result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(list0OrRefuse, append1)
    expect(type(of: result9), is: (() throws(Refusal) -> [Int]).self, try? result9(), countsTo: 1)
    let result10 = mapOutput(list5OrRefuse, append6)
    expect(type(of: result10), is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result10(1, 2, 3, 4, 5), countsTo: 6)
    let result11 = mapOutput(list0, append1OrRefuse)
    expect(type(of: result11), is: (() throws(Refusal) -> [Int]).self, try? result11(), countsTo: 1)
    let result12 = mapOutput(list5, append6OrRefuse)
    expect(type(of: result12), is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result12(1, 2, 3, 4, 5), countsTo: 6)
    let result13 = mapOutput(list0OrRefuse, append1OrRefuse)
    expect(type(of: result13), is: (() throws(Refusal) -> [Int]).self, try? result13(), countsTo: 1)
    let result14 = mapOutput(list5OrRefuse, append6OrRefuse)
    expect(type(of: result14), is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result14(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// (…) throws -> …
  private func ofPlainThrowingAny() {
    let list1OrRefuse: (Int) throws(Refusal) -> [Int] = { [$0] }
    let append2OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let append3OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: () throws(Refusal) -> [Int] = { [] }
    let append1OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1OrRefuse, append2OrOther)
    expect(type(of: result0), is: ((Int) throws -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(list2OrRefuse, append3OrOther)
    expect(type(of: result1), is: ((Int, Int) throws -> [Int]).self, try? result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3OrRefuse, append4OrOther)
    expect(type(of: result2), is: ((Int, Int, Int) throws -> [Int]).self, try? result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0OrRefuse, append1OrOther)
    expect(type(of: result3), is: (() throws -> [Int]).self, try? result3(), countsTo: 1)
    let result4 = mapOutput(list5OrRefuse, append6OrOther)
    expect(type(of: result4), is: ((Int, Int, Int, Int, Int) throws -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// (…) async -> …
  private func ofPlainAsync() async {
    let list1: (Int) async -> [Int] = { [$0] }
    let append2: ([Int]) async -> [Int] = { $0 + [2] }
    let list2: (Int, Int) async -> [Int] = { [$0, $1] }
    let append3: ([Int]) async -> [Int] = { $0 + [3] }
    let list3: (Int, Int, Int) async -> [Int] = { [$0, $1, $2] }
    let append4: ([Int]) async -> [Int] = { $0 + [4] }
    let list0: () async -> [Int] = { [] }
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let list5: (Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: ([Int]) async -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1, append2)
    await expect(type(of: result0), is: ((Int) async -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list2, append3)
    await expect(type(of: result1), is: ((Int, Int) async -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3, append4)
    await expect(type(of: result2), is: ((Int, Int, Int) async -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0, append1)
    await expect(type(of: result3), is: (() async -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(list5, append6)
    await expect(type(of: result4), is: ((Int, Int, Int, Int, Int) async -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing1() async {
    let list1OrRefuse: (Int) async throws(Refusal) -> [Int] = { [$0] }
    let append2: ([Int]) async -> [Int] = { $0 + [2] }
    let list1: (Int) async -> [Int] = { [$0] }
    let append2OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: (Int, Int) async throws(Refusal) -> [Int] = { [$0, $1] }
    let append3: ([Int]) async -> [Int] = { $0 + [3] }
    let list2: (Int, Int) async -> [Int] = { [$0, $1] }
    let append3OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: (Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4: ([Int]) async -> [Int] = { $0 + [4] }
    let list3: (Int, Int, Int) async -> [Int] = { [$0, $1, $2] }
    let append4OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: () async throws(Refusal) -> [Int] = { [] }
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let list5OrRefuse: (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: ([Int]) async -> [Int] = { $0 + [6] }
    let list0: () async -> [Int] = { [] }
    let append1OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }

    let result0 = mapOutput(list1OrRefuse, append2)
    await expect(type(of: result0), is: ((Int) async throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(list1, append2OrRefuse)
    await expect(type(of: result1), is: ((Int) async throws(Refusal) -> [Int]).self, try? result1(1), countsTo: 2)
    let result2 = mapOutput(list1OrRefuse, append2OrRefuse)
    await expect(type(of: result2), is: ((Int) async throws(Refusal) -> [Int]).self, try? result2(1), countsTo: 2)
    let result3 = mapOutput(list2OrRefuse, append3)
    await expect(type(of: result3), is: ((Int, Int) async throws(Refusal) -> [Int]).self, try? result3(1, 2), countsTo: 3)
    let result4 = mapOutput(list2, append3OrRefuse)
    await expect(type(of: result4), is: ((Int, Int) async throws(Refusal) -> [Int]).self, try? result4(1, 2), countsTo: 3)
    let result5 = mapOutput(list2OrRefuse, append3OrRefuse)
    await expect(type(of: result5), is: ((Int, Int) async throws(Refusal) -> [Int]).self, try? result5(1, 2), countsTo: 3)
    let result6 = mapOutput(list3OrRefuse, append4)
    await expect(type(of: result6), is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(list3, append4OrRefuse)
    await expect(type(of: result7), is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(list3OrRefuse, append4OrRefuse)
    await expect(type(of: result8), is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(list0OrRefuse, append1)
    await expect(type(of: result9), is: (() async throws(Refusal) -> [Int]).self, try? result9(), countsTo: 1)
    let result10 = mapOutput(list5OrRefuse, append6)
    await expect(type(of: result10), is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result10(1, 2, 3, 4, 5), countsTo: 6)
    let result11 = mapOutput(list0, append1OrRefuse)
    await expect(type(of: result11), is: (() async throws(Refusal) -> [Int]).self, try? result11(), countsTo: 1)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing2() async {
    let list5: (Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [6] }
    let list0OrRefuse: () async throws(Refusal) -> [Int] = { [] }
    let append1OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }

    let result0 = mapOutput(list5, append6OrRefuse)
    await expect(type(of: result0), is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result0(1, 2, 3, 4, 5), countsTo: 6)
    let result1 = mapOutput(list0OrRefuse, append1OrRefuse)
    await expect(type(of: result1), is: (() async throws(Refusal) -> [Int]).self, try? result1(), countsTo: 1)
    let result2 = mapOutput(list5OrRefuse, append6OrRefuse)
    await expect(type(of: result2), is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result2(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// (…) async throws -> …
  private func ofPlainAsyncThrowingAny() async {
    let list1OrRefuse: (Int) async throws(Refusal) -> [Int] = { [$0] }
    let append2OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: (Int, Int) async throws(Refusal) -> [Int] = { [$0, $1] }
    let append3OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: (Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: () async throws(Refusal) -> [Int] = { [] }
    let append1OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1OrRefuse, append2OrOther)
    await expect(type(of: result0), is: ((Int) async throws -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(list2OrRefuse, append3OrOther)
    await expect(type(of: result1), is: ((Int, Int) async throws -> [Int]).self, try? result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3OrRefuse, append4OrOther)
    await expect(type(of: result2), is: ((Int, Int, Int) async throws -> [Int]).self, try? result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0OrRefuse, append1OrOther)
    await expect(type(of: result3), is: (() async throws -> [Int]).self, try? result3(), countsTo: 1)
    let result4 = mapOutput(list5OrRefuse, append6OrOther)
    await expect(type(of: result4), is: ((Int, Int, Int, Int, Int) async throws -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @Sendable (…) -> …
  private func ofSendable() {
    let list1: @Sendable (Int) -> [Int] = { [$0] }
    let append2: @Sendable ([Int]) -> [Int] = { $0 + [2] }
    let list2: @Sendable (Int, Int) -> [Int] = { [$0, $1] }
    let append3: @Sendable ([Int]) -> [Int] = { $0 + [3] }
    let list3: @Sendable (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let append4: @Sendable ([Int]) -> [Int] = { $0 + [4] }
    let list0: @Sendable () -> [Int] = { [] }
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let list5: @Sendable (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @Sendable ([Int]) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1, append2)
    expect(type(of: result0), is: (@Sendable (Int) -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list2, append3)
    expect(type(of: result1), is: (@Sendable (Int, Int) -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3, append4)
    expect(type(of: result2), is: (@Sendable (Int, Int, Int) -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0, append1)
    expect(type(of: result3), is: (@Sendable () -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(list5, append6)
    expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let list1OrRefuse: @Sendable (Int) throws(Refusal) -> [Int] = { [$0] }
    let append2: @Sendable ([Int]) -> [Int] = { $0 + [2] }
    let list1: @Sendable (Int) -> [Int] = { [$0] }
    let append2OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: @Sendable (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let append3: @Sendable ([Int]) -> [Int] = { $0 + [3] }
    let list2: @Sendable (Int, Int) -> [Int] = { [$0, $1] }
    let append3OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: @Sendable (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4: @Sendable ([Int]) -> [Int] = { $0 + [4] }
    let list3: @Sendable (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let append4OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: @Sendable () throws(Refusal) -> [Int] = { [] }
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let list5OrRefuse: @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @Sendable ([Int]) -> [Int] = { $0 + [6] }
    let list0: @Sendable () -> [Int] = { [] }
    let append1OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let list5: @Sendable (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1OrRefuse, append2)
    expect(type(of: result0), is: (@Sendable (Int) throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(list1, append2OrRefuse)
    expect(type(of: result1), is: (@Sendable (Int) throws(Refusal) -> [Int]).self, try? result1(1), countsTo: 2)
    let result2 = mapOutput(list1OrRefuse, append2OrRefuse)
    expect(type(of: result2), is: (@Sendable (Int) throws(Refusal) -> [Int]).self, try? result2(1), countsTo: 2)
    let result3 = mapOutput(list2OrRefuse, append3)
    expect(type(of: result3), is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self, try? result3(1, 2), countsTo: 3)
    let result4 = mapOutput(list2, append3OrRefuse)
    expect(type(of: result4), is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self, try? result4(1, 2), countsTo: 3)
    let result5 = mapOutput(list2OrRefuse, append3OrRefuse)
    expect(type(of: result5), is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self, try? result5(1, 2), countsTo: 3)
    let result6 = mapOutput(list3OrRefuse, append4)
    expect(type(of: result6), is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(list3, append4OrRefuse)
    expect(type(of: result7), is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(list3OrRefuse, append4OrRefuse)
    expect(type(of: result8), is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(list0OrRefuse, append1)
    expect(type(of: result9), is: (@Sendable () throws(Refusal) -> [Int]).self, try? result9(), countsTo: 1)
    let result10 = mapOutput(list5OrRefuse, append6)
    expect(type(of: result10), is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result10(1, 2, 3, 4, 5), countsTo: 6)
    let result11 = mapOutput(list0, append1OrRefuse)
    expect(type(of: result11), is: (@Sendable () throws(Refusal) -> [Int]).self, try? result11(), countsTo: 1)
    let result12 = mapOutput(list5, append6OrRefuse)
    expect(type(of: result12), is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result12(1, 2, 3, 4, 5), countsTo: 6)
    let result13 = mapOutput(list0OrRefuse, append1OrRefuse)
    expect(type(of: result13), is: (@Sendable () throws(Refusal) -> [Int]).self, try? result13(), countsTo: 1)
    let result14 = mapOutput(list5OrRefuse, append6OrRefuse)
    expect(type(of: result14), is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result14(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @Sendable (…) throws -> …
  private func ofSendableThrowingAny() {
    let list1OrRefuse: @Sendable (Int) throws(Refusal) -> [Int] = { [$0] }
    let append2OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: @Sendable (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let append3OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: @Sendable (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: @Sendable () throws(Refusal) -> [Int] = { [] }
    let append1OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1OrRefuse, append2OrOther)
    expect(type(of: result0), is: (@Sendable (Int) throws -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(list2OrRefuse, append3OrOther)
    expect(type(of: result1), is: (@Sendable (Int, Int) throws -> [Int]).self, try? result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3OrRefuse, append4OrOther)
    expect(type(of: result2), is: (@Sendable (Int, Int, Int) throws -> [Int]).self, try? result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0OrRefuse, append1OrOther)
    expect(type(of: result3), is: (@Sendable () throws -> [Int]).self, try? result3(), countsTo: 1)
    let result4 = mapOutput(list5OrRefuse, append6OrOther)
    expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) throws -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @Sendable (…) async -> …
  private func ofSendableAsync() async {
    let list1: @Sendable (Int) async -> [Int] = { [$0] }
    let append2: @Sendable ([Int]) async -> [Int] = { $0 + [2] }
    let list2: @Sendable (Int, Int) async -> [Int] = { [$0, $1] }
    let append3: @Sendable ([Int]) async -> [Int] = { $0 + [3] }
    let list3: @Sendable (Int, Int, Int) async -> [Int] = { [$0, $1, $2] }
    let append4: @Sendable ([Int]) async -> [Int] = { $0 + [4] }
    let list0: @Sendable () async -> [Int] = { [] }
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let list5: @Sendable (Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @Sendable ([Int]) async -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1, append2)
    await expect(type(of: result0), is: (@Sendable (Int) async -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list2, append3)
    await expect(type(of: result1), is: (@Sendable (Int, Int) async -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3, append4)
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int) async -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0, append1)
    await expect(type(of: result3), is: (@Sendable () async -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(list5, append6)
    await expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing1() async {
    let list1OrRefuse: @Sendable (Int) async throws(Refusal) -> [Int] = { [$0] }
    let append2: @Sendable ([Int]) async -> [Int] = { $0 + [2] }
    let list1: @Sendable (Int) async -> [Int] = { [$0] }
    let append2OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: @Sendable (Int, Int) async throws(Refusal) -> [Int] = { [$0, $1] }
    let append3: @Sendable ([Int]) async -> [Int] = { $0 + [3] }
    let list2: @Sendable (Int, Int) async -> [Int] = { [$0, $1] }
    let append3OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: @Sendable (Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4: @Sendable ([Int]) async -> [Int] = { $0 + [4] }
    let list3: @Sendable (Int, Int, Int) async -> [Int] = { [$0, $1, $2] }
    let append4OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: @Sendable () async throws(Refusal) -> [Int] = { [] }
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let list5OrRefuse: @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @Sendable ([Int]) async -> [Int] = { $0 + [6] }
    let list0: @Sendable () async -> [Int] = { [] }
    let append1OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }

    let result0 = mapOutput(list1OrRefuse, append2)
    await expect(type(of: result0), is: (@Sendable (Int) async throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(list1, append2OrRefuse)
    await expect(type(of: result1), is: (@Sendable (Int) async throws(Refusal) -> [Int]).self, try? result1(1), countsTo: 2)
    let result2 = mapOutput(list1OrRefuse, append2OrRefuse)
    await expect(type(of: result2), is: (@Sendable (Int) async throws(Refusal) -> [Int]).self, try? result2(1), countsTo: 2)
    let result3 = mapOutput(list2OrRefuse, append3)
    await expect(type(of: result3), is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self, try? result3(1, 2), countsTo: 3)
    let result4 = mapOutput(list2, append3OrRefuse)
    await expect(type(of: result4), is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self, try? result4(1, 2), countsTo: 3)
    let result5 = mapOutput(list2OrRefuse, append3OrRefuse)
    await expect(type(of: result5), is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self, try? result5(1, 2), countsTo: 3)
    let result6 = mapOutput(list3OrRefuse, append4)
    await expect(type(of: result6), is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(list3, append4OrRefuse)
    await expect(type(of: result7), is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(list3OrRefuse, append4OrRefuse)
    await expect(type(of: result8), is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(list0OrRefuse, append1)
    await expect(type(of: result9), is: (@Sendable () async throws(Refusal) -> [Int]).self, try? result9(), countsTo: 1)
    let result10 = mapOutput(list5OrRefuse, append6)
    await expect(type(of: result10), is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result10(1, 2, 3, 4, 5), countsTo: 6)
    let result11 = mapOutput(list0, append1OrRefuse)
    await expect(type(of: result11), is: (@Sendable () async throws(Refusal) -> [Int]).self, try? result11(), countsTo: 1)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing2() async {
    let list5: @Sendable (Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [6] }
    let list0OrRefuse: @Sendable () async throws(Refusal) -> [Int] = { [] }
    let append1OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }

    let result0 = mapOutput(list5, append6OrRefuse)
    await expect(type(of: result0), is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result0(1, 2, 3, 4, 5), countsTo: 6)
    let result1 = mapOutput(list0OrRefuse, append1OrRefuse)
    await expect(type(of: result1), is: (@Sendable () async throws(Refusal) -> [Int]).self, try? result1(), countsTo: 1)
    let result2 = mapOutput(list5OrRefuse, append6OrRefuse)
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self, try? result2(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @Sendable (…) async throws -> …
  private func ofSendableAsyncThrowingAny() async {
    let list1OrRefuse: @Sendable (Int) async throws(Refusal) -> [Int] = { [$0] }
    let append2OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: @Sendable (Int, Int) async throws(Refusal) -> [Int] = { [$0, $1] }
    let append3OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: @Sendable (Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: @Sendable () async throws(Refusal) -> [Int] = { [] }
    let append1OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1OrRefuse, append2OrOther)
    await expect(type(of: result0), is: (@Sendable (Int) async throws -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(list2OrRefuse, append3OrOther)
    await expect(type(of: result1), is: (@Sendable (Int, Int) async throws -> [Int]).self, try? result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3OrRefuse, append4OrOther)
    await expect(type(of: result2), is: (@Sendable (Int, Int, Int) async throws -> [Int]).self, try? result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0OrRefuse, append1OrOther)
    await expect(type(of: result3), is: (@Sendable () async throws -> [Int]).self, try? result3(), countsTo: 1)
    let result4 = mapOutput(list5OrRefuse, append6OrOther)
    await expect(type(of: result4), is: (@Sendable (Int, Int, Int, Int, Int) async throws -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofMainActor() {
    let list1: @MainActor (Int) -> [Int] = { [$0] }
    let append2: @MainActor ([Int]) -> [Int] = { $0 + [2] }
    let list2: @MainActor (Int, Int) -> [Int] = { [$0, $1] }
    let append3: @MainActor ([Int]) -> [Int] = { $0 + [3] }
    let list3: @MainActor (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let append4: @MainActor ([Int]) -> [Int] = { $0 + [4] }
    let list0: @MainActor () -> [Int] = { [] }
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let list5: @MainActor (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @MainActor ([Int]) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1, append2)
    expect(type(of: result0), is: (@MainActor (Int) -> [Int]).self, result0(1), countsTo: 2)
    let result1 = mapOutput(list2, append3)
    expect(type(of: result1), is: (@MainActor (Int, Int) -> [Int]).self, result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3, append4)
    expect(type(of: result2), is: (@MainActor (Int, Int, Int) -> [Int]).self, result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0, append1)
    expect(type(of: result3), is: (@MainActor () -> [Int]).self, result3(), countsTo: 1)
    let result4 = mapOutput(list5, append6)
    expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self, result4(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let list1OrRefuse: @MainActor (Int) throws(Refusal) -> [Int] = { [$0] }
    let append2: @MainActor ([Int]) -> [Int] = { $0 + [2] }
    let list1: @MainActor (Int) -> [Int] = { [$0] }
    let append2OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: @MainActor (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let append3: @MainActor ([Int]) -> [Int] = { $0 + [3] }
    let list2: @MainActor (Int, Int) -> [Int] = { [$0, $1] }
    let append3OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: @MainActor (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4: @MainActor ([Int]) -> [Int] = { $0 + [4] }
    let list3: @MainActor (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let append4OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: @MainActor () throws(Refusal) -> [Int] = { [] }
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let list5OrRefuse: @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @MainActor ([Int]) -> [Int] = { $0 + [6] }
    let list0: @MainActor () -> [Int] = { [] }
    let append1OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let list5: @MainActor (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1OrRefuse, append2)
    expect(type(of: result0), is: (@MainActor (Int) throws(Refusal) -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(list1, append2OrRefuse)
    expect(type(of: result1), is: (@MainActor (Int) throws(Refusal) -> [Int]).self, try? result1(1), countsTo: 2)
    let result2 = mapOutput(list1OrRefuse, append2OrRefuse)
    expect(type(of: result2), is: (@MainActor (Int) throws(Refusal) -> [Int]).self, try? result2(1), countsTo: 2)
    let result3 = mapOutput(list2OrRefuse, append3)
    expect(type(of: result3), is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self, try? result3(1, 2), countsTo: 3)
    let result4 = mapOutput(list2, append3OrRefuse)
    expect(type(of: result4), is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self, try? result4(1, 2), countsTo: 3)
    let result5 = mapOutput(list2OrRefuse, append3OrRefuse)
    expect(type(of: result5), is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self, try? result5(1, 2), countsTo: 3)
    let result6 = mapOutput(list3OrRefuse, append4)
    expect(type(of: result6), is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(list3, append4OrRefuse)
    expect(type(of: result7), is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(list3OrRefuse, append4OrRefuse)
    expect(type(of: result8), is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self, try? result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(list0OrRefuse, append1)
    expect(type(of: result9), is: (@MainActor () throws(Refusal) -> [Int]).self, try? result9(), countsTo: 1)
    let result10 = mapOutput(list5OrRefuse, append6)
    expect(type(of: result10), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result10(1, 2, 3, 4, 5), countsTo: 6)
    let result11 = mapOutput(list0, append1OrRefuse)
    expect(type(of: result11), is: (@MainActor () throws(Refusal) -> [Int]).self, try? result11(), countsTo: 1)
    let result12 = mapOutput(list5, append6OrRefuse)
    expect(type(of: result12), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result12(1, 2, 3, 4, 5), countsTo: 6)
    let result13 = mapOutput(list0OrRefuse, append1OrRefuse)
    expect(type(of: result13), is: (@MainActor () throws(Refusal) -> [Int]).self, try? result13(), countsTo: 1)
    let result14 = mapOutput(list5OrRefuse, append6OrRefuse)
    expect(type(of: result14), is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self, try? result14(1, 2, 3, 4, 5), countsTo: 6)
  }

  /// @MainActor (…) throws -> …
  @MainActor private func ofMainActorThrowingAny() {
    let list1OrRefuse: @MainActor (Int) throws(Refusal) -> [Int] = { [$0] }
    let append2OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: @MainActor (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let append3OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: @MainActor (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let list0OrRefuse: @MainActor () throws(Refusal) -> [Int] = { [] }
    let append1OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [6] }

    let result0 = mapOutput(list1OrRefuse, append2OrOther)
    expect(type(of: result0), is: (@MainActor (Int) throws -> [Int]).self, try? result0(1), countsTo: 2)
    let result1 = mapOutput(list2OrRefuse, append3OrOther)
    expect(type(of: result1), is: (@MainActor (Int, Int) throws -> [Int]).self, try? result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3OrRefuse, append4OrOther)
    expect(type(of: result2), is: (@MainActor (Int, Int, Int) throws -> [Int]).self, try? result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list0OrRefuse, append1OrOther)
    expect(type(of: result3), is: (@MainActor () throws -> [Int]).self, try? result3(), countsTo: 1)
    let result4 = mapOutput(list5OrRefuse, append6OrOther)
    expect(type(of: result4), is: (@MainActor (Int, Int, Int, Int, Int) throws -> [Int]).self, try? result4(1, 2, 3, 4, 5), countsTo: 6)
  }
}
