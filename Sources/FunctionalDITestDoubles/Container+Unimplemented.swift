public import FunctionInjection

extension Container {
  /// Makes a container whose services are unimplemented until the test registers them.
  ///
  /// Register the services under test, and the services that the test replaces. Resolving any other
  /// key returns its ``StubbedService/failingStub``. The test then fails only if the function is
  /// *called*, and the failure names the key. A key without a failing stub is missing, as in any
  /// container: resolving it throws an error that names the key.
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
  /// Sealing such a container reports every fault except missing services that have a stub.
  ///
  /// - Returns: A container without registrations.
  public static func unimplemented() -> Container {
    let container = Container()
    container.provideFailingStubs()
    return container
  }

  /// Resolves unregistered keys to their failing stubs.
  package func provideFailingStubs() {
    provideUnregistered(from: FailingStubs())
  }
}

/// The failing stubs of keys.
private final class FailingStubs: UnregisteredServices {
  func has(_ key: any ServiceKey.Type) -> Bool {
    key is any StubbedService.Type
  }

  func service<Key: NamedService>(of key: Key.Type) -> Key.Service? {
    (key as? any StubbedService.Type)?.failingStub as? Key.Service
  }
}
