// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Calls functions one after another, from right to left.
///
/// This is function composition as in mathematics: `compose(g, f)(x)` is `g(f(x))`.
///
/// ```swift
/// let shout = compose({ $0 + "!" }, { (text: String) in text.uppercased() })
/// print(shout("hello"))   // HELLO!
/// ```
///
/// Compositions can be nested. The effects follow the rules of ``pipe(_:_:)``, which calls the
/// functions from left to right.
///
/// - Parameters:
///   - second: A function of the output of `first`.
///   - first: The function that is called first.
/// - Returns: A function from the input of `first` to the output of `second`.
/// - Complexity: O(1).
@export(implementation) @inline(always)
public func compose<Input, First, Output>(
  _ second: @escaping (First) -> Output, _ first: @escaping (Input) -> First
) -> (Input) -> Output {
  { input in second(first(input)) }
}

/// Calls functions one after another, from right to left, with errors of `first`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func compose<Input, First, Output, Failure: Error>(
  _ second: @escaping (First) -> Output, _ first: @escaping (Input) throws(Failure) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from right to left, with errors of `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func compose<Input, First, Output, Failure: Error>(
  _ second: @escaping (First) throws(Failure) -> Output, _ first: @escaping (Input) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from right to left, with errors of `first` and `second`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func compose<Input, First, Output, Failure: Error>(
  _ second: @escaping (First) throws(Failure) -> Output,
  _ first: @escaping (Input) throws(Failure) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from right to left, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func compose<Input, First, Output, FirstFailure: Error, SecondFailure: Error>(
  _ second: @escaping (First) throws(SecondFailure) -> Output,
  _ first: @escaping (Input) throws(FirstFailure) -> First
) -> (Input) throws -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from right to left.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func compose<Input, First, Output>(
  _ second: @escaping (First) async -> Output, _ first: @escaping (Input) async -> First
) -> (Input) async -> Output {
  { input in await second(first(input)) }
}

/// Calls functions one after another, from right to left, with errors of `first`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func compose<Input, First, Output, Failure: Error>(
  _ second: @escaping (First) async -> Output,
  _ first: @escaping (Input) async throws(Failure) -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await second(first(input)) }
}

/// Calls functions one after another, from right to left, with errors of `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func compose<Input, First, Output, Failure: Error>(
  _ second: @escaping (First) async throws(Failure) -> Output,
  _ first: @escaping (Input) async -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await second(first(input)) }
}

/// Calls functions one after another, from right to left, with errors of `first` and `second`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func compose<Input, First, Output, Failure: Error>(
  _ second: @escaping (First) async throws(Failure) -> Output,
  _ first: @escaping (Input) async throws(Failure) -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await second(first(input)) }
}

/// Calls functions one after another, from right to left, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func compose<Input, First, Output, FirstFailure: Error, SecondFailure: Error>(
  _ second: @escaping (First) async throws(SecondFailure) -> Output,
  _ first: @escaping (Input) async throws(FirstFailure) -> First
) -> (Input) async throws -> Output {
  { input in try await second(first(input)) }
}

/// Calls functions one after another, from right to left.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func compose<Input, First: SendableMetatype, Output: SendableMetatype>(
  _ second: @escaping @Sendable (First) -> Output, _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) -> Output {
  { input in second(first(input)) }
}

/// Calls functions one after another, from right to left, with errors of `first`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func compose<Input, First: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ second: @escaping @Sendable (First) -> Output,
  _ first: @escaping @Sendable (Input) throws(Failure) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from right to left, with errors of `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func compose<Input, First: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ second: @escaping @Sendable (First) throws(Failure) -> Output,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from right to left, with errors of `first` and `second`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func compose<Input, First: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ second: @escaping @Sendable (First) throws(Failure) -> Output,
  _ first: @escaping @Sendable (Input) throws(Failure) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from right to left, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Output: SendableMetatype, FirstFailure: Error,
  SecondFailure: Error
>(
  _ second: @escaping @Sendable (First) throws(SecondFailure) -> Output,
  _ first: @escaping @Sendable (Input) throws(FirstFailure) -> First
) -> @Sendable (Input) throws -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from right to left.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func compose<Input, First: SendableMetatype, Output: SendableMetatype>(
  _ second: @escaping @Sendable (First) async -> Output,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async -> Output {
  { input in await second(first(input)) }
}

/// Calls functions one after another, from right to left, with errors of `first`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func compose<Input, First: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ second: @escaping @Sendable (First) async -> Output,
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await second(first(input)) }
}

/// Calls functions one after another, from right to left, with errors of `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func compose<Input, First: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ second: @escaping @Sendable (First) async throws(Failure) -> Output,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await second(first(input)) }
}

/// Calls functions one after another, from right to left, with errors of `first` and `second`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func compose<Input, First: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ second: @escaping @Sendable (First) async throws(Failure) -> Output,
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await second(first(input)) }
}

/// Calls functions one after another, from right to left, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Output: SendableMetatype, FirstFailure: Error,
  SecondFailure: Error
>(
  _ second: @escaping @Sendable (First) async throws(SecondFailure) -> Output,
  _ first: @escaping @Sendable (Input) async throws(FirstFailure) -> First
) -> @Sendable (Input) async throws -> Output {
  { input in try await second(first(input)) }
}

/// Calls functions one after another, from right to left.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func compose<Input: SendableMetatype, First: SendableMetatype, Output: SendableMetatype>(
  _ second: @escaping @MainActor (First) -> Output, _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) -> Output {
  { input in second(first(input)) }
}

/// Calls functions one after another, from right to left, with errors of `first`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ second: @escaping @MainActor (First) -> Output,
  _ first: @escaping @MainActor (Input) throws(Failure) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from right to left, with errors of `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ second: @escaping @MainActor (First) throws(Failure) -> Output,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from right to left, with errors of `first` and `second`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ second: @escaping @MainActor (First) throws(Failure) -> Output,
  _ first: @escaping @MainActor (Input) throws(Failure) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try second(first(input)) }
}

/// Calls functions one after another, from right to left, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Output: SendableMetatype, FirstFailure: Error,
  SecondFailure: Error
>(
  _ second: @escaping @MainActor (First) throws(SecondFailure) -> Output,
  _ first: @escaping @MainActor (Input) throws(FirstFailure) -> First
) -> @MainActor (Input) throws -> Output {
  { input in try second(first(input)) }
}
