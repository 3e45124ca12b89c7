// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Swaps the first two parameters of a function.
///
/// ```swift
/// func power(_ base: Int, _ exponent: Int) -> Int {
///   (0..<exponent).reduce(1) { product, _ in product * base }
/// }
///
/// print(flip(power)(2, 10))   // 100, ten to the power of two
/// ```
///
/// A curried function can be flipped too: `flip(curry(power))(2)` squares its argument. If a
/// function has more than two parameters, the others stay in their places. Flipping a function
/// twice restores the order of its parameters.
///
/// - Parameter function: A function of two or more parameters, or a curried function.
/// - Returns: The function with its first two parameters in the other order.
/// - Complexity: O(1).
@export(implementation) @inline(always)
public func flip<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) -> Output
) -> (Arg2, Arg1) -> Output {
  { arg2, arg1 in function(arg1, arg2) }
}

/// Swaps the first two parameters of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output
) -> (Arg2, Arg1) throws(Failure) -> Output {
  { arg2, arg1 in try function(arg1, arg2) }
}

/// Swaps the first two parameters of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) async -> Output
) -> (Arg2, Arg1) async -> Output {
  { arg2, arg1 in await function(arg1, arg2) }
}

/// Swaps the first two parameters of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output
) -> (Arg2, Arg1) async throws(Failure) -> Output {
  { arg2, arg1 in try await function(arg1, arg2) }
}

/// Swaps the first two parameters of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> Output
) -> @Sendable (Arg2, Arg1) -> Output {
  { arg2, arg1 in function(arg1, arg2) }
}

/// Swaps the first two parameters of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output
) -> @Sendable (Arg2, Arg1) throws(Failure) -> Output {
  { arg2, arg1 in try function(arg1, arg2) }
}

/// Swaps the first two parameters of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> Output
) -> @Sendable (Arg2, Arg1) async -> Output {
  { arg2, arg1 in await function(arg1, arg2) }
}

/// Swaps the first two parameters of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output
) -> @Sendable (Arg2, Arg1) async throws(Failure) -> Output {
  { arg2, arg1 in try await function(arg1, arg2) }
}

/// Swaps the first two parameters of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> Output
) -> @MainActor (Arg2, Arg1) -> Output {
  { arg2, arg1 in function(arg1, arg2) }
}

/// Swaps the first two parameters of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output
) -> @MainActor (Arg2, Arg1) throws(Failure) -> Output {
  { arg2, arg1 in try function(arg1, arg2) }
}

/// Swaps the first two parameters of a function of three or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1, Arg2, Arg3, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) -> Output
) -> (Arg2, Arg1, Arg3, repeat each Rest) -> Output {
  { (arg2: Arg2, arg1: Arg1, arg3: Arg3, rest: repeat each Rest) in
    function(arg1, arg2, arg3, repeat each rest)
  }
}

/// Swaps the first two parameters of a function of three or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1, Arg2, Arg3, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output
) -> (Arg2, Arg1, Arg3, repeat each Rest) throws(Failure) -> Output {
  { (arg2: Arg2, arg1: Arg1, arg3: Arg3, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, repeat each rest)
  }
}

/// Swaps the first two parameters of a function of three or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1, Arg2, Arg3, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) async -> Output
) -> (Arg2, Arg1, Arg3, repeat each Rest) async -> Output {
  { (arg2: Arg2, arg1: Arg1, arg3: Arg3, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, repeat each rest)
  }
}

/// Swaps the first two parameters of a function of three or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1, Arg2, Arg3, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output
) -> (Arg2, Arg1, Arg3, repeat each Rest) async throws(Failure) -> Output {
  { (arg2: Arg2, arg1: Arg1, arg3: Arg3, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, repeat each rest)
  }
}

/// Swaps the first two parameters of a function of three or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) -> Output
) -> @Sendable (Arg2, Arg1, Arg3, repeat each Rest) -> Output {
  { (arg2: Arg2, arg1: Arg1, arg3: Arg3, rest: repeat each Rest) in
    function(arg1, arg2, arg3, repeat each rest)
  }
}

/// Swaps the first two parameters of a function of three or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output
) -> @Sendable (Arg2, Arg1, Arg3, repeat each Rest) throws(Failure) -> Output {
  { (arg2: Arg2, arg1: Arg1, arg3: Arg3, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, repeat each rest)
  }
}

/// Swaps the first two parameters of a function of three or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async -> Output
) -> @Sendable (Arg2, Arg1, Arg3, repeat each Rest) async -> Output {
  { (arg2: Arg2, arg1: Arg1, arg3: Arg3, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, repeat each rest)
  }
}

/// Swaps the first two parameters of a function of three or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output
) -> @Sendable (Arg2, Arg1, Arg3, repeat each Rest) async throws(Failure) -> Output {
  { (arg2: Arg2, arg1: Arg1, arg3: Arg3, rest: repeat each Rest) in
    try await function(arg1, arg2, arg3, repeat each rest)
  }
}

/// Swaps the first two parameters of a function of three or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, repeat each Rest) -> Output
) -> @MainActor (Arg2, Arg1, Arg3, repeat each Rest) -> Output {
  { (arg2: Arg2, arg1: Arg1, arg3: Arg3, rest: repeat each Rest) in
    function(arg1, arg2, arg3, repeat each rest)
  }
}

/// Swaps the first two parameters of a function of three or more parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output
) -> @MainActor (Arg2, Arg1, Arg3, repeat each Rest) throws(Failure) -> Output {
  { (arg2: Arg2, arg1: Arg1, arg3: Arg3, rest: repeat each Rest) in
    try function(arg1, arg2, arg3, repeat each rest)
  }
}

/// Swaps the two parameters of a curried function.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func flip<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1) -> (Arg2) -> Output
) -> (Arg2) -> (Arg1) -> Output {
  { arg2 in { arg1 in function(arg1)(arg2) } }
}

/// Swaps the two parameters of a curried function.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func flip<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1) -> (Arg2) throws(Failure) -> Output
) -> (Arg2) -> (Arg1) throws(Failure) -> Output {
  { arg2 in { arg1 throws(Failure) in try function(arg1)(arg2) } }
}

/// Swaps the two parameters of a curried function.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func flip<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1) -> (Arg2) async -> Output
) -> (Arg2) -> (Arg1) async -> Output {
  { arg2 in { arg1 in await function(arg1)(arg2) } }
}

/// Swaps the two parameters of a curried function.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func flip<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1) -> (Arg2) async throws(Failure) -> Output
) -> (Arg2) -> (Arg1) async throws(Failure) -> Output {
  { arg2 in { arg1 async throws(Failure) in try await function(arg1)(arg2) } }
}

/// Swaps the two parameters of a curried function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1, Arg2: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1) -> @Sendable (Arg2) -> Output
) -> @Sendable (Arg2) -> @Sendable (Arg1) -> Output {
  { arg2 in { arg1 in function(arg1)(arg2) } }
}

/// Swaps the two parameters of a curried function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1, Arg2: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) -> @Sendable (Arg2) throws(Failure) -> Output
) -> @Sendable (Arg2) -> @Sendable (Arg1) throws(Failure) -> Output {
  { arg2 in { arg1 throws(Failure) in try function(arg1)(arg2) } }
}

/// Swaps the two parameters of a curried function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1, Arg2: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1) -> @Sendable (Arg2) async -> Output
) -> @Sendable (Arg2) -> @Sendable (Arg1) async -> Output {
  { arg2 in { arg1 in await function(arg1)(arg2) } }
}

/// Swaps the two parameters of a curried function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1, Arg2: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) -> @Sendable (Arg2) async throws(Failure) -> Output
) -> @Sendable (Arg2) -> @Sendable (Arg1) async throws(Failure) -> Output {
  { arg2 in { arg1 async throws(Failure) in try await function(arg1)(arg2) } }
}

/// Swaps the two parameters of a curried function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1: SendableMetatype, Arg2: Sendable, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) -> @MainActor (Arg2) -> Output
) -> @Sendable (Arg2) -> @MainActor (Arg1) -> Output {
  { arg2 in { arg1 in function(arg1)(arg2) } }
}

/// Swaps the two parameters of a curried function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1: SendableMetatype, Arg2: Sendable, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) -> @MainActor (Arg2) throws(Failure) -> Output
) -> @Sendable (Arg2) -> @MainActor (Arg1) throws(Failure) -> Output {
  { arg2 in { arg1 throws(Failure) in try function(arg1)(arg2) } }
}

/// Swaps the two parameters of a curried function.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func flip<Arg1, Arg2: SendableMetatype, Output>(
  _ function: @escaping (Arg1) -> @MainActor (Arg2) -> Output
) -> @MainActor (Arg2) -> @MainActor (Arg1) -> Output {
  { arg2 in { arg1 in function(arg1)(arg2) } }
}

/// Swaps the two parameters of a curried function.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func flip<Arg1, Arg2: SendableMetatype, Output, Failure: Error>(
  _ function: @escaping (Arg1) -> @MainActor (Arg2) throws(Failure) -> Output
) -> @MainActor (Arg2) -> @MainActor (Arg1) throws(Failure) -> Output {
  { arg2 in { arg1 throws(Failure) in try function(arg1)(arg2) } }
}

/// Swaps the two parameters of a curried function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1: SendableMetatype, Arg2: Sendable, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) -> @MainActor (Arg2) async -> Output
) -> @Sendable (Arg2) -> @MainActor (Arg1) async -> Output {
  { arg2 in { arg1 in await function(arg1)(arg2) } }
}

/// Swaps the two parameters of a curried function.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func flip<Arg1: SendableMetatype, Arg2: Sendable, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) -> @MainActor (Arg2) async throws(Failure) -> Output
) -> @Sendable (Arg2) -> @MainActor (Arg1) async throws(Failure) -> Output {
  { arg2 in { arg1 async throws(Failure) in try await function(arg1)(arg2) } }
}
