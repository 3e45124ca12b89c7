/// First in, first out.
@frozen @usableFromInline struct Queue<Element: Sendable>: Sendable {
  @usableFromInline var elements: [Element?] = []
  @usableFromInline var head = 0
  @inlinable init() {}
  @inlinable var count: Int { elements.count - head }
  @inlinable var first: Element? { head < elements.count ? elements[head] : nil }

  @inlinable mutating func append(_ element: Element) { elements.append(element) }

  /// Takes the elements of another queue, without a copy if this one is empty.
  @inlinable mutating func append(takingAllOf other: inout Queue) {
    if count == 0 { swap(&self, &other) }
    while let element = other.popFirst() { append(element) }
  }

  /// Takes the oldest element, at a cost that is constant on average.
  @inlinable mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let element = elements[head].take()
    head += 1
    if head == elements.count {
      // A queue that was long once does not keep its memory.
      elements.removeAll(keepingCapacity: elements.capacity <= 128)
      head = 0
    } else if head >= 32, head * 2 >= elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}
