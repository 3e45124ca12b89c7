public import FunctionInjection

/// A key with a stub: a service that fails a test when it is called, for tests that have not
/// replaced the service.
///
/// ```swift
/// import FunctionInjection
///
/// enum LoadUser: StubbedService {
///   typealias Service = @Sendable (_ id: Int) async throws -> User
///   static var failingStub: Service { unimplemented(name) }
/// }
/// ```
///
/// In a test's container (see `Container.unimplemented()`), the stub fails the test only if the
/// function is *called*. So a test needs to replace only the services that it uses. If an
/// application should not import this module, extend its keys in the tests:
///
/// ```swift
/// import FunctionInjection
///
/// enum SaveUser: NamedService { typealias Service = @Sendable (User) -> Void }
///
/// extension SaveUser: StubbedService {
///   static var failingStub: Service { unimplemented(name) }
/// }
/// ```
public protocol StubbedService: NamedService {
  /// The function to use if a test has not replaced the service; usually `unimplemented(name)`.
  static var failingStub: Service { get }
}
