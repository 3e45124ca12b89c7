/// Returns a function that ignores its arguments and always returns the same value.
///
/// The context states the parameters and the effects:
///
/// ```swift
/// let isActive: (String) -> Bool = constant(true)
/// let load: @Sendable (String) async throws -> [Int] = constant([1, 2, 3])
/// ```
///
/// `constant` is the shortest stub. Without a function type in the context, as in `let stub =
/// constant(1)`, the compiler cannot infer the parameters.
///
/// - Parameter output: The result of every call. A `Sendable` output makes the result `@Sendable`.
/// - Returns: A function of any parameters that returns the output.
/// - Complexity: O(1).
@export(implementation) @inline(always)
public func constant<each Argument, Output>(
  _ output: Output
) -> (repeat each Argument) -> Output {
  { (_: repeat each Argument) in output }
}

/// Returns a `@Sendable` function that ignores its arguments and always returns the same value.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func constant<each Argument, Output: Sendable>(
  _ output: Output
) -> @Sendable (repeat each Argument) -> Output {
  { (_: repeat each Argument) in output }
}
