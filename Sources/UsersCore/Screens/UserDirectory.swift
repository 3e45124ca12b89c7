import FunctionalDI
import Synchronization

/// The users that were loaded, and those who have signed up since.
final class UserDirectory: Sendable {
  private let users: Mutex<[User]>

  init(_ users: [User]) {
    self.users = Mutex(users)
  }

  /// All users, in the order in which they came.
  func list() -> [User] { users.withLock { $0 } }

  /// The user of a number.
  func find(_ id: Int) -> User? { users.withLock { $0.first { $0.id == id } } }

  /// Adds a user, who is active and has the next free number.
  func add(name: String, email: String, team: String) -> User {
    users.withLock { users in
      let last = users.map(\.id).max() ?? 0
      let user = User(id: last + 1, name: name, email: email, team: team, isActive: true)
      users.append(user)
      return user
    }
  }
}

/// Lists the users that the screens show.
enum ListUsers: NamedService {
  typealias Service = @Sendable () -> [User]
}

/// Finds a user by number.
enum FindUser: NamedService {
  typealias Service = @Sendable (_ id: Int) -> User?
}

/// Adds a user.
enum AddUser: NamedService {
  typealias Service = @Sendable (_ name: String, _ email: String, _ team: String) -> User
}

/// Returns whether signing up is possible.
enum AcceptsSignUp: NamedService {
  typealias Service = @Sendable () -> Bool
}
