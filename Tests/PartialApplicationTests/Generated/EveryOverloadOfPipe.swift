// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of pipe")
struct EveryOverloadOfPipe {
  @Test("keeps its effects and every argument's place: (…) -> …")
  func plain() {
    let append1: ([Int]) -> [Int] = { $0 + [1] }
    let append2: ([Int]) -> [Int] = { $0 + [2] }
    let append3: ([Int]) -> [Int] = { $0 + [3] }
    let append4: ([Int]) -> [Int] = { $0 + [4] }
    let append5: ([Int]) -> [Int] = { $0 + [5] }
    let append6: ([Int]) -> [Int] = { $0 + [6] }

    let result0 = pipe(append1, append2)
    expect(result0, is: (([Int]) -> [Int]).self)
    expect(result0([]), countsTo: 2)
    let result1 = pipe(append1, append2, append3)
    expect(result1, is: (([Int]) -> [Int]).self)
    expect(result1([]), countsTo: 3)
    let result2 = pipe(append1, append2, append3, append4)
    expect(result2, is: (([Int]) -> [Int]).self)
    expect(result2([]), countsTo: 4)
    let result3 = pipe(append1, append2, append3, append4, append5)
    expect(result3, is: (([Int]) -> [Int]).self)
    expect(result3([]), countsTo: 5)
    let result4 = pipe(append1, append2, append3, append4, append5, append6)
    expect(result4, is: (([Int]) -> [Int]).self)
    expect(result4([]), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: (…) throws(Refusal) -> …")
  func plainThrowing() throws {
    let append1OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: ([Int]) -> [Int] = { $0 + [2] }
    let append1: ([Int]) -> [Int] = { $0 + [1] }
    let append2OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }
    let append3: ([Int]) -> [Int] = { $0 + [3] }
    let append3OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [3] }
    let append4: ([Int]) -> [Int] = { $0 + [4] }
    let append4OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [4] }
    let append5: ([Int]) -> [Int] = { $0 + [5] }
    let append5OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [5] }
    let append6: ([Int]) -> [Int] = { $0 + [6] }
    let append6OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [6] }

    let result0 = pipe(append1OrRefuse, append2)
    expect(result0, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result0([]), countsTo: 2)
    let result1 = pipe(append1, append2OrRefuse)
    expect(result1, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result1([]), countsTo: 2)
    let result2 = pipe(append1OrRefuse, append2OrRefuse)
    expect(result2, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result2([]), countsTo: 2)
    let result3 = pipe(append1OrRefuse, append2, append3)
    expect(result3, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result3([]), countsTo: 3)
    let result4 = pipe(append1, append2OrRefuse, append3)
    expect(result4, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result4([]), countsTo: 3)
    let result5 = pipe(append1OrRefuse, append2OrRefuse, append3)
    expect(result5, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result5([]), countsTo: 3)
    let result6 = pipe(append1, append2, append3OrRefuse)
    expect(result6, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result6([]), countsTo: 3)
    let result7 = pipe(append1OrRefuse, append2, append3OrRefuse)
    expect(result7, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result7([]), countsTo: 3)
    let result8 = pipe(append1, append2OrRefuse, append3OrRefuse)
    expect(result8, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result8([]), countsTo: 3)
    let result9 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse)
    expect(result9, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result9([]), countsTo: 3)
    let result10 = pipe(append1OrRefuse, append2, append3, append4)
    expect(result10, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result10([]), countsTo: 4)
    let result11 = pipe(append1, append2OrRefuse, append3, append4)
    expect(result11, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result11([]), countsTo: 4)
    let result12 = pipe(append1OrRefuse, append2OrRefuse, append3, append4)
    expect(result12, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result12([]), countsTo: 4)
    let result13 = pipe(append1, append2, append3OrRefuse, append4)
    expect(result13, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result13([]), countsTo: 4)
    let result14 = pipe(append1OrRefuse, append2, append3OrRefuse, append4)
    expect(result14, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result14([]), countsTo: 4)
    let result15 = pipe(append1, append2OrRefuse, append3OrRefuse, append4)
    expect(result15, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result15([]), countsTo: 4)
    let result16 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4)
    expect(result16, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result16([]), countsTo: 4)
    let result17 = pipe(append1, append2, append3, append4OrRefuse)
    expect(result17, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result17([]), countsTo: 4)
    let result18 = pipe(append1OrRefuse, append2, append3, append4OrRefuse)
    expect(result18, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result18([]), countsTo: 4)
    let result19 = pipe(append1, append2OrRefuse, append3, append4OrRefuse)
    expect(result19, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result19([]), countsTo: 4)
    let result20 = pipe(append1OrRefuse, append2OrRefuse, append3, append4OrRefuse)
    expect(result20, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result20([]), countsTo: 4)
    let result21 = pipe(append1, append2, append3OrRefuse, append4OrRefuse)
    expect(result21, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result21([]), countsTo: 4)
    let result22 = pipe(append1OrRefuse, append2, append3OrRefuse, append4OrRefuse)
    expect(result22, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result22([]), countsTo: 4)
    let result23 = pipe(append1, append2OrRefuse, append3OrRefuse, append4OrRefuse)
    expect(result23, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result23([]), countsTo: 4)
    let result24 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4OrRefuse)
    expect(result24, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result24([]), countsTo: 4)
    let result25 = pipe(append1OrRefuse, append2, append3, append4, append5)
    expect(result25, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result25([]), countsTo: 5)
    let result26 = pipe(append1, append2OrRefuse, append3, append4, append5)
    expect(result26, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result26([]), countsTo: 5)
    let result27 = pipe(append1, append2, append3OrRefuse, append4, append5)
    expect(result27, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result27([]), countsTo: 5)
    let result28 = pipe(append1, append2, append3, append4OrRefuse, append5)
    expect(result28, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result28([]), countsTo: 5)
    let result29 = pipe(append1, append2, append3, append4, append5OrRefuse)
    expect(result29, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result29([]), countsTo: 5)
    let result30 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4OrRefuse, append5OrRefuse)
    expect(result30, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result30([]), countsTo: 5)
    let result31 = pipe(append1OrRefuse, append2, append3, append4, append5, append6)
    expect(result31, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result31([]), countsTo: 6)
    let result32 = pipe(append1, append2OrRefuse, append3, append4, append5, append6)
    expect(result32, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result32([]), countsTo: 6)
    let result33 = pipe(append1, append2, append3OrRefuse, append4, append5, append6)
    expect(result33, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result33([]), countsTo: 6)
    let result34 = pipe(append1, append2, append3, append4OrRefuse, append5, append6)
    expect(result34, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result34([]), countsTo: 6)
    let result35 = pipe(append1, append2, append3, append4, append5OrRefuse, append6)
    expect(result35, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result35([]), countsTo: 6)
    let result36 = pipe(append1, append2, append3, append4, append5, append6OrRefuse)
    expect(result36, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result36([]), countsTo: 6)
    let result37 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4OrRefuse, append5OrRefuse, append6OrRefuse)
    expect(result37, is: (([Int]) throws(Refusal) -> [Int]).self)
    expect(try result37([]), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: (…) throws -> …")
  func plainThrowingAny() throws {
    let append1OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let append3OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let append4OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let append5OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [5] }
    let append6OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [6] }

    let result0 = pipe(append1OrRefuse, append2OrOther)
    expect(result0, is: (([Int]) throws -> [Int]).self)
    expect(try result0([]), countsTo: 2)
    let result1 = pipe(append1OrRefuse, append2OrOther, append3OrOther)
    expect(result1, is: (([Int]) throws -> [Int]).self)
    expect(try result1([]), countsTo: 3)
    let result2 = pipe(append1OrRefuse, append2OrOther, append3OrOther, append4OrOther)
    expect(result2, is: (([Int]) throws -> [Int]).self)
    expect(try result2([]), countsTo: 4)
    let result3 = pipe(append1OrRefuse, append2OrOther, append3OrOther, append4OrOther, append5OrOther)
    expect(result3, is: (([Int]) throws -> [Int]).self)
    expect(try result3([]), countsTo: 5)
    let result4 = pipe(append1OrRefuse, append2OrOther, append3OrOther, append4OrOther, append5OrOther, append6OrOther)
    expect(result4, is: (([Int]) throws -> [Int]).self)
    expect(try result4([]), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: (…) async -> …")
  func plainAsync() async {
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let append2: ([Int]) async -> [Int] = { $0 + [2] }
    let append3: ([Int]) async -> [Int] = { $0 + [3] }
    let append4: ([Int]) async -> [Int] = { $0 + [4] }
    let append5: ([Int]) async -> [Int] = { $0 + [5] }
    let append6: ([Int]) async -> [Int] = { $0 + [6] }

    let result0 = pipe(append1, append2)
    expect(result0, is: (([Int]) async -> [Int]).self)
    expect(await result0([]), countsTo: 2)
    let result1 = pipe(append1, append2, append3)
    expect(result1, is: (([Int]) async -> [Int]).self)
    expect(await result1([]), countsTo: 3)
    let result2 = pipe(append1, append2, append3, append4)
    expect(result2, is: (([Int]) async -> [Int]).self)
    expect(await result2([]), countsTo: 4)
    let result3 = pipe(append1, append2, append3, append4, append5)
    expect(result3, is: (([Int]) async -> [Int]).self)
    expect(await result3([]), countsTo: 5)
    let result4 = pipe(append1, append2, append3, append4, append5, append6)
    expect(result4, is: (([Int]) async -> [Int]).self)
    expect(await result4([]), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: (…) async throws(Refusal) -> …")
  func plainAsyncThrowing() async throws {
    let append1OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: ([Int]) async -> [Int] = { $0 + [2] }
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let append2OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [2] }
    let append3: ([Int]) async -> [Int] = { $0 + [3] }
    let append3OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [3] }
    let append4: ([Int]) async -> [Int] = { $0 + [4] }
    let append4OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [4] }
    let append5: ([Int]) async -> [Int] = { $0 + [5] }
    let append5OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [5] }
    let append6: ([Int]) async -> [Int] = { $0 + [6] }
    let append6OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [6] }

    let result0 = pipe(append1OrRefuse, append2)
    expect(result0, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result0([]), countsTo: 2)
    let result1 = pipe(append1, append2OrRefuse)
    expect(result1, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result1([]), countsTo: 2)
    let result2 = pipe(append1OrRefuse, append2OrRefuse)
    expect(result2, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result2([]), countsTo: 2)
    let result3 = pipe(append1OrRefuse, append2, append3)
    expect(result3, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result3([]), countsTo: 3)
    let result4 = pipe(append1, append2OrRefuse, append3)
    expect(result4, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result4([]), countsTo: 3)
    let result5 = pipe(append1OrRefuse, append2OrRefuse, append3)
    expect(result5, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result5([]), countsTo: 3)
    let result6 = pipe(append1, append2, append3OrRefuse)
    expect(result6, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result6([]), countsTo: 3)
    let result7 = pipe(append1OrRefuse, append2, append3OrRefuse)
    expect(result7, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result7([]), countsTo: 3)
    let result8 = pipe(append1, append2OrRefuse, append3OrRefuse)
    expect(result8, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result8([]), countsTo: 3)
    let result9 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse)
    expect(result9, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result9([]), countsTo: 3)
    let result10 = pipe(append1OrRefuse, append2, append3, append4)
    expect(result10, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result10([]), countsTo: 4)
    let result11 = pipe(append1, append2OrRefuse, append3, append4)
    expect(result11, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result11([]), countsTo: 4)
    let result12 = pipe(append1OrRefuse, append2OrRefuse, append3, append4)
    expect(result12, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result12([]), countsTo: 4)
    let result13 = pipe(append1, append2, append3OrRefuse, append4)
    expect(result13, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result13([]), countsTo: 4)
    let result14 = pipe(append1OrRefuse, append2, append3OrRefuse, append4)
    expect(result14, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result14([]), countsTo: 4)
    let result15 = pipe(append1, append2OrRefuse, append3OrRefuse, append4)
    expect(result15, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result15([]), countsTo: 4)
    let result16 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4)
    expect(result16, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result16([]), countsTo: 4)
    let result17 = pipe(append1, append2, append3, append4OrRefuse)
    expect(result17, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result17([]), countsTo: 4)
    let result18 = pipe(append1OrRefuse, append2, append3, append4OrRefuse)
    expect(result18, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result18([]), countsTo: 4)
    let result19 = pipe(append1, append2OrRefuse, append3, append4OrRefuse)
    expect(result19, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result19([]), countsTo: 4)
    let result20 = pipe(append1OrRefuse, append2OrRefuse, append3, append4OrRefuse)
    expect(result20, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result20([]), countsTo: 4)
    let result21 = pipe(append1, append2, append3OrRefuse, append4OrRefuse)
    expect(result21, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result21([]), countsTo: 4)
    let result22 = pipe(append1OrRefuse, append2, append3OrRefuse, append4OrRefuse)
    expect(result22, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result22([]), countsTo: 4)
    let result23 = pipe(append1, append2OrRefuse, append3OrRefuse, append4OrRefuse)
    expect(result23, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result23([]), countsTo: 4)
    let result24 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4OrRefuse)
    expect(result24, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result24([]), countsTo: 4)
    let result25 = pipe(append1OrRefuse, append2, append3, append4, append5)
    expect(result25, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result25([]), countsTo: 5)
    let result26 = pipe(append1, append2OrRefuse, append3, append4, append5)
    expect(result26, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result26([]), countsTo: 5)
    let result27 = pipe(append1, append2, append3OrRefuse, append4, append5)
    expect(result27, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result27([]), countsTo: 5)
    let result28 = pipe(append1, append2, append3, append4OrRefuse, append5)
    expect(result28, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result28([]), countsTo: 5)
    let result29 = pipe(append1, append2, append3, append4, append5OrRefuse)
    expect(result29, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result29([]), countsTo: 5)
    let result30 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4OrRefuse, append5OrRefuse)
    expect(result30, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result30([]), countsTo: 5)
    let result31 = pipe(append1OrRefuse, append2, append3, append4, append5, append6)
    expect(result31, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result31([]), countsTo: 6)
    let result32 = pipe(append1, append2OrRefuse, append3, append4, append5, append6)
    expect(result32, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result32([]), countsTo: 6)
    let result33 = pipe(append1, append2, append3OrRefuse, append4, append5, append6)
    expect(result33, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result33([]), countsTo: 6)
    let result34 = pipe(append1, append2, append3, append4OrRefuse, append5, append6)
    expect(result34, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result34([]), countsTo: 6)
    let result35 = pipe(append1, append2, append3, append4, append5OrRefuse, append6)
    expect(result35, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result35([]), countsTo: 6)
    let result36 = pipe(append1, append2, append3, append4, append5, append6OrRefuse)
    expect(result36, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result36([]), countsTo: 6)
    let result37 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4OrRefuse, append5OrRefuse, append6OrRefuse)
    expect(result37, is: (([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result37([]), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: (…) async throws -> …")
  func plainAsyncThrowingAny() async throws {
    let append1OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let append3OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let append4OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let append5OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [5] }
    let append6OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [6] }

    let result0 = pipe(append1OrRefuse, append2OrOther)
    expect(result0, is: (([Int]) async throws -> [Int]).self)
    expect(try await result0([]), countsTo: 2)
    let result1 = pipe(append1OrRefuse, append2OrOther, append3OrOther)
    expect(result1, is: (([Int]) async throws -> [Int]).self)
    expect(try await result1([]), countsTo: 3)
    let result2 = pipe(append1OrRefuse, append2OrOther, append3OrOther, append4OrOther)
    expect(result2, is: (([Int]) async throws -> [Int]).self)
    expect(try await result2([]), countsTo: 4)
    let result3 = pipe(append1OrRefuse, append2OrOther, append3OrOther, append4OrOther, append5OrOther)
    expect(result3, is: (([Int]) async throws -> [Int]).self)
    expect(try await result3([]), countsTo: 5)
    let result4 = pipe(append1OrRefuse, append2OrOther, append3OrOther, append4OrOther, append5OrOther, append6OrOther)
    expect(result4, is: (([Int]) async throws -> [Int]).self)
    expect(try await result4([]), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) -> …")
  func sendable() {
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) -> [Int] = { $0 + [2] }
    let append3: @Sendable ([Int]) -> [Int] = { $0 + [3] }
    let append4: @Sendable ([Int]) -> [Int] = { $0 + [4] }
    let append5: @Sendable ([Int]) -> [Int] = { $0 + [5] }
    let append6: @Sendable ([Int]) -> [Int] = { $0 + [6] }

    let result0 = pipe(append1, append2)
    expect(result0, is: (@Sendable ([Int]) -> [Int]).self)
    expect(result0([]), countsTo: 2)
    let result1 = pipe(append1, append2, append3)
    expect(result1, is: (@Sendable ([Int]) -> [Int]).self)
    expect(result1([]), countsTo: 3)
    let result2 = pipe(append1, append2, append3, append4)
    expect(result2, is: (@Sendable ([Int]) -> [Int]).self)
    expect(result2([]), countsTo: 4)
    let result3 = pipe(append1, append2, append3, append4, append5)
    expect(result3, is: (@Sendable ([Int]) -> [Int]).self)
    expect(result3([]), countsTo: 5)
    let result4 = pipe(append1, append2, append3, append4, append5, append6)
    expect(result4, is: (@Sendable ([Int]) -> [Int]).self)
    expect(result4([]), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws(Refusal) -> …")
  func sendableThrowing() throws {
    let append1OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) -> [Int] = { $0 + [2] }
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let append2OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }
    let append3: @Sendable ([Int]) -> [Int] = { $0 + [3] }
    let append3OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [3] }
    let append4: @Sendable ([Int]) -> [Int] = { $0 + [4] }
    let append4OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [4] }
    let append5: @Sendable ([Int]) -> [Int] = { $0 + [5] }
    let append5OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [5] }
    let append6: @Sendable ([Int]) -> [Int] = { $0 + [6] }
    let append6OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [6] }

    let result0 = pipe(append1OrRefuse, append2)
    expect(result0, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result0([]), countsTo: 2)
    let result1 = pipe(append1, append2OrRefuse)
    expect(result1, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result1([]), countsTo: 2)
    let result2 = pipe(append1OrRefuse, append2OrRefuse)
    expect(result2, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result2([]), countsTo: 2)
    let result3 = pipe(append1OrRefuse, append2, append3)
    expect(result3, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result3([]), countsTo: 3)
    let result4 = pipe(append1, append2OrRefuse, append3)
    expect(result4, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result4([]), countsTo: 3)
    let result5 = pipe(append1OrRefuse, append2OrRefuse, append3)
    expect(result5, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result5([]), countsTo: 3)
    let result6 = pipe(append1, append2, append3OrRefuse)
    expect(result6, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result6([]), countsTo: 3)
    let result7 = pipe(append1OrRefuse, append2, append3OrRefuse)
    expect(result7, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result7([]), countsTo: 3)
    let result8 = pipe(append1, append2OrRefuse, append3OrRefuse)
    expect(result8, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result8([]), countsTo: 3)
    let result9 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse)
    expect(result9, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result9([]), countsTo: 3)
    let result10 = pipe(append1OrRefuse, append2, append3, append4)
    expect(result10, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result10([]), countsTo: 4)
    let result11 = pipe(append1, append2OrRefuse, append3, append4)
    expect(result11, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result11([]), countsTo: 4)
    let result12 = pipe(append1OrRefuse, append2OrRefuse, append3, append4)
    expect(result12, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result12([]), countsTo: 4)
    let result13 = pipe(append1, append2, append3OrRefuse, append4)
    expect(result13, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result13([]), countsTo: 4)
    let result14 = pipe(append1OrRefuse, append2, append3OrRefuse, append4)
    expect(result14, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result14([]), countsTo: 4)
    let result15 = pipe(append1, append2OrRefuse, append3OrRefuse, append4)
    expect(result15, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result15([]), countsTo: 4)
    let result16 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4)
    expect(result16, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result16([]), countsTo: 4)
    let result17 = pipe(append1, append2, append3, append4OrRefuse)
    expect(result17, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result17([]), countsTo: 4)
    let result18 = pipe(append1OrRefuse, append2, append3, append4OrRefuse)
    expect(result18, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result18([]), countsTo: 4)
    let result19 = pipe(append1, append2OrRefuse, append3, append4OrRefuse)
    expect(result19, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result19([]), countsTo: 4)
    let result20 = pipe(append1OrRefuse, append2OrRefuse, append3, append4OrRefuse)
    expect(result20, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result20([]), countsTo: 4)
    let result21 = pipe(append1, append2, append3OrRefuse, append4OrRefuse)
    expect(result21, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result21([]), countsTo: 4)
    let result22 = pipe(append1OrRefuse, append2, append3OrRefuse, append4OrRefuse)
    expect(result22, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result22([]), countsTo: 4)
    let result23 = pipe(append1, append2OrRefuse, append3OrRefuse, append4OrRefuse)
    expect(result23, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result23([]), countsTo: 4)
    let result24 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4OrRefuse)
    expect(result24, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result24([]), countsTo: 4)
    let result25 = pipe(append1OrRefuse, append2, append3, append4, append5)
    expect(result25, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result25([]), countsTo: 5)
    let result26 = pipe(append1, append2OrRefuse, append3, append4, append5)
    expect(result26, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result26([]), countsTo: 5)
    let result27 = pipe(append1, append2, append3OrRefuse, append4, append5)
    expect(result27, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result27([]), countsTo: 5)
    let result28 = pipe(append1, append2, append3, append4OrRefuse, append5)
    expect(result28, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result28([]), countsTo: 5)
    let result29 = pipe(append1, append2, append3, append4, append5OrRefuse)
    expect(result29, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result29([]), countsTo: 5)
    let result30 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4OrRefuse, append5OrRefuse)
    expect(result30, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result30([]), countsTo: 5)
    let result31 = pipe(append1OrRefuse, append2, append3, append4, append5, append6)
    expect(result31, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result31([]), countsTo: 6)
    let result32 = pipe(append1, append2OrRefuse, append3, append4, append5, append6)
    expect(result32, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result32([]), countsTo: 6)
    let result33 = pipe(append1, append2, append3OrRefuse, append4, append5, append6)
    expect(result33, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result33([]), countsTo: 6)
    let result34 = pipe(append1, append2, append3, append4OrRefuse, append5, append6)
    expect(result34, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result34([]), countsTo: 6)
    let result35 = pipe(append1, append2, append3, append4, append5OrRefuse, append6)
    expect(result35, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result35([]), countsTo: 6)
    let result36 = pipe(append1, append2, append3, append4, append5, append6OrRefuse)
    expect(result36, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result36([]), countsTo: 6)
    let result37 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4OrRefuse, append5OrRefuse, append6OrRefuse)
    expect(result37, is: (@Sendable ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result37([]), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws -> …")
  func sendableThrowingAny() throws {
    let append1OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let append3OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let append4OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let append5OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [5] }
    let append6OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [6] }

    let result0 = pipe(append1OrRefuse, append2OrOther)
    expect(result0, is: (@Sendable ([Int]) throws -> [Int]).self)
    expect(try result0([]), countsTo: 2)
    let result1 = pipe(append1OrRefuse, append2OrOther, append3OrOther)
    expect(result1, is: (@Sendable ([Int]) throws -> [Int]).self)
    expect(try result1([]), countsTo: 3)
    let result2 = pipe(append1OrRefuse, append2OrOther, append3OrOther, append4OrOther)
    expect(result2, is: (@Sendable ([Int]) throws -> [Int]).self)
    expect(try result2([]), countsTo: 4)
    let result3 = pipe(append1OrRefuse, append2OrOther, append3OrOther, append4OrOther, append5OrOther)
    expect(result3, is: (@Sendable ([Int]) throws -> [Int]).self)
    expect(try result3([]), countsTo: 5)
    let result4 = pipe(append1OrRefuse, append2OrOther, append3OrOther, append4OrOther, append5OrOther, append6OrOther)
    expect(result4, is: (@Sendable ([Int]) throws -> [Int]).self)
    expect(try result4([]), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async -> …")
  func sendableAsync() async {
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) async -> [Int] = { $0 + [2] }
    let append3: @Sendable ([Int]) async -> [Int] = { $0 + [3] }
    let append4: @Sendable ([Int]) async -> [Int] = { $0 + [4] }
    let append5: @Sendable ([Int]) async -> [Int] = { $0 + [5] }
    let append6: @Sendable ([Int]) async -> [Int] = { $0 + [6] }

    let result0 = pipe(append1, append2)
    expect(result0, is: (@Sendable ([Int]) async -> [Int]).self)
    expect(await result0([]), countsTo: 2)
    let result1 = pipe(append1, append2, append3)
    expect(result1, is: (@Sendable ([Int]) async -> [Int]).self)
    expect(await result1([]), countsTo: 3)
    let result2 = pipe(append1, append2, append3, append4)
    expect(result2, is: (@Sendable ([Int]) async -> [Int]).self)
    expect(await result2([]), countsTo: 4)
    let result3 = pipe(append1, append2, append3, append4, append5)
    expect(result3, is: (@Sendable ([Int]) async -> [Int]).self)
    expect(await result3([]), countsTo: 5)
    let result4 = pipe(append1, append2, append3, append4, append5, append6)
    expect(result4, is: (@Sendable ([Int]) async -> [Int]).self)
    expect(await result4([]), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws(Refusal) -> …")
  func sendableAsyncThrowing() async throws {
    let append1OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @Sendable ([Int]) async -> [Int] = { $0 + [2] }
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let append2OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [2] }
    let append3: @Sendable ([Int]) async -> [Int] = { $0 + [3] }
    let append3OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [3] }
    let append4: @Sendable ([Int]) async -> [Int] = { $0 + [4] }
    let append4OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [4] }
    let append5: @Sendable ([Int]) async -> [Int] = { $0 + [5] }
    let append5OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [5] }
    let append6: @Sendable ([Int]) async -> [Int] = { $0 + [6] }
    let append6OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [6] }

    let result0 = pipe(append1OrRefuse, append2)
    expect(result0, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result0([]), countsTo: 2)
    let result1 = pipe(append1, append2OrRefuse)
    expect(result1, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result1([]), countsTo: 2)
    let result2 = pipe(append1OrRefuse, append2OrRefuse)
    expect(result2, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result2([]), countsTo: 2)
    let result3 = pipe(append1OrRefuse, append2, append3)
    expect(result3, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result3([]), countsTo: 3)
    let result4 = pipe(append1, append2OrRefuse, append3)
    expect(result4, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result4([]), countsTo: 3)
    let result5 = pipe(append1OrRefuse, append2OrRefuse, append3)
    expect(result5, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result5([]), countsTo: 3)
    let result6 = pipe(append1, append2, append3OrRefuse)
    expect(result6, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result6([]), countsTo: 3)
    let result7 = pipe(append1OrRefuse, append2, append3OrRefuse)
    expect(result7, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result7([]), countsTo: 3)
    let result8 = pipe(append1, append2OrRefuse, append3OrRefuse)
    expect(result8, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result8([]), countsTo: 3)
    let result9 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse)
    expect(result9, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result9([]), countsTo: 3)
    let result10 = pipe(append1OrRefuse, append2, append3, append4)
    expect(result10, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result10([]), countsTo: 4)
    let result11 = pipe(append1, append2OrRefuse, append3, append4)
    expect(result11, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result11([]), countsTo: 4)
    let result12 = pipe(append1OrRefuse, append2OrRefuse, append3, append4)
    expect(result12, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result12([]), countsTo: 4)
    let result13 = pipe(append1, append2, append3OrRefuse, append4)
    expect(result13, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result13([]), countsTo: 4)
    let result14 = pipe(append1OrRefuse, append2, append3OrRefuse, append4)
    expect(result14, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result14([]), countsTo: 4)
    let result15 = pipe(append1, append2OrRefuse, append3OrRefuse, append4)
    expect(result15, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result15([]), countsTo: 4)
    let result16 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4)
    expect(result16, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result16([]), countsTo: 4)
    let result17 = pipe(append1, append2, append3, append4OrRefuse)
    expect(result17, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result17([]), countsTo: 4)
    let result18 = pipe(append1OrRefuse, append2, append3, append4OrRefuse)
    expect(result18, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result18([]), countsTo: 4)
    let result19 = pipe(append1, append2OrRefuse, append3, append4OrRefuse)
    expect(result19, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result19([]), countsTo: 4)
    let result20 = pipe(append1OrRefuse, append2OrRefuse, append3, append4OrRefuse)
    expect(result20, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result20([]), countsTo: 4)
    let result21 = pipe(append1, append2, append3OrRefuse, append4OrRefuse)
    expect(result21, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result21([]), countsTo: 4)
    let result22 = pipe(append1OrRefuse, append2, append3OrRefuse, append4OrRefuse)
    expect(result22, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result22([]), countsTo: 4)
    let result23 = pipe(append1, append2OrRefuse, append3OrRefuse, append4OrRefuse)
    expect(result23, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result23([]), countsTo: 4)
    let result24 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4OrRefuse)
    expect(result24, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result24([]), countsTo: 4)
    let result25 = pipe(append1OrRefuse, append2, append3, append4, append5)
    expect(result25, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result25([]), countsTo: 5)
    let result26 = pipe(append1, append2OrRefuse, append3, append4, append5)
    expect(result26, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result26([]), countsTo: 5)
    let result27 = pipe(append1, append2, append3OrRefuse, append4, append5)
    expect(result27, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result27([]), countsTo: 5)
    let result28 = pipe(append1, append2, append3, append4OrRefuse, append5)
    expect(result28, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result28([]), countsTo: 5)
    let result29 = pipe(append1, append2, append3, append4, append5OrRefuse)
    expect(result29, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result29([]), countsTo: 5)
    let result30 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4OrRefuse, append5OrRefuse)
    expect(result30, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result30([]), countsTo: 5)
    let result31 = pipe(append1OrRefuse, append2, append3, append4, append5, append6)
    expect(result31, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result31([]), countsTo: 6)
    let result32 = pipe(append1, append2OrRefuse, append3, append4, append5, append6)
    expect(result32, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result32([]), countsTo: 6)
    let result33 = pipe(append1, append2, append3OrRefuse, append4, append5, append6)
    expect(result33, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result33([]), countsTo: 6)
    let result34 = pipe(append1, append2, append3, append4OrRefuse, append5, append6)
    expect(result34, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result34([]), countsTo: 6)
    let result35 = pipe(append1, append2, append3, append4, append5OrRefuse, append6)
    expect(result35, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result35([]), countsTo: 6)
    let result36 = pipe(append1, append2, append3, append4, append5, append6OrRefuse)
    expect(result36, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result36([]), countsTo: 6)
    let result37 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4OrRefuse, append5OrRefuse, append6OrRefuse)
    expect(result37, is: (@Sendable ([Int]) async throws(Refusal) -> [Int]).self)
    expect(try await result37([]), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws -> …")
  func sendableAsyncThrowingAny() async throws {
    let append1OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let append3OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let append4OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let append5OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [5] }
    let append6OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [6] }

    let result0 = pipe(append1OrRefuse, append2OrOther)
    expect(result0, is: (@Sendable ([Int]) async throws -> [Int]).self)
    expect(try await result0([]), countsTo: 2)
    let result1 = pipe(append1OrRefuse, append2OrOther, append3OrOther)
    expect(result1, is: (@Sendable ([Int]) async throws -> [Int]).self)
    expect(try await result1([]), countsTo: 3)
    let result2 = pipe(append1OrRefuse, append2OrOther, append3OrOther, append4OrOther)
    expect(result2, is: (@Sendable ([Int]) async throws -> [Int]).self)
    expect(try await result2([]), countsTo: 4)
    let result3 = pipe(append1OrRefuse, append2OrOther, append3OrOther, append4OrOther, append5OrOther)
    expect(result3, is: (@Sendable ([Int]) async throws -> [Int]).self)
    expect(try await result3([]), countsTo: 5)
    let result4 = pipe(append1OrRefuse, append2OrOther, append3OrOther, append4OrOther, append5OrOther, append6OrOther)
    expect(result4, is: (@Sendable ([Int]) async throws -> [Int]).self)
    expect(try await result4([]), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) -> …")
  @MainActor func mainActor() {
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let append2: @MainActor ([Int]) -> [Int] = { $0 + [2] }
    let append3: @MainActor ([Int]) -> [Int] = { $0 + [3] }
    let append4: @MainActor ([Int]) -> [Int] = { $0 + [4] }
    let append5: @MainActor ([Int]) -> [Int] = { $0 + [5] }
    let append6: @MainActor ([Int]) -> [Int] = { $0 + [6] }

    let result0 = pipe(append1, append2)
    expect(result0, is: (@MainActor ([Int]) -> [Int]).self)
    expect(result0([]), countsTo: 2)
    let result1 = pipe(append1, append2, append3)
    expect(result1, is: (@MainActor ([Int]) -> [Int]).self)
    expect(result1([]), countsTo: 3)
    let result2 = pipe(append1, append2, append3, append4)
    expect(result2, is: (@MainActor ([Int]) -> [Int]).self)
    expect(result2([]), countsTo: 4)
    let result3 = pipe(append1, append2, append3, append4, append5)
    expect(result3, is: (@MainActor ([Int]) -> [Int]).self)
    expect(result3([]), countsTo: 5)
    let result4 = pipe(append1, append2, append3, append4, append5, append6)
    expect(result4, is: (@MainActor ([Int]) -> [Int]).self)
    expect(result4([]), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func mainActorThrowing() throws {
    let append1OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2: @MainActor ([Int]) -> [Int] = { $0 + [2] }
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let append2OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [2] }
    let append3: @MainActor ([Int]) -> [Int] = { $0 + [3] }
    let append3OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [3] }
    let append4: @MainActor ([Int]) -> [Int] = { $0 + [4] }
    let append4OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [4] }
    let append5: @MainActor ([Int]) -> [Int] = { $0 + [5] }
    let append5OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [5] }
    let append6: @MainActor ([Int]) -> [Int] = { $0 + [6] }
    let append6OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [6] }

    let result0 = pipe(append1OrRefuse, append2)
    expect(result0, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result0([]), countsTo: 2)
    let result1 = pipe(append1, append2OrRefuse)
    expect(result1, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result1([]), countsTo: 2)
    let result2 = pipe(append1OrRefuse, append2OrRefuse)
    expect(result2, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result2([]), countsTo: 2)
    let result3 = pipe(append1OrRefuse, append2, append3)
    expect(result3, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result3([]), countsTo: 3)
    let result4 = pipe(append1, append2OrRefuse, append3)
    expect(result4, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result4([]), countsTo: 3)
    let result5 = pipe(append1OrRefuse, append2OrRefuse, append3)
    expect(result5, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result5([]), countsTo: 3)
    let result6 = pipe(append1, append2, append3OrRefuse)
    expect(result6, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result6([]), countsTo: 3)
    let result7 = pipe(append1OrRefuse, append2, append3OrRefuse)
    expect(result7, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result7([]), countsTo: 3)
    let result8 = pipe(append1, append2OrRefuse, append3OrRefuse)
    expect(result8, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result8([]), countsTo: 3)
    let result9 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse)
    expect(result9, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result9([]), countsTo: 3)
    let result10 = pipe(append1OrRefuse, append2, append3, append4)
    expect(result10, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result10([]), countsTo: 4)
    let result11 = pipe(append1, append2OrRefuse, append3, append4)
    expect(result11, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result11([]), countsTo: 4)
    let result12 = pipe(append1OrRefuse, append2OrRefuse, append3, append4)
    expect(result12, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result12([]), countsTo: 4)
    let result13 = pipe(append1, append2, append3OrRefuse, append4)
    expect(result13, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result13([]), countsTo: 4)
    let result14 = pipe(append1OrRefuse, append2, append3OrRefuse, append4)
    expect(result14, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result14([]), countsTo: 4)
    let result15 = pipe(append1, append2OrRefuse, append3OrRefuse, append4)
    expect(result15, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result15([]), countsTo: 4)
    let result16 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4)
    expect(result16, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result16([]), countsTo: 4)
    let result17 = pipe(append1, append2, append3, append4OrRefuse)
    expect(result17, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result17([]), countsTo: 4)
    let result18 = pipe(append1OrRefuse, append2, append3, append4OrRefuse)
    expect(result18, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result18([]), countsTo: 4)
    let result19 = pipe(append1, append2OrRefuse, append3, append4OrRefuse)
    expect(result19, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result19([]), countsTo: 4)
    let result20 = pipe(append1OrRefuse, append2OrRefuse, append3, append4OrRefuse)
    expect(result20, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result20([]), countsTo: 4)
    let result21 = pipe(append1, append2, append3OrRefuse, append4OrRefuse)
    expect(result21, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result21([]), countsTo: 4)
    let result22 = pipe(append1OrRefuse, append2, append3OrRefuse, append4OrRefuse)
    expect(result22, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result22([]), countsTo: 4)
    let result23 = pipe(append1, append2OrRefuse, append3OrRefuse, append4OrRefuse)
    expect(result23, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result23([]), countsTo: 4)
    let result24 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4OrRefuse)
    expect(result24, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result24([]), countsTo: 4)
    let result25 = pipe(append1OrRefuse, append2, append3, append4, append5)
    expect(result25, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result25([]), countsTo: 5)
    let result26 = pipe(append1, append2OrRefuse, append3, append4, append5)
    expect(result26, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result26([]), countsTo: 5)
    let result27 = pipe(append1, append2, append3OrRefuse, append4, append5)
    expect(result27, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result27([]), countsTo: 5)
    let result28 = pipe(append1, append2, append3, append4OrRefuse, append5)
    expect(result28, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result28([]), countsTo: 5)
    let result29 = pipe(append1, append2, append3, append4, append5OrRefuse)
    expect(result29, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result29([]), countsTo: 5)
    let result30 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4OrRefuse, append5OrRefuse)
    expect(result30, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result30([]), countsTo: 5)
    let result31 = pipe(append1OrRefuse, append2, append3, append4, append5, append6)
    expect(result31, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result31([]), countsTo: 6)
    let result32 = pipe(append1, append2OrRefuse, append3, append4, append5, append6)
    expect(result32, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result32([]), countsTo: 6)
    let result33 = pipe(append1, append2, append3OrRefuse, append4, append5, append6)
    expect(result33, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result33([]), countsTo: 6)
    let result34 = pipe(append1, append2, append3, append4OrRefuse, append5, append6)
    expect(result34, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result34([]), countsTo: 6)
    let result35 = pipe(append1, append2, append3, append4, append5OrRefuse, append6)
    expect(result35, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result35([]), countsTo: 6)
    let result36 = pipe(append1, append2, append3, append4, append5, append6OrRefuse)
    expect(result36, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result36([]), countsTo: 6)
    let result37 = pipe(append1OrRefuse, append2OrRefuse, append3OrRefuse, append4OrRefuse, append5OrRefuse, append6OrRefuse)
    expect(result37, is: (@MainActor ([Int]) throws(Refusal) -> [Int]).self)
    expect(try result37([]), countsTo: 6)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws -> …")
  @MainActor func mainActorThrowingAny() throws {
    let append1OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let append2OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let append3OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let append4OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let append5OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [5] }
    let append6OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [6] }

    let result0 = pipe(append1OrRefuse, append2OrOther)
    expect(result0, is: (@MainActor ([Int]) throws -> [Int]).self)
    expect(try result0([]), countsTo: 2)
    let result1 = pipe(append1OrRefuse, append2OrOther, append3OrOther)
    expect(result1, is: (@MainActor ([Int]) throws -> [Int]).self)
    expect(try result1([]), countsTo: 3)
    let result2 = pipe(append1OrRefuse, append2OrOther, append3OrOther, append4OrOther)
    expect(result2, is: (@MainActor ([Int]) throws -> [Int]).self)
    expect(try result2([]), countsTo: 4)
    let result3 = pipe(append1OrRefuse, append2OrOther, append3OrOther, append4OrOther, append5OrOther)
    expect(result3, is: (@MainActor ([Int]) throws -> [Int]).self)
    expect(try result3([]), countsTo: 5)
    let result4 = pipe(append1OrRefuse, append2OrOther, append3OrOther, append4OrOther, append5OrOther, append6OrOther)
    expect(result4, is: (@MainActor ([Int]) throws -> [Int]).self)
    expect(try result4([]), countsTo: 6)
  }
}
