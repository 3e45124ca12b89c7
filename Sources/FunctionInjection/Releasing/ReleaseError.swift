/// An error that lists the instances that could not be released.
///
/// `Resolver.close(within:)` throws this error after all other instances have been released. A
/// release that fails, or that does not end in time, does not prevent other releases.
public struct ReleaseError: Error, Sendable {
  /// The failed release of one instance.
  public struct Failure: Sendable {
    /// The name of the service.
    public let name: String
    /// The file and the line of its registration.
    public let location: RegistrationLocation
    /// The error of its release, or a ``Timeout``.
    public let error: any Error
  }

  /// The error of a release that exceeded its limit and was abandoned.
  public struct Timeout: Error, Sendable, CustomStringConvertible {
    /// The limit of the release.
    public let limit: String

    /// The limit, in a sentence.
    public var description: String {
      "The release did not end within \(limit), so it was canceled and abandoned."
    }
  }

  /// The failures, in the order of the releases.
  public let failures: [Failure]
}

extension ReleaseError: CustomStringConvertible {
  /// The number of failures, followed by the failures.
  public var description: String {
    let count = failures.count == 1 ? "1 service" : "\(failures.count) services"
    return "\(count) could not be released.\n"
      + failures.enumerated().map { index, failure in
        "\n\(index + 1). \(failure.name) (\(failure.location)): \(failure.error)"
      }.joined()
  }
}
