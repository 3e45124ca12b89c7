import FunctionDecorators
public import LocalPublisher

/// Remembers the values of what a `@Sendable` function returns, by its arguments.
///
/// The values are remembered once a subscription has finished, so that later ones deliver them
/// without calling the function; what fails or is cancelled is not remembered.
///
/// - Parameters:
///   - function: Makes the publisher.
///   - limit: For how many different arguments; then the least recently used are forgotten.
/// - Returns: A function of the same type.
public func cached<
  each Argument: Hashable & Sendable, Output, Failure: Error
>(
  _ function: @escaping @Sendable (repeat each Argument) -> AnyPublisher<Output, Failure>,
  limit: Int = 100
) -> @Sendable (repeat each Argument) -> AnyPublisher<Output, Failure> {
  let recordings = SharedResults<ArgumentList<repeat each Argument>, Recording<Output, Failure>>(
    limit: limit)
  return { (argument: repeat each Argument) in
    let key = ArgumentList(repeat each argument)
    let recording = recordings.result(for: key) ?? Recording()
    if let replayed = recording.replayed() { return replayed }
    recordings.remember(recording, for: key)
    return recording.recording(function(repeat each argument))
  }
}
