// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Pipes 5 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Fourth, Output>(
  _ first: @escaping (Input) -> First,
  _ second: @escaping (First) -> Second,
  _ third: @escaping (Second) -> Third,
  _ fourth: @escaping (Third) -> Fourth,
  _ fifth: @escaping (Fourth) -> Output
) -> (Input) -> Output {
  { input in fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Fourth, Output, Failure: Error>(
  _ first: @escaping (Input) throws(Failure) -> First,
  _ second: @escaping (First) -> Second,
  _ third: @escaping (Second) -> Third,
  _ fourth: @escaping (Third) -> Fourth,
  _ fifth: @escaping (Fourth) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Fourth, Output, Failure: Error>(
  _ first: @escaping (Input) -> First,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ third: @escaping (Second) -> Third,
  _ fourth: @escaping (Third) -> Fourth,
  _ fifth: @escaping (Fourth) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Fourth, Output, Failure: Error>(
  _ first: @escaping (Input) -> First,
  _ second: @escaping (First) -> Second,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ fourth: @escaping (Third) -> Fourth,
  _ fifth: @escaping (Fourth) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Fourth, Output, Failure: Error>(
  _ first: @escaping (Input) -> First,
  _ second: @escaping (First) -> Second,
  _ third: @escaping (Second) -> Third,
  _ fourth: @escaping (Third) throws(Failure) -> Fourth,
  _ fifth: @escaping (Fourth) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `fifth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Fourth, Output, Failure: Error>(
  _ first: @escaping (Input) -> First,
  _ second: @escaping (First) -> Second,
  _ third: @escaping (Second) -> Third,
  _ fourth: @escaping (Third) -> Fourth,
  _ fifth: @escaping (Fourth) throws(Failure) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `first`, `second`, `third`, `fourth` and `fifth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Fourth, Output, Failure: Error>(
  _ first: @escaping (Input) throws(Failure) -> First,
  _ second: @escaping (First) throws(Failure) -> Second,
  _ third: @escaping (Second) throws(Failure) -> Third,
  _ fourth: @escaping (Third) throws(Failure) -> Fourth,
  _ fifth: @escaping (Fourth) throws(Failure) -> Output
) -> (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<
  Input, First, Second, Third, Fourth, Output, FirstFailure: Error, SecondFailure: Error,
  ThirdFailure: Error, FourthFailure: Error, FifthFailure: Error
>(
  _ first: @escaping (Input) throws(FirstFailure) -> First,
  _ second: @escaping (First) throws(SecondFailure) -> Second,
  _ third: @escaping (Second) throws(ThirdFailure) -> Third,
  _ fourth: @escaping (Third) throws(FourthFailure) -> Fourth,
  _ fifth: @escaping (Fourth) throws(FifthFailure) -> Output
) -> (Input) throws -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Fourth, Output>(
  _ first: @escaping (Input) async -> First,
  _ second: @escaping (First) async -> Second,
  _ third: @escaping (Second) async -> Third,
  _ fourth: @escaping (Third) async -> Fourth,
  _ fifth: @escaping (Fourth) async -> Output
) -> (Input) async -> Output {
  { input in await fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Fourth, Output, Failure: Error>(
  _ first: @escaping (Input) async throws(Failure) -> First,
  _ second: @escaping (First) async -> Second,
  _ third: @escaping (Second) async -> Third,
  _ fourth: @escaping (Third) async -> Fourth,
  _ fifth: @escaping (Fourth) async -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Fourth, Output, Failure: Error>(
  _ first: @escaping (Input) async -> First,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ third: @escaping (Second) async -> Third,
  _ fourth: @escaping (Third) async -> Fourth,
  _ fifth: @escaping (Fourth) async -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Fourth, Output, Failure: Error>(
  _ first: @escaping (Input) async -> First,
  _ second: @escaping (First) async -> Second,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ fourth: @escaping (Third) async -> Fourth,
  _ fifth: @escaping (Fourth) async -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Fourth, Output, Failure: Error>(
  _ first: @escaping (Input) async -> First,
  _ second: @escaping (First) async -> Second,
  _ third: @escaping (Second) async -> Third,
  _ fourth: @escaping (Third) async throws(Failure) -> Fourth,
  _ fifth: @escaping (Fourth) async -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `fifth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Fourth, Output, Failure: Error>(
  _ first: @escaping (Input) async -> First,
  _ second: @escaping (First) async -> Second,
  _ third: @escaping (Second) async -> Third,
  _ fourth: @escaping (Third) async -> Fourth,
  _ fifth: @escaping (Fourth) async throws(Failure) -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `first`, `second`, `third`, `fourth` and `fifth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<Input, First, Second, Third, Fourth, Output, Failure: Error>(
  _ first: @escaping (Input) async throws(Failure) -> First,
  _ second: @escaping (First) async throws(Failure) -> Second,
  _ third: @escaping (Second) async throws(Failure) -> Third,
  _ fourth: @escaping (Third) async throws(Failure) -> Fourth,
  _ fifth: @escaping (Fourth) async throws(Failure) -> Output
) -> (Input) async throws(Failure) -> Output {
  { input in try await fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<
  Input, First, Second, Third, Fourth, Output, FirstFailure: Error, SecondFailure: Error,
  ThirdFailure: Error, FourthFailure: Error, FifthFailure: Error
>(
  _ first: @escaping (Input) async throws(FirstFailure) -> First,
  _ second: @escaping (First) async throws(SecondFailure) -> Second,
  _ third: @escaping (Second) async throws(ThirdFailure) -> Third,
  _ fourth: @escaping (Third) async throws(FourthFailure) -> Fourth,
  _ fifth: @escaping (Fourth) async throws(FifthFailure) -> Output
) -> (Input) async throws -> Output {
  { input in try await fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Output: SendableMetatype
>(
  _ first: @escaping @Sendable (Input) -> First,
  _ second: @escaping @Sendable (First) -> Second,
  _ third: @escaping @Sendable (Second) -> Third,
  _ fourth: @escaping @Sendable (Third) -> Fourth,
  _ fifth: @escaping @Sendable (Fourth) -> Output
) -> @Sendable (Input) -> Output {
  { input in fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) throws(Failure) -> First,
  _ second: @escaping @Sendable (First) -> Second,
  _ third: @escaping @Sendable (Second) -> Third,
  _ fourth: @escaping @Sendable (Third) -> Fourth,
  _ fifth: @escaping @Sendable (Fourth) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) -> First,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) -> Third,
  _ fourth: @escaping @Sendable (Third) -> Fourth,
  _ fifth: @escaping @Sendable (Fourth) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) -> First,
  _ second: @escaping @Sendable (First) -> Second,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) -> Fourth,
  _ fifth: @escaping @Sendable (Fourth) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) -> First,
  _ second: @escaping @Sendable (First) -> Second,
  _ third: @escaping @Sendable (Second) -> Third,
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Fourth,
  _ fifth: @escaping @Sendable (Fourth) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `fifth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) -> First,
  _ second: @escaping @Sendable (First) -> Second,
  _ third: @escaping @Sendable (Second) -> Third,
  _ fourth: @escaping @Sendable (Third) -> Fourth,
  _ fifth: @escaping @Sendable (Fourth) throws(Failure) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `first`, `second`, `third`, `fourth` and `fifth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) throws(Failure) -> First,
  _ second: @escaping @Sendable (First) throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) throws(Failure) -> Fourth,
  _ fifth: @escaping @Sendable (Fourth) throws(Failure) -> Output
) -> @Sendable (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Output: SendableMetatype, FirstFailure: Error, SecondFailure: Error,
  ThirdFailure: Error, FourthFailure: Error, FifthFailure: Error
>(
  _ first: @escaping @Sendable (Input) throws(FirstFailure) -> First,
  _ second: @escaping @Sendable (First) throws(SecondFailure) -> Second,
  _ third: @escaping @Sendable (Second) throws(ThirdFailure) -> Third,
  _ fourth: @escaping @Sendable (Third) throws(FourthFailure) -> Fourth,
  _ fifth: @escaping @Sendable (Fourth) throws(FifthFailure) -> Output
) -> @Sendable (Input) throws -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Output: SendableMetatype
>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async -> Second,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ fourth: @escaping @Sendable (Third) async -> Fourth,
  _ fifth: @escaping @Sendable (Fourth) async -> Output
) -> @Sendable (Input) async -> Output {
  { input in await fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First,
  _ second: @escaping @Sendable (First) async -> Second,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ fourth: @escaping @Sendable (Third) async -> Fourth,
  _ fifth: @escaping @Sendable (Fourth) async -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ fourth: @escaping @Sendable (Third) async -> Fourth,
  _ fifth: @escaping @Sendable (Fourth) async -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async -> Second,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) async -> Fourth,
  _ fifth: @escaping @Sendable (Fourth) async -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async -> Second,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Fourth,
  _ fifth: @escaping @Sendable (Fourth) async -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `fifth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async -> First,
  _ second: @escaping @Sendable (First) async -> Second,
  _ third: @escaping @Sendable (Second) async -> Third,
  _ fourth: @escaping @Sendable (Third) async -> Fourth,
  _ fifth: @escaping @Sendable (Fourth) async throws(Failure) -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `first`, `second`, `third`, `fourth` and `fifth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(Failure) -> First,
  _ second: @escaping @Sendable (First) async throws(Failure) -> Second,
  _ third: @escaping @Sendable (Second) async throws(Failure) -> Third,
  _ fourth: @escaping @Sendable (Third) async throws(Failure) -> Fourth,
  _ fifth: @escaping @Sendable (Fourth) async throws(Failure) -> Output
) -> @Sendable (Input) async throws(Failure) -> Output {
  { input in try await fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<
  Input, First: SendableMetatype, Second: SendableMetatype, Third: SendableMetatype,
  Fourth: SendableMetatype, Output: SendableMetatype, FirstFailure: Error, SecondFailure: Error,
  ThirdFailure: Error, FourthFailure: Error, FifthFailure: Error
>(
  _ first: @escaping @Sendable (Input) async throws(FirstFailure) -> First,
  _ second: @escaping @Sendable (First) async throws(SecondFailure) -> Second,
  _ third: @escaping @Sendable (Second) async throws(ThirdFailure) -> Third,
  _ fourth: @escaping @Sendable (Third) async throws(FourthFailure) -> Fourth,
  _ fifth: @escaping @Sendable (Fourth) async throws(FifthFailure) -> Output
) -> @Sendable (Input) async throws -> Output {
  { input in try await fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Fourth: SendableMetatype, Output: SendableMetatype
>(
  _ first: @escaping @MainActor (Input) -> First,
  _ second: @escaping @MainActor (First) -> Second,
  _ third: @escaping @MainActor (Second) -> Third,
  _ fourth: @escaping @MainActor (Third) -> Fourth,
  _ fifth: @escaping @MainActor (Fourth) -> Output
) -> @MainActor (Input) -> Output {
  { input in fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `first` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) throws(Failure) -> First,
  _ second: @escaping @MainActor (First) -> Second,
  _ third: @escaping @MainActor (Second) -> Third,
  _ fourth: @escaping @MainActor (Third) -> Fourth,
  _ fifth: @escaping @MainActor (Fourth) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `second` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) -> First,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ third: @escaping @MainActor (Second) -> Third,
  _ fourth: @escaping @MainActor (Third) -> Fourth,
  _ fifth: @escaping @MainActor (Fourth) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `third` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) -> First,
  _ second: @escaping @MainActor (First) -> Second,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ fourth: @escaping @MainActor (Third) -> Fourth,
  _ fifth: @escaping @MainActor (Fourth) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `fourth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) -> First,
  _ second: @escaping @MainActor (First) -> Second,
  _ third: @escaping @MainActor (Second) -> Third,
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Fourth,
  _ fifth: @escaping @MainActor (Fourth) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `fifth` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) -> First,
  _ second: @escaping @MainActor (First) -> Second,
  _ third: @escaping @MainActor (Second) -> Third,
  _ fourth: @escaping @MainActor (Third) -> Fourth,
  _ fifth: @escaping @MainActor (Fourth) throws(Failure) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions, of which `first`, `second`, `third`, `fourth` and `fifth` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Fourth: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ first: @escaping @MainActor (Input) throws(Failure) -> First,
  _ second: @escaping @MainActor (First) throws(Failure) -> Second,
  _ third: @escaping @MainActor (Second) throws(Failure) -> Third,
  _ fourth: @escaping @MainActor (Third) throws(Failure) -> Fourth,
  _ fifth: @escaping @MainActor (Fourth) throws(Failure) -> Output
) -> @MainActor (Input) throws(Failure) -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}

/// Pipes 5 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func pipe<
  Input: SendableMetatype, First: SendableMetatype, Second: SendableMetatype,
  Third: SendableMetatype, Fourth: SendableMetatype, Output: SendableMetatype, FirstFailure: Error,
  SecondFailure: Error, ThirdFailure: Error, FourthFailure: Error, FifthFailure: Error
>(
  _ first: @escaping @MainActor (Input) throws(FirstFailure) -> First,
  _ second: @escaping @MainActor (First) throws(SecondFailure) -> Second,
  _ third: @escaping @MainActor (Second) throws(ThirdFailure) -> Third,
  _ fourth: @escaping @MainActor (Third) throws(FourthFailure) -> Fourth,
  _ fifth: @escaping @MainActor (Fourth) throws(FifthFailure) -> Output
) -> @MainActor (Input) throws -> Output {
  { input in try fifth(fourth(third(second(first(input))))) }
}
