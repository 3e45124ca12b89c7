import Testing

/// An error that a test's function declares.
package struct Refusal: Error, Equatable {
  package var reason = "refused"

  package init(reason: String = "refused") { self.reason = reason }
}

// The functions in the tests of every overload.

/// A function that lists its arguments.
package typealias PlainFunction<each Argument> = (repeat each Argument) -> [Int]
/// A function that throws, or lists its arguments.
package typealias PlainThrowingFunction<each Argument> =
  (repeat each Argument) throws(Refusal) -> [Int]
/// A function that suspends and lists its arguments.
package typealias PlainAsyncFunction<each Argument> = (repeat each Argument) async -> [Int]
/// A function that suspends, and throws or lists its arguments.
package typealias PlainAsyncThrowingFunction<each Argument> =
  (repeat each Argument) async throws(Refusal) -> [Int]
/// A `@Sendable` function that lists its arguments.
package typealias SendableFunction<each Argument> = @Sendable (repeat each Argument) -> [Int]
/// A `@Sendable` function that throws, or lists its arguments.
package typealias SendableThrowingFunction<each Argument> =
  @Sendable (repeat each Argument) throws(Refusal) -> [Int]
/// A `@Sendable` function that suspends and lists its arguments.
package typealias SendableAsyncFunction<each Argument> =
  @Sendable (repeat each Argument) async -> [Int]
/// A `@Sendable` function that suspends, and throws or lists its arguments.
package typealias SendableAsyncThrowingFunction<each Argument> =
  @Sendable (repeat each Argument) async throws(Refusal) -> [Int]
/// A main actor function that lists its arguments.
package typealias MainActorFunction<each Argument> = @MainActor (repeat each Argument) -> [Int]
/// A main actor function that throws, or lists its arguments.
package typealias MainActorThrowingFunction<each Argument> =
  @MainActor (repeat each Argument) throws(Refusal) -> [Int]
/// A main actor function that suspends and lists its arguments.
package typealias MainActorAsyncFunction<each Argument> =
  @MainActor (repeat each Argument) async -> [Int]
/// A main actor function that suspends, and throws or lists its arguments.
package typealias MainActorAsyncThrowingFunction<each Argument> =
  @MainActor (repeat each Argument) async throws(Refusal) -> [Int]

package struct OtherRefusal: Error, Equatable {
  package init() {}
}

// These functions do not default to `#_sourceLocation`, because the compiler spends more on a macro
// than on the rest of a call.

/// Expects a function's type to be exactly the stated one.
///
/// A conversion would hide a lost `@Sendable`, or a typed error that became `any Error`.
package func expect<Function, Expected>(
  _ function: Function, is type: Expected.Type,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
) {
  #expect(
    Function.self == Expected.self, sourceLocation: SourceLocation(fileID, filePath, line))
}

/// Expects a function's type to be exactly the stated one, and its call to list the numbers from
/// one on.
///
/// - Parameters:
///   - type: The type of the function. The function itself would be converted to a generic parameter,
///     which the compiler makes more code for.
///   - expected: The stated type.
///   - list: The result of the call, or nil if it has thrown an error.
///   - count: The last number.
package func expect(
  _ type: Any.Type, is expected: Any.Type, _ list: [Int]?, countsTo count: Int,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
) {
  let location = SourceLocation(fileID, filePath, line)
  let isExact = type == expected
  #expect(isExact, "The type is \(type) instead of \(expected).", sourceLocation: location)
  #expect(list == Array(1..<count + 1), sourceLocation: location)
}

/// Expects a call to throw an error.
package func expect(
  throws refusal: some Error & Equatable,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  _ call: () throws -> [Int]
) {
  let location = SourceLocation(fileID, filePath, line)
  #expect(throws: refusal, sourceLocation: location) { try call() }
}

/// Expects a call that suspends to throw an error.
package func expect(
  throws refusal: some Error & Equatable,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  _ call: () async throws -> [Int]
) async {
  let location = SourceLocation(fileID, filePath, line)
  await #expect(throws: refusal, sourceLocation: location) { try await call() }
}

extension SourceLocation {
  fileprivate init(_ fileID: StaticString, _ filePath: StaticString, _ line: Int) {
    self.init(fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: 1)
  }
}
