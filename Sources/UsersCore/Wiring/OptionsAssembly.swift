public import FunctionalDI
import LocalPublisher

/// The source and the filter of the users, as the command line states.
public struct OptionsAssembly: Assembly {
  let options: Options

  /// Makes the assembly of a command line.
  ///
  /// - Parameter options: The command line.
  public init(_ options: Options) {
    self.options = options
  }

  /// Registers ``Options``, ``FilterUsers``, whether a new user can sign up, and a server as the
  /// source.
  public func assemble(container: Container) {
    container.register(instance: options)
    container.register(FilterUsers.self, injecting: Options.self) { options in
      { options.showsAll || $0.isActive }
    }
    container.register(AcceptsSignUp.self, injecting: Options.self) { options in
      { !options.usesServer }
    }
    if case .api(let baseURL) = options.source {
      registerServer(at: ApiService(baseURL: baseURL, timeout: options.timeout), in: container)
    }
  }

  /// Registers the server as the source, and tries again after a temporary failure.
  private func registerServer(at server: ApiService, in container: Container) {
    container.register(RetrieveUsers.self, injecting: FetchUsers.self) { fetch in
      let fetchAllUsers = partial(fetch, arg1: ApiRoute("/api/users/all"))
      return { Future { () async throws in try await fetchAllUsers() }.eraseToAnyPublisher() }
    }
    container.registerFunction(FetchUsers.self) { route in try await server.users(of: route) }
    container.decorate(FetchUsers.self, injecting: WriteDiagnostics.self) { fetch, write in
      retrying(
        fetch,
        delay: { failures in
          write("FetchUsers failed, attempt \(failures + 1) of 3 follows")
          return .milliseconds(100 * failures)
        },
        when: { ($0 as? ApiError)?.isTemporary == true })
    }
  }
}
