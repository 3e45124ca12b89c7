// Made by `swift run generate-combinators`. Change the generator, not this file.

public import LocalPublisher
public import PartialApplication

/// Subscribes again where what a function of no parameters returns fails.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Output, StreamFailure: Error>(
  _ function: @escaping () -> AnyPublisher<Output, StreamFailure>, attempts: Int = 3
) -> () -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return {
    let publisher = function()
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of no parameters returns fails.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping () throws(Failure) -> AnyPublisher<Output, StreamFailure>, attempts: Int = 3
) -> () throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { () throws(Failure) in
    let publisher = try function()
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of no parameters returns fails.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Output, StreamFailure: Error>(
  _ function: @escaping () async -> AnyPublisher<Output, StreamFailure>, attempts: Int = 3
) -> () async -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return {
    let publisher = await function()
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of no parameters returns fails.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping () async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> () async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { () async throws(Failure) in
    let publisher = try await function()
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of no parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Output, StreamFailure: Error>(
  _ function: @escaping @Sendable () -> AnyPublisher<Output, StreamFailure>, attempts: Int = 3
) -> @Sendable () -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return {
    let publisher = function()
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of no parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping @Sendable () throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> @Sendable () throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { () throws(Failure) in
    let publisher = try function()
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of no parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Output, StreamFailure: Error>(
  _ function: @escaping @Sendable () async -> AnyPublisher<Output, StreamFailure>, attempts: Int = 3
) -> @Sendable () async -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return {
    let publisher = await function()
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of no parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping @Sendable () async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> @Sendable () async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { () async throws(Failure) in
    let publisher = try await function()
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of no parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<StreamFailure: Error, Output>(
  _ function: @escaping @MainActor () -> AnyPublisher<Output, StreamFailure>, attempts: Int = 3
) -> @MainActor () -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return {
    let publisher = function()
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of no parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<StreamFailure: Error, Output, Failure: Error>(
  _ function: @escaping @MainActor () throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> @MainActor () throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { () throws(Failure) in
    let publisher = try function()
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function returns fails.
///
/// ```swift
/// let load: @Sendable (Int) -> AnyPublisher<String, any Error> = { id in
///   Just("user \(id)").setFailureType(to: (any Error).self).eraseToAnyPublisher()
/// }
///
/// let patient = retrying(load, attempts: 5)   // of the same type
/// ```
///
/// The function is called once, and what it returns is subscribed to again. The function may have any
/// number of parameters, suspend, throw, be `@Sendable` or run on the main actor.
///
/// - Parameters:
///   - function: Makes the publisher.
///   - attempts: How often it is subscribed to at most; at least once.
/// - Returns: A function of the same type.
@_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Output, StreamFailure: Error>(
  _ function: @escaping (Arg1) -> AnyPublisher<Output, StreamFailure>, attempts: Int = 3
) -> (Arg1) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1 in
    let publisher = function(arg1)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of one parameter returns fails.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1 throws(Failure) in
    let publisher = try function(arg1)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of one parameter returns fails.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Output, StreamFailure: Error>(
  _ function: @escaping (Arg1) async -> AnyPublisher<Output, StreamFailure>, attempts: Int = 3
) -> (Arg1) async -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1 in
    let publisher = await function(arg1)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of one parameter returns fails.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping (Arg1) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> (Arg1) async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1 async throws(Failure) in
    let publisher = try await function(arg1)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of one parameter returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Output, StreamFailure: Error>(
  _ function: @escaping @Sendable (Arg1) -> AnyPublisher<Output, StreamFailure>, attempts: Int = 3
) -> @Sendable (Arg1) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1 in
    let publisher = function(arg1)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of one parameter returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> @Sendable (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1 throws(Failure) in
    let publisher = try function(arg1)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of one parameter returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Output, StreamFailure: Error>(
  _ function: @escaping @Sendable (Arg1) async -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> @Sendable (Arg1) async -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1 in
    let publisher = await function(arg1)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of one parameter returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Output, StreamFailure: Error, Failure: Error>(
  _ function:
    @escaping @Sendable (Arg1) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> @Sendable (Arg1) async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1 async throws(Failure) in
    let publisher = try await function(arg1)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of one parameter returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1: SendableMetatype, StreamFailure: Error, Output>(
  _ function: @escaping @MainActor (Arg1) -> AnyPublisher<Output, StreamFailure>, attempts: Int = 3
) -> @MainActor (Arg1) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1 in
    let publisher = function(arg1)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of one parameter returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1: SendableMetatype, StreamFailure: Error, Output, Failure: Error>(
  _ function: @escaping @MainActor (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> @MainActor (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1 throws(Failure) in
    let publisher = try function(arg1)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of two parameters returns fails.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Output, StreamFailure: Error>(
  _ function: @escaping (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure>, attempts: Int = 3
) -> (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1, arg2 in
    let publisher = function(arg1, arg2)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of two parameters returns fails.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1, arg2 throws(Failure) in
    let publisher = try function(arg1, arg2)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of two parameters returns fails.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Output, StreamFailure: Error>(
  _ function: @escaping (Arg1, Arg2) async -> AnyPublisher<Output, StreamFailure>, attempts: Int = 3
) -> (Arg1, Arg2) async -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1, arg2 in
    let publisher = await function(arg1, arg2)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of two parameters returns fails.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> (Arg1, Arg2) async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1, arg2 async throws(Failure) in
    let publisher = try await function(arg1, arg2)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of two parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Arg2: SendableMetatype, Output, StreamFailure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> @Sendable (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1, arg2 in
    let publisher = function(arg1, arg2)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of two parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Arg2: SendableMetatype, Output, StreamFailure: Error, Failure: Error>(
  _ function:
    @escaping @Sendable (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> @Sendable (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1, arg2 throws(Failure) in
    let publisher = try function(arg1, arg2)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of two parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Arg2: SendableMetatype, Output, StreamFailure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> @Sendable (Arg1, Arg2) async -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1, arg2 in
    let publisher = await function(arg1, arg2)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of two parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Arg2: SendableMetatype, Output, StreamFailure: Error, Failure: Error>(
  _ function:
    @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1, arg2 async throws(Failure) in
    let publisher = try await function(arg1, arg2)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of two parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1: SendableMetatype, Arg2: SendableMetatype, StreamFailure: Error, Output>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> @MainActor (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1, arg2 in
    let publisher = function(arg1, arg2)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of two parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1: SendableMetatype, Arg2: SendableMetatype, StreamFailure: Error, Output, Failure: Error
>(
  _ function:
    @escaping @MainActor (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> @MainActor (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { arg1, arg2 throws(Failure) in
    let publisher = try function(arg1, arg2)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of three or more parameters returns fails.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, each Rest, Output, StreamFailure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> (Arg1, Arg2, Arg3, repeat each Rest) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let publisher = function(arg1, arg2, arg3, repeat each rest)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of three or more parameters returns fails.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, each Rest, Output, StreamFailure: Error, Failure: Error>(
  _ function:
    @escaping (
      Arg1, Arg2, Arg3, repeat each Rest
    ) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    let publisher = try function(arg1, arg2, arg3, repeat each rest)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of three or more parameters returns fails.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, each Rest, Output, StreamFailure: Error>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, repeat each Rest) async -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> (Arg1, Arg2, Arg3, repeat each Rest) async -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let publisher = await function(arg1, arg2, arg3, repeat each rest)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of three or more parameters returns fails.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, each Rest, Output, StreamFailure: Error, Failure: Error>(
  _ function:
    @escaping (
      Arg1, Arg2, Arg3, repeat each Rest
    ) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
)
  -> (
    Arg1, Arg2, Arg3, repeat each Rest
  ) async throws(Failure) -> AnyPublisher<Output, StreamFailure>
{
  checkAttempts(attempts)
  return { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) async throws(Failure) in
    let publisher = try await function(arg1, arg2, arg3, repeat each rest)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of three or more parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype, Output,
  StreamFailure: Error
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let publisher = function(arg1, arg2, arg3, repeat each rest)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of three or more parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype, Output,
  StreamFailure: Error, Failure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, repeat each Rest
    ) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
)
  -> @Sendable (
    Arg1, Arg2, Arg3, repeat each Rest
  ) throws(Failure) -> AnyPublisher<Output, StreamFailure>
{
  checkAttempts(attempts)
  return { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    let publisher = try function(arg1, arg2, arg3, repeat each rest)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of three or more parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype, Output,
  StreamFailure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, repeat each Rest
    ) async -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let publisher = await function(arg1, arg2, arg3, repeat each rest)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of three or more parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype, Output,
  StreamFailure: Error, Failure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, repeat each Rest
    ) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
)
  -> @Sendable (
    Arg1, Arg2, Arg3, repeat each Rest
  ) async throws(Failure) -> AnyPublisher<Output, StreamFailure>
{
  checkAttempts(attempts)
  return { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) async throws(Failure) in
    let publisher = try await function(arg1, arg2, arg3, repeat each rest)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of three or more parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  each Rest: SendableMetatype, StreamFailure: Error, Output
>(
  _ function:
    @escaping @MainActor (
      Arg1, Arg2, Arg3, repeat each Rest
    ) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
) -> @MainActor (Arg1, Arg2, Arg3, repeat each Rest) -> AnyPublisher<Output, StreamFailure> {
  checkAttempts(attempts)
  return { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let publisher = function(arg1, arg2, arg3, repeat each rest)
    return publisher.retrying(attempts)
  }
}

/// Subscribes again where what a function of three or more parameters returns fails.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  each Rest: SendableMetatype, StreamFailure: Error, Output, Failure: Error
>(
  _ function:
    @escaping @MainActor (
      Arg1, Arg2, Arg3, repeat each Rest
    ) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  attempts: Int = 3
)
  -> @MainActor (
    Arg1, Arg2, Arg3, repeat each Rest
  ) throws(Failure) -> AnyPublisher<Output, StreamFailure>
{
  checkAttempts(attempts)
  return { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    let publisher = try function(arg1, arg2, arg3, repeat each rest)
    return publisher.retrying(attempts)
  }
}
