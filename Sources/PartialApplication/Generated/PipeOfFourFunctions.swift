// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Pipes 4 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output>(
  _ first: @escaping (Input) -> First,
  _ second: @escaping (First) -> Second,
  _ third: @escaping (Second) -> Third,
  _ fourth: @escaping (Third) -> Output
) -> (Input) -> Output {
  { input in fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) throws(Failure) -> First,
  _ second: @escaping (First) -> Second,
  _ third: @escaping (Second) -> Third,
  _ fourth: @escaping (Third) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) -> First,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ third: @escaping (Second) -> Third,
  _ fourth: @escaping (Third) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` and `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) throws(Failure) -> First,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ third: @escaping (Second) -> Third,
  _ fourth: @escaping (Third) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) -> First,
  _ second: @escaping (First) -> Second,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ fourth: @escaping (Third) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) throws(Failure) -> First,
  _ second: @escaping (First) -> Second,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ fourth: @escaping (Third) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) -> First,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ fourth: @escaping (Third) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) throws(Failure) -> First,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ fourth: @escaping (Third) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) -> First,
  _ second: @escaping (First) -> Second,
  _ third: @escaping (Second) -> Third,
  _ fourth: @escaping (Third) throws(Failure) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) throws(Failure) -> First,
  _ second: @escaping (First) -> Second,
  _ third: @escaping (Second) -> Third,
  _ fourth: @escaping (Third) throws(Failure) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) -> First,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ third: @escaping (Second) -> Third,
  _ fourth: @escaping (Third) throws(Failure) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) throws(Failure) -> First,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ third: @escaping (Second) -> Third,
  _ fourth: @escaping (Third) throws(Failure) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) -> First,
  _ second: @escaping (First) -> Second,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ fourth: @escaping (Third) throws(Failure) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) throws(Failure) -> First,
  _ second: @escaping (First) -> Second,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ fourth: @escaping (Third) throws(Failure) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) -> First,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ fourth: @escaping (Third) throws(Failure) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) throws(Failure) -> First,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ fourth: @escaping (Third) throws(Failure) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<
  Input, First, Second, Third, Output, FirstFailure: Error, SecondFailure: Error,
  ThirdFailure: Error, FourthFailure: Error
>(
  _ first: @escaping (Input) throws(FirstFailure) -> First,
  _ second: @escaping (First) throws(SecondFailure) -> Second,
  _ third: @escaping (Second) throws(ThirdFailure) -> Third,
  _ fourth: @escaping (Third) throws(FourthFailure) -> Output
) -> (Input) throws -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output>(
  _ first: @escaping (Input) async -> First,
  _ second: @escaping (First) async -> Second,
  _ third: @escaping (Second) async -> Third,
  _ fourth: @escaping (Third) async -> Output
) -> (Input) async -> Output {
  { input in await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) async throws(Failure) -> First,
  _ second: @escaping (First) async -> Second,
  _ third: @escaping (Second) async -> Third,
  _ fourth: @escaping (Third) async -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) async -> First,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ third: @escaping (Second) async -> Third,
  _ fourth: @escaping (Third) async -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` and `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) async throws(Failure) -> First,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ third: @escaping (Second) async -> Third,
  _ fourth: @escaping (Third) async -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) async -> First,
  _ second: @escaping (First) async -> Second,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ fourth: @escaping (Third) async -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) async throws(Failure) -> First,
  _ second: @escaping (First) async -> Second,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ fourth: @escaping (Third) async -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) async -> First,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ fourth: @escaping (Third) async -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) async throws(Failure) -> First,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ fourth: @escaping (Third) async -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) async -> First,
  _ second: @escaping (First) async -> Second,
  _ third: @escaping (Second) async -> Third,
  _ fourth: @escaping (Third) async throws(Failure) -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) async throws(Failure) -> First,
  _ second: @escaping (First) async -> Second,
  _ third: @escaping (Second) async -> Third,
  _ fourth: @escaping (Third) async throws(Failure) -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) async -> First,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ third: @escaping (Second) async -> Third,
  _ fourth: @escaping (Third) async throws(Failure) -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) async throws(Failure) -> First,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ third: @escaping (Second) async -> Third,
  _ fourth: @escaping (Third) async throws(Failure) -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) async -> First,
  _ second: @escaping (First) async -> Second,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ fourth: @escaping (Third) async throws(Failure) -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) async throws(Failure) -> First,
  _ second: @escaping (First) async -> Second,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ fourth: @escaping (Third) async throws(Failure) -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) async -> First,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ fourth: @escaping (Third) async throws(Failure) -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Output, Failure: Error>(
  _ first: @escaping (Input) async throws(Failure) -> First,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ fourth: @escaping (Third) async throws(Failure) -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<
  Input, First, Second, Third, Output, FirstFailure: Error, SecondFailure: Error,
  ThirdFailure: Error, FourthFailure: Error
>(
  _ first: @escaping (Input) async throws(FirstFailure) -> First,
  _ second: @escaping (First) async throws(SecondFailure) -> Second,
  _ third: @escaping (Second) async throws(ThirdFailure) -> Third,
  _ fourth: @escaping (Third) async throws(FourthFailure) -> Output
) -> (Input) async throws -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype
>(
  _ first: @escaping @Sendable (Input) -> First,
  _ second: @escaping @Sendable (First) -> Second,
  _ third: @escaping @Sendable (Second) -> Third,
  _ fourth: @escaping @Sendable (Third) -> Output
) -> @Sendable (Input) -> Output {
  { input in fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) throws(Failure) -> First,
  _ second: @escaping @Sendable (First) -> Second,
  _ third: @escaping @Sendable (Second) -> Third,
  _ fourth: @escaping @Sendable (Third) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) -> First,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) -> Third,
  _ fourth: @escaping @Sendable (Third) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` and `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) throws(Failure) -> First,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) -> Third,
  _ fourth: @escaping @Sendable (Third) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) -> First,
  _ second: @escaping @Sendable (First) -> Second,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) throws(Failure) -> First,
  _ second: @escaping @Sendable (First) -> Second,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) -> First,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) throws(Failure) -> First,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) -> First,
  _ second: @escaping @Sendable (First) -> Second,
  _ third: @escaping @Sendable (Second) -> Third,
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) throws(Failure) -> First,
  _ second: @escaping @Sendable (First) -> Second,
  _ third: @escaping @Sendable (Second) -> Third,
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) -> First,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) -> Third,
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) throws(Failure) -> First,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) -> Third,
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) -> First,
  _ second: @escaping @Sendable (First) -> Second,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) throws(Failure) -> First,
  _ second: @escaping @Sendable (First) -> Second,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) -> First,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) throws(Failure) -> First,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, FirstFailure: Error, SecondFailure: Error, ThirdFailure: Error,
  FourthFailure: Error
>(
  _ first: @escaping @Sendable (Input) throws(FirstFailure) -> First,
  _ second: @escaping @Sendable (First) throws(SecondFailure) -> Second,
  _ third: @escaping @Sendable (Second) throws(ThirdFailure) -> Third,
  _ fourth: @escaping @Sendable (Third) throws(FourthFailure) -> Output
) -> @Sendable (Input) throws -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype
>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async -> Second,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ fourth: @escaping @Sendable (Third) async -> Output
) -> @Sendable (Input) async -> Output {
  { input in await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First,
  _ second: @escaping @Sendable (First) async -> Second,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ fourth: @escaping @Sendable (Third) async -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ fourth: @escaping @Sendable (Third) async -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` and `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ fourth: @escaping @Sendable (Third) async -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async -> Second,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) async -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First,
  _ second: @escaping @Sendable (First) async -> Second,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) async -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) async -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) async -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async -> Second,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First,
  _ second: @escaping @Sendable (First) async -> Second,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async -> Second,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First,
  _ second: @escaping @Sendable (First) async -> Second,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Output: SendableMetatype, FirstFailure: Error, SecondFailure: Error, ThirdFailure: Error,
  FourthFailure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(FirstFailure) -> First,
  _ second: @escaping @Sendable (First) async throws(SecondFailure) -> Second,
  _ third: @escaping @Sendable (Second) async throws(ThirdFailure) -> Third,
  _ fourth: @escaping @Sendable (Third) async throws(FourthFailure) -> Output
) -> @Sendable (Input) async throws -> Output {
  { input in try await fourth(third(second(first(input)))) }
}

/// Pipes 4 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype
>(
  _ first: @escaping @MainActor (Input) -> First,
  _ second: @escaping @MainActor (First) -> Second,
  _ third: @escaping @MainActor (Second) -> Third,
  _ fourth: @escaping @MainActor (Third) -> Output
) -> @MainActor (Input) -> Output {
  { input in fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) throws(Failure) -> First,
  _ second: @escaping @MainActor (First) -> Second,
  _ third: @escaping @MainActor (Second) -> Third,
  _ fourth: @escaping @MainActor (Third) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) -> First,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ third: @escaping @MainActor (Second) -> Third,
  _ fourth: @escaping @MainActor (Third) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` and `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) throws(Failure) -> First,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ third: @escaping @MainActor (Second) -> Third,
  _ fourth: @escaping @MainActor (Third) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) -> First,
  _ second: @escaping @MainActor (First) -> Second,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ fourth: @escaping @MainActor (Third) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) throws(Failure) -> First,
  _ second: @escaping @MainActor (First) -> Second,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ fourth: @escaping @MainActor (Third) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) -> First,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ fourth: @escaping @MainActor (Third) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `second` and `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) throws(Failure) -> First,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ fourth: @escaping @MainActor (Third) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) -> First,
  _ second: @escaping @MainActor (First) -> Second,
  _ third: @escaping @MainActor (Second) -> Third,
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) throws(Failure) -> First,
  _ second: @escaping @MainActor (First) -> Second,
  _ third: @escaping @MainActor (Second) -> Third,
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) -> First,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ third: @escaping @MainActor (Second) -> Third,
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `second` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) throws(Failure) -> First,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ third: @escaping @MainActor (Second) -> Third,
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) -> First,
  _ second: @escaping @MainActor (First) -> Second,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) throws(Failure) -> First,
  _ second: @escaping @MainActor (First) -> Second,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) -> First,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions, of which `first`, `second`, `third` and `fourth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) throws(Failure) -> First,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fourth(third(second(first(input)))) }
}

/// Pipes 4 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Output: SendableMetatype, FirstFailure: Error, SecondFailure: Error,
  ThirdFailure: Error, FourthFailure: Error
>(
  _ first: @escaping @MainActor (Input) throws(FirstFailure) -> First,
  _ second: @escaping @MainActor (First) throws(SecondFailure) -> Second,
  _ third: @escaping @MainActor (Second) throws(ThirdFailure) -> Third,
  _ fourth: @escaping @MainActor (Third) throws(FourthFailure) -> Output
) -> @MainActor (Input) throws -> Output {
  { input in try fourth(third(second(first(input)))) }
}
