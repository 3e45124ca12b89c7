import Synchronization

/// Makes a function that returns a value for any arguments.
///
/// Swift infers the type of the function from the context, with any parameters and effects. The
/// compiler of Swift 6.3.1 crashes if a parameter is a tuple or variadic; write a closure in this
/// case.
///
/// ```swift
/// let load: @Sendable (Int) async throws -> User = returning(ada)
/// ```
///
/// If the answer depends on the arguments, write a closure: `{ id in id == 1 ? ada : grace }`.
///
/// - Parameters:
///   - value: The result of each call.
/// - Returns: A function that ignores its arguments.
public func returning<each Argument, Output: Sendable>(
  _ value: Output,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) -> Output {
  let origin = TestDoubleOrigin(fileID, filePath, line)
  return { (_: repeat each Argument) in
    origin.checkCall(of: "A function that returns a canned value")
    return value
  }
}

/// Makes a function that throws an error for any arguments.
///
/// The context states a function type that may throw this error: with `throws`, or with typed
/// throws of exactly this error.
///
/// ```swift
/// struct Offline: Error {}
///
/// let load: @Sendable (Int) async throws -> User = throwing(Offline())
/// let save: @Sendable (User) throws(Offline) -> Void = throwing(Offline())
/// ```
///
/// - Parameters:
///   - error: The error of each call.
/// - Returns: A function that ignores its arguments.
public func throwing<each Argument, Output, Failure: Error>(
  _ error: Failure,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) throws(Failure) -> Output {
  let origin = TestDoubleOrigin(fileID, filePath, line)
  return { (_: repeat each Argument) throws(Failure) in
    origin.checkCall(of: "A function that throws a canned error")
    throw error
  }
}

/// Makes a function that returns the given values, one for each call.
///
/// A call after the last value fails the test, and returns the last value again.
///
/// ```swift
/// let roll: @Sendable () -> Int = sequence(3, 6)
/// assert([roll(), roll()] == [3, 6])
/// ```
///
/// Thread-safe: each value is returned to one caller.
///
/// - Parameters:
///   - first: The result of the first call.
///   - rest: The results of the later calls, in order.
/// - Returns: A function that ignores its arguments.
public func sequence<each Argument, Output: Sendable>(
  _ first: Output, _ rest: Output...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) -> Output {
  let next = answers([first] + rest, TestDoubleOrigin(fileID, filePath, line))
  return { (_: repeat each Argument) in next() }
}

/// Makes a function that returns or throws the given results, one for each call.
///
/// A call after the last result fails the test, and repeats the last result.
///
/// ```swift
/// struct Offline: Error {}
///
/// let load: @Sendable (Int) async throws -> User =
///   sequence(.failure(Offline()), .success(ada))
/// ```
///
/// Thread-safe: each result is used for one caller.
///
/// - Parameters:
///   - first: The result of the first call.
///   - rest: The results of the later calls, in order.
/// - Returns: A function that ignores its arguments.
public func sequence<each Argument, Output: Sendable, Failure: Error>(
  _ first: Result<Output, Failure>, _ rest: Result<Output, Failure>...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) throws(Failure) -> Output {
  let next = answers([first] + rest, TestDoubleOrigin(fileID, filePath, line))
  return { (_: repeat each Argument) throws(Failure) in try next().get() }
}

/// Makes a function that does not return until its task is canceled.
///
/// Use it in place of a server that does not answer, for example to test a time limit or the
/// closing of a screen.
///
/// ```swift
/// let load: @Sendable (Int) async throws -> User = never()
/// let loading = Task { try await load(1) }
/// loading.cancel()
/// let result = await loading.result  // a failure: CancellationError
/// ```
///
/// - Returns: A function that ignores its arguments and throws a `CancellationError` after the
///   cancellation.
public func never<each Argument, Output>(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) async throws -> Output {
  let origin = TestDoubleOrigin(fileID, filePath, line)
  return { (_: repeat each Argument) in
    await origin.waitUntilCancelled()
    throw CancellationError()
  }
}

/// Makes a function without a result that does not return until its task is canceled.
///
/// ```swift
/// let connect: @Sendable (String) async -> Void = never()
/// let connecting = Task { await connect("example.com") }
/// connecting.cancel()
/// await connecting.value
/// ```
///
/// - Returns: A function that ignores its arguments.
@_disfavoredOverload
public func never<each Argument>(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) -> @Sendable (repeat each Argument) async -> Void {
  let origin = TestDoubleOrigin(fileID, filePath, line)
  return { (_: repeat each Argument) in await origin.waitUntilCancelled() }
}

extension TestDoubleOrigin {
  fileprivate func waitUntilCancelled() async {
    checkCall(of: "A function that never answers")
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    for await _ in stream {}
    continuation.finish()
  }
}

/// Makes a function that returns each answer once, and after a failure the last one again.
private func answers<Answer: Sendable>(
  _ all: [Answer], _ origin: TestDoubleOrigin
) -> @Sendable () -> Answer {
  let used = Atomic<Int>(0)
  return {
    origin.checkCall(of: "A function that returns a sequence of canned values")
    let index = used.add(1, ordering: .relaxed).oldValue
    if index >= all.count {
      origin.fail(
        """
        A sequence of \(counted(all.count, "answer")) has no answer for call \(index + 1).
          made at \(origin.place)
        Fix: add an answer, or remove the additional call.
        """)
    }
    return all[min(index, all.count - 1)]
  }
}
