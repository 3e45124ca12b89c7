// The functions below have the message for a function type that cannot throw the error. Without
// them, the compiler has none. The asynchronous ones are for generic parameters, as in
// `registerFunction`, which would otherwise get the message of another refusal.

/// Rejects a function type that cannot throw the error.
@_documentation(visibility: private) @export(implementation)
@available(*, unavailable, message: "the function type cannot throw this error")
public func throwing<each Argument, Output, Failure: Error>(
  _ error: Failure,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) -> Output {
  preconditionFailure("No program can call an unavailable function.")
}

/// Rejects an asynchronous function type that cannot throw the error.
@_documentation(visibility: private) @export(implementation)
@available(*, unavailable, message: "the function type cannot throw this error")
public func throwing<each Argument, Output, Failure: Error>(
  _ error: Failure,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) async -> Output {
  preconditionFailure("No program can call an unavailable function.")
}

/// Rejects a function type that cannot throw the error.
@_documentation(visibility: private) @export(implementation)
@available(*, unavailable, message: "the function type cannot throw this error")
public func unimplemented<each Argument, Output, Failure: Error>(
  _ name: String, throwing error: Failure,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) -> Output {
  preconditionFailure("No program can call an unavailable function.")
}

/// Rejects an asynchronous function type that cannot throw the error.
@_documentation(visibility: private) @export(implementation)
@available(*, unavailable, message: "the function type cannot throw this error")
public func unimplemented<each Argument, Output, Failure: Error>(
  _ name: String, throwing error: Failure,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) async -> Output {
  preconditionFailure("No program can call an unavailable function.")
}

/// Rejects a function type that cannot throw the errors.
@_documentation(visibility: private) @export(implementation)
@available(
  *, unavailable,
  message: "the function type cannot throw these errors: list values, as in sequence(1, 2)"
)
public func sequence<each Argument, Output: Sendable, Failure: Error>(
  _ first: Result<Output, Failure>, _ rest: Result<Output, Failure>...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) -> Output {
  preconditionFailure("No program can call an unavailable function.")
}

/// Rejects an asynchronous function type that cannot throw the errors.
@_documentation(visibility: private) @export(implementation)
@available(
  *, unavailable,
  message: "the function type cannot throw these errors: list values, as in sequence(1, 2)"
)
public func sequence<each Argument, Output: Sendable, Failure: Error>(
  _ first: Result<Output, Failure>, _ rest: Result<Output, Failure>...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) async -> Output {
  preconditionFailure("No program can call an unavailable function.")
}
