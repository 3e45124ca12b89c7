import Foundation
public import FunctionalDI
import LocalPublisher

/// Loads users with any functions for retrieving and filtering.
public struct UsersAssembly: Assembly {
  /// Makes the assembly.
  public init() {}

  /// Registers ``LoadUsers``.
  public func assemble(container: Container) {
    container.register(LoadUsers.self, injecting: RetrieveUsers.self, FilterUsers.self) {
      retrieve, filter in
      { Users.load(retrieveFunction: retrieve, filterFunction: filter) }
    }
  }
}

/// The source of the users and the filter, from the command line.
public struct OptionsAssembly: Assembly {
  let options: Options

  /// Makes the assembly of a command line.
  ///
  /// - Parameter options: The options of the command line.
  public init(_ options: Options) {
    self.options = options
  }

  /// Registers ``RetrieveUsers`` and ``FilterUsers``.
  public func assemble(container: Container) {
    switch options.source {
    case .bundled:
      container.register(RetrieveUsers.self) { _ in { BundledUsers.retrieve() } }
    case .api(let baseURL):
      let service = ApiService(baseURL: baseURL, timeout: options.timeout)
      container.register(RetrieveUsers.self) { _ in
        let fetchAllUsers = partial(service.fetch, arg1: ApiRoute("/api/users/all"))
        return { fetchAllUsers().mapError { $0 as any Error }.eraseToAnyPublisher() }
      }
    }
    let showsAll = options.showsAll
    container.register(FilterUsers.self) { _ in { showsAll || $0.isActive } }
  }
}
