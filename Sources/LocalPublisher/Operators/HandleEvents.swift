extension Publisher {
  /// Looks at what happens, without changing it.
  public func handleEvents(
    receiveSubscription: (@Sendable () -> Void)? = nil,
    receiveOutput: (@Sendable (Output) -> Void)? = nil,
    receiveCompletion: (@Sendable (Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (@Sendable () -> Void)? = nil
  ) -> some Publisher<Output, Failure> {
    Derived(self) { _ in
      receiveSubscription?()
      // Called, unless the end comes first, when the subscription's state is let go of.
      return receiveCancel.map(AnyCancellable.init)
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
}
