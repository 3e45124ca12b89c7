public import FunctionInjection

extension Container {
  /// Makes a container in which everything is unimplemented until the test says otherwise.
  ///
  /// Register what the test is about, and what it replaces. A service that is resolved without
  /// being registered is the ``StubbedService/failingStub`` of its key, so that the test fails if
  /// the function is *called*, by name. A key that states no such stub is missing, as it is in any
  /// container: resolving it throws, by name.
  ///
  /// ```swift
  /// import FunctionInjection
  ///
  /// enum LoadUser: StubbedService {
  ///   typealias Service = @Sendable (_ id: Int) async throws -> User
  ///   static var failingStub: Service { unimplemented(name) }
  /// }
  ///
  /// let container = Container.unimplemented()
  /// let load = try container.resolve(LoadUser.self)  // fails the test when it is called
  /// ```
  ///
  /// Sealing such a container finds every fault but the missing services that have a stub.
  ///
  /// - Returns: A container without registrations.
  public static func unimplemented() -> Container {
    let container = Container()
    container.provideFailingStubs()
    return container
  }

  /// Gives failing stubs for what is not registered.
  package func provideFailingStubs() {
    provideUnregistered(from: FailingStubs())
  }
}

/// The failing stubs that keys state.
private struct FailingStubs: UnregisteredServices {
  func has(_ key: any ServiceKey.Type) -> Bool {
    key is any StubbedService.Type
  }

  func service<Key: NamedService>(of key: Key.Type) -> Key.Service? {
    (key as? any StubbedService.Type)?.failingStub as? Key.Service
  }
}
