// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of flip")
struct EveryOverloadOfFlip {
  @Test("keeps its effects and every argument's place: (…) -> …")
  func plain() {
    let list2: PlainFunction<Int, Int> = { [$0, $1] }
    let list3: PlainFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: PlainFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list8: PlainFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let curried2: (Int) -> (Int) -> [Int] = curry(list2)
    typealias Flipped = (Int) -> (Int) -> [Int]

    let result0 = flip(list2)
    expect(result0, is: PlainFunction<Int, Int>.self)
    expect(result0(2, 1), countsTo: 2)
    let result1 = flip(list3)
    expect(result1, is: PlainFunction<Int, Int, Int>.self)
    expect(result1(2, 1, 3), countsTo: 3)
    let result2 = flip(list4)
    expect(result2, is: PlainFunction<Int, Int, Int, Int>.self)
    expect(result2(2, 1, 3, 4), countsTo: 4)
    let result3 = flip(list8)
    expect(result3, is: PlainFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(result3(2, 1, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result4 = flip(curried2)
    expect(result4, is: Flipped.self)
    expect(result4(2)(1), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: (…) throws(Refusal) -> …")
  func plainThrowing() throws {
    let list2: PlainThrowingFunction<Int, Int> = { [$0, $1] }
    let list3: PlainThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: PlainThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list8: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let curried2: (Int) -> (Int) throws(Refusal) -> [Int] = curry(list2)
    typealias Flipped = (Int) -> (Int) throws(Refusal) -> [Int]

    let result0 = flip(list2)
    expect(result0, is: PlainThrowingFunction<Int, Int>.self)
    expect(try result0(2, 1), countsTo: 2)
    let result1 = flip(list3)
    expect(result1, is: PlainThrowingFunction<Int, Int, Int>.self)
    expect(try result1(2, 1, 3), countsTo: 3)
    let result2 = flip(list4)
    expect(result2, is: PlainThrowingFunction<Int, Int, Int, Int>.self)
    expect(try result2(2, 1, 3, 4), countsTo: 4)
    let result3 = flip(list8)
    expect(result3, is: PlainThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try result3(2, 1, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result4 = flip(curried2)
    expect(result4, is: Flipped.self)
    expect(try result4(2)(1), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: (…) async -> …")
  func plainAsync() async {
    let list2: PlainAsyncFunction<Int, Int> = { [$0, $1] }
    let list3: PlainAsyncFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: PlainAsyncFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list8: PlainAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let curried2: (Int) -> (Int) async -> [Int] = curry(list2)
    typealias Flipped = (Int) -> (Int) async -> [Int]

    let result0 = flip(list2)
    expect(result0, is: PlainAsyncFunction<Int, Int>.self)
    expect(await result0(2, 1), countsTo: 2)
    let result1 = flip(list3)
    expect(result1, is: PlainAsyncFunction<Int, Int, Int>.self)
    expect(await result1(2, 1, 3), countsTo: 3)
    let result2 = flip(list4)
    expect(result2, is: PlainAsyncFunction<Int, Int, Int, Int>.self)
    expect(await result2(2, 1, 3, 4), countsTo: 4)
    let result3 = flip(list8)
    expect(result3, is: PlainAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(await result3(2, 1, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result4 = flip(curried2)
    expect(result4, is: Flipped.self)
    expect(await result4(2)(1), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: (…) async throws(Refusal) -> …")
  func plainAsyncThrowing() async throws {
    let list2: PlainAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    let list3: PlainAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: PlainAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list8: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let curried2: (Int) -> (Int) async throws(Refusal) -> [Int] = curry(list2)
    typealias Flipped = (Int) -> (Int) async throws(Refusal) -> [Int]

    let result0 = flip(list2)
    expect(result0, is: PlainAsyncThrowingFunction<Int, Int>.self)
    expect(try await result0(2, 1), countsTo: 2)
    let result1 = flip(list3)
    expect(result1, is: PlainAsyncThrowingFunction<Int, Int, Int>.self)
    expect(try await result1(2, 1, 3), countsTo: 3)
    let result2 = flip(list4)
    expect(result2, is: PlainAsyncThrowingFunction<Int, Int, Int, Int>.self)
    expect(try await result2(2, 1, 3, 4), countsTo: 4)
    let result3 = flip(list8)
    expect(result3, is: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try await result3(2, 1, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result4 = flip(curried2)
    expect(result4, is: Flipped.self)
    expect(try await result4(2)(1), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) -> …")
  func sendable() {
    let list2: SendableFunction<Int, Int> = { [$0, $1] }
    let list3: SendableFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: SendableFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list8: SendableFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let curried2: @Sendable (Int) -> @Sendable (Int) -> [Int] = curry(list2)
    typealias Flipped = @Sendable (Int) -> @Sendable (Int) -> [Int]

    let result0 = flip(list2)
    expect(result0, is: SendableFunction<Int, Int>.self)
    expect(result0(2, 1), countsTo: 2)
    let result1 = flip(list3)
    expect(result1, is: SendableFunction<Int, Int, Int>.self)
    expect(result1(2, 1, 3), countsTo: 3)
    let result2 = flip(list4)
    expect(result2, is: SendableFunction<Int, Int, Int, Int>.self)
    expect(result2(2, 1, 3, 4), countsTo: 4)
    let result3 = flip(list8)
    expect(result3, is: SendableFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(result3(2, 1, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result4 = flip(curried2)
    expect(result4, is: Flipped.self)
    expect(result4(2)(1), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws(Refusal) -> …")
  func sendableThrowing() throws {
    let list2: SendableThrowingFunction<Int, Int> = { [$0, $1] }
    let list3: SendableThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: SendableThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list8: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let curried2: @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int] = curry(list2)
    typealias Flipped = @Sendable (Int) -> @Sendable (Int) throws(Refusal) -> [Int]

    let result0 = flip(list2)
    expect(result0, is: SendableThrowingFunction<Int, Int>.self)
    expect(try result0(2, 1), countsTo: 2)
    let result1 = flip(list3)
    expect(result1, is: SendableThrowingFunction<Int, Int, Int>.self)
    expect(try result1(2, 1, 3), countsTo: 3)
    let result2 = flip(list4)
    expect(result2, is: SendableThrowingFunction<Int, Int, Int, Int>.self)
    expect(try result2(2, 1, 3, 4), countsTo: 4)
    let result3 = flip(list8)
    expect(result3, is: SendableThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try result3(2, 1, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result4 = flip(curried2)
    expect(result4, is: Flipped.self)
    expect(try result4(2)(1), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async -> …")
  func sendableAsync() async {
    let list2: SendableAsyncFunction<Int, Int> = { [$0, $1] }
    let list3: SendableAsyncFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: SendableAsyncFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list8: SendableAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let curried2: @Sendable (Int) -> @Sendable (Int) async -> [Int] = curry(list2)
    typealias Flipped = @Sendable (Int) -> @Sendable (Int) async -> [Int]

    let result0 = flip(list2)
    expect(result0, is: SendableAsyncFunction<Int, Int>.self)
    expect(await result0(2, 1), countsTo: 2)
    let result1 = flip(list3)
    expect(result1, is: SendableAsyncFunction<Int, Int, Int>.self)
    expect(await result1(2, 1, 3), countsTo: 3)
    let result2 = flip(list4)
    expect(result2, is: SendableAsyncFunction<Int, Int, Int, Int>.self)
    expect(await result2(2, 1, 3, 4), countsTo: 4)
    let result3 = flip(list8)
    expect(result3, is: SendableAsyncFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(await result3(2, 1, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result4 = flip(curried2)
    expect(result4, is: Flipped.self)
    expect(await result4(2)(1), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws(Refusal) -> …")
  func sendableAsyncThrowing() async throws {
    let list2: SendableAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    let list3: SendableAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: SendableAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list8: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let curried2: @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int] = curry(list2)
    typealias Flipped = @Sendable (Int) -> @Sendable (Int) async throws(Refusal) -> [Int]

    let result0 = flip(list2)
    expect(result0, is: SendableAsyncThrowingFunction<Int, Int>.self)
    expect(try await result0(2, 1), countsTo: 2)
    let result1 = flip(list3)
    expect(result1, is: SendableAsyncThrowingFunction<Int, Int, Int>.self)
    expect(try await result1(2, 1, 3), countsTo: 3)
    let result2 = flip(list4)
    expect(result2, is: SendableAsyncThrowingFunction<Int, Int, Int, Int>.self)
    expect(try await result2(2, 1, 3, 4), countsTo: 4)
    let result3 = flip(list8)
    expect(result3, is: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try await result3(2, 1, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result4 = flip(curried2)
    expect(result4, is: Flipped.self)
    expect(try await result4(2)(1), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) -> …")
  @MainActor func mainActor() {
    let list2: MainActorFunction<Int, Int> = { [$0, $1] }
    let list3: MainActorFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: MainActorFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list8: MainActorFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let curried2: @Sendable (Int) -> @MainActor (Int) -> [Int] = curry(list2)
    typealias Flipped = @Sendable (Int) -> @MainActor (Int) -> [Int]

    let result0 = flip(list2)
    expect(result0, is: MainActorFunction<Int, Int>.self)
    expect(result0(2, 1), countsTo: 2)
    let result1 = flip(list3)
    expect(result1, is: MainActorFunction<Int, Int, Int>.self)
    expect(result1(2, 1, 3), countsTo: 3)
    let result2 = flip(list4)
    expect(result2, is: MainActorFunction<Int, Int, Int, Int>.self)
    expect(result2(2, 1, 3, 4), countsTo: 4)
    let result3 = flip(list8)
    expect(result3, is: MainActorFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(result3(2, 1, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result4 = flip(curried2)
    expect(result4, is: Flipped.self)
    expect(result4(2)(1), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func mainActorThrowing() throws {
    let list2: MainActorThrowingFunction<Int, Int> = { [$0, $1] }
    let list3: MainActorThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    let list4: MainActorThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    let list8: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let curried2: @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(list2)
    typealias Flipped = @Sendable (Int) -> @MainActor (Int) throws(Refusal) -> [Int]

    let result0 = flip(list2)
    expect(result0, is: MainActorThrowingFunction<Int, Int>.self)
    expect(try result0(2, 1), countsTo: 2)
    let result1 = flip(list3)
    expect(result1, is: MainActorThrowingFunction<Int, Int, Int>.self)
    expect(try result1(2, 1, 3), countsTo: 3)
    let result2 = flip(list4)
    expect(result2, is: MainActorThrowingFunction<Int, Int, Int, Int>.self)
    expect(try result2(2, 1, 3, 4), countsTo: 4)
    let result3 = flip(list8)
    expect(result3, is: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int, Int, Int>.self)
    expect(try result3(2, 1, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result4 = flip(curried2)
    expect(result4, is: Flipped.self)
    expect(try result4(2)(1), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) -> …")
  @MainActor func withinMainActor() {
    let list2: MainActorFunction<Int, Int> = { [$0, $1] }
    let curried2: (Int) -> @MainActor (Int) -> [Int] = curry(list2)
    typealias Flipped = @MainActor (Int) -> @MainActor (Int) -> [Int]

    let result0 = flip(curried2)
    expect(result0, is: Flipped.self)
    expect(result0(2)(1), countsTo: 2)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func withinMainActorThrowing() throws {
    let list2: MainActorThrowingFunction<Int, Int> = { [$0, $1] }
    let curried2: (Int) -> @MainActor (Int) throws(Refusal) -> [Int] = curry(list2)
    typealias Flipped = @MainActor (Int) -> @MainActor (Int) throws(Refusal) -> [Int]

    let result0 = flip(curried2)
    expect(result0, is: Flipped.self)
    expect(try result0(2)(1), countsTo: 2)
  }
}
