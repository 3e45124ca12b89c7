// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of mapOutput")
struct EveryOverloadOfMapOutput {
  @Test("keeps its effects and every argument's place: (…) -> …")
  func plain() {
    let list1: (Int) -> [Int] = { [$0] }
    let append2: ([Int]) -> [Int] = { $0 + [2] }
    let list2: (Int, Int) -> [Int] = { [$0, $1] }
    let append3: ([Int]) -> [Int] = { $0 + [3] }
    let list3: (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let append4: ([Int]) -> [Int] = { $0 + [4] }
    let list4: (Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3] }
    let append5: ([Int]) -> [Int] = { $0 + [5] }
    let list0: () -> [Int] = { [] }
    let append1: ([Int]) -> [Int] = { $0 + [1] }
    let list5: (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: ([Int]) -> [Int] = { $0 + [6] }
    let list8: (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9: ([Int]) -> [Int] = { $0 + [9] }

    let result0 = mapOutput(list1, append2)
    expect(result0, is: ((Int) -> [Int]).self)
    expect(result0(1), countsTo: 2)
    let result1 = mapOutput(list2, append3)
    expect(result1, is: ((Int, Int) -> [Int]).self)
    expect(result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3, append4)
    expect(result2, is: ((Int, Int, Int) -> [Int]).self)
    expect(result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list4, append5)
    expect(result3, is: ((Int, Int, Int, Int) -> [Int]).self)
    expect(result3(1, 2, 3, 4), countsTo: 5)
    let result4 = mapOutput(list0, append1)
    expect(result4, is: (() -> [Int]).self)
    expect(result4(), countsTo: 1)
    let result5 = mapOutput(list5, append6)
    expect(result5, is: ((Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result5(1, 2, 3, 4, 5), countsTo: 6)
    let result6 = mapOutput(list8, append9)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
  }

  @Test("keeps its effects and every argument's place: (…) throws(Refusal) -> …")
  func plainThrowing() throws {
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
    let list4OrRefuse: (Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3] }
    let append5: ([Int]) -> [Int] = { $0 + [5] }
    let list4: (Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3] }
    let append5OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [5] }
    let list0OrRefuse: () throws(Refusal) -> [Int] = { [] }
    let append1: ([Int]) -> [Int] = { $0 + [1] }
    let list5OrRefuse: (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: ([Int]) -> [Int] = { $0 + [6] }
    let list8OrRefuse: (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9: ([Int]) -> [Int] = { $0 + [9] }
    let list0: () -> [Int] = { [] }
    let append1OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let list5: (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [6] }
    let list8: (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9OrRefuse: ([Int]) throws(Refusal) -> [Int] = { $0 + [9] }

    let result0 = mapOutput(list1OrRefuse, append2)
    expect(result0, is: ((Int) throws(Refusal) -> [Int]).self)
    expect(try result0(1), countsTo: 2)
    let result1 = mapOutput(list1, append2OrRefuse)
    expect(result1, is: ((Int) throws(Refusal) -> [Int]).self)
    expect(try result1(1), countsTo: 2)
    let result2 = mapOutput(list1OrRefuse, append2OrRefuse)
    expect(result2, is: ((Int) throws(Refusal) -> [Int]).self)
    expect(try result2(1), countsTo: 2)
    let result3 = mapOutput(list2OrRefuse, append3)
    expect(result3, is: ((Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result3(1, 2), countsTo: 3)
    let result4 = mapOutput(list2, append3OrRefuse)
    expect(result4, is: ((Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result4(1, 2), countsTo: 3)
    let result5 = mapOutput(list2OrRefuse, append3OrRefuse)
    expect(result5, is: ((Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result5(1, 2), countsTo: 3)
    let result6 = mapOutput(list3OrRefuse, append4)
    expect(result6, is: ((Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(list3, append4OrRefuse)
    expect(result7, is: ((Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(list3OrRefuse, append4OrRefuse)
    expect(result8, is: ((Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(list4OrRefuse, append5)
    expect(result9, is: ((Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result9(1, 2, 3, 4), countsTo: 5)
    let result10 = mapOutput(list4, append5OrRefuse)
    expect(result10, is: ((Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result10(1, 2, 3, 4), countsTo: 5)
    let result11 = mapOutput(list4OrRefuse, append5OrRefuse)
    expect(result11, is: ((Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result11(1, 2, 3, 4), countsTo: 5)
    let result12 = mapOutput(list0OrRefuse, append1)
    expect(result12, is: (() throws(Refusal) -> [Int]).self)
    expect(try result12(), countsTo: 1)
    let result13 = mapOutput(list5OrRefuse, append6)
    expect(result13, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result13(1, 2, 3, 4, 5), countsTo: 6)
    let result14 = mapOutput(list8OrRefuse, append9)
    expect(result14, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result14(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
    let result15 = mapOutput(list0, append1OrRefuse)
    expect(result15, is: (() throws(Refusal) -> [Int]).self)
    expect(try result15(), countsTo: 1)
    let result16 = mapOutput(list5, append6OrRefuse)
    expect(result16, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result16(1, 2, 3, 4, 5), countsTo: 6)
    let result17 = mapOutput(list8, append9OrRefuse)
    expect(result17, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result17(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
    let result18 = mapOutput(list0OrRefuse, append1OrRefuse)
    expect(result18, is: (() throws(Refusal) -> [Int]).self)
    expect(try result18(), countsTo: 1)
    let result19 = mapOutput(list5OrRefuse, append6OrRefuse)
    expect(result19, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result19(1, 2, 3, 4, 5), countsTo: 6)
    let result20 = mapOutput(list8OrRefuse, append9OrRefuse)
    expect(result20, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
  }

  @Test("keeps its effects and every argument's place: (…) throws -> …")
  func plainThrowingAny() throws {
    let list1OrRefuse: (Int) throws(Refusal) -> [Int] = { [$0] }
    let append2OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let append3OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let list4OrRefuse: (Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3] }
    let append5OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [5] }
    let list0OrRefuse: () throws(Refusal) -> [Int] = { [] }
    let append1OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [6] }
    let list8OrRefuse: (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9OrOther: ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [9] }

    let result0 = mapOutput(list1OrRefuse, append2OrOther)
    expect(result0, is: ((Int) throws -> [Int]).self)
    expect(try result0(1), countsTo: 2)
    let result1 = mapOutput(list2OrRefuse, append3OrOther)
    expect(result1, is: ((Int, Int) throws -> [Int]).self)
    expect(try result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3OrRefuse, append4OrOther)
    expect(result2, is: ((Int, Int, Int) throws -> [Int]).self)
    expect(try result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list4OrRefuse, append5OrOther)
    expect(result3, is: ((Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result3(1, 2, 3, 4), countsTo: 5)
    let result4 = mapOutput(list0OrRefuse, append1OrOther)
    expect(result4, is: (() throws -> [Int]).self)
    expect(try result4(), countsTo: 1)
    let result5 = mapOutput(list5OrRefuse, append6OrOther)
    expect(result5, is: ((Int, Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result5(1, 2, 3, 4, 5), countsTo: 6)
    let result6 = mapOutput(list8OrRefuse, append9OrOther)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
  }

  @Test("keeps its effects and every argument's place: (…) async -> …")
  func plainAsync() async {
    let list1: (Int) async -> [Int] = { [$0] }
    let append2: ([Int]) async -> [Int] = { $0 + [2] }
    let list2: (Int, Int) async -> [Int] = { [$0, $1] }
    let append3: ([Int]) async -> [Int] = { $0 + [3] }
    let list3: (Int, Int, Int) async -> [Int] = { [$0, $1, $2] }
    let append4: ([Int]) async -> [Int] = { $0 + [4] }
    let list4: (Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3] }
    let append5: ([Int]) async -> [Int] = { $0 + [5] }
    let list0: () async -> [Int] = { [] }
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let list5: (Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: ([Int]) async -> [Int] = { $0 + [6] }
    let list8: (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9: ([Int]) async -> [Int] = { $0 + [9] }

    let result0 = mapOutput(list1, append2)
    expect(result0, is: ((Int) async -> [Int]).self)
    expect(await result0(1), countsTo: 2)
    let result1 = mapOutput(list2, append3)
    expect(result1, is: ((Int, Int) async -> [Int]).self)
    expect(await result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3, append4)
    expect(result2, is: ((Int, Int, Int) async -> [Int]).self)
    expect(await result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list4, append5)
    expect(result3, is: ((Int, Int, Int, Int) async -> [Int]).self)
    expect(await result3(1, 2, 3, 4), countsTo: 5)
    let result4 = mapOutput(list0, append1)
    expect(result4, is: (() async -> [Int]).self)
    expect(await result4(), countsTo: 1)
    let result5 = mapOutput(list5, append6)
    expect(result5, is: ((Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result5(1, 2, 3, 4, 5), countsTo: 6)
    let result6 = mapOutput(list8, append9)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
  }

  @Test("keeps its effects and every argument's place: (…) async throws(Refusal) -> …")
  func plainAsyncThrowing() async throws {
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
    let list4OrRefuse: (Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3] }
    let append5: ([Int]) async -> [Int] = { $0 + [5] }
    let list4: (Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3] }
    let append5OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [5] }
    let list0OrRefuse: () async throws(Refusal) -> [Int] = { [] }
    let append1: ([Int]) async -> [Int] = { $0 + [1] }
    let list5OrRefuse: (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: ([Int]) async -> [Int] = { $0 + [6] }
    let list8OrRefuse: (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9: ([Int]) async -> [Int] = { $0 + [9] }
    let list0: () async -> [Int] = { [] }
    let append1OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let list5: (Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [6] }
    let list8: (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9OrRefuse: ([Int]) async throws(Refusal) -> [Int] = { $0 + [9] }

    let result0 = mapOutput(list1OrRefuse, append2)
    expect(result0, is: ((Int) async throws(Refusal) -> [Int]).self)
    expect(try await result0(1), countsTo: 2)
    let result1 = mapOutput(list1, append2OrRefuse)
    expect(result1, is: ((Int) async throws(Refusal) -> [Int]).self)
    expect(try await result1(1), countsTo: 2)
    let result2 = mapOutput(list1OrRefuse, append2OrRefuse)
    expect(result2, is: ((Int) async throws(Refusal) -> [Int]).self)
    expect(try await result2(1), countsTo: 2)
    let result3 = mapOutput(list2OrRefuse, append3)
    expect(result3, is: ((Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result3(1, 2), countsTo: 3)
    let result4 = mapOutput(list2, append3OrRefuse)
    expect(result4, is: ((Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result4(1, 2), countsTo: 3)
    let result5 = mapOutput(list2OrRefuse, append3OrRefuse)
    expect(result5, is: ((Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result5(1, 2), countsTo: 3)
    let result6 = mapOutput(list3OrRefuse, append4)
    expect(result6, is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(list3, append4OrRefuse)
    expect(result7, is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(list3OrRefuse, append4OrRefuse)
    expect(result8, is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(list4OrRefuse, append5)
    expect(result9, is: ((Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result9(1, 2, 3, 4), countsTo: 5)
    let result10 = mapOutput(list4, append5OrRefuse)
    expect(result10, is: ((Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result10(1, 2, 3, 4), countsTo: 5)
    let result11 = mapOutput(list4OrRefuse, append5OrRefuse)
    expect(result11, is: ((Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result11(1, 2, 3, 4), countsTo: 5)
    let result12 = mapOutput(list0OrRefuse, append1)
    expect(result12, is: (() async throws(Refusal) -> [Int]).self)
    expect(try await result12(), countsTo: 1)
    let result13 = mapOutput(list5OrRefuse, append6)
    expect(result13, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result13(1, 2, 3, 4, 5), countsTo: 6)
    let result14 = mapOutput(list8OrRefuse, append9)
    expect(result14, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result14(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
    let result15 = mapOutput(list0, append1OrRefuse)
    expect(result15, is: (() async throws(Refusal) -> [Int]).self)
    expect(try await result15(), countsTo: 1)
    let result16 = mapOutput(list5, append6OrRefuse)
    expect(result16, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result16(1, 2, 3, 4, 5), countsTo: 6)
    let result17 = mapOutput(list8, append9OrRefuse)
    expect(result17, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result17(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
    let result18 = mapOutput(list0OrRefuse, append1OrRefuse)
    expect(result18, is: (() async throws(Refusal) -> [Int]).self)
    expect(try await result18(), countsTo: 1)
    let result19 = mapOutput(list5OrRefuse, append6OrRefuse)
    expect(result19, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result19(1, 2, 3, 4, 5), countsTo: 6)
    let result20 = mapOutput(list8OrRefuse, append9OrRefuse)
    expect(result20, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
  }

  @Test("keeps its effects and every argument's place: (…) async throws -> …")
  func plainAsyncThrowingAny() async throws {
    let list1OrRefuse: (Int) async throws(Refusal) -> [Int] = { [$0] }
    let append2OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: (Int, Int) async throws(Refusal) -> [Int] = { [$0, $1] }
    let append3OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: (Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let list4OrRefuse: (Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3] }
    let append5OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [5] }
    let list0OrRefuse: () async throws(Refusal) -> [Int] = { [] }
    let append1OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [6] }
    let list8OrRefuse: (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9OrOther: ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [9] }

    let result0 = mapOutput(list1OrRefuse, append2OrOther)
    expect(result0, is: ((Int) async throws -> [Int]).self)
    expect(try await result0(1), countsTo: 2)
    let result1 = mapOutput(list2OrRefuse, append3OrOther)
    expect(result1, is: ((Int, Int) async throws -> [Int]).self)
    expect(try await result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3OrRefuse, append4OrOther)
    expect(result2, is: ((Int, Int, Int) async throws -> [Int]).self)
    expect(try await result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list4OrRefuse, append5OrOther)
    expect(result3, is: ((Int, Int, Int, Int) async throws -> [Int]).self)
    expect(try await result3(1, 2, 3, 4), countsTo: 5)
    let result4 = mapOutput(list0OrRefuse, append1OrOther)
    expect(result4, is: (() async throws -> [Int]).self)
    expect(try await result4(), countsTo: 1)
    let result5 = mapOutput(list5OrRefuse, append6OrOther)
    expect(result5, is: ((Int, Int, Int, Int, Int) async throws -> [Int]).self)
    expect(try await result5(1, 2, 3, 4, 5), countsTo: 6)
    let result6 = mapOutput(list8OrRefuse, append9OrOther)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws -> [Int]).self)
    expect(try await result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) -> …")
  func sendable() {
    let list1: @Sendable (Int) -> [Int] = { [$0] }
    let append2: @Sendable ([Int]) -> [Int] = { $0 + [2] }
    let list2: @Sendable (Int, Int) -> [Int] = { [$0, $1] }
    let append3: @Sendable ([Int]) -> [Int] = { $0 + [3] }
    let list3: @Sendable (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let append4: @Sendable ([Int]) -> [Int] = { $0 + [4] }
    let list4: @Sendable (Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3] }
    let append5: @Sendable ([Int]) -> [Int] = { $0 + [5] }
    let list0: @Sendable () -> [Int] = { [] }
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let list5: @Sendable (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @Sendable ([Int]) -> [Int] = { $0 + [6] }
    let list8: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9: @Sendable ([Int]) -> [Int] = { $0 + [9] }

    let result0 = mapOutput(list1, append2)
    expect(result0, is: (@Sendable (Int) -> [Int]).self)
    expect(result0(1), countsTo: 2)
    let result1 = mapOutput(list2, append3)
    expect(result1, is: (@Sendable (Int, Int) -> [Int]).self)
    expect(result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3, append4)
    expect(result2, is: (@Sendable (Int, Int, Int) -> [Int]).self)
    expect(result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list4, append5)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) -> [Int]).self)
    expect(result3(1, 2, 3, 4), countsTo: 5)
    let result4 = mapOutput(list0, append1)
    expect(result4, is: (@Sendable () -> [Int]).self)
    expect(result4(), countsTo: 1)
    let result5 = mapOutput(list5, append6)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result5(1, 2, 3, 4, 5), countsTo: 6)
    let result6 = mapOutput(list8, append9)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws(Refusal) -> …")
  func sendableThrowing() throws {
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
    let list4OrRefuse: @Sendable (Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3] }
    let append5: @Sendable ([Int]) -> [Int] = { $0 + [5] }
    let list4: @Sendable (Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3] }
    let append5OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [5] }
    let list0OrRefuse: @Sendable () throws(Refusal) -> [Int] = { [] }
    let append1: @Sendable ([Int]) -> [Int] = { $0 + [1] }
    let list5OrRefuse: @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @Sendable ([Int]) -> [Int] = { $0 + [6] }
    let list8OrRefuse: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9: @Sendable ([Int]) -> [Int] = { $0 + [9] }
    let list0: @Sendable () -> [Int] = { [] }
    let append1OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let list5: @Sendable (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [6] }
    let list8: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9OrRefuse: @Sendable ([Int]) throws(Refusal) -> [Int] = { $0 + [9] }

    let result0 = mapOutput(list1OrRefuse, append2)
    expect(result0, is: (@Sendable (Int) throws(Refusal) -> [Int]).self)
    expect(try result0(1), countsTo: 2)
    let result1 = mapOutput(list1, append2OrRefuse)
    expect(result1, is: (@Sendable (Int) throws(Refusal) -> [Int]).self)
    expect(try result1(1), countsTo: 2)
    let result2 = mapOutput(list1OrRefuse, append2OrRefuse)
    expect(result2, is: (@Sendable (Int) throws(Refusal) -> [Int]).self)
    expect(try result2(1), countsTo: 2)
    let result3 = mapOutput(list2OrRefuse, append3)
    expect(result3, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result3(1, 2), countsTo: 3)
    let result4 = mapOutput(list2, append3OrRefuse)
    expect(result4, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result4(1, 2), countsTo: 3)
    let result5 = mapOutput(list2OrRefuse, append3OrRefuse)
    expect(result5, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result5(1, 2), countsTo: 3)
    let result6 = mapOutput(list3OrRefuse, append4)
    expect(result6, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(list3, append4OrRefuse)
    expect(result7, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(list3OrRefuse, append4OrRefuse)
    expect(result8, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(list4OrRefuse, append5)
    expect(result9, is: (@Sendable (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result9(1, 2, 3, 4), countsTo: 5)
    let result10 = mapOutput(list4, append5OrRefuse)
    expect(result10, is: (@Sendable (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result10(1, 2, 3, 4), countsTo: 5)
    let result11 = mapOutput(list4OrRefuse, append5OrRefuse)
    expect(result11, is: (@Sendable (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result11(1, 2, 3, 4), countsTo: 5)
    let result12 = mapOutput(list0OrRefuse, append1)
    expect(result12, is: (@Sendable () throws(Refusal) -> [Int]).self)
    expect(try result12(), countsTo: 1)
    let result13 = mapOutput(list5OrRefuse, append6)
    expect(result13, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result13(1, 2, 3, 4, 5), countsTo: 6)
    let result14 = mapOutput(list8OrRefuse, append9)
    expect(result14, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result14(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
    let result15 = mapOutput(list0, append1OrRefuse)
    expect(result15, is: (@Sendable () throws(Refusal) -> [Int]).self)
    expect(try result15(), countsTo: 1)
    let result16 = mapOutput(list5, append6OrRefuse)
    expect(result16, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result16(1, 2, 3, 4, 5), countsTo: 6)
    let result17 = mapOutput(list8, append9OrRefuse)
    expect(result17, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result17(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
    let result18 = mapOutput(list0OrRefuse, append1OrRefuse)
    expect(result18, is: (@Sendable () throws(Refusal) -> [Int]).self)
    expect(try result18(), countsTo: 1)
    let result19 = mapOutput(list5OrRefuse, append6OrRefuse)
    expect(result19, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result19(1, 2, 3, 4, 5), countsTo: 6)
    let result20 = mapOutput(list8OrRefuse, append9OrRefuse)
    expect(result20, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws -> …")
  func sendableThrowingAny() throws {
    let list1OrRefuse: @Sendable (Int) throws(Refusal) -> [Int] = { [$0] }
    let append2OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: @Sendable (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let append3OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: @Sendable (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let list4OrRefuse: @Sendable (Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3] }
    let append5OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [5] }
    let list0OrRefuse: @Sendable () throws(Refusal) -> [Int] = { [] }
    let append1OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [6] }
    let list8OrRefuse: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9OrOther: @Sendable ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [9] }

    let result0 = mapOutput(list1OrRefuse, append2OrOther)
    expect(result0, is: (@Sendable (Int) throws -> [Int]).self)
    expect(try result0(1), countsTo: 2)
    let result1 = mapOutput(list2OrRefuse, append3OrOther)
    expect(result1, is: (@Sendable (Int, Int) throws -> [Int]).self)
    expect(try result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3OrRefuse, append4OrOther)
    expect(result2, is: (@Sendable (Int, Int, Int) throws -> [Int]).self)
    expect(try result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list4OrRefuse, append5OrOther)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result3(1, 2, 3, 4), countsTo: 5)
    let result4 = mapOutput(list0OrRefuse, append1OrOther)
    expect(result4, is: (@Sendable () throws -> [Int]).self)
    expect(try result4(), countsTo: 1)
    let result5 = mapOutput(list5OrRefuse, append6OrOther)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result5(1, 2, 3, 4, 5), countsTo: 6)
    let result6 = mapOutput(list8OrRefuse, append9OrOther)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async -> …")
  func sendableAsync() async {
    let list1: @Sendable (Int) async -> [Int] = { [$0] }
    let append2: @Sendable ([Int]) async -> [Int] = { $0 + [2] }
    let list2: @Sendable (Int, Int) async -> [Int] = { [$0, $1] }
    let append3: @Sendable ([Int]) async -> [Int] = { $0 + [3] }
    let list3: @Sendable (Int, Int, Int) async -> [Int] = { [$0, $1, $2] }
    let append4: @Sendable ([Int]) async -> [Int] = { $0 + [4] }
    let list4: @Sendable (Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3] }
    let append5: @Sendable ([Int]) async -> [Int] = { $0 + [5] }
    let list0: @Sendable () async -> [Int] = { [] }
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let list5: @Sendable (Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @Sendable ([Int]) async -> [Int] = { $0 + [6] }
    let list8: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9: @Sendable ([Int]) async -> [Int] = { $0 + [9] }

    let result0 = mapOutput(list1, append2)
    expect(result0, is: (@Sendable (Int) async -> [Int]).self)
    expect(await result0(1), countsTo: 2)
    let result1 = mapOutput(list2, append3)
    expect(result1, is: (@Sendable (Int, Int) async -> [Int]).self)
    expect(await result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3, append4)
    expect(result2, is: (@Sendable (Int, Int, Int) async -> [Int]).self)
    expect(await result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list4, append5)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) async -> [Int]).self)
    expect(await result3(1, 2, 3, 4), countsTo: 5)
    let result4 = mapOutput(list0, append1)
    expect(result4, is: (@Sendable () async -> [Int]).self)
    expect(await result4(), countsTo: 1)
    let result5 = mapOutput(list5, append6)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result5(1, 2, 3, 4, 5), countsTo: 6)
    let result6 = mapOutput(list8, append9)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws(Refusal) -> …")
  func sendableAsyncThrowing() async throws {
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
    let list4OrRefuse: @Sendable (Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3] }
    let append5: @Sendable ([Int]) async -> [Int] = { $0 + [5] }
    let list4: @Sendable (Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3] }
    let append5OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [5] }
    let list0OrRefuse: @Sendable () async throws(Refusal) -> [Int] = { [] }
    let append1: @Sendable ([Int]) async -> [Int] = { $0 + [1] }
    let list5OrRefuse: @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @Sendable ([Int]) async -> [Int] = { $0 + [6] }
    let list8OrRefuse: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9: @Sendable ([Int]) async -> [Int] = { $0 + [9] }
    let list0: @Sendable () async -> [Int] = { [] }
    let append1OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [1] }
    let list5: @Sendable (Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [6] }
    let list8: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9OrRefuse: @Sendable ([Int]) async throws(Refusal) -> [Int] = { $0 + [9] }

    let result0 = mapOutput(list1OrRefuse, append2)
    expect(result0, is: (@Sendable (Int) async throws(Refusal) -> [Int]).self)
    expect(try await result0(1), countsTo: 2)
    let result1 = mapOutput(list1, append2OrRefuse)
    expect(result1, is: (@Sendable (Int) async throws(Refusal) -> [Int]).self)
    expect(try await result1(1), countsTo: 2)
    let result2 = mapOutput(list1OrRefuse, append2OrRefuse)
    expect(result2, is: (@Sendable (Int) async throws(Refusal) -> [Int]).self)
    expect(try await result2(1), countsTo: 2)
    let result3 = mapOutput(list2OrRefuse, append3)
    expect(result3, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result3(1, 2), countsTo: 3)
    let result4 = mapOutput(list2, append3OrRefuse)
    expect(result4, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result4(1, 2), countsTo: 3)
    let result5 = mapOutput(list2OrRefuse, append3OrRefuse)
    expect(result5, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result5(1, 2), countsTo: 3)
    let result6 = mapOutput(list3OrRefuse, append4)
    expect(result6, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(list3, append4OrRefuse)
    expect(result7, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(list3OrRefuse, append4OrRefuse)
    expect(result8, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(list4OrRefuse, append5)
    expect(result9, is: (@Sendable (Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result9(1, 2, 3, 4), countsTo: 5)
    let result10 = mapOutput(list4, append5OrRefuse)
    expect(result10, is: (@Sendable (Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result10(1, 2, 3, 4), countsTo: 5)
    let result11 = mapOutput(list4OrRefuse, append5OrRefuse)
    expect(result11, is: (@Sendable (Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result11(1, 2, 3, 4), countsTo: 5)
    let result12 = mapOutput(list0OrRefuse, append1)
    expect(result12, is: (@Sendable () async throws(Refusal) -> [Int]).self)
    expect(try await result12(), countsTo: 1)
    let result13 = mapOutput(list5OrRefuse, append6)
    expect(result13, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result13(1, 2, 3, 4, 5), countsTo: 6)
    let result14 = mapOutput(list8OrRefuse, append9)
    expect(result14, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result14(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
    let result15 = mapOutput(list0, append1OrRefuse)
    expect(result15, is: (@Sendable () async throws(Refusal) -> [Int]).self)
    expect(try await result15(), countsTo: 1)
    let result16 = mapOutput(list5, append6OrRefuse)
    expect(result16, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result16(1, 2, 3, 4, 5), countsTo: 6)
    let result17 = mapOutput(list8, append9OrRefuse)
    expect(result17, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result17(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
    let result18 = mapOutput(list0OrRefuse, append1OrRefuse)
    expect(result18, is: (@Sendable () async throws(Refusal) -> [Int]).self)
    expect(try await result18(), countsTo: 1)
    let result19 = mapOutput(list5OrRefuse, append6OrRefuse)
    expect(result19, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result19(1, 2, 3, 4, 5), countsTo: 6)
    let result20 = mapOutput(list8OrRefuse, append9OrRefuse)
    expect(result20, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws -> …")
  func sendableAsyncThrowingAny() async throws {
    let list1OrRefuse: @Sendable (Int) async throws(Refusal) -> [Int] = { [$0] }
    let append2OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: @Sendable (Int, Int) async throws(Refusal) -> [Int] = { [$0, $1] }
    let append3OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: @Sendable (Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let list4OrRefuse: @Sendable (Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3] }
    let append5OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [5] }
    let list0OrRefuse: @Sendable () async throws(Refusal) -> [Int] = { [] }
    let append1OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [6] }
    let list8OrRefuse: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9OrOther: @Sendable ([Int]) async throws(OtherRefusal) -> [Int] = { $0 + [9] }

    let result0 = mapOutput(list1OrRefuse, append2OrOther)
    expect(result0, is: (@Sendable (Int) async throws -> [Int]).self)
    expect(try await result0(1), countsTo: 2)
    let result1 = mapOutput(list2OrRefuse, append3OrOther)
    expect(result1, is: (@Sendable (Int, Int) async throws -> [Int]).self)
    expect(try await result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3OrRefuse, append4OrOther)
    expect(result2, is: (@Sendable (Int, Int, Int) async throws -> [Int]).self)
    expect(try await result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list4OrRefuse, append5OrOther)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) async throws -> [Int]).self)
    expect(try await result3(1, 2, 3, 4), countsTo: 5)
    let result4 = mapOutput(list0OrRefuse, append1OrOther)
    expect(result4, is: (@Sendable () async throws -> [Int]).self)
    expect(try await result4(), countsTo: 1)
    let result5 = mapOutput(list5OrRefuse, append6OrOther)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) async throws -> [Int]).self)
    expect(try await result5(1, 2, 3, 4, 5), countsTo: 6)
    let result6 = mapOutput(list8OrRefuse, append9OrOther)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws -> [Int]).self)
    expect(try await result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) -> …")
  @MainActor func mainActor() {
    let list1: @MainActor (Int) -> [Int] = { [$0] }
    let append2: @MainActor ([Int]) -> [Int] = { $0 + [2] }
    let list2: @MainActor (Int, Int) -> [Int] = { [$0, $1] }
    let append3: @MainActor ([Int]) -> [Int] = { $0 + [3] }
    let list3: @MainActor (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let append4: @MainActor ([Int]) -> [Int] = { $0 + [4] }
    let list4: @MainActor (Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3] }
    let append5: @MainActor ([Int]) -> [Int] = { $0 + [5] }
    let list0: @MainActor () -> [Int] = { [] }
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let list5: @MainActor (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @MainActor ([Int]) -> [Int] = { $0 + [6] }
    let list8: @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9: @MainActor ([Int]) -> [Int] = { $0 + [9] }

    let result0 = mapOutput(list1, append2)
    expect(result0, is: (@MainActor (Int) -> [Int]).self)
    expect(result0(1), countsTo: 2)
    let result1 = mapOutput(list2, append3)
    expect(result1, is: (@MainActor (Int, Int) -> [Int]).self)
    expect(result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3, append4)
    expect(result2, is: (@MainActor (Int, Int, Int) -> [Int]).self)
    expect(result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list4, append5)
    expect(result3, is: (@MainActor (Int, Int, Int, Int) -> [Int]).self)
    expect(result3(1, 2, 3, 4), countsTo: 5)
    let result4 = mapOutput(list0, append1)
    expect(result4, is: (@MainActor () -> [Int]).self)
    expect(result4(), countsTo: 1)
    let result5 = mapOutput(list5, append6)
    expect(result5, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result5(1, 2, 3, 4, 5), countsTo: 6)
    let result6 = mapOutput(list8, append9)
    expect(result6, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func mainActorThrowing() throws {
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
    let list4OrRefuse: @MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3] }
    let append5: @MainActor ([Int]) -> [Int] = { $0 + [5] }
    let list4: @MainActor (Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3] }
    let append5OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [5] }
    let list0OrRefuse: @MainActor () throws(Refusal) -> [Int] = { [] }
    let append1: @MainActor ([Int]) -> [Int] = { $0 + [1] }
    let list5OrRefuse: @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6: @MainActor ([Int]) -> [Int] = { $0 + [6] }
    let list8OrRefuse: @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9: @MainActor ([Int]) -> [Int] = { $0 + [9] }
    let list0: @MainActor () -> [Int] = { [] }
    let append1OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [1] }
    let list5: @MainActor (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [6] }
    let list8: @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9OrRefuse: @MainActor ([Int]) throws(Refusal) -> [Int] = { $0 + [9] }

    let result0 = mapOutput(list1OrRefuse, append2)
    expect(result0, is: (@MainActor (Int) throws(Refusal) -> [Int]).self)
    expect(try result0(1), countsTo: 2)
    let result1 = mapOutput(list1, append2OrRefuse)
    expect(result1, is: (@MainActor (Int) throws(Refusal) -> [Int]).self)
    expect(try result1(1), countsTo: 2)
    let result2 = mapOutput(list1OrRefuse, append2OrRefuse)
    expect(result2, is: (@MainActor (Int) throws(Refusal) -> [Int]).self)
    expect(try result2(1), countsTo: 2)
    let result3 = mapOutput(list2OrRefuse, append3)
    expect(result3, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result3(1, 2), countsTo: 3)
    let result4 = mapOutput(list2, append3OrRefuse)
    expect(result4, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result4(1, 2), countsTo: 3)
    let result5 = mapOutput(list2OrRefuse, append3OrRefuse)
    expect(result5, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result5(1, 2), countsTo: 3)
    let result6 = mapOutput(list3OrRefuse, append4)
    expect(result6, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result6(1, 2, 3), countsTo: 4)
    let result7 = mapOutput(list3, append4OrRefuse)
    expect(result7, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result7(1, 2, 3), countsTo: 4)
    let result8 = mapOutput(list3OrRefuse, append4OrRefuse)
    expect(result8, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result8(1, 2, 3), countsTo: 4)
    let result9 = mapOutput(list4OrRefuse, append5)
    expect(result9, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result9(1, 2, 3, 4), countsTo: 5)
    let result10 = mapOutput(list4, append5OrRefuse)
    expect(result10, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result10(1, 2, 3, 4), countsTo: 5)
    let result11 = mapOutput(list4OrRefuse, append5OrRefuse)
    expect(result11, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result11(1, 2, 3, 4), countsTo: 5)
    let result12 = mapOutput(list0OrRefuse, append1)
    expect(result12, is: (@MainActor () throws(Refusal) -> [Int]).self)
    expect(try result12(), countsTo: 1)
    let result13 = mapOutput(list5OrRefuse, append6)
    expect(result13, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result13(1, 2, 3, 4, 5), countsTo: 6)
    let result14 = mapOutput(list8OrRefuse, append9)
    expect(result14, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result14(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
    let result15 = mapOutput(list0, append1OrRefuse)
    expect(result15, is: (@MainActor () throws(Refusal) -> [Int]).self)
    expect(try result15(), countsTo: 1)
    let result16 = mapOutput(list5, append6OrRefuse)
    expect(result16, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result16(1, 2, 3, 4, 5), countsTo: 6)
    let result17 = mapOutput(list8, append9OrRefuse)
    expect(result17, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result17(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
    let result18 = mapOutput(list0OrRefuse, append1OrRefuse)
    expect(result18, is: (@MainActor () throws(Refusal) -> [Int]).self)
    expect(try result18(), countsTo: 1)
    let result19 = mapOutput(list5OrRefuse, append6OrRefuse)
    expect(result19, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result19(1, 2, 3, 4, 5), countsTo: 6)
    let result20 = mapOutput(list8OrRefuse, append9OrRefuse)
    expect(result20, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws -> …")
  @MainActor func mainActorThrowingAny() throws {
    let list1OrRefuse: @MainActor (Int) throws(Refusal) -> [Int] = { [$0] }
    let append2OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [2] }
    let list2OrRefuse: @MainActor (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let append3OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [3] }
    let list3OrRefuse: @MainActor (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let append4OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [4] }
    let list4OrRefuse: @MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3] }
    let append5OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [5] }
    let list0OrRefuse: @MainActor () throws(Refusal) -> [Int] = { [] }
    let append1OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [1] }
    let list5OrRefuse: @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let append6OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [6] }
    let list8OrRefuse: @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let append9OrOther: @MainActor ([Int]) throws(OtherRefusal) -> [Int] = { $0 + [9] }

    let result0 = mapOutput(list1OrRefuse, append2OrOther)
    expect(result0, is: (@MainActor (Int) throws -> [Int]).self)
    expect(try result0(1), countsTo: 2)
    let result1 = mapOutput(list2OrRefuse, append3OrOther)
    expect(result1, is: (@MainActor (Int, Int) throws -> [Int]).self)
    expect(try result1(1, 2), countsTo: 3)
    let result2 = mapOutput(list3OrRefuse, append4OrOther)
    expect(result2, is: (@MainActor (Int, Int, Int) throws -> [Int]).self)
    expect(try result2(1, 2, 3), countsTo: 4)
    let result3 = mapOutput(list4OrRefuse, append5OrOther)
    expect(result3, is: (@MainActor (Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result3(1, 2, 3, 4), countsTo: 5)
    let result4 = mapOutput(list0OrRefuse, append1OrOther)
    expect(result4, is: (@MainActor () throws -> [Int]).self)
    expect(try result4(), countsTo: 1)
    let result5 = mapOutput(list5OrRefuse, append6OrOther)
    expect(result5, is: (@MainActor (Int, Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result5(1, 2, 3, 4, 5), countsTo: 6)
    let result6 = mapOutput(list8OrRefuse, append9OrOther)
    expect(result6, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 9)
  }
}
