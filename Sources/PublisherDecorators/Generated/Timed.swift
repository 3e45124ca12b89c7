// Made by `swift run generate-combinators`. Change the generator, not this file.

public import LocalPublisher

/// Measures each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Output, StreamFailure: Error, C: Clock>(
  _ function: @escaping () -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> () -> AnyPublisher<Output, StreamFailure> {
  {
    let publisher = function()
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Output, StreamFailure: Error, Failure: Error, C: Clock>(
  _ function: @escaping () throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> () throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { () throws(Failure) in
    let publisher = try function()
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Output, StreamFailure: Error, C: Clock>(
  _ function: @escaping () async -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> () async -> AnyPublisher<Output, StreamFailure> {
  {
    let publisher = await function()
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Output, StreamFailure: Error, Failure: Error, C: Clock>(
  _ function: @escaping () async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> () async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { () async throws(Failure) in
    let publisher = try await function()
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Output, StreamFailure: Error, C: Clock>(
  _ function: @escaping @Sendable () -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable () -> AnyPublisher<Output, StreamFailure> {
  {
    let publisher = function()
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Output, StreamFailure: Error, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable () throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable () throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { () throws(Failure) in
    let publisher = try function()
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Output, StreamFailure: Error, C: Clock>(
  _ function: @escaping @Sendable () async -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable () async -> AnyPublisher<Output, StreamFailure> {
  {
    let publisher = await function()
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Output, StreamFailure: Error, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable () async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable () async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { () async throws(Failure) in
    let publisher = try await function()
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<StreamFailure: Error, Output, C: Clock>(
  _ function: @escaping @MainActor () -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @MainActor () -> AnyPublisher<Output, StreamFailure> {
  {
    let publisher = function()
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of no parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<StreamFailure: Error, Output, Failure: Error, C: Clock>(
  _ function: @escaping @MainActor () throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @MainActor () throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { () throws(Failure) in
    let publisher = try function()
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function returns.
///
/// A subscription is measured from its beginning to its end. The function may have any number of
/// parameters, suspend, throw, be `@Sendable` or run on the main actor.
///
/// - Parameters:
///   - function: Makes the publisher.
///   - clock: What measures the time.
///   - record: Is called when a subscription has ended or is cancelled, with how long it took.
/// - Returns: A function of the same type.
@_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Output, StreamFailure: Error, C: Clock>(
  _ function: @escaping (Arg1) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> (Arg1) -> AnyPublisher<Output, StreamFailure> {
  { arg1 in
    let publisher = function(arg1)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Output, StreamFailure: Error, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1 throws(Failure) in
    let publisher = try function(arg1)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Output, StreamFailure: Error, C: Clock>(
  _ function: @escaping (Arg1) async -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> (Arg1) async -> AnyPublisher<Output, StreamFailure> {
  { arg1 in
    let publisher = await function(arg1)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Output, StreamFailure: Error, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> (Arg1) async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1 async throws(Failure) in
    let publisher = try await function(arg1)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1, Output, StreamFailure: Error, C: Clock>(
  _ function: @escaping @Sendable (Arg1) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1) -> AnyPublisher<Output, StreamFailure> {
  { arg1 in
    let publisher = function(arg1)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1, Output, StreamFailure: Error, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1 throws(Failure) in
    let publisher = try function(arg1)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1, Output, StreamFailure: Error, C: Clock>(
  _ function: @escaping @Sendable (Arg1) async -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1) async -> AnyPublisher<Output, StreamFailure> {
  { arg1 in
    let publisher = await function(arg1)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1, Output, StreamFailure: Error, Failure: Error, C: Clock>(
  _ function:
    @escaping @Sendable (Arg1) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1) async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1 async throws(Failure) in
    let publisher = try await function(arg1)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1: SendableMetatype, StreamFailure: Error, Output, C: Clock>(
  _ function: @escaping @MainActor (Arg1) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @MainActor (Arg1) -> AnyPublisher<Output, StreamFailure> {
  { arg1 in
    let publisher = function(arg1)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of one parameter returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1: SendableMetatype, StreamFailure: Error, Output, Failure: Error, C: Clock>(
  _ function: @escaping @MainActor (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @MainActor (Arg1) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1 throws(Failure) in
    let publisher = try function(arg1)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Arg2, Output, StreamFailure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 in
    let publisher = function(arg1, arg2)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Arg2, Output, StreamFailure: Error, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 throws(Failure) in
    let publisher = try function(arg1, arg2)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Arg2, Output, StreamFailure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2) async -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> (Arg1, Arg2) async -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 in
    let publisher = await function(arg1, arg2)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Arg2, Output, StreamFailure: Error, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> (Arg1, Arg2) async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 async throws(Failure) in
    let publisher = try await function(arg1, arg2)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1, Arg2: SendableMetatype, Output, StreamFailure: Error, C: Clock>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 in
    let publisher = function(arg1, arg2)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Output, StreamFailure: Error, Failure: Error, C: Clock
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 throws(Failure) in
    let publisher = try function(arg1, arg2)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<Arg1, Arg2: SendableMetatype, Output, StreamFailure: Error, C: Clock>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2) async -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 in
    let publisher = await function(arg1, arg2)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Output, StreamFailure: Error, Failure: Error, C: Clock
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 async throws(Failure) in
    let publisher = try await function(arg1, arg2)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1: SendableMetatype, Arg2: SendableMetatype, StreamFailure: Error, Output, C: Clock
>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @MainActor (Arg1, Arg2) -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 in
    let publisher = function(arg1, arg2)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of two parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1: SendableMetatype, Arg2: SendableMetatype, StreamFailure: Error, Output, Failure: Error,
  C: Clock
>(
  _ function:
    @escaping @MainActor (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @MainActor (Arg1, Arg2) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { arg1, arg2 throws(Failure) in
    let publisher = try function(arg1, arg2)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, each Rest, Output, StreamFailure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3, repeat each Rest) -> AnyPublisher<Output, StreamFailure> {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let publisher = function(arg1, arg2, arg3, repeat each rest)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<
  Arg1, Arg2, Arg3, each Rest, Output, StreamFailure: Error, Failure: Error, C: Clock
>(
  _ function:
    @escaping (
      Arg1, Arg2, Arg3, repeat each Rest
    ) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> AnyPublisher<Output, StreamFailure> {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    let publisher = try function(arg1, arg2, arg3, repeat each rest)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<Arg1, Arg2, Arg3, each Rest, Output, StreamFailure: Error, C: Clock>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, repeat each Rest) async -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> (Arg1, Arg2, Arg3, repeat each Rest) async -> AnyPublisher<Output, StreamFailure> {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let publisher = await function(arg1, arg2, arg3, repeat each rest)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func timed<
  Arg1, Arg2, Arg3, each Rest, Output, StreamFailure: Error, Failure: Error, C: Clock
>(
  _ function:
    @escaping (
      Arg1, Arg2, Arg3, repeat each Rest
    ) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
)
  -> (
    Arg1, Arg2, Arg3, repeat each Rest
  ) async throws(Failure) -> AnyPublisher<Output, StreamFailure>
{
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) async throws(Failure) in
    let publisher = try await function(arg1, arg2, arg3, repeat each rest)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype, Output,
  StreamFailure: Error, C: Clock
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) -> AnyPublisher<Output, StreamFailure> {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let publisher = function(arg1, arg2, arg3, repeat each rest)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype, Output,
  StreamFailure: Error, Failure: Error, C: Clock
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, repeat each Rest
    ) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
)
  -> @Sendable (
    Arg1, Arg2, Arg3, repeat each Rest
  ) throws(Failure) -> AnyPublisher<Output, StreamFailure>
{
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    let publisher = try function(arg1, arg2, arg3, repeat each rest)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype, Output,
  StreamFailure: Error, C: Clock
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, repeat each Rest
    ) async -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async -> AnyPublisher<Output, StreamFailure> {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let publisher = await function(arg1, arg2, arg3, repeat each rest)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype, Output,
  StreamFailure: Error, Failure: Error, C: Clock
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, repeat each Rest
    ) async throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
)
  -> @Sendable (
    Arg1, Arg2, Arg3, repeat each Rest
  ) async throws(Failure) -> AnyPublisher<Output, StreamFailure>
{
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) async throws(Failure) in
    let publisher = try await function(arg1, arg2, arg3, repeat each rest)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  each Rest: SendableMetatype, StreamFailure: Error, Output, C: Clock
>(
  _ function:
    @escaping @MainActor (
      Arg1, Arg2, Arg3, repeat each Rest
    ) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
) -> @MainActor (Arg1, Arg2, Arg3, repeat each Rest) -> AnyPublisher<Output, StreamFailure> {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) in
    let publisher = function(arg1, arg2, arg3, repeat each rest)
    return publisher.timed(clock, record)
  }
}

/// Measures each subscription to what a function of three or more parameters returns.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func timed<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  each Rest: SendableMetatype, StreamFailure: Error, Output, Failure: Error, C: Clock
>(
  _ function:
    @escaping @MainActor (
      Arg1, Arg2, Arg3, repeat each Rest
    ) throws(Failure) -> AnyPublisher<Output, StreamFailure>,
  clock: C = ContinuousClock(),
  record: @escaping @Sendable (C.Duration) -> Void
)
  -> @MainActor (
    Arg1, Arg2, Arg3, repeat each Rest
  ) throws(Failure) -> AnyPublisher<Output, StreamFailure>
{
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    let publisher = try function(arg1, arg2, arg3, repeat each rest)
    return publisher.timed(clock, record)
  }
}
