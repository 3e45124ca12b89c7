public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A path of the API.
public struct ApiRoute: Sendable, Equatable {
  /// The path, from the root of the server.
  public let path: String

  /// Makes a route.
  ///
  /// - Parameter path: The path, from the root of the server.
  public init(_ path: String) {
    self.path = path
  }
}

/// A server that sends users over HTTP.
public struct ApiService: Sendable {
  private let baseURL: URL
  private let timeout: Int

  /// Describes a server.
  ///
  /// - Parameters:
  ///   - baseURL: The part of the URL before the path of a route.
  ///   - timeout: The maximum duration of a whole answer, in seconds; at most a day.
  public init(baseURL: URL, timeout: Int) {
    self.baseURL = baseURL
    self.timeout = timeout
  }

  /// Fetches the users of a route.
  ///
  /// - Parameter route: Which of the server's lists to fetch.
  /// - Returns: The users, in the order of the list.
  /// - Throws: The reason, in a sentence for the reader.
  public func users(of route: ApiRoute) async throws(ApiError) -> [User] {
    let url = baseURL.appendingPathComponent(route.path)
    let address = url.withoutCredentials
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = TimeInterval(timeout)
    configuration.timeoutIntervalForResource = TimeInterval(timeout)
    let session = URLSession(configuration: configuration)
    defer { session.invalidateAndCancel() }
    do {
      let (data, response) = try await answer(of: session, at: url)
      if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
        throw ApiError(.status(status), "\(address) answered with status \(status).")
      }
      return try UserList.decode(data)
    } catch let error as ApiError {
      throw error
    } catch let malformation as UserList.Malformation {
      throw ApiError(.malformed, "\(address): \(malformation)")
    } catch let error as URLError {
      throw ApiError(error, at: address, timeout: timeout)
    } catch {
      throw ApiError(.failed, "\(address) cannot be read: \(error)")
    }
  }

  /// Returns the answer of a server, or throws an error if it is not complete in time.
  ///
  /// Foundation on Linux limits only the silence of a server, and may ignore a cancellation, or block
  /// if a task is canceled while its request fails. So the request is not a task, and this function
  /// does not wait for it after the deadline.
  private func answer(of session: URLSession, at url: URL) async throws -> (Data, URLResponse) {
    let (answers, continuation) = AsyncThrowingStream<(Data, URLResponse), any Error>.makeStream()
    let request = session.dataTask(with: url) { data, response, error in
      if let data, let response {
        continuation.yield((data, response))
      } else {
        continuation.finish(throwing: error ?? URLError(.unknown))
      }
    }
    request.resume()
    let deadline = Task {
      try await Task.sleep(for: .seconds(min(timeout, Self.longestTimeout)))
      continuation.finish(throwing: URLError(.timedOut))
    }
    defer { deadline.cancel() }
    for try await answer in answers { return answer }
    throw URLError(.cancelled)
  }

  /// The number of seconds in a day.
  private static let longestTimeout = 86_400
}

extension URL {
  /// The text of the URL for messages, without its user and password.
  fileprivate var withoutCredentials: String {
    var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
    components?.user = nil
    components?.password = nil
    return components?.string ?? "The server"
  }
}
