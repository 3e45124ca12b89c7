// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of pipe")
struct EveryOverloadOfPipe {
  @Test("The result of pipe keeps the effects and the argument order of (…) -> …")
  func ofPlain() {
    let append1: ([Int]) -> [Int] = { $0 + [1] }
    let append2: ([Int]) -> [Int] = { $0 + [2] }
    let append3: ([Int]) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1, append2)
    expect(result0, is: (([Int]) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1, append2, append3)
    expect(result1, is: (([Int]) -> [Int]).self, result1([]), countsTo: 3)
  }

  @Test("The result of pipe keeps the effects and the argument order of (…) throws(Refusal) -> …")
  func ofPlainThrowing() throws {
    let append1OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: ([Int]) -> [Int] = { $0 + [2] }
    let append1: ([Int]) -> [Int] = { $0 + [1] }
    let append2OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }
    let append3: ([Int]) -> [Int] = { $0 + [3] }
    let append3OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2)
    try expect(result0, is: (([Int]) throws(Refusal) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1, append2OrRefuse)
    try expect(result1, is: (([Int]) throws(Refusal) -> [Int]).self, result1([]), countsTo: 2)
    let result2 = pipe(append1OrRefuse, append2OrRefuse)
    try expect(result2, is: (([Int]) throws(Refusal) -> [Int]).self, result2([]), countsTo: 2)
    let result3 = pipe(append1OrRefuse, append2, append3)
    try expect(result3, is: (([Int]) throws(Refusal) -> [Int]).self, result3([]), countsTo: 3)
    let result4 = pipe(append1, append2OrRefuse, append3)
    try expect(result4, is: (([Int]) throws(Refusal) -> [Int]).self, result4([]), countsTo: 3)
    let result5 = pipe(append1OrRefuse, append2OrRefuse, append3)
    try expect(result5, is: (([Int]) throws(Refusal) -> [Int]).self, result5([]), countsTo: 3)
    let result6 = pipe(append1, append2, append3OrRefuse)
    try expect(result6, is: (([Int]) throws(Refusal) -> [Int]).self, result6([]), countsTo: 3)
    let result7 = pipe(append1OrRefuse, append2, append3OrRefuse)
    try expect(result7, is: (([Int]) throws(Refusal) -> [Int]).self, result7([]), countsTo: 3)
    let result8 = pipe(append1, append2OrRefuse, append3OrRefuse)
    try expect(result8, is: (([Int]) throws(Refusal) -> [Int]).self, result8([]), countsTo: 3)
    let result9 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse)
    try expect(result9, is: (([Int]) throws(Refusal) -> [Int]).self, result9([]), countsTo: 3)
  }

  @Test("The result of pipe keeps the effects and the argument order of (…) throws -> …")
  func ofPlainThrowingAny() throws {
    let append1OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let append3OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2OrOther)
    try expect(result0, is: (([Int]) throws -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1OrRefuse, append2OrOther, append3OrOther)
    try expect(result1, is: (([Int]) throws -> [Int]).self, result1([]), countsTo: 3)
  }

  @Test("The result of pipe keeps the effects and the argument order of (…) async -> …")
  func ofPlainAsync() async {
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let append2: ([Int]) async -> [Int] = { $0 + [2] }
    let append3: ([Int]) async -> [Int] = { $0 + [3] }

    let result0 = pipe(append1, append2)
    await expect(result0, is: (([Int]) async -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1, append2, append3)
    await expect(result1, is: (([Int]) async -> [Int]).self, result1([]), countsTo: 3)
  }

  @Test("The result of pipe keeps the effects and the argument order of (…) async throws(Refusal) -> …")
  func ofPlainAsyncThrowing() async throws {
    let append1OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: ([Int]) async -> [Int] = { $0 + [2] }
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let append2OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [2] }
    let append3: ([Int]) async -> [Int] = { $0 + [3] }
    let append3OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2)
    try await expect(result0, is: (([Int]) async throws(Refusal) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1, append2OrRefuse)
    try await expect(result1, is: (([Int]) async throws(Refusal) -> [Int]).self, result1([]), countsTo: 2)
    let result2 = pipe(append1OrRefuse, append2OrRefuse)
    try await expect(result2, is: (([Int]) async throws(Refusal) -> [Int]).self, result2([]), countsTo: 2)
    let result3 = pipe(append1OrRefuse, append2, append3)
    try await expect(result3, is: (([Int]) async throws(Refusal) -> [Int]).self, result3([]), countsTo: 3)
    let result4 = pipe(append1, append2OrRefuse, append3)
    try await expect(result4, is: (([Int]) async throws(Refusal) -> [Int]).self, result4([]), countsTo: 3)
    let result5 = pipe(append1OrRefuse, append2OrRefuse, append3)
    try await expect(result5, is: (([Int]) async throws(Refusal) -> [Int]).self, result5([]), countsTo: 3)
    let result6 = pipe(append1, append2, append3OrRefuse)
    try await expect(result6, is: (([Int]) async throws(Refusal) -> [Int]).self, result6([]), countsTo: 3)
    let result7 = pipe(append1OrRefuse, append2, append3OrRefuse)
    try await expect(result7, is: (([Int]) async throws(Refusal) -> [Int]).self, result7([]), countsTo: 3)
    let result8 = pipe(append1, append2OrRefuse, append3OrRefuse)
    try await expect(result8, is: (([Int]) async throws(Refusal) -> [Int]).self, result8([]), countsTo: 3)
    let result9 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse)
    try await expect(result9, is: (([Int]) async throws(Refusal) -> [Int]).self, result9([]), countsTo: 3)
  }

  @Test("The result of pipe keeps the effects and the argument order of (…) async throws -> …")
  func ofPlainAsyncThrowingAny() async throws {
    let append1OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let append3OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2OrOther)
    try await expect(result0, is: (([Int]) async throws -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1OrRefuse, append2OrOther, append3OrOther)
    try await expect(result1, is: (([Int]) async throws -> [Int]).self, result1([]), countsTo: 3)
  }

  @Test("The result of pipe keeps the effects and the argument order of @Sendable (…) -> …")
  func ofSendable() {
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) -> [Int] = { $0 + [2] }
    let append3: @Sendable ([Int]) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1, append2)
    expect(result0, is: (@Sendable ([Int]) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1, append2, append3)
    expect(result1, is: (@Sendable ([Int]) -> [Int]).self, result1([]), countsTo: 3)
  }

  @Test("The result of pipe keeps the effects and the argument order of @Sendable (…) throws(Refusal) -> …")
  func ofSendableThrowing() throws {
    let append1OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) -> [Int] = { $0 + [2] }
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let append2OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }
    let append3: @Sendable ([Int]) -> [Int] = { $0 + [3] }
    let append3OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2)
    try expect(result0, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1, append2OrRefuse)
    try expect(result1, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, result1([]), countsTo: 2)
    let result2 = pipe(append1OrRefuse, append2OrRefuse)
    try expect(result2, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, result2([]), countsTo: 2)
    let result3 = pipe(append1OrRefuse, append2, append3)
    try expect(result3, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, result3([]), countsTo: 3)
    let result4 = pipe(append1, append2OrRefuse, append3)
    try expect(result4, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, result4([]), countsTo: 3)
    let result5 = pipe(append1OrRefuse, append2OrRefuse, append3)
    try expect(result5, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, result5([]), countsTo: 3)
    let result6 = pipe(append1, append2, append3OrRefuse)
    try expect(result6, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, result6([]), countsTo: 3)
    let result7 = pipe(append1OrRefuse, append2, append3OrRefuse)
    try expect(result7, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, result7([]), countsTo: 3)
    let result8 = pipe(append1, append2OrRefuse, append3OrRefuse)
    try expect(result8, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, result8([]), countsTo: 3)
    let result9 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse)
    try expect(result9, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, result9([]), countsTo: 3)
  }

  @Test("The result of pipe keeps the effects and the argument order of @Sendable (…) throws -> …")
  func ofSendableThrowingAny() throws {
    let append1OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let append3OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2OrOther)
    try expect(result0, is: (@Sendable ([Int]) throws -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1OrRefuse, append2OrOther, append3OrOther)
    try expect(result1, is: (@Sendable ([Int]) throws -> [Int]).self, result1([]), countsTo: 3)
  }

  @Test("The result of pipe keeps the effects and the argument order of @Sendable (…) async -> …")
  func ofSendableAsync() async {
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) async -> [Int] = { $0 + [2] }
    let append3: @Sendable ([Int]) async -> [Int] = { $0 + [3] }

    let result0 = pipe(append1, append2)
    await expect(result0, is: (@Sendable ([Int]) async -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1, append2, append3)
    await expect(result1, is: (@Sendable ([Int]) async -> [Int]).self, result1([]), countsTo: 3)
  }

  @Test("The result of pipe keeps the effects and the argument order of @Sendable (…) async throws(Refusal) -> …")
  func ofSendableAsyncThrowing() async throws {
    let append1OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) async -> [Int] = { $0 + [2] }
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let append2OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [2] }
    let append3: @Sendable ([Int]) async -> [Int] = { $0 + [3] }
    let append3OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2)
    try await expect(result0, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1, append2OrRefuse)
    try await expect(result1, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, result1([]), countsTo: 2)
    let result2 = pipe(append1OrRefuse, append2OrRefuse)
    try await expect(result2, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, result2([]), countsTo: 2)
    let result3 = pipe(append1OrRefuse, append2, append3)
    try await expect(result3, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, result3([]), countsTo: 3)
    let result4 = pipe(append1, append2OrRefuse, append3)
    try await expect(result4, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, result4([]), countsTo: 3)
    let result5 = pipe(append1OrRefuse, append2OrRefuse, append3)
    try await expect(result5, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, result5([]), countsTo: 3)
    let result6 = pipe(append1, append2, append3OrRefuse)
    try await expect(result6, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, result6([]), countsTo: 3)
    let result7 = pipe(append1OrRefuse, append2, append3OrRefuse)
    try await expect(result7, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, result7([]), countsTo: 3)
    let result8 = pipe(append1, append2OrRefuse, append3OrRefuse)
    try await expect(result8, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, result8([]), countsTo: 3)
    let result9 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse)
    try await expect(result9, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, result9([]), countsTo: 3)
  }

  @Test("The result of pipe keeps the effects and the argument order of @Sendable (…) async throws -> …")
  func ofSendableAsyncThrowingAny() async throws {
    let append1OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let append3OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2OrOther)
    try await expect(result0, is: (@Sendable ([Int]) async throws -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1OrRefuse, append2OrOther, append3OrOther)
    try await expect(result1, is: (@Sendable ([Int]) async throws -> [Int]).self, result1([]), countsTo: 3)
  }

  @Test("The result of pipe keeps the effects and the argument order of @MainActor (…) -> …")
  @MainActor func ofMainActor() {
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let append2: @MainActor ([Int]) -> [Int] = { $0 + [2] }
    let append3: @MainActor ([Int]) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1, append2)
    expect(result0, is: (@MainActor ([Int]) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1, append2, append3)
    expect(result1, is: (@MainActor ([Int]) -> [Int]).self, result1([]), countsTo: 3)
  }

  @Test("The result of pipe keeps the effects and the argument order of @MainActor (…) throws(Refusal) -> …")
  @MainActor func ofMainActorThrowing() throws {
    let append1OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @MainActor ([Int]) -> [Int] = { $0 + [2] }
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let append2OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }
    let append3: @MainActor ([Int]) -> [Int] = { $0 + [3] }
    let append3OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2)
    try expect(result0, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1, append2OrRefuse)
    try expect(result1, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, result1([]), countsTo: 2)
    let result2 = pipe(append1OrRefuse, append2OrRefuse)
    try expect(result2, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, result2([]), countsTo: 2)
    let result3 = pipe(append1OrRefuse, append2, append3)
    try expect(result3, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, result3([]), countsTo: 3)
    let result4 = pipe(append1, append2OrRefuse, append3)
    try expect(result4, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, result4([]), countsTo: 3)
    let result5 = pipe(append1OrRefuse, append2OrRefuse, append3)
    try expect(result5, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, result5([]), countsTo: 3)
    let result6 = pipe(append1, append2, append3OrRefuse)
    try expect(result6, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, result6([]), countsTo: 3)
    let result7 = pipe(append1OrRefuse, append2, append3OrRefuse)
    try expect(result7, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, result7([]), countsTo: 3)
    let result8 = pipe(append1, append2OrRefuse, append3OrRefuse)
    try expect(result8, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, result8([]), countsTo: 3)
    let result9 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse)
    try expect(result9, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, result9([]), countsTo: 3)
  }

  @Test("The result of pipe keeps the effects and the argument order of @MainActor (…) throws -> …")
  @MainActor func ofMainActorThrowingAny() throws {
    let append1OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let append3OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2OrOther)
    try expect(result0, is: (@MainActor ([Int]) throws -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1OrRefuse, append2OrOther, append3OrOther)
    try expect(result1, is: (@MainActor ([Int]) throws -> [Int]).self, result1([]), countsTo: 3)
  }
}
