extension Publisher {
  /// Calls functions at the events of a subscription, and changes nothing.
  ///
  /// The functions are called on the thread of the event, before the closures downstream. A
  /// subscription ends either with a completion or with a cancellation. A cancellation reaches the
  /// operators nearest to the source first.
  ///
  /// ```swift
  /// let watched = [ada].publisher.handleEvents(receiveOutput: { print("loaded", $0.name) })
  /// ```
  ///
  /// - Parameters:
  ///   - receiveSubscription: A closure that is called with each subscription, before the first
  ///     value is requested.
  ///   - receiveOutput: A closure that is called with each value.
  ///   - receiveCompletion: A closure that is called with the completion.
  ///   - receiveCancel: A closure that is called when a subscription is released before its end.
  /// - Returns: A publisher of the same values.
  @export(implementation) public func handleEvents(
    receiveSubscription: (@Sendable () -> Void)? = nil,
    receiveOutput: (@Sendable (Output) -> Void)? = nil,
    receiveCompletion: (@Sendable (Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (@Sendable () -> Void)? = nil
  ) -> Publishers.Derived<Self, Output, Failure> {
    derive { _ in
      receiveSubscription?()
      // Called when the state of the subscription is released, unless the end comes first.
      return receiveCancel.map { AnyCancellable($0) }
    } endsWithUpstream: { _ in
      true
    } step: { cancellation, upstream in
      let answer = upstream.poll()
      switch answer {
      case .value(let value): receiveOutput?(value)
      case .finished:
        cancellation?.disarm()
        receiveCompletion?(.finished)
      case .failed(let failure):
        cancellation?.disarm()
        receiveCompletion?(.failure(failure))
      case .again, .pending: break
      }
      return answer
    }
  }

  /// Prints each event of a subscription, in Combine's words.
  ///
  /// Unlike in Combine, the line of the subscription does not describe it, and requests are not
  /// printed.
  ///
  /// ```swift
  /// let printed = [1].publisher.print("numbers")  // numbers: receive value: (1)
  /// ```
  ///
  /// - Parameters:
  ///   - prefix: Text before each line.
  ///   - log: A closure that receives each line; by default, it prints the line.
  /// - Returns: A publisher of the same values.
  @export(implementation) public func print(
    _ prefix: String = "", to log: @escaping @Sendable (String) -> Void = { Swift.print($0) }
  ) -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveSubscription: { log("\(start)receive subscription") },
      receiveOutput: { log("\(start)receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: log("\(start)receive finished")
        case .failure(let failure): log("\(start)receive error: (\(failure))")
        }
      },
      receiveCancel: { log("\(start)receive cancel") }
    ).eraseToAnyPublisher()
  }

  /// Logs each event of a subscription, in the format of the decorators of functions.
  ///
  /// ```swift
  /// let logged = [1].publisher.logged("LoadNumbers")  // LoadNumbers delivered 1
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name in each line.
  ///   - log: A closure that receives each line; by default, it prints the line.
  /// - Returns: A publisher of the same values.
  @export(implementation) public func logged(
    _ name: String, to log: @escaping @Sendable (String) -> Void = { Swift.print($0) }
  ) -> AnyPublisher<Output, Failure> {
    handleEvents(
      receiveSubscription: { log("\(name) began") },
      receiveOutput: { log("\(name) delivered \(String(reflecting: $0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: log("\(name) finished")
        case .failure(let failure): log("\(name) failed: \(String(reflecting: failure))")
        }
      },
      receiveCancel: { log("\(name) was canceled") }
    ).eraseToAnyPublisher()
  }

  /// Measures each subscription, until it ends or is canceled.
  ///
  /// ```swift
  /// let timed = [ada].publisher.timed { print("took", $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - clock: The clock that measures the time.
  ///   - record: A closure that receives the duration.
  /// - Returns: A publisher of the same values.
  @export(implementation) public func timed<C: Clock>(
    clock: C = ContinuousClock(), record: @escaping @Sendable (C.Duration) -> Void
  ) -> AnyPublisher<Output, Failure> {
    Deferred {
      let start = clock.now
      let end: @Sendable () -> Void = { record(start.duration(to: clock.now)) }
      return self.handleEvents(receiveCompletion: { _ in end() }, receiveCancel: end)
    }.eraseToAnyPublisher()
  }
}
