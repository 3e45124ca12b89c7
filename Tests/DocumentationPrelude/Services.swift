// The examples are documentation themselves; their prelude needs none.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import FunctionInjection
import PartialApplication

// The declarations that the examples about injection share. A declaration in an example hides the
// one here.

public struct HTTPClient: Sendable {
  public init() {}

  public func get(_ path: String) throws -> [User] { [ada, grace] }
}

public final class Database: Sendable {
  public let users = [ada, grace]

  public init() {}
}

public struct SystemClock: Sendable {
  public init() {}
}

public enum Users {
  public static func load(
    retrieveFunction: () throws -> [User], filterFunction: (User) -> Bool
  ) rethrows -> [User] {
    try retrieveFunction().filter(filterFunction)
  }

  public static func find(in database: Database, id: Int) -> User? {
    database.users.first { $0.id == id }
  }
}

public enum RetrieveUsers: NamedService {
  public typealias Service = @Sendable () throws -> [User]
}

public enum FilterUsers: NamedService {
  public typealias Service = @Sendable (User) -> Bool
}

public enum LoadUsers: NamedService {
  public typealias Service = @Sendable () throws -> [User]
}

public enum LoadUser: NamedService {
  public typealias Service = @Sendable (Int) -> User?
}

public struct UsersAssembly: Assembly {
  public init() {}

  public func assemble(container: Container) {
    container.register(HTTPClient.self, .singleton) { HTTPClient() }
    container.register(LoadUsers.self, injecting: HTTPClient.self) { client in
      partial(client.get, arg1: "/api/users/all")
    }
  }
}

public let container = Container()

public let resolver: Resolver = {
  do {
    return try Assembler([UsersAssembly()]).seal()
  } catch {
    preconditionFailure("The services of the examples have a fault: \(error)")
  }
}()
