// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of pipe")
struct EveryOverloadOfPipe {
  @Test("The result of pipe keeps the argument order and the effects of its function")
  func keepsOrderAndEffects() async {
    ofPlain()
    ofPlainThrowing()
    ofPlainThrowingAny()
    await ofPlainAsync()
    await ofPlainAsyncThrowing()
    await ofPlainAsyncThrowingAny()
    ofSendable()
    ofSendableThrowing()
    ofSendableThrowingAny()
    await ofSendableAsync()
    await ofSendableAsyncThrowing()
    await ofSendableAsyncThrowingAny()
    await ofMainActor()
    await ofMainActorThrowing()
    await ofMainActorThrowingAny()
  }

  /// (…) -> …
  private func ofPlain() {
    let append1: ([Int]) -> [Int] = { $0 + [1] }
    let append2: ([Int]) -> [Int] = { $0 + [2] }
    let append3: ([Int]) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1, append2)
    expect(type(of: result0), is: (([Int]) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1, append2, append3)
    expect(type(of: result1), is: (([Int]) -> [Int]).self, result1([]), countsTo: 3)
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let append1OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: ([Int]) -> [Int] = { $0 + [2] }
    let append1: ([Int]) -> [Int] = { $0 + [1] }
    let append2OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }
    let append3: ([Int]) -> [Int] = { $0 + [3] }
    let append3OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2)
    expect(type(of: result0), is: (([Int]) throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(append1, append2OrRefuse)
    expect(type(of: result1), is: (([Int]) throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = pipe(append1OrRefuse, append2OrRefuse)
    expect(type(of: result2), is: (([Int]) throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
    let result3 = pipe(append1OrRefuse, append2, append3)
    expect(type(of: result3), is: (([Int]) throws(Refusal) -> [Int]).self, try? result3([]), countsTo: 3)
    let result4 = pipe(append1, append2OrRefuse, append3)
    expect(type(of: result4), is: (([Int]) throws(Refusal) -> [Int]).self, try? result4([]), countsTo: 3)
    let result5 = pipe(append1OrRefuse, append2OrRefuse, append3)
    expect(type(of: result5), is: (([Int]) throws(Refusal) -> [Int]).self, try? result5([]), countsTo: 3)
    let result6 = pipe(append1, append2, append3OrRefuse)
    expect(type(of: result6), is: (([Int]) throws(Refusal) -> [Int]).self, try? result6([]), countsTo: 3)
    let result7 = pipe(append1OrRefuse, append2, append3OrRefuse)
    expect(type(of: result7), is: (([Int]) throws(Refusal) -> [Int]).self, try? result7([]), countsTo: 3)
    let result8 = pipe(append1, append2OrRefuse, append3OrRefuse)
    expect(type(of: result8), is: (([Int]) throws(Refusal) -> [Int]).self, try? result8([]), countsTo: 3)
    let result9 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse)
    expect(type(of: result9), is: (([Int]) throws(Refusal) -> [Int]).self, try? result9([]), countsTo: 3)
  }

  /// (…) throws -> …
  private func ofPlainThrowingAny() {
    let append1OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let append3OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2OrOther)
    expect(type(of: result0), is: (([Int]) throws -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(append1OrRefuse, append2OrOther, append3OrOther)
    expect(type(of: result1), is: (([Int]) throws -> [Int]).self, try? result1([]), countsTo: 3)
  }

  /// (…) async -> …
  private func ofPlainAsync() async {
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let append2: ([Int]) async -> [Int] = { $0 + [2] }
    let append3: ([Int]) async -> [Int] = { $0 + [3] }

    let result0 = pipe(append1, append2)
    await expect(type(of: result0), is: (([Int]) async -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1, append2, append3)
    await expect(type(of: result1), is: (([Int]) async -> [Int]).self, result1([]), countsTo: 3)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing() async {
    let append1OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: ([Int]) async -> [Int] = { $0 + [2] }
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let append2OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [2] }
    let append3: ([Int]) async -> [Int] = { $0 + [3] }
    let append3OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2)
    await expect(type(of: result0), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(append1, append2OrRefuse)
    await expect(type(of: result1), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = pipe(append1OrRefuse, append2OrRefuse)
    await expect(type(of: result2), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
    let result3 = pipe(append1OrRefuse, append2, append3)
    await expect(type(of: result3), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result3([]), countsTo: 3)
    let result4 = pipe(append1, append2OrRefuse, append3)
    await expect(type(of: result4), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result4([]), countsTo: 3)
    let result5 = pipe(append1OrRefuse, append2OrRefuse, append3)
    await expect(type(of: result5), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result5([]), countsTo: 3)
    let result6 = pipe(append1, append2, append3OrRefuse)
    await expect(type(of: result6), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result6([]), countsTo: 3)
    let result7 = pipe(append1OrRefuse, append2, append3OrRefuse)
    await expect(type(of: result7), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result7([]), countsTo: 3)
    let result8 = pipe(append1, append2OrRefuse, append3OrRefuse)
    await expect(type(of: result8), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result8([]), countsTo: 3)
    let result9 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse)
    await expect(type(of: result9), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result9([]), countsTo: 3)
  }

  /// (…) async throws -> …
  private func ofPlainAsyncThrowingAny() async {
    let append1OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let append3OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2OrOther)
    await expect(type(of: result0), is: (([Int]) async throws -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(append1OrRefuse, append2OrOther, append3OrOther)
    await expect(type(of: result1), is: (([Int]) async throws -> [Int]).self, try? result1([]), countsTo: 3)
  }

  /// @Sendable (…) -> …
  private func ofSendable() {
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) -> [Int] = { $0 + [2] }
    let append3: @Sendable ([Int]) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1, append2)
    expect(type(of: result0), is: (@Sendable ([Int]) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1, append2, append3)
    expect(type(of: result1), is: (@Sendable ([Int]) -> [Int]).self, result1([]), countsTo: 3)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let append1OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) -> [Int] = { $0 + [2] }
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let append2OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }
    let append3: @Sendable ([Int]) -> [Int] = { $0 + [3] }
    let append3OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2)
    expect(type(of: result0), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(append1, append2OrRefuse)
    expect(type(of: result1), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = pipe(append1OrRefuse, append2OrRefuse)
    expect(type(of: result2), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
    let result3 = pipe(append1OrRefuse, append2, append3)
    expect(type(of: result3), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result3([]), countsTo: 3)
    let result4 = pipe(append1, append2OrRefuse, append3)
    expect(type(of: result4), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result4([]), countsTo: 3)
    let result5 = pipe(append1OrRefuse, append2OrRefuse, append3)
    expect(type(of: result5), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result5([]), countsTo: 3)
    let result6 = pipe(append1, append2, append3OrRefuse)
    expect(type(of: result6), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result6([]), countsTo: 3)
    let result7 = pipe(append1OrRefuse, append2, append3OrRefuse)
    expect(type(of: result7), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result7([]), countsTo: 3)
    let result8 = pipe(append1, append2OrRefuse, append3OrRefuse)
    expect(type(of: result8), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result8([]), countsTo: 3)
    let result9 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse)
    expect(type(of: result9), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result9([]), countsTo: 3)
  }

  /// @Sendable (…) throws -> …
  private func ofSendableThrowingAny() {
    let append1OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let append3OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2OrOther)
    expect(type(of: result0), is: (@Sendable ([Int]) throws -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(append1OrRefuse, append2OrOther, append3OrOther)
    expect(type(of: result1), is: (@Sendable ([Int]) throws -> [Int]).self, try? result1([]), countsTo: 3)
  }

  /// @Sendable (…) async -> …
  private func ofSendableAsync() async {
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) async -> [Int] = { $0 + [2] }
    let append3: @Sendable ([Int]) async -> [Int] = { $0 + [3] }

    let result0 = pipe(append1, append2)
    await expect(type(of: result0), is: (@Sendable ([Int]) async -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1, append2, append3)
    await expect(type(of: result1), is: (@Sendable ([Int]) async -> [Int]).self, result1([]), countsTo: 3)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing() async {
    let append1OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) async -> [Int] = { $0 + [2] }
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let append2OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [2] }
    let append3: @Sendable ([Int]) async -> [Int] = { $0 + [3] }
    let append3OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2)
    await expect(type(of: result0), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(append1, append2OrRefuse)
    await expect(type(of: result1), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = pipe(append1OrRefuse, append2OrRefuse)
    await expect(type(of: result2), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
    let result3 = pipe(append1OrRefuse, append2, append3)
    await expect(type(of: result3), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result3([]), countsTo: 3)
    let result4 = pipe(append1, append2OrRefuse, append3)
    await expect(type(of: result4), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result4([]), countsTo: 3)
    let result5 = pipe(append1OrRefuse, append2OrRefuse, append3)
    await expect(type(of: result5), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result5([]), countsTo: 3)
    let result6 = pipe(append1, append2, append3OrRefuse)
    await expect(type(of: result6), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result6([]), countsTo: 3)
    let result7 = pipe(append1OrRefuse, append2, append3OrRefuse)
    await expect(type(of: result7), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result7([]), countsTo: 3)
    let result8 = pipe(append1, append2OrRefuse, append3OrRefuse)
    await expect(type(of: result8), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result8([]), countsTo: 3)
    let result9 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse)
    await expect(type(of: result9), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result9([]), countsTo: 3)
  }

  /// @Sendable (…) async throws -> …
  private func ofSendableAsyncThrowingAny() async {
    let append1OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let append3OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2OrOther)
    await expect(type(of: result0), is: (@Sendable ([Int]) async throws -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(append1OrRefuse, append2OrOther, append3OrOther)
    await expect(type(of: result1), is: (@Sendable ([Int]) async throws -> [Int]).self, try? result1([]), countsTo: 3)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofMainActor() {
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let append2: @MainActor ([Int]) -> [Int] = { $0 + [2] }
    let append3: @MainActor ([Int]) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1, append2)
    expect(type(of: result0), is: (@MainActor ([Int]) -> [Int]).self, result0([]), countsTo: 2)
    let result1 = pipe(append1, append2, append3)
    expect(type(of: result1), is: (@MainActor ([Int]) -> [Int]).self, result1([]), countsTo: 3)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let append1OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @MainActor ([Int]) -> [Int] = { $0 + [2] }
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let append2OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }
    let append3: @MainActor ([Int]) -> [Int] = { $0 + [3] }
    let append3OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2)
    expect(type(of: result0), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(append1, append2OrRefuse)
    expect(type(of: result1), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = pipe(append1OrRefuse, append2OrRefuse)
    expect(type(of: result2), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
    let result3 = pipe(append1OrRefuse, append2, append3)
    expect(type(of: result3), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result3([]), countsTo: 3)
    let result4 = pipe(append1, append2OrRefuse, append3)
    expect(type(of: result4), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result4([]), countsTo: 3)
    let result5 = pipe(append1OrRefuse, append2OrRefuse, append3)
    expect(type(of: result5), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result5([]), countsTo: 3)
    let result6 = pipe(append1, append2, append3OrRefuse)
    expect(type(of: result6), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result6([]), countsTo: 3)
    let result7 = pipe(append1OrRefuse, append2, append3OrRefuse)
    expect(type(of: result7), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result7([]), countsTo: 3)
    let result8 = pipe(append1, append2OrRefuse, append3OrRefuse)
    expect(type(of: result8), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result8([]), countsTo: 3)
    let result9 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse)
    expect(type(of: result9), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result9([]), countsTo: 3)
  }

  /// @MainActor (…) throws -> …
  @MainActor private func ofMainActorThrowingAny() {
    let append1OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let append3OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }

    let result0 = pipe(append1OrRefuse, append2OrOther)
    expect(type(of: result0), is: (@MainActor ([Int]) throws -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = pipe(append1OrRefuse, append2OrOther, append3OrOther)
    expect(type(of: result1), is: (@MainActor ([Int]) throws -> [Int]).self, try? result1([]), countsTo: 3)
  }
}
