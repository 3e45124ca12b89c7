public import LocalPublisher

/// Operations on users: free functions, each injected with just the functions it needs.
///
/// The namespace takes the place of a repository. No function here knows the source of the users.
public enum Users {
  /// The reason for which users could not be loaded.
  ///
  /// The reason is a sentence for the reader. The type of the underlying error stays hidden,
  /// because it belongs to one source of users among many.
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

  /// Retrieves users from their source.
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
  ///   - retrieveFunction: A closure that retrieves the users. It is called once, before `load`
  ///     returns.
  ///   - filterFunction: A closure that selects the users to keep; the active ones by default.
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
