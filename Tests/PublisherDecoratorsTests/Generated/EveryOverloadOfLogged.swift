// Made by `swift run generate-combinators`. Change the generator, not this file.

// swift-format-ignore-file

import PublisherDecorators
import TestSupport
import Testing

@Suite("Every overload of logged")
struct EveryOverloadOfLogged {
  @Test("keeps its effects and every argument's place: (…) -> …")
  func plain() {
    let stream0: () -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: (Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: (Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: (Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream4: (Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3]) }
    let stream5: (Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream6: (Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }
    let stream8: (Int, Int, Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = logged(stream0, "List", to: { _ in })
    expect(result0, is: (() -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result0(), countsTo: 0)
    let result1 = logged(stream1, "List", to: { _ in })
    expect(result1, is: ((Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result1(1), countsTo: 1)
    let result2 = logged(stream2, "List", to: { _ in })
    expect(result2, is: ((Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result2(1, 2), countsTo: 2)
    let result3 = logged(stream3, "List", to: { _ in })
    expect(result3, is: ((Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result3(1, 2, 3), countsTo: 3)
    let result4 = logged(stream4, "List", to: { _ in })
    expect(result4, is: ((Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result4(1, 2, 3, 4), countsTo: 4)
    let result5 = logged(stream5, "List", to: { _ in })
    expect(result5, is: ((Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = logged(stream6, "List", to: { _ in })
    expect(result6, is: ((Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result6(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result7 = logged(stream8, "List", to: { _ in })
    expect(result7, is: ((Int, Int, Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result7(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) throws(Refusal) -> …")
  func plainThrowing() throws {
    let stream0: () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: (Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: (Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: (Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream4: (Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3]) }
    let stream5: (Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream6: (Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }
    let stream8: (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = logged(stream0, "List", to: { _ in })
    expect(result0, is: (() throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result0(), countsTo: 0)
    let result1 = logged(stream1, "List", to: { _ in })
    expect(result1, is: ((Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result1(1), countsTo: 1)
    let result2 = logged(stream2, "List", to: { _ in })
    expect(result2, is: ((Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result2(1, 2), countsTo: 2)
    let result3 = logged(stream3, "List", to: { _ in })
    expect(result3, is: ((Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result3(1, 2, 3), countsTo: 3)
    let result4 = logged(stream4, "List", to: { _ in })
    expect(result4, is: ((Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result4(1, 2, 3, 4), countsTo: 4)
    let result5 = logged(stream5, "List", to: { _ in })
    expect(result5, is: ((Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = logged(stream6, "List", to: { _ in })
    expect(result6, is: ((Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result6(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result7 = logged(stream8, "List", to: { _ in })
    expect(result7, is: ((Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result7(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async -> …")
  func plainAsync() async {
    let stream0: () async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: (Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: (Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: (Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream4: (Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3]) }
    let stream5: (Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream6: (Int, Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }
    let stream8: (Int, Int, Int, Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = logged(stream0, "List", to: { _ in })
    expect(result0, is: (() async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result0(), countsTo: 0)
    let result1 = logged(stream1, "List", to: { _ in })
    expect(result1, is: ((Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result1(1), countsTo: 1)
    let result2 = logged(stream2, "List", to: { _ in })
    expect(result2, is: ((Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result2(1, 2), countsTo: 2)
    let result3 = logged(stream3, "List", to: { _ in })
    expect(result3, is: ((Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result3(1, 2, 3), countsTo: 3)
    let result4 = logged(stream4, "List", to: { _ in })
    expect(result4, is: ((Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result4(1, 2, 3, 4), countsTo: 4)
    let result5 = logged(stream5, "List", to: { _ in })
    expect(result5, is: ((Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = logged(stream6, "List", to: { _ in })
    expect(result6, is: ((Int, Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result6(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result7 = logged(stream8, "List", to: { _ in })
    expect(result7, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result7(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: (…) async throws(Refusal) -> …")
  func plainAsyncThrowing() async throws {
    let stream0: () async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: (Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: (Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: (Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream4: (Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3]) }
    let stream5: (Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream6: (Int, Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }
    let stream8: (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = logged(stream0, "List", to: { _ in })
    expect(result0, is: (() async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result0(), countsTo: 0)
    let result1 = logged(stream1, "List", to: { _ in })
    expect(result1, is: ((Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result1(1), countsTo: 1)
    let result2 = logged(stream2, "List", to: { _ in })
    expect(result2, is: ((Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result2(1, 2), countsTo: 2)
    let result3 = logged(stream3, "List", to: { _ in })
    expect(result3, is: ((Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result3(1, 2, 3), countsTo: 3)
    let result4 = logged(stream4, "List", to: { _ in })
    expect(result4, is: ((Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result4(1, 2, 3, 4), countsTo: 4)
    let result5 = logged(stream5, "List", to: { _ in })
    expect(result5, is: ((Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = logged(stream6, "List", to: { _ in })
    expect(result6, is: ((Int, Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result6(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result7 = logged(stream8, "List", to: { _ in })
    expect(result7, is: ((Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result7(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) -> …")
  func sendable() {
    let stream0: @Sendable () -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: @Sendable (Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: @Sendable (Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: @Sendable (Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream4: @Sendable (Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3]) }
    let stream5: @Sendable (Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream6: @Sendable (Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }
    let stream8: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = logged(stream0, "List", to: { _ in })
    expect(result0, is: (@Sendable () -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result0(), countsTo: 0)
    let result1 = logged(stream1, "List", to: { _ in })
    expect(result1, is: (@Sendable (Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result1(1), countsTo: 1)
    let result2 = logged(stream2, "List", to: { _ in })
    expect(result2, is: (@Sendable (Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result2(1, 2), countsTo: 2)
    let result3 = logged(stream3, "List", to: { _ in })
    expect(result3, is: (@Sendable (Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result3(1, 2, 3), countsTo: 3)
    let result4 = logged(stream4, "List", to: { _ in })
    expect(result4, is: (@Sendable (Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result4(1, 2, 3, 4), countsTo: 4)
    let result5 = logged(stream5, "List", to: { _ in })
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = logged(stream6, "List", to: { _ in })
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result6(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result7 = logged(stream8, "List", to: { _ in })
    expect(result7, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result7(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) throws(Refusal) -> …")
  func sendableThrowing() throws {
    let stream0: @Sendable () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: @Sendable (Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: @Sendable (Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: @Sendable (Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream4: @Sendable (Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3]) }
    let stream5: @Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream6: @Sendable (Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }
    let stream8: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = logged(stream0, "List", to: { _ in })
    expect(result0, is: (@Sendable () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result0(), countsTo: 0)
    let result1 = logged(stream1, "List", to: { _ in })
    expect(result1, is: (@Sendable (Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result1(1), countsTo: 1)
    let result2 = logged(stream2, "List", to: { _ in })
    expect(result2, is: (@Sendable (Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result2(1, 2), countsTo: 2)
    let result3 = logged(stream3, "List", to: { _ in })
    expect(result3, is: (@Sendable (Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result3(1, 2, 3), countsTo: 3)
    let result4 = logged(stream4, "List", to: { _ in })
    expect(result4, is: (@Sendable (Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result4(1, 2, 3, 4), countsTo: 4)
    let result5 = logged(stream5, "List", to: { _ in })
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = logged(stream6, "List", to: { _ in })
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result6(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result7 = logged(stream8, "List", to: { _ in })
    expect(result7, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result7(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async -> …")
  func sendableAsync() async {
    let stream0: @Sendable () async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: @Sendable (Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: @Sendable (Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: @Sendable (Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream4: @Sendable (Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3]) }
    let stream5: @Sendable (Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream6: @Sendable (Int, Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }
    let stream8: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = logged(stream0, "List", to: { _ in })
    expect(result0, is: (@Sendable () async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result0(), countsTo: 0)
    let result1 = logged(stream1, "List", to: { _ in })
    expect(result1, is: (@Sendable (Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result1(1), countsTo: 1)
    let result2 = logged(stream2, "List", to: { _ in })
    expect(result2, is: (@Sendable (Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result2(1, 2), countsTo: 2)
    let result3 = logged(stream3, "List", to: { _ in })
    expect(result3, is: (@Sendable (Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result3(1, 2, 3), countsTo: 3)
    let result4 = logged(stream4, "List", to: { _ in })
    expect(result4, is: (@Sendable (Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result4(1, 2, 3, 4), countsTo: 4)
    let result5 = logged(stream5, "List", to: { _ in })
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = logged(stream6, "List", to: { _ in })
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result6(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result7 = logged(stream8, "List", to: { _ in })
    expect(result7, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(await result7(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @Sendable (…) async throws(Refusal) -> …")
  func sendableAsyncThrowing() async throws {
    let stream0: @Sendable () async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: @Sendable (Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: @Sendable (Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: @Sendable (Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream4: @Sendable (Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3]) }
    let stream5: @Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream6: @Sendable (Int, Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }
    let stream8: @Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = logged(stream0, "List", to: { _ in })
    expect(result0, is: (@Sendable () async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result0(), countsTo: 0)
    let result1 = logged(stream1, "List", to: { _ in })
    expect(result1, is: (@Sendable (Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result1(1), countsTo: 1)
    let result2 = logged(stream2, "List", to: { _ in })
    expect(result2, is: (@Sendable (Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result2(1, 2), countsTo: 2)
    let result3 = logged(stream3, "List", to: { _ in })
    expect(result3, is: (@Sendable (Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result3(1, 2, 3), countsTo: 3)
    let result4 = logged(stream4, "List", to: { _ in })
    expect(result4, is: (@Sendable (Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result4(1, 2, 3, 4), countsTo: 4)
    let result5 = logged(stream5, "List", to: { _ in })
    expect(result5, is: (@Sendable (Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = logged(stream6, "List", to: { _ in })
    expect(result6, is: (@Sendable (Int, Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result6(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result7 = logged(stream8, "List", to: { _ in })
    expect(result7, is: (@Sendable (Int, Int, Int, Int, Int, Int, Int, Int) async throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try await result7(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) -> …")
  @MainActor func mainActor() {
    let stream0: @MainActor () -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: @MainActor (Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: @MainActor (Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: @MainActor (Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream4: @MainActor (Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3]) }
    let stream5: @MainActor (Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream6: @MainActor (Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }
    let stream8: @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = logged(stream0, "List", to: { _ in })
    expect(result0, is: (@MainActor () -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result0(), countsTo: 0)
    let result1 = logged(stream1, "List", to: { _ in })
    expect(result1, is: (@MainActor (Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result1(1), countsTo: 1)
    let result2 = logged(stream2, "List", to: { _ in })
    expect(result2, is: (@MainActor (Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result2(1, 2), countsTo: 2)
    let result3 = logged(stream3, "List", to: { _ in })
    expect(result3, is: (@MainActor (Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result3(1, 2, 3), countsTo: 3)
    let result4 = logged(stream4, "List", to: { _ in })
    expect(result4, is: (@MainActor (Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result4(1, 2, 3, 4), countsTo: 4)
    let result5 = logged(stream5, "List", to: { _ in })
    expect(result5, is: (@MainActor (Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = logged(stream6, "List", to: { _ in })
    expect(result6, is: (@MainActor (Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result6(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result7 = logged(stream8, "List", to: { _ in })
    expect(result7, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(result7(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }

  @Test("keeps its effects and every argument's place: @MainActor (…) throws(Refusal) -> …")
  @MainActor func mainActorThrowing() throws {
    let stream0: @MainActor () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: []) }
    let stream1: @MainActor (Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0]) }
    let stream2: @MainActor (Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1]) }
    let stream3: @MainActor (Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2]) }
    let stream4: @MainActor (Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3]) }
    let stream5: @MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4]) }
    let stream6: @MainActor (Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5]) }
    let stream8: @MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal> = { stream(of: [$0, $1, $2, $3, $4, $5, $6, $7]) }

    let result0 = logged(stream0, "List", to: { _ in })
    expect(result0, is: (@MainActor () throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result0(), countsTo: 0)
    let result1 = logged(stream1, "List", to: { _ in })
    expect(result1, is: (@MainActor (Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result1(1), countsTo: 1)
    let result2 = logged(stream2, "List", to: { _ in })
    expect(result2, is: (@MainActor (Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result2(1, 2), countsTo: 2)
    let result3 = logged(stream3, "List", to: { _ in })
    expect(result3, is: (@MainActor (Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result3(1, 2, 3), countsTo: 3)
    let result4 = logged(stream4, "List", to: { _ in })
    expect(result4, is: (@MainActor (Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result4(1, 2, 3, 4), countsTo: 4)
    let result5 = logged(stream5, "List", to: { _ in })
    expect(result5, is: (@MainActor (Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result5(1, 2, 3, 4, 5), countsTo: 5)
    let result6 = logged(stream6, "List", to: { _ in })
    expect(result6, is: (@MainActor (Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result6(1, 2, 3, 4, 5, 6), countsTo: 6)
    let result7 = logged(stream8, "List", to: { _ in })
    expect(result7, is: (@MainActor (Int, Int, Int, Int, Int, Int, Int, Int) throws(Refusal) -> AnyPublisher<[Int], OtherRefusal>).self)
    expect(try result7(1, 2, 3, 4, 5, 6, 7, 8), countsTo: 8)
  }
}
