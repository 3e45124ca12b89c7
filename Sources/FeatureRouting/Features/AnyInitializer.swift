public import FunctionInjection

/// An initializer with any number of parameters, which are resolved when the initializer is called.
///
/// The parameters are no longer part of the type, but the compiler has checked them, so no cast is
/// needed. ``inputs`` lists their keys, so that sealing can verify them before the program runs.
///
/// ```swift
/// struct Dependencies {
///   let user: User
///   let greeting: String
/// }
///
/// let container = Container()
/// container.register(instance: ada)
/// container.register(instance: "Hello")
///
/// let initializer = AnyInitializer(Dependencies.init)
/// let dependencies = try initializer.build(from: container)
/// precondition(dependencies.user.name == ada.name)
/// precondition(initializer.inputs.count == 2)
/// ```
///
/// The result keeps its type. Each parameter is resolved separately, so the parameters do not share
/// the instances of `.graph`.
@frozen
public struct AnyInitializer<Output>: Sendable {
  /// The keys that are resolved, in the order of the parameters.
  public let inputs: [any ServiceKey.Type]
  @usableFromInline
  let initializer: @MainActor @Sendable (Resolver) throws -> Output

  // A nonisolated function would convert to a main-actor one, but if one of its parameters is a
  // function, that conversion crashes the Swift 6.3 compiler. So there are initializers for both. The
  // one for main-actor services does not replace the one for named services on the main actor,
  // because the compiler would prefer the nonisolated one to it, and then reject the call.

  /// Wraps an initializer, or a function, whose parameters are resolved by their types.
  ///
  /// The Swift 6.3 compiler fails on a function with a typed error. Write a closure that calls it:
  /// `AnyInitializer { (user: User) throws in try Profile(user: user) }`.
  ///
  /// - Parameter initializer: A function with any number of parameters, which may throw. An
  ///   Optional parameter is `nil` if its type is not registered.
  @export(implementation)
  public init<each Input>(
    _ initializer: @escaping @Sendable (repeat each Input) throws -> Output
  ) {
    inputs = keyTypes(repeat Instance<each Input>.self)
    self.initializer = { resolver in
      try initializer(repeat resolver._resolveType((each Input).self))
    }
  }

  /// Wraps a main-actor initializer, whose parameters are resolved by their types.
  ///
  /// - Parameter initializer: A function with any number of parameters, which may throw.
  @export(implementation)
  public init<each Input>(
    _ initializer: @escaping @MainActor @Sendable (repeat each Input) throws -> Output
  ) where Output: Sendable {
    inputs = keyTypes(repeat Instance<each Input>.self)
    self.initializer = { resolver in
      try initializer(repeat resolver._resolveType((each Input).self))
    }
  }

  /// Wraps an initializer, or a function, whose parameters are resolved by their keys.
  ///
  /// Use this initializer if some parameters are functions, because the type of a function does not
  /// identify the service. Write a plain type among the keys as `Instance<HTTPClient>.self`.
  ///
  /// ```swift
  /// enum LoadUser: NamedService {
  ///   typealias Service = @Sendable (Int) -> User
  /// }
  /// struct Dependencies {
  ///   let loadUser: LoadUser.Service
  ///   let title: String
  /// }
  ///
  /// let initializer = AnyInitializer(
  ///   injecting: LoadUser.self, Instance<String>.self, initializer: Dependencies.init)
  /// precondition(initializer.inputs.map { $0.name } == ["LoadUser", "String"])
  /// ```
  ///
  /// The Swift 6.3 compiler crashes on a reference to a global function if a parameter after the
  /// first is a function. Write a closure that calls the function instead.
  ///
  /// - Parameters:
  ///   - first: The key of the first parameter.
  ///   - rest: The keys of the other parameters.
  ///   - initializer: An initializer that receives the services.
  @export(implementation)
  public init<First: NamedService, each Rest: NamedService>(
    injecting first: First.Type, _ rest: repeat (each Rest).Type,
    initializer: @escaping @Sendable (First.Service, repeat (each Rest).Service) throws -> Output
  ) {
    inputs = keyTypes(first, repeat each rest)
    self.initializer = { resolver in
      try initializer(resolver.resolve(First.self), repeat resolver.resolve((each Rest).self))
    }
  }

  /// Wraps a main-actor initializer, whose parameters are resolved by their keys.
  ///
  /// - Parameters:
  ///   - first: The key of the first parameter.
  ///   - rest: The keys of the other parameters.
  ///   - initializer: An initializer that receives the services.
  @export(implementation)
  public init<First: NamedService, each Rest: NamedService>(
    injecting first: First.Type, _ rest: repeat (each Rest).Type,
    initializer:
      @escaping @MainActor @Sendable (First.Service, repeat (each Rest).Service) throws -> Output
  ) where Output: Sendable {
    inputs = keyTypes(first, repeat each rest)
    self.initializer = { resolver in
      try initializer(resolver.resolve(First.self), repeat resolver.resolve((each Rest).self))
    }
  }

  /// Wraps a main-actor initializer, some of whose parameters are services of the main actor.
  ///
  /// - Parameters:
  ///   - first: The key of the first parameter.
  ///   - rest: The keys of the other parameters.
  ///   - initializer: An initializer that receives the services.
  @export(implementation) @_disfavoredOverload
  public init<First: MainActorInput, each Rest: MainActorInput>(
    injecting first: First.Type, _ rest: repeat (each Rest).Type,
    initializer:
      @escaping @MainActor @Sendable (First.Service, repeat (each Rest).Service) throws -> Output
  ) where Output: Sendable {
    inputs = keyTypes(first, repeat each rest)
    self.initializer = { resolver in
      try initializer(
        resolver.mainActorInput(First.self), repeat resolver.mainActorInput((each Rest).self))
    }
  }

  /// Resolves the inputs and calls the initializer.
  ///
  /// - Parameter resolver: The resolver of the inputs.
  /// - Returns: The result of the initializer.
  /// - Throws: A `ResolutionError` if an input cannot be resolved, or the error of the initializer.
  @MainActor
  @export(implementation)
  public func build(from resolver: Resolver) throws -> Output {
    let outer = resolver.beginFeature()
    defer { resolver.endFeature(in: outer) }
    return try initializer(resolver)
  }

  /// Resolves the inputs from the current, unchecked registrations, and calls the initializer.
  ///
  /// - Parameter container: The container of the inputs.
  /// - Returns: The result of the initializer.
  /// - Throws: A `ResolutionError` if an input cannot be resolved, or the error of the initializer.
  @MainActor
  public func build(from container: Container) throws -> Output {
    try initializer(container.resolver)
  }
}

/// The keys of a pack, as a list.
@export(implementation)
func keyTypes<each Key: ServiceKey>(_ key: repeat (each Key).Type) -> [any ServiceKey.Type] {
  var keys: [any ServiceKey.Type] = []
  for key in repeat each key { keys.append(key) }
  return keys
}
