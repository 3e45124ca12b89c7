import FunctionalDI
import LocalPublisher
import Synchronization
import Testing

private enum SaveUser: NamedService {
  typealias Service = @Sendable (User) -> AnyPublisher<User, any Swift.Error>
}

private enum RemoveUser: NamedService {
  typealias Service = @Sendable (User) -> AnyPublisher<Void, any Swift.Error>
}

private enum RetrieveUsers: NamedService {
  typealias Service = @Sendable () -> AnyPublisher<[User], any Swift.Error>
}

private enum LoadUsers: NamedService {
  typealias Service = @Sendable () -> AnyPublisher<[User], Users.Error>
}

private enum UpdateUser: NamedService {
  typealias Service = @Sendable (User) -> AnyPublisher<User, Users.Error>
}

private enum DeleteUser: NamedService {
  typealias Service = @Sendable (User) -> AnyPublisher<Void, Users.Error>
}

/// The users of a test, kept in memory.
private final class Storage: Sendable {
  let users = Mutex([User(isActive: true), User(isActive: false)])

  func retrieve() -> AnyPublisher<[User], any Swift.Error> {
    Just(users.withLock { $0 }).setFailureType(to: (any Swift.Error).self).eraseToAnyPublisher()
  }

  func save(_ user: User) -> AnyPublisher<User, any Swift.Error> {
    users.withLock { $0.append(user) }
    return Just(user).setFailureType(to: (any Swift.Error).self).eraseToAnyPublisher()
  }

  func remove(_ user: User) -> AnyPublisher<Void, any Swift.Error> {
    users.withLock { $0.removeAll { $0 == user } }
    return Just(()).setFailureType(to: (any Swift.Error).self).eraseToAnyPublisher()
  }
}

private struct StorageAssembly: Assembly {
  let storage: Storage

  func assemble(container: Container) {
    container.registerFunction(RetrieveUsers.self, storage.retrieve)
    container.registerFunction(SaveUser.self, storage.save)
    container.registerFunction(RemoveUser.self, storage.remove)
  }
}

private struct UsersAssembly: Assembly {
  func assemble(container: Container) {
    container.register(LoadUsers.self, injecting: RetrieveUsers.self) { retrieve in
      { Users.load(retrieveFunction: retrieve) }
    }
    container.register(UpdateUser.self, injecting: SaveUser.self) { save in
      { user in Users.update(saveFunction: save, user: user) }
    }
    container.register(DeleteUser.self, injecting: RemoveUser.self) { remove in
      { user in Users.delete(removeFunction: remove, user: user) }
    }
  }
}

@Suite("The functions of a repository in assemblies of their own")
struct UsersAssemblyTests {
  @Test("An assembler combines assemblies, and each function receives only the one that it needs")
  func wired() async throws {
    let storage = Storage()
    let resolver = try Assembler([StorageAssembly(storage: storage), UsersAssembly()]).seal()
    let load = try resolver.resolve(LoadUsers.self)

    _ = try await resolver.resolve(UpdateUser.self)(User(isActive: true)).firstValue()
    #expect(try await load().firstValue()?.count == 2)

    _ = try await resolver.resolve(DeleteUser.self)(User(isActive: true)).firstValue()
    #expect(try await load().firstValue() == [])
    #expect(storage.users.withLock { $0 } == [User(isActive: false)])
  }

  @Test("A feature that only deletes registers nothing for loading and updating")
  func onlyDelete() async throws {
    let container = Container()
    container.registerFunction(RemoveUser.self) { _ in
      Just(()).setFailureType(to: (any Swift.Error).self).eraseToAnyPublisher()
    }
    container.register(DeleteUser.self, injecting: RemoveUser.self) { remove in
      { user in Users.delete(removeFunction: remove, user: user) }
    }

    let delete = try container.seal().resolve(DeleteUser.self)

    #expect(try await delete(User(isActive: true)).firstValue() != nil)
  }
}
