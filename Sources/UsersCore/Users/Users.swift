public import LocalPublisher

/// Free functions on users, each injected with exactly the functions that it needs.
///
/// The namespace replaces a repository. Its functions do not depend on the source of the users.
public enum Users {
  /// Why users could not be loaded.
  ///
  /// The reason is a sentence for the reader. The type of the error that caused it stays hidden, as
  /// it belongs to one way of retrieving users among many.
  public enum Error: Swift.Error, Equatable, CustomStringConvertible {
    /// The function that retrieves users failed.
    case unavailable(reason: String)

    /// The reason.
    public var description: String {
      switch self {
      case .unavailable(let reason): reason
      }
    }
  }

  /// Retrieves users, from wherever they are kept.
  public typealias RetrieveFunction = () -> AnyPublisher<[User], any Swift.Error>

  /// Returns whether a user belongs to the result.
  public typealias FilterFunction = @Sendable (User) -> Bool

  /// Loads users through the functions it is injected with.
  ///
  /// ```swift
  /// let users = Users.load(retrieveFunction: {
  ///   Just([ada, grace]).setFailureType(to: (any Swift.Error).self).eraseToAnyPublisher()
  /// })
  /// ```
  ///
  /// - Parameters:
  ///   - retrieveFunction: Retrieves the users. It is called once, immediately.
  ///   - filterFunction: Returns whether to keep a user; by default, it keeps active ones.
  /// - Returns: A stream of one list of users.
  public static func load(
    retrieveFunction: RetrieveFunction,
    filterFunction: @escaping FilterFunction = { $0.isActive }
  ) -> AnyPublisher<[User], Users.Error> {
    retrieveFunction()
      .map { $0.filter(filterFunction) }
      .mapError { Users.Error.unavailable(reason: "\($0)") }
      .eraseToAnyPublisher()
  }
}
