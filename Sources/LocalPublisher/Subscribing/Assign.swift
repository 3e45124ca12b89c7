extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, which is not kept alive by it.
  ///
  /// Where the object is gone, the values are dropped.
  @export(implementation) public func assign<Root: AnyObject & Sendable>(
    to keyPath: any ReferenceWritableKeyPath<Root, Output> & Sendable, on object: Root
  ) -> AnyCancellable {
    sink { [weak object] value in object?[keyPath: keyPath] = value }
  }
}
