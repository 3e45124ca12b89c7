// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Turns a function of several arguments into a function that takes them one at a time.
///
/// ```swift
/// func area(_ width: Double, _ height: Double) -> Double { width * height }
///
/// let ofWidth = curry(area)             // (Double) -> (Double) -> Double
/// print([1, 2, 3].map(ofWidth(10)))     // [10.0, 20.0, 30.0]
/// ```
///
/// Functions of two to six parameters can be curried. Only the last call has the function's
/// effects: it may suspend, throw, or need the main actor. If the function is `@Sendable` and its
/// arguments are `Sendable`, each intermediate function is `@Sendable` too. Currying a declared
/// function and applying all arguments in one expression costs no more than the direct call.
///
/// To bind one argument and keep the other parameters in one list, use `partial`.
///
/// - Parameter function: A function of two to six parameters.
/// - Returns: A function of the first argument that returns a function of the second, and so on.
/// - Complexity: O(1).
@export(implementation) @inline(always)
public func curry<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) -> Output
) -> (Arg1) -> (Arg2) -> Output {
  { arg1 in { arg2 in function(arg1, arg2) } }
}

/// Takes the arguments of a function of two parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output
) -> (Arg1) -> (Arg2) throws(Failure) -> Output {
  { arg1 in { arg2 throws(Failure) in try function(arg1, arg2) } }
}

/// Takes the arguments of a function of two parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) async -> Output
) -> (Arg1) -> (Arg2) async -> Output {
  { arg1 in { arg2 in await function(arg1, arg2) } }
}

/// Takes the arguments of a function of two parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output
) -> (Arg1) -> (Arg2) async throws(Failure) -> Output {
  { arg1 in { arg2 async throws(Failure) in try await function(arg1, arg2) } }
}

/// Takes the arguments of a function of two parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1: Sendable, Arg2, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> Output
) -> @Sendable (Arg1) -> @Sendable (Arg2) -> Output {
  { arg1 in { arg2 in function(arg1, arg2) } }
}

/// Takes the arguments of a function of two parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1: Sendable, Arg2, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output
) -> @Sendable (Arg1) -> @Sendable (Arg2) throws(Failure) -> Output {
  { arg1 in { arg2 throws(Failure) in try function(arg1, arg2) } }
}

/// Takes the arguments of a function of two parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1: Sendable, Arg2, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> Output
) -> @Sendable (Arg1) -> @Sendable (Arg2) async -> Output {
  { arg1 in { arg2 in await function(arg1, arg2) } }
}

/// Takes the arguments of a function of two parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1: Sendable, Arg2, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output
) -> @Sendable (Arg1) -> @Sendable (Arg2) async throws(Failure) -> Output {
  { arg1 in { arg2 async throws(Failure) in try await function(arg1, arg2) } }
}

/// Takes the arguments of a function of two parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1: Sendable, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> Output
) -> @Sendable (Arg1) -> @MainActor (Arg2) -> Output {
  { arg1 in { arg2 in function(arg1, arg2) } }
}

/// Takes the arguments of a function of two parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1: Sendable, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output
) -> @Sendable (Arg1) -> @MainActor (Arg2) throws(Failure) -> Output {
  { arg1 in { arg2 throws(Failure) in try function(arg1, arg2) } }
}

/// Takes the arguments of a function of three parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) -> Output
) -> (Arg1) -> (Arg2) -> (Arg3) -> Output {
  { arg1 in curry { arg2, arg3 in function(arg1, arg2, arg3) } }
}

/// Takes the arguments of a function of three parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output
) -> (Arg1) -> (Arg2) -> (Arg3) throws(Failure) -> Output {
  { arg1 in curry { (arg2, arg3) throws(Failure) in try function(arg1, arg2, arg3) } }
}

/// Takes the arguments of a function of three parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) async -> Output
) -> (Arg1) -> (Arg2) -> (Arg3) async -> Output {
  { arg1 in curry { arg2, arg3 in await function(arg1, arg2, arg3) } }
}

/// Takes the arguments of a function of three parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output
) -> (Arg1) -> (Arg2) -> (Arg3) async throws(Failure) -> Output {
  { arg1 in curry { (arg2, arg3) async throws(Failure) in try await function(arg1, arg2, arg3) } }
}

/// Takes the arguments of a function of three parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1: Sendable, Arg2: Sendable, Arg3, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) -> Output
) -> @Sendable (Arg1) -> @Sendable (Arg2) -> @Sendable (Arg3) -> Output {
  { arg1 in curry { arg2, arg3 in function(arg1, arg2, arg3) } }
}

/// Takes the arguments of a function of three parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1: Sendable, Arg2: Sendable, Arg3, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output
) -> @Sendable (Arg1) -> @Sendable (Arg2) -> @Sendable (Arg3) throws(Failure) -> Output {
  { arg1 in curry { (arg2, arg3) throws(Failure) in try function(arg1, arg2, arg3) } }
}

/// Takes the arguments of a function of three parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1: Sendable, Arg2: Sendable, Arg3, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async -> Output
) -> @Sendable (Arg1) -> @Sendable (Arg2) -> @Sendable (Arg3) async -> Output {
  { arg1 in curry { arg2, arg3 in await function(arg1, arg2, arg3) } }
}

/// Takes the arguments of a function of three parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1: Sendable, Arg2: Sendable, Arg3, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output
) -> @Sendable (Arg1) -> @Sendable (Arg2) -> @Sendable (Arg3) async throws(Failure) -> Output {
  { arg1 in curry { (arg2, arg3) async throws(Failure) in try await function(arg1, arg2, arg3) } }
}

/// Takes the arguments of a function of three parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1: Sendable, Arg2: Sendable, Arg3: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) -> Output
) -> @Sendable (Arg1) -> @Sendable (Arg2) -> @MainActor (Arg3) -> Output {
  { arg1 in curry { arg2, arg3 in function(arg1, arg2, arg3) } }
}

/// Takes the arguments of a function of three parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<
  Arg1: Sendable, Arg2: Sendable, Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output
) -> @Sendable (Arg1) -> @Sendable (Arg2) -> @MainActor (Arg3) throws(Failure) -> Output {
  { arg1 in curry { (arg2, arg3) throws(Failure) in try function(arg1, arg2, arg3) } }
}

/// Takes the arguments of a function of four parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) -> Output
) -> (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> Output {
  { arg1 in curry { arg2, arg3, arg4 in function(arg1, arg2, arg3, arg4) } }
}

/// Takes the arguments of a function of four parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output
) -> (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) throws(Failure) -> Output {
  { arg1 in curry { (arg2, arg3, arg4) throws(Failure) in try function(arg1, arg2, arg3, arg4) } }
}

/// Takes the arguments of a function of four parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async -> Output
) -> (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) async -> Output {
  { arg1 in curry { arg2, arg3, arg4 in await function(arg1, arg2, arg3, arg4) } }
}

/// Takes the arguments of a function of four parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output
) -> (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) async throws(Failure) -> Output {
  { arg1 in
    curry { (arg2, arg3, arg4) async throws(Failure) in try await function(arg1, arg2, arg3, arg4) }
  }
}

/// Takes the arguments of a function of four parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) -> Output
) -> @Sendable (Arg1) -> @Sendable (Arg2) -> @Sendable (Arg3) -> @Sendable (Arg4) -> Output {
  { arg1 in curry { arg2, arg3, arg4 in function(arg1, arg2, arg3, arg4) } }
}

/// Takes the arguments of a function of four parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output
)
  -> @Sendable (Arg1) ->
  @Sendable (Arg2) -> @Sendable (Arg3) -> @Sendable (Arg4) throws(Failure) -> Output
{
  { arg1 in curry { (arg2, arg3, arg4) throws(Failure) in try function(arg1, arg2, arg3, arg4) } }
}

/// Takes the arguments of a function of four parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async -> Output
) -> @Sendable (Arg1) -> @Sendable (Arg2) -> @Sendable (Arg3) -> @Sendable (Arg4) async -> Output {
  { arg1 in curry { arg2, arg3, arg4 in await function(arg1, arg2, arg3, arg4) } }
}

/// Takes the arguments of a function of four parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output
)
  -> @Sendable (Arg1) ->
  @Sendable (Arg2) -> @Sendable (Arg3) -> @Sendable (Arg4) async throws(Failure) -> Output
{
  { arg1 in
    curry { (arg2, arg3, arg4) async throws(Failure) in try await function(arg1, arg2, arg3, arg4) }
  }
}

/// Takes the arguments of a function of four parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output
) -> @Sendable (Arg1) -> @Sendable (Arg2) -> @Sendable (Arg3) -> @MainActor (Arg4) -> Output {
  { arg1 in curry { arg2, arg3, arg4 in function(arg1, arg2, arg3, arg4) } }
}

/// Takes the arguments of a function of four parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output
)
  -> @Sendable (Arg1) ->
  @Sendable (Arg2) -> @Sendable (Arg3) -> @MainActor (Arg4) throws(Failure) -> Output
{
  { arg1 in curry { (arg2, arg3, arg4) throws(Failure) in try function(arg1, arg2, arg3, arg4) } }
}

/// Takes the arguments of a function of five parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Arg3, Arg4, Arg5, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5) -> Output
) -> (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) -> Output {
  { arg1 in curry { arg2, arg3, arg4, arg5 in function(arg1, arg2, arg3, arg4, arg5) } }
}

/// Takes the arguments of a function of five parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Arg3, Arg4, Arg5, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5) throws(Failure) -> Output
) -> (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) throws(Failure) -> Output {
  { arg1 in
    curry { (arg2, arg3, arg4, arg5) throws(Failure) in try function(arg1, arg2, arg3, arg4, arg5) }
  }
}

/// Takes the arguments of a function of five parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Arg3, Arg4, Arg5, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5) async -> Output
) -> (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) async -> Output {
  { arg1 in curry { arg2, arg3, arg4, arg5 in await function(arg1, arg2, arg3, arg4, arg5) } }
}

/// Takes the arguments of a function of five parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Arg3, Arg4, Arg5, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5) async throws(Failure) -> Output
) -> (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) async throws(Failure) -> Output {
  { arg1 in
    curry { (arg2, arg3, arg4, arg5) async throws(Failure) in
      try await function(arg1, arg2, arg3, arg4, arg5)
    }
  }
}

/// Takes the arguments of a function of five parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5) -> Output
)
  -> @Sendable (Arg1) ->
  @Sendable (Arg2) -> @Sendable (Arg3) -> @Sendable (Arg4) -> @Sendable (Arg5) -> Output
{
  { arg1 in curry { arg2, arg3, arg4, arg5 in function(arg1, arg2, arg3, arg4, arg5) } }
}

/// Takes the arguments of a function of five parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5, Output, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5) throws(Failure) -> Output
)
  -> @Sendable (Arg1) ->
  @Sendable (Arg2) ->
  @Sendable (Arg3) -> @Sendable (Arg4) -> @Sendable (Arg5) throws(Failure) -> Output
{
  { arg1 in
    curry { (arg2, arg3, arg4, arg5) throws(Failure) in try function(arg1, arg2, arg3, arg4, arg5) }
  }
}

/// Takes the arguments of a function of five parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5) async -> Output
)
  -> @Sendable (Arg1) ->
  @Sendable (Arg2) -> @Sendable (Arg3) -> @Sendable (Arg4) -> @Sendable (Arg5) async -> Output
{
  { arg1 in curry { arg2, arg3, arg4, arg5 in await function(arg1, arg2, arg3, arg4, arg5) } }
}

/// Takes the arguments of a function of five parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5, Output, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5) async throws(Failure) -> Output
)
  -> @Sendable (Arg1) ->
  @Sendable (Arg2) ->
  @Sendable (Arg3) -> @Sendable (Arg4) -> @Sendable (Arg5) async throws(Failure) -> Output
{
  { arg1 in
    curry { (arg2, arg3, arg4, arg5) async throws(Failure) in
      try await function(arg1, arg2, arg3, arg4, arg5)
    }
  }
}

/// Takes the arguments of a function of five parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5) -> Output
)
  -> @Sendable (Arg1) ->
  @Sendable (Arg2) -> @Sendable (Arg3) -> @Sendable (Arg4) -> @MainActor (Arg5) -> Output
{
  { arg1 in curry { arg2, arg3, arg4, arg5 in function(arg1, arg2, arg3, arg4, arg5) } }
}

/// Takes the arguments of a function of five parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5) throws(Failure) -> Output
)
  -> @Sendable (Arg1) ->
  @Sendable (Arg2) ->
  @Sendable (Arg3) -> @Sendable (Arg4) -> @MainActor (Arg5) throws(Failure) -> Output
{
  { arg1 in
    curry { (arg2, arg3, arg4, arg5) throws(Failure) in try function(arg1, arg2, arg3, arg4, arg5) }
  }
}

/// Takes the arguments of a function of six parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) -> Output
) -> (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) -> (Arg6) -> Output {
  { arg1 in curry { arg2, arg3, arg4, arg5, arg6 in function(arg1, arg2, arg3, arg4, arg5, arg6) } }
}

/// Takes the arguments of a function of six parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) throws(Failure) -> Output
) -> (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) -> (Arg6) throws(Failure) -> Output {
  { arg1 in
    curry { (arg2, arg3, arg4, arg5, arg6) throws(Failure) in
      try function(arg1, arg2, arg3, arg4, arg5, arg6)
    }
  }
}

/// Takes the arguments of a function of six parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) async -> Output
) -> (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) -> (Arg6) async -> Output {
  { arg1 in
    curry { arg2, arg3, arg4, arg5, arg6 in await function(arg1, arg2, arg3, arg4, arg5, arg6) }
  }
}

/// Takes the arguments of a function of six parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<Arg1, Arg2, Arg3, Arg4, Arg5, Arg6, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) async throws(Failure) -> Output
) -> (Arg1) -> (Arg2) -> (Arg3) -> (Arg4) -> (Arg5) -> (Arg6) async throws(Failure) -> Output {
  { arg1 in
    curry { (arg2, arg3, arg4, arg5, arg6) async throws(Failure) in
      try await function(arg1, arg2, arg3, arg4, arg5, arg6)
    }
  }
}

/// Takes the arguments of a function of six parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable, Arg6, Output
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) -> Output
)
  -> @Sendable (Arg1) ->
  @Sendable (Arg2) ->
  @Sendable (Arg3) -> @Sendable (Arg4) -> @Sendable (Arg5) -> @Sendable (Arg6) -> Output
{
  { arg1 in curry { arg2, arg3, arg4, arg5, arg6 in function(arg1, arg2, arg3, arg4, arg5, arg6) } }
}

/// Takes the arguments of a function of six parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable, Arg6, Output,
  Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) throws(Failure) -> Output
)
  -> @Sendable (Arg1) ->
  @Sendable (Arg2) ->
  @Sendable (Arg3) ->
  @Sendable (Arg4) -> @Sendable (Arg5) -> @Sendable (Arg6) throws(Failure) -> Output
{
  { arg1 in
    curry { (arg2, arg3, arg4, arg5, arg6) throws(Failure) in
      try function(arg1, arg2, arg3, arg4, arg5, arg6)
    }
  }
}

/// Takes the arguments of a function of six parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable, Arg6, Output
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) async -> Output
)
  -> @Sendable (Arg1) ->
  @Sendable (Arg2) ->
  @Sendable (Arg3) -> @Sendable (Arg4) -> @Sendable (Arg5) -> @Sendable (Arg6) async -> Output
{
  { arg1 in
    curry { arg2, arg3, arg4, arg5, arg6 in await function(arg1, arg2, arg3, arg4, arg5, arg6) }
  }
}

/// Takes the arguments of a function of six parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable, Arg6, Output,
  Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) async throws(Failure) -> Output
)
  -> @Sendable (Arg1) ->
  @Sendable (Arg2) ->
  @Sendable (Arg3) ->
  @Sendable (Arg4) -> @Sendable (Arg5) -> @Sendable (Arg6) async throws(Failure) -> Output
{
  { arg1 in
    curry { (arg2, arg3, arg4, arg5, arg6) async throws(Failure) in
      try await function(arg1, arg2, arg3, arg4, arg5, arg6)
    }
  }
}

/// Takes the arguments of a function of six parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable,
  Arg6: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) -> Output
)
  -> @Sendable (Arg1) ->
  @Sendable (Arg2) ->
  @Sendable (Arg3) -> @Sendable (Arg4) -> @Sendable (Arg5) -> @MainActor (Arg6) -> Output
{
  { arg1 in curry { arg2, arg3, arg4, arg5, arg6 in function(arg1, arg2, arg3, arg4, arg5, arg6) } }
}

/// Takes the arguments of a function of six parameters one at a time.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func curry<
  Arg1: Sendable, Arg2: Sendable, Arg3: Sendable, Arg4: Sendable, Arg5: Sendable,
  Arg6: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, Arg6) throws(Failure) -> Output
)
  -> @Sendable (Arg1) ->
  @Sendable (Arg2) ->
  @Sendable (Arg3) ->
  @Sendable (Arg4) -> @Sendable (Arg5) -> @MainActor (Arg6) throws(Failure) -> Output
{
  { arg1 in
    curry { (arg2, arg3, arg4, arg5, arg6) throws(Failure) in
      try function(arg1, arg2, arg3, arg4, arg5, arg6)
    }
  }
}
