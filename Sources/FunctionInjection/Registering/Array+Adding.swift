extension Array {
  /// Adds the elements of another array.
  ///
  /// `+=` adds any sequence, and what the compiler makes of that, for each kind of element, takes it
  /// several times as long as this loop.
  mutating func add(_ others: [Element]) {
    for other in others { append(other) }
  }
}
