// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of curry")
struct EveryOverloadOfCurry {
  @Test("keeps its effects and every argument's place: (…) -> …")
  func plain() {
    let list2: PlainFunction<Int, Int> = { [$0, $1] }
    typealias Curried2 = (Int) -> PlainFunction<Int>
    let list3: PlainFunction<Int, Int, Int> = { [$0, $1, $2] }
    typealias Curried3 = (Int) -> Curried2
    let list4: PlainFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    typealias Curried4 = (Int) -> Curried3
    let list5: PlainFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    typealias Curried5 = (Int) -> Curried4
    let list6: PlainFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    typealias Curried6 = (Int) -> Curried5

    let result0 = curry(list2)
    expect(result0, is: Curried2.self)
    expect(result0(1)(2), countsTo: 2)
    let result1 = curry(list3)
    expect(result1, is: Curried3.self)
    expect(result1(1)(2)(3), countsTo: 3)
    let result2 = curry(list4)
    expect(result2, is: Curried4.self)
    expect(result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(list5)
    expect(result3, is: Curried5.self)
    expect(result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(list6)
    expect(result4, is: Curried6.self)
    expect(result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: (…) throws(Refusal) -> …")
  func plainThrowing() throws {
    let list2: PlainThrowingFunction<Int, Int> = { [$0, $1] }
    typealias Curried2 = (Int) -> PlainThrowingFunction<Int>
    let list3: PlainThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    typealias Curried3 = (Int) -> Curried2
    let list4: PlainThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    typealias Curried4 = (Int) -> Curried3
    let list5: PlainThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    typealias Curried5 = (Int) -> Curried4
    let list6: PlainThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    typealias Curried6 = (Int) -> Curried5

    let result0 = curry(list2)
    expect(result0, is: Curried2.self)
    expect(try result0(1)(2), countsTo: 2)
    let result1 = curry(list3)
    expect(result1, is: Curried3.self)
    expect(try result1(1)(2)(3), countsTo: 3)
    let result2 = curry(list4)
    expect(result2, is: Curried4.self)
    expect(try result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(list5)
    expect(result3, is: Curried5.self)
    expect(try result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(list6)
    expect(result4, is: Curried6.self)
    expect(try result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: (…) async -> …")
  func plainAsync() async {
    let list2: PlainAsyncFunction<Int, Int> = { [$0, $1] }
    typealias Curried2 = (Int) -> PlainAsyncFunction<Int>
    let list3: PlainAsyncFunction<Int, Int, Int> = { [$0, $1, $2] }
    typealias Curried3 = (Int) -> Curried2
    let list4: PlainAsyncFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    typealias Curried4 = (Int) -> Curried3
    let list5: PlainAsyncFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    typealias Curried5 = (Int) -> Curried4
    let list6: PlainAsyncFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    typealias Curried6 = (Int) -> Curried5

    let result0 = curry(list2)
    expect(result0, is: Curried2.self)
    expect(await result0(1)(2), countsTo: 2)
    let result1 = curry(list3)
    expect(result1, is: Curried3.self)
    expect(await result1(1)(2)(3), countsTo: 3)
    let result2 = curry(list4)
    expect(result2, is: Curried4.self)
    expect(await result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(list5)
    expect(result3, is: Curried5.self)
    expect(await result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(list6)
    expect(result4, is: Curried6.self)
    expect(await result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: (…) async throws(Refusal) -> …")
  func plainAsyncThrowing() async throws {
    let list2: PlainAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    typealias Curried2 = (Int) -> PlainAsyncThrowingFunction<Int>
    let list3: PlainAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    typealias Curried3 = (Int) -> Curried2
    let list4: PlainAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    typealias Curried4 = (Int) -> Curried3
    let list5: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    typealias Curried5 = (Int) -> Curried4
    let list6: PlainAsyncThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    typealias Curried6 = (Int) -> Curried5

    let result0 = curry(list2)
    expect(result0, is: Curried2.self)
    expect(try await result0(1)(2), countsTo: 2)
    let result1 = curry(list3)
    expect(result1, is: Curried3.self)
    expect(try await result1(1)(2)(3), countsTo: 3)
    let result2 = curry(list4)
    expect(result2, is: Curried4.self)
    expect(try await result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(list5)
    expect(result3, is: Curried5.self)
    expect(try await result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(list6)
    expect(result4, is: Curried6.self)
    expect(try await result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) -> …")
  func sendable() {
    let list2: SendableFunction<Int, Int> = { [$0, $1] }
    typealias Curried2 = @Sendable (Int) -> SendableFunction<Int>
    let list3: SendableFunction<Int, Int, Int> = { [$0, $1, $2] }
    typealias Curried3 = @Sendable (Int) -> Curried2
    let list4: SendableFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    typealias Curried4 = @Sendable (Int) -> Curried3
    let list5: SendableFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    typealias Curried5 = @Sendable (Int) -> Curried4
    let list6: SendableFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    typealias Curried6 = @Sendable (Int) -> Curried5

    let result0 = curry(list2)
    expect(result0, is: Curried2.self)
    expect(result0(1)(2), countsTo: 2)
    let result1 = curry(list3)
    expect(result1, is: Curried3.self)
    expect(result1(1)(2)(3), countsTo: 3)
    let result2 = curry(list4)
    expect(result2, is: Curried4.self)
    expect(result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(list5)
    expect(result3, is: Curried5.self)
    expect(result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(list6)
    expect(result4, is: Curried6.self)
    expect(result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws(Refusal) -> …")
  func sendableThrowing() throws {
    let list2: SendableThrowingFunction<Int, Int> = { [$0, $1] }
    typealias Curried2 = @Sendable (Int) -> SendableThrowingFunction<Int>
    let list3: SendableThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    typealias Curried3 = @Sendable (Int) -> Curried2
    let list4: SendableThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    typealias Curried4 = @Sendable (Int) -> Curried3
    let list5: SendableThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    typealias Curried5 = @Sendable (Int) -> Curried4
    let list6: SendableThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    typealias Curried6 = @Sendable (Int) -> Curried5

    let result0 = curry(list2)
    expect(result0, is: Curried2.self)
    expect(try result0(1)(2), countsTo: 2)
    let result1 = curry(list3)
    expect(result1, is: Curried3.self)
    expect(try result1(1)(2)(3), countsTo: 3)
    let result2 = curry(list4)
    expect(result2, is: Curried4.self)
    expect(try result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(list5)
    expect(result3, is: Curried5.self)
    expect(try result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(list6)
    expect(result4, is: Curried6.self)
    expect(try result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async -> …")
  func sendableAsync() async {
    let list2: SendableAsyncFunction<Int, Int> = { [$0, $1] }
    typealias Curried2 = @Sendable (Int) -> SendableAsyncFunction<Int>
    let list3: SendableAsyncFunction<Int, Int, Int> = { [$0, $1, $2] }
    typealias Curried3 = @Sendable (Int) -> Curried2
    let list4: SendableAsyncFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    typealias Curried4 = @Sendable (Int) -> Curried3
    let list5: SendableAsyncFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    typealias Curried5 = @Sendable (Int) -> Curried4
    let list6: SendableAsyncFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    typealias Curried6 = @Sendable (Int) -> Curried5

    let result0 = curry(list2)
    expect(result0, is: Curried2.self)
    expect(await result0(1)(2), countsTo: 2)
    let result1 = curry(list3)
    expect(result1, is: Curried3.self)
    expect(await result1(1)(2)(3), countsTo: 3)
    let result2 = curry(list4)
    expect(result2, is: Curried4.self)
    expect(await result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(list5)
    expect(result3, is: Curried5.self)
    expect(await result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(list6)
    expect(result4, is: Curried6.self)
    expect(await result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws(Refusal) -> …")
  func sendableAsyncThrowing() async throws {
    let list2: SendableAsyncThrowingFunction<Int, Int> = { [$0, $1] }
    typealias Curried2 = @Sendable (Int) -> SendableAsyncThrowingFunction<Int>
    let list3: SendableAsyncThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    typealias Curried3 = @Sendable (Int) -> Curried2
    let list4: SendableAsyncThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    typealias Curried4 = @Sendable (Int) -> Curried3
    let list5: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    typealias Curried5 = @Sendable (Int) -> Curried4
    let list6: SendableAsyncThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    typealias Curried6 = @Sendable (Int) -> Curried5

    let result0 = curry(list2)
    expect(result0, is: Curried2.self)
    expect(try await result0(1)(2), countsTo: 2)
    let result1 = curry(list3)
    expect(result1, is: Curried3.self)
    expect(try await result1(1)(2)(3), countsTo: 3)
    let result2 = curry(list4)
    expect(result2, is: Curried4.self)
    expect(try await result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(list5)
    expect(result3, is: Curried5.self)
    expect(try await result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(list6)
    expect(result4, is: Curried6.self)
    expect(try await result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) -> …")
  @MainActor func mainActor() {
    let list2: MainActorFunction<Int, Int> = { [$0, $1] }
    typealias Curried2 = @Sendable (Int) -> MainActorFunction<Int>
    let list3: MainActorFunction<Int, Int, Int> = { [$0, $1, $2] }
    typealias Curried3 = @Sendable (Int) -> Curried2
    let list4: MainActorFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    typealias Curried4 = @Sendable (Int) -> Curried3
    let list5: MainActorFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    typealias Curried5 = @Sendable (Int) -> Curried4
    let list6: MainActorFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    typealias Curried6 = @Sendable (Int) -> Curried5

    let result0 = curry(list2)
    expect(result0, is: Curried2.self)
    expect(result0(1)(2), countsTo: 2)
    let result1 = curry(list3)
    expect(result1, is: Curried3.self)
    expect(result1(1)(2)(3), countsTo: 3)
    let result2 = curry(list4)
    expect(result2, is: Curried4.self)
    expect(result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(list5)
    expect(result3, is: Curried5.self)
    expect(result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(list6)
    expect(result4, is: Curried6.self)
    expect(result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func mainActorThrowing() throws {
    let list2: MainActorThrowingFunction<Int, Int> = { [$0, $1] }
    typealias Curried2 = @Sendable (Int) -> MainActorThrowingFunction<Int>
    let list3: MainActorThrowingFunction<Int, Int, Int> = { [$0, $1, $2] }
    typealias Curried3 = @Sendable (Int) -> Curried2
    let list4: MainActorThrowingFunction<Int, Int, Int, Int> = { [$0, $1, $2, $3] }
    typealias Curried4 = @Sendable (Int) -> Curried3
    let list5: MainActorThrowingFunction<Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4] }
    typealias Curried5 = @Sendable (Int) -> Curried4
    let list6: MainActorThrowingFunction<Int, Int, Int, Int, Int, Int> = { [$0, $1, $2, $3, $4, $5] }
    typealias Curried6 = @Sendable (Int) -> Curried5

    let result0 = curry(list2)
    expect(result0, is: Curried2.self)
    expect(try result0(1)(2), countsTo: 2)
    let result1 = curry(list3)
    expect(result1, is: Curried3.self)
    expect(try result1(1)(2)(3), countsTo: 3)
    let result2 = curry(list4)
    expect(result2, is: Curried4.self)
    expect(try result2(1)(2)(3)(4), countsTo: 4)
    let result3 = curry(list5)
    expect(result3, is: Curried5.self)
    expect(try result3(1)(2)(3)(4)(5), countsTo: 5)
    let result4 = curry(list6)
    expect(result4, is: Curried6.self)
    expect(try result4(1)(2)(3)(4)(5)(6), countsTo: 6)
  }
}
