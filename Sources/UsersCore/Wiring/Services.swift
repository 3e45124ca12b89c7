public import FunctionalDI
public import LocalPublisher

/// Fetches the users of a route from a server.
public enum FetchUsers: NamedService {
  /// Makes one request.
  public typealias Service = @Sendable (_ route: ApiRoute) async throws -> [User]
}

/// Retrieves users from their source.
public enum RetrieveUsers: LiveService {
  /// Starts to retrieve them.
  public typealias Service = @Sendable () -> AnyPublisher<[User], any Error>

  /// The users that ship with the program, unless an assembly registers another source.
  public static var live: Live<Self> { .function { BundledUsers.retrieve() } }
}

/// Returns whether a user is shown.
public enum FilterUsers: NamedService {
  /// Checks one user.
  public typealias Service = Users.FilterFunction
}

/// Loads the users that are shown.
public enum LoadUsers: NamedService {
  /// Starts to load them.
  public typealias Service = @Sendable () -> AnyPublisher<[User], Users.Error>
}

/// Returns whether a new user can sign up.
enum AcceptsSignUp: NamedService {
  typealias Service = @Sendable () -> Bool
}

/// Writes a line about the work of the program, for `--verbose`.
public enum WriteDiagnostics: NamedService {
  /// Writes a line.
  public typealias Service = @Sendable (_ line: String) -> Void
}
