// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Calls a function of no parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Output>(
  _ function: @escaping () -> Output, attempts: Int = 3
) -> () -> Output {
  { function() }
}

/// Calls a function of no parameters again where it throws.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Output, Failure: Error>(
  _ function: @escaping () throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> () throws(Failure) -> Output {
  checkAttempts(attempts)
  return { () throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function()
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function of no parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Output>(
  _ function: @escaping () async -> Output, attempts: Int = 3
) -> () async -> Output {
  { await function() }
}

/// Calls a function of no parameters again where it throws.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Output, Failure: Error, C: Clock>(
  _ function: @escaping () async throws(Failure) -> Output,
  attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> () async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { () async throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try await function()
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
        guard await pause(for: delay(failures), clock) else { throw error }
      }
    }
  }
}

/// Calls a function of no parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<Output>(
  _ function: @escaping @Sendable () -> Output, attempts: Int = 3
) -> @Sendable () -> Output {
  { function() }
}

/// Calls a function of no parameters again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<Output, Failure: Error>(
  _ function: @escaping @Sendable () throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable () throws(Failure) -> Output {
  checkAttempts(attempts)
  return { () throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function()
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function of no parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<Output>(
  _ function: @escaping @Sendable () async -> Output, attempts: Int = 3
) -> @Sendable () async -> Output {
  { await function() }
}

/// Calls a function of no parameters again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<Output, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable () async throws(Failure) -> Output,
  attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable () async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { () async throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try await function()
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
        guard await pause(for: delay(failures), clock) else { throw error }
      }
    }
  }
}

/// Calls a function of no parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<Output: SendableMetatype>(
  _ function: @escaping @MainActor () -> Output, attempts: Int = 3
) -> @MainActor () -> Output {
  { function() }
}

/// Calls a function of no parameters again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor () throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping @MainActor (Failure) -> Bool = { _ in true }
) -> @MainActor () throws(Failure) -> Output {
  checkAttempts(attempts)
  return { () throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function()
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function of one parameter that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Output>(
  _ function: @escaping (Arg1) -> Output, attempts: Int = 3
) -> (Arg1) -> Output {
  { arg1 in function(arg1) }
}

/// Calls a function again where it throws.
///
/// ```swift
/// struct Offline: Error {}
/// func load(_ id: Int) throws(Offline) -> User { ada }
///
/// let patient = retrying(load, attempts: 5)   // (Int) throws(Offline) -> User
/// ```
///
/// The function may have any number of parameters, be `@Sendable` or run on the main actor. One that
/// suspends may also be given a `delay` before each further attempt, from how often it has failed so
/// far; a cancelled task is given no further attempt.
///
/// - Parameters:
///   - function: What is called.
///   - attempts: How often it is called at most; at least once.
///   - isTemporary: Whether it is worth calling again after an error; always if nothing is said.
/// - Returns: A function of the same type, which throws the error of the last attempt.
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Output, Failure: Error>(
  _ function: @escaping (Arg1) throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> (Arg1) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1 throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(arg1)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function of one parameter that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Output>(
  _ function: @escaping (Arg1) async -> Output, attempts: Int = 3
) -> (Arg1) async -> Output {
  { arg1 in await function(arg1) }
}

/// Calls a function of one parameter again where it throws.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1) async throws(Failure) -> Output,
  attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> (Arg1) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1 async throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try await function(arg1)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
        guard await pause(for: delay(failures), clock) else { throw error }
      }
    }
  }
}

/// Calls a function of one parameter that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<Arg1, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) -> Output, attempts: Int = 3
) -> @Sendable (Arg1) -> Output {
  { arg1 in function(arg1) }
}

/// Calls a function of one parameter again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<Arg1, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1) throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable (Arg1) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1 throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(arg1)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function of one parameter that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<Arg1, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1) async -> Output, attempts: Int = 3
) -> @Sendable (Arg1) async -> Output {
  { arg1 in await function(arg1) }
}

/// Calls a function of one parameter again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<Arg1, Output: SendableMetatype, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable (Arg1) async throws(Failure) -> Output,
  attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable (Arg1) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1 async throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try await function(arg1)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
        guard await pause(for: delay(failures), clock) else { throw error }
      }
    }
  }
}

/// Calls a function of one parameter that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<Arg1: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1) -> Output, attempts: Int = 3
) -> @MainActor (Arg1) -> Output {
  { arg1 in function(arg1) }
}

/// Calls a function of one parameter again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<Arg1: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor (Arg1) throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping @MainActor (Failure) -> Bool = { _ in true }
) -> @MainActor (Arg1) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1 throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(arg1)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function of two parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) -> Output, attempts: Int = 3
) -> (Arg1, Arg2) -> Output {
  { arg1, arg2 in function(arg1, arg2) }
}

/// Calls a function of two parameters again where it throws.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2) throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> (Arg1, Arg2) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2 throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(arg1, arg2)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function of two parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Output>(
  _ function: @escaping (Arg1, Arg2) async -> Output, attempts: Int = 3
) -> (Arg1, Arg2) async -> Output {
  { arg1, arg2 in await function(arg1, arg2) }
}

/// Calls a function of two parameters again where it throws.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2) async throws(Failure) -> Output,
  attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> (Arg1, Arg2) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2 async throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try await function(arg1, arg2)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
        guard await pause(for: delay(failures), clock) else { throw error }
      }
    }
  }
}

/// Calls a function of two parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1, Arg2) -> Output, attempts: Int = 3
) -> @Sendable (Arg1, Arg2) -> Output {
  { arg1, arg2 in function(arg1, arg2) }
}

/// Calls a function of two parameters again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (Arg1, Arg2) throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable (Arg1, Arg2) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2 throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(arg1, arg2)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function of two parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @Sendable (Arg1, Arg2) async -> Output, attempts: Int = 3
) -> @Sendable (Arg1, Arg2) async -> Output {
  { arg1, arg2 in await function(arg1, arg2) }
}

/// Calls a function of two parameters again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error, C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2) async throws(Failure) -> Output,
  attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable (Arg1, Arg2) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2 async throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try await function(arg1, arg2)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
        guard await pause(for: delay(failures), clock) else { throw error }
      }
    }
  }
}

/// Calls a function of two parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype>(
  _ function: @escaping @MainActor (Arg1, Arg2) -> Output, attempts: Int = 3
) -> @MainActor (Arg1, Arg2) -> Output {
  { arg1, arg2 in function(arg1, arg2) }
}

/// Calls a function of two parameters again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2) throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping @MainActor (Failure) -> Bool = { _ in true }
) -> @MainActor (Arg1, Arg2) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2 throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(arg1, arg2)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function of three parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) -> Output, attempts: Int = 3
) -> (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in function(arg1, arg2, arg3) }
}

/// Calls a function of three parameters again where it throws.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2, arg3 throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(arg1, arg2, arg3)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function of three parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3) async -> Output, attempts: Int = 3
) -> (Arg1, Arg2, Arg3) async -> Output {
  { arg1, arg2, arg3 in await function(arg1, arg2, arg3) }
}

/// Calls a function of three parameters again where it throws.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> (Arg1, Arg2, Arg3) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2, arg3 async throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try await function(arg1, arg2, arg3)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
        guard await pause(for: delay(failures), clock) else { throw error }
      }
    }
  }
}

/// Calls a function of three parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) -> Output, attempts: Int = 3
) -> @Sendable (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in function(arg1, arg2, arg3) }
}

/// Calls a function of three parameters again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2, arg3 throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(arg1, arg2, arg3)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function of three parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async -> Output, attempts: Int = 3
) -> @Sendable (Arg1, Arg2, Arg3) async -> Output {
  { arg1, arg2, arg3 in await function(arg1, arg2, arg3) }
}

/// Calls a function of three parameters again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype, Failure: Error,
  C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output,
  attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable (Arg1, Arg2, Arg3) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2, arg3 async throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try await function(arg1, arg2, arg3)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
        guard await pause(for: delay(failures), clock) else { throw error }
      }
    }
  }
}

/// Calls a function of three parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) -> Output, attempts: Int = 3
) -> @MainActor (Arg1, Arg2, Arg3) -> Output {
  { arg1, arg2, arg3 in function(arg1, arg2, arg3) }
}

/// Calls a function of three parameters again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Output: SendableMetatype,
  Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping @MainActor (Failure) -> Bool = { _ in true }
) -> @MainActor (Arg1, Arg2, Arg3) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2, arg3 throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(arg1, arg2, arg3)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function of four parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) -> Output, attempts: Int = 3
) -> (Arg1, Arg2, Arg3, Arg4) -> Output {
  { arg1, arg2, arg3, arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Calls a function of four parameters again where it throws.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2, arg3, arg4 throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(arg1, arg2, arg3, arg4)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function of four parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, Arg4, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async -> Output, attempts: Int = 3
) -> (Arg1, Arg2, Arg3, Arg4) async -> Output {
  { arg1, arg2, arg3, arg4 in await function(arg1, arg2, arg3, arg4) }
}

/// Calls a function of four parameters again where it throws.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, Arg4, Output, Failure: Error, C: Clock>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output,
  attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2, arg3, arg4 async throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try await function(arg1, arg2, arg3, arg4)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
        guard await pause(for: delay(failures), clock) else { throw error }
      }
    }
  }
}

/// Calls a function of four parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) -> Output, attempts: Int = 3
) -> @Sendable (Arg1, Arg2, Arg3, Arg4) -> Output {
  { arg1, arg2, arg3, arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Calls a function of four parameters again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2, arg3, arg4 throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(arg1, arg2, arg3, arg4)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function of four parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async -> Output, attempts: Int = 3
) -> @Sendable (Arg1, Arg2, Arg3, Arg4) async -> Output {
  { arg1, arg2, arg3, arg4 in await function(arg1, arg2, arg3, arg4) }
}

/// Calls a function of four parameters again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, Failure: Error, C: Clock
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output,
  attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable (Arg1, Arg2, Arg3, Arg4) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2, arg3, arg4 async throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try await function(arg1, arg2, arg3, arg4)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
        guard await pause(for: delay(failures), clock) else { throw error }
      }
    }
  }
}

/// Calls a function of four parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output, attempts: Int = 3
) -> @MainActor (Arg1, Arg2, Arg3, Arg4) -> Output {
  { arg1, arg2, arg3, arg4 in function(arg1, arg2, arg3, arg4) }
}

/// Calls a function of four parameters again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Output: SendableMetatype, Failure: Error
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping @MainActor (Failure) -> Bool = { _ in true }
) -> @MainActor (Arg1, Arg2, Arg3, Arg4) throws(Failure) -> Output {
  checkAttempts(attempts)
  return { arg1, arg2, arg3, arg4 throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(arg1, arg2, arg3, arg4)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function of five or more parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  attempts: Int = 3
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Calls a function of five or more parameters again where it throws.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  checkAttempts(attempts)
  return {
    (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest)
      throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function of five or more parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output>(
  _ function: @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  attempts: Int = 3
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Calls a function of five or more parameters again where it throws.
@_documentation(visibility: internal)
@_disfavoredOverload
@export(implementation) @inline(always)
public func retrying<Arg1, Arg2, Arg3, Arg4, Arg5, each Rest, Output, Failure: Error, C: Clock>(
  _ function:
    @escaping (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output,
  attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping (Failure) -> Bool = { _ in true }
) -> (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return {
    (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest)
      async throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
        guard await pause(for: delay(failures), clock) else { throw error }
      }
    }
  }
}

/// Calls a function of five or more parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  attempts: Int = 3
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Calls a function of five or more parameters again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  checkAttempts(attempts)
  return {
    (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest)
      throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}

/// Calls a function of five or more parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output,
  attempts: Int = 3
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Calls a function of five or more parameters again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error,
  C: Clock
>(
  _ function:
    @escaping @Sendable (
      Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest
    ) async throws(Failure) -> Output,
  attempts: Int = 3,
  clock: C = ContinuousClock(),
  delay: @escaping @Sendable (_ failures: Int) -> C.Duration = { _ in .zero },
  when isTemporary: @escaping @Sendable (Failure) -> Bool = { _ in true }
) -> @Sendable (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) async throws(Failure) -> Output {
  checkAttempts(attempts)
  return {
    (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest)
      async throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try await function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
        guard await pause(for: delay(failures), clock) else { throw error }
      }
    }
  }
}

/// Calls a function of five or more parameters that cannot throw, once.
@available(*, deprecated, message: "A function that cannot throw is never called again.")
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype
>(
  _ function: @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output,
  attempts: Int = 3
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) -> Output {
  { (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest) in
    function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
  }
}

/// Calls a function of five or more parameters again where it throws.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func retrying<
  Arg1: SendableMetatype, Arg2: SendableMetatype, Arg3: SendableMetatype, Arg4: SendableMetatype,
  Arg5: SendableMetatype, each Rest: SendableMetatype, Output: SendableMetatype, Failure: Error
>(
  _ function:
    @escaping @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output,
  attempts: Int = 3,
  when isTemporary: @escaping @MainActor (Failure) -> Bool = { _ in true }
) -> @MainActor (Arg1, Arg2, Arg3, Arg4, Arg5, repeat each Rest) throws(Failure) -> Output {
  checkAttempts(attempts)
  return {
    (arg1: Arg1, arg2: Arg2, arg3: Arg3, arg4: Arg4, arg5: Arg5, rest: repeat each Rest)
      throws(Failure) in
    var failures = 0
    while true {
      do throws(Failure) {
        return try function(arg1, arg2, arg3, arg4, arg5, repeat each rest)
      } catch {
        failures += 1
        guard failures < attempts, isTemporary(error) else { throw error }
      }
    }
  }
}
