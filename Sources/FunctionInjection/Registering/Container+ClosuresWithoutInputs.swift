// Overloads for closures that have to take a parameter, but take none. Swift 6.3 crashes on some of
// these closures while it looks for an error message. So one unavailable overload, which fits all
// of them, has the message.
@available(
  *, unavailable,
  message: "a decorator receives the service: decorate(LoadUsers.self) { next in … }"
)
extension Container {
  /// Rejects a decorator without the service that it wraps.
  @_documentation(visibility: private) @export(implementation)
  public func decorate<Key, each Input, Output>(
    _ key: Key.Type, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line, decorator: () async throws -> Output
  ) {}

  /// Rejects a decorator that returns a function without wrapping another function.
  @_documentation(visibility: private) @export(implementation)
  public func decorate<Key: ServiceKey, each Input>(
    _ key: Key.Type, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    decorator: () async throws -> Key.Service
  ) {}
}

extension Container {
  /// Rejects a key's factory that does not receive its inputs.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable,
    message: """
      the factory receives the inputs: \
      register(Greet.self, injecting: FindName.self) { find in { name in … } }
      """
  )
  public func register<Key: ServiceKey, First, each Rest, Output>(
    _ key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    override isOverride: Bool? = nil, injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line, factory: () async throws -> Output
  ) {}

  /// Rejects a plain type's factory that does not receive its inputs.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable,
    message: """
      the factory receives the inputs: \
      register(UserList.self, injecting: HTTPClient.self) { client in UserList(client: client) }
      """
  )
  public func register<Service, First, each Rest, Output>(
    _ type: Service.Type, _ lifetime: Lifetime<Service> = .transient,
    override isOverride: Bool? = nil, injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line, factory: () async throws -> Output
  ) {}

  /// Rejects a contribution that does not receive its inputs.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable,
    message: """
      the factory receives the inputs: \
      contribute(to: Middleware.self, injecting: FindName.self) { find in { name in … } }
      """
  )
  public func contribute<Key: ServiceKey, First, each Rest, Output>(
    to key: Key.Type, _ lifetime: Lifetime<Key.Service> = .transient,
    injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line, factory: () throws -> Output
  ) {}
}

extension Live {
  /// Rejects a factory that does not receive its inputs.
  @_documentation(visibility: private) @export(implementation)
  @available(
    *, unavailable,
    message: "the factory receives the inputs: .init(requiring: Token.self) { token in … }"
  )
  public init<First, each Rest, Output>(
    _ lifetime: Lifetime<Key.Service> = .transient,
    requiring first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line, factory: () async throws -> Output
  ) {
    preconditionFailure("No program can call an unavailable initializer.")
  }
}
