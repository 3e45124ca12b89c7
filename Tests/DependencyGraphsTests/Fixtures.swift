import FunctionInjection

/// What the tests register.
struct User: Sendable {
  let name: String
  var isActive = true
}

final class Database: Sendable {
  let users = [User(name: "Ada"), User(name: "Bob", isActive: false)]
}

final class FixedClock: Sendable {}

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

/// The type of this name in this module; `TestSupport` has another one.
struct SameName: Sendable {}
