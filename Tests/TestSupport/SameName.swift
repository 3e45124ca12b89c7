/// A type whose name a test gives to one of its own as well.
public struct SameName: Sendable {
  /// Tells instances apart.
  public let number: Int

  /// Makes an instance.
  public init(number: Int) { self.number = number }
}
