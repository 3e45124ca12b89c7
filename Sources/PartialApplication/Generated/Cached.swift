// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Remembers the results of a function, by its arguments.
///
/// ```swift
/// func load(_ id: Int) -> User { ada }
///
/// let quick = cached(load, limit: 50)   // (Int) -> User
/// ```
///
/// The function takes any number of parameters, and may suspend, throw, be `@Sendable`, or run on
/// the main actor. Errors are not remembered. If calls with equal arguments overlap, each of them
/// calls the function, and the result of the last call to end is remembered. While other results
/// with the same hash value keep arriving, a result may not be remembered.
///
/// Your code never runs under a lock. So the function, and the `hash`, `==`, and `deinit` of
/// arguments and results, may call the cached function.
///
/// - Parameters:
///   - function: The function.
///   - limit: The number of results to remember. The least recently used result is forgotten first.
/// - Returns: A function of the same type.
/// - Complexity: O(1) for a remembered result, plus the hashing of the arguments.
@_disfavoredOverload @export(implementation) @inline(always)
public func cached<each Argument: Hashable, Output>(
  _ function: @escaping (repeat each Argument) -> Output, limit: Int = 100
) -> (repeat each Argument) -> Output {
  let results = ResultCache<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers the results of a function, by its arguments.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func cached<each Argument: Hashable, Output, Failure: Error>(
  _ function: @escaping (repeat each Argument) throws(Failure) -> Output, limit: Int = 100
) -> (repeat each Argument) throws(Failure) -> Output {
  let results = ResultCache<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) throws(Failure) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = try function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers the results of a function, by its arguments.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func cached<each Argument: Hashable & SendableMetatype, Output>(
  _ function: @escaping (repeat each Argument) async -> Output, limit: Int = 100
) -> (repeat each Argument) async -> Output {
  let results = ResultCache<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = await function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers the results of a function, by its arguments.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func cached<each Argument: Hashable & SendableMetatype, Output, Failure: Error>(
  _ function: @escaping (repeat each Argument) async throws(Failure) -> Output, limit: Int = 100
) -> (repeat each Argument) async throws(Failure) -> Output {
  let results = ResultCache<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) async throws(Failure) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = try await function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers the results of a function, by its arguments.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func cached<each Argument: Hashable & Sendable, Output: Sendable>(
  _ function: @escaping @Sendable (repeat each Argument) -> Output, limit: Int = 100
) -> @Sendable (repeat each Argument) -> Output {
  let results = ResultCache<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers the results of a function, by its arguments.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func cached<each Argument: Hashable & Sendable, Output: Sendable, Failure: Error>(
  _ function: @escaping @Sendable (repeat each Argument) throws(Failure) -> Output, limit: Int = 100
) -> @Sendable (repeat each Argument) throws(Failure) -> Output {
  let results = ResultCache<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) throws(Failure) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = try function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers the results of a function, by its arguments.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func cached<each Argument: Hashable & Sendable, Output: Sendable>(
  _ function: @escaping @Sendable (repeat each Argument) async -> Output, limit: Int = 100
) -> @Sendable (repeat each Argument) async -> Output {
  let results = ResultCache<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = await function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers the results of a function, by its arguments.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func cached<each Argument: Hashable & Sendable, Output: Sendable, Failure: Error>(
  _ function: @escaping @Sendable (repeat each Argument) async throws(Failure) -> Output,
  limit: Int = 100
) -> @Sendable (repeat each Argument) async throws(Failure) -> Output {
  let results = ResultCache<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) async throws(Failure) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = try await function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers the results of a function, by its arguments.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func cached<each Argument: Hashable & SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @MainActor (repeat each Argument) -> Output, limit: Int = 100
) -> @MainActor (repeat each Argument) -> Output {
  let results = ResultCache<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers the results of a function, by its arguments.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func cached<
  each Argument: Hashable & SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (repeat each Argument) throws(Failure) -> Output,
  limit: Int = 100
) -> @MainActor (repeat each Argument) throws(Failure) -> Output {
  let results = ResultCache<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) throws(Failure) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = try function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}
