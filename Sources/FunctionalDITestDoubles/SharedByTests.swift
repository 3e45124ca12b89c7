/// Makes a double that several tests share.
///
/// A double expires with the test that makes it, and the first test that uses a global makes it. A
/// double that is made here does not expire, so a later test may call it from a detached task.
///
/// ```swift
/// let loadNobody: @Sendable (Int) -> String = sharedByTests { returning("nobody") }
/// ```
///
/// - Parameter make: Makes the double.
/// - Returns: The result of `make`.
/// - Throws: The error of `make`.
public func sharedByTests<Double, Failure>(
  _ make: () throws(Failure) -> Double
) throws(Failure) -> Double {
  // `withValue` rethrows any error, so the typed one is carried past it.
  try TestLifetime.$current.withValue(nil) { () -> Result<Double, Failure> in
    Result(catching: make)
  }.get()
}
