/// A publisher of the values that a function makes of another one's, without those it answers with nil.
///
/// Of its own, and not a ``Derived``, because the commonest operators go through it: a function from
/// value to optional value is what the compiler can keep in registers.
@frozen @usableFromInline struct CompactMapped<Upstream: Publisher, Output: Sendable>: Publisher {
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let transform: @Sendable (Upstream.Output) -> Output?

  @inlinable @inline(always)
  init(_ upstream: Upstream, _ transform: @escaping @Sendable (Upstream.Output) -> Output?) {
    self.upstream = upstream
    self.transform = transform
  }

  @inlinable @inline(always) func makePollingIterator(waker: Waker) -> sending PollingIterator {
    PollingIterator(upstream.makePollingIterator(waker: waker), transform)
  }

  @frozen @usableFromInline struct PollingIterator: PollingIteratorProtocol {
    @usableFromInline var upstream: Upstream.PollingIterator
    @usableFromInline let transform: @Sendable (Upstream.Output) -> Output?
    @inlinable @inline(always) init(
      _ upstream: Upstream.PollingIterator,
      _ transform: @escaping @Sendable (Upstream.Output) -> Output?
    ) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable @inline(always) mutating func poll() -> Poll<Output, Upstream.Failure> {
      upstream.poll().flatMap { transform($0).map { .value($0) } ?? .again }
    }

    @inlinable var isFinished: Bool { upstream.isFinished }
  }
}

extension Publisher {
  /// Transforms each value.
  @inlinable @inline(always) public func map<T: Sendable>(
    _ transform: @escaping @Sendable (Output) -> T
  ) -> some Publisher<T, Failure> {
    CompactMapped(self) { transform($0) }
  }

  /// Transforms each value and leaves out those of which nothing can be made.
  @inlinable @inline(always) public func compactMap<T: Sendable>(
    _ transform: @escaping @Sendable (Output) -> T?
  ) -> some Publisher<T, Failure> {
    CompactMapped(self, transform)
  }

  /// Leaves out the values that are not wanted.
  @inlinable @inline(always) public func filter(
    _ isIncluded: @escaping @Sendable (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    CompactMapped(self) { isIncluded($0) ? $0 : nil }
  }

  /// Transforms each value by a function that may throw, which ends the stream.
  @inlinable public func tryMap<T: Sendable>(
    _ transform: @escaping @Sendable (Output) throws -> T
  ) -> some Publisher<T, any Error> {
    derive(remembering: ()) { _, upstream in
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
