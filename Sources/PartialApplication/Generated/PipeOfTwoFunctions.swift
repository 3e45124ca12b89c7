// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Calls functions one after another, from left to right.
///
/// ```swift
/// func trimmed(_ text: String) -> Substring { text.drop { $0 == " " } }
///
/// let number = pipe(trimmed, { Int($0) })   // (String) -> Int?
/// ```
///
/// Two or three functions can be piped, and pipes can be nested in any grouping. The result is
/// `async` if one of the functions is, `@Sendable` if all functions are, and on the main actor if
/// one of two functions is. If the functions have the same error, the result throws that error. If
/// they have different errors, the result throws `any Error`.
///
/// - Parameters:
///   - first: The function that is called first.
///   - second: A function of the output of `first`.
/// - Returns: A function from the input of the first function to the output of the last function.
/// - Complexity: O(1).
@export(implementation) @inline(always)
public func pipe<Input, First, Output>(
  _ first: @escaping (Input) -> First, _ second: @escaping (First) -> Output
) -> (Input) -> Output {
  { input in second(first(input)) }
}

/// Calls functions one after another, from left to right, with errors of `first`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Output, Failure: Error>(
  _ first: @escaping (Input) throws(Failure) -> First, _ second: @escaping (First) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from left to right, with errors of `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Output, Failure: Error>(
  _ first: @escaping (Input) -> First, _ second: @escaping (First) throws(Failure) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from left to right, with errors of `first` and `second`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<Input, First, Output, Failure: Error>(
  _ first: @escaping (Input) throws(Failure) -> First,
  _ second: @escaping (First) throws(Failure) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from left to right, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<Input, First, Output, FirstFailure: Error, SecondFailure: Error>(
  _ first: @escaping (Input) throws(FirstFailure) -> First,
  _ second: @escaping (First) throws(SecondFailure) -> Output
) -> (Input) throws -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from left to right.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Output>(
  _ first: @escaping (Input) async -> First, _ second: @escaping (First) async -> Output
) -> (Input) async -> Output {
  { input in await second(first(input)) }
}

/// Calls functions one after another, from left to right, with errors of `first`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Output, Failure: Error>(
  _ first: @escaping (Input) async throws(Failure) -> First,
  _ second: @escaping (First) async -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await second(first(input)) }
}

/// Calls functions one after another, from left to right, with errors of `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Output, Failure: Error>(
  _ first: @escaping (Input) async -> First,
  _ second: @escaping (First) async throws(Failure) -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await second(first(input)) }
}

/// Calls functions one after another, from left to right, with errors of `first` and `second`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<Input, First, Output, Failure: Error>(
  _ first: @escaping (Input) async throws(Failure) -> First,
  _ second: @escaping (First) async throws(Failure) -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await second(first(input)) }
}

/// Calls functions one after another, from left to right, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<Input, First, Output, FirstFailure: Error, SecondFailure: Error>(
  _ first: @escaping (Input) async throws(FirstFailure) -> First,
  _ second: @escaping (First) async throws(SecondFailure) -> Output
) -> (Input) async throws -> Output {
  { input in try await second(first(input)) }
}

/// Calls functions one after another, from left to right.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First: SendableMetatype, Output: SendableMetatype>(
  _ first: @escaping @Sendable (Input) -> First, _ second: @escaping @Sendable (First) -> Output
) -> @Sendable (Input) -> Output {
  { input in second(first(input)) }
}

/// Calls functions one after another, from left to right, with errors of `first`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ first: @escaping @Sendable (Input) throws(Failure) -> First,
  _ second: @escaping @Sendable (First) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from left to right, with errors of `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ first: @escaping @Sendable (Input) -> First,
  _ second: @escaping @Sendable (First) throws(Failure) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from left to right, with errors of `first` and `second`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<Input, First: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ first: @escaping @Sendable (Input) throws(Failure) -> First,
  _ second: @escaping @Sendable (First) throws(Failure) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from left to right, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Output: SendableMetatype, FirstFailure: Error,
  SecondFailure: Error
>(
  _ first: @escaping @Sendable (Input) throws(FirstFailure) -> First,
  _ second: @escaping @Sendable (First) throws(SecondFailure) -> Output
) -> @Sendable (Input) throws -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from left to right.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First: SendableMetatype, Output: SendableMetatype>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async -> Output
) -> @Sendable (Input) async -> Output {
  { input in await second(first(input)) }
}

/// Calls functions one after another, from left to right, with errors of `first`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First,
  _ second: @escaping @Sendable (First) async -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await second(first(input)) }
}

/// Calls functions one after another, from left to right, with errors of `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await second(first(input)) }
}

/// Calls functions one after another, from left to right, with errors of `first` and `second`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<Input, First: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await second(first(input)) }
}

/// Calls functions one after another, from left to right, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Output: SendableMetatype, FirstFailure: Error,
  SecondFailure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(FirstFailure) -> First,
  _ second: @escaping @Sendable (First) async throws(SecondFailure) -> Output
) -> @Sendable (Input) async throws -> Output {
  { input in try await second(first(input)) }
}

/// Calls functions one after another, from left to right.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input: SendableMetatype, First: SendableMetatype, Output: SendableMetatype>(
  _ first: @escaping @MainActor (Input) -> First, _ second: @escaping @MainActor (First) -> Output
) -> @MainActor (Input) -> Output {
  { input in second(first(input)) }
}

/// Calls functions one after another, from left to right, with errors of `first`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) throws(Failure) -> First,
  _ second: @escaping @MainActor (First) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from left to right, with errors of `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) -> First,
  _ second: @escaping @MainActor (First) throws(Failure) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from left to right, with errors of `first` and `second`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) throws(Failure) -> First,
  _ second: @escaping @MainActor (First) throws(Failure) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from left to right, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Output: SendableMetatype, FirstFailure: Error,
  SecondFailure: Error
>(
  _ first: @escaping @MainActor (Input) throws(FirstFailure) -> First,
  _ second: @escaping @MainActor (First) throws(SecondFailure) -> Output
) -> @MainActor (Input) throws -> Output {
  { input in try second(first(input)) }
}
