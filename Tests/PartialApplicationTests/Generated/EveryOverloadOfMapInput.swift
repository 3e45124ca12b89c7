// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PartialApplication
import TestSupport
import Testing

@Suite("Every overload of mapInput")
struct EveryOverloadOfMapInput {
  @Test("keeps its effects and every argument's place: (…) -> …")
  func plain() {
    let same: (Int) -> Int = { $0 }
    let list1: (Int) -> [Int] = { [$0] }
    let list2: (Int, Int) -> [Int] = { [$0, $1] }
    let list3: (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let list4: (Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3] }
    let list5: (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6: (Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8: (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = mapInput(list1, same)
    expect(result0, is: ((Int) -> [Int]).self)
    expect(result0(1), countsTo: 1)
    let result1 = mapInput(list2, same)
    expect(result1, is: ((Int, Int) -> [Int]).self)
    expect(result1(1, 2), countsTo: 2)
    let result2 = mapInput(list3, same)
    expect(result2, is: ((Int, Int, Int) -> [Int]).self)
    expect(result2(1, 2, 3), countsTo: 3)
    let result3 = mapInput(list4, same)
    expect(result3, is: ((Int, Int, Int, Int) -> [Int]).self)
    expect(result3(1, 2, 3, 4), countsTo: 4)
    let result4 = mapInput(list5, same)
    expect(result4, is: ((Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result4(1, 2, 3, 4, 5), countsTo: 5)
    let result5 = mapInput(list6, same)
    expect(result5, is: ((Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result5(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result6 = mapInput(list8, same)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) throws(Refusal) -> …")
  func plainThrowing() throws {
    let sameOrRefuse: (Int) throws(Refusal) -> Int = { $0 }
    let list1: (Int) -> [Int] = { [$0] }
    let same: (Int) -> Int = { $0 }
    let list1OrRefuse: (Int) throws(Refusal) -> [Int] = { [$0] }
    let list2: (Int, Int) -> [Int] = { [$0, $1] }
    let list2OrRefuse: (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let list3: (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let list3OrRefuse: (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let list4: (Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3] }
    let list4OrRefuse: (Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3] }
    let list5: (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6: (Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8: (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let list5OrRefuse: (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6OrRefuse: (Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8OrRefuse: (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = mapInput(list1, sameOrRefuse)
    expect(result0, is: ((Int) throws(Refusal) -> [Int]).self)
    expect(try result0(1), countsTo: 1)
    let result1 = mapInput(list1OrRefuse, same)
    expect(result1, is: ((Int) throws(Refusal) -> [Int]).self)
    expect(try result1(1), countsTo: 1)
    let result2 = mapInput(list1OrRefuse, sameOrRefuse)
    expect(result2, is: ((Int) throws(Refusal) -> [Int]).self)
    expect(try result2(1), countsTo: 1)
    let result3 = mapInput(list2, sameOrRefuse)
    expect(result3, is: ((Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result3(1, 2), countsTo: 2)
    let result4 = mapInput(list2OrRefuse, same)
    expect(result4, is: ((Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result4(1, 2), countsTo: 2)
    let result5 = mapInput(list2OrRefuse, sameOrRefuse)
    expect(result5, is: ((Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result5(1, 2), countsTo: 2)
    let result6 = mapInput(list3, sameOrRefuse)
    expect(result6, is: ((Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result6(1, 2, 3), countsTo: 3)
    let result7 = mapInput(list3OrRefuse, same)
    expect(result7, is: ((Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result7(1, 2, 3), countsTo: 3)
    let result8 = mapInput(list3OrRefuse, sameOrRefuse)
    expect(result8, is: ((Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result8(1, 2, 3), countsTo: 3)
    let result9 = mapInput(list4, sameOrRefuse)
    expect(result9, is: ((Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result9(1, 2, 3, 4), countsTo: 4)
    let result10 = mapInput(list4OrRefuse, same)
    expect(result10, is: ((Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result10(1, 2, 3, 4), countsTo: 4)
    let result11 = mapInput(list4OrRefuse, sameOrRefuse)
    expect(result11, is: ((Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result11(1, 2, 3, 4), countsTo: 4)
    let result12 = mapInput(list5, sameOrRefuse)
    expect(result12, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result12(1, 2, 3, 4, 5), countsTo: 5)
    let result13 = mapInput(list6, sameOrRefuse)
    expect(result13, is: ((Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result13(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result14 = mapInput(list8, sameOrRefuse)
    expect(result14, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result14(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result15 = mapInput(list5OrRefuse, same)
    expect(result15, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result15(1, 2, 3, 4, 5), countsTo: 5)
    let result16 = mapInput(list6OrRefuse, same)
    expect(result16, is: ((Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result16(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result17 = mapInput(list8OrRefuse, same)
    expect(result17, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result17(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result18 = mapInput(list5OrRefuse, sameOrRefuse)
    expect(result18, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result18(1, 2, 3, 4, 5), countsTo: 5)
    let result19 = mapInput(list6OrRefuse, sameOrRefuse)
    expect(result19, is: ((Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result19(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result20 = mapInput(list8OrRefuse, sameOrRefuse)
    expect(result20, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) throws -> …")
  func plainThrowingAny() throws {
    let sameOrRefuse: (Int) throws(Refusal) -> Int = { $0 }
    let list1OrOther: (Int) throws(OtherRefusal) -> [Int] = { [$0] }
    let list2OrOther: (Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1] }
    let list3OrOther: (Int, Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1, $2] }
    let list4OrOther: (Int, Int, Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3] }
    let list5OrOther: (Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6OrOther: (Int, Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8OrOther: (Int, Int, Int, Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = mapInput(list1OrOther, sameOrRefuse)
    expect(result0, is: ((Int) throws -> [Int]).self)
    expect(try result0(1), countsTo: 1)
    let result1 = mapInput(list2OrOther, sameOrRefuse)
    expect(result1, is: ((Int, Int) throws -> [Int]).self)
    expect(try result1(1, 2), countsTo: 2)
    let result2 = mapInput(list3OrOther, sameOrRefuse)
    expect(result2, is: ((Int, Int, Int) throws -> [Int]).self)
    expect(try result2(1, 2, 3), countsTo: 3)
    let result3 = mapInput(list4OrOther, sameOrRefuse)
    expect(result3, is: ((Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result3(1, 2, 3, 4), countsTo: 4)
    let result4 = mapInput(list5OrOther, sameOrRefuse)
    expect(result4, is: ((Int, Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result4(1, 2, 3, 4, 5), countsTo: 5)
    let result5 = mapInput(list6OrOther, sameOrRefuse)
    expect(result5, is: ((Int, Int, Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result5(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result6 = mapInput(list8OrOther, sameOrRefuse)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async -> …")
  func plainAsync() async {
    let same: (Int) async -> Int = { $0 }
    let list1: (Int) async -> [Int] = { [$0] }
    let list2: (Int, Int) async -> [Int] = { [$0, $1] }
    let list3: (Int, Int, Int) async -> [Int] = { [$0, $1, $2] }
    let list4: (Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3] }
    let list5: (Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6: (Int, Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8: (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = mapInput(list1, same)
    expect(result0, is: ((Int) async -> [Int]).self)
    expect(await result0(1), countsTo: 1)
    let result1 = mapInput(list2, same)
    expect(result1, is: ((Int, Int) async -> [Int]).self)
    expect(await result1(1, 2), countsTo: 2)
    let result2 = mapInput(list3, same)
    expect(result2, is: ((Int, Int, Int) async -> [Int]).self)
    expect(await result2(1, 2, 3), countsTo: 3)
    let result3 = mapInput(list4, same)
    expect(result3, is: ((Int, Int, Int, Int) async -> [Int]).self)
    expect(await result3(1, 2, 3, 4), countsTo: 4)
    let result4 = mapInput(list5, same)
    expect(result4, is: ((Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result4(1, 2, 3, 4, 5), countsTo: 5)
    let result5 = mapInput(list6, same)
    expect(result5, is: ((Int, Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result5(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result6 = mapInput(list8, same)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async throws(Refusal) -> …")
  func plainAsyncThrowing() async throws {
    let sameOrRefuse: (Int) async throws(Refusal) -> Int = { $0 }
    let list1: (Int) async -> [Int] = { [$0] }
    let same: (Int) async -> Int = { $0 }
    let list1OrRefuse: (Int) async throws(Refusal) -> [Int] = { [$0] }
    let list2: (Int, Int) async -> [Int] = { [$0, $1] }
    let list2OrRefuse: (Int, Int) async throws(Refusal) -> [Int] = { [$0, $1] }
    let list3: (Int, Int, Int) async -> [Int] = { [$0, $1, $2] }
    let list3OrRefuse: (Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let list4: (Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3] }
    let list4OrRefuse: (Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3] }
    let list5: (Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6: (Int, Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8: (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let list5OrRefuse: (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6OrRefuse: (Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8OrRefuse: (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = mapInput(list1, sameOrRefuse)
    expect(result0, is: ((Int) async throws(Refusal) -> [Int]).self)
    expect(try await result0(1), countsTo: 1)
    let result1 = mapInput(list1OrRefuse, same)
    expect(result1, is: ((Int) async throws(Refusal) -> [Int]).self)
    expect(try await result1(1), countsTo: 1)
    let result2 = mapInput(list1OrRefuse, sameOrRefuse)
    expect(result2, is: ((Int) async throws(Refusal) -> [Int]).self)
    expect(try await result2(1), countsTo: 1)
    let result3 = mapInput(list2, sameOrRefuse)
    expect(result3, is: ((Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result3(1, 2), countsTo: 2)
    let result4 = mapInput(list2OrRefuse, same)
    expect(result4, is: ((Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result4(1, 2), countsTo: 2)
    let result5 = mapInput(list2OrRefuse, sameOrRefuse)
    expect(result5, is: ((Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result5(1, 2), countsTo: 2)
    let result6 = mapInput(list3, sameOrRefuse)
    expect(result6, is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result6(1, 2, 3), countsTo: 3)
    let result7 = mapInput(list3OrRefuse, same)
    expect(result7, is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result7(1, 2, 3), countsTo: 3)
    let result8 = mapInput(list3OrRefuse, sameOrRefuse)
    expect(result8, is: ((Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result8(1, 2, 3), countsTo: 3)
    let result9 = mapInput(list4, sameOrRefuse)
    expect(result9, is: ((Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result9(1, 2, 3, 4), countsTo: 4)
    let result10 = mapInput(list4OrRefuse, same)
    expect(result10, is: ((Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result10(1, 2, 3, 4), countsTo: 4)
    let result11 = mapInput(list4OrRefuse, sameOrRefuse)
    expect(result11, is: ((Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result11(1, 2, 3, 4), countsTo: 4)
    let result12 = mapInput(list5, sameOrRefuse)
    expect(result12, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result12(1, 2, 3, 4, 5), countsTo: 5)
    let result13 = mapInput(list6, sameOrRefuse)
    expect(result13, is: ((Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result13(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result14 = mapInput(list8, sameOrRefuse)
    expect(result14, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result14(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result15 = mapInput(list5OrRefuse, same)
    expect(result15, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result15(1, 2, 3, 4, 5), countsTo: 5)
    let result16 = mapInput(list6OrRefuse, same)
    expect(result16, is: ((Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result16(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result17 = mapInput(list8OrRefuse, same)
    expect(result17, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result17(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result18 = mapInput(list5OrRefuse, sameOrRefuse)
    expect(result18, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result18(1, 2, 3, 4, 5), countsTo: 5)
    let result19 = mapInput(list6OrRefuse, sameOrRefuse)
    expect(result19, is: ((Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result19(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result20 = mapInput(list8OrRefuse, sameOrRefuse)
    expect(result20, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async throws -> …")
  func plainAsyncThrowingAny() async throws {
    let sameOrRefuse: (Int) async throws(Refusal) -> Int = { $0 }
    let list1OrOther: (Int) async throws(OtherRefusal) -> [Int] = { [$0] }
    let list2OrOther: (Int, Int) async throws(OtherRefusal) -> [Int] = { [$0, $1] }
    let list3OrOther: (Int, Int, Int) async throws(OtherRefusal) -> [Int] = { [$0, $1, $2] }
    let list4OrOther: (Int, Int, Int, Int) async throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3] }
    let list5OrOther: (Int, Int, Int, Int, Int) async throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6OrOther: (Int, Int, Int, Int, Int, Int) async throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8OrOther: (Int, Int, Int, Int, Int, Int, Int, Int) async throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = mapInput(list1OrOther, sameOrRefuse)
    expect(result0, is: ((Int) async throws -> [Int]).self)
    expect(try await result0(1), countsTo: 1)
    let result1 = mapInput(list2OrOther, sameOrRefuse)
    expect(result1, is: ((Int, Int) async throws -> [Int]).self)
    expect(try await result1(1, 2), countsTo: 2)
    let result2 = mapInput(list3OrOther, sameOrRefuse)
    expect(result2, is: ((Int, Int, Int) async throws -> [Int]).self)
    expect(try await result2(1, 2, 3), countsTo: 3)
    let result3 = mapInput(list4OrOther, sameOrRefuse)
    expect(result3, is: ((Int, Int, Int, Int) async throws -> [Int]).self)
    expect(try await result3(1, 2, 3, 4), countsTo: 4)
    let result4 = mapInput(list5OrOther, sameOrRefuse)
    expect(result4, is: ((Int, Int, Int, Int, Int) async throws -> [Int]).self)
    expect(try await result4(1, 2, 3, 4, 5), countsTo: 5)
    let result5 = mapInput(list6OrOther, sameOrRefuse)
    expect(result5, is: ((Int, Int, Int, Int, Int, Int) async throws -> [Int]).self)
    expect(try await result5(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result6 = mapInput(list8OrOther, sameOrRefuse)
    expect(result6, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws -> [Int]).self)
    expect(try await result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) -> …")
  func sendable() {
    let same: @Sendable (Int) -> Int = { $0 }
    let list1: @Sendable (Int) -> [Int] = { [$0] }
    let list2: @Sendable (Int, Int) -> [Int] = { [$0, $1] }
    let list3: @Sendable (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let list4: @Sendable (Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3] }
    let list5: @Sendable (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6: @Sendable (Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = mapInput(list1, same)
    expect(result0, is: (@Sendable (Int) -> [Int]).self)
    expect(result0(1), countsTo: 1)
    let result1 = mapInput(list2, same)
    expect(result1, is: (@Sendable (Int, Int) -> [Int]).self)
    expect(result1(1, 2), countsTo: 2)
    let result2 = mapInput(list3, same)
    expect(result2, is: (@Sendable (Int, Int, Int) -> [Int]).self)
    expect(result2(1, 2, 3), countsTo: 3)
    let result3 = mapInput(list4, same)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) -> [Int]).self)
    expect(result3(1, 2, 3, 4), countsTo: 4)
    let result4 = mapInput(list5, same)
    expect(result4, is: (@Sendable (Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result4(1, 2, 3, 4, 5), countsTo: 5)
    let result5 = mapInput(list6, same)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result5(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result6 = mapInput(list8, same)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws(Refusal) -> …")
  func sendableThrowing() throws {
    let sameOrRefuse: @Sendable (Int) throws(Refusal) -> Int = { $0 }
    let list1: @Sendable (Int) -> [Int] = { [$0] }
    let same: @Sendable (Int) -> Int = { $0 }
    let list1OrRefuse: @Sendable (Int) throws(Refusal) -> [Int] = { [$0] }
    let list2: @Sendable (Int, Int) -> [Int] = { [$0, $1] }
    let list2OrRefuse: @Sendable (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let list3: @Sendable (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let list3OrRefuse: @Sendable (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let list4: @Sendable (Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3] }
    let list4OrRefuse: @Sendable (Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3] }
    let list5: @Sendable (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6: @Sendable (Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let list5OrRefuse: @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6OrRefuse: @Sendable (Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8OrRefuse: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = mapInput(list1, sameOrRefuse)
    expect(result0, is: (@Sendable (Int) throws(Refusal) -> [Int]).self)
    expect(try result0(1), countsTo: 1)
    let result1 = mapInput(list1OrRefuse, same)
    expect(result1, is: (@Sendable (Int) throws(Refusal) -> [Int]).self)
    expect(try result1(1), countsTo: 1)
    let result2 = mapInput(list1OrRefuse, sameOrRefuse)
    expect(result2, is: (@Sendable (Int) throws(Refusal) -> [Int]).self)
    expect(try result2(1), countsTo: 1)
    let result3 = mapInput(list2, sameOrRefuse)
    expect(result3, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result3(1, 2), countsTo: 2)
    let result4 = mapInput(list2OrRefuse, same)
    expect(result4, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result4(1, 2), countsTo: 2)
    let result5 = mapInput(list2OrRefuse, sameOrRefuse)
    expect(result5, is: (@Sendable (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result5(1, 2), countsTo: 2)
    let result6 = mapInput(list3, sameOrRefuse)
    expect(result6, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result6(1, 2, 3), countsTo: 3)
    let result7 = mapInput(list3OrRefuse, same)
    expect(result7, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result7(1, 2, 3), countsTo: 3)
    let result8 = mapInput(list3OrRefuse, sameOrRefuse)
    expect(result8, is: (@Sendable (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result8(1, 2, 3), countsTo: 3)
    let result9 = mapInput(list4, sameOrRefuse)
    expect(result9, is: (@Sendable (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result9(1, 2, 3, 4), countsTo: 4)
    let result10 = mapInput(list4OrRefuse, same)
    expect(result10, is: (@Sendable (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result10(1, 2, 3, 4), countsTo: 4)
    let result11 = mapInput(list4OrRefuse, sameOrRefuse)
    expect(result11, is: (@Sendable (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result11(1, 2, 3, 4), countsTo: 4)
    let result12 = mapInput(list5, sameOrRefuse)
    expect(result12, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result12(1, 2, 3, 4, 5), countsTo: 5)
    let result13 = mapInput(list6, sameOrRefuse)
    expect(result13, is: (@Sendable (Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result13(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result14 = mapInput(list8, sameOrRefuse)
    expect(result14, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result14(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result15 = mapInput(list5OrRefuse, same)
    expect(result15, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result15(1, 2, 3, 4, 5), countsTo: 5)
    let result16 = mapInput(list6OrRefuse, same)
    expect(result16, is: (@Sendable (Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result16(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result17 = mapInput(list8OrRefuse, same)
    expect(result17, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result17(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result18 = mapInput(list5OrRefuse, sameOrRefuse)
    expect(result18, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result18(1, 2, 3, 4, 5), countsTo: 5)
    let result19 = mapInput(list6OrRefuse, sameOrRefuse)
    expect(result19, is: (@Sendable (Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result19(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result20 = mapInput(list8OrRefuse, sameOrRefuse)
    expect(result20, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws -> …")
  func sendableThrowingAny() throws {
    let sameOrRefuse: @Sendable (Int) throws(Refusal) -> Int = { $0 }
    let list1OrOther: @Sendable (Int) throws(OtherRefusal) -> [Int] = { [$0] }
    let list2OrOther: @Sendable (Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1] }
    let list3OrOther: @Sendable (Int, Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1, $2] }
    let list4OrOther: @Sendable (Int, Int, Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3] }
    let list5OrOther: @Sendable (Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6OrOther: @Sendable (Int, Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8OrOther: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = mapInput(list1OrOther, sameOrRefuse)
    expect(result0, is: (@Sendable (Int) throws -> [Int]).self)
    expect(try result0(1), countsTo: 1)
    let result1 = mapInput(list2OrOther, sameOrRefuse)
    expect(result1, is: (@Sendable (Int, Int) throws -> [Int]).self)
    expect(try result1(1, 2), countsTo: 2)
    let result2 = mapInput(list3OrOther, sameOrRefuse)
    expect(result2, is: (@Sendable (Int, Int, Int) throws -> [Int]).self)
    expect(try result2(1, 2, 3), countsTo: 3)
    let result3 = mapInput(list4OrOther, sameOrRefuse)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result3(1, 2, 3, 4), countsTo: 4)
    let result4 = mapInput(list5OrOther, sameOrRefuse)
    expect(result4, is: (@Sendable (Int, Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result4(1, 2, 3, 4, 5), countsTo: 5)
    let result5 = mapInput(list6OrOther, sameOrRefuse)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result5(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result6 = mapInput(list8OrOther, sameOrRefuse)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async -> …")
  func sendableAsync() async {
    let same: @Sendable (Int) async -> Int = { $0 }
    let list1: @Sendable (Int) async -> [Int] = { [$0] }
    let list2: @Sendable (Int, Int) async -> [Int] = { [$0, $1] }
    let list3: @Sendable (Int, Int, Int) async -> [Int] = { [$0, $1, $2] }
    let list4: @Sendable (Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3] }
    let list5: @Sendable (Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6: @Sendable (Int, Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = mapInput(list1, same)
    expect(result0, is: (@Sendable (Int) async -> [Int]).self)
    expect(await result0(1), countsTo: 1)
    let result1 = mapInput(list2, same)
    expect(result1, is: (@Sendable (Int, Int) async -> [Int]).self)
    expect(await result1(1, 2), countsTo: 2)
    let result2 = mapInput(list3, same)
    expect(result2, is: (@Sendable (Int, Int, Int) async -> [Int]).self)
    expect(await result2(1, 2, 3), countsTo: 3)
    let result3 = mapInput(list4, same)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) async -> [Int]).self)
    expect(await result3(1, 2, 3, 4), countsTo: 4)
    let result4 = mapInput(list5, same)
    expect(result4, is: (@Sendable (Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result4(1, 2, 3, 4, 5), countsTo: 5)
    let result5 = mapInput(list6, same)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result5(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result6 = mapInput(list8, same)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int]).self)
    expect(await result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws(Refusal) -> …")
  func sendableAsyncThrowing() async throws {
    let sameOrRefuse: @Sendable (Int) async throws(Refusal) -> Int = { $0 }
    let list1: @Sendable (Int) async -> [Int] = { [$0] }
    let same: @Sendable (Int) async -> Int = { $0 }
    let list1OrRefuse: @Sendable (Int) async throws(Refusal) -> [Int] = { [$0] }
    let list2: @Sendable (Int, Int) async -> [Int] = { [$0, $1] }
    let list2OrRefuse: @Sendable (Int, Int) async throws(Refusal) -> [Int] = { [$0, $1] }
    let list3: @Sendable (Int, Int, Int) async -> [Int] = { [$0, $1, $2] }
    let list3OrRefuse: @Sendable (Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let list4: @Sendable (Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3] }
    let list4OrRefuse: @Sendable (Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3] }
    let list5: @Sendable (Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6: @Sendable (Int, Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let list5OrRefuse: @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6OrRefuse: @Sendable (Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8OrRefuse: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = mapInput(list1, sameOrRefuse)
    expect(result0, is: (@Sendable (Int) async throws(Refusal) -> [Int]).self)
    expect(try await result0(1), countsTo: 1)
    let result1 = mapInput(list1OrRefuse, same)
    expect(result1, is: (@Sendable (Int) async throws(Refusal) -> [Int]).self)
    expect(try await result1(1), countsTo: 1)
    let result2 = mapInput(list1OrRefuse, sameOrRefuse)
    expect(result2, is: (@Sendable (Int) async throws(Refusal) -> [Int]).self)
    expect(try await result2(1), countsTo: 1)
    let result3 = mapInput(list2, sameOrRefuse)
    expect(result3, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result3(1, 2), countsTo: 2)
    let result4 = mapInput(list2OrRefuse, same)
    expect(result4, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result4(1, 2), countsTo: 2)
    let result5 = mapInput(list2OrRefuse, sameOrRefuse)
    expect(result5, is: (@Sendable (Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result5(1, 2), countsTo: 2)
    let result6 = mapInput(list3, sameOrRefuse)
    expect(result6, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result6(1, 2, 3), countsTo: 3)
    let result7 = mapInput(list3OrRefuse, same)
    expect(result7, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result7(1, 2, 3), countsTo: 3)
    let result8 = mapInput(list3OrRefuse, sameOrRefuse)
    expect(result8, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result8(1, 2, 3), countsTo: 3)
    let result9 = mapInput(list4, sameOrRefuse)
    expect(result9, is: (@Sendable (Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result9(1, 2, 3, 4), countsTo: 4)
    let result10 = mapInput(list4OrRefuse, same)
    expect(result10, is: (@Sendable (Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result10(1, 2, 3, 4), countsTo: 4)
    let result11 = mapInput(list4OrRefuse, sameOrRefuse)
    expect(result11, is: (@Sendable (Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result11(1, 2, 3, 4), countsTo: 4)
    let result12 = mapInput(list5, sameOrRefuse)
    expect(result12, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result12(1, 2, 3, 4, 5), countsTo: 5)
    let result13 = mapInput(list6, sameOrRefuse)
    expect(result13, is: (@Sendable (Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result13(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result14 = mapInput(list8, sameOrRefuse)
    expect(result14, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result14(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result15 = mapInput(list5OrRefuse, same)
    expect(result15, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result15(1, 2, 3, 4, 5), countsTo: 5)
    let result16 = mapInput(list6OrRefuse, same)
    expect(result16, is: (@Sendable (Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result16(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result17 = mapInput(list8OrRefuse, same)
    expect(result17, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result17(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result18 = mapInput(list5OrRefuse, sameOrRefuse)
    expect(result18, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result18(1, 2, 3, 4, 5), countsTo: 5)
    let result19 = mapInput(list6OrRefuse, sameOrRefuse)
    expect(result19, is: (@Sendable (Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result19(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result20 = mapInput(list8OrRefuse, sameOrRefuse)
    expect(result20, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> [Int]).self)
    expect(try await result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws -> …")
  func sendableAsyncThrowingAny() async throws {
    let sameOrRefuse: @Sendable (Int) async throws(Refusal) -> Int = { $0 }
    let list1OrOther: @Sendable (Int) async throws(OtherRefusal) -> [Int] = { [$0] }
    let list2OrOther: @Sendable (Int, Int) async throws(OtherRefusal) -> [Int] = { [$0, $1] }
    let list3OrOther: @Sendable (Int, Int, Int) async throws(OtherRefusal) -> [Int] = { [$0, $1, $2] }
    let list4OrOther: @Sendable (Int, Int, Int, Int) async throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3] }
    let list5OrOther: @Sendable (Int, Int, Int, Int, Int) async throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6OrOther: @Sendable (Int, Int, Int, Int, Int, Int) async throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8OrOther: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = mapInput(list1OrOther, sameOrRefuse)
    expect(result0, is: (@Sendable (Int) async throws -> [Int]).self)
    expect(try await result0(1), countsTo: 1)
    let result1 = mapInput(list2OrOther, sameOrRefuse)
    expect(result1, is: (@Sendable (Int, Int) async throws -> [Int]).self)
    expect(try await result1(1, 2), countsTo: 2)
    let result2 = mapInput(list3OrOther, sameOrRefuse)
    expect(result2, is: (@Sendable (Int, Int, Int) async throws -> [Int]).self)
    expect(try await result2(1, 2, 3), countsTo: 3)
    let result3 = mapInput(list4OrOther, sameOrRefuse)
    expect(result3, is: (@Sendable (Int, Int, Int, Int) async throws -> [Int]).self)
    expect(try await result3(1, 2, 3, 4), countsTo: 4)
    let result4 = mapInput(list5OrOther, sameOrRefuse)
    expect(result4, is: (@Sendable (Int, Int, Int, Int, Int) async throws -> [Int]).self)
    expect(try await result4(1, 2, 3, 4, 5), countsTo: 5)
    let result5 = mapInput(list6OrOther, sameOrRefuse)
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int, Int) async throws -> [Int]).self)
    expect(try await result5(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result6 = mapInput(list8OrOther, sameOrRefuse)
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws -> [Int]).self)
    expect(try await result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) -> …")
  @MainActor func mainActor() {
    let same: @MainActor (Int) -> Int = { $0 }
    let list1: @MainActor (Int) -> [Int] = { [$0] }
    let list2: @MainActor (Int, Int) -> [Int] = { [$0, $1] }
    let list3: @MainActor (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let list4: @MainActor (Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3] }
    let list5: @MainActor (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6: @MainActor (Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8: @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = mapInput(list1, same)
    expect(result0, is: (@MainActor (Int) -> [Int]).self)
    expect(result0(1), countsTo: 1)
    let result1 = mapInput(list2, same)
    expect(result1, is: (@MainActor (Int, Int) -> [Int]).self)
    expect(result1(1, 2), countsTo: 2)
    let result2 = mapInput(list3, same)
    expect(result2, is: (@MainActor (Int, Int, Int) -> [Int]).self)
    expect(result2(1, 2, 3), countsTo: 3)
    let result3 = mapInput(list4, same)
    expect(result3, is: (@MainActor (Int, Int, Int, Int) -> [Int]).self)
    expect(result3(1, 2, 3, 4), countsTo: 4)
    let result4 = mapInput(list5, same)
    expect(result4, is: (@MainActor (Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result4(1, 2, 3, 4, 5), countsTo: 5)
    let result5 = mapInput(list6, same)
    expect(result5, is: (@MainActor (Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result5(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result6 = mapInput(list8, same)
    expect(result6, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int]).self)
    expect(result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func mainActorThrowing() throws {
    let sameOrRefuse: @MainActor (Int) throws(Refusal) -> Int = { $0 }
    let list1: @MainActor (Int) -> [Int] = { [$0] }
    let same: @MainActor (Int) -> Int = { $0 }
    let list1OrRefuse: @MainActor (Int) throws(Refusal) -> [Int] = { [$0] }
    let list2: @MainActor (Int, Int) -> [Int] = { [$0, $1] }
    let list2OrRefuse: @MainActor (Int, Int) throws(Refusal) -> [Int] = { [$0, $1] }
    let list3: @MainActor (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let list3OrRefuse: @MainActor (Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2] }
    let list4: @MainActor (Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3] }
    let list4OrRefuse: @MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3] }
    let list5: @MainActor (Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6: @MainActor (Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8: @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }
    let list5OrRefuse: @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6OrRefuse: @MainActor (Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8OrRefuse: @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = mapInput(list1, sameOrRefuse)
    expect(result0, is: (@MainActor (Int) throws(Refusal) -> [Int]).self)
    expect(try result0(1), countsTo: 1)
    let result1 = mapInput(list1OrRefuse, same)
    expect(result1, is: (@MainActor (Int) throws(Refusal) -> [Int]).self)
    expect(try result1(1), countsTo: 1)
    let result2 = mapInput(list1OrRefuse, sameOrRefuse)
    expect(result2, is: (@MainActor (Int) throws(Refusal) -> [Int]).self)
    expect(try result2(1), countsTo: 1)
    let result3 = mapInput(list2, sameOrRefuse)
    expect(result3, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result3(1, 2), countsTo: 2)
    let result4 = mapInput(list2OrRefuse, same)
    expect(result4, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result4(1, 2), countsTo: 2)
    let result5 = mapInput(list2OrRefuse, sameOrRefuse)
    expect(result5, is: (@MainActor (Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result5(1, 2), countsTo: 2)
    let result6 = mapInput(list3, sameOrRefuse)
    expect(result6, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result6(1, 2, 3), countsTo: 3)
    let result7 = mapInput(list3OrRefuse, same)
    expect(result7, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result7(1, 2, 3), countsTo: 3)
    let result8 = mapInput(list3OrRefuse, sameOrRefuse)
    expect(result8, is: (@MainActor (Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result8(1, 2, 3), countsTo: 3)
    let result9 = mapInput(list4, sameOrRefuse)
    expect(result9, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result9(1, 2, 3, 4), countsTo: 4)
    let result10 = mapInput(list4OrRefuse, same)
    expect(result10, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result10(1, 2, 3, 4), countsTo: 4)
    let result11 = mapInput(list4OrRefuse, sameOrRefuse)
    expect(result11, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result11(1, 2, 3, 4), countsTo: 4)
    let result12 = mapInput(list5, sameOrRefuse)
    expect(result12, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result12(1, 2, 3, 4, 5), countsTo: 5)
    let result13 = mapInput(list6, sameOrRefuse)
    expect(result13, is: (@MainActor (Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result13(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result14 = mapInput(list8, sameOrRefuse)
    expect(result14, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result14(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result15 = mapInput(list5OrRefuse, same)
    expect(result15, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result15(1, 2, 3, 4, 5), countsTo: 5)
    let result16 = mapInput(list6OrRefuse, same)
    expect(result16, is: (@MainActor (Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result16(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result17 = mapInput(list8OrRefuse, same)
    expect(result17, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result17(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
    let result18 = mapInput(list5OrRefuse, sameOrRefuse)
    expect(result18, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result18(1, 2, 3, 4, 5), countsTo: 5)
    let result19 = mapInput(list6OrRefuse, sameOrRefuse)
    expect(result19, is: (@MainActor (Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result19(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result20 = mapInput(list8OrRefuse, sameOrRefuse)
    expect(result20, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> [Int]).self)
    expect(try result20(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws -> …")
  @MainActor func mainActorThrowingAny() throws {
    let sameOrRefuse: @MainActor (Int) throws(Refusal) -> Int = { $0 }
    let list1OrOther: @MainActor (Int) throws(OtherRefusal) -> [Int] = { [$0] }
    let list2OrOther: @MainActor (Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1] }
    let list3OrOther: @MainActor (Int, Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1, $2] }
    let list4OrOther: @MainActor (Int, Int, Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3] }
    let list5OrOther: @MainActor (Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3, $4] }
    let list6OrOther: @MainActor (Int, Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3, $4, $5] }
    let list8OrOther: @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(OtherRefusal) -> [Int] = { [$0, $1, $2, $3, $4, $5, $6, $7] }

    let result0 = mapInput(list1OrOther, sameOrRefuse)
    expect(result0, is: (@MainActor (Int) throws -> [Int]).self)
    expect(try result0(1), countsTo: 1)
    let result1 = mapInput(list2OrOther, sameOrRefuse)
    expect(result1, is: (@MainActor (Int, Int) throws -> [Int]).self)
    expect(try result1(1, 2), countsTo: 2)
    let result2 = mapInput(list3OrOther, sameOrRefuse)
    expect(result2, is: (@MainActor (Int, Int, Int) throws -> [Int]).self)
    expect(try result2(1, 2, 3), countsTo: 3)
    let result3 = mapInput(list4OrOther, sameOrRefuse)
    expect(result3, is: (@MainActor (Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result3(1, 2, 3, 4), countsTo: 4)
    let result4 = mapInput(list5OrOther, sameOrRefuse)
    expect(result4, is: (@MainActor (Int, Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result4(1, 2, 3, 4, 5), countsTo: 5)
    let result5 = mapInput(list6OrOther, sameOrRefuse)
    expect(result5, is: (@MainActor (Int, Int, Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result5(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result6 = mapInput(list8OrOther, sameOrRefuse)
    expect(result6, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws -> [Int]).self)
    expect(try result6(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }
}
