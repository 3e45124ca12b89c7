extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, which is not kept alive by it.
  ///
  /// Where the object is gone, the values are dropped.
  ///
  /// ```swift
  /// final class Screen: Sendable {
  ///   let title = CurrentValueSubject<String, Never>("")
  /// }
  /// let screen = Screen()
  /// let subscription = Just("Users").assign(to: \.title.value, on: screen)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object.
  /// - Returns: The subscription, which ends when the last reference to it is gone.
  public func assign<Root: AnyObject & Sendable>(
    to keyPath: any ReferenceWritableKeyPath<Root, Output> & Sendable, on object: Root
  ) -> AnyCancellable {
    sink { [weak object] value in object?[keyPath: keyPath] = value }
  }
}
