import TestDoubles
import Testing

/// An error that a test's function declares.
struct Refusal: Error, Equatable {
  var reason = "refused"
}

// The functions in the tests of every overload: they give a list of their arguments.
typealias PlainFunction<each Argument> = (repeat each Argument) -> [Int]
typealias PlainThrowingFunction<each Argument> = (repeat each Argument) throws(Refusal) -> [Int]
typealias PlainAsyncFunction<each Argument> = (repeat each Argument) async -> [Int]
typealias PlainAsyncThrowingFunction<each Argument> = (repeat each Argument) async throws(Refusal)
  -> [Int]
typealias SendableFunction<each Argument> = @Sendable (repeat each Argument) -> [Int]
typealias SendableThrowingFunction<each Argument> =
  @Sendable (repeat each Argument) throws(Refusal) -> [Int]
typealias SendableAsyncFunction<each Argument> = @Sendable (repeat each Argument) async -> [Int]
typealias SendableAsyncThrowingFunction<each Argument> =
  @Sendable (repeat each Argument) async throws(Refusal) -> [Int]
typealias MainActorFunction<each Argument> = @MainActor (repeat each Argument) -> [Int]
typealias MainActorThrowingFunction<each Argument> =
  @MainActor (repeat each Argument) throws(Refusal) -> [Int]

/// Another error.
struct OtherRefusal: Error, Equatable {}

/// What the methods of the trials are bound to.
final class TrialObject: Sendable {
  private let calls = Spy<[Int]>()

  var received: [Int]? { calls.arguments.last }

  func receive(_ list: [Int]) { calls(list) }
}

/// Expects a function's type to be just the stated one.
///
/// A conversion would hide a lost `@Sendable`, or a typed error that became `any Error`.
func expect<Function, Expected>(
  _ function: Function, is type: Expected.Type,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(Function.self == Expected.self, sourceLocation: sourceLocation)
}

/// Expects a list of the numbers from one on.
func expect(
  _ list: [Int]?, countsTo count: Int, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(list == Array(1..<count + 1), sourceLocation: sourceLocation)
}

/// Expects an error.
func expect<Failure: Error & Equatable>(
  _ result: Result<[Int], Failure>, failsWith error: Failure,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(result == .failure(error), sourceLocation: sourceLocation)
}
