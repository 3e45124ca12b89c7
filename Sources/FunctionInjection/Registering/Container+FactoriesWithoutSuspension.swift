/// Registering a service whose factory may suspend, with a closure that does not suspend.
///
/// The compiler prefers any overload for a closure without `await` to one that makes the closure
/// asynchronous. Without these overloads, `register(OpenDatabase.self) { throw Offline() }` would
/// register the type of the key instead of its service.
///
/// The keys are Optional so that the compiler, for a mistake that fits no overload, explains why the
/// overload for a ``NamedService`` does not fit.
extension Container {
  /// Registers a factory that does not suspend.
  @_documentation(visibility: private) @export(implementation)
  public func register<Key: AsyncService, each Input: NamedService>(
    _ key: Key.Type?, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool? = nil, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (repeat (each Input).Service) throws -> Key.Service
  ) {
    if Key.isPlainType {
      return add(
        Registration(
          Key._identity, lifetime, isOverride: isOverride, injecting: repeat each input,
          fileID: fileID, line: line, factory: factory))
    }
    let suspending: @Sendable (repeat (each Input).Service) async throws -> Key.Service = factory
    register(
      Key.self, lifetime, override: isOverride, injecting: repeat each input, fileID: fileID,
      line: line, factory: suspending)
  }

  /// Registers a factory that does not suspend, but has inputs whose factories may suspend.
  @_documentation(visibility: private) @export(implementation)
  public func register<Key: AsyncService, each Input: AsyncInput>(
    _ key: Key.Type?, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool? = nil, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (repeat (each Input).Service) throws -> Key.Service
  ) {
    let suspending: @Sendable (repeat (each Input).Service) async throws -> Key.Service = factory
    register(
      Key.self, lifetime, override: isOverride, injecting: repeat each input, fileID: fileID,
      line: line, factory: suspending)
  }

  /// Registers a factory that receives a resolver and does not suspend.
  @_documentation(visibility: private) @export(implementation)
  public func register<Key: AsyncService>(
    _ key: Key.Type?, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Key.Service
  ) {
    add(
      Registration(
        Key._identity, lifetime, isOverride: isOverride, fileID: fileID, line: line,
        resolving: factory))
  }

  /// Wraps a service, with a decorator that does not suspend.
  @_documentation(visibility: private) @export(implementation)
  public func decorate<Key: AsyncService, each Input: NamedService>(
    _ key: Key.Type?, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    decorator: @escaping @Sendable (Key.Service, repeat (each Input).Service) throws -> Key.Service
  ) {
    if Key.isPlainType {
      return add(
        Decoration(
          Key._identity, Key.Service.self, inputs: identities(repeat each input), fileID, line
        ) { next, resolver in
          try decorator(next, repeat resolver.resolve((each Input).self))
        })
    }
    let suspending:
      @Sendable (Key.Service, repeat (each Input).Service) async throws -> Key.Service = decorator
    decorate(
      Key.self, injecting: repeat each input, fileID: fileID, line: line, decorator: suspending)
  }

  /// Wraps a service, with a decorator that does not suspend, but has inputs whose factories may
  /// suspend.
  @_documentation(visibility: private) @export(implementation)
  public func decorate<Key: AsyncService, each Input: AsyncInput>(
    _ key: Key.Type?, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    decorator: @escaping @Sendable (Key.Service, repeat (each Input).Service) throws -> Key.Service
  ) {
    let suspending:
      @Sendable (Key.Service, repeat (each Input).Service) async throws -> Key.Service = decorator
    decorate(
      Key.self, injecting: repeat each input, fileID: fileID, line: line, decorator: suspending)
  }
}

extension AsyncService {
  /// Whether the key is its own service, so that it is a plain type too.
  ///
  /// If the factory of such a type does not suspend, any code can create the type.
  @usableFromInline
  static var isPlainType: Bool { _identity.form == .plain }
}
