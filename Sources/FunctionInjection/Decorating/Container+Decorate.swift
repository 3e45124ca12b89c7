/// Decorating: something is put around what is registered, wherever it is registered.
extension Container {
  /// Puts something around the service of a key.
  ///
  /// A dependency is a function, so a decorator is a function that calls the next one: it tries
  /// again, remembers, measures, logs, or refuses.
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
  /// Decorators apply in the order in which they are registered, so the last one is called first;
  /// whether they come before or after the registration does not matter. What is decorated is what
  /// the factory constructs, as often as it does: a decorator that remembers something is one for
  /// a singleton.
  ///
  /// - Parameters:
  ///   - key: What is decorated.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - decorator: Makes a service of the one that is decorated.
  @export(implementation)
  public func decorate<Key: NamedService>(
    _ key: Key.Type, fileID: StaticString = #fileID, line: UInt = #line,
    decorator: @escaping @Sendable (Key.Service) throws -> Key.Service
  ) {
    add(
      Decoration(key, RegistrationLocation(fileID: fileID, line: line)) { next, _ in
        try decorator(next)
      })
  }

  /// Puts something around the service of a key, which is given the services it declares.
  ///
  /// Sealing checks the inputs as it does those of a registration.
  ///
  /// - Parameters:
  ///   - key: What is decorated.
  ///   - first: The key of the first input.
  ///   - rest: The keys of the other inputs.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - decorator: Makes a service of the one that is decorated, and of the inputs.
  @export(implementation)
  public func decorate<Key: NamedService, First: NamedService, each Rest: NamedService>(
    _ key: Key.Type, injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    decorator:
      @escaping @Sendable (Key.Service, First.Service, repeat (each Rest).Service) throws
      -> Key.Service
  ) {
    add(
      Decoration(
        key, inputs: identities(first, repeat each rest),
        RegistrationLocation(fileID: fileID, line: line)
      ) { next, resolver in
        try decorator(next, resolver.resolve(First.self), repeat resolver.resolve((each Rest).self))
      })
  }

  /// Puts something around the service of a key, which is given instances of the plain types it
  /// declares.
  ///
  /// ```swift
  /// container.decorate(LoadUser.self, injecting: Database.self) { next, database in
  ///   { id in next(id) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: What is decorated.
  ///   - first: The type of the first input.
  ///   - rest: The types of the other inputs.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - decorator: Makes a service of the one that is decorated, and of the inputs.
  @export(implementation)
  public func decorate<Key: NamedService, First, each Rest>(
    _ key: Key.Type, injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    decorator: @escaping @Sendable (Key.Service, First, repeat each Rest) throws -> Key.Service
  ) {
    decorate(
      key, injecting: Instance<First>.self, repeat Instance<each Rest>.self,
      fileID: fileID, line: line, decorator: decorator)
  }

  /// Puts something around the instances of a plain type.
  ///
  /// ```swift
  /// container.decorate(User.self) { user in user }
  /// ```
  ///
  /// - Parameters:
  ///   - type: What is decorated.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - decorator: Makes an instance of the one that is decorated.
  @export(implementation)
  public func decorate<Service>(
    _ type: Service.Type, fileID: StaticString = #fileID, line: UInt = #line,
    decorator: @escaping @Sendable (Service) throws -> Service
  ) {
    decorate(Instance<Service>.self, fileID: fileID, line: line, decorator: decorator)
  }

  /// Puts something around the instances of a plain type, which is given the services it declares by
  /// their keys.
  ///
  /// - Parameters:
  ///   - type: What is decorated.
  ///   - first: The key of the first input.
  ///   - rest: The keys of the other inputs.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - decorator: Makes an instance of the one that is decorated, and of the inputs.
  @export(implementation)
  public func decorate<Service, First: NamedService, each Rest: NamedService>(
    _ type: Service.Type, injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    decorator:
      @escaping @Sendable (Service, First.Service, repeat (each Rest).Service) throws -> Service
  ) {
    decorate(
      Instance<Service>.self, injecting: first, repeat each rest, fileID: fileID, line: line,
      decorator: decorator)
  }

  /// Puts something around the instances of a plain type, which is given instances of the plain types
  /// it declares.
  ///
  /// ```swift
  /// container.decorate(HTTPClient.self, injecting: SystemClock.self) { client, clock in client }
  /// ```
  ///
  /// - Parameters:
  ///   - type: What is decorated.
  ///   - first: The type of the first input.
  ///   - rest: The types of the other inputs.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  ///   - decorator: Makes an instance of the one that is decorated, and of the inputs.
  @export(implementation)
  public func decorate<Service, First, each Rest>(
    _ type: Service.Type, injecting first: First.Type, _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    decorator: @escaping @Sendable (Service, First, repeat each Rest) throws -> Service
  ) {
    decorate(
      Instance<Service>.self, injecting: Instance<First>.self, repeat Instance<each Rest>.self,
      fileID: fileID, line: line, decorator: decorator)
  }
}
