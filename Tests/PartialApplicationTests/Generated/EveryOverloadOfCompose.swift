// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of compose")
struct EveryOverloadOfCompose {
  @Test("The result of compose keeps the effects and the argument order of (…) -> …")
  func ofPlain() {
    let append1: ([Int]) -> [Int] = { $0 + [1] }
    let append2: ([Int]) -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1)
    expect(result0, is: (([Int]) -> [Int]).self, result0([]), countsTo: 2)
  }

  @Test("The result of compose keeps the effects and the argument order of (…) throws(Refusal) -> …")
  func ofPlainThrowing() throws {
    let append1OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: ([Int]) -> [Int] = { $0 + [2] }
    let append1: ([Int]) -> [Int] = { $0 + [1] }
    let append2OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1OrRefuse)
    try expect(result0, is: (([Int]) throws(Refusal) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = compose(append2OrRefuse, append1)
    try expect(result1, is: (([Int]) throws(Refusal) -> [Int]).self, result1([]), countsTo: 2)
    let result2 = compose(append2OrRefuse, append1OrRefuse)
    try expect(result2, is: (([Int]) throws(Refusal) -> [Int]).self, result2([]), countsTo: 2)
  }

  @Test("The result of compose keeps the effects and the argument order of (…) throws -> …")
  func ofPlainThrowingAny() throws {
    let append1OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2OrOther, append1OrRefuse)
    try expect(result0, is: (([Int]) throws -> [Int]).self, result0([]), countsTo: 2)
  }

  @Test("The result of compose keeps the effects and the argument order of (…) async -> …")
  func ofPlainAsync() async {
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let append2: ([Int]) async -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1)
    await expect(result0, is: (([Int]) async -> [Int]).self, result0([]), countsTo: 2)
  }

  @Test("The result of compose keeps the effects and the argument order of (…) async throws(Refusal) -> …")
  func ofPlainAsyncThrowing() async throws {
    let append1OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: ([Int]) async -> [Int] = { $0 + [2] }
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let append2OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1OrRefuse)
    try await expect(result0, is: (([Int]) async throws(Refusal) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = compose(append2OrRefuse, append1)
    try await expect(result1, is: (([Int]) async throws(Refusal) -> [Int]).self, result1([]), countsTo: 2)
    let result2 = compose(append2OrRefuse, append1OrRefuse)
    try await expect(result2, is: (([Int]) async throws(Refusal) -> [Int]).self, result2([]), countsTo: 2)
  }

  @Test("The result of compose keeps the effects and the argument order of (…) async throws -> …")
  func ofPlainAsyncThrowingAny() async throws {
    let append1OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2OrOther, append1OrRefuse)
    try await expect(result0, is: (([Int]) async throws -> [Int]).self, result0([]), countsTo: 2)
  }

  @Test("The result of compose keeps the effects and the argument order of @Sendable (…) -> …")
  func ofSendable() {
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1)
    expect(result0, is: (@Sendable ([Int]) -> [Int]).self, result0([]), countsTo: 2)
  }

  @Test("The result of compose keeps the effects and the argument order of @Sendable (…) throws(Refusal) -> …")
  func ofSendableThrowing() throws {
    let append1OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) -> [Int] = { $0 + [2] }
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let append2OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1OrRefuse)
    try expect(result0, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = compose(append2OrRefuse, append1)
    try expect(result1, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, result1([]), countsTo: 2)
    let result2 = compose(append2OrRefuse, append1OrRefuse)
    try expect(result2, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, result2([]), countsTo: 2)
  }

  @Test("The result of compose keeps the effects and the argument order of @Sendable (…) throws -> …")
  func ofSendableThrowingAny() throws {
    let append1OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2OrOther, append1OrRefuse)
    try expect(result0, is: (@Sendable ([Int]) throws -> [Int]).self, result0([]), countsTo: 2)
  }

  @Test("The result of compose keeps the effects and the argument order of @Sendable (…) async -> …")
  func ofSendableAsync() async {
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) async -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1)
    await expect(result0, is: (@Sendable ([Int]) async -> [Int]).self, result0([]), countsTo: 2)
  }

  @Test("The result of compose keeps the effects and the argument order of @Sendable (…) async throws(Refusal) -> …")
  func ofSendableAsyncThrowing() async throws {
    let append1OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) async -> [Int] = { $0 + [2] }
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let append2OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1OrRefuse)
    try await expect(result0, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = compose(append2OrRefuse, append1)
    try await expect(result1, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, result1([]), countsTo: 2)
    let result2 = compose(append2OrRefuse, append1OrRefuse)
    try await expect(result2, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, result2([]), countsTo: 2)
  }

  @Test("The result of compose keeps the effects and the argument order of @Sendable (…) async throws -> …")
  func ofSendableAsyncThrowingAny() async throws {
    let append1OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2OrOther, append1OrRefuse)
    try await expect(result0, is: (@Sendable ([Int]) async throws -> [Int]).self, result0([]), countsTo: 2)
  }

  @Test("The result of compose keeps the effects and the argument order of @MainActor (…) -> …")
  @MainActor func ofMainActor() {
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let append2: @MainActor ([Int]) -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1)
    expect(result0, is: (@MainActor ([Int]) -> [Int]).self, result0([]), countsTo: 2)
  }

  @Test("The result of compose keeps the effects and the argument order of @MainActor (…) throws(Refusal) -> …")
  @MainActor func ofMainActorThrowing() throws {
    let append1OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @MainActor ([Int]) -> [Int] = { $0 + [2] }
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let append2OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1OrRefuse)
    try expect(result0, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = compose(append2OrRefuse, append1)
    try expect(result1, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, result1([]), countsTo: 2)
    let result2 = compose(append2OrRefuse, append1OrRefuse)
    try expect(result2, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, result2([]), countsTo: 2)
  }

  @Test("The result of compose keeps the effects and the argument order of @MainActor (…) throws -> …")
  @MainActor func ofMainActorThrowingAny() throws {
    let append1OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2OrOther, append1OrRefuse)
    try expect(result0, is: (@MainActor ([Int]) throws -> [Int]).self, result0([]), countsTo: 2)
  }
}
