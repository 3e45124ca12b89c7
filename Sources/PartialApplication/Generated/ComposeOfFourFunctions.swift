// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Composes 4 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output>(
  _ fourth: @escaping (Third) -> Output,
  _ third: @escaping (Second) -> Third,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) -> Output {
  { input in fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) -> Output,
  _ third: @escaping (Second) -> Third,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) throws(Failure) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) -> Output,
  _ third: @escaping (Second) -> Third,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` and `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) -> Output,
  _ third: @escaping (Second) -> Third,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ first: @escaping (Input) throws(Failure) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) -> Output,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) -> Output,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) throws(Failure) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) -> Output,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) -> Output,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ first: @escaping (Input) throws(Failure) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) throws(Failure) -> Output,
  _ third: @escaping (Second) -> Third,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) throws(Failure) -> Output,
  _ third: @escaping (Second) -> Third,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) throws(Failure) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) throws(Failure) -> Output,
  _ third: @escaping (Second) -> Third,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) throws(Failure) -> Output,
  _ third: @escaping (Second) -> Third,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ first: @escaping (Input) throws(Failure) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) throws(Failure) -> Output,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) throws(Failure) -> Output,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) throws(Failure) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) throws(Failure) -> Output,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) throws(Failure) -> Output,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ first: @escaping (Input) throws(Failure) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First, Second, Third, Output, FirstFailure: Error, SecondFailure: Error,
  ThirdFailure: Error, FourthFailure: Error
>(
  _ fourth: @escaping (Third) throws(FourthFailure) -> Output,
  _ third: @escaping (Second) throws(ThirdFailure) -> Third,
  _ second: @escaping (First) throws(SecondFailure) -> Second,
  _ first: @escaping (Input) throws(FirstFailure) -> First
) -> (Input) throws -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output>(
  _ fourth: @escaping (Third) async -> Output,
  _ third: @escaping (Second) async -> Third,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async -> Output {
  { input in await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) async -> Output,
  _ third: @escaping (Second) async -> Third,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async throws(Failure) -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) async -> Output,
  _ third: @escaping (Second) async -> Third,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` and `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) async -> Output,
  _ third: @escaping (Second) async -> Third,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ first: @escaping (Input) async throws(Failure) -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) async -> Output,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) async -> Output,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async throws(Failure) -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) async -> Output,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) async -> Output,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ first: @escaping (Input) async throws(Failure) -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) async throws(Failure) -> Output,
  _ third: @escaping (Second) async -> Third,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) async throws(Failure) -> Output,
  _ third: @escaping (Second) async -> Third,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async throws(Failure) -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) async throws(Failure) -> Output,
  _ third: @escaping (Second) async -> Third,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) async throws(Failure) -> Output,
  _ third: @escaping (Second) async -> Third,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ first: @escaping (Input) async throws(Failure) -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) async throws(Failure) -> Output,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) async throws(Failure) -> Output,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async throws(Failure) -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) async throws(Failure) -> Output,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Output, Failure: Error>(
  _ fourth: @escaping (Third) async throws(Failure) -> Output,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ first: @escaping (Input) async throws(Failure) -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First, Second, Third, Output, FirstFailure: Error, SecondFailure: Error,
  ThirdFailure: Error, FourthFailure: Error
>(
  _ fourth: @escaping (Third) async throws(FourthFailure) -> Output,
  _ third: @escaping (Second) async throws(ThirdFailure) -> Third,
  _ second: @escaping (First) async throws(SecondFailure) -> Second,
  _ first: @escaping (Input) async throws(FirstFailure) -> First
) -> (Input) async throws -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype
>(
  _ fourth: @escaping @Sendable (Third) -> Output,
  _ third: @escaping @Sendable (Second) -> Third,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) -> Output {
  { input in fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) -> Output,
  _ third: @escaping @Sendable (Second) -> Third,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) throws(Failure) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) -> Output,
  _ third: @escaping @Sendable (Second) -> Third,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` and `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) -> Output,
  _ third: @escaping @Sendable (Second) -> Third,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) throws(Failure) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) -> Output,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) -> Output,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) throws(Failure) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) -> Output,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) -> Output,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) throws(Failure) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Output,
  _ third: @escaping @Sendable (Second) -> Third,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Output,
  _ third: @escaping @Sendable (Second) -> Third,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) throws(Failure) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Output,
  _ third: @escaping @Sendable (Second) -> Third,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Output,
  _ third: @escaping @Sendable (Second) -> Third,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) throws(Failure) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Output,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Output,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) throws(Failure) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Output,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Output,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) throws(Failure) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, FirstFailure: Error, SecondFailure: Error, ThirdFailure: Error,
  FourthFailure: Error
>(
  _ fourth: @escaping @Sendable (Third) throws(FourthFailure) -> Output,
  _ third: @escaping @Sendable (Second) throws(ThirdFailure) -> Third,
  _ second: @escaping @Sendable (First) throws(SecondFailure) -> Second,
  _ first: @escaping @Sendable (Input) throws(FirstFailure) -> First
) -> @Sendable (Input) throws -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype
>(
  _ fourth: @escaping @Sendable (Third) async -> Output,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async -> Output {
  { input in await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) async -> Output,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) async -> Output,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` and `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) async -> Output,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) async -> Output,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) async -> Output,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) async -> Output,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) async -> Output,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Output,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Output,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Output,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Output,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Output,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Output,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Output,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Output,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, FirstFailure: Error, SecondFailure: Error, ThirdFailure: Error,
  FourthFailure: Error
>(
  _ fourth: @escaping @Sendable (Third) async throws(FourthFailure) -> Output,
  _ third: @escaping @Sendable (Second) async throws(ThirdFailure) -> Third,
  _ second: @escaping @Sendable (First) async throws(SecondFailure) -> Second,
  _ first: @escaping @Sendable (Input) async throws(FirstFailure) -> First
) -> @Sendable (Input) async throws -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Composes 4 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype
>(
  _ fourth: @escaping @MainActor (Third) -> Output,
  _ third: @escaping @MainActor (Second) -> Third,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) -> Output {
  { input in fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @MainActor (Third) -> Output,
  _ third: @escaping @MainActor (Second) -> Third,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) throws(Failure) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @MainActor (Third) -> Output,
  _ third: @escaping @MainActor (Second) -> Third,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` and `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @MainActor (Third) -> Output,
  _ third: @escaping @MainActor (Second) -> Third,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ first: @escaping @MainActor (Input) throws(Failure) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @MainActor (Third) -> Output,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @MainActor (Third) -> Output,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) throws(Failure) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @MainActor (Third) -> Output,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @MainActor (Third) -> Output,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ first: @escaping @MainActor (Input) throws(Failure) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Output,
  _ third: @escaping @MainActor (Second) -> Third,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Output,
  _ third: @escaping @MainActor (Second) -> Third,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) throws(Failure) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Output,
  _ third: @escaping @MainActor (Second) -> Third,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Output,
  _ third: @escaping @MainActor (Second) -> Third,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ first: @escaping @MainActor (Input) throws(Failure) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Output,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Output,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) throws(Failure) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Output,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions, of which `first`, `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Output,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ first: @escaping @MainActor (Input) throws(Failure) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Composes 4 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, FirstFailure: Error, SecondFailure: Error,
  ThirdFailure: Error, FourthFailure: Error
>(
  _ fourth: @escaping @MainActor (Third) throws(FourthFailure) -> Output,
  _ third: @escaping @MainActor (Second) throws(ThirdFailure) -> Third,
  _ second: @escaping @MainActor (First) throws(SecondFailure) -> Second,
  _ first: @escaping @MainActor (Input) throws(FirstFailure) -> First
) -> @MainActor (Input) throws -> Output {
  { input in try fourth(third(second(first(input)))) }
}
