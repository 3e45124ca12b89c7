import Synchronization

/// Remembers the values of what a `@Sendable` function returns, by its arguments.
///
/// The values are remembered once a subscription has finished, so that later ones deliver them
/// without subscribing; what fails or is cancelled is not remembered.
///
/// - Parameters:
///   - function: Makes the publisher.
///   - limit: For how many different arguments; then those that were remembered first are forgotten.
/// - Returns: A function of the same type.
public func cached<
  each Argument: Hashable & Sendable, Output, Failure: Error
>(
  _ function: @escaping @Sendable (repeat each Argument) -> AnyPublisher<Output, Failure>,
  limit: Int = 100
) -> @Sendable (repeat each Argument) -> AnyPublisher<Output, Failure> {
  let values = RememberedValues<ArgumentKey<repeat each Argument>, Output>(limit: limit)
  return { (argument: repeat each Argument) in
    let key = ArgumentKey(repeat each argument)
    return values.publisher(for: key, otherwise: function(repeat each argument))
  }
}

/// The arguments of a call, as a key.
private struct ArgumentKey<each Argument: Hashable & Sendable>: Hashable, Sendable {
  let arguments: (repeat each Argument)

  init(_ argument: repeat each Argument) { arguments = (repeat each argument) }

  static func == (first: ArgumentKey, second: ArgumentKey) -> Bool {
    for (one, other) in repeat (each first.arguments, each second.arguments) {
      guard one == other else { return false }
    }
    return true
  }

  func hash(into hasher: inout Hasher) {
    for argument in repeat each arguments { argument.hash(into: &hasher) }
  }
}

/// The values of publishers that have finished.
private final class RememberedValues<Key: Hashable & Sendable, Output: Sendable>: Sendable {
  private let limit: Int
  private let state = Mutex((values: [Key: [Output]](), order: Queue<Key>()))

  init(limit: Int) {
    precondition(limit > 0, "A cache remembers at least one result, so `limit` cannot be \(limit).")
    self.limit = limit
  }

  func publisher<Failure: Error>(
    for key: Key, otherwise publisher: AnyPublisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    Deferred { () -> AnyPublisher<Output, Failure> in
      if let values = self.state.withLock({ $0.values[key] }) {
        return values.publisher.setFailureType(to: Failure.self).eraseToAnyPublisher()
      }
      let received = Mutex<[Output]>([])
      return publisher.handleEvents(
        receiveOutput: { value in received.withLock { $0.append(value) } },
        receiveCompletion: { completion in
          if case .finished = completion { self.remember(received.withLock { $0 }, for: key) }
        }
      ).eraseToAnyPublisher()
    }.eraseToAnyPublisher()
  }

  private func remember(_ values: [Output], for key: Key) {
    // What is forgotten is let go of after the lock, for that may run code of the user.
    _ = state.withLock { state in
      if state.values.updateValue(values, forKey: key) != nil { return nil as [Output]? }
      state.order.append(key)
      guard state.order.count > limit, let oldest = state.order.popFirst() else { return nil }
      return state.values.removeValue(forKey: oldest)
    }
  }
}
