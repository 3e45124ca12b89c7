extension Publishers {
  /// A publisher of the elements of a sequence, which makes one only when it is asked for.
  @frozen
  public struct Sequence<Elements: Swift.Sequence & Sendable>: Publisher
  where Elements.Element: Sendable, Elements.Iterator: Sendable {
    /// The elements.
    public typealias Output = Elements.Element
    /// A sequence cannot fail.
    public typealias Failure = Never

    /// The sequence.
    public let sequence: Elements

    /// Makes a publisher of a sequence.
    ///
    /// - Parameter sequence: The sequence; each subscription begins with its first element.
    @inlinable
    public init(sequence: Elements) { self.sequence = sequence }

    @inlinable
    public func makePollingIterator(waker: Waker) -> PollingIterator {
      PollingIterator(sequence.makeIterator())
    }

    /// What one subscription polls.
    @frozen
    public struct PollingIterator: PollingIteratorProtocol {
      @usableFromInline var elements: Elements.Iterator

      @inlinable
      init(_ elements: Elements.Iterator) { self.elements = elements }

      @inlinable
      public mutating func poll() -> Poll<Elements.Element, Never> {
        elements.next().map { .value($0) } ?? .finished
      }
    }
  }
}

extension Sequence where Self: Sendable, Element: Sendable, Iterator: Sendable {
  /// The elements as a publisher.
  ///
  /// ```swift
  /// let subscription = [1, 2, 3].publisher.sink { print($0) }
  /// ```
  @inlinable
  public var publisher: Publishers.Sequence<Self> { Publishers.Sequence(sequence: self) }
}
