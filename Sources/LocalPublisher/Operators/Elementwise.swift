/// A function from a value to a value, or to no value.
///
/// Each kind of function is stored as the caller passes it, because a closure around it would cost
/// one more call for each value.
@usableFromInline protocol ElementTransform<Input, Output>: Sendable {
  associatedtype Input: Sendable
  associatedtype Output: Sendable

  func apply(_ input: Input) -> Output?
}

/// A publisher that applies a function to each value of another publisher.
///
/// The most common operators return this type. ``Derived`` would be slower here, because the
/// compiler could not keep the function's argument and result in registers.
@frozen @usableFromInline
struct Elementwise<Upstream: Publisher, Transform: ElementTransform>: Publisher
where Transform.Input == Upstream.Output {
  @usableFromInline typealias Output = Transform.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let transform: Transform

  @export(implementation) @inline(always) init(_ upstream: Upstream, _ transform: Transform) {
    (self.upstream, self.transform) = (upstream, transform)
  }

  @export(implementation) @inline(always)
  func makePollingIterator(waker: Waker) -> sending PollingIterator {
    PollingIterator(upstream.makePollingIterator(waker: waker), transform)
  }

  @frozen @usableFromInline struct PollingIterator: PollingIteratorProtocol {
    @usableFromInline var upstream: Upstream.PollingIterator
    @usableFromInline let transform: Transform

    @export(implementation) @inline(always)
    init(_ upstream: Upstream.PollingIterator, _ transform: Transform) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    @export(implementation) @inline(always) mutating func poll() -> Poll<Output, Failure> {
      upstream.poll().flatMap { transform.apply($0).map { .value($0) } ?? .again }
    }

    @export(implementation) var isFinished: Bool { upstream.isFinished }
  }
}

@frozen @usableFromInline
struct MapTransform<Input: Sendable, Output: Sendable>: ElementTransform {
  @usableFromInline let transform: @Sendable (Input) -> Output
  @export(implementation) @inline(always) init(_ transform: @escaping @Sendable (Input) -> Output) {
    self.transform = transform
  }

  @export(implementation) @inline(always) func apply(_ input: Input) -> Output? { transform(input) }
}

@frozen @usableFromInline
struct CompactMapTransform<Input: Sendable, Output: Sendable>: ElementTransform {
  @usableFromInline let transform: @Sendable (Input) -> Output?
  @export(implementation) @inline(always) init(_ transform: @escaping @Sendable (Input) -> Output?)
  {
    self.transform = transform
  }

  @export(implementation) @inline(always) func apply(_ input: Input) -> Output? { transform(input) }
}

@frozen @usableFromInline struct FilterTransform<Input: Sendable>: ElementTransform {
  @usableFromInline let isIncluded: @Sendable (Input) -> Bool
  @export(implementation) @inline(always) init(_ isIncluded: @escaping @Sendable (Input) -> Bool) {
    self.isIncluded = isIncluded
  }

  @export(implementation) @inline(always)
  func apply(_ input: Input) -> Input? { isIncluded(input) ? input : nil }
}
