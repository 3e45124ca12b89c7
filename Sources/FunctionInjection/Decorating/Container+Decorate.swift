/// Decorating: wrapping every instance of a service, wherever the service is registered.
extension Container {
  /// Wraps the service of a key.
  ///
  /// The service is usually a function. The decorator returns another function, which calls the
  /// original and, for example, retries, caches, measures, logs, or rejects calls.
  ///
  /// ```swift
  /// container.decorate(LoadUsers.self) { next in retrying(next, attempts: 3) }
  /// container.decorate(LoadUsers.self) { next in
  ///   {
  ///     print("loading")
  ///     return try next()
  ///   }
  /// }
  /// ```
  ///
  /// Decorators apply in the order in which they are registered, so a call reaches the last
  /// decorator first. Register a decorator before or after the service. A decorator runs each time
  /// the factory runs, so use a decorator that remembers something, such as a cache, only for a
  /// singleton, a scoped service, or a function of `registerFunction`.
  ///
  /// - Parameters:
  ///   - key: The key to decorate.
  ///   - input: The keys of the decorator's inputs, which sealing checks like the inputs of a
  ///     registration.
  ///   - decorator: A closure that receives the service and the inputs, and returns the service
  ///     that replaces it.
  @export(implementation)
  public func decorate<Key: NamedService, each Input: NamedService>(
    _ key: Key.Type, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    decorator: @escaping @Sendable (Key.Service, repeat (each Input).Service) throws -> Key.Service
  ) {
    add(
      Decoration(
        Key._identity, Key.Service.self, inputs: identities(repeat each input), fileID, line
      ) { try decorator($0, repeat $1.resolve((each Input).self)) })
  }

  /// Wraps the instances of a plain type.
  ///
  /// ```swift
  /// container.decorate(User.self) { user in user }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type to decorate.
  ///   - input: The keys of the decorator's inputs.
  ///   - decorator: A closure that receives an instance and the inputs, and returns the instance
  ///     that replaces it.
  @export(implementation) @_disfavoredOverload
  public func decorate<Service, each Input: NamedService>(
    _ type: Service.Type, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    decorator: @escaping @Sendable (Service, repeat (each Input).Service) throws -> Service
  ) {
    decorate(
      Instance<Service>.self, injecting: repeat each input, fileID: fileID, line: line,
      decorator: decorator)
  }
}

// In a protocol extension, so that the compiler prefers the functions for keys if a factory ignores
// its inputs.
extension DependencyRegistry where Self == Container {
  /// Wraps the service of a key, with a decorator that receives instances of plain types.
  ///
  /// ```swift
  /// container.decorate(LoadUser.self, injecting: Database.self) { next, database in
  ///   { id in next(id) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to decorate.
  ///   - first: The type of the first input.
  ///   - rest: The types of the other inputs.
  ///   - decorator: A closure that receives the service and the inputs, and returns the service
  ///     that replaces it.
  @export(implementation)
  public func decorate<Key: NamedService, First, each Rest>(
    _ key: Key.Type, injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    decorator: @escaping @Sendable (Key.Service, First, repeat each Rest) throws -> Key.Service
  ) {
    self.add(
      Decoration(
        Key._identity, Key.Service.self, inputs: identities(ofTypes: first, repeat each rest),
        fileID, line
      ) { try decorator($0, $1.resolve(First.self), repeat $1.resolve((each Rest).self)) })
  }

  /// Decorates a plain type.
  ///
  /// The decorator receives instances of other plain types.
  ///
  /// ```swift
  /// container.decorate(HTTPClient.self, injecting: SystemClock.self) { client, clock in client }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type to decorate.
  ///   - first: The type of the first input.
  ///   - rest: The types of the other inputs.
  ///   - decorator: A closure that receives an instance and the inputs, and returns the instance
  ///     that replaces it.
  @export(implementation) @_disfavoredOverload
  public func decorate<Service, First, each Rest>(
    _ type: Service.Type, injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    decorator: @escaping @Sendable (Service, First, repeat each Rest) throws -> Service
  ) {
    decorate(
      Instance<Service>.self, injecting: first, repeat each rest, fileID: fileID, line: line,
      decorator: decorator)
  }
}
