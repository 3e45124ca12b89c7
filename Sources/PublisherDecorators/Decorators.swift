public import LocalPublisher

// Decorators of functions that return a publisher. They have the names of those that decorate other
// functions (FunctionDecorators), and act on each subscription: to make a publisher does nothing yet.

/// Subscribes again where what a function returns fails.
///
/// - Parameters:
///   - function: Makes the publisher.
///   - attempts: How often it is subscribed to at most; at least once.
/// - Returns: A function of the same type.
public func retrying<each Argument, Output, Failure: Error>(
  _ function: @escaping (repeat each Argument) -> AnyPublisher<Output, Failure>,
  attempts: Int = 3
) -> (repeat each Argument) -> AnyPublisher<Output, Failure> {
  { (argument: repeat each Argument) in
    function(repeat each argument).retry(attempts - 1).eraseToAnyPublisher()
  }
}

/// Subscribes again where what a `@Sendable` function returns fails.
@_documentation(visibility: internal)
public func retrying<each Argument: SendableMetatype, Output, Failure: Error>(
  _ function: @escaping @Sendable (repeat each Argument) -> AnyPublisher<Output, Failure>,
  attempts: Int = 3
) -> @Sendable (repeat each Argument) -> AnyPublisher<Output, Failure> {
  { (argument: repeat each Argument) in
    function(repeat each argument).retry(attempts - 1).eraseToAnyPublisher()
  }
}

/// Measures each subscription to what a function returns, from its beginning to its end.
///
/// - Parameters:
///   - function: Makes the publisher.
///   - clock: What measures the time.
///   - record: Is called when a subscription has ended or is cancelled, with how long it took.
/// - Returns: A function of the same type.
public func timed<each Argument, Output, Failure: Error, C: Clock>(
  _ function: @escaping (repeat each Argument) -> AnyPublisher<Output, Failure>,
  clock: C = ContinuousClock(), record: @escaping @Sendable (C.Duration) -> Void
) -> (repeat each Argument) -> AnyPublisher<Output, Failure> {
  { (argument: repeat each Argument) in
    function(repeat each argument).timed(clock, record)
  }
}

/// Measures each subscription to what a `@Sendable` function returns.
@_documentation(visibility: internal)
public func timed<each Argument: SendableMetatype, Output, Failure: Error, C: Clock>(
  _ function: @escaping @Sendable (repeat each Argument) -> AnyPublisher<Output, Failure>,
  clock: C = ContinuousClock(), record: @escaping @Sendable (C.Duration) -> Void
) -> @Sendable (repeat each Argument) -> AnyPublisher<Output, Failure> {
  { (argument: repeat each Argument) in
    function(repeat each argument).timed(clock, record)
  }
}

/// Logs what happens in each subscription to what a function returns: a line a value, and the end.
///
/// - Parameters:
///   - function: Makes the publisher.
///   - name: How the log calls it.
///   - log: Takes a line; prints it if nothing is said.
/// - Returns: A function of the same type.
public func logged<each Argument, Output, Failure: Error>(
  _ function: @escaping (repeat each Argument) -> AnyPublisher<Output, Failure>, _ name: String,
  to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> (repeat each Argument) -> AnyPublisher<Output, Failure> {
  { (argument: repeat each Argument) in
    function(repeat each argument).logged(callText(name, repeat each argument), log)
  }
}

/// Logs what happens in each subscription to what a `@Sendable` function returns.
@_documentation(visibility: internal)
public func logged<each Argument: SendableMetatype, Output, Failure: Error>(
  _ function: @escaping @Sendable (repeat each Argument) -> AnyPublisher<Output, Failure>,
  _ name: String, to log: @escaping @Sendable (String) -> Void = { print($0) }
) -> @Sendable (repeat each Argument) -> AnyPublisher<Output, Failure> {
  { (argument: repeat each Argument) in
    function(repeat each argument).logged(callText(name, repeat each argument), log)
  }
}

private func callText<each Argument>(_ name: String, _ argument: repeat each Argument) -> String {
  var arguments: [String] = []
  for argument in repeat each argument { arguments.append(String(reflecting: argument)) }
  return "\(name)(\(arguments.joined(separator: ", ")))"
}

extension AnyPublisher {
  fileprivate func timed<C: Clock>(
    _ clock: C, _ record: @escaping @Sendable (C.Duration) -> Void
  ) -> AnyPublisher {
    Deferred {
      let start = clock.now
      let end: @Sendable () -> Void = { record(start.duration(to: clock.now)) }
      return self.handleEvents(receiveCompletion: { _ in end() }, receiveCancel: end)
        .eraseToAnyPublisher()
    }.eraseToAnyPublisher()
  }

  fileprivate func logged(
    _ call: String, _ log: @escaping @Sendable (String) -> Void
  ) -> AnyPublisher {
    handleEvents(
      receiveSubscription: { log("\(call) began") },
      receiveOutput: { log("\(call) delivered \(String(reflecting: $0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: log("\(call) finished")
        case .failure(let error): log("\(call) failed: \(String(reflecting: error))")
        }
      },
      receiveCancel: { log("\(call) was cancelled") }
    ).eraseToAnyPublisher()
  }
}
