// Made by `swift run generate-combinators`. Change the generator, not this file.

public import LocalPublisher
public import PartialApplication

/// Remembers the values of what a function returns, by its arguments.
///
/// The values are remembered once a subscription has finished. Later calls with the same arguments
/// give a publisher of what is remembered, without calling the function; a publisher of an earlier
/// call delivers it too. What fails or is cancelled is not remembered: the next call calls the
/// function.
///
/// The function may have any number of parameters, suspend, throw, be `@Sendable` or run on the main
/// actor.
///
/// - Parameters:
///   - function: Makes the publisher.
///   - limit: For how many different arguments; then the least recently used are forgotten.
/// - Returns: A function of the same type.
/// - Complexity: O(1) for what is remembered, beside the hashing of the arguments.
@_disfavoredOverload @export(implementation) @inline(always)
public func cached<each Argument: Hashable, Output, StreamFailure: Error>(
  _ function: @escaping (repeat each Argument) -> AnyPublisher<Output, StreamFailure>,
  limit: Int = 100
) -> (repeat each Argument) -> AnyPublisher<Output, StreamFailure> {
  let results = LocalResults<
    ArgumentList<repeat each Argument>, Recording<Output, StreamFailure>
  >(limit: limit)
  return { (argument: repeat each Argument) in
    let key = ArgumentList(repeat each argument)
    let recording = results.result(for: key) ?? Recording()
    if let replayed = recording.replayed() { return replayed }
    let publisher = function(repeat each argument)
    results.remember(recording, for: key)
    return recording.recording(publisher)
  }
}

/// Remembers the values of what such a function returns, by its arguments.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func cached<each Argument: Hashable, Output, StreamFailure: Error, Failure: Error>(
  _ function:
    @escaping (repeat each Argument) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  limit: Int = 100
) -> (repeat each Argument) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  let results = LocalResults<
    ArgumentList<repeat each Argument>, Recording<Output, StreamFailure>
  >(limit: limit)
  return { (argument: repeat each Argument) throws(Failure) in
    let key = ArgumentList(repeat each argument)
    let recording = results.result(for: key) ?? Recording()
    if let replayed = recording.replayed() { return replayed }
    let publisher = try function(repeat each argument)
    results.remember(recording, for: key)
    return recording.recording(publisher)
  }
}

/// Remembers the values of what such a function returns, by its arguments.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func cached<each Argument: Hashable, Output, StreamFailure: Error>(
  _ function: @escaping (repeat each Argument) async -> AnyPublisher<Output, StreamFailure>,
  limit: Int = 100
) -> (repeat each Argument) async -> AnyPublisher<Output, StreamFailure> {
  let results = LocalResults<
    ArgumentList<repeat each Argument>, Recording<Output, StreamFailure>
  >(limit: limit)
  return { (argument: repeat each Argument) in
    let key = ArgumentList(repeat each argument)
    let recording = results.result(for: key) ?? Recording()
    if let replayed = recording.replayed() { return replayed }
    let publisher = await function(repeat each argument)
    results.remember(recording, for: key)
    return recording.recording(publisher)
  }
}

/// Remembers the values of what such a function returns, by its arguments.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func cached<each Argument: Hashable, Output, StreamFailure: Error, Failure: Error>(
  _ function:
    @escaping (repeat each Argument) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  limit: Int = 100
) -> (repeat each Argument) async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  let results = LocalResults<
    ArgumentList<repeat each Argument>, Recording<Output, StreamFailure>
  >(limit: limit)
  return { (argument: repeat each Argument) async throws(Failure) in
    let key = ArgumentList(repeat each argument)
    let recording = results.result(for: key) ?? Recording()
    if let replayed = recording.replayed() { return replayed }
    let publisher = try await function(repeat each argument)
    results.remember(recording, for: key)
    return recording.recording(publisher)
  }
}

/// Remembers the values of what such a function returns, by its arguments.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func cached<each Argument: Hashable & Sendable, Output, StreamFailure: Error>(
  _ function: @escaping @Sendable (repeat each Argument) -> AnyPublisher<Output, StreamFailure>,
  limit: Int = 100
) -> @Sendable (repeat each Argument) -> AnyPublisher<Output, StreamFailure> {
  let results = SharedResults<
    ArgumentList<repeat each Argument>, Recording<Output, StreamFailure>
  >(limit: limit)
  return { (argument: repeat each Argument) in
    let key = ArgumentList(repeat each argument)
    let recording = results.result(for: key) ?? Recording()
    if let replayed = recording.replayed() { return replayed }
    let publisher = function(repeat each argument)
    results.remember(recording, for: key)
    return recording.recording(publisher)
  }
}

/// Remembers the values of what such a function returns, by its arguments.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func cached<
  each Argument: Hashable & Sendable, Output, StreamFailure: Error, Failure: Error
>(
  _ function:
    @escaping @Sendable (
      repeat each Argument
    ) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  limit: Int = 100
) -> @Sendable (repeat each Argument) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  let results = SharedResults<
    ArgumentList<repeat each Argument>, Recording<Output, StreamFailure>
  >(limit: limit)
  return { (argument: repeat each Argument) throws(Failure) in
    let key = ArgumentList(repeat each argument)
    let recording = results.result(for: key) ?? Recording()
    if let replayed = recording.replayed() { return replayed }
    let publisher = try function(repeat each argument)
    results.remember(recording, for: key)
    return recording.recording(publisher)
  }
}

/// Remembers the values of what such a function returns, by its arguments.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func cached<each Argument: Hashable & Sendable, Output, StreamFailure: Error>(
  _ function:
    @escaping @Sendable (repeat each Argument) async -> AnyPublisher<Output, StreamFailure>,
  limit: Int = 100
) -> @Sendable (repeat each Argument) async -> AnyPublisher<Output, StreamFailure> {
  let results = SharedResults<
    ArgumentList<repeat each Argument>, Recording<Output, StreamFailure>
  >(limit: limit)
  return { (argument: repeat each Argument) in
    let key = ArgumentList(repeat each argument)
    let recording = results.result(for: key) ?? Recording()
    if let replayed = recording.replayed() { return replayed }
    let publisher = await function(repeat each argument)
    results.remember(recording, for: key)
    return recording.recording(publisher)
  }
}

/// Remembers the values of what such a function returns, by its arguments.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func cached<
  each Argument: Hashable & Sendable, Output, StreamFailure: Error, Failure: Error
>(
  _ function:
    @escaping @Sendable (
      repeat each Argument
    ) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  limit: Int = 100
) -> @Sendable (repeat each Argument) async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  let results = SharedResults<
    ArgumentList<repeat each Argument>, Recording<Output, StreamFailure>
  >(limit: limit)
  return { (argument: repeat each Argument) async throws(Failure) in
    let key = ArgumentList(repeat each argument)
    let recording = results.result(for: key) ?? Recording()
    if let replayed = recording.replayed() { return replayed }
    let publisher = try await function(repeat each argument)
    results.remember(recording, for: key)
    return recording.recording(publisher)
  }
}

/// Remembers the values of what such a function returns, by its arguments.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func cached<each Argument: Hashable & SendableMetatype, StreamFailure: Error, Output>(
  _ function: @escaping @MainActor (repeat each Argument) -> AnyPublisher<Output, StreamFailure>,
  limit: Int = 100
) -> @MainActor (repeat each Argument) -> AnyPublisher<Output, StreamFailure> {
  let results = LocalResults<
    ArgumentList<repeat each Argument>, Recording<Output, StreamFailure>
  >(limit: limit)
  return { (argument: repeat each Argument) in
    let key = ArgumentList(repeat each argument)
    let recording = results.result(for: key) ?? Recording()
    if let replayed = recording.replayed() { return replayed }
    let publisher = function(repeat each argument)
    results.remember(recording, for: key)
    return recording.recording(publisher)
  }
}

/// Remembers the values of what such a function returns, by its arguments.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func cached<
  each Argument: Hashable & SendableMetatype, StreamFailure: Error, Output, Failure: Error
>(
  _ function:
    @escaping @MainActor (
      repeat each Argument
    ) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  limit: Int = 100
) -> @MainActor (repeat each Argument) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  let results = LocalResults<
    ArgumentList<repeat each Argument>, Recording<Output, StreamFailure>
  >(limit: limit)
  return { (argument: repeat each Argument) throws(Failure) in
    let key = ArgumentList(repeat each argument)
    let recording = results.result(for: key) ?? Recording()
    if let replayed = recording.replayed() { return replayed }
    let publisher = try function(repeat each argument)
    results.remember(recording, for: key)
    return recording.recording(publisher)
  }
}
