// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Transforms what a function returns.
///
/// ```swift
/// func fetch(_ path: String) -> [UInt8] { Array(path.utf8) }
///
/// let size = mapOutput(fetch, \.count)   // (String) -> Int
/// ```
///
/// The function may have any number of parameters. It and the transform may suspend or throw: the
/// rules are those of ``pipe(_:_:)``.
///
/// - Parameters:
///   - function: The function whose output is transformed.
///   - transform: What is done with the output.
/// - Returns: A function of the same parameters that returns the transformed output.
/// - Complexity: O(1).
@export(implementation) @inline(always)
public func mapOutput<each Argument, Output, Mapped>(
  _ function: @escaping (repeat each Argument) -> Output, _ transform: @escaping (Output) -> Mapped
) -> (repeat each Argument) -> Mapped {
  { (argument: repeat each Argument) in transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<each Argument, Output, Mapped, Failure: Error>(
  _ function: @escaping (repeat each Argument) throws(Failure) -> Output,
  _ transform: @escaping (Output) -> Mapped
) -> (repeat each Argument) throws(Failure) -> Mapped {
  { (argument: repeat each Argument) in try transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<each Argument, Output, Mapped, Failure: Error>(
  _ function: @escaping (repeat each Argument) -> Output,
  _ transform: @escaping (Output) throws(Failure) -> Mapped
) -> (repeat each Argument) throws(Failure) -> Mapped {
  { (argument: repeat each Argument) in try transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions, of which `function` and `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<each Argument, Output, Mapped, Failure: Error>(
  _ function: @escaping (repeat each Argument) throws(Failure) -> Output,
  _ transform: @escaping (Output) throws(Failure) -> Mapped
) -> (repeat each Argument) throws(Failure) -> Mapped {
  { (argument: repeat each Argument) in try transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapOutput<each Argument, Output, Mapped>(
  _ function: @escaping (repeat each Argument) throws -> Output,
  _ transform: @escaping (Output) throws -> Mapped
) -> (repeat each Argument) throws -> Mapped {
  { (argument: repeat each Argument) in try transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<each Argument, Output, Mapped>(
  _ function: @escaping (repeat each Argument) async -> Output,
  _ transform: @escaping (Output) async -> Mapped
) -> (repeat each Argument) async -> Mapped {
  { (argument: repeat each Argument) in await transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<each Argument, Output, Mapped, Failure: Error>(
  _ function: @escaping (repeat each Argument) async throws(Failure) -> Output,
  _ transform: @escaping (Output) async -> Mapped
) -> (repeat each Argument) async throws(Failure) -> Mapped {
  { (argument: repeat each Argument) in try await transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<each Argument, Output, Mapped, Failure: Error>(
  _ function: @escaping (repeat each Argument) async -> Output,
  _ transform: @escaping (Output) async throws(Failure) -> Mapped
) -> (repeat each Argument) async throws(Failure) -> Mapped {
  { (argument: repeat each Argument) in try await transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions, of which `function` and `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<each Argument, Output, Mapped, Failure: Error>(
  _ function: @escaping (repeat each Argument) async throws(Failure) -> Output,
  _ transform: @escaping (Output) async throws(Failure) -> Mapped
) -> (repeat each Argument) async throws(Failure) -> Mapped {
  { (argument: repeat each Argument) in try await transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapOutput<each Argument, Output, Mapped>(
  _ function: @escaping (repeat each Argument) async throws -> Output,
  _ transform: @escaping (Output) async throws -> Mapped
) -> (repeat each Argument) async throws -> Mapped {
  { (argument: repeat each Argument) in try await transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<each Argument, Output: SendableMetatype, Mapped: SendableMetatype>(
  _ function: @escaping @Sendable (repeat each Argument) -> Output,
  _ transform: @escaping @Sendable (Output) -> Mapped
) -> @Sendable (repeat each Argument) -> Mapped {
  { (argument: repeat each Argument) in transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<
  each Argument, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (repeat each Argument) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) -> Mapped
) -> @Sendable (repeat each Argument) throws(Failure) -> Mapped {
  { (argument: repeat each Argument) in try transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<
  each Argument, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (repeat each Argument) -> Output,
  _ transform: @escaping @Sendable (Output) throws(Failure) -> Mapped
) -> @Sendable (repeat each Argument) throws(Failure) -> Mapped {
  { (argument: repeat each Argument) in try transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions, of which `function` and `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<
  each Argument, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (repeat each Argument) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) throws(Failure) -> Mapped
) -> @Sendable (repeat each Argument) throws(Failure) -> Mapped {
  { (argument: repeat each Argument) in try transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapOutput<each Argument, Output: SendableMetatype, Mapped: SendableMetatype>(
  _ function: @escaping @Sendable (repeat each Argument) throws -> Output,
  _ transform: @escaping @Sendable (Output) throws -> Mapped
) -> @Sendable (repeat each Argument) throws -> Mapped {
  { (argument: repeat each Argument) in try transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<each Argument, Output: SendableMetatype, Mapped: SendableMetatype>(
  _ function: @escaping @Sendable (repeat each Argument) async -> Output,
  _ transform: @escaping @Sendable (Output) async -> Mapped
) -> @Sendable (repeat each Argument) async -> Mapped {
  { (argument: repeat each Argument) in await transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<
  each Argument, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (repeat each Argument) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) async -> Mapped
) -> @Sendable (repeat each Argument) async throws(Failure) -> Mapped {
  { (argument: repeat each Argument) in try await transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<
  each Argument, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (repeat each Argument) async -> Output,
  _ transform: @escaping @Sendable (Output) async throws(Failure) -> Mapped
) -> @Sendable (repeat each Argument) async throws(Failure) -> Mapped {
  { (argument: repeat each Argument) in try await transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions, of which `function` and `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<
  each Argument, Output: SendableMetatype, Mapped: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (repeat each Argument) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Output) async throws(Failure) -> Mapped
) -> @Sendable (repeat each Argument) async throws(Failure) -> Mapped {
  { (argument: repeat each Argument) in try await transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapOutput<each Argument, Output: SendableMetatype, Mapped: SendableMetatype>(
  _ function: @escaping @Sendable (repeat each Argument) async throws -> Output,
  _ transform: @escaping @Sendable (Output) async throws -> Mapped
) -> @Sendable (repeat each Argument) async throws -> Mapped {
  { (argument: repeat each Argument) in try await transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<
  each Argument: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype
>(
  _ function: @escaping @MainActor (repeat each Argument) -> Output,
  _ transform: @escaping @MainActor (Output) -> Mapped
) -> @MainActor (repeat each Argument) -> Mapped {
  { (argument: repeat each Argument) in transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<
  each Argument: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @MainActor (repeat each Argument) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Output) -> Mapped
) -> @MainActor (repeat each Argument) throws(Failure) -> Mapped {
  { (argument: repeat each Argument) in try transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<
  each Argument: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @MainActor (repeat each Argument) -> Output,
  _ transform: @escaping @MainActor (Output) throws(Failure) -> Mapped
) -> @MainActor (repeat each Argument) throws(Failure) -> Mapped {
  { (argument: repeat each Argument) in try transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions, of which `function` and `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapOutput<
  each Argument: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @MainActor (repeat each Argument) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Output) throws(Failure) -> Mapped
) -> @MainActor (repeat each Argument) throws(Failure) -> Mapped {
  { (argument: repeat each Argument) in try transform(function(repeat each argument)) }
}

/// MapOutputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapOutput<
  each Argument: SendableMetatype, Output: SendableMetatype, Mapped: SendableMetatype
>(
  _ function: @escaping @MainActor (repeat each Argument) throws -> Output,
  _ transform: @escaping @MainActor (Output) throws -> Mapped
) -> @MainActor (repeat each Argument) throws -> Mapped {
  { (argument: repeat each Argument) in try transform(function(repeat each argument)) }
}
