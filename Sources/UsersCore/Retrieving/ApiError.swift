import Foundation

/// The reason for which a server returned no users.
public struct ApiError: Error, Equatable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Kind: Sendable, Equatable {
    /// Nothing answered, or the connection was lost.
    case unreachable
    /// The request failed in another way, such as by a circle of redirects.
    case failed
    /// There was no answer in time.
    case timedOut
    /// The server answered with this status, which is not a success.
    case status(Int)
    /// The answer is no list of users.
    case malformed
  }

  /// The kind of failure.
  public let kind: Kind
  /// A sentence for the reader.
  public let description: String

  /// Whether another attempt can succeed: nothing answered, the connection was lost, or the server
  /// had an error of its own.
  ///
  /// A request that timed out is not repeated, because the user has stated how long to wait.
  var isTemporary: Bool {
    switch kind {
    case .unreachable: true
    case .status(let status): status >= 500
    case .timedOut, .failed, .malformed: false
    }
  }

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// Explains a failed request.
  init(_ error: URLError, at address: String, timeout: Int) {
    switch error.code {
    case .timedOut:
      let seconds = timeout == 1 ? "second" : "seconds"
      self.init(.timedOut, "\(address) did not answer within \(timeout) \(seconds).")
    case .cannotFindHost, .cannotConnectToHost:
      self.init(.unreachable, "Nothing answers at \(address).")
    default:
      // Foundation on Linux reports a connection that is closed without an answer as a bad
      // response.
      let lost: [URLError.Code] = [
        .networkConnectionLost, .notConnectedToInternet, .badServerResponse,
      ]
      self.init(
        lost.contains(error.code) ? .unreachable : .failed,
        "\(address) cannot be read: \(error.localizedDescription)")
    }
  }
}
