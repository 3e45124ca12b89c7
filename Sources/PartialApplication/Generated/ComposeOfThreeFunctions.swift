// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Composes 3 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Output>(
  _ third: @escaping (Second) -> Output,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) -> Output {
  { input in third(second(first(input))) }
}

/// Composes 3 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Output, Failure: Error>(
  _ third: @escaping (Second) -> Output,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) throws(Failure) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Output, Failure: Error>(
  _ third: @escaping (Second) -> Output,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `first` and `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Output, Failure: Error>(
  _ third: @escaping (Second) -> Output,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ first: @escaping (Input) throws(Failure) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Output, Failure: Error>(
  _ third: @escaping (Second) throws(Failure) -> Output,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `first` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Output, Failure: Error>(
  _ third: @escaping (Second) throws(Failure) -> Output,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) throws(Failure) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Output, Failure: Error>(
  _ third: @escaping (Second) throws(Failure) -> Output,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `first`, `second` and `third` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<Input, First, Second, Output, Failure: Error>(
  _ third: @escaping (Second) throws(Failure) -> Output,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ first: @escaping (Input) throws(Failure) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First, Second, Output, FirstFailure: Error, SecondFailure: Error, ThirdFailure: Error
>(
  _ third: @escaping (Second) throws(ThirdFailure) -> Output,
  _ second: @escaping (First) throws(SecondFailure) -> Second,
  _ first: @escaping (Input) throws(FirstFailure) -> First
) -> (Input) throws -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Output>(
  _ third: @escaping (Second) async -> Output,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async -> Output {
  { input in await third(second(first(input))) }
}

/// Composes 3 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Output, Failure: Error>(
  _ third: @escaping (Second) async -> Output,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async throws(Failure) -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Composes 3 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Output, Failure: Error>(
  _ third: @escaping (Second) async -> Output,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Composes 3 functions, of which `first` and `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Output, Failure: Error>(
  _ third: @escaping (Second) async -> Output,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ first: @escaping (Input) async throws(Failure) -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Composes 3 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Output, Failure: Error>(
  _ third: @escaping (Second) async throws(Failure) -> Output,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Composes 3 functions, of which `first` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Output, Failure: Error>(
  _ third: @escaping (Second) async throws(Failure) -> Output,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async throws(Failure) -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Composes 3 functions, of which `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Output, Failure: Error>(
  _ third: @escaping (Second) async throws(Failure) -> Output,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Composes 3 functions, of which `first`, `second` and `third` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<Input, First, Second, Output, Failure: Error>(
  _ third: @escaping (Second) async throws(Failure) -> Output,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ first: @escaping (Input) async throws(Failure) -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Composes 3 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First, Second, Output, FirstFailure: Error, SecondFailure: Error, ThirdFailure: Error
>(
  _ third: @escaping (Second) async throws(ThirdFailure) -> Output,
  _ second: @escaping (First) async throws(SecondFailure) -> Second,
  _ first: @escaping (Input) async throws(FirstFailure) -> First
) -> (Input) async throws -> Output {
  { input in try await third(second(first(input))) }
}

/// Composes 3 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype
>(
  _ third: @escaping @Sendable (Second) -> Output,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) -> Output {
  { input in third(second(first(input))) }
}

/// Composes 3 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @Sendable (Second) -> Output,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) throws(Failure) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @Sendable (Second) -> Output,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `first` and `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @Sendable (Second) -> Output,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) throws(Failure) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @Sendable (Second) throws(Failure) -> Output,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `first` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @Sendable (Second) throws(Failure) -> Output,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) throws(Failure) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @Sendable (Second) throws(Failure) -> Output,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `first`, `second` and `third` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @Sendable (Second) throws(Failure) -> Output,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) throws(Failure) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype,
  FirstFailure: Error, SecondFailure: Error, ThirdFailure: Error
>(
  _ third: @escaping @Sendable (Second) throws(ThirdFailure) -> Output,
  _ second: @escaping @Sendable (First) throws(SecondFailure) -> Second,
  _ first: @escaping @Sendable (Input) throws(FirstFailure) -> First
) -> @Sendable (Input) throws -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype
>(
  _ third: @escaping @Sendable (Second) async -> Output,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async -> Output {
  { input in await third(second(first(input))) }
}

/// Composes 3 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @Sendable (Second) async -> Output,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Composes 3 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @Sendable (Second) async -> Output,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Composes 3 functions, of which `first` and `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @Sendable (Second) async -> Output,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Composes 3 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Output,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Composes 3 functions, of which `first` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Output,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Composes 3 functions, of which `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Output,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Composes 3 functions, of which `first`, `second` and `third` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Output,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await third(second(first(input))) }
}

/// Composes 3 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Output: SendableMetatype,
  FirstFailure: Error, SecondFailure: Error, ThirdFailure: Error
>(
  _ third: @escaping @Sendable (Second) async throws(ThirdFailure) -> Output,
  _ second: @escaping @Sendable (First) async throws(SecondFailure) -> Second,
  _ first: @escaping @Sendable (Input) async throws(FirstFailure) -> First
) -> @Sendable (Input) async throws -> Output {
  { input in try await third(second(first(input))) }
}

/// Composes 3 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype
>(
  _ third: @escaping @MainActor (Second) -> Output,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) -> Output {
  { input in third(second(first(input))) }
}

/// Composes 3 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @MainActor (Second) -> Output,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) throws(Failure) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @MainActor (Second) -> Output,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `first` and `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @MainActor (Second) -> Output,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ first: @escaping @MainActor (Input) throws(Failure) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @MainActor (Second) throws(Failure) -> Output,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `first` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @MainActor (Second) throws(Failure) -> Output,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) throws(Failure) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @MainActor (Second) throws(Failure) -> Output,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions, of which `first`, `second` and `third` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ third: @escaping @MainActor (Second) throws(Failure) -> Output,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ first: @escaping @MainActor (Input) throws(Failure) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try third(second(first(input))) }
}

/// Composes 3 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Output: SendableMetatype, FirstFailure: Error, SecondFailure: Error, ThirdFailure: Error
>(
  _ third: @escaping @MainActor (Second) throws(ThirdFailure) -> Output,
  _ second: @escaping @MainActor (First) throws(SecondFailure) -> Second,
  _ first: @escaping @MainActor (Input) throws(FirstFailure) -> First
) -> @MainActor (Input) throws -> Output {
  { input in try third(second(first(input))) }
}
