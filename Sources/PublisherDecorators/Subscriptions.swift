public import PartialApplication
public import LocalPublisher

// What the decorators do with the publisher that a function has returned.
extension AnyPublisher {
  @usableFromInline
  func retrying(_ attempts: Int) -> AnyPublisher {
    retry(attempts - 1).eraseToAnyPublisher()
  }

  @usableFromInline
  func timed<C: Clock>(
    _ clock: C, _ record: @escaping @Sendable (C.Duration) -> Void
  ) -> AnyPublisher {
    Deferred {
      let start = clock.now
      let end: @Sendable () -> Void = { record(start.duration(to: clock.now)) }
      return self.handleEvents(receiveCompletion: { _ in end() }, receiveCancel: end)
        .eraseToAnyPublisher()
    }.eraseToAnyPublisher()
  }

  @usableFromInline
  func logged(
    _ call: CallDescription, _ log: @escaping @Sendable (String) -> Void
  ) -> AnyPublisher {
    let call = call.description
    return handleEvents(
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
