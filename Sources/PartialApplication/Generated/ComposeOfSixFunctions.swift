// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Composes 6 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Fourth, Fifth, Output>(
  _ sixth: @escaping (Fifth) -> Output,
  _ fifth: @escaping (Fourth) -> Fifth,
  _ fourth: @escaping (Third) -> Fourth,
  _ third: @escaping (Second) -> Third,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) -> Output {
  { input in sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Fourth, Fifth, Output, Failure: Error>(
  _ sixth: @escaping (Fifth) -> Output,
  _ fifth: @escaping (Fourth) -> Fifth,
  _ fourth: @escaping (Third) -> Fourth,
  _ third: @escaping (Second) -> Third,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) throws(Failure) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Fourth, Fifth, Output, Failure: Error>(
  _ sixth: @escaping (Fifth) -> Output,
  _ fifth: @escaping (Fourth) -> Fifth,
  _ fourth: @escaping (Third) -> Fourth,
  _ third: @escaping (Second) -> Third,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Fourth, Fifth, Output, Failure: Error>(
  _ sixth: @escaping (Fifth) -> Output,
  _ fifth: @escaping (Fourth) -> Fifth,
  _ fourth: @escaping (Third) -> Fourth,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Fourth, Fifth, Output, Failure: Error>(
  _ sixth: @escaping (Fifth) -> Output,
  _ fifth: @escaping (Fourth) -> Fifth,
  _ fourth: @escaping (Third) throws(Failure) -> Fourth,
  _ third: @escaping (Second) -> Third,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `fifth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Fourth, Fifth, Output, Failure: Error>(
  _ sixth: @escaping (Fifth) -> Output,
  _ fifth: @escaping (Fourth) throws(Failure) -> Fifth,
  _ fourth: @escaping (Third) -> Fourth,
  _ third: @escaping (Second) -> Third,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `sixth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Fourth, Fifth, Output, Failure: Error>(
  _ sixth: @escaping (Fifth) throws(Failure) -> Output,
  _ fifth: @escaping (Fourth) -> Fifth,
  _ fourth: @escaping (Third) -> Fourth,
  _ third: @escaping (Second) -> Third,
  _ second: @escaping (First) -> Second,
  _ first: @escaping (Input) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `first`, `second`, `third`, `fourth`, `fifth` and `sixth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Fourth, Fifth, Output, Failure: Error>(
  _ sixth: @escaping (Fifth) throws(Failure) -> Output,
  _ fifth: @escaping (Fourth) throws(Failure) -> Fifth,
  _ fourth: @escaping (Third) throws(Failure) -> Fourth,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ first: @escaping (Input) throws(Failure) -> First
) -> (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First, Second, Third, Fourth, Fifth, Output, FirstFailure: Error, SecondFailure: Error,
  ThirdFailure: Error, FourthFailure: Error, FifthFailure: Error, SixthFailure: Error
>(
  _ sixth: @escaping (Fifth) throws(SixthFailure) -> Output,
  _ fifth: @escaping (Fourth) throws(FifthFailure) -> Fifth,
  _ fourth: @escaping (Third) throws(FourthFailure) -> Fourth,
  _ third: @escaping (Second) throws(ThirdFailure) -> Third,
  _ second: @escaping (First) throws(SecondFailure) -> Second,
  _ first: @escaping (Input) throws(FirstFailure) -> First
) -> (Input) throws -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Fourth, Fifth, Output>(
  _ sixth: @escaping (Fifth) async -> Output,
  _ fifth: @escaping (Fourth) async -> Fifth,
  _ fourth: @escaping (Third) async -> Fourth,
  _ third: @escaping (Second) async -> Third,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async -> Output {
  { input in await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Fourth, Fifth, Output, Failure: Error>(
  _ sixth: @escaping (Fifth) async -> Output,
  _ fifth: @escaping (Fourth) async -> Fifth,
  _ fourth: @escaping (Third) async -> Fourth,
  _ third: @escaping (Second) async -> Third,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async throws(Failure) -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Fourth, Fifth, Output, Failure: Error>(
  _ sixth: @escaping (Fifth) async -> Output,
  _ fifth: @escaping (Fourth) async -> Fifth,
  _ fourth: @escaping (Third) async -> Fourth,
  _ third: @escaping (Second) async -> Third,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Fourth, Fifth, Output, Failure: Error>(
  _ sixth: @escaping (Fifth) async -> Output,
  _ fifth: @escaping (Fourth) async -> Fifth,
  _ fourth: @escaping (Third) async -> Fourth,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Fourth, Fifth, Output, Failure: Error>(
  _ sixth: @escaping (Fifth) async -> Output,
  _ fifth: @escaping (Fourth) async -> Fifth,
  _ fourth: @escaping (Third) async throws(Failure) -> Fourth,
  _ third: @escaping (Second) async -> Third,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `fifth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Fourth, Fifth, Output, Failure: Error>(
  _ sixth: @escaping (Fifth) async -> Output,
  _ fifth: @escaping (Fourth) async throws(Failure) -> Fifth,
  _ fourth: @escaping (Third) async -> Fourth,
  _ third: @escaping (Second) async -> Third,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `sixth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Fourth, Fifth, Output, Failure: Error>(
  _ sixth: @escaping (Fifth) async throws(Failure) -> Output,
  _ fifth: @escaping (Fourth) async -> Fifth,
  _ fourth: @escaping (Third) async -> Fourth,
  _ third: @escaping (Second) async -> Third,
  _ second: @escaping (First) async -> Second,
  _ first: @escaping (Input) async -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `first`, `second`, `third`, `fourth`, `fifth` and `sixth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<Input, First, Second, Third, Fourth, Fifth, Output, Failure: Error>(
  _ sixth: @escaping (Fifth) async throws(Failure) -> Output,
  _ fifth: @escaping (Fourth) async throws(Failure) -> Fifth,
  _ fourth: @escaping (Third) async throws(Failure) -> Fourth,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ first: @escaping (Input) async throws(Failure) -> First
) -> (Input) async throws(Failure) -> Output {
  { input in try await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First, Second, Third, Fourth, Fifth, Output, FirstFailure: Error, SecondFailure: Error,
  ThirdFailure: Error, FourthFailure: Error, FifthFailure: Error, SixthFailure: Error
>(
  _ sixth: @escaping (Fifth) async throws(SixthFailure) -> Output,
  _ fifth: @escaping (Fourth) async throws(FifthFailure) -> Fifth,
  _ fourth: @escaping (Third) async throws(FourthFailure) -> Fourth,
  _ third: @escaping (Second) async throws(ThirdFailure) -> Third,
  _ second: @escaping (First) async throws(SecondFailure) -> Second,
  _ first: @escaping (Input) async throws(FirstFailure) -> First
) -> (Input) async throws -> Output {
  { input in try await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype
>(
  _ sixth: @escaping @Sendable (Fifth) -> Output,
  _ fifth: @escaping @Sendable (Fourth) -> Fifth,
  _ fourth: @escaping @Sendable (Third) -> Fourth,
  _ third: @escaping @Sendable (Second) -> Third,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) -> Output {
  { input in sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @Sendable (Fifth) -> Output,
  _ fifth: @escaping @Sendable (Fourth) -> Fifth,
  _ fourth: @escaping @Sendable (Third) -> Fourth,
  _ third: @escaping @Sendable (Second) -> Third,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) throws(Failure) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @Sendable (Fifth) -> Output,
  _ fifth: @escaping @Sendable (Fourth) -> Fifth,
  _ fourth: @escaping @Sendable (Third) -> Fourth,
  _ third: @escaping @Sendable (Second) -> Third,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @Sendable (Fifth) -> Output,
  _ fifth: @escaping @Sendable (Fourth) -> Fifth,
  _ fourth: @escaping @Sendable (Third) -> Fourth,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @Sendable (Fifth) -> Output,
  _ fifth: @escaping @Sendable (Fourth) -> Fifth,
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Fourth,
  _ third: @escaping @Sendable (Second) -> Third,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `fifth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @Sendable (Fifth) -> Output,
  _ fifth: @escaping @Sendable (Fourth) throws(Failure) -> Fifth,
  _ fourth: @escaping @Sendable (Third) -> Fourth,
  _ third: @escaping @Sendable (Second) -> Third,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `sixth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @Sendable (Fifth) throws(Failure) -> Output,
  _ fifth: @escaping @Sendable (Fourth) -> Fifth,
  _ fourth: @escaping @Sendable (Third) -> Fourth,
  _ third: @escaping @Sendable (Second) -> Third,
  _ second: @escaping @Sendable (First) -> Second,
  _ first: @escaping @Sendable (Input) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `first`, `second`, `third`, `fourth`, `fifth` and `sixth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @Sendable (Fifth) throws(Failure) -> Output,
  _ fifth: @escaping @Sendable (Fourth) throws(Failure) -> Fifth,
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Fourth,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) throws(Failure) -> First
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype, FirstFailure: Error,
  SecondFailure: Error, ThirdFailure: Error, FourthFailure: Error, FifthFailure: Error,
  SixthFailure: Error
>(
  _ sixth: @escaping @Sendable (Fifth) throws(SixthFailure) -> Output,
  _ fifth: @escaping @Sendable (Fourth) throws(FifthFailure) -> Fifth,
  _ fourth: @escaping @Sendable (Third) throws(FourthFailure) -> Fourth,
  _ third: @escaping @Sendable (Second) throws(ThirdFailure) -> Third,
  _ second: @escaping @Sendable (First) throws(SecondFailure) -> Second,
  _ first: @escaping @Sendable (Input) throws(FirstFailure) -> First
) -> @Sendable (Input) throws -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype
>(
  _ sixth: @escaping @Sendable (Fifth) async -> Output,
  _ fifth: @escaping @Sendable (Fourth) async -> Fifth,
  _ fourth: @escaping @Sendable (Third) async -> Fourth,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async -> Output {
  { input in await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @Sendable (Fifth) async -> Output,
  _ fifth: @escaping @Sendable (Fourth) async -> Fifth,
  _ fourth: @escaping @Sendable (Third) async -> Fourth,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @Sendable (Fifth) async -> Output,
  _ fifth: @escaping @Sendable (Fourth) async -> Fifth,
  _ fourth: @escaping @Sendable (Third) async -> Fourth,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @Sendable (Fifth) async -> Output,
  _ fifth: @escaping @Sendable (Fourth) async -> Fifth,
  _ fourth: @escaping @Sendable (Third) async -> Fourth,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @Sendable (Fifth) async -> Output,
  _ fifth: @escaping @Sendable (Fourth) async -> Fifth,
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Fourth,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `fifth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @Sendable (Fifth) async -> Output,
  _ fifth: @escaping @Sendable (Fourth) async throws(Failure) -> Fifth,
  _ fourth: @escaping @Sendable (Third) async -> Fourth,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `sixth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @Sendable (Fifth) async throws(Failure) -> Output,
  _ fifth: @escaping @Sendable (Fourth) async -> Fifth,
  _ fourth: @escaping @Sendable (Third) async -> Fourth,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ second: @escaping @Sendable (First) async -> Second,
  _ first: @escaping @Sendable (Input) async -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `first`, `second`, `third`, `fourth`, `fifth` and `sixth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @Sendable (Fifth) async throws(Failure) -> Output,
  _ fifth: @escaping @Sendable (Fourth) async throws(Failure) -> Fifth,
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Fourth,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Fifth: SendableMetatype, Output: SendableMetatype, FirstFailure: Error,
  SecondFailure: Error, ThirdFailure: Error, FourthFailure: Error, FifthFailure: Error,
  SixthFailure: Error
>(
  _ sixth: @escaping @Sendable (Fifth) async throws(SixthFailure) -> Output,
  _ fifth: @escaping @Sendable (Fourth) async throws(FifthFailure) -> Fifth,
  _ fourth: @escaping @Sendable (Third) async throws(FourthFailure) -> Fourth,
  _ third: @escaping @Sendable (Second) async throws(ThirdFailure) -> Third,
  _ second: @escaping @Sendable (First) async throws(SecondFailure) -> Second,
  _ first: @escaping @Sendable (Input) async throws(FirstFailure) -> First
) -> @Sendable (Input) async throws -> Output {
  { input in try await sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Fourth: SendableMetatype, Fifth: SendableMetatype,
  Output: SendableMetatype
>(
  _ sixth: @escaping @MainActor (Fifth) -> Output,
  _ fifth: @escaping @MainActor (Fourth) -> Fifth,
  _ fourth: @escaping @MainActor (Third) -> Fourth,
  _ third: @escaping @MainActor (Second) -> Third,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) -> Output {
  { input in sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Fourth: SendableMetatype, Fifth: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @MainActor (Fifth) -> Output,
  _ fifth: @escaping @MainActor (Fourth) -> Fifth,
  _ fourth: @escaping @MainActor (Third) -> Fourth,
  _ third: @escaping @MainActor (Second) -> Third,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) throws(Failure) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Fourth: SendableMetatype, Fifth: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @MainActor (Fifth) -> Output,
  _ fifth: @escaping @MainActor (Fourth) -> Fifth,
  _ fourth: @escaping @MainActor (Third) -> Fourth,
  _ third: @escaping @MainActor (Second) -> Third,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Fourth: SendableMetatype, Fifth: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @MainActor (Fifth) -> Output,
  _ fifth: @escaping @MainActor (Fourth) -> Fifth,
  _ fourth: @escaping @MainActor (Third) -> Fourth,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Fourth: SendableMetatype, Fifth: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @MainActor (Fifth) -> Output,
  _ fifth: @escaping @MainActor (Fourth) -> Fifth,
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Fourth,
  _ third: @escaping @MainActor (Second) -> Third,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `fifth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Fourth: SendableMetatype, Fifth: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @MainActor (Fifth) -> Output,
  _ fifth: @escaping @MainActor (Fourth) throws(Failure) -> Fifth,
  _ fourth: @escaping @MainActor (Third) -> Fourth,
  _ third: @escaping @MainActor (Second) -> Third,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `sixth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Fourth: SendableMetatype, Fifth: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @MainActor (Fifth) throws(Failure) -> Output,
  _ fifth: @escaping @MainActor (Fourth) -> Fifth,
  _ fourth: @escaping @MainActor (Third) -> Fourth,
  _ third: @escaping @MainActor (Second) -> Third,
  _ second: @escaping @MainActor (First) -> Second,
  _ first: @escaping @MainActor (Input) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions, of which `first`, `second`, `third`, `fourth`, `fifth` and `sixth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Fourth: SendableMetatype, Fifth: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ sixth: @escaping @MainActor (Fifth) throws(Failure) -> Output,
  _ fifth: @escaping @MainActor (Fourth) throws(Failure) -> Fifth,
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Fourth,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ first: @escaping @MainActor (Input) throws(Failure) -> First
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}

/// Composes 6 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func compose<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Fourth: SendableMetatype, Fifth: SendableMetatype,
  Output: SendableMetatype, FirstFailure: Error, SecondFailure: Error, ThirdFailure: Error,
  FourthFailure: Error, FifthFailure: Error, SixthFailure: Error
>(
  _ sixth: @escaping @MainActor (Fifth) throws(SixthFailure) -> Output,
  _ fifth: @escaping @MainActor (Fourth) throws(FifthFailure) -> Fifth,
  _ fourth: @escaping @MainActor (Third) throws(FourthFailure) -> Fourth,
  _ third: @escaping @MainActor (Second) throws(ThirdFailure) -> Third,
  _ second: @escaping @MainActor (First) throws(SecondFailure) -> Second,
  _ first: @escaping @MainActor (Input) throws(FirstFailure) -> First
) -> @MainActor (Input) throws -> Output {
  { input in try sixth(fifth(fourth(third(second(first(input)))))) }
}
