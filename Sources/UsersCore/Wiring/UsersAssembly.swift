public import FunctionalDI
import LocalPublisher

/// Loading users, without their source.
public struct UsersAssembly: Assembly {
  /// Makes the assembly.
  public init() {}

  /// Registers ``LoadUsers``, and the directory of the users that were loaded.
  public func assemble(container: Container) {
    container.register(LoadUsers.self, injecting: RetrieveUsers.self, FilterUsers.self) {
      retrieve, filter in
      { Users.load(retrieveFunction: retrieve, filterFunction: filter) }
    }
    container.register(
      UserDirectory.self, .singleton, injecting: LoadUsers.self, factory: UserDirectory.inMemory)
  }
}
