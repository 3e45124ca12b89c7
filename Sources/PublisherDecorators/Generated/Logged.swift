// Made by `swift run generate-combinators`. Change the generator, not this file.

public import LocalPublisher
public import PartialApplication

/// Logs each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Output, StreamFailure: Error>(
  _ function: @escaping () -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> () -> AnyPublisher<Output, StreamFailure> {
  {
    let call = CallDescription(name)
    let publisher = function()
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping () throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> () throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { () throws(Failure) in
    let call = CallDescription(name)
    let publisher = try function()
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Output, StreamFailure: Error>(
  _ function: @escaping () async -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> () async -> AnyPublisher<Output, StreamFailure> {
  {
    let call = CallDescription(name)
    let publisher = await function()
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping () async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> () async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { () async throws(Failure) in
    let call = CallDescription(name)
    let publisher = try await function()
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Output, StreamFailure: Error>(
  _ function: @escaping @Sendable () -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable () -> AnyPublisher<Output, StreamFailure> {
  {
    let call = CallDescription(name)
    let publisher = function()
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping @Sendable () throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable () throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { () throws(Failure) in
    let call = CallDescription(name)
    let publisher = try function()
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Output, StreamFailure: Error>(
  _ function: @escaping @Sendable () async -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable () async -> AnyPublisher<Output, StreamFailure> {
  {
    let call = CallDescription(name)
    let publisher = await function()
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping @Sendable () async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable () async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { () async throws(Failure) in
    let call = CallDescription(name)
    let publisher = try await function()
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<StreamFailure: Error, Output>(
  _ function: @escaping @MainActor () -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @MainActor () -> AnyPublisher<Output, StreamFailure> {
  {
    let call = CallDescription(name)
    let publisher = function()
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<StreamFailure: Error, Output, Failure: Error>(
  _ function: @escaping @MainActor () throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @MainActor () throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { () throws(Failure) in
    let call = CallDescription(name)
    let publisher = try function()
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function returns.
///
/// There is a line for each value, and one for the beginning and the end. The function may have any
/// number of parameters, suspend, throw, be `@Sendable` or run on the main actor. Everything it is
/// given and everything its publisher delivers is in the log: mind what must
/// not be there.
///
/// - Parameters:
///   - function: Makes the publisher.
///   - name: How the log calls it.
///   - log: Takes a line; prints it if nothing is said.
/// - Returns: A function of the same type.
@_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Output, StreamFailure: Error>(
  _ function: @escaping (Arg1) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> (Arg1) -> AnyPublisher<Output, StreamFailure> {
  { arg1 in
    let call = CallDescription(name, arg1)
    let publisher = function(arg1)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1 throws(Failure) in
    let call = CallDescription(name, arg1)
    let publisher = try function(arg1)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Output, StreamFailure: Error>(
  _ function: @escaping (Arg1) async -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> (Arg1) async -> AnyPublisher<Output, StreamFailure> {
  { arg1 in
    let call = CallDescription(name, arg1)
    let publisher = await function(arg1)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping (Arg1) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> (Arg1) async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1 async throws(Failure) in
    let call = CallDescription(name, arg1)
    let publisher = try await function(arg1)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1, Output, StreamFailure: Error>(
  _ function: @escaping @Sendable (Arg1) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1) -> AnyPublisher<Output, StreamFailure> {
  { arg1 in
    let call = CallDescription(name, arg1)
    let publisher = function(arg1)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1, Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1 throws(Failure) in
    let call = CallDescription(name, arg1)
    let publisher = try function(arg1)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1, Output, StreamFailure: Error>(
  _ function: @escaping @Sendable (Arg1) async -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1) async -> AnyPublisher<Output, StreamFailure> {
  { arg1 in
    let call = CallDescription(name, arg1)
    let publisher = await function(arg1)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1, Output, StreamFailure: Error, Failure: Error>(
  _ function:
    @escaping @Sendable (Arg1) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1) async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1 async throws(Failure) in
    let call = CallDescription(name, arg1)
    let publisher = try await function(arg1)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1: SendableMetatype, StreamFailure: Error, Output>(
  _ function: @escaping @MainActor (Arg1) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @MainActor (Arg1) -> AnyPublisher<Output, StreamFailure> {
  { arg1 in
    let call = CallDescription(name, arg1)
    let publisher = function(arg1)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1: SendableMetatype, StreamFailure: Error, Output, Failure: Error>(
  _ function: @escaping @MainActor (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @MainActor (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1 throws(Failure) in
    let call = CallDescription(name, arg1)
    let publisher = try function(arg1)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Arg2, Output, StreamFailure: Error>(
  _ function: @escaping (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 in
    let call = CallDescription(name, arg1, arg2)
    let publisher = function(arg1, arg2)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Arg2, Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 throws(Failure) in
    let call = CallDescription(name, arg1, arg2)
    let publisher = try function(arg1, arg2)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Arg2, Output, StreamFailure: Error>(
  _ function: @escaping (Arg1, Arg2) async -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> (Arg1, Arg2) async -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 in
    let call = CallDescription(name, arg1, arg2)
    let publisher = await function(arg1, arg2)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Arg2, Output, StreamFailure: Error, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> (Arg1, Arg2) async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 async throws(Failure) in
    let call = CallDescription(name, arg1, arg2)
    let publisher = try await function(arg1, arg2)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1, Arg2: SendableMetatype, Output, StreamFailure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 in
    let call = CallDescription(name, arg1, arg2)
    let publisher = function(arg1, arg2)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1, Arg2: SendableMetatype, Output, StreamFailure: Error, Failure: Error>(
  _ function:
    @escaping @Sendable (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 throws(Failure) in
    let call = CallDescription(name, arg1, arg2)
    let publisher = try function(arg1, arg2)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1, Arg2: SendableMetatype, Output, StreamFailure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2) async -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 in
    let call = CallDescription(name, arg1, arg2)
    let publisher = await function(arg1, arg2)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1, Arg2: SendableMetatype, Output, StreamFailure: Error, Failure: Error>(
  _ function:
    @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 async throws(Failure) in
    let call = CallDescription(name, arg1, arg2)
    let publisher = try await function(arg1, arg2)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<Arg1: SendableMetatype, Arg2: SendableMetatype, StreamFailure: Error, Output>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @MainActor (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 in
    let call = CallDescription(name, arg1, arg2)
    let publisher = function(arg1, arg2)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<
  Arg1: SendableMetatype, Arg2: SendableMetatype, StreamFailure: Error, Output, Failure: Error
>(
  _ function:
    @escaping @MainActor (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @MainActor (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 throws(Failure) in
    let call = CallDescription(name, arg1, arg2)
    let publisher = try function(arg1, arg2)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, each Rest, Output, StreamFailure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3, repeat each Rest) -> AnyPublisher<Output, StreamFailure> {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    let publisher = function(arg1, arg2, arg3, repeat each rest)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, each Rest, Output, StreamFailure: Error, Failure: Error>(
  _ function:
    @escaping (
      Arg1, Arg2, Arg3, repeat each Rest
    ) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    let publisher = try function(arg1, arg2, arg3, repeat each rest)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, each Rest, Output, StreamFailure: Error>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, repeat each Rest) async -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> (Arg1, Arg2, Arg3, repeat each Rest) async -> AnyPublisher<Output, StreamFailure> {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    let publisher = await function(arg1, arg2, arg3, repeat each rest)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func logged<Arg1, Arg2, Arg3, each Rest, Output, StreamFailure: Error, Failure: Error>(
  _ function:
    @escaping (
      Arg1, Arg2, Arg3, repeat each Rest
    ) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
)
  -> (
    Arg1, Arg2, Arg3, repeat each Rest
  ) async throws(Failure) -> AnyPublisher<Output, StreamFailure>
{
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) async throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    let publisher = try await function(arg1, arg2, arg3, repeat each rest)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype, Output,
  StreamFailure: Error
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) -> AnyPublisher<Output, StreamFailure> {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    let publisher = function(arg1, arg2, arg3, repeat each rest)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype, Output,
  StreamFailure: Error, Failure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, repeat each Rest
    ) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
)
  -> @Sendable (
    Arg1, Arg2, Arg3, repeat each Rest
  ) throws(Failure) -> AnyPublisher<Output, StreamFailure>
{
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    let publisher = try function(arg1, arg2, arg3, repeat each rest)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype, Output,
  StreamFailure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, repeat each Rest
    ) async -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async -> AnyPublisher<Output, StreamFailure> {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    let publisher = await function(arg1, arg2, arg3, repeat each rest)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype, Output,
  StreamFailure: Error, Failure: Error
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, repeat each Rest
    ) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
)
  -> @Sendable (
    Arg1, Arg2, Arg3, repeat each Rest
  ) async throws(Failure) -> AnyPublisher<Output, StreamFailure>
{
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) async throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    let publisher = try await function(arg1, arg2, arg3, repeat each rest)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  each Rest: SendableMetatype, StreamFailure: Error, Output
>(
  _ function:
    @escaping @MainActor (
      Arg1, Arg2, Arg3, repeat each Rest
    ) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @MainActor (Arg1, Arg2, Arg3, repeat each Rest) -> AnyPublisher<Output, StreamFailure> {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    let publisher = function(arg1, arg2, arg3, repeat each rest)
    return publisher.logged(call, log)
  }
}

/// Logs each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func logged<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  each Rest: SendableMetatype, StreamFailure: Error, Output, Failure: Error
>(
  _ function:
    @escaping @MainActor (
      Arg1, Arg2, Arg3, repeat each Rest
    ) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
)
  -> @MainActor (
    Arg1, Arg2, Arg3, repeat each Rest
  ) throws(Failure) -> AnyPublisher<Output, StreamFailure>
{
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    let call = CallDescription(name, arg1, arg2, arg3).followed(by: repeat each rest)
    let publisher = try function(arg1, arg2, arg3, repeat each rest)
    return publisher.logged(call, log)
  }
}
