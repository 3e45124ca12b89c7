/// A publisher of the elements of a sequence, which makes one only when it is asked for.
@frozen @usableFromInline struct SequencePublisher<Elements: Sequence & Sendable>: Publisher
where Elements.Element: Sendable, Elements.Iterator: Sendable {
  @usableFromInline typealias Output = Elements.Element
  @usableFromInline typealias Failure = Never

  @usableFromInline let elements: Elements
  @export(implementation) init(_ elements: Elements) { self.elements = elements }

  @export(implementation) func makePollingIterator(waker: Waker) -> PollingIterator {
    PollingIterator(elements.makeIterator())
  }

  @frozen @usableFromInline struct PollingIterator: PollingIteratorProtocol {
    @usableFromInline var elements: Elements.Iterator
    @export(implementation) init(_ elements: Elements.Iterator) { self.elements = elements }

    @export(implementation) mutating func poll() -> Poll<Elements.Element, Never> {
      elements.next().map { .value($0) } ?? .finished
    }
  }
}

extension Sequence where Self: Sendable, Element: Sendable, Iterator: Sendable {
  /// The elements as a publisher, beginning anew with each subscription.
  @inlinable public var publisher: some Publisher<Element, Never> { SequencePublisher(self) }
}
