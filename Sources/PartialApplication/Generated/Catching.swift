// Made by `swift run generate-combinators`. Change the generator, not this file.

/// Returns a function's errors in a `Result` in place of throwing them.
///
/// ```swift
/// enum ApiError: Error { case offline }
/// func fetch(_ path: String) throws(ApiError) -> [UInt8] { throw .offline }
///
/// let attempt = catching(fetch)   // (String) -> Result<[UInt8], ApiError>
/// ```
///
/// The function may have any number of parameters, suspend, be `@Sendable` or run on the main actor.
///
/// - Parameter function: The function whose errors are returned.
/// - Returns: A function of the same parameters that does not throw.
/// - Complexity: O(1).
@export(implementation) @inline(always)
public func catching<each Argument, Output, Failure: Error>(
  _ function: @escaping (repeat each Argument) throws(Failure) -> Output
) -> (repeat each Argument) -> Result<Output, Failure> {
  { (argument: repeat each Argument) -> Result<Output, Failure> in
    do throws(Failure) {
      return .success(try function(repeat each argument))
    } catch {
      return .failure(error)
    }
  }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func catching<each Argument, Output, Failure: Error>(
  _ function: @escaping (repeat each Argument) async throws(Failure) -> Output
) -> (repeat each Argument) async -> Result<Output, Failure> {
  { (argument: repeat each Argument) async -> Result<Output, Failure> in
    do throws(Failure) {
      return .success(try await function(repeat each argument))
    } catch {
      return .failure(error)
    }
  }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func catching<each Argument, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (repeat each Argument) throws(Failure) -> Output
) -> @Sendable (repeat each Argument) -> Result<Output, Failure> {
  { (argument: repeat each Argument) -> Result<Output, Failure> in
    do throws(Failure) {
      return .success(try function(repeat each argument))
    } catch {
      return .failure(error)
    }
  }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func catching<each Argument, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @Sendable (repeat each Argument) async throws(Failure) -> Output
) -> @Sendable (repeat each Argument) async -> Result<Output, Failure> {
  { (argument: repeat each Argument) async -> Result<Output, Failure> in
    do throws(Failure) {
      return .success(try await function(repeat each argument))
    } catch {
      return .failure(error)
    }
  }
}

/// Returns the errors of a function in a `Result`.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func catching<each Argument: SendableMetatype, Output: SendableMetatype, Failure: Error>(
  _ function: @escaping @MainActor (repeat each Argument) throws(Failure) -> Output
) -> @MainActor (repeat each Argument) -> Result<Output, Failure> {
  { (argument: repeat each Argument) -> Result<Output, Failure> in
    do throws(Failure) {
      return .success(try function(repeat each argument))
    } catch {
      return .failure(error)
    }
  }
}
