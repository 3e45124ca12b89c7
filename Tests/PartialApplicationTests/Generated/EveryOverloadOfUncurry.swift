// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of uncurry")
struct EveryOverloadOfUncurry {
  @Test("keeps its effects and every argument's place: (…) -> …")
  func plain() {
    let list2: PlainFunction<Int, Int> = { [$0, $1] }
    let curried2: (Int) -> (Int) -> [Int] = curry(list2)
    let list3: PlainFunction<Int, Int, Int> = { [$0, $1, $2] }
    let curried3: (Int) -> (Int) -> (Int) -> [Int] = curry(list3)
    let list4: PlainFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let curried4: (Int) -> (Int) -> (Int) -> (Int) -> [Int] = curry(list4)
    let list5: PlainFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let curried5: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> [Int] = curry(list5)
    let list6: PlainFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> [Int] = curry(list6)

    let result0 = uncurry(curried2)
    expect(result0, is: PlainFunction<Int, Int>.self)
    expect(result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(result1, is: PlainFunction<Int, Int, Int>.self)
    expect(result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(result2, is: PlainFunction<Int, Int, Int, Int>.self)
    expect(result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(result3, is: PlainFunction<Int, Int, Int, Int, Int>.self)
    expect(result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(result4, is: PlainFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: (…) throws(Refusal) -> …")
  func plainThrowing() throws {
    let list2: PlainThrowingFunction<Int, Int> = { [$0, $1] }
    let curried2: (Int) -> (Int) throws(Refusal) -> [Int] = curry(list2)
    let list3: PlainThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let curried3: (Int) -> (Int) -> (Int) throws(Refusal) -> [Int] = curry(list3)
    let list4: PlainThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let curried4: (Int) -> (Int) -> (Int) -> (Int) throws(Refusal) -> [Int] = curry(list4)
    let list5: PlainThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let curried5: (Int) -> (Int) -> (Int) -> (Int) -> (Int) throws(Refusal) -> [Int] = curry(list5)
    let list6: PlainThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> (Int) throws(Refusal) -> [Int] = curry(list6)

    let result0 = uncurry(curried2)
    expect(result0, is: PlainThrowingFunction<Int, Int>.self)
    expect(try result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(result1, is: PlainThrowingFunction<Int, Int, Int>.self)
    expect(try result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(result2, is: PlainThrowingFunction<Int, Int, Int, Int>.self)
    expect(try result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(result3, is: PlainThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(result4, is: PlainThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(try result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: (…) async -> …")
  func plainAsync() async {
    let list2: PlainAsyncFunction<Int, Int> = { [$0, $1] }
    let curried2: (Int) -> (Int) async -> [Int] = curry(list2)
    let list3: PlainAsyncFunction<Int, Int, Int> = { [$0, $1, $2] }
    let curried3: (Int) -> (Int) -> (Int) async -> [Int] = curry(list3)
    let list4: PlainAsyncFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let curried4: (Int) -> (Int) -> (Int) -> (Int) async -> [Int] = curry(list4)
    let list5: PlainAsyncFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let curried5: (Int) -> (Int) -> (Int) -> (Int) -> (Int) async -> [Int] = curry(list5)
    let list6: PlainAsyncFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> (Int) async -> [Int] = curry(list6)

    let result0 = uncurry(curried2)
    expect(result0, is: PlainAsyncFunction<Int, Int>.self)
    expect(await result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(result1, is: PlainAsyncFunction<Int, Int, Int>.self)
    expect(await result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(result2, is: PlainAsyncFunction<Int, Int, Int, Int>.self)
    expect(await result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(result3, is: PlainAsyncFunction<Int, Int, Int, Int, Int>.self)
    expect(await result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(result4, is: PlainAsyncFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(await result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: (…) async throws(Refusal) -> …")
  func plainAsyncThrowing() async throws {
    let list2: PlainAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    let curried2: (Int) -> (Int) async throws(Refusal) -> [Int] = curry(list2)
    let list3: PlainAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let curried3: (Int) -> (Int) -> (Int) async throws(Refusal) -> [Int] = curry(list3)
    let list4: PlainAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let curried4: (Int) -> (Int) -> (Int) -> (Int) async throws(Refusal) -> [Int] = curry(list4)
    let list5: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let curried5: (Int) -> (Int) -> (Int) -> (Int) -> (Int) async throws(Refusal) -> [Int] = curry(list5)
    let list6: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> (Int) async throws(Refusal) -> [Int] = curry(list6)

    let result0 = uncurry(curried2)
    expect(result0, is: PlainAsyncThrowingFunction<Int, Int>.self)
    expect(try await result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(result1, is: PlainAsyncThrowingFunction<Int, Int, Int>.self)
    expect(try await result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(result2, is: PlainAsyncThrowingFunction<Int, Int, Int, Int>.self)
    expect(try await result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(result3, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try await result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(result4, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(try await result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) -> …")
  func sendable() {
    let list2: SendableFunction<Int, Int> = { [$0, $1] }
    let curried2: @Sendable (Int) -> @Sendable (Int) -> [Int] = curry(list2)
    let list3: SendableFunction<Int, Int, Int> = { [$0, $1, $2] }
    let curried3: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> [Int] = curry(list3)
    let list4: SendableFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> [Int] = curry(list4)
    let list5: SendableFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> [Int] = curry(list5)
    let list6: SendableFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> [Int] = curry(list6)

    let result0 = uncurry(curried2)
    expect(result0, is: SendableFunction<Int, Int>.self)
    expect(result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(result1, is: SendableFunction<Int, Int, Int>.self)
    expect(result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(result2, is: SendableFunction<Int, Int, Int, Int>.self)
    expect(result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(result3, is: SendableFunction<Int, Int, Int, Int, Int>.self)
    expect(result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(result4, is: SendableFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws(Refusal) -> …")
  func sendableThrowing() throws {
    let list2: SendableThrowingFunction<Int, Int> = { [$0, $1] }
    let curried2: @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int] = curry(list2)
    let list3: SendableThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let curried3: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int] = curry(list3)
    let list4: SendableThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int] = curry(list4)
    let list5: SendableThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int] = curry(list5)
    let list6: SendableThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int] = curry(list6)

    let result0 = uncurry(curried2)
    expect(result0, is: SendableThrowingFunction<Int, Int>.self)
    expect(try result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(result1, is: SendableThrowingFunction<Int, Int, Int>.self)
    expect(try result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(result2, is: SendableThrowingFunction<Int, Int, Int, Int>.self)
    expect(try result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(result3, is: SendableThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(result4, is: SendableThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(try result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async -> …")
  func sendableAsync() async {
    let list2: SendableAsyncFunction<Int, Int> = { [$0, $1] }
    let curried2: @Sendable (Int) -> @Sendable (Int) async -> [Int] = curry(list2)
    let list3: SendableAsyncFunction<Int, Int, Int> = { [$0, $1, $2] }
    let curried3: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async -> [Int] = curry(list3)
    let list4: SendableAsyncFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async -> [Int] = curry(list4)
    let list5: SendableAsyncFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async -> [Int] = curry(list5)
    let list6: SendableAsyncFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async -> [Int] = curry(list6)

    let result0 = uncurry(curried2)
    expect(result0, is: SendableAsyncFunction<Int, Int>.self)
    expect(await result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(result1, is: SendableAsyncFunction<Int, Int, Int>.self)
    expect(await result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(result2, is: SendableAsyncFunction<Int, Int, Int, Int>.self)
    expect(await result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(result3, is: SendableAsyncFunction<Int, Int, Int, Int, Int>.self)
    expect(await result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(result4, is: SendableAsyncFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(await result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws(Refusal) -> …")
  func sendableAsyncThrowing() async throws {
    let list2: SendableAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    let curried2: @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int] = curry(list2)
    let list3: SendableAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let curried3: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int] = curry(list3)
    let list4: SendableAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int] = curry(list4)
    let list5: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int] = curry(list5)
    let list6: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int] = curry(list6)

    let result0 = uncurry(curried2)
    expect(result0, is: SendableAsyncThrowingFunction<Int, Int>.self)
    expect(try await result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(result1, is: SendableAsyncThrowingFunction<Int, Int, Int>.self)
    expect(try await result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(result2, is: SendableAsyncThrowingFunction<Int, Int, Int, Int>.self)
    expect(try await result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(result3, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try await result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(result4, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(try await result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) -> …")
  @MainActor func mainActor() {
    let list2: MainActorFunction<Int, Int> = { [$0, $1] }
    let curried2: @Sendable (Int) -> @MainActor (Int) -> [Int] = curry(list2)
    let list3: MainActorFunction<Int, Int, Int> = { [$0, $1, $2] }
    let curried3: @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) -> [Int] = curry(list3)
    let list4: MainActorFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) -> [Int] = curry(list4)
    let list5: MainActorFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) -> [Int] = curry(list5)
    let list6: MainActorFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) -> [Int] = curry(list6)

    let result0 = uncurry(curried2)
    expect(result0, is: MainActorFunction<Int, Int>.self)
    expect(result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(result1, is: MainActorFunction<Int, Int, Int>.self)
    expect(result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(result2, is: MainActorFunction<Int, Int, Int, Int>.self)
    expect(result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(result3, is: MainActorFunction<Int, Int, Int, Int, Int>.self)
    expect(result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(result4, is: MainActorFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func mainActorThrowing() throws {
    let list2: MainActorThrowingFunction<Int, Int> = { [$0, $1] }
    let curried2: @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(list2)
    let list3: MainActorThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let curried3: @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(list3)
    let list4: MainActorThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let curried4: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(list4)
    let list5: MainActorThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let curried5: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(list5)
    let list6: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let curried6: @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(list6)

    let result0 = uncurry(curried2)
    expect(result0, is: MainActorThrowingFunction<Int, Int>.self)
    expect(try result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(result1, is: MainActorThrowingFunction<Int, Int, Int>.self)
    expect(try result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(result2, is: MainActorThrowingFunction<Int, Int, Int, Int>.self)
    expect(try result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(result3, is: MainActorThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(result4, is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(try result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) -> …")
  @MainActor func withinMainActor() {
    let list2: MainActorFunction<Int, Int> = { [$0, $1] }
    let curried2: (Int) -> @MainActor (Int) -> [Int] = curry(list2)
    let list3: MainActorFunction<Int, Int, Int> = { [$0, $1, $2] }
    let curried3: (Int) -> (Int) -> @MainActor (Int) -> [Int] = curry(list3)
    let list4: MainActorFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let curried4: (Int) -> (Int) -> (Int) -> @MainActor (Int) -> [Int] = curry(list4)
    let list5: MainActorFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let curried5: (Int) -> (Int) -> (Int) -> (Int) -> @MainActor (Int) -> [Int] = curry(list5)
    let list6: MainActorFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> @MainActor (Int) -> [Int] = curry(list6)

    let result0 = uncurry(curried2)
    expect(result0, is: MainActorFunction<Int, Int>.self)
    expect(result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(result1, is: MainActorFunction<Int, Int, Int>.self)
    expect(result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(result2, is: MainActorFunction<Int, Int, Int, Int>.self)
    expect(result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(result3, is: MainActorFunction<Int, Int, Int, Int, Int>.self)
    expect(result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(result4, is: MainActorFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func withinMainActorThrowing() throws {
    let list2: MainActorThrowingFunction<Int, Int> = { [$0, $1] }
    let curried2: (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(list2)
    let list3: MainActorThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let curried3: (Int) -> (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(list3)
    let list4: MainActorThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let curried4: (Int) -> (Int) -> (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(list4)
    let list5: MainActorThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    let curried5: (Int) -> (Int) -> (Int) -> (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(list5)
    let list6: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    let curried6: (Int) -> (Int) -> (Int) -> (Int) -> (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(list6)

    let result0 = uncurry(curried2)
    expect(result0, is: MainActorThrowingFunction<Int, Int>.self)
    expect(try result0(1, 2), countsTo: 2)
    let result1 = uncurry(curried3)
    expect(result1, is: MainActorThrowingFunction<Int, Int, Int>.self)
    expect(try result1(1, 2, 3), countsTo: 3)
    let result2 = uncurry(curried4)
    expect(result2, is: MainActorThrowingFunction<Int, Int, Int, Int>.self)
    expect(try result2(1, 2, 3, 4), countsTo: 4)
    let result3 = uncurry(curried5)
    expect(result3, is: MainActorThrowingFunction<Int, Int, Int, Int, Int>.self)
    expect(try result3(1, 2, 3, 4, 5), countsTo: 5)
    let result4 = uncurry(curried6)
    expect(result4, is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int>.self)
    expect(try result4(1, 2, 3, 4, 5, 6), countsTo: 6)
  }
}
