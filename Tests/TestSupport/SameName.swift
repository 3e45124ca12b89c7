/// A type whose name a test gives to one of its own as well.
public struct SameName: Sendable {
  /// Distinguishes instances.
  public let number: Int

  /// Makes an instance.
  public init(number: Int) { self.number = number }
}
