// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Transforms what a function returns.
///
/// ```swift
/// func fetch(_ path: String) -> [UInt8] { Array(path.utf8) }
///
/// let size = mapOutput(fetch, \.count)   // (String) -> Int
/// ```
///
/// The function takes any number of parameters. The function and the transform may suspend or throw,
/// under the rules of ``pipe(_:_:)``.
///
/// - Parameters:
///   - function: The function whose output is transformed.
///   - transform: A function of the output.
/// - Returns: A function of the same parameters that returns the transformed output.
/// - Complexity: O(1).
@export(implementation) @inline(always)
public func mapOutput<Arg1, Output, Mapped>(
  _ function: @escaping (Arg1) -> Output, _ transform: @escaping (Output) -> Mapped
) -> (Arg1) -> Mapped {
  { arg1 in transform(function(arg1)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1) throws(Failure) -> Output, _ transform: @escaping (Output) -> Mapped
) -> (Arg1) throws(Failure) -> Mapped {
  { arg1 in try transform(function(arg1)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1) -> Output, _ transform: @escaping (Output) throws(Failure) -> Mapped
) -> (Arg1) throws(Failure) -> Mapped {
  { arg1 in try transform(function(arg1)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<Arg1, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1) throws(Failure) -> Output,
  _ transform: @escaping (Output) throws(Failure) -> Mapped
) -> (Arg1) throws(Failure) -> Mapped {
  { arg1 in try transform(function(arg1)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<Arg1, Output, Mapped, FunctionFailure: Error, TransformFailure: Error>(
  _ function: @escaping (Arg1) throws(FunctionFailure) -> Output,
  _ transform: @escaping (Output) throws(TransformFailure) -> Mapped
) -> (Arg1) throws -> Mapped {
  { arg1 in try transform(function(arg1)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Output, Mapped>(
  _ function: @escaping (Arg1) async -> Output, _ transform: @escaping (Output) async -> Mapped
) -> (Arg1) async -> Mapped {
  { arg1 in await transform(function(arg1)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1) async throws(Failure) -> Output,
  _ transform: @escaping (Output) async -> Mapped
) -> (Arg1) async throws(Failure) -> Mapped {
  { arg1 in try await transform(function(arg1)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1) async -> Output,
  _ transform: @escaping (Output) async throws(Failure) -> Mapped
) -> (Arg1) async throws(Failure) -> Mapped {
  { arg1 in try await transform(function(arg1)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<Arg1, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1) async throws(Failure) -> Output,
  _ transform: @escaping (Output) async throws(Failure) -> Mapped
) -> (Arg1) async throws(Failure) -> Mapped {
  { arg1 in try await transform(function(arg1)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<Arg1, Output, Mapped, FunctionFailure: Error, TransformFailure: Error>(
  _ function: @escaping (Arg1) async throws(FunctionFailure) -> Output,
  _ transform: @escaping (Output) async throws(TransformFailure) -> Mapped
) -> (Arg1) async throws -> Mapped {
  { arg1 in try await transform(function(arg1)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Output: SendableMetatype, Mapped: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) -> Output,
  _ transform: @escaping @Sendable (Output) -> Mapped
) -> @Sendable (Arg1) -> Mapped {
  { arg1 in transform(function(arg1)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) -> Mapped
) -> @Sendable (Arg1) throws(Failure) -> Mapped {
  { arg1 in try transform(function(arg1)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) -> Output,
  _ transform: @escaping @Sendable (Output) throws(Failure) -> Mapped
) -> @Sendable (Arg1) throws(Failure) -> Mapped {
  { arg1 in try transform(function(arg1)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<Arg1, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) throws(Failure) -> Mapped
) -> @Sendable (Arg1) throws(Failure) -> Mapped {
  { arg1 in try transform(function(arg1)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Output: SendableMetatype, Mapped: SendableMetatype, FunctionFailure: Error,
  TransformFailure: Error
>(
  _ function: @escaping @Sendable (Arg1) throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Output) throws(TransformFailure) -> Mapped
) -> @Sendable (Arg1) throws -> Mapped {
  { arg1 in try transform(function(arg1)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Output: SendableMetatype, Mapped: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) async -> Output,
  _ transform: @escaping @Sendable (Output) async -> Mapped
) -> @Sendable (Arg1) async -> Mapped {
  { arg1 in await transform(function(arg1)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) async -> Mapped
) -> @Sendable (Arg1) async throws(Failure) -> Mapped {
  { arg1 in try await transform(function(arg1)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) async -> Output,
  _ transform: @escaping @Sendable (Output) async throws(Failure) -> Mapped
) -> @Sendable (Arg1) async throws(Failure) -> Mapped {
  { arg1 in try await transform(function(arg1)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<Arg1, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) async throws(Failure) -> Mapped
) -> @Sendable (Arg1) async throws(Failure) -> Mapped {
  { arg1 in try await transform(function(arg1)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Output: SendableMetatype, Mapped: SendableMetatype, FunctionFailure: Error,
  TransformFailure: Error
>(
  _ function: @escaping @Sendable (Arg1) async throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Output) async throws(TransformFailure) -> Mapped
) -> @Sendable (Arg1) async throws -> Mapped {
  { arg1 in try await transform(function(arg1)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1) -> Output,
  _ transform: @escaping @MainActor (Output) -> Mapped
) -> @MainActor (Arg1) -> Mapped {
  { arg1 in transform(function(arg1)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Output) -> Mapped
) -> @MainActor (Arg1) throws(Failure) -> Mapped {
  { arg1 in try transform(function(arg1)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1) -> Output,
  _ transform: @escaping @MainActor (Output) throws(Failure) -> Mapped
) -> @MainActor (Arg1) throws(Failure) -> Mapped {
  { arg1 in try transform(function(arg1)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Output) throws(Failure) -> Mapped
) -> @MainActor (Arg1) throws(Failure) -> Mapped {
  { arg1 in try transform(function(arg1)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype,
  FunctionFailure: Error, TransformFailure: Error
>(
  _ function: @escaping @MainActor (Arg1) throws(FunctionFailure) -> Output,
  _ transform: @escaping @MainActor (Output) throws(TransformFailure) -> Mapped
) -> @MainActor (Arg1) throws -> Mapped {
  { arg1 in try transform(function(arg1)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Output, Mapped>(
  _ function: @escaping (Arg1, Arg2) -> Output, _ transform: @escaping (Output) -> Mapped
) -> (Arg1, Arg2) -> Mapped {
  { arg1, arg2 in transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping (Output) -> Mapped
) -> (Arg1, Arg2) throws(Failure) -> Mapped {
  { arg1, arg2 in try transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) -> Output,
  _ transform: @escaping (Output) throws(Failure) -> Mapped
) -> (Arg1, Arg2) throws(Failure) -> Mapped {
  { arg1, arg2 in try transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping (Output) throws(Failure) -> Mapped
) -> (Arg1, Arg2) throws(Failure) -> Mapped {
  { arg1, arg2 in try transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Output, Mapped, FunctionFailure: Error, TransformFailure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(FunctionFailure) -> Output,
  _ transform: @escaping (Output) throws(TransformFailure) -> Mapped
) -> (Arg1, Arg2) throws -> Mapped {
  { arg1, arg2 in try transform(function(arg1, arg2)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Output, Mapped>(
  _ function: @escaping (Arg1, Arg2) async -> Output,
  _ transform: @escaping (Output) async -> Mapped
) -> (Arg1, Arg2) async -> Mapped {
  { arg1, arg2 in await transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output,
  _ transform: @escaping (Output) async -> Mapped
) -> (Arg1, Arg2) async throws(Failure) -> Mapped {
  { arg1, arg2 in try await transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) async -> Output,
  _ transform: @escaping (Output) async throws(Failure) -> Mapped
) -> (Arg1, Arg2) async throws(Failure) -> Mapped {
  { arg1, arg2 in try await transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output,
  _ transform: @escaping (Output) async throws(Failure) -> Mapped
) -> (Arg1, Arg2) async throws(Failure) -> Mapped {
  { arg1, arg2 in try await transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Output, Mapped, FunctionFailure: Error, TransformFailure: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(FunctionFailure) -> Output,
  _ transform: @escaping (Output) async throws(TransformFailure) -> Mapped
) -> (Arg1, Arg2) async throws -> Mapped {
  { arg1, arg2 in try await transform(function(arg1, arg2)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> Output,
  _ transform: @escaping @Sendable (Output) -> Mapped
) -> @Sendable (Arg1, Arg2) -> Mapped {
  { arg1, arg2 in transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) -> Mapped
) -> @Sendable (Arg1, Arg2) throws(Failure) -> Mapped {
  { arg1, arg2 in try transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> Output,
  _ transform: @escaping @Sendable (Output) throws(Failure) -> Mapped
) -> @Sendable (Arg1, Arg2) throws(Failure) -> Mapped {
  { arg1, arg2 in try transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) throws(Failure) -> Mapped
) -> @Sendable (Arg1, Arg2) throws(Failure) -> Mapped {
  { arg1, arg2 in try transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype,
  FunctionFailure: Error, TransformFailure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Output) throws(TransformFailure) -> Mapped
) -> @Sendable (Arg1, Arg2) throws -> Mapped {
  { arg1, arg2 in try transform(function(arg1, arg2)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> Output,
  _ transform: @escaping @Sendable (Output) async -> Mapped
) -> @Sendable (Arg1, Arg2) async -> Mapped {
  { arg1, arg2 in await transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) async -> Mapped
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Mapped {
  { arg1, arg2 in try await transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> Output,
  _ transform: @escaping @Sendable (Output) async throws(Failure) -> Mapped
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Mapped {
  { arg1, arg2 in try await transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) async throws(Failure) -> Mapped
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Mapped {
  { arg1, arg2 in try await transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype,
  FunctionFailure: Error, TransformFailure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Output) async throws(TransformFailure) -> Mapped
) -> @Sendable (Arg1, Arg2) async throws -> Mapped {
  { arg1, arg2 in try await transform(function(arg1, arg2)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> Output,
  _ transform: @escaping @MainActor (Output) -> Mapped
) -> @MainActor (Arg1, Arg2) -> Mapped {
  { arg1, arg2 in transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Output) -> Mapped
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Mapped {
  { arg1, arg2 in try transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> Output,
  _ transform: @escaping @MainActor (Output) throws(Failure) -> Mapped
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Mapped {
  { arg1, arg2 in try transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Output) throws(Failure) -> Mapped
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Mapped {
  { arg1, arg2 in try transform(function(arg1, arg2)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype, FunctionFailure: Error, TransformFailure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(FunctionFailure) -> Output,
  _ transform: @escaping @MainActor (Output) throws(TransformFailure) -> Mapped
) -> @MainActor (Arg1, Arg2) throws -> Mapped {
  { arg1, arg2 in try transform(function(arg1, arg2)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Arg3, Output, Mapped>(
  _ function: @escaping (Arg1, Arg2, Arg3) -> Output, _ transform: @escaping (Output) -> Mapped
) -> (Arg1, Arg2, Arg3) -> Mapped {
  { arg1, arg2, arg3 in transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Arg3, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping (Output) -> Mapped
) -> (Arg1, Arg2, Arg3) throws(Failure) -> Mapped {
  { arg1, arg2, arg3 in try transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Arg3, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) -> Output,
  _ transform: @escaping (Output) throws(Failure) -> Mapped
) -> (Arg1, Arg2, Arg3) throws(Failure) -> Mapped {
  { arg1, arg2, arg3 in try transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Arg3, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping (Output) throws(Failure) -> Mapped
) -> (Arg1, Arg2, Arg3) throws(Failure) -> Mapped {
  { arg1, arg2, arg3 in try transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2, Arg3, Output, Mapped, FunctionFailure: Error, TransformFailure: Error
>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(FunctionFailure) -> Output,
  _ transform: @escaping (Output) throws(TransformFailure) -> Mapped
) -> (Arg1, Arg2, Arg3) throws -> Mapped {
  { arg1, arg2, arg3 in try transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Arg3, Output, Mapped>(
  _ function: @escaping (Arg1, Arg2, Arg3) async -> Output,
  _ transform: @escaping (Output) async -> Mapped
) -> (Arg1, Arg2, Arg3) async -> Mapped {
  { arg1, arg2, arg3 in await transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Arg3, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  _ transform: @escaping (Output) async -> Mapped
) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Mapped {
  { arg1, arg2, arg3 in try await transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Arg3, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async -> Output,
  _ transform: @escaping (Output) async throws(Failure) -> Mapped
) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Mapped {
  { arg1, arg2, arg3 in try await transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<Arg1, Arg2, Arg3, Output, Mapped, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  _ transform: @escaping (Output) async throws(Failure) -> Mapped
) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Mapped {
  { arg1, arg2, arg3 in try await transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2, Arg3, Output, Mapped, FunctionFailure: Error, TransformFailure: Error
>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(FunctionFailure) -> Output,
  _ transform: @escaping (Output) async throws(TransformFailure) -> Mapped
) -> (Arg1, Arg2, Arg3) async throws -> Mapped {
  { arg1, arg2, arg3 in try await transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) -> Output,
  _ transform: @escaping @Sendable (Output) -> Mapped
) -> @Sendable (Arg1, Arg2, Arg3) -> Mapped {
  { arg1, arg2, arg3 in transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) -> Mapped
) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Mapped {
  { arg1, arg2, arg3 in try transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) -> Output,
  _ transform: @escaping @Sendable (Output) throws(Failure) -> Mapped
) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Mapped {
  { arg1, arg2, arg3 in try transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) throws(Failure) -> Mapped
) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Mapped {
  { arg1, arg2, arg3 in try transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype, FunctionFailure: Error, TransformFailure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Output) throws(TransformFailure) -> Mapped
) -> @Sendable (Arg1, Arg2, Arg3) throws -> Mapped {
  { arg1, arg2, arg3 in try transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async -> Output,
  _ transform: @escaping @Sendable (Output) async -> Mapped
) -> @Sendable (Arg1, Arg2, Arg3) async -> Mapped {
  { arg1, arg2, arg3 in await transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) async -> Mapped
) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Mapped {
  { arg1, arg2, arg3 in try await transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async -> Output,
  _ transform: @escaping @Sendable (Output) async throws(Failure) -> Mapped
) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Mapped {
  { arg1, arg2, arg3 in try await transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) async throws(Failure) -> Mapped
) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Mapped {
  { arg1, arg2, arg3 in try await transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype, FunctionFailure: Error, TransformFailure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Output) async throws(TransformFailure) -> Mapped
) -> @Sendable (Arg1, Arg2, Arg3) async throws -> Mapped {
  { arg1, arg2, arg3 in try await transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) -> Output,
  _ transform: @escaping @MainActor (Output) -> Mapped
) -> @MainActor (Arg1, Arg2, Arg3) -> Mapped {
  { arg1, arg2, arg3 in transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Output) -> Mapped
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Mapped {
  { arg1, arg2, arg3 in try transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) -> Output,
  _ transform: @escaping @MainActor (Output) throws(Failure) -> Mapped
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Mapped {
  { arg1, arg2, arg3 in try transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Output) throws(Failure) -> Mapped
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Mapped {
  { arg1, arg2, arg3 in try transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Mapped: SendableMetatype, FunctionFailure: Error, TransformFailure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(FunctionFailure) -> Output,
  _ transform: @escaping @MainActor (Output) throws(TransformFailure) -> Mapped
) -> @MainActor (Arg1, Arg2, Arg3) throws -> Mapped {
  { arg1, arg2, arg3 in try transform(function(arg1, arg2, arg3)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<each Rest, Output, Mapped>(
  _ function: @escaping (repeat each Rest) -> Output, _ transform: @escaping (Output) -> Mapped
) -> (repeat each Rest) -> Mapped {
  { (rest: repeat each Rest) in transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<each Rest, Output, Mapped, Failure: Error>(
  _ function: @escaping (repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping (Output) -> Mapped
) -> (repeat each Rest) throws(Failure) -> Mapped {
  { (rest: repeat each Rest) in try transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<each Rest, Output, Mapped, Failure: Error>(
  _ function: @escaping (repeat each Rest) -> Output,
  _ transform: @escaping (Output) throws(Failure) -> Mapped
) -> (repeat each Rest) throws(Failure) -> Mapped {
  { (rest: repeat each Rest) in try transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<each Rest, Output, Mapped, Failure: Error>(
  _ function: @escaping (repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping (Output) throws(Failure) -> Mapped
) -> (repeat each Rest) throws(Failure) -> Mapped {
  { (rest: repeat each Rest) in try transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<each Rest, Output, Mapped, FunctionFailure: Error, TransformFailure: Error>(
  _ function: @escaping (repeat each Rest) throws(FunctionFailure) -> Output,
  _ transform: @escaping (Output) throws(TransformFailure) -> Mapped
) -> (repeat each Rest) throws -> Mapped {
  { (rest: repeat each Rest) in try transform(function(repeat each rest)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<each Rest, Output, Mapped>(
  _ function: @escaping (repeat each Rest) async -> Output,
  _ transform: @escaping (Output) async -> Mapped
) -> (repeat each Rest) async -> Mapped {
  { (rest: repeat each Rest) in await transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<each Rest, Output, Mapped, Failure: Error>(
  _ function: @escaping (repeat each Rest) async throws(Failure) -> Output,
  _ transform: @escaping (Output) async -> Mapped
) -> (repeat each Rest) async throws(Failure) -> Mapped {
  { (rest: repeat each Rest) in try await transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<each Rest, Output, Mapped, Failure: Error>(
  _ function: @escaping (repeat each Rest) async -> Output,
  _ transform: @escaping (Output) async throws(Failure) -> Mapped
) -> (repeat each Rest) async throws(Failure) -> Mapped {
  { (rest: repeat each Rest) in try await transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<each Rest, Output, Mapped, Failure: Error>(
  _ function: @escaping (repeat each Rest) async throws(Failure) -> Output,
  _ transform: @escaping (Output) async throws(Failure) -> Mapped
) -> (repeat each Rest) async throws(Failure) -> Mapped {
  { (rest: repeat each Rest) in try await transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<each Rest, Output, Mapped, FunctionFailure: Error, TransformFailure: Error>(
  _ function: @escaping (repeat each Rest) async throws(FunctionFailure) -> Output,
  _ transform: @escaping (Output) async throws(TransformFailure) -> Mapped
) -> (repeat each Rest) async throws -> Mapped {
  { (rest: repeat each Rest) in try await transform(function(repeat each rest)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<each Rest, Output: SendableMetatype, Mapped: SendableMetatype>(
  _ function: @escaping @Sendable (repeat each Rest) -> Output,
  _ transform: @escaping @Sendable (Output) -> Mapped
) -> @Sendable (repeat each Rest) -> Mapped {
  { (rest: repeat each Rest) in transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  each Rest, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) -> Mapped
) -> @Sendable (repeat each Rest) throws(Failure) -> Mapped {
  { (rest: repeat each Rest) in try transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  each Rest, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (repeat each Rest) -> Output,
  _ transform: @escaping @Sendable (Output) throws(Failure) -> Mapped
) -> @Sendable (repeat each Rest) throws(Failure) -> Mapped {
  { (rest: repeat each Rest) in try transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  each Rest, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) throws(Failure) -> Mapped
) -> @Sendable (repeat each Rest) throws(Failure) -> Mapped {
  { (rest: repeat each Rest) in try transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  each Rest, Output: SendableMetatype, Mapped: SendableMetatype, FunctionFailure: Error,
  TransformFailure: Error
>(
  _ function: @escaping @Sendable (repeat each Rest) throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Output) throws(TransformFailure) -> Mapped
) -> @Sendable (repeat each Rest) throws -> Mapped {
  { (rest: repeat each Rest) in try transform(function(repeat each rest)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<each Rest, Output: SendableMetatype, Mapped: SendableMetatype>(
  _ function: @escaping @Sendable (repeat each Rest) async -> Output,
  _ transform: @escaping @Sendable (Output) async -> Mapped
) -> @Sendable (repeat each Rest) async -> Mapped {
  { (rest: repeat each Rest) in await transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  each Rest, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (repeat each Rest) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) async -> Mapped
) -> @Sendable (repeat each Rest) async throws(Failure) -> Mapped {
  { (rest: repeat each Rest) in try await transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  each Rest, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (repeat each Rest) async -> Output,
  _ transform: @escaping @Sendable (Output) async throws(Failure) -> Mapped
) -> @Sendable (repeat each Rest) async throws(Failure) -> Mapped {
  { (rest: repeat each Rest) in try await transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  each Rest, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (repeat each Rest) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) async throws(Failure) -> Mapped
) -> @Sendable (repeat each Rest) async throws(Failure) -> Mapped {
  { (rest: repeat each Rest) in try await transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  each Rest, Output: SendableMetatype, Mapped: SendableMetatype, FunctionFailure: Error,
  TransformFailure: Error
>(
  _ function: @escaping @Sendable (repeat each Rest) async throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Output) async throws(TransformFailure) -> Mapped
) -> @Sendable (repeat each Rest) async throws -> Mapped {
  { (rest: repeat each Rest) in try await transform(function(repeat each rest)) }
}

/// Transforms what a function returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  each Rest: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype
>(
  _ function: @escaping @MainActor (repeat each Rest) -> Output,
  _ transform: @escaping @MainActor (Output) -> Mapped
) -> @MainActor (repeat each Rest) -> Mapped {
  { (rest: repeat each Rest) in transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with errors of `function`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  each Rest: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Output) -> Mapped
) -> @MainActor (repeat each Rest) throws(Failure) -> Mapped {
  { (rest: repeat each Rest) in try transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with errors of `transform`.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func mapOutput<
  each Rest: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (repeat each Rest) -> Output,
  _ transform: @escaping @MainActor (Output) throws(Failure) -> Mapped
) -> @MainActor (repeat each Rest) throws(Failure) -> Mapped {
  { (rest: repeat each Rest) in try transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with errors of `function` and `transform`.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  each Rest: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Output) throws(Failure) -> Mapped
) -> @MainActor (repeat each Rest) throws(Failure) -> Mapped {
  { (rest: repeat each Rest) in try transform(function(repeat each rest)) }
}

/// Transforms what a function returns, with different errors.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func mapOutput<
  each Rest: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype,
  FunctionFailure: Error, TransformFailure: Error
>(
  _ function: @escaping @MainActor (repeat each Rest) throws(FunctionFailure) -> Output,
  _ transform: @escaping @MainActor (Output) throws(TransformFailure) -> Mapped
) -> @MainActor (repeat each Rest) throws -> Mapped {
  { (rest: repeat each Rest) in try transform(function(repeat each rest)) }
}
