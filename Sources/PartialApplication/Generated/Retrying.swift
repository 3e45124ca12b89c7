// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Calls a function of no parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Output>(
  _ function: @escaping () -> Output, attempts: Int = 3,
  when isTemporary: @escaping (Never) -> Bool = selectsNothing
) -> () -> Output { function }

/// Calls a function of no parameters again if it throws.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Output, Failure: Error>(
  _ function: @escaping () throws(Failure) -> Output, attempts: Int = 3,
  when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> () throws(Failure) -> Output {
  checkAttempts(attempts)
  return { () throws(Failure) in
    try attempting(attempts, isTemporary) { () throws(Failure) in try function() }
  }
}

/// Calls a function of no parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Output, C: Clock>(
  _ function: @escaping () async -> Output, attempts: Int = 3, clock: C = ContinuousClock(),
  delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero }
) -> () async -> Output { function }

/// Calls a function of no parameters again if it throws.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Output, Failure: Error, C: Clock>(
  _ function: @escaping () async throws(Failure) -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(), delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero }
) -> () async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { () async throws(Failure) in
    try await attempting(attempts, clock, delay, { _ in true }) { () async throws(Failure) in
      try await function()
    }
  }
}

/// Calls a function of no parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Output>(
  _ function: @escaping @Sendable () -> Output, attempts: Int = 3,
  when isTemporary: @escaping @Sendable (Never) -> Bool = selectsNothing
) -> @Sendable () -> Output { function }

/// Calls a function of no parameters again if it throws.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Output, Failure: Error>(
  _ function: @escaping @Sendable () throws(Failure) -> Output, attempts: Int = 3,
  when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable () throws(Failure) -> Output {
  checkAttempts(attempts)
  return { () throws(Failure) in
    try attempting(attempts, isTemporary) { () throws(Failure) in try function() }
  }
}

/// Calls a function of no parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Output, C: Clock>(
  _ function: @escaping @Sendable () async -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero }
) -> @Sendable () async -> Output { function }

/// Calls a function of no parameters again if it throws.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Output, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable () async throws(Failure) -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero }
) -> @Sendable () async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { () async throws(Failure) in
    try await attempting(attempts, clock, delay, { _ in true }) { () async throws(Failure) in
      try await function()
    }
  }
}

/// Calls a function of no parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Output: SendableMetatype>(
  _ function: @escaping @MainActor () -> Output, attempts: Int = 3,
  when isTemporary: @escaping @MainActor (Never) -> Bool = selectsNothing
) -> @MainActor () -> Output { function }

/// Calls a function of no parameters again if it throws.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor () throws(Failure) -> Output, attempts: Int = 3,
  when isTemporary: @escaping @MainActor (Failure) -> Bool = { _ in true }
) -> @MainActor () throws(Failure) -> Output {
  checkAttempts(attempts)
  return { () throws(Failure) in
    try attempting(attempts, { isTemporary($0) }) { () throws(Failure) in try function() }
  }
}

/// Calls a function of one parameter once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Output>(
  _ function: @escaping (Arg1) -> Output, attempts: Int = 3,
  when isTemporary: @escaping (Never) -> Bool = selectsNothing
) -> (Arg1) -> Output { function }

/// Calls a function again if it throws.
///
/// ```swift
/// struct Offline: Error {}
/// func load(_ id: Int) throws(Offline) -> User { ada }
///
/// let patient = retrying(load, attempts: 5)   // (Int) throws(Offline) -> User
/// ```
///
/// The function takes any number of parameters, and may be `@Sendable` or run on the main actor.
/// For a function that may suspend, you can also pass a `clock`, and a `delay` before each further
/// attempt: a function of the number of failures so far. If the task is canceled, or the clock
/// throws, there is no further attempt.
///
/// - Parameters:
///   - function: The function.
///   - attempts: The maximum number of calls, at least one.
///   - isTemporary: Returns whether to try again after an error. By default, it always returns
///     true.
/// - Returns: A function of the same type, which throws the error of the last attempt.
@_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) throws(Failure) -> Output, attempts: Int = 3,
  when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> (Arg1) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1 throws(Failure) in
    try attempting(attempts, isTemporary) { () throws(Failure) in try function(arg1) }
  }
}

/// Calls a function of one parameter once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Output, C: Clock>(
  _ function: @escaping (Arg1) async -> Output, attempts: Int = 3, clock: C = ContinuousClock(),
  delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero }
) -> (Arg1) async -> Output { function }

/// Calls a function of one parameter again if it throws.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1) async throws(Failure) -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(), delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero }
) -> (Arg1) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1 async throws(Failure) in
    try await attempting(attempts, clock, delay, { _ in true }) { () async throws(Failure) in
      try await function(arg1)
    }
  }
}

/// Calls a function of one parameter once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) -> Output, attempts: Int = 3,
  when isTemporary: @escaping @Sendable (Never) -> Bool = selectsNothing
) -> @Sendable (Arg1) -> Output { function }

/// Calls a function of one parameter again if it throws.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) throws(Failure) -> Output, attempts: Int = 3,
  when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable (Arg1) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1 throws(Failure) in
    try attempting(attempts, isTemporary) { () throws(Failure) in try function(arg1) }
  }
}

/// Calls a function of one parameter once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Output: SendableMetatype, C: Clock>(
  _ function: @escaping @Sendable (Arg1) async -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero }
) -> @Sendable (Arg1) async -> Output { function }

/// Calls a function of one parameter again if it throws.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable (Arg1) async throws(Failure) -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero }
) -> @Sendable (Arg1) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1 async throws(Failure) in
    try await attempting(attempts, clock, delay, { _ in true }) { () async throws(Failure) in
      try await function(arg1)
    }
  }
}

/// Calls a function of one parameter once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1) -> Output, attempts: Int = 3,
  when isTemporary: @escaping @MainActor (Never) -> Bool = selectsNothing
) -> @MainActor (Arg1) -> Output { function }

/// Calls a function of one parameter again if it throws.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor (Arg1) throws(Failure) -> Output, attempts: Int = 3,
  when isTemporary: @escaping @MainActor (Failure) -> Bool = { _ in true }
) -> @MainActor (Arg1) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1 throws(Failure) in
    try attempting(attempts, { isTemporary($0) }) { () throws(Failure) in try function(arg1) }
  }
}

/// Calls a function of two parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) -> Output, attempts: Int = 3,
  when isTemporary: @escaping (Never) -> Bool = selectsNothing
) -> (Arg1, Arg2) -> Output { function }

/// Calls a function of two parameters again if it throws.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output, attempts: Int = 3,
  when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> (Arg1, Arg2) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2 throws(Failure) in
    try attempting(attempts, isTemporary) { () throws(Failure) in try function(arg1, arg2) }
  }
}

/// Calls a function of two parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Output, C: Clock>(
  _ function: @escaping (Arg1, Arg2) async -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(), delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero }
) -> (Arg1, Arg2) async -> Output { function }

/// Calls a function of two parameters again if it throws.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(), delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero }
) -> (Arg1, Arg2) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2 async throws(Failure) in
    try await attempting(attempts, clock, delay, { _ in true }) { () async throws(Failure) in
      try await function(arg1, arg2)
    }
  }
}

/// Calls a function of two parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> Output, attempts: Int = 3,
  when isTemporary: @escaping @Sendable (Never) -> Bool = selectsNothing
) -> @Sendable (Arg1, Arg2) -> Output { function }

/// Calls a function of two parameters again if it throws.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output, attempts: Int = 3,
  when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable (Arg1, Arg2) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2 throws(Failure) in
    try attempting(attempts, isTemporary) { () throws(Failure) in try function(arg1, arg2) }
  }
}

/// Calls a function of two parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, C: Clock>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero }
) -> @Sendable (Arg1, Arg2) async -> Output { function }

/// Calls a function of two parameters again if it throws.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error, C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero }
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2 async throws(Failure) in
    try await attempting(attempts, clock, delay, { _ in true }) { () async throws(Failure) in
      try await function(arg1, arg2)
    }
  }
}

/// Calls a function of two parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> Output, attempts: Int = 3,
  when isTemporary: @escaping @MainActor (Never) -> Bool = selectsNothing
) -> @MainActor (Arg1, Arg2) -> Output { function }

/// Calls a function of two parameters again if it throws.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output, attempts: Int = 3,
  when isTemporary: @escaping @MainActor (Failure) -> Bool = { _ in true }
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2 throws(Failure) in
    try attempting(attempts, { isTemporary($0) }) { () throws(Failure) in try function(arg1, arg2) }
  }
}

/// Calls a function of three or more parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) -> Output, attempts: Int = 3,
  when isTemporary: @escaping (Never) -> Bool = selectsNothing
) -> (Arg1, Arg2, Arg3, repeat each Rest) -> Output { function }

/// Calls a function of three or more parameters again if it throws.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output,
  attempts: Int = 3, when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    try attempting(attempts, isTemporary) { () throws(Failure) in
      try function(arg1, arg2, arg3, repeat each rest)
    }
  }
}

/// Calls a function of three or more parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, each Rest, Output, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) async -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(), delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero }
) -> (Arg1, Arg2, Arg3, repeat each Rest) async -> Output { function }

/// Calls a function of three or more parameters again if it throws.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, each Rest, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output,
  attempts: Int = 3, clock: C = ContinuousClock(),
  delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero }
) -> (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) async throws(Failure) in
    try await attempting(attempts, clock, delay, { _ in true }) { () async throws(Failure) in
      try await function(arg1, arg2, arg3, repeat each rest)
    }
  }
}

/// Calls a function of three or more parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) -> Output, attempts: Int = 3,
  when isTemporary: @escaping @Sendable (Never) -> Bool = selectsNothing
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) -> Output { function }

/// Calls a function of three or more parameters again if it throws.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output,
  attempts: Int = 3, when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    try attempting(attempts, isTemporary) { () throws(Failure) in
      try function(arg1, arg2, arg3, repeat each rest)
    }
  }
}

/// Calls a function of three or more parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async -> Output,
  attempts: Int = 3, clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero }
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async -> Output { function }

/// Calls a function of three or more parameters again if it throws.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error, C: Clock
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output,
  attempts: Int = 3, clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero }
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) async throws(Failure) in
    try await attempting(attempts, clock, delay, { _ in true }) { () async throws(Failure) in
      try await function(arg1, arg2, arg3, repeat each rest)
    }
  }
}

/// Calls a function of three or more parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, repeat each Rest) -> Output,
  attempts: Int = 3, when isTemporary: @escaping @MainActor (Never) -> Bool = selectsNothing
) -> @MainActor (Arg1, Arg2, Arg3, repeat each Rest) -> Output { function }

/// Calls a function of three or more parameters again if it throws.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype,
  each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output,
  attempts: Int = 3, when isTemporary: @escaping @MainActor (Failure) -> Bool = { _ in true }
) -> @MainActor (Arg1, Arg2, Arg3, repeat each Rest) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) throws(Failure) in
    try attempting(attempts, { isTemporary($0) }) { () throws(Failure) in
      try function(arg1, arg2, arg3, repeat each rest)
    }
  }
}

/// Calls a function of no parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Output, C: Clock>(
  _ function: @escaping () async -> Output, attempts: Int = 3, clock: C = ContinuousClock(),
  delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping (Never) -> Bool
) -> () async -> Output { function }

/// Calls a function of no parameters again if it throws.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Output, Failure: Error, C: Clock>(
  _ function: @escaping () async throws(Failure) -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(), delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping (Failure) -> Bool
) -> () async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { () async throws(Failure) in
    try await attempting(attempts, clock, delay, isTemporary) { () async throws(Failure) in
      try await function()
    }
  }
}

/// Calls a function of no parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Output, C: Clock>(
  _ function: @escaping @Sendable () async -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping @Sendable (Never) -> Bool
) -> @Sendable () async -> Output { function }

/// Calls a function of no parameters again if it throws.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Output, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable () async throws(Failure) -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping @Sendable (Failure) -> Bool
) -> @Sendable () async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { () async throws(Failure) in
    try await attempting(attempts, clock, delay, isTemporary) { () async throws(Failure) in
      try await function()
    }
  }
}

/// Calls a function of one parameter once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Output, C: Clock>(
  _ function: @escaping (Arg1) async -> Output, attempts: Int = 3, clock: C = ContinuousClock(),
  delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping (Never) -> Bool
) -> (Arg1) async -> Output { function }

/// Calls a function of one parameter again if it throws.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1) async throws(Failure) -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(), delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping (Failure) -> Bool
) -> (Arg1) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1 async throws(Failure) in
    try await attempting(attempts, clock, delay, isTemporary) { () async throws(Failure) in
      try await function(arg1)
    }
  }
}

/// Calls a function of one parameter once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Output: SendableMetatype, C: Clock>(
  _ function: @escaping @Sendable (Arg1) async -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping @Sendable (Never) -> Bool
) -> @Sendable (Arg1) async -> Output { function }

/// Calls a function of one parameter again if it throws.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable (Arg1) async throws(Failure) -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping @Sendable (Failure) -> Bool
) -> @Sendable (Arg1) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1 async throws(Failure) in
    try await attempting(attempts, clock, delay, isTemporary) { () async throws(Failure) in
      try await function(arg1)
    }
  }
}

/// Calls a function of two parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Output, C: Clock>(
  _ function: @escaping (Arg1, Arg2) async -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(), delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping (Never) -> Bool
) -> (Arg1, Arg2) async -> Output { function }

/// Calls a function of two parameters again if it throws.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(), delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping (Failure) -> Bool
) -> (Arg1, Arg2) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2 async throws(Failure) in
    try await attempting(attempts, clock, delay, isTemporary) { () async throws(Failure) in
      try await function(arg1, arg2)
    }
  }
}

/// Calls a function of two parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, C: Clock>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping @Sendable (Never) -> Bool
) -> @Sendable (Arg1, Arg2) async -> Output { function }

/// Calls a function of two parameters again if it throws.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error, C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping @Sendable (Failure) -> Bool
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2 async throws(Failure) in
    try await attempting(attempts, clock, delay, isTemporary) { () async throws(Failure) in
      try await function(arg1, arg2)
    }
  }
}

/// Calls a function of three or more parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, each Rest, Output, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) async -> Output, attempts: Int = 3,
  clock: C = ContinuousClock(), delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping (Never) -> Bool
) -> (Arg1, Arg2, Arg3, repeat each Rest) async -> Output { function }

/// Calls a function of three or more parameters again if it throws.
@_documentation(visibility: internal) @_disfavoredOverload @export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, each Rest, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output,
  attempts: Int = 3, clock: C = ContinuousClock(),
  delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping (Failure) -> Bool
) -> (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) async throws(Failure) in
    try await attempting(attempts, clock, delay, isTemporary) { () async throws(Failure) in
      try await function(arg1, arg2, arg3, repeat each rest)
    }
  }
}

/// Calls a function of three or more parameters once, because it cannot throw.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async -> Output,
  attempts: Int = 3, clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping @Sendable (Never) -> Bool
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async -> Output { function }

/// Calls a function of three or more parameters again if it throws.
@_documentation(visibility: internal) @export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, each Rest: SendableMetatype,
  Output: SendableMetatype, Failure: Error, C: Clock
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output,
  attempts: Int = 3, clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping @Sendable (Failure) -> Bool
) -> @Sendable (Arg1, Arg2, Arg3, repeat each Rest) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { (arg1: Arg1, arg2: Arg2, arg3: Arg3, rest: repeat each Rest) async throws(Failure) in
    try await attempting(attempts, clock, delay, isTemporary) { () async throws(Failure) in
      try await function(arg1, arg2, arg3, repeat each rest)
    }
  }
}
