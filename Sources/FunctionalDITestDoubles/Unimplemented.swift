/// The error that an unimplemented function throws if its type does not name another error.
///
/// The failure of the test is recorded before the error is thrown, so code that catches the error
/// does not hide the failure.
public struct UnimplementedError: Error, Hashable, CustomStringConvertible {
  /// The name of the function.
  public let name: String
  /// The place where the function was declared as unimplemented.
  public let place: String

  /// The failure, the place of the function, and the fix.
  public var description: String {
    """
    \(name) was called, but it has no implementation here.
      declared as unimplemented at \(place)
    Fix: replace it in this test with a closure that answers the call.
    """
  }
}

/// Makes a function that must not be called: calling it fails the test.
///
/// Swift infers the type of the function from the context, with any parameters and effects. The
/// compiler of Swift 6.3.1 crashes if a parameter is a tuple or variadic; write a closure in this
/// case. A call records a failure in Swift Testing or XCTest, whichever runs. Outside tests, a call
/// stops the program with the same message.
///
/// After the failure, the test continues if possible. A function that may throw an
/// ``UnimplementedError``, or any error, throws one. A function without a result returns, and a
/// function with an Optional result returns `nil`. If the function returns an `AnyPublisher`, it
/// fails with the error, or has no values if it cannot fail with this error. Any other function has
/// nothing to return, and stops the program. In this case, pass a fallback,
/// `unimplemented("Count", returning: 0)`, or an error of its typed throws,
/// `unimplemented("Load", throwing: Offline())`.
///
/// ```swift
/// let load: @Sendable (Int) async throws -> User = unimplemented("LoadUser")
/// ```
///
/// - Parameters:
///   - name: The name of the function, for the message.
/// - Returns: A function that fails when it is called.
@_disfavoredOverload
public func unimplemented<each Argument, Output>(
  _ name: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) -> Output {
  let failure = UnimplementedFailure(name, TestDoubleOrigin(fileID, filePath, line))
  return { (_: repeat each Argument) in
    failure.record()
    // Optional comes first, because an empty tuple is also a value of `Void?`.
    let result = Output.self as? any UnimplementedResult.Type
    if let result = result?.afterFailure(failure.error, as: Output.self) { return result }
    if Output.self == Void.self, let nothing = () as? Output { return nothing }
    fatalError(failure.descriptionWithoutFallback)
  }
}

/// Makes a throwing function that must not be called: calling it fails the test, and throws.
///
/// The compiler prefers this overload for functions that may throw an ``UnimplementedError``, or
/// any error, because the test can then continue.
///
/// ```swift
/// let save: @Sendable (User) async throws -> Void = unimplemented("SaveUser")
/// ```
///
/// - Parameters:
///   - name: The name of the function, for the message.
/// - Returns: A function that throws an ``UnimplementedError`` after the failure.
public func unimplemented<each Argument, Output>(
  _ name: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) throws(UnimplementedError) -> Output {
  let failure = UnimplementedFailure(name, TestDoubleOrigin(fileID, filePath, line))
  return { (_: repeat each Argument) throws(UnimplementedError) in
    failure.record()
    throw failure.error
  }
}

/// Makes a function that must not be called, with a value to return after the failure.
///
/// ```swift
/// let isActive: @Sendable (User) -> Bool = unimplemented("IsActive", returning: false)
/// ```
///
/// - Parameters:
///   - name: The name of the function, for the message.
///   - fallback: The result of a call after the failure.
/// - Returns: A function that fails when it is called, and returns the fallback.
public func unimplemented<each Argument, Output: Sendable>(
  _ name: String, returning fallback: Output,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) -> Output {
  let failure = UnimplementedFailure(name, TestDoubleOrigin(fileID, filePath, line))
  return { (_: repeat each Argument) in
    failure.record()
    return fallback
  }
}

/// Makes a function that must not be called.
///
/// A call records a failure, and then throws an error.
///
/// Use it for functions with typed throws that cannot throw an ``UnimplementedError``.
///
/// ```swift
/// struct Offline: Error {}
///
/// let load: @Sendable (Int) throws(Offline) -> User = unimplemented("Load", throwing: Offline())
/// ```
///
/// - Parameters:
///   - name: The name of the function, for the message.
///   - error: The error that a call throws.
/// - Returns: A function that fails when it is called, and throws the error.
public func unimplemented<each Argument, Output, Failure: Error>(
  _ name: String, throwing error: Failure,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) throws(Failure) -> Output {
  let failure = UnimplementedFailure(name, TestDoubleOrigin(fileID, filePath, line))
  return { (_: repeat each Argument) throws(Failure) in
    failure.record()
    throw error
  }
}

/// The common part of the functions in this file.
private struct UnimplementedFailure: Sendable {
  let error: UnimplementedError
  private let origin: TestDoubleOrigin

  init(_ name: String, _ origin: TestDoubleOrigin) {
    error = UnimplementedError(name: name, place: origin.place.description)
    self.origin = origin
  }

  func record() {
    origin.fail(error.description)
  }

  var descriptionWithoutFallback: String {
    """
    \(error)
    The program stops here, because the function has to return a value.
    Fix: state a result: unimplemented("\(error.name)", returning: ...), or throwing: ... for an error.
    """
  }
}
