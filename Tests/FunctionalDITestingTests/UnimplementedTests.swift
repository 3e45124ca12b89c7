import FunctionalDITesting
import LocalPublisher
import Testing

@Suite("Unimplemented functions")
struct UnimplementedTests {
  @Test("An unimplemented function fails the calling test with its name and its declaration")
  func failsTheTest() {
    let log: @Sendable (String) -> Void = unimplemented("Log")

    withKnownIssue {
      log("a")
    } matching: { issue in
      issue.says("Log was called, but it has no implementation here.")
        && issue.says("declared as unimplemented at FunctionalDITestingTests/Unimplemented")
        && issue.says(
          "This happened in the test failsTheTest() (FunctionalDITestingTests/UnimplementedTests")
        && issue.sourceLocation?.fileID.hasSuffix("UnimplementedTests.swift") == true
    }
  }

  @Test("The failure is on the function's own line if the test wrote it, and on the test otherwise")
  func pointsAtTheTest() throws {
    let lineOfTest = try #require(Test.current).sourceLocation.line
    let own: @Sendable () -> Void = unimplemented("Own")
    let lineOfOwn = #line - 1

    withKnownIssue {
      own()
    } matching: {
      $0.sourceLocation?.fileID.hasSuffix("UnimplementedTests.swift") == true
        && $0.sourceLocation?.line == lineOfOwn
    }
    withKnownIssue {
      makeUnimplementedElsewhere()()
    } matching: {
      $0.sourceLocation?.fileID.hasSuffix("UnimplementedTests.swift") == true
        && $0.sourceLocation?.line == lineOfTest
        && $0.says("declared as unimplemented at FunctionalDITestingTests/Support.swift:")
    }
  }

  @Test("An unimplemented function that may throw any error throws after the failure")
  func throwsWhereItMay() async {
    let load: @Sendable (_ id: Int) async throws -> String = unimplemented("LoadUser")
    let save: (String) throws -> Void = unimplemented("SaveUser")

    await withKnownIssue {
      await #expect(throws: UnimplementedError.self) { try await load(1) }
    } matching: {
      $0.says("LoadUser was called")
    }
    failsAtCall(of: "SaveUser") { #expect(throws: UnimplementedError.self) { try save("a") } }
  }

  @Test("An unimplemented function whose type names its error throws after the failure")
  func throwsTheErrorOfItsType() async {
    let load: @Sendable (Int) async throws(UnimplementedError) -> String =
      unimplemented("LoadUser")
    let count: (String) throws(UnimplementedError) -> Int = unimplemented("Count")

    await withKnownIssue {
      await #expect(throws: UnimplementedError.self) { try await load(1) }
    } matching: {
      $0.says("LoadUser was called")
    }
    failsAtCall(of: "Count") { #expect(throws: UnimplementedError.self) { try count("a") } }
  }

  @Test("An unimplemented function returns its fallback after the failure")
  func returnsFallbacks() throws {
    let isActive: (String) -> Bool = unimplemented("IsActive", returning: false)
    let names: @Sendable () throws -> [String] = unimplemented("Names", returning: [])

    failsAtCall(of: "IsActive") { #expect(!isActive("a")) }
    failsAtCall(of: "Names") { #expect(throws: Never.self) { try names() } }
  }

  @Test("An unimplemented function throws its stated error after the failure")
  func throwsItsError() async {
    let load: @Sendable (Int) async throws(Offline) -> String =
      unimplemented("Load", throwing: Offline())
    let save: (String) throws(Offline) -> Void = unimplemented("Save", throwing: Offline())

    await withKnownIssue {
      await #expect(throws: Offline.self) { try await load(1) }
    } matching: {
      $0.says("Load was called, but it has no implementation here.")
    }
    failsAtCall(of: "Save") { #expect(throws: Offline.self) { try save("a") } }
  }

  @Test("An unimplemented function continues without a result if its result type allows that")
  func returnsNoResults() throws {
    let find: (Int) -> String? = unimplemented("Find")
    let findChange: (Int) -> String?? = unimplemented("FindChange")
    let close: (Int) -> Void? = unimplemented("Close")
    let names: () -> AnyPublisher<String, any Error> = unimplemented("Names")
    let numbers: () -> AnyPublisher<Int, Never> = unimplemented("Numbers")
    let throwingNames: () throws -> AnyPublisher<String, Never> = unimplemented("Names")

    failsAtCall(of: "Find") { #expect(find(1) == nil) }
    failsAtCall(of: "FindChange") { #expect(findChange(1) == .none) }
    failsAtCall(of: "Close") { #expect(close(1) == nil) }
    try withKnownIssue {
      let record = names().recorded()
      guard case .failure(let error) = record.completion else {
        throw Offline()
      }
      #expect((error as? UnimplementedError)?.name == "Names")
    } matching: {
      $0.says("Names was called")
    }
    failsAtCall(of: "Numbers") { #expect(numbers().recorded().completion == .finished) }
    failsAtCall(of: "Names") { #expect(throws: UnimplementedError.self) { try throwingNames() } }
  }

  /// Expects the failure of one unimplemented function, and lets no other failure pass.
  private func failsAtCall(of name: String, _ call: () -> Void) {
    withKnownIssue {
      call()
    } matching: {
      $0.says("\(name) was called")
    }
  }

  @Test("An unimplemented function has any type, and does nothing until it is called")
  func fitsEveryFunctionType() {
    typealias Labelled = @Sendable (_ id: Int, _ name: String) -> Bool
    func accept(
      _: () -> Int, _: @Sendable (Int) -> Void, _: Labelled,
      _: @MainActor (String) -> Bool, _: @MainActor (String) async -> Void,
      _: (Int, String) throws(Offline) -> Bool, _: () async -> Int,
      _: @Sendable (Int) async throws -> [Int], _: () throws -> Void
    ) {}

    accept(
      unimplemented("1"), unimplemented("2"), unimplemented("3"), unimplemented("4"),
      unimplemented("5"), unimplemented("6"), unimplemented("7"), unimplemented("8"),
      unimplemented("9"))
  }

  @Test("An unimplemented function can be the answer of a spy")
  func answersSpies() {
    let spy = Spy<String>()
    let log: @Sendable (String) -> Void = spy.recording(unimplemented("Log"))

    withKnownIssue { log("a") }

    #expect(spy.arguments == ["a"])
  }

  @Test("An unimplemented function without a possible result stops the run and names the fix")
  func stopsWithoutFallback() async throws {
    var message = ""
    try await withKnownIssue {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let load: (Int) -> String = unimplemented("LoadUser")
        _ = load(1)
      }
      message = String(decoding: result.standardErrorContent, as: UTF8.self)
    } matching: {
      $0.says("LoadUser was called")
    }
    #expect(message.contains("LoadUser was called, but it has no implementation here."))
    #expect(
      message.contains(
        "Fix: state a result: unimplemented(\"LoadUser\", returning: ...), or throwing: ... for an error."
      ))
  }
}
