/// Makes a function that ignores its arguments and always returns the same.
///
/// The parameters are those of the function type that is asked for, with its effects:
///
/// ```swift
/// let isActive: (String) -> Bool = constant(true)
/// let load: @Sendable (String) async throws -> [Int] = constant([1, 2, 3])
/// ```
///
/// It makes the shortest of stubs. Where nothing asks for a function type, as in
/// `let stub = constant(1)`, there is nothing to tell the parameters from, and it does not compile.
///
/// - Parameter output: What every call returns. The result is `@Sendable` where this is `Sendable`.
/// - Returns: A function of any parameters that returns the output.
/// - Complexity: O(1).
@export(implementation) @inline(always)
public func constant<each Argument, Output>(
  _ output: Output
) -> (repeat each Argument) -> Output {
  { (_: repeat each Argument) in output }
}

/// Makes a `@Sendable` function that ignores its arguments and always returns the same.
@_documentation(visibility: internal)
@export(implementation) @inline(always)
public func constant<each Argument, Output: Sendable>(
  _ output: Output
) -> @Sendable (repeat each Argument) -> Output {
  { (_: repeat each Argument) in output }
}
