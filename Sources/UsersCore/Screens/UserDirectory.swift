import FunctionalDI
import LocalPublisher
import Synchronization

/// The users that the screens show: a client, which is a struct of functions and its own key.
struct UserDirectory: NamedService, Sendable {
  typealias Service = UserDirectory

  /// Loads the users.
  var load: @Sendable () async throws -> Void
  /// Lists all users, in the order in which they came.
  var list: @Sendable () -> [User]
  /// Finds the user with a number.
  var find: @Sendable (_ id: Int) -> User?
  /// Adds a user, who is active and has the next free number.
  var add: @Sendable (_ name: String, _ email: String, _ team: String) -> User
}

extension UserDirectory {
  /// Makes a directory that keeps its users in memory.
  ///
  /// - Parameter loadUsers: A closure that loads the users.
  /// - Returns: The directory, which is empty until its users are loaded.
  static func inMemory(loadUsers: @escaping LoadUsers.Service) -> UserDirectory {
    let users = Storage()
    return UserDirectory(
      load: { users.replace(with: try await loadUsers().firstValue() ?? []) },
      list: { users.all },
      find: { id in users.all.first { $0.id == id } },
      add: { name, email, team in users.add(name: name, email: email, team: team) })
  }

  /// The users in memory.
  private final class Storage: Sendable {
    private let users = Mutex<[User]>([])

    var all: [User] { users.withLock { $0 } }

    func replace(with loaded: [User]) { users.withLock { $0 = loaded } }

    func add(name: String, email: String, team: String) -> User {
      users.withLock { users in
        let last = users.map(\.id).max() ?? 0
        let user = User(id: last + 1, name: name, email: email, team: team, isActive: true)
        users.append(user)
        return user
      }
    }
  }
}
