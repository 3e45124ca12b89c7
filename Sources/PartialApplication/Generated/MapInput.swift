// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Transforms the first argument of a function.
///
/// ```swift
/// func fetch(_ path: String, _ timeout: Double) -> [UInt8] { Array(path.utf8) }
///
/// let fetchUser = mapInput(fetch) { (id: Int) in "/users/\(id)" }   // (Int, Double) -> [UInt8]
/// ```
///
/// Arguments after the first stay what they are. The function and the transform may suspend or
/// throw: the rules are those of ``pipe(_:_:)``.
///
/// - Parameters:
///   - function: The function whose first argument is transformed.
///   - transform: What makes the first argument.
/// - Returns: A function that takes the transform's input in place of the first argument.
/// - Complexity: O(1).
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Output>(
  _ function: @escaping (Arg1) -> Output, _ transform: @escaping (Input) -> Arg1
) -> (Input) -> Output {
  { arg1 in function(transform(arg1)) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) -> Output, _ transform: @escaping (Input) throws(Failure) -> Arg1
) -> (Input) throws(Failure) -> Output {
  { arg1 in try function(transform(arg1)) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) throws(Failure) -> Output, _ transform: @escaping (Input) -> Arg1
) -> (Input) throws(Failure) -> Output {
  { arg1 in try function(transform(arg1)) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) throws(Failure) -> Output,
  _ transform: @escaping (Input) throws(Failure) -> Arg1
) -> (Input) throws(Failure) -> Output {
  { arg1 in try function(transform(arg1)) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Output, TransformFailure: Error, FunctionFailure: Error>(
  _ function: @escaping (Arg1) throws(FunctionFailure) -> Output,
  _ transform: @escaping (Input) throws(TransformFailure) -> Arg1
) -> (Input) throws -> Output {
  { arg1 in try function(transform(arg1)) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Output>(
  _ function: @escaping (Arg1) async -> Output, _ transform: @escaping (Input) async -> Arg1
) -> (Input) async -> Output {
  { arg1 in await function(transform(arg1)) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) async -> Output,
  _ transform: @escaping (Input) async throws(Failure) -> Arg1
) -> (Input) async throws(Failure) -> Output {
  { arg1 in try await function(transform(arg1)) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) async throws(Failure) -> Output,
  _ transform: @escaping (Input) async -> Arg1
) -> (Input) async throws(Failure) -> Output {
  { arg1 in try await function(transform(arg1)) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) async throws(Failure) -> Output,
  _ transform: @escaping (Input) async throws(Failure) -> Arg1
) -> (Input) async throws(Failure) -> Output {
  { arg1 in try await function(transform(arg1)) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Output, TransformFailure: Error, FunctionFailure: Error>(
  _ function: @escaping (Arg1) async throws(FunctionFailure) -> Output,
  _ transform: @escaping (Input) async throws(TransformFailure) -> Arg1
) -> (Input) async throws -> Output {
  { arg1 in try await function(transform(arg1)) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) -> Output, _ transform: @escaping @Sendable (Input) -> Arg1
) -> @Sendable (Input) -> Output {
  { arg1 in function(transform(arg1)) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) -> Output,
  _ transform: @escaping @Sendable (Input) throws(Failure) -> Arg1
) -> @Sendable (Input) throws(Failure) -> Output {
  { arg1 in try function(transform(arg1)) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) -> Arg1
) -> @Sendable (Input) throws(Failure) -> Output {
  { arg1 in try function(transform(arg1)) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) throws(Failure) -> Arg1
) -> @Sendable (Input) throws(Failure) -> Output {
  { arg1 in try function(transform(arg1)) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Output: SendableMetatype, TransformFailure: Error,
  FunctionFailure: Error
>(
  _ function: @escaping @Sendable (Arg1) throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Input) throws(TransformFailure) -> Arg1
) -> @Sendable (Input) throws -> Output {
  { arg1 in try function(transform(arg1)) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) async -> Output,
  _ transform: @escaping @Sendable (Input) async -> Arg1
) -> @Sendable (Input) async -> Output {
  { arg1 in await function(transform(arg1)) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) async -> Output,
  _ transform: @escaping @Sendable (Input) async throws(Failure) -> Arg1
) -> @Sendable (Input) async throws(Failure) -> Output {
  { arg1 in try await function(transform(arg1)) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) async -> Arg1
) -> @Sendable (Input) async throws(Failure) -> Output {
  { arg1 in try await function(transform(arg1)) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) async throws(Failure) -> Arg1
) -> @Sendable (Input) async throws(Failure) -> Output {
  { arg1 in try await function(transform(arg1)) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Output: SendableMetatype, TransformFailure: Error,
  FunctionFailure: Error
>(
  _ function: @escaping @Sendable (Arg1) async throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Input) async throws(TransformFailure) -> Arg1
) -> @Sendable (Input) async throws -> Output {
  { arg1 in try await function(transform(arg1)) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input: SendableMetatype, Arg1: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1) -> Output,
  _ transform: @escaping @MainActor (Input) -> Arg1
) -> @MainActor (Input) -> Output {
  { arg1 in function(transform(arg1)) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1) -> Output,
  _ transform: @escaping @MainActor (Input) throws(Failure) -> Arg1
) -> @MainActor (Input) throws(Failure) -> Output {
  { arg1 in try function(transform(arg1)) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Input) -> Arg1
) -> @MainActor (Input) throws(Failure) -> Output {
  { arg1 in try function(transform(arg1)) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Input) throws(Failure) -> Arg1
) -> @MainActor (Input) throws(Failure) -> Output {
  { arg1 in try function(transform(arg1)) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Output: SendableMetatype,
  TransformFailure: Error, FunctionFailure: Error
>(
  _ function: @escaping @MainActor (Arg1) throws(FunctionFailure) -> Output,
  _ transform: @escaping @MainActor (Input) throws(TransformFailure) -> Arg1
) -> @MainActor (Input) throws -> Output {
  { arg1 in try function(transform(arg1)) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) -> Output, _ transform: @escaping (Input) -> Arg1
) -> (Input, Arg2) -> Output {
  { arg1, arg2 in function(transform(arg1), arg2) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) -> Output,
  _ transform: @escaping (Input) throws(Failure) -> Arg1
) -> (Input, Arg2) throws(Failure) -> Output {
  { arg1, arg2 in try function(transform(arg1), arg2) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping (Input) -> Arg1
) -> (Input, Arg2) throws(Failure) -> Output {
  { arg1, arg2 in try function(transform(arg1), arg2) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping (Input) throws(Failure) -> Arg1
) -> (Input, Arg2) throws(Failure) -> Output {
  { arg1, arg2 in try function(transform(arg1), arg2) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Output, TransformFailure: Error, FunctionFailure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(FunctionFailure) -> Output,
  _ transform: @escaping (Input) throws(TransformFailure) -> Arg1
) -> (Input, Arg2) throws -> Output {
  { arg1, arg2 in try function(transform(arg1), arg2) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) async -> Output, _ transform: @escaping (Input) async -> Arg1
) -> (Input, Arg2) async -> Output {
  { arg1, arg2 in await function(transform(arg1), arg2) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) async -> Output,
  _ transform: @escaping (Input) async throws(Failure) -> Arg1
) -> (Input, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 in try await function(transform(arg1), arg2) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output,
  _ transform: @escaping (Input) async -> Arg1
) -> (Input, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 in try await function(transform(arg1), arg2) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output,
  _ transform: @escaping (Input) async throws(Failure) -> Arg1
) -> (Input, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 in try await function(transform(arg1), arg2) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Output, TransformFailure: Error, FunctionFailure: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(FunctionFailure) -> Output,
  _ transform: @escaping (Input) async throws(TransformFailure) -> Arg1
) -> (Input, Arg2) async throws -> Output {
  { arg1, arg2 in try await function(transform(arg1), arg2) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> Output,
  _ transform: @escaping @Sendable (Input) -> Arg1
) -> @Sendable (Input, Arg2) -> Output {
  { arg1, arg2 in function(transform(arg1), arg2) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> Output,
  _ transform: @escaping @Sendable (Input) throws(Failure) -> Arg1
) -> @Sendable (Input, Arg2) throws(Failure) -> Output {
  { arg1, arg2 in try function(transform(arg1), arg2) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) -> Arg1
) -> @Sendable (Input, Arg2) throws(Failure) -> Output {
  { arg1, arg2 in try function(transform(arg1), arg2) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) throws(Failure) -> Arg1
) -> @Sendable (Input, Arg2) throws(Failure) -> Output {
  { arg1, arg2 in try function(transform(arg1), arg2) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype,
  TransformFailure: Error, FunctionFailure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Input) throws(TransformFailure) -> Arg1
) -> @Sendable (Input, Arg2) throws -> Output {
  { arg1, arg2 in try function(transform(arg1), arg2) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> Output,
  _ transform: @escaping @Sendable (Input) async -> Arg1
) -> @Sendable (Input, Arg2) async -> Output {
  { arg1, arg2 in await function(transform(arg1), arg2) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> Output,
  _ transform: @escaping @Sendable (Input) async throws(Failure) -> Arg1
) -> @Sendable (Input, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 in try await function(transform(arg1), arg2) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) async -> Arg1
) -> @Sendable (Input, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 in try await function(transform(arg1), arg2) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) async throws(Failure) -> Arg1
) -> @Sendable (Input, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 in try await function(transform(arg1), arg2) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype,
  TransformFailure: Error, FunctionFailure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Input) async throws(TransformFailure) -> Arg1
) -> @Sendable (Input, Arg2) async throws -> Output {
  { arg1, arg2 in try await function(transform(arg1), arg2) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> Output,
  _ transform: @escaping @MainActor (Input) -> Arg1
) -> @MainActor (Input, Arg2) -> Output {
  { arg1, arg2 in function(transform(arg1), arg2) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> Output,
  _ transform: @escaping @MainActor (Input) throws(Failure) -> Arg1
) -> @MainActor (Input, Arg2) throws(Failure) -> Output {
  { arg1, arg2 in try function(transform(arg1), arg2) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Input) -> Arg1
) -> @MainActor (Input, Arg2) throws(Failure) -> Output {
  { arg1, arg2 in try function(transform(arg1), arg2) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Input) throws(Failure) -> Arg1
) -> @MainActor (Input, Arg2) throws(Failure) -> Output {
  { arg1, arg2 in try function(transform(arg1), arg2) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype,
  TransformFailure: Error, FunctionFailure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(FunctionFailure) -> Output,
  _ transform: @escaping @MainActor (Input) throws(TransformFailure) -> Arg1
) -> @MainActor (Input, Arg2) throws -> Output {
  { arg1, arg2 in try function(transform(arg1), arg2) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) -> Output, _ transform: @escaping (Input) -> Arg1
) -> (Input, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) -> Output,
  _ transform: @escaping (Input) throws(Failure) -> Arg1
) -> (Input, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 in try function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping (Input) -> Arg1
) -> (Input, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 in try function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping (Input) throws(Failure) -> Arg1
) -> (Input, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 in try function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1, Arg2, Arg3, Output, TransformFailure: Error, FunctionFailure: Error
>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(FunctionFailure) -> Output,
  _ transform: @escaping (Input) throws(TransformFailure) -> Arg1
) -> (Input, Arg2, Arg3) throws -> Output {
  { arg1, arg2, arg3 in try function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) async -> Output,
  _ transform: @escaping (Input) async -> Arg1
) -> (Input, Arg2, Arg3) async -> Output {
  { arg1, arg2, arg3 in await function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async -> Output,
  _ transform: @escaping (Input) async throws(Failure) -> Arg1
) -> (Input, Arg2, Arg3) async throws(Failure) -> Output {
  { arg1, arg2, arg3 in try await function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  _ transform: @escaping (Input) async -> Arg1
) -> (Input, Arg2, Arg3) async throws(Failure) -> Output {
  { arg1, arg2, arg3 in try await function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  _ transform: @escaping (Input) async throws(Failure) -> Arg1
) -> (Input, Arg2, Arg3) async throws(Failure) -> Output {
  { arg1, arg2, arg3 in try await function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1, Arg2, Arg3, Output, TransformFailure: Error, FunctionFailure: Error
>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(FunctionFailure) -> Output,
  _ transform: @escaping (Input) async throws(TransformFailure) -> Arg1
) -> (Input, Arg2, Arg3) async throws -> Output {
  { arg1, arg2, arg3 in try await function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) -> Output,
  _ transform: @escaping @Sendable (Input) -> Arg1
) -> @Sendable (Input, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) -> Output,
  _ transform: @escaping @Sendable (Input) throws(Failure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 in try function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) -> Arg1
) -> @Sendable (Input, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 in try function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) throws(Failure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 in try function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Output: SendableMetatype, TransformFailure: Error, FunctionFailure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Input) throws(TransformFailure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3) throws -> Output {
  { arg1, arg2, arg3 in try function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async -> Output,
  _ transform: @escaping @Sendable (Input) async -> Arg1
) -> @Sendable (Input, Arg2, Arg3) async -> Output {
  { arg1, arg2, arg3 in await function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async -> Output,
  _ transform: @escaping @Sendable (Input) async throws(Failure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3) async throws(Failure) -> Output {
  { arg1, arg2, arg3 in try await function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) async -> Arg1
) -> @Sendable (Input, Arg2, Arg3) async throws(Failure) -> Output {
  { arg1, arg2, arg3 in try await function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) async throws(Failure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3) async throws(Failure) -> Output {
  { arg1, arg2, arg3 in try await function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Output: SendableMetatype, TransformFailure: Error, FunctionFailure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Input) async throws(TransformFailure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3) async throws -> Output {
  { arg1, arg2, arg3 in try await function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) -> Output,
  _ transform: @escaping @MainActor (Input) -> Arg1
) -> @MainActor (Input, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) -> Output,
  _ transform: @escaping @MainActor (Input) throws(Failure) -> Arg1
) -> @MainActor (Input, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 in try function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Input) -> Arg1
) -> @MainActor (Input, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 in try function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Input) throws(Failure) -> Arg1
) -> @MainActor (Input, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 in try function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Output: SendableMetatype, TransformFailure: Error, FunctionFailure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(FunctionFailure) -> Output,
  _ transform: @escaping @MainActor (Input) throws(TransformFailure) -> Arg1
) -> @MainActor (Input, Arg2, Arg3) throws -> Output {
  { arg1, arg2, arg3 in try function(transform(arg1), arg2, arg3) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) -> Output, _ transform: @escaping (Input) -> Arg1
) -> (Input, Arg2, Arg3, Arg4) -> Output {
  { arg1, arg2, arg3, arg4 in function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) -> Output,
  _ transform: @escaping (Input) throws(Failure) -> Arg1
) -> (Input, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output,
  _ transform: @escaping (Input) -> Arg1
) -> (Input, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output,
  _ transform: @escaping (Input) throws(Failure) -> Arg1
) -> (Input, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1, Arg2, Arg3, Arg4, Output, TransformFailure: Error, FunctionFailure: Error
>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) throws(FunctionFailure) -> Output,
  _ transform: @escaping (Input) throws(TransformFailure) -> Arg1
) -> (Input, Arg2, Arg3, Arg4) throws -> Output {
  { arg1, arg2, arg3, arg4 in try function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async -> Output,
  _ transform: @escaping (Input) async -> Arg1
) -> (Input, Arg2, Arg3, Arg4) async -> Output {
  { arg1, arg2, arg3, arg4 in await function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async -> Output,
  _ transform: @escaping (Input) async throws(Failure) -> Arg1
) -> (Input, Arg2, Arg3, Arg4) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try await function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output,
  _ transform: @escaping (Input) async -> Arg1
) -> (Input, Arg2, Arg3, Arg4) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try await function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output,
  _ transform: @escaping (Input) async throws(Failure) -> Arg1
) -> (Input, Arg2, Arg3, Arg4) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try await function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1, Arg2, Arg3, Arg4, Output, TransformFailure: Error, FunctionFailure: Error
>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async throws(FunctionFailure) -> Output,
  _ transform: @escaping (Input) async throws(TransformFailure) -> Arg1
) -> (Input, Arg2, Arg3, Arg4) async throws -> Output {
  { arg1, arg2, arg3, arg4 in try await function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) -> Output,
  _ transform: @escaping @Sendable (Input) -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4) -> Output {
  { arg1, arg2, arg3, arg4 in function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) -> Output,
  _ transform: @escaping @Sendable (Input) throws(Failure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) throws(Failure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Output: SendableMetatype, TransformFailure: Error, FunctionFailure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Input) throws(TransformFailure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4) throws -> Output {
  { arg1, arg2, arg3, arg4 in try function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async -> Output,
  _ transform: @escaping @Sendable (Input) async -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4) async -> Output {
  { arg1, arg2, arg3, arg4 in await function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async -> Output,
  _ transform: @escaping @Sendable (Input) async throws(Failure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try await function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) async -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try await function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) async throws(Failure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try await function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Output: SendableMetatype, TransformFailure: Error, FunctionFailure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Input) async throws(TransformFailure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4) async throws -> Output {
  { arg1, arg2, arg3, arg4 in try await function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output,
  _ transform: @escaping @MainActor (Input) -> Arg1
) -> @MainActor (Input, Arg2, Arg3, Arg4) -> Output {
  { arg1, arg2, arg3, arg4 in function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output,
  _ transform: @escaping @MainActor (Input) throws(Failure) -> Arg1
) -> @MainActor (Input, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Input) -> Arg1
) -> @MainActor (Input, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Input) throws(Failure) -> Arg1
) -> @MainActor (Input, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Output: SendableMetatype, TransformFailure: Error, FunctionFailure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) throws(FunctionFailure) -> Output,
  _ transform: @escaping @MainActor (Input) throws(TransformFailure) -> Arg1
) -> @MainActor (Input, Arg2, Arg3, Arg4) throws -> Output {
  { arg1, arg2, arg3, arg4 in try function(transform(arg1), arg2, arg3, arg4) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  _ transform: @escaping (Input) -> Arg1
) -> (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  _ transform: @escaping (Input) throws(Failure) -> Arg1
) -> (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping (Input) -> Arg1
) -> (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping (Input) throws(Failure) -> Arg1
) -> (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, TransformFailure: Error,
  FunctionFailure: Error
>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(FunctionFailure) -> Output,
  _ transform: @escaping (Input) throws(TransformFailure) -> Arg1
) -> (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  _ transform: @escaping (Input) async -> Arg1
) -> (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    await function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  _ transform: @escaping (Input) async throws(Failure) -> Arg1
) -> (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output,
  _ transform: @escaping (Input) async -> Arg1
) -> (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output,
  _ transform: @escaping (Input) async throws(Failure) -> Arg1
) -> (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, TransformFailure: Error,
  FunctionFailure: Error
>(
  _ function:
    @escaping (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) async throws(FunctionFailure) -> Output,
  _ transform: @escaping (Input) async throws(TransformFailure) -> Arg1
) -> (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Arg5: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  _ transform: @escaping @Sendable (Input) -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Arg5: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  _ transform: @escaping @Sendable (Input) throws(Failure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Arg5: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Arg5: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) throws(Failure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Arg5: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, TransformFailure: Error, FunctionFailure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Input) throws(TransformFailure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Arg5: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  _ transform: @escaping @Sendable (Input) async -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    await function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Arg5: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  _ transform: @escaping @Sendable (Input) async throws(Failure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Arg5: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) async -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Arg5: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) async throws(Failure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Arg5: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, TransformFailure: Error, FunctionFailure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) async throws(FunctionFailure) -> Output,
  _ transform: @escaping @Sendable (Input) async throws(TransformFailure) -> Arg1
) -> @Sendable (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try await function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Arg5: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  _ transform: @escaping @MainActor (Input) -> Arg1
) -> @MainActor (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Arg5: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  _ transform: @escaping @MainActor (Input) throws(Failure) -> Arg1
) -> @MainActor (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Arg5: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Input) -> Arg1
) -> @MainActor (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Arg5: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Input) throws(Failure) -> Arg1
) -> @MainActor (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  Arg4: SendableMetatype, Arg5: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, TransformFailure: Error, FunctionFailure: Error
>(
  _ function:
    @escaping @MainActor (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) throws(FunctionFailure) -> Output,
  _ transform: @escaping @MainActor (Input) throws(TransformFailure) -> Arg1
) -> @MainActor (Input, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws -> Output {
  { (arg1: Input, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    try function(transform(arg1), arg2, arg3, arg4, arg5, repeat each rest)
  }
}
