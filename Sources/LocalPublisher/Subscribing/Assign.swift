extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, which is referenced weakly.
  ///
  /// ```swift
  /// final class Title: Sendable {
  ///   let subject = CurrentValueSubject<String, Never>("")
  ///   var text: String {
  ///     get { subject.value }
  ///     set { subject.value = newValue }
  ///   }
  /// }
  /// let title = Title()
  /// let subscription = ["Ada"].publisher.assign(to: \.text, on: title)
  /// print(title.text)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object.
  /// - Returns: The subscription, which ends when the last reference to it is released.
  @export(implementation) public func assign<Root: AnyObject & Sendable>(
    to keyPath: any ReferenceWritableKeyPath<Root, Output> & Sendable, on object: Root
  ) -> AnyCancellable {
    sink { [weak object] value in object?[keyPath: keyPath] = value }
  }
}
