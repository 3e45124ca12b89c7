public import FunctionInjection

/// The key of a service with a stub that fails tests that have not replaced it.
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
/// With a test's container (see `Container.unimplemented()`), a test then fails only if the
/// function is *called*, so it has to replace only the services that it uses. If an application
/// should not import this module, extend its keys in the tests:
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
