/// Something that can be canceled.
public protocol Cancellable {
  /// Cancels; canceling again does nothing.
  func cancel()
}

extension Cancellable where Self: Sendable {
  /// Keeps this subscription in a collection, and cancels it when the collection's element is
  /// released.
  ///
  /// - Parameter collection: The collection.
  @export(implementation)
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    collection.append(self as? AnyCancellable ?? AnyCancellable(self))
  }

  /// Keeps this subscription in a set, and cancels it when the set's element is released.
  ///
  /// - Parameter set: The set.
  @export(implementation) public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self as? AnyCancellable ?? AnyCancellable(self))
  }
}
