// Two overloads: one for a call whose context states the type of its result, and one for any other
// call.

/// Refuses to pipe more than three functions at once.
@available(*, unavailable, message: "Nest the functions: pipe(pipe(f, g, h), i).")
@_documentation(visibility: internal)
public func pipe<Input, First, Second, Third, Output, Expected>(
  _ first: (Input) async throws -> First, _ second: (First) async throws -> Second,
  _ third: (Second) async throws -> Third, _ fourth: (Third) async throws -> Output,
  _ others: Any...
) -> Expected {
  preconditionFailure("No program can call an unavailable function.")
}

/// Refuses to pipe more than three functions at once.
@available(*, unavailable, message: "Nest the functions: pipe(pipe(f, g, h), i).")
@_documentation(visibility: internal)
public func pipe<Input, First, Second, Third, Output>(
  _ first: (Input) async throws -> First, _ second: (First) async throws -> Second,
  _ third: (Second) async throws -> Third, _ fourth: (Third) async throws -> Output,
  _ others: Any...
) -> Never {
  preconditionFailure("No program can call an unavailable function.")
}
