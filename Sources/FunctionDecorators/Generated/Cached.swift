// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Remembers what a function returned, by its arguments.
///
/// ```swift
/// func load(_ id: Int) -> User { ada }
///
/// let quick = cached(load, limit: 50)   // (Int) -> User
/// ```
///
/// The function may have any number of parameters, suspend, throw, be `@Sendable` or run on the main
/// actor. What it throws is not remembered. It is called outside of any lock: calls with equal
/// arguments that overlap each call the function, and the last one to end is remembered.
///
/// - Parameters:
///   - function: What is remembered.
///   - limit: For how many different arguments; then the least recently used are forgotten.
/// - Returns: A function of the same type.
/// - Complexity: O(1) for what is remembered, beside the hashing of the arguments.
@_disfavoredOverload
@export(implementation) @inline(always)
public func cached<each Argument: Hashable, Output>(
  _ function: @escaping (repeat each Argument) -> Output, limit: Int = 100
) -> (repeat each Argument) -> Output {
  var results = RecentResults<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers what such a function returned, by its arguments.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func cached<each Argument: Hashable, Output, Failure: Error>(
  _ function: @escaping (repeat each Argument) throws(Failure) -> Output, limit: Int = 100
) -> (repeat each Argument) throws(Failure) -> Output {
  var results = RecentResults<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) throws(Failure) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = try function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers what such a function returned, by its arguments.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func cached<each Argument: Hashable, Output>(
  _ function: @escaping (repeat each Argument) async -> Output, limit: Int = 100
) -> (repeat each Argument) async -> Output {
  var results = RecentResults<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = await function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers what such a function returned, by its arguments.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func cached<each Argument: Hashable, Output, Failure: Error>(
  _ function: @escaping (repeat each Argument) async throws(Failure) -> Output, limit: Int = 100
) -> (repeat each Argument) async throws(Failure) -> Output {
  var results = RecentResults<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) async throws(Failure) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = try await function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers what such a function returned, by its arguments.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func cached<each Argument: Hashable & Sendable, Output: Sendable>(
  _ function: @escaping @Sendable (repeat each Argument) -> Output, limit: Int = 100
) -> @Sendable (repeat each Argument) -> Output {
  let results = SharedResults<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers what such a function returned, by its arguments.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func cached<each Argument: Hashable & Sendable, Output: Sendable, Failure: Error>(
  _ function: @escaping @Sendable (repeat each Argument) throws(Failure) -> Output, limit: Int = 100
) -> @Sendable (repeat each Argument) throws(Failure) -> Output {
  let results = SharedResults<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) throws(Failure) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = try function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers what such a function returned, by its arguments.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func cached<each Argument: Hashable & Sendable, Output: Sendable>(
  _ function: @escaping @Sendable (repeat each Argument) async -> Output, limit: Int = 100
) -> @Sendable (repeat each Argument) async -> Output {
  let results = SharedResults<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = await function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers what such a function returned, by its arguments.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func cached<each Argument: Hashable & Sendable, Output: Sendable, Failure: Error>(
  _ function: @escaping @Sendable (repeat each Argument) async throws(Failure) -> Output,
  limit: Int = 100
) -> @Sendable (repeat each Argument) async throws(Failure) -> Output {
  let results = SharedResults<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) async throws(Failure) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = try await function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers what such a function returned, by its arguments.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func cached<each Argument: Hashable & SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @MainActor (repeat each Argument) -> Output, limit: Int = 100
) -> @MainActor (repeat each Argument) -> Output {
  var results = RecentResults<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}

/// Remembers what such a function returned, by its arguments.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func cached<
  each Argument: Hashable & SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (repeat each Argument) throws(Failure) -> Output,
  limit: Int = 100
) -> @MainActor (repeat each Argument) throws(Failure) -> Output {
  var results = RecentResults<ArgumentList<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) throws(Failure) in
    let key = ArgumentList(repeat each argument)
    if let known = results.result(for: key) { return known }
    let output = try function(repeat each argument)
    results.remember(output, for: key)
    return output
  }
}
