import Foundation
import FunctionalDITestDoubles
import LocalPublisher
import TestSupport
import Testing

@Suite("How the compiler checks a chain of operators")
struct TypeCheckingTests {
  /// A closure that does not suspend also fits the operators that suspend, and the sequences' own.
  ///
  /// If the compiler tries one of those first, it checks the rest of the chain once more for each
  /// operator. It then needs a hundred times as many attempts, or gives up.
  @Test(
    "The synchronous operators of a chain are tried first, whatever the chain begins with",
    arguments: [
      "PassthroughSubject<Int, Never>()", "CurrentValueSubject<Int, Never>(1)", "[1].publisher",
      "Just(1)", "Just(1).eraseToAnyPublisher()", "Just(1).removeDuplicates()",
      "Empty<Int, Never>()", "Deferred { Just(1) }", "Result<Int, Never>.success(1).publisher",
      "Future { () async -> Int in 1 }", "Fail<Int, Never>(error: nothing)",
    ])
  func findsSynchronousOperatorsFirst(source: String) throws {
    let chains = [
      ".map { $0 + 1 }", ".filter { $0 > 1 }", ".compactMap { $0 > 1 ? $0 : nil }",
      ".tryMap { $0 + 1 }", ".prefix { $0 > 1 }", ".drop { $0 > 1 }", ".first { $0 > 1 }",
      ".handleEvents(receiveOutput: { print($0) })", ".last { $0 > 1 }",
    ].map { step in "_ = source\(String(repeating: step, count: 8))" }
    let program = """
      import LocalPublisher
      func check(nothing: Never) {
        let source = \(source)
        \(chains.joined(separator: "\n  "))
      }
      """
    let result = try RunningProcess(
      "/usr/bin/env",
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-suppress-warnings",
        "-Xfrontend", "-solver-scope-threshold=\(attempts)", "-",
      ] + BuildProducts.importArguments,
      input: program
    ).finish()
    #expect(result.status == 0, "\(result.standardError)")
  }

  /// How many attempts the compiler may make for one chain.
  private let attempts = 1000

  private struct Offline: Error {}

  /// A disfavored overload would lose against an asynchronous one, which a key path fits as well.
  @Test("A key path next to another type of failure selects the synchronous operators")
  func keepsKeyPathsSynchronous() {
    let numbers = Just([1, 2]).setFailureType(to: Offline.self)
    let each = numbers.flatMap(\.publisher)
    let erased: AnyPublisher<Int, Offline> = each.eraseToAnyPublisher()
    erased.recorded().expect([1, 2], then: .finished)

    let failing = Just(3).setFailureType(to: (any Error).self)
    Just([1, 2]).map(\.count).flatMap { _ in failing }.recorded().expect([3], then: .finished)
    Just([1, 2]).map(\.count).map { _ in failing }.switchToLatest().recorded()
      .expect([3], then: .finished)
  }
}
