public import Testing

/// An error that a test's function declares.
public struct Refusal: Error, Equatable {
  /// Why.
  public var reason = "refused"

  /// Creates the error.
  public init(reason: String = "refused") { self.reason = reason }
}

// The functions in the tests of every overload.

/// A function that lists its arguments.
public typealias PlainFunction<each Argument> = (repeat each Argument) -> [Int]
/// A function that throws, or lists its arguments.
public typealias PlainThrowingFunction<each Argument> =
  (repeat each Argument) throws(Refusal) -> [Int]
/// A function that suspends and lists its arguments.
public typealias PlainAsyncFunction<each Argument> = (repeat each Argument) async -> [Int]
/// A function that suspends, and throws or lists its arguments.
public typealias PlainAsyncThrowingFunction<each Argument> =
  (repeat each Argument) async throws(Refusal) -> [Int]
/// A `@Sendable` function that lists its arguments.
public typealias SendableFunction<each Argument> = @Sendable (repeat each Argument) -> [Int]
/// A `@Sendable` function that throws, or lists its arguments.
public typealias SendableThrowingFunction<each Argument> =
  @Sendable (repeat each Argument) throws(Refusal) -> [Int]
/// A `@Sendable` function that suspends and lists its arguments.
public typealias SendableAsyncFunction<each Argument> =
  @Sendable (repeat each Argument) async -> [Int]
/// A `@Sendable` function that suspends, and throws or lists its arguments.
public typealias SendableAsyncThrowingFunction<each Argument> =
  @Sendable (repeat each Argument) async throws(Refusal) -> [Int]
/// A main actor function that lists its arguments.
public typealias MainActorFunction<each Argument> = @MainActor (repeat each Argument) -> [Int]
/// A main actor function that throws, or lists its arguments.
public typealias MainActorThrowingFunction<each Argument> =
  @MainActor (repeat each Argument) throws(Refusal) -> [Int]

/// Another error.
public struct OtherRefusal: Error, Equatable {
  /// Creates the error.
  public init() {}
}

/// Expects a function's type to be exactly the stated one.
///
/// A conversion would hide a lost `@Sendable`, or a typed error that became `any Error`.
public func expect<Function, Expected>(
  _ function: Function, is type: Expected.Type,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(Function.self == Expected.self, sourceLocation: sourceLocation)
}

/// Expects a function's type to be exactly the stated one, and its call to list the numbers from
/// one on.
public func expect<Function, Expected>(
  _ function: Function, is type: Expected.Type, _ list: [Int]?, countsTo count: Int,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(function, is: type, sourceLocation: sourceLocation)
  #expect(list == Array(1..<count + 1), sourceLocation: sourceLocation)
}
