// This property and that of `Sequence` are disfavored: otherwise the compiler tries them for each
// array in a closure, and some chains of four operators take seconds to type check.

extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// A publisher of the elements, which awaits an element only when the reader asks for it.
  ///
  /// The task that awaits the element is canceled with the subscription. Each subscription iterates
  /// the sequence. A sequence that can be iterated only once, such as an `AsyncStream`, stops the
  /// program if two subscriptions await an element at the same time, so share its publisher. To
  /// read a Combine publisher, use its own sequence, `values`.
  ///
  /// ```swift
  /// let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
  /// continuation.yield(1)
  /// continuation.finish()
  /// for await number in numbers.publisher.map({ $0 + 1 }) { print(number) }
  /// ```
  @_disfavoredOverload @export(implementation)
  public var publisher: Deferred<AnyPublisher<Element, Failure>> {
    Deferred {
      let cursor = Cursor(self)
      return (UInt64.zero...).publisher
        .setFailureType(to: Failure.self)
        .awaiting { _ in
          Future { () async throws(Failure) -> Element? in try await cursor.next() }
        }
        .prefix { $0 != nil }
        .compactMap { $0 }
        .eraseToAnyPublisher()
    }
  }
}

/// Keeps the position in an asynchronous sequence between two elements.
@usableFromInline actor Cursor<Elements: AsyncSequence & Sendable>
where Elements.Element: Sendable {
  let elements: Elements
  var iterator: Elements.AsyncIterator?

  @usableFromInline init(_ elements: Elements) { self.elements = elements }

  /// Awaits the next element.
  ///
  /// This function is not called again before it has returned.
  @usableFromInline func next() async throws(Elements.Failure) -> Elements.Element? {
    // Taken out, because a second reference would make the iterator copy its contents.
    var iterator = self.iterator.take() ?? elements.makeAsyncIterator()
    let element = try await iterator.next(isolation: self)
    self.iterator = iterator
    return element
  }
}
