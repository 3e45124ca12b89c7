/// Values that a scope receives: the program declares them, and the code that makes a scope
/// provides them.
extension Container {
  /// Declares a value that each scope receives.
  ///
  /// Services that are `.scoped` or `.transient` may have the value as an input. Sealing checks
  /// these inputs, so making a scope checks only whether the declared values are provided.
  ///
  /// ```swift
  /// enum CurrentUser: NamedService { typealias Service = User }
  /// enum Greet: NamedService { typealias Service = @Sendable () -> String }
  ///
  /// let container = Container()
  /// container.registerScopeInput(CurrentUser.self)
  /// container.register(Greet.self, injecting: CurrentUser.self) { user in { "Hello, \(user.name)!" } }
  ///
  /// let session = try container.seal().makeScope { $0.provide(CurrentUser.self, ada) }
  /// print(try session.resolve(Greet.self)())
  /// ```
  ///
  /// Several assemblies may declare the same value. If an outer scope receives no value, but the
  /// scopes inside it do, declare the value again in the outer scope.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  @export(implementation)
  public func registerScopeInput<Key: NamedService>(
    _ key: Key.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) where Key.Service: Sendable {
    add(
      Registration(
        Key._identity, Key.Service.self, .scoped, role: .scopeInput, fileID, line,
        make: Registration.throwNotProvided))
  }

  /// Declares an instance of a plain type that each scope receives.
  ///
  /// ```swift
  /// container.registerScopeInput(User.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  @_disfavoredOverload @export(implementation)
  public func registerScopeInput<Service: Sendable>(
    _ type: Service.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    registerScopeInput(Instance<Service>.self, fileID: fileID, line: line)
  }

  /// Provides a scope with a value that its graph declares.
  ///
  /// Everything that is constructed for the scope receives the value. Providing a value that was
  /// not declared is an error.
  ///
  /// - Parameters:
  ///   - key: The key that ``registerScopeInput(_:fileID:line:)`` declared.
  ///   - value: The value.
  @export(implementation)
  public func provide<Key: NamedService>(
    _ key: Key.Type, _ value: Key.Service, fileID: StaticString = #fileID, line: UInt = #line
  ) where Key.Service: Sendable {
    add(
      Registration(
        Key._identity, Key.Service.self, .transient, role: .scopeValue, fileID, line
      ) { _, memory in
        memory.initializeMemory(as: Key.Service.self, to: value)
      })
  }

  /// Provides a scope with an instance of a plain type that its graph declares.
  ///
  /// - Parameters:
  ///   - type: The type that was declared, such as a protocol.
  ///   - value: The instance.
  @_disfavoredOverload @export(implementation)
  public func provide<Service: Sendable>(
    _ type: Service.Type, _ value: Service, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    provide(Instance<Service>.self, value, fileID: fileID, line: line)
  }

  /// Provides a scope with an instance of a plain type that its graph declares.
  ///
  /// ```swift
  /// container.registerScopeInput(User.self)
  ///
  /// let session = try container.seal().makeScope { $0.provide(ada) }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The instance, which is of the type that was declared.
  @export(implementation)
  public func provide<Service: Sendable>(
    _ value: Service, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    provide(Instance<Service>.self, value, fileID: fileID, line: line)
  }
}

/// Declaring a type that is its own key, and that elsewhere may be created in a task or on the main
/// actor.
extension Container {
  /// Declares a type that is its own key, which a scope may receive like any other value.
  @_documentation(visibility: private) @export(implementation)
  public func registerScopeInput<Key: AsyncService>(
    _ key: Key.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) where Key.Service == Key {
    registerScopeInput(Instance<Key>.self, fileID: fileID, line: line)
  }

  /// Declares a type that is its own key, which a scope may receive like any other value.
  @_documentation(visibility: private) @export(implementation)
  public func registerScopeInput<Key: MainActorService>(
    _ key: Key.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) where Key.Service == Key, Key: Sendable {
    registerScopeInput(Instance<Key>.self, fileID: fileID, line: line)
  }
}

extension Registration {
  /// A factory that throws the error for a value that the scope did not receive.
  @usableFromInline
  static let throwNotProvided: Make = { resolver, _ in
    guard let construction = resolver.construction else {
      preconditionFailure("A factory runs in a construction.")
    }
    throw ResolutionError.withoutScopeValue(
      construction, .notProvided, "this scope was made without it")
  }
}
