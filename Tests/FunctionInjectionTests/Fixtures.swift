import FunctionInjection

/// Types and keys of each kind for the tests to register.
struct User: Equatable, Sendable {
  let name: String
  var isActive = true
}

final class Database: Sendable {
  let users: [User]

  init(users: [User] = [User(name: "Ada"), User(name: "Bob", isActive: false)]) {
    self.users = users
  }
}

protocol Clock: Sendable {
  var now: Int { get }
}

final class FixedClock: Clock {
  let now = 42
}

enum RetrieveUsers: NamedService {
  typealias Service = @Sendable () -> [User]
}

enum FilterUsers: NamedService {
  typealias Service = @Sendable (User) -> Bool
}

enum LoadUsers: NamedService {
  typealias Service = @Sendable () -> [String]
}

enum Greet: NamedService {
  typealias Service = (String) -> String
}
