import FunctionInjection

/// What the tests register beside keys of their own.
struct User: Sendable {
  let name: String
}

final class Database: Sendable {
  let users = [User(name: "Ada"), User(name: "Bob")]
}

enum LoadUsers: NamedService {
  typealias Service = @Sendable () -> [String]
}

enum Greet: NamedService {
  typealias Service = (String) -> String
}
