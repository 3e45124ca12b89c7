// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of compose")
struct EveryOverloadOfCompose {
  @Test("The result of compose keeps the argument order and the effects of its function")
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

    let result0 = compose(append2, append1)
    expect(type(of: result0), is: (([Int]) -> [Int]).self, result0([]), countsTo: 2)
  }

  /// (…) throws(Refusal) -> …
  private func ofPlainThrowing() {
    let append1OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: ([Int]) -> [Int] = { $0 + [2] }
    let append1: ([Int]) -> [Int] = { $0 + [1] }
    let append2OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1OrRefuse)
    expect(type(of: result0), is: (([Int]) throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = compose(append2OrRefuse, append1)
    expect(type(of: result1), is: (([Int]) throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = compose(append2OrRefuse, append1OrRefuse)
    expect(type(of: result2), is: (([Int]) throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
  }

  /// (…) throws -> …
  private func ofPlainThrowingAny() {
    let append1OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2OrOther, append1OrRefuse)
    expect(type(of: result0), is: (([Int]) throws -> [Int]).self, try? result0([]), countsTo: 2)
  }

  /// (…) async -> …
  private func ofPlainAsync() async {
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let append2: ([Int]) async -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1)
    await expect(type(of: result0), is: (([Int]) async -> [Int]).self, result0([]), countsTo: 2)
  }

  /// (…) async throws(Refusal) -> …
  private func ofPlainAsyncThrowing() async {
    let append1OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: ([Int]) async -> [Int] = { $0 + [2] }
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let append2OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1OrRefuse)
    await expect(type(of: result0), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = compose(append2OrRefuse, append1)
    await expect(type(of: result1), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = compose(append2OrRefuse, append1OrRefuse)
    await expect(type(of: result2), is: (([Int]) async throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
  }

  /// (…) async throws -> …
  private func ofPlainAsyncThrowingAny() async {
    let append1OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2OrOther, append1OrRefuse)
    await expect(type(of: result0), is: (([Int]) async throws -> [Int]).self, try? result0([]), countsTo: 2)
  }

  /// @Sendable (…) -> …
  private func ofSendable() {
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1)
    expect(type(of: result0), is: (@Sendable ([Int]) -> [Int]).self, result0([]), countsTo: 2)
  }

  /// @Sendable (…) throws(Refusal) -> …
  private func ofSendableThrowing() {
    let append1OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) -> [Int] = { $0 + [2] }
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let append2OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1OrRefuse)
    expect(type(of: result0), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = compose(append2OrRefuse, append1)
    expect(type(of: result1), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = compose(append2OrRefuse, append1OrRefuse)
    expect(type(of: result2), is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
  }

  /// @Sendable (…) throws -> …
  private func ofSendableThrowingAny() {
    let append1OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2OrOther, append1OrRefuse)
    expect(type(of: result0), is: (@Sendable ([Int]) throws -> [Int]).self, try? result0([]), countsTo: 2)
  }

  /// @Sendable (…) async -> …
  private func ofSendableAsync() async {
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) async -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1)
    await expect(type(of: result0), is: (@Sendable ([Int]) async -> [Int]).self, result0([]), countsTo: 2)
  }

  /// @Sendable (…) async throws(Refusal) -> …
  private func ofSendableAsyncThrowing() async {
    let append1OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) async -> [Int] = { $0 + [2] }
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let append2OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1OrRefuse)
    await expect(type(of: result0), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = compose(append2OrRefuse, append1)
    await expect(type(of: result1), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = compose(append2OrRefuse, append1OrRefuse)
    await expect(type(of: result2), is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
  }

  /// @Sendable (…) async throws -> …
  private func ofSendableAsyncThrowingAny() async {
    let append1OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2OrOther, append1OrRefuse)
    await expect(type(of: result0), is: (@Sendable ([Int]) async throws -> [Int]).self, try? result0([]), countsTo: 2)
  }

  /// @MainActor (…) -> …
  @MainActor private func ofMainActor() {
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let append2: @MainActor ([Int]) -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1)
    expect(type(of: result0), is: (@MainActor ([Int]) -> [Int]).self, result0([]), countsTo: 2)
  }

  /// @MainActor (…) throws(Refusal) -> …
  @MainActor private func ofMainActorThrowing() {
    let append1OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @MainActor ([Int]) -> [Int] = { $0 + [2] }
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let append2OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2, append1OrRefuse)
    expect(type(of: result0), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result0([]), countsTo: 2)
    let result1 = compose(append2OrRefuse, append1)
    expect(type(of: result1), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result1([]), countsTo: 2)
    let result2 = compose(append2OrRefuse, append1OrRefuse)
    expect(type(of: result2), is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self, try? result2([]), countsTo: 2)
  }

  /// @MainActor (…) throws -> …
  @MainActor private func ofMainActorThrowingAny() {
    let append1OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }

    let result0 = compose(append2OrOther, append1OrRefuse)
    expect(type(of: result0), is: (@MainActor ([Int]) throws -> [Int]).self, try? result0([]), countsTo: 2)
  }
}
