public import FunctionalDI
public import LocalPublisher

/// Retrieves users, from wherever they are kept.
public enum RetrieveUsers: NamedService {
  /// Starts to retrieve them.
  public typealias Service = @Sendable () -> AnyPublisher<[User], any Error>
}

/// Returns whether a user is shown.
public enum FilterUsers: NamedService {
  /// Looks at one user.
  public typealias Service = Users.FilterFunction
}

/// Loads the users that are shown.
public enum LoadUsers: NamedService {
  /// Starts to load them.
  public typealias Service = @Sendable () -> AnyPublisher<[User], Users.Error>
}
