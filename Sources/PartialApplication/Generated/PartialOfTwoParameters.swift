// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Binds arguments of a function and returns a function of the others.
///
/// The labels number the arguments: `arg1:` binds the first argument.
///
/// ```swift
/// func greet(_ greeting: String, _ name: String) -> String { "\(greeting), \(name)!" }
///
/// let hello = partial(greet, arg1: "Hello")
/// print(hello("Ada"))                                  // Hello, Ada!
/// print(partial(greet, arg2: "Ada")("Good evening"))   // Good evening, Ada!
/// ```
///
/// If a function has one to three parameters, one call binds any choice of its arguments. If a
/// function has more parameters, one call binds one of the first six arguments, or up to six
/// leading arguments.
///
/// The result keeps `async`, `throws(Failure)` with the same `Failure`, and `@MainActor`. It keeps
/// `@Sendable` if the bound arguments are `Sendable`. A function that is both `@MainActor` and
/// `async` becomes `@Sendable` and `async`. Bound arguments are evaluated once, when you call
/// `partial`. If the result is made and called in one place, a call costs as much as a call of a
/// hand-written closure. If the result is kept and called elsewhere, a call costs one more
/// conversion.
///
/// If the context needs a `@Sendable` result, the compiler rejects a bound closure that is not
/// `@Sendable`, without naming the closure or the attribute. Write the attribute,
/// `{ @Sendable _ in "Ada" }`, or bind a constant with a `@Sendable` type. In a test, bind
/// `returning("Ada")` of FunctionalDITestDoubles.
///
/// - Parameters:
///   - function: The function whose arguments are bound.
///   - arg1: The first argument of every call.
/// - Returns: A function of the parameters that are not bound, in their order.
/// - Complexity: O(1).
@export(implementation) @inline(always)
public func partial<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) -> Output, arg1: Arg1
) -> (Arg2) -> Output {
  { arg2 in function(arg1, arg2) }
}

/// Binds `arg1` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output, arg1: Arg1
) -> (Arg2) throws(Failure) -> Output {
  { arg2 in try function(arg1, arg2) }
}

/// Binds `arg1` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) async -> Output, arg1: Arg1
) -> (Arg2) async -> Output {
  { arg2 in await function(arg1, arg2) }
}

/// Binds `arg1` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output, arg1: Arg1
) -> (Arg2) async throws(Failure) -> Output {
  { arg2 in try await function(arg1, arg2) }
}

/// Binds `arg1` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> Output, arg1: Arg1
) -> @Sendable (Arg2) -> Output {
  { arg2 in function(arg1, arg2) }
}

/// Binds `arg1` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output, arg1: Arg1
) -> @Sendable (Arg2) throws(Failure) -> Output {
  { arg2 in try function(arg1, arg2) }
}

/// Binds `arg1` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> Output, arg1: Arg1
) -> @Sendable (Arg2) async -> Output {
  { arg2 in await function(arg1, arg2) }
}

/// Binds `arg1` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output, arg1: Arg1
) -> @Sendable (Arg2) async throws(Failure) -> Output {
  { arg2 in try await function(arg1, arg2) }
}

/// Binds `arg1` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> Output, arg1: Arg1
) -> @MainActor (Arg2) -> Output {
  { arg2 in function(arg1, arg2) }
}

/// Binds `arg1` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: Sendable, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output, arg1: Arg1
) -> @MainActor (Arg2) throws(Failure) -> Output {
  { arg2 in try function(arg1, arg2) }
}

/// Binds `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) -> Output, arg2: Arg2
) -> (Arg1) -> Output {
  { arg1 in function(arg1, arg2) }
}

/// Binds `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output, arg2: Arg2
) -> (Arg1) throws(Failure) -> Output {
  { arg1 in try function(arg1, arg2) }
}

/// Binds `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) async -> Output, arg2: Arg2
) -> (Arg1) async -> Output {
  { arg1 in await function(arg1, arg2) }
}

/// Binds `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output, arg2: Arg2
) -> (Arg1) async throws(Failure) -> Output {
  { arg1 in try await function(arg1, arg2) }
}

/// Binds `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> Output, arg2: Arg2
) -> @Sendable (Arg1) -> Output {
  { arg1 in function(arg1, arg2) }
}

/// Binds `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output, arg2: Arg2
) -> @Sendable (Arg1) throws(Failure) -> Output {
  { arg1 in try function(arg1, arg2) }
}

/// Binds `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> Output, arg2: Arg2
) -> @Sendable (Arg1) async -> Output {
  { arg1 in await function(arg1, arg2) }
}

/// Binds `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output, arg2: Arg2
) -> @Sendable (Arg1) async throws(Failure) -> Output {
  { arg1 in try await function(arg1, arg2) }
}

/// Binds `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: SendableMetatype, Arg2: Sendable, Output: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> Output, arg2: Arg2
) -> @MainActor (Arg1) -> Output {
  { arg1 in function(arg1, arg2) }
}

/// Binds `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<
  Arg1: SendableMetatype, Arg2: Sendable, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output, arg2: Arg2
) -> @MainActor (Arg1) throws(Failure) -> Output {
  { arg1 in try function(arg1, arg2) }
}

/// Binds `arg1` and `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) -> Output, arg1: Arg1, arg2: Arg2
) -> () -> Output {
  { function(arg1, arg2) }
}

/// Binds `arg1` and `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output, arg1: Arg1, arg2: Arg2
) -> () throws(Failure) -> Output {
  { try function(arg1, arg2) }
}

/// Binds `arg1` and `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) async -> Output, arg1: Arg1, arg2: Arg2
) -> () async -> Output {
  { await function(arg1, arg2) }
}

/// Binds `arg1` and `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output, arg1: Arg1, arg2: Arg2
) -> () async throws(Failure) -> Output {
  { try await function(arg1, arg2) }
}

/// Binds `arg1` and `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> Output, arg1: Arg1, arg2: Arg2
) -> @Sendable () -> Output {
  { function(arg1, arg2) }
}

/// Binds `arg1` and `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output, arg1: Arg1, arg2: Arg2
) -> @Sendable () throws(Failure) -> Output {
  { try function(arg1, arg2) }
}

/// Binds `arg1` and `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Output>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> Output, arg1: Arg1, arg2: Arg2
) -> @Sendable () async -> Output {
  { await function(arg1, arg2) }
}

/// Binds `arg1` and `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Output, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output, arg1: Arg1,
  arg2: Arg2
) -> @Sendable () async throws(Failure) -> Output {
  { try await function(arg1, arg2) }
}

/// Binds `arg1` and `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Output: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> Output, arg1: Arg1, arg2: Arg2
) -> @MainActor () -> Output {
  { function(arg1, arg2) }
}

/// Binds `arg1` and `arg2` of a function of two parameters.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func partial<Arg1: Sendable, Arg2: Sendable, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output, arg1: Arg1, arg2: Arg2
) -> @MainActor () throws(Failure) -> Output {
  { try function(arg1, arg2) }
}
