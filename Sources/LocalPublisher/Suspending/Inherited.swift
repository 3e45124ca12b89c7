// A publisher would inherit operators from `AsyncSequence` that return sequences instead of
// publishers. Each of these operators is shadowed here. Swift cannot make an inherited operator
// unavailable. So an operator that publishers do not have is deprecated, and its message names the
// operator to use.

extension Publisher {
  /// Transforms each value by an asynchronous function that may throw.
  @available(*, deprecated, renamed: "tryMap(_:)")
  @export(implementation) public func map<T: Sendable>(
    _ transform: @escaping @Sendable (Output) async throws -> T
  ) -> Deferred<AnyPublisher<T, any Error>> { tryMap(transform) }

  /// Transforms each value by an asynchronous function and leaves out nil.
  @available(*, deprecated, message: "Use tryMap(_:), and after it compactMap { $0 }.")
  @export(implementation) public func compactMap<T: Sendable>(
    _ transform: @escaping @Sendable (Output) async throws -> T?
  ) -> Deferred<AnyPublisher<T, any Error>> { tryMap(transform).compactMap { $0 }.deferred() }

  /// Makes a publisher of each value by an asynchronous function that may throw.
  @available(*, deprecated, message: "Use tryMap(_:), and after it flatMap { $0 }.")
  @export(implementation) public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping @Sendable (Output) async throws -> P
  ) -> Deferred<AnyPublisher<P.Output, any Error>> {
    tryMap(transform).flatMap(maxPublishers: maxPublishers) { $0.mapError { $0 as any Error } }
      .deferred()
  }

  /// Leaves out the values that an asynchronous function refuses.
  @available(*, deprecated, message: "Use tryMap(_:) to nil or the value, and compactMap { $0 }.")
  @export(implementation) public func filter(
    _ isIncluded: @escaping @Sendable (Output) async throws -> Bool
  ) -> Deferred<AnyPublisher<Output, any Error>> {
    tryMap { try await isIncluded($0) ? $0 : nil }.compactMap { $0 }.deferred()
  }

  /// Delivers the values before the first value that an asynchronous function refuses.
  @available(
    *, deprecated, message: "Use tryMap(_:) to nil or the value, and prefix { $0 != nil }."
  )
  @export(implementation) public func prefix(
    while predicate: @escaping @Sendable (Output) async throws -> Bool
  ) -> Deferred<AnyPublisher<Output, any Error>> {
    tryMap { try await predicate($0) ? $0 : nil }.prefix { $0 != nil }.compactMap { $0 }.deferred()
  }

  /// Leaves out the values before the first value that an asynchronous function refuses.
  @available(*, deprecated, message: "Use tryMap(_:) to nil or the value, and compactMap { $0 }.")
  @export(implementation) public func drop(
    while predicate: @escaping @Sendable (Output) async throws -> Bool
  ) -> Deferred<AnyPublisher<Output, any Error>> {
    Deferred {
      let isDropping = CurrentValueSubject<Bool, Never>(true)
      return tryMap { value -> Output? in
        if isDropping.value { isDropping.value = try await predicate(value) }
        return isDropping.value ? nil : value
      }.compactMap { $0 }.eraseToAnyPublisher()
    }
  }
}
