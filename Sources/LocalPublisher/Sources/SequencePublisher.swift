extension Publishers {
  /// A publisher of the elements of a sequence.
  @frozen
  public struct Sequence<Elements: Swift.Sequence & Sendable>: Publisher
  where Elements.Element: Sendable, Elements.Iterator: Sendable {
    /// The elements.
    public typealias Output = Elements.Element
    /// A sequence cannot fail.
    public typealias Failure = Never

    @usableFromInline let elements: Elements

    @inlinable
    init(_ elements: Elements) {
      self.elements = elements
    }

    /// Subscribes, beginning with the first element.
    @inlinable
    public func makePollingIterator(waker: Waker) -> PollingIterator {
      PollingIterator(elements.makeIterator())
    }

    /// The state of one subscription.
    @frozen
    public struct PollingIterator: PollingIteratorProtocol {
      @usableFromInline var elements: Elements.Iterator

      @inlinable
      init(_ elements: Elements.Iterator) {
        self.elements = elements
      }

      /// Answers with the next element.
      @inlinable
      public mutating func poll() -> Poll<Elements.Element, Never> {
        elements.next().map { .value($0) } ?? .finished
      }
    }
  }
}

extension Sequence where Self: Sendable, Element: Sendable, Iterator: Sendable {
  /// The elements as a publisher, which makes one only when it is asked for.
  ///
  /// ```swift
  /// let subscription = [1, 2, 3].publisher.sink { print($0) }
  /// ```
  @inlinable
  public var publisher: Publishers.Sequence<Self> { Publishers.Sequence(self) }
}
