// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Turns a function that takes its arguments one at a time into a function of all of them.
///
/// This is the inverse of ``curry(_:)``. Swift itself has curried functions, the methods of a type:
///
/// ```swift
/// let contains = uncurry(Set<Int>.contains)   // (Set<Int>, Int) -> Bool
/// print(contains([1, 2, 3], 2))               // true
/// ```
///
/// Functions of two to six arguments can be uncurried. The last call may suspend, throw, or need
/// the main actor, and the result keeps these effects.
///
/// - Parameter function: A function that takes two to six arguments one at a time.
/// - Returns: A function that takes all arguments at once.
/// - Complexity: O(1).
@_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1) -> (Arg2) -> Output
) -> (Arg1, Arg2) -> Output {
  { arg1, arg2 in function(arg1)(arg2) }
}

/// Takes the two parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1) -> (Arg2) throws(Failure) -> Output
) -> (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 in try function(arg1)(arg2) }
}

/// Takes the two parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1) -> (Arg2) async -> Output
) -> (Arg1, Arg2) async -> Output {
  { arg1, arg2 in await function(arg1)(arg2) }
}

/// Takes the two parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1) -> (Arg2) async throws(Failure) -> Output
) -> (Arg1, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 in try await function(arg1)(arg2) }
}

/// Takes the two parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) -> @Sendable (Arg2) -> Output
) -> @Sendable (Arg1, Arg2) -> Output {
  { arg1, arg2 in function(arg1)(arg2) }
}

/// Takes the two parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) -> @Sendable (Arg2) throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 in try function(arg1)(arg2) }
}

/// Takes the two parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) -> @Sendable (Arg2) async -> Output
) -> @Sendable (Arg1, Arg2) async -> Output {
  { arg1, arg2 in await function(arg1)(arg2) }
}

/// Takes the two parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) -> @Sendable (Arg2) async throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 in try await function(arg1)(arg2) }
}

/// Takes the two parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) -> @MainActor (Arg2) -> Output
) -> @MainActor (Arg1, Arg2) -> Output {
  { arg1, arg2 in function(arg1)(arg2) }
}

/// Takes the two parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1) -> @MainActor (Arg2) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 in try function(arg1)(arg2) }
}

/// Takes the two parameters of a curried function at once.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Output: SendableMetatype>(
  _ function: @escaping (Arg1) -> @MainActor (Arg2) -> Output
) -> @MainActor (Arg1, Arg2) -> Output {
  { arg1, arg2 in function(arg1)(arg2) }
}

/// Takes the two parameters of a curried function at once.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping (Arg1) -> @MainActor (Arg2) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output {
  { arg1, arg2 in try function(arg1)(arg2) }
}

/// Takes the two parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) -> @MainActor (Arg2) async -> Output
) -> @MainActor (Arg1, Arg2) async -> Output {
  { arg1, arg2 in await function(arg1)(arg2) }
}

/// Takes the two parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1) -> @MainActor (Arg2) async throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2) async throws(Failure) -> Output {
  { arg1, arg2 in try await function(arg1)(arg2) }
}

/// Takes the three parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1) -> (Arg2) -> (Arg3) -> Output
) -> (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in function(arg1)(arg2)(arg3) }
}

/// Takes the three parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1) -> (Arg2) -> (Arg3) throws(Failure) -> Output
) -> (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 in try function(arg1)(arg2)(arg3) }
}

/// Takes the three parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1) -> (Arg2) -> (Arg3) async -> Output
) -> (Arg1, Arg2, Arg3) async -> Output {
  { arg1, arg2, arg3 in await function(arg1)(arg2)(arg3) }
}

/// Takes the three parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1) -> (Arg2) -> (Arg3) async throws(Failure) -> Output
) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Output {
  { arg1, arg2, arg3 in try await function(arg1)(arg2)(arg3) }
}

/// Takes the three parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) -> @Sendable (Arg2) -> @Sendable (Arg3) -> Output
) -> @Sendable (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in function(arg1)(arg2)(arg3) }
}

/// Takes the three parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1) -> @Sendable (Arg2) -> @Sendable (Arg3) throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 in try function(arg1)(arg2)(arg3) }
}

/// Takes the three parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) -> @Sendable (Arg2) -> @Sendable (Arg3) async -> Output
) -> @Sendable (Arg1, Arg2, Arg3) async -> Output {
  { arg1, arg2, arg3 in await function(arg1)(arg2)(arg3) }
}

/// Takes the three parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) -> @Sendable (Arg3) async throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output {
  { arg1, arg2, arg3 in try await function(arg1)(arg2)(arg3) }
}

/// Takes the three parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1) -> @Sendable (Arg2) -> @MainActor (Arg3) -> Output
) -> @MainActor (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in function(arg1)(arg2)(arg3) }
}

/// Takes the three parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1) -> @Sendable (Arg2) -> @MainActor (Arg3) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 in try function(arg1)(arg2)(arg3) }
}

/// Takes the three parameters of a curried function at once.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Output: SendableMetatype>(
  _ function: @escaping (Arg1) -> (Arg2) -> @MainActor (Arg3) -> Output
) -> @MainActor (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in function(arg1)(arg2)(arg3) }
}

/// Takes the three parameters of a curried function at once.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping (Arg1) -> (Arg2) -> @MainActor (Arg3) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  { arg1, arg2, arg3 in try function(arg1)(arg2)(arg3) }
}

/// Takes the three parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1) -> @Sendable (Arg2) -> @MainActor (Arg3) async -> Output
) -> @MainActor (Arg1, Arg2, Arg3) async -> Output {
  { arg1, arg2, arg3 in await function(arg1)(arg2)(arg3) }
}

/// Takes the three parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) -> @MainActor (Arg3) async throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3) async throws(Failure) -> Output {
  { arg1, arg2, arg3 in try await function(arg1)(arg2)(arg3) }
}

/// Takes the four parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> Output
) -> (Arg1, Arg2, Arg3, Arg4) -> Output {
  { arg1, arg2, arg3, arg4 in function(arg1)(arg2)(arg3)(arg4) }
}

/// Takes the four parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) throws(Failure) -> Output
) -> (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try function(arg1)(arg2)(arg3)(arg4) }
}

/// Takes the four parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) async -> Output
) -> (Arg1, Arg2, Arg3, Arg4) async -> Output {
  { arg1, arg2, arg3, arg4 in await function(arg1)(arg2)(arg3)(arg4) }
}

/// Takes the four parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) async throws(Failure) -> Output
) -> (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try await function(arg1)(arg2)(arg3)(arg4) }
}

/// Takes the four parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype
>(
  _ function:
    @escaping @Sendable (Arg1) -> @Sendable (Arg2) -> @Sendable (Arg3) -> @Sendable (Arg4) -> Output
) -> @Sendable (Arg1, Arg2, Arg3, Arg4) -> Output {
  { arg1, arg2, arg3, arg4 in function(arg1)(arg2)(arg3)(arg4) }
}

/// Takes the four parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) -> @Sendable (Arg3) -> @Sendable (Arg4) throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try function(arg1)(arg2)(arg3)(arg4) }
}

/// Takes the four parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) -> @Sendable (Arg3) -> @Sendable (Arg4) async -> Output
) -> @Sendable (Arg1, Arg2, Arg3, Arg4) async -> Output {
  { arg1, arg2, arg3, arg4 in await function(arg1)(arg2)(arg3)(arg4) }
}

/// Takes the four parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) -> @Sendable (Arg3) -> @Sendable (Arg4) async throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try await function(arg1)(arg2)(arg3)(arg4) }
}

/// Takes the four parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) -> @Sendable (Arg3) -> @MainActor (Arg4) -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output {
  { arg1, arg2, arg3, arg4 in function(arg1)(arg2)(arg3)(arg4) }
}

/// Takes the four parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) -> @Sendable (Arg3) -> @MainActor (Arg4) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try function(arg1)(arg2)(arg3)(arg4) }
}

/// Takes the four parameters of a curried function at once.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Output: SendableMetatype>(
  _ function: @escaping (Arg1) -> (Arg2) -> (Arg3) -> @MainActor (Arg4) -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output {
  { arg1, arg2, arg3, arg4 in function(arg1)(arg2)(arg3)(arg4) }
}

/// Takes the four parameters of a curried function at once.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping (Arg1) -> (Arg2) -> (Arg3) -> @MainActor (Arg4) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try function(arg1)(arg2)(arg3)(arg4) }
}

/// Takes the four parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) -> @Sendable (Arg3) -> @MainActor (Arg4) async -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4) async -> Output {
  { arg1, arg2, arg3, arg4 in await function(arg1)(arg2)(arg3)(arg4) }
}

/// Takes the four parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) -> @Sendable (Arg3) -> @MainActor (Arg4) async throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4 in try await function(arg1)(arg2)(arg3)(arg4) }
}

/// Takes the five parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Arg5, Output>(
  _ function: @escaping (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) -> Output
) -> (Arg1, Arg2, Arg3, Arg4, Arg5) -> Output {
  { arg1, arg2, arg3, arg4, arg5 in function(arg1)(arg2)(arg3)(arg4)(arg5) }
}

/// Takes the five parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Arg5, Output, Failure: Error>(
  _ function: @escaping (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) throws(Failure) -> Output
) -> (Arg1, Arg2, Arg3, Arg4, Arg5) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4, arg5 in try function(arg1)(arg2)(arg3)(arg4)(arg5) }
}

/// Takes the five parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Arg5, Output>(
  _ function: @escaping (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) async -> Output
) -> (Arg1, Arg2, Arg3, Arg4, Arg5) async -> Output {
  { arg1, arg2, arg3, arg4, arg5 in await function(arg1)(arg2)(arg3)(arg4)(arg5) }
}

/// Takes the five parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Arg5, Output, Failure: Error>(
  _ function:
    @escaping (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) async throws(Failure) -> Output
) -> (Arg1, Arg2, Arg3, Arg4, Arg5) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4, arg5 in try await function(arg1)(arg2)(arg3)(arg4)(arg5) }
}

/// Takes the five parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Output: SendableMetatype
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) -> @Sendable (Arg3) -> @Sendable (Arg4) -> @Sendable (Arg5) -> Output
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5) -> Output {
  { arg1, arg2, arg3, arg4, arg5 in function(arg1)(arg2)(arg3)(arg4)(arg5) }
}

/// Takes the five parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) ->
    @Sendable (Arg3) -> @Sendable (Arg4) -> @Sendable (Arg5) throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4, arg5 in try function(arg1)(arg2)(arg3)(arg4)(arg5) }
}

/// Takes the five parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Output: SendableMetatype
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) -> @Sendable (Arg3) -> @Sendable (Arg4) -> @Sendable (Arg5) async -> Output
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5) async -> Output {
  { arg1, arg2, arg3, arg4, arg5 in await function(arg1)(arg2)(arg3)(arg4)(arg5) }
}

/// Takes the five parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) ->
    @Sendable (Arg3) -> @Sendable (Arg4) -> @Sendable (Arg5) async throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4, arg5 in try await function(arg1)(arg2)(arg3)(arg4)(arg5) }
}

/// Takes the five parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Output: SendableMetatype
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) -> @Sendable (Arg3) -> @Sendable (Arg4) -> @MainActor (Arg5) -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5) -> Output {
  { arg1, arg2, arg3, arg4, arg5 in function(arg1)(arg2)(arg3)(arg4)(arg5) }
}

/// Takes the five parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) ->
    @Sendable (Arg3) -> @Sendable (Arg4) -> @MainActor (Arg5) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4, arg5 in try function(arg1)(arg2)(arg3)(arg4)(arg5) }
}

/// Takes the five parameters of a curried function at once.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Arg5, Output: SendableMetatype>(
  _ function: @escaping (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> @MainActor (Arg5) -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5) -> Output {
  { arg1, arg2, arg3, arg4, arg5 in function(arg1)(arg2)(arg3)(arg4)(arg5) }
}

/// Takes the five parameters of a curried function at once.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Arg5, Output: SendableMetatype, Failure: Error>(
  _ function:
    @escaping (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> @MainActor (Arg5) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4, arg5 in try function(arg1)(arg2)(arg3)(arg4)(arg5) }
}

/// Takes the five parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Output: SendableMetatype
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) -> @Sendable (Arg3) -> @Sendable (Arg4) -> @MainActor (Arg5) async -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5) async -> Output {
  { arg1, arg2, arg3, arg4, arg5 in await function(arg1)(arg2)(arg3)(arg4)(arg5) }
}

/// Takes the five parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) ->
    @Sendable (Arg3) -> @Sendable (Arg4) -> @MainActor (Arg5) async throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4, arg5 in try await function(arg1)(arg2)(arg3)(arg4)(arg5) }
}

/// Takes the six parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Output>(
  _ function: @escaping (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) -> (Arg6) -> Output
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) -> Output {
  { arg1, arg2, arg3, arg4, arg5, arg6 in function(arg1)(arg2)(arg3)(arg4)(arg5)(arg6) }
}

/// Takes the six parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Output, Failure: Error>(
  _ function:
    @escaping (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) -> (Arg6) throws(Failure) -> Output
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4, arg5, arg6 in try function(arg1)(arg2)(arg3)(arg4)(arg5)(arg6) }
}

/// Takes the six parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Output>(
  _ function: @escaping (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) -> (Arg6) async -> Output
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) async -> Output {
  { arg1, arg2, arg3, arg4, arg5, arg6 in await function(arg1)(arg2)(arg3)(arg4)(arg5)(arg6) }
}

/// Takes the six parameters of a curried function at once.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Output, Failure: Error>(
  _ function:
    @escaping (Arg1) ->
    (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) -> (Arg6) async throws(Failure) -> Output
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4, arg5, arg6 in try await function(arg1)(arg2)(arg3)(arg4)(arg5)(arg6) }
}

/// Takes the six parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Arg6: SendableMetatype, Output: SendableMetatype
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) ->
    @Sendable (Arg3) -> @Sendable (Arg4) -> @Sendable (Arg5) -> @Sendable (Arg6) -> Output
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) -> Output {
  { arg1, arg2, arg3, arg4, arg5, arg6 in function(arg1)(arg2)(arg3)(arg4)(arg5)(arg6) }
}

/// Takes the six parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Arg6: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) ->
    @Sendable (Arg3) ->
    @Sendable (Arg4) -> @Sendable (Arg5) -> @Sendable (Arg6) throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4, arg5, arg6 in try function(arg1)(arg2)(arg3)(arg4)(arg5)(arg6) }
}

/// Takes the six parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Arg6: SendableMetatype, Output: SendableMetatype
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) ->
    @Sendable (Arg3) -> @Sendable (Arg4) -> @Sendable (Arg5) -> @Sendable (Arg6) async -> Output
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) async -> Output {
  { arg1, arg2, arg3, arg4, arg5, arg6 in await function(arg1)(arg2)(arg3)(arg4)(arg5)(arg6) }
}

/// Takes the six parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Arg6: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) ->
    @Sendable (Arg3) ->
    @Sendable (Arg4) -> @Sendable (Arg5) -> @Sendable (Arg6) async throws(Failure) -> Output
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4, arg5, arg6 in try await function(arg1)(arg2)(arg3)(arg4)(arg5)(arg6) }
}

/// Takes the six parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Arg6: SendableMetatype, Output: SendableMetatype
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) ->
    @Sendable (Arg3) -> @Sendable (Arg4) -> @Sendable (Arg5) -> @MainActor (Arg6) -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) -> Output {
  { arg1, arg2, arg3, arg4, arg5, arg6 in function(arg1)(arg2)(arg3)(arg4)(arg5)(arg6) }
}

/// Takes the six parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Arg6: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) ->
    @Sendable (Arg3) ->
    @Sendable (Arg4) -> @Sendable (Arg5) -> @MainActor (Arg6) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4, arg5, arg6 in try function(arg1)(arg2)(arg3)(arg4)(arg5)(arg6) }
}

/// Takes the six parameters of a curried function at once.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Output: SendableMetatype>(
  _ function:
    @escaping (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) -> @MainActor (Arg6) -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) -> Output {
  { arg1, arg2, arg3, arg4, arg5, arg6 in function(arg1)(arg2)(arg3)(arg4)(arg5)(arg6) }
}

/// Takes the six parameters of a curried function at once.
@_documentation(visibility: internal) @MainActor @export(implementation) @inline(always)
public func uncurry<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Output: SendableMetatype, Failure: Error>(
  _ function:
    @escaping (Arg1) ->
    (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) -> @MainActor (Arg6) throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4, arg5, arg6 in try function(arg1)(arg2)(arg3)(arg4)(arg5)(arg6) }
}

/// Takes the six parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Arg6: SendableMetatype, Output: SendableMetatype
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) ->
    @Sendable (Arg3) -> @Sendable (Arg4) -> @Sendable (Arg5) -> @MainActor (Arg6) async -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) async -> Output {
  { arg1, arg2, arg3, arg4, arg5, arg6 in await function(arg1)(arg2)(arg3)(arg4)(arg5)(arg6) }
}

/// Takes the six parameters of a curried function at once.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func uncurry<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, Arg6: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1) ->
    @Sendable (Arg2) ->
    @Sendable (Arg3) ->
    @Sendable (Arg4) -> @Sendable (Arg5) -> @MainActor (Arg6) async throws(Failure) -> Output
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) async throws(Failure) -> Output {
  { arg1, arg2, arg3, arg4, arg5, arg6 in try await function(arg1)(arg2)(arg3)(arg4)(arg5)(arg6) }
}
