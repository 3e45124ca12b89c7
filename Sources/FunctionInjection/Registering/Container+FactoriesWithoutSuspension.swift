/// Registering an ``AsyncService`` with a closure that neither suspends nor states its service, such
/// as `{ throw Offline() }`.
///
/// The compiler prefers to take such a closure for a factory of the key's own type, rather than for
/// one that may suspend. These overloads fit closures of that type only. A factory that throws is
/// registered under the key. A decorator cannot be called without the service, so resolving the key
/// throws an error that says what to write.
extension Container {
  /// Registers a factory that does not state its service.
  @_documentation(visibility: private) @export(implementation) @_disfavoredOverload
  public func register<Key: AsyncService, each Input: NamedService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key> = .transient,
    override isOverride: Bool? = nil, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (repeat (each Input).Service) throws -> Key
  ) {
    if Key.isPlainType {
      return register(
        Instance<Key>.self, lifetime, override: isOverride, injecting: repeat each input,
        fileID: fileID, line: line, factory: factory)
    }
    add(
      Registration(
        unstated: key, lifetime, isOverride, inputs: identities(repeat each input), fileID, line
      ) { try factory(repeat await $0.awaitedInput((each Input).self)) })
  }

  /// Registers a factory that does not state its service, and has inputs whose factories may suspend.
  @_documentation(visibility: private) @export(implementation) @_disfavoredOverload
  public func register<Key: AsyncService, each Input: AsyncInput>(
    _ key: Key.Type, _ lifetime: Lifetime<Key> = .transient,
    override isOverride: Bool? = nil, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (repeat (each Input).Service) throws -> Key
  ) {
    add(
      Registration(
        unstated: key, lifetime, isOverride, inputs: identities(repeat each input), fileID, line
      ) { try factory(repeat await $0.awaitedInput((each Input).self)) })
  }

  /// Registers a factory that receives a resolver, and does not state its service.
  @_documentation(visibility: private) @export(implementation) @_disfavoredOverload
  public func register<Key: AsyncService>(
    _ key: Key.Type, _ lifetime: Lifetime<Key> = .transient,
    override isOverride: Bool? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Key
  ) {
    if Key.isPlainType {
      return register(
        Instance<Key>.self, lifetime, override: isOverride, fileID: fileID, line: line,
        factory: factory)
    }
    add(
      Registration(
        unstated: key, lifetime, isOverride, isOpaque: true, fileID, line, make: factory))
  }

  /// Wraps a service, with a decorator that does not state the service.
  @_documentation(visibility: private) @export(implementation) @_disfavoredOverload
  public func decorate<Key: AsyncService, each Input: NamedService>(
    _ key: Key.Type, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    decorator: @escaping @Sendable (Key, repeat (each Input).Service) throws -> Key
  ) {
    if Key.isPlainType {
      return decorate(
        Instance<Key>.self, injecting: repeat each input, fileID: fileID, line: line,
        decorator: decorator)
    }
    decorate(key, injecting: repeat each input, fileID: fileID, line: line) {
      (next: Key.Service, input: repeat (each Input).Service) async throws in
      try UnstatedService.cast(decorator(UnstatedService.cast(next), repeat each input))
    }
  }

  /// Wraps a service, with a decorator that does not state the service, and has inputs whose
  /// factories may suspend.
  @_documentation(visibility: private) @export(implementation) @_disfavoredOverload
  public func decorate<Key: AsyncService, each Input: AsyncInput>(
    _ key: Key.Type, injecting input: repeat (each Input).Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    decorator: @escaping @Sendable (Key, repeat (each Input).Service) throws -> Key
  ) {
    decorate(key, injecting: repeat each input, fileID: fileID, line: line) {
      (next: Key.Service, input: repeat (each Input).Service) async throws in
      try UnstatedService.cast(decorator(UnstatedService.cast(next), repeat each input))
    }
  }
}

extension Registration {
  /// Makes a registration whose factory does not state its service, so that the instance is cast.
  @export(implementation)
  convenience init<Key: AsyncService>(
    unstated key: Key.Type, _ lifetime: Lifetime<Key>, _ isOverride: Bool?,
    inputs: [ServiceIdentity] = [], isOpaque: Bool = false, _ fileID: StaticString, _ line: UInt,
    make: @escaping @Sendable (Resolver) async throws -> Key
  ) {
    let cast = lifetime.cast(to: Key.Service.self)
    self.init(
      suspending: key, cast ?? .transient, isOverride: isOverride, inputs: inputs,
      isOpaque: isOpaque, fileID, line
    ) { resolver in
      if cast == nil { throw UnstatedService() }
      return try UnstatedService.cast(await make(resolver))
    }
  }
}

extension Lifetime {
  /// The lifetime of a service that the instance is cast to; `nil` for a weak lifetime of a service
  /// that cannot have weak references, such as a protocol type.
  @usableFromInline
  func cast<Result>(to result: Result.Type) -> Lifetime<Result>? {
    if kind.isKeptWeakly, !(result is AnyClass) { return nil }
    guard let release else { return Lifetime<Result>(kind) }
    return Lifetime<Result>(kind) { address in
      // The invariant of `Registration`: this is the address of an instance of `Result`.
      guard let instance = address.assumingMemoryBound(to: Result.self).pointee as? Service
      else { return { throw UnstatedService() } }
      return withUnsafePointer(to: instance) { release($0) }
    }
  }
}

extension AsyncService {
  /// Whether the key is its own service, so that it is a plain type too.
  ///
  /// If the factory of such a type does not suspend, any code can create the type.
  @usableFromInline
  static var isPlainType: Bool { _identity.form == .plain }
}

/// The error of a closure that receives or returns the key, because it does not state the service.
@usableFromInline
struct UnstatedService: Error, CustomStringConvertible {
  @usableFromInline init() {}

  @usableFromInline var description: String {
    "the compiler took the closure for one of the key's own type. State that it may suspend: "
      + "`{ () async throws in … }`, or `{ next async throws in … }` for a decorator."
  }

  /// Returns a value as another type.
  ///
  /// - Throws: This error if the value is of another type.
  @usableFromInline
  static func cast<Value, Result>(_ value: Value) throws -> Result {
    guard let result = value as? Result else { throw UnstatedService() }
    return result
  }
}
