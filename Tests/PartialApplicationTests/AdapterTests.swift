import PartialApplication
import TestSupport
import Testing

@Suite("Adapters of functions")
struct AdapterTests {
  enum ApiError: Error, Equatable { case offline, refused(Int) }

  struct ApiService: Sendable {
    func fetch(_ route: String, _ page: Int) throws(ApiError) -> [String] {
      guard page > 0 else { throw .refused(page) }
      return ["\(route) \(page)"]
    }
  }

  @Test("A bound route is not part of the function's type")
  func hidesAnImplementation() throws {
    let retrieve: @Sendable (Int) throws -> [String] = partial(ApiService().fetch, arg1: "/users")
    #expect(try retrieve(2) == ["/users 2"])
    #expect(throws: ApiError.refused(0)) { try retrieve(0) }
  }

  @Test("mapError replaces the error's type and keeps the rest")
  func mapsErrors() throws {
    let mapped = mapError(ApiService().fetch) { Refusal(reason: "\($0)") }
    expect(mapped, is: (@Sendable (String, Int) throws(Refusal) -> [String]).self)
    #expect(try mapped("/users", 1) == ["/users 1"])
    #expect(throws: Refusal(reason: "refused(-1)")) { try mapped("/users", -1) }
  }

  @Test("mapError can erase the error's type")
  func mapsToAnyError() {
    let mapped = mapError(ApiService().fetch) { $0 as any Error }
    expect(mapped, is: (@Sendable (String, Int) throws -> [String]).self)
    #expect(throws: ApiError.refused(0)) { try mapped("/users", 0) }
  }

  @Test("mapError with a transform that never returns makes a function that cannot throw")
  func mapsToNever() {
    let mapped = mapError(ApiService().fetch) { fatalError("\($0)") }
    expect(mapped, is: (@Sendable (String, Int) -> [String]).self)
    #expect(mapped("/users", 1) == ["/users 1"])
  }

  @Test("mapError keeps async, the main actor, and the lack of Sendable")
  @MainActor func mapsErrorsOfAllKinds() async {
    let async: @Sendable (Int) async throws(ApiError) -> Int = { _ throws(ApiError) in
      throw .offline
    }
    let onMainActor: @MainActor () throws(ApiError) -> Int = { () throws(ApiError) in
      throw .offline
    }
    let plain: () throws(ApiError) -> Int = { () throws(ApiError) in throw .offline }
    let plainAsync: () async throws(ApiError) -> Int = { () throws(ApiError) in throw .offline }
    let mappedAsync = mapError(async) { _ in Refusal() }
    let mappedOnMainActor = mapError(onMainActor) { _ in Refusal() }
    let mappedPlain = mapError(plain) { _ in Refusal() }
    let mappedPlainAsync = mapError(plainAsync) { _ in Refusal() }
    expect(mappedAsync, is: (@Sendable (Int) async throws(Refusal) -> Int).self)
    expect(mappedOnMainActor, is: (@MainActor () throws(Refusal) -> Int).self)
    expect(mappedPlain, is: (() throws(Refusal) -> Int).self)
    expect(mappedPlainAsync, is: (() async throws(Refusal) -> Int).self)
    await #expect(throws: Refusal()) { try await mappedAsync(1) }
    #expect(throws: Refusal()) { try mappedOnMainActor() }
    #expect(throws: Refusal()) { try mappedPlain() }
    await #expect(throws: Refusal()) { try await mappedPlainAsync() }
  }

  @Test("catching returns a Result with the error's type")
  @MainActor func catches() async {
    let caught = catching(ApiService().fetch)
    expect(caught, is: (@Sendable (String, Int) -> Result<[String], ApiError>).self)
    #expect(caught("/users", 1) == .success(["/users 1"]))
    #expect(caught("/users", 0) == .failure(.refused(0)))

    let async: @Sendable (Int) async throws(ApiError) -> Int = { _ throws(ApiError) in
      throw .offline
    }
    let caughtAsync = catching(async)
    expect(caughtAsync, is: (@Sendable (Int) async -> Result<Int, ApiError>).self)
    #expect(await caughtAsync(1) == .failure(.offline))

    let plain: () throws(ApiError) -> Int = { 1 }
    let caughtPlain = catching(plain)
    expect(caughtPlain, is: (() -> Result<Int, ApiError>).self)
    #expect(caughtPlain() == .success(1))

    let plainAsync: () async throws(ApiError) -> Int = { 1 }
    let caughtPlainAsync = catching(plainAsync)
    expect(caughtPlainAsync, is: (() async -> Result<Int, ApiError>).self)
    #expect(await caughtPlainAsync() == .success(1))

    let onMainActor: @MainActor (Int) throws(ApiError) -> Int = { $0 }
    let caughtOnMainActor = catching(onMainActor)
    expect(caughtOnMainActor, is: (@MainActor (Int) -> Result<Int, ApiError>).self)
    #expect(caughtOnMainActor(2) == .success(2))
  }

  @Test("catching a function that cannot throw returns a Result that cannot fail")
  func catchesNothing() {
    let length: @Sendable (String) -> Int = { $0.count }
    let caught = catching(length)
    expect(caught, is: (@Sendable (String) -> Result<Int, Never>).self)
    #expect(caught("abc").get() == 3)
  }

  @Test("mapOutput takes functions of any number of parameters")
  func mapsAnyNumber() {
    let none: @Sendable () -> Int = { 1 }
    let three: @Sendable (Int, Int, Int) -> [Int] = { [$0, $1, $2] }
    let mappedNone = mapOutput(none) { "\($0)" }
    let mappedThree = mapOutput(three, \.count)
    #expect(mappedNone() == "1")
    #expect(mappedThree(1, 2, 3) == 3)
  }

  @Test("A constant has the parameters and effects that its context states")
  @MainActor func constants() async throws {
    final class Reference {}
    let reference = Reference()
    let shared: (String) -> Reference = constant(reference)
    let async: @Sendable (Int) async throws(Refusal) -> Int = constant(3)
    let onMainActor: @MainActor (Int, String) throws -> Int = constant(4)
    let optional: () -> Int? = constant(nil)
    #expect(shared("any") === reference)
    #expect(try await async(1) == 3)
    #expect(try onMainActor(1, "a") == 4)
    #expect(optional() == nil)
    #expect([1, 2].map(constant("x")) == ["x", "x"])
  }
}
