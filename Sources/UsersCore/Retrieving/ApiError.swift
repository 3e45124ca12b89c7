import Foundation

/// Why the API gave no users.
public struct ApiError: Error, Equatable, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: Sendable, Equatable {
    /// Nothing answers at the address.
    case unreachable
    /// There was no answer in time.
    case timedOut
    /// The server answered with this status, which is not a success.
    case status(Int)
    /// The answer is not what was asked for.
    case malformed
  }

  /// What went wrong.
  public let kind: Kind
  /// What went wrong, in a sentence for the reader.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// Says what a failed request means.
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
