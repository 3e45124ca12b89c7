extension Optional where Wrapped: Sendable {
  /// A publisher of the value, or of no value if this is `nil`.
  @export(implementation) public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher(answer: map { .value($0) } ?? .finished)
  }
}
