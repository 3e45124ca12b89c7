import Foundation

/// An error of loading users from the API.
public struct ApiError: Error, Equatable, CustomStringConvertible {
  /// The kind of the error.
  public enum Kind: Sendable, Equatable {
    /// Nothing answers at the address.
    case unreachable
    /// There was no answer in time.
    case timedOut
    /// The server answered with this status, which is not a success.
    case status(Int)
    /// The answer is not a list of users.
    case malformed
  }

  /// The kind of the error.
  public let kind: Kind
  /// The error, in a sentence for the reader.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// Makes an error for a failed request.
  init(_ error: URLError, at url: URL, timeout: TimeInterval) {
    switch error.code {
    case .timedOut:
      self.init(
        .timedOut,
        "\(url.absoluteString) did not answer within \(timeout.formatted()) seconds.")
    default:
      self.init(.unreachable, "Nothing answers at \(url.absoluteString).")
    }
  }
}
