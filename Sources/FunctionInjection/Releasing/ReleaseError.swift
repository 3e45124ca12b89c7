/// Instances that could not be released when their scope ended.
///
/// `Resolver.close(within:)` throws it when all the others have been released: one release that fails, or
/// that does not end in time, keeps no other from happening.
public struct ReleaseError: Error, Sendable {
  /// One of them.
  public struct Failure: Sendable {
    /// The name of the service.
    public let name: String
    /// Where it is registered.
    public let location: RegistrationLocation
    /// What its release threw, or a ``Timeout``.
    public let error: any Error
  }

  /// A release that took longer than was allowed, and was left behind.
  public struct Timeout: Error, Sendable, CustomStringConvertible {
    /// How long it was waited for.
    public let limit: String

    /// What happened.
    public var description: String {
      "The release did not end within \(limit), so it was canceled and abandoned."
    }
  }

  /// All of them, in the order in which they were to be released.
  public let failures: [Failure]
}

extension ReleaseError: CustomStringConvertible {
  /// How many there are, then all of them.
  public var description: String {
    let count = failures.count == 1 ? "1 service" : "\(failures.count) services"
    return "\(count) could not be released.\n"
      + failures.enumerated().map { index, failure in
        "\n\(index + 1). \(failure.name) (\(failure.location)): \(failure.error)"
      }.joined()
  }
}
