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
public func mapInput<Input, Argument, each Rest, Output>(
  _ function: @escaping (Argument, repeat each Rest) -> Output,
  _ transform: @escaping (Input) -> Argument
) -> (Input, repeat each Rest) -> Output {
  { (input: Input, rest: repeat each Rest) in function(transform(input), repeat each rest) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Argument, each Rest, Output, Failure: Error>(
  _ function: @escaping (Argument, repeat each Rest) -> Output,
  _ transform: @escaping (Input) throws(Failure) -> Argument
) -> (Input, repeat each Rest) throws(Failure) -> Output {
  { (input: Input, rest: repeat each Rest) in try function(transform(input), repeat each rest) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Argument, each Rest, Output, Failure: Error>(
  _ function: @escaping (Argument, repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping (Input) -> Argument
) -> (Input, repeat each Rest) throws(Failure) -> Output {
  { (input: Input, rest: repeat each Rest) in try function(transform(input), repeat each rest) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Argument, each Rest, Output, Failure: Error>(
  _ function: @escaping (Argument, repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping (Input) throws(Failure) -> Argument
) -> (Input, repeat each Rest) throws(Failure) -> Output {
  { (input: Input, rest: repeat each Rest) in try function(transform(input), repeat each rest) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Argument, each Rest, Output>(
  _ function: @escaping (Argument, repeat each Rest) throws -> Output,
  _ transform: @escaping (Input) throws -> Argument
) -> (Input, repeat each Rest) throws -> Output {
  { (input: Input, rest: repeat each Rest) in try function(transform(input), repeat each rest) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Argument, each Rest, Output>(
  _ function: @escaping (Argument, repeat each Rest) async -> Output,
  _ transform: @escaping (Input) async -> Argument
) -> (Input, repeat each Rest) async -> Output {
  { (input: Input, rest: repeat each Rest) in await function(transform(input), repeat each rest) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Argument, each Rest, Output, Failure: Error>(
  _ function: @escaping (Argument, repeat each Rest) async -> Output,
  _ transform: @escaping (Input) async throws(Failure) -> Argument
) -> (Input, repeat each Rest) async throws(Failure) -> Output {
  { (input: Input, rest: repeat each Rest) in
    try await function(transform(input), repeat each rest)
  }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Argument, each Rest, Output, Failure: Error>(
  _ function: @escaping (Argument, repeat each Rest) async throws(Failure) -> Output,
  _ transform: @escaping (Input) async -> Argument
) -> (Input, repeat each Rest) async throws(Failure) -> Output {
  { (input: Input, rest: repeat each Rest) in
    try await function(transform(input), repeat each rest)
  }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<Input, Argument, each Rest, Output, Failure: Error>(
  _ function: @escaping (Argument, repeat each Rest) async throws(Failure) -> Output,
  _ transform: @escaping (Input) async throws(Failure) -> Argument
) -> (Input, repeat each Rest) async throws(Failure) -> Output {
  { (input: Input, rest: repeat each Rest) in
    try await function(transform(input), repeat each rest)
  }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<Input, Argument, each Rest, Output>(
  _ function: @escaping (Argument, repeat each Rest) async throws -> Output,
  _ transform: @escaping (Input) async throws -> Argument
) -> (Input, repeat each Rest) async throws -> Output {
  { (input: Input, rest: repeat each Rest) in
    try await function(transform(input), repeat each rest)
  }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Argument: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Argument, repeat each Rest) -> Output,
  _ transform: @escaping @Sendable (Input) -> Argument
) -> @Sendable (Input, repeat each Rest) -> Output {
  { (input: Input, rest: repeat each Rest) in function(transform(input), repeat each rest) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Argument: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @Sendable (Argument, repeat each Rest) -> Output,
  _ transform: @escaping @Sendable (Input) throws(Failure) -> Argument
) -> @Sendable (Input, repeat each Rest) throws(Failure) -> Output {
  { (input: Input, rest: repeat each Rest) in try function(transform(input), repeat each rest) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Argument: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @Sendable (Argument, repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) -> Argument
) -> @Sendable (Input, repeat each Rest) throws(Failure) -> Output {
  { (input: Input, rest: repeat each Rest) in try function(transform(input), repeat each rest) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Argument: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @Sendable (Argument, repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) throws(Failure) -> Argument
) -> @Sendable (Input, repeat each Rest) throws(Failure) -> Output {
  { (input: Input, rest: repeat each Rest) in try function(transform(input), repeat each rest) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Argument: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Argument, repeat each Rest) throws -> Output,
  _ transform: @escaping @Sendable (Input) throws -> Argument
) -> @Sendable (Input, repeat each Rest) throws -> Output {
  { (input: Input, rest: repeat each Rest) in try function(transform(input), repeat each rest) }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Argument: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Argument, repeat each Rest) async -> Output,
  _ transform: @escaping @Sendable (Input) async -> Argument
) -> @Sendable (Input, repeat each Rest) async -> Output {
  { (input: Input, rest: repeat each Rest) in await function(transform(input), repeat each rest) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Argument: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @Sendable (Argument, repeat each Rest) async -> Output,
  _ transform: @escaping @Sendable (Input) async throws(Failure) -> Argument
) -> @Sendable (Input, repeat each Rest) async throws(Failure) -> Output {
  { (input: Input, rest: repeat each Rest) in
    try await function(transform(input), repeat each rest)
  }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Argument: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @Sendable (Argument, repeat each Rest) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) async -> Argument
) -> @Sendable (Input, repeat each Rest) async throws(Failure) -> Output {
  { (input: Input, rest: repeat each Rest) in
    try await function(transform(input), repeat each rest)
  }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input, Argument: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @Sendable (Argument, repeat each Rest) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Input) async throws(Failure) -> Argument
) -> @Sendable (Input, repeat each Rest) async throws(Failure) -> Output {
  { (input: Input, rest: repeat each Rest) in
    try await function(transform(input), repeat each rest)
  }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input, Argument: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Argument, repeat each Rest) async throws -> Output,
  _ transform: @escaping @Sendable (Input) async throws -> Argument
) -> @Sendable (Input, repeat each Rest) async throws -> Output {
  { (input: Input, rest: repeat each Rest) in
    try await function(transform(input), repeat each rest)
  }
}

/// MapInputs 2 functions.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Argument: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Argument, repeat each Rest) -> Output,
  _ transform: @escaping @MainActor (Input) -> Argument
) -> @MainActor (Input, repeat each Rest) -> Output {
  { (input: Input, rest: repeat each Rest) in function(transform(input), repeat each rest) }
}

/// MapInputs 2 functions, of which `transform` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Argument: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Argument, repeat each Rest) -> Output,
  _ transform: @escaping @MainActor (Input) throws(Failure) -> Argument
) -> @MainActor (Input, repeat each Rest) throws(Failure) -> Output {
  { (input: Input, rest: repeat each Rest) in try function(transform(input), repeat each rest) }
}

/// MapInputs 2 functions, of which `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Argument: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Argument, repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Input) -> Argument
) -> @MainActor (Input, repeat each Rest) throws(Failure) -> Output {
  { (input: Input, rest: repeat each Rest) in try function(transform(input), repeat each rest) }
}

/// MapInputs 2 functions, of which `transform` and `function` can throw.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Argument: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Argument, repeat each Rest) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Input) throws(Failure) -> Argument
) -> @MainActor (Input, repeat each Rest) throws(Failure) -> Output {
  { (input: Input, rest: repeat each Rest) in try function(transform(input), repeat each rest) }
}

/// MapInputs 2 functions that throw unlike errors.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func mapInput<
  Input: SendableMetatype, Argument: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Argument, repeat each Rest) throws -> Output,
  _ transform: @escaping @MainActor (Input) throws -> Argument
) -> @MainActor (Input, repeat each Rest) throws -> Output {
  { (input: Input, rest: repeat each Rest) in try function(transform(input), repeat each rest) }
}
