// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Calls functions one after another, from left to right.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Second, Output>(
  _ first: @escaping (Input) -> First, _ second: @escaping (First) -> Second,
  _ third: @escaping (Second) -> Output
) -> (Input) -> Output {
  { input in third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Second, Output, Failure: Error>(
  _ first: @escaping (Input) throws(Failure) -> First, _ second: @escaping (First) -> Second,
  _ third: @escaping (Second) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Second, Output, Failure: Error>(
  _ first: @escaping (Input) -> First, _ second: @escaping (First) throws(Failure) -> Second,
  _ third: @escaping (Second) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first` and `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Second, Output, Failure: Error>(
  _ first: @escaping (Input) throws(Failure) -> First,
  _ second: @escaping (First) throws(Failure) -> Second, _ third: @escaping (Second) -> Output,
  rank: Void = ()
) -> (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `third`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Second, Output, Failure: Error>(
  _ first: @escaping (Input) -> First, _ second: @escaping (First) -> Second,
  _ third: @escaping (Second) throws(Failure) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first` and `third`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Second, Output, Failure: Error>(
  _ first: @escaping (Input) throws(Failure) -> First, _ second: @escaping (First) -> Second,
  _ third: @escaping (Second) throws(Failure) -> Output, rank: Void = ()
) -> (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `second` and `third`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Second, Output, Failure: Error>(
  _ first: @escaping (Input) -> First, _ second: @escaping (First) throws(Failure) -> Second,
  _ third: @escaping (Second) throws(Failure) -> Output, rank: Void = ()
) -> (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first`, `second` and `third`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<Input, First, Second, Output, Failure: Error>(
  _ first: @escaping (Input) throws(Failure) -> First,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ third: @escaping (Second) throws(Failure) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<
  Input, First, Second, Output, FirstFailure: Error, SecondFailure: Error, ThirdFailure: Error
>(
  _ first: @escaping (Input) throws(FirstFailure) -> First,
  _ second: @escaping (First) throws(SecondFailure) -> Second,
  _ third: @escaping (Second) throws(ThirdFailure) -> Output
) -> (Input) throws -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Second, Output>(
  _ first: @escaping (Input) async -> First, _ second: @escaping (First) async -> Second,
  _ third: @escaping (Second) async -> Output
) -> (Input) async -> Output {
  { input in await third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Second, Output, Failure: Error>(
  _ first: @escaping (Input) async throws(Failure) -> First,
  _ second: @escaping (First) async -> Second, _ third: @escaping (Second) async -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Second, Output, Failure: Error>(
  _ first: @escaping (Input) async -> First,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ third: @escaping (Second) async -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first` and `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Second, Output, Failure: Error>(
  _ first: @escaping (Input) async throws(Failure) -> First,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ third: @escaping (Second) async -> Output, rank: Void = ()
) -> (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `third`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Second, Output, Failure: Error>(
  _ first: @escaping (Input) async -> First, _ second: @escaping (First) async -> Second,
  _ third: @escaping (Second) async throws(Failure) -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first` and `third`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Second, Output, Failure: Error>(
  _ first: @escaping (Input) async throws(Failure) -> First,
  _ second: @escaping (First) async -> Second,
  _ third: @escaping (Second) async throws(Failure) -> Output, rank: Void = ()
) -> (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `second` and `third`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<Input, First, Second, Output, Failure: Error>(
  _ first: @escaping (Input) async -> First,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ third: @escaping (Second) async throws(Failure) -> Output, rank: Void = ()
) -> (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first`, `second` and `third`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<Input, First, Second, Output, Failure: Error>(
  _ first: @escaping (Input) async throws(Failure) -> First,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ third: @escaping (Second) async throws(Failure) -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<
  Input, First, Second, Output, FirstFailure: Error, SecondFailure: Error, ThirdFailure: Error
>(
  _ first: @escaping (Input) async throws(FirstFailure) -> First,
  _ second: @escaping (First) async throws(SecondFailure) -> Second,
  _ third: @escaping (Second) async throws(ThirdFailure) -> Output
) -> (Input) async throws -> Output {
  { input in try await third(second(first(input))) }
}

/// Calls functions one after another, from left to right.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype
>(
  _ first: @escaping @Sendable (Input) -> First, _ second: @escaping @Sendable (First) -> Second,
  _ third: @escaping @Sendable (Second) -> Output
) -> @Sendable (Input) -> Output {
  { input in third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) throws(Failure) -> First,
  _ second: @escaping @Sendable (First) -> Second, _ third: @escaping @Sendable (Second) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) -> First,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first` and `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) throws(Failure) -> First,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) -> Output, rank: Void = ()
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `third`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) -> First, _ second: @escaping @Sendable (First) -> Second,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first` and `third`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) throws(Failure) -> First,
  _ second: @escaping @Sendable (First) -> Second,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Output, rank: Void = ()
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `second` and `third`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) -> First,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Output, rank: Void = ()
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first`, `second` and `third`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) throws(Failure) -> First,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype,
  FirstFailure: Error, SecondFailure: Error, ThirdFailure: Error
>(
  _ first: @escaping @Sendable (Input) throws(FirstFailure) -> First,
  _ second: @escaping @Sendable (First) throws(SecondFailure) -> Second,
  _ third: @escaping @Sendable (Second) throws(ThirdFailure) -> Output
) -> @Sendable (Input) throws -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype
>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async -> Second,
  _ third: @escaping @Sendable (Second) async -> Output
) -> @Sendable (Input) async -> Output {
  { input in await third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First,
  _ second: @escaping @Sendable (First) async -> Second,
  _ third: @escaping @Sendable (Second) async -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) async -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first` and `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) async -> Output, rank: Void = ()
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `third`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async -> Second,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first` and `third`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First,
  _ second: @escaping @Sendable (First) async -> Second,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Output, rank: Void = ()
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `second` and `third`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Output, rank: Void = ()
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first`, `second` and `third`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype,
  FirstFailure: Error, SecondFailure: Error, ThirdFailure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(FirstFailure) -> First,
  _ second: @escaping @Sendable (First) async throws(SecondFailure) -> Second,
  _ third: @escaping @Sendable (Second) async throws(ThirdFailure) -> Output
) -> @Sendable (Input) async throws -> Output {
  { input in try await third(second(first(input))) }
}

/// Calls functions one after another, from left to right.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype
>(
  _ first: @escaping @MainActor (Input) -> First, _ second: @escaping @MainActor (First) -> Second,
  _ third: @escaping @MainActor (Second) -> Output
) -> @MainActor (Input) -> Output {
  { input in third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) throws(Failure) -> First,
  _ second: @escaping @MainActor (First) -> Second, _ third: @escaping @MainActor (Second) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) -> First,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ third: @escaping @MainActor (Second) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first` and `second`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) throws(Failure) -> First,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ third: @escaping @MainActor (Second) -> Output, rank: Void = ()
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `third`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) -> First, _ second: @escaping @MainActor (First) -> Second,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first` and `third`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) throws(Failure) -> First,
  _ second: @escaping @MainActor (First) -> Second,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Output, rank: Void = ()
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `second` and `third`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) -> First,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Output, rank: Void = ()
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with errors of `first`, `second` and `third`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) throws(Failure) -> First,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Calls functions one after another, from left to right, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype, FirstFailure: Error, SecondFailure: Error, ThirdFailure: Error
>(
  _ first: @escaping @MainActor (Input) throws(FirstFailure) -> First,
  _ second: @escaping @MainActor (First) throws(SecondFailure) -> Second,
  _ third: @escaping @MainActor (Second) throws(ThirdFailure) -> Output
) -> @MainActor (Input) throws -> Output {
  { input in try third(second(first(input))) }
}
