// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Transforms the errors that a function throws.
///
/// It hides which errors an implementation has:
///
/// ```swift
/// enum ApiError: Error { case offline }
/// enum LoadError: Error { case unavailable(any Error) }
/// func fetch(_ path: String) throws(ApiError) -> [UInt8] { throw .offline }
///
/// // (String) throws(LoadError) -> [UInt8]
/// let load = mapError(fetch) { LoadError.unavailable($0) }
/// ```
///
/// The function may have any number of parameters, suspend, be `@Sendable` or run on the main actor.
/// Where any error will do there is nothing to map: a function that throws a typed error converts to
/// one that throws `any Error`.
///
/// - Parameters:
///   - function: The function whose errors are transformed.
///   - transform: What makes the new error from the old one.
/// - Returns: A function of the same parameters that throws the new errors.
/// - Complexity: O(1).
@export(implementation) @inline(always)
public func mapError<each Argument, Output, Failure: Error, Mapped: Error>(
  _ function: @escaping (repeat each Argument) throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Mapped
) -> (repeat each Argument) throws(Mapped) -> Output {
  { (argument: repeat each Argument) throws(Mapped) -> Output in
    do throws(Failure) {
      return try function(repeat each argument)
    } catch {
      throw transform(error)
    }
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapError<each Argument, Output, Failure: Error, Mapped: Error>(
  _ function: @escaping (repeat each Argument) async throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Mapped
) -> (repeat each Argument) async throws(Mapped) -> Output {
  { (argument: repeat each Argument) async throws(Mapped) -> Output in
    do throws(Failure) {
      return try await function(repeat each argument)
    } catch {
      throw transform(error)
    }
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapError<each Argument, Output: SendableMetatype, Failure: Error, Mapped: Error>(
  _ function: @escaping @Sendable (repeat each Argument) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Mapped
) -> @Sendable (repeat each Argument) throws(Mapped) -> Output {
  { (argument: repeat each Argument) throws(Mapped) -> Output in
    do throws(Failure) {
      return try function(repeat each argument)
    } catch {
      throw transform(error)
    }
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapError<each Argument, Output: SendableMetatype, Failure: Error, Mapped: Error>(
  _ function: @escaping @Sendable (repeat each Argument) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Mapped
) -> @Sendable (repeat each Argument) async throws(Mapped) -> Output {
  { (argument: repeat each Argument) async throws(Mapped) -> Output in
    do throws(Failure) {
      return try await function(repeat each argument)
    } catch {
      throw transform(error)
    }
  }
}

/// Transforms the errors of a function.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapError<
  each Argument: SendableMetatype, Output: SendableMetatype, Failure: Error, Mapped: Error
>(
  _ function: @escaping @MainActor (repeat each Argument) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Failure) -> Mapped
) -> @MainActor (repeat each Argument) throws(Mapped) -> Output {
  { (argument: repeat each Argument) throws(Mapped) -> Output in
    do throws(Failure) {
      return try function(repeat each argument)
    } catch {
      throw transform(error)
    }
  }
}

/// Ends the errors of a function with a transform that never returns.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapError<each Argument, Output, Failure: Error>(
  _ function: @escaping (repeat each Argument) throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Never
) -> (repeat each Argument) -> Output {
  { (argument: repeat each Argument) -> Output in
    do throws(Failure) {
      return try function(repeat each argument)
    } catch {
      transform(error)
    }
  }
}

/// Ends the errors of a function with a transform that never returns.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapError<each Argument, Output, Failure: Error>(
  _ function: @escaping (repeat each Argument) async throws(Failure) -> Output,
  _ transform: @escaping (Failure) -> Never
) -> (repeat each Argument) async -> Output {
  { (argument: repeat each Argument) async -> Output in
    do throws(Failure) {
      return try await function(repeat each argument)
    } catch {
      transform(error)
    }
  }
}

/// Ends the errors of a function with a transform that never returns.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapError<each Argument, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (repeat each Argument) throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Never
) -> @Sendable (repeat each Argument) -> Output {
  { (argument: repeat each Argument) -> Output in
    do throws(Failure) {
      return try function(repeat each argument)
    } catch {
      transform(error)
    }
  }
}

/// Ends the errors of a function with a transform that never returns.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapError<each Argument, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (repeat each Argument) async throws(Failure) -> Output,
  _ transform: @escaping @Sendable (Failure) -> Never
) -> @Sendable (repeat each Argument) async -> Output {
  { (argument: repeat each Argument) async -> Output in
    do throws(Failure) {
      return try await function(repeat each argument)
    } catch {
      transform(error)
    }
  }
}

/// Ends the errors of a function with a transform that never returns.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func mapError<each Argument: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor (repeat each Argument) throws(Failure) -> Output,
  _ transform: @escaping @MainActor (Failure) -> Never
) -> @MainActor (repeat each Argument) -> Output {
  { (argument: repeat each Argument) -> Output in
    do throws(Failure) {
      return try function(repeat each argument)
    } catch {
      transform(error)
    }
  }
}
