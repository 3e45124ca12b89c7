// Made by `swift run generate-combinators`. Change the generator, not this file.

import PartialApplication
import Testing

@Suite("Every overload of mapOutput")
struct EveryOverloadOfMapOutput {
  @Test("keeps its effects and every argument's place: (…) -> …")
  func plain() {
    let append1: ([Int]) -> [Int] = { $0 + [1] }
    let append2: ([Int]) -> [Int] = { $0 + [2] }

    let result0 = mapOutput(append1, append2)
    expect(result0, is: (([Int]) -> [Int]).self)
    expect(result0([]), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: (…) throws(Refusal) -> …")
  func plainThrowing() throws {
    let tryAppend1: ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: ([Int]) -> [Int] = { $0 + [2] }
    let append1: ([Int]) -> [Int] = { $0 + [1] }
    let tryAppend2: ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }

    let result0 = mapOutput(tryAppend1, append2)
    expect(result0, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result0([]), countsTo: 2)
    let result1 = mapOutput(append1, tryAppend2)
    expect(result1, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result1([]), countsTo: 2)
    let result2 = mapOutput(tryAppend1, tryAppend2)
    expect(result2, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result2([]), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: (…) throws -> …")
  func plainThrowingAny() throws {
    let tryAppend1: ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let otherAppend2: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }

    let result0 = mapOutput(tryAppend1, otherAppend2)
    expect(result0, is: (([Int]) throws -> [Int]).self)
    expect(try result0([]), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: (…) async -> …")
  func plainAsync() async {
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let append2: ([Int]) async -> [Int] = { $0 + [2] }

    let result0 = mapOutput(append1, append2)
    expect(result0, is: (([Int]) async -> [Int]).self)
    expect(await result0([]), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: (…) async throws(Refusal) -> …")
  func plainAsyncThrowing() async throws {
    let tryAppend1: ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: ([Int]) async -> [Int] = { $0 + [2] }
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let tryAppend2: ([Int]) async throws(Refusal) -> [Int] = { $0 + [2] }

    let result0 = mapOutput(tryAppend1, append2)
    expect(result0, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result0([]), countsTo: 2)
    let result1 = mapOutput(append1, tryAppend2)
    expect(result1, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result1([]), countsTo: 2)
    let result2 = mapOutput(tryAppend1, tryAppend2)
    expect(result2, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result2([]), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: (…) async throws -> …")
  func plainAsyncThrowingAny() async throws {
    let tryAppend1: ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let otherAppend2: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }

    let result0 = mapOutput(tryAppend1, otherAppend2)
    expect(result0, is: (([Int]) async throws -> [Int]).self)
    expect(try await result0([]), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) -> …")
  func sendable() {
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) -> [Int] = { $0 + [2] }

    let result0 = mapOutput(append1, append2)
    expect(result0, is: (@Sendable ([Int]) -> [Int]).self)
    expect(result0([]), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws(Refusal) -> …")
  func sendableThrowing() throws {
    let tryAppend1: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) -> [Int] = { $0 + [2] }
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let tryAppend2: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }

    let result0 = mapOutput(tryAppend1, append2)
    expect(result0, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result0([]), countsTo: 2)
    let result1 = mapOutput(append1, tryAppend2)
    expect(result1, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result1([]), countsTo: 2)
    let result2 = mapOutput(tryAppend1, tryAppend2)
    expect(result2, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result2([]), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws -> …")
  func sendableThrowingAny() throws {
    let tryAppend1: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let otherAppend2: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }

    let result0 = mapOutput(tryAppend1, otherAppend2)
    expect(result0, is: (@Sendable ([Int]) throws -> [Int]).self)
    expect(try result0([]), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async -> …")
  func sendableAsync() async {
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) async -> [Int] = { $0 + [2] }

    let result0 = mapOutput(append1, append2)
    expect(result0, is: (@Sendable ([Int]) async -> [Int]).self)
    expect(await result0([]), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws(Refusal) -> …")
  func sendableAsyncThrowing() async throws {
    let tryAppend1: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) async -> [Int] = { $0 + [2] }
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let tryAppend2: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [2] }

    let result0 = mapOutput(tryAppend1, append2)
    expect(result0, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result0([]), countsTo: 2)
    let result1 = mapOutput(append1, tryAppend2)
    expect(result1, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result1([]), countsTo: 2)
    let result2 = mapOutput(tryAppend1, tryAppend2)
    expect(result2, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result2([]), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws -> …")
  func sendableAsyncThrowingAny() async throws {
    let tryAppend1: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let otherAppend2: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }

    let result0 = mapOutput(tryAppend1, otherAppend2)
    expect(result0, is: (@Sendable ([Int]) async throws -> [Int]).self)
    expect(try await result0([]), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) -> …")
  @MainActor func mainActor() {
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let append2: @MainActor ([Int]) -> [Int] = { $0 + [2] }

    let result0 = mapOutput(append1, append2)
    expect(result0, is: (@MainActor ([Int]) -> [Int]).self)
    expect(result0([]), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func mainActorThrowing() throws {
    let tryAppend1: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @MainActor ([Int]) -> [Int] = { $0 + [2] }
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let tryAppend2: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }

    let result0 = mapOutput(tryAppend1, append2)
    expect(result0, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result0([]), countsTo: 2)
    let result1 = mapOutput(append1, tryAppend2)
    expect(result1, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result1([]), countsTo: 2)
    let result2 = mapOutput(tryAppend1, tryAppend2)
    expect(result2, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result2([]), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws -> …")
  @MainActor func mainActorThrowingAny() throws {
    let tryAppend1: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let otherAppend2: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }

    let result0 = mapOutput(tryAppend1, otherAppend2)
    expect(result0, is: (@MainActor ([Int]) throws -> [Int]).self)
    expect(try result0([]), countsTo: 2)
  }
}
