extension Publisher {
  /// Transforms each value.
  ///
  /// ```swift
  /// for await name in [ada, grace].publisher.map(\.name) { print(name) }
  /// ```
  ///
  /// - Parameter transform: A closure that returns the value to deliver. It is called when the
  ///   reader asks for that value.
  /// - Returns: A publisher of the results.
  @inlinable @inline(always) public func map<T: Sendable>(
    _ transform: @escaping @Sendable (Output) -> T
  ) -> some Publisher<T, Failure> {
    Elementwise(self, MapTransform(transform))
  }

  /// Transforms each value and leaves out `nil`.
  ///
  /// ```swift
  /// for await number in ["1", "b"].publisher.compactMap({ Int($0) }) { print(number) }  // 1
  /// ```
  ///
  /// - Parameter transform: A closure that returns the value to deliver, or `nil` to leave it out.
  /// - Returns: A publisher of the results that are not `nil`.
  @inlinable @inline(always) public func compactMap<T: Sendable>(
    _ transform: @escaping @Sendable (Output) -> T?
  ) -> some Publisher<T, Failure> {
    Elementwise(self, CompactMapTransform(transform))
  }

  /// Leaves out the values that do not pass a test.
  ///
  /// ```swift
  /// for await number in (1...4).publisher.filter({ $0 % 2 == 0 }) { print(number) }  // 2, 4
  /// ```
  ///
  /// - Parameter isIncluded: A closure that returns whether to deliver the value.
  /// - Returns: A publisher of the values that pass.
  @inlinable @inline(always) public func filter(
    _ isIncluded: @escaping @Sendable (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    Elementwise(self, FilterTransform(isIncluded))
  }

  /// Transforms each value with a function that may throw; a thrown error ends the stream.
  ///
  /// ```swift
  /// let counts = [1, 2].publisher.tryMap { number in
  ///   guard number < 2 else { throw CancellationError() }
  ///   return number
  /// }
  /// ```
  ///
  /// - Parameter transform: A closure that returns the value to deliver.
  /// - Returns: A publisher that fails with the thrown error, or with this publisher's failure.
  @export(implementation) public func tryMap<T: Sendable>(
    _ transform: @escaping @Sendable (Output) throws -> T
  ) -> Publishers.Derived<Self, T, any Error> {
    derive { upstream in
      upstream.poll().flatMapError { .failed($0 as any Error) }.flatMap { value in
        do {
          return .value(try transform(value))
        } catch {
          upstream = nil
          return .failed(error)
        }
      }
    }
  }
}
