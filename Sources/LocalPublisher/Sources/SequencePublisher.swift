/// A publisher of the elements of a collection, which recognizes the last element without asking
/// for another.
@frozen @usableFromInline
struct CollectionPublisher<Elements: RandomAccessCollection & Sendable>: Publisher
where Elements.Element: Sendable {
  @usableFromInline typealias Output = Elements.Element
  @usableFromInline typealias Failure = Never

  @usableFromInline let elements: Elements
  @export(implementation) init(_ elements: Elements) { self.elements = elements }

  @export(implementation)
  func makePollingIterator(waker: Waker) -> sending PollingIterator { PollingIterator(elements) }

  @frozen @usableFromInline struct PollingIterator: PollingIteratorProtocol {
    @usableFromInline let elements: Elements
    @usableFromInline var index: Elements.Index
    @export(implementation) init(_ elements: Elements) {
      (self.elements, index) = (elements, elements.startIndex)
    }

    @export(implementation) mutating func poll() -> Poll<Elements.Element, Never> {
      guard index != elements.endIndex else { return .finished }
      defer { elements.formIndex(after: &index) }
      return .value(elements[index])
    }

    @export(implementation) var isFinished: Bool { index == elements.endIndex }
  }
}

// An extension of `Sequence`, and the first one, so that the compiler tries this property before the
// disfavored one.

extension Sequence where Self: RandomAccessCollection & Sendable, Element: Sendable {
  /// A publisher of the elements.
  ///
  /// Each subscription starts from the beginning.
  ///
  /// ```swift
  /// for await name in ["Ada", "Grace"].publisher { print(name) }
  /// ```
  @inlinable public var publisher: some Publisher<Element, Never> { CollectionPublisher(self) }
}

extension Sequence where Self: Sendable, Element: Sendable {
  /// A publisher of the elements.
  ///
  /// Each subscription starts from the beginning.
  ///
  /// An element is made when the reader asks for it, so the sequence may be endless.
  ///
  /// ```swift
  /// for await number in (1...).publisher.prefix(2) { print(number) }  // 1, 2
  /// ```
  @_disfavoredOverload @inlinable public var publisher: some Publisher<Element, Never> {
    Empty<Element, Never>().derive { _ in
      makeIterator()
    } step: { elements, _ in
      elements.next().map { .value($0) } ?? .finished
    }
  }
}
