public import FunctionInjection

/// The key of a service that states how it fails in a test that did not replace it.
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
/// A container of a test (see `Container.unimplemented()`) then fails where the function is *called*, so that
/// a test has to replace only what it really uses. A key of an application that should not know of
/// this module is extended in its tests, in the same line:
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
  /// What is used where a test did not replace the service; as a rule `unimplemented(name)`.
  static var failingStub: Service { get }
}
