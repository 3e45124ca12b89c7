public import FunctionInjection

/// An initializer of any number of parameters, turned into "build it from what is registered".
///
/// The parameters are gone from the type, and the compiler has checked them before they went: nobody
/// casts anything. What is needed is listed in ``inputs``, so that it can be verified before the
/// program runs.
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
/// One initializer takes any number of parameters, and the result keeps its type: there is nothing to cast.
/// Each parameter is resolved by itself, so what lives in a `.graph` is not shared between them.
public struct AnyInitializer<Output>: Sendable {
  /// The keys that are resolved, in the order of the parameters.
  public let inputs: [any ServiceKey.Type]
  @usableFromInline
  let initializer: @MainActor @Sendable (Resolver) throws -> Output

  /// Wraps an initializer, or a function, whose parameters are resolved by their types.
  ///
  /// - Parameter initializer: Any number of parameters, none included; it may throw. A parameter that
  ///   is Optional is nil where its type is not registered.
  @inlinable
  public init<each Input>(
    _ initializer: @escaping @Sendable (repeat each Input) throws -> Output
  ) {
    self.init(keys: repeat Instance<each Input>.self, initializer: initializer)
  }

  /// Wraps an initializer of the main actor, whose parameters are resolved by their types.
  ///
  /// - Parameter initializer: Any number of parameters, none included; it may throw.
  @inlinable
  public init<each Input>(
    _ initializer: @escaping @MainActor @Sendable (repeat each Input) throws -> Output
  ) where Output: Sendable {
    self.init(keys: repeat Instance<each Input>.self, initializer: initializer)
  }

  /// Wraps an initializer, or a function, whose parameters are resolved by their keys.
  ///
  /// It is the form for functions among the parameters, which their types do not tell apart. A plain
  /// type among them is written as `Instance<HTTPClient>.self`.
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
  /// Where the compiler crashes over a reference to a global function (6.3 does, if one of the later
  /// parameters is a function), write a closure that calls it.
  ///
  /// - Parameters:
  ///   - first: The key of the first parameter.
  ///   - rest: The keys of the other parameters.
  ///   - initializer: Their services are its parameters.
  @inlinable
  public init<First: NamedService, each Rest: NamedService>(
    injecting first: First.Type, _ rest: repeat (each Rest).Type,
    initializer: @escaping @Sendable (First.Service, repeat (each Rest).Service) throws -> Output
  ) {
    self.init(keys: first, repeat each rest, initializer: initializer)
  }

  /// Wraps an initializer of the main actor, whose parameters are resolved by their keys.
  ///
  /// - Parameters:
  ///   - first: The key of the first parameter.
  ///   - rest: The keys of the other parameters.
  ///   - initializer: Their services are its parameters.
  @inlinable
  public init<First: NamedService, each Rest: NamedService>(
    injecting first: First.Type, _ rest: repeat (each Rest).Type,
    initializer:
      @escaping @MainActor @Sendable (First.Service, repeat (each Rest).Service) throws -> Output
  ) where Output: Sendable {
    self.init(keys: first, repeat each rest, initializer: initializer)
  }

  /// What the initializers above come down to.
  ///
  /// The keys are a pack, for a key that was put together in the closure, such as `Instance<each
  /// Input>`, would be looked up by its name whenever the closure is called.
  @inlinable
  init<each Key: NamedService>(
    keys key: repeat (each Key).Type,
    initializer: @escaping @Sendable (repeat (each Key).Service) throws -> Output
  ) {
    inputs = keyTypes(repeat each key)
    self.initializer = { resolver in try initializer(repeat resolver.resolve((each Key).self)) }
  }

  @inlinable
  init<each Key: NamedService>(
    keys key: repeat (each Key).Type,
    initializer: @escaping @MainActor @Sendable (repeat (each Key).Service) throws -> Output
  ) where Output: Sendable {
    inputs = keyTypes(repeat each key)
    self.initializer = { resolver in try initializer(repeat resolver.resolve((each Key).self)) }
  }

  /// Resolves the inputs and calls the initializer.
  ///
  /// - Parameter resolver: Where the inputs are resolved from.
  /// - Returns: What the initializer returns.
  /// - Throws: A `ResolutionError` where an input cannot be resolved, and what the initializer throws.
  @MainActor
  @inlinable
  public func build(from resolver: Resolver) throws -> Output {
    try initializer(resolver)
  }

  /// Resolves the inputs from what is registered now, unchecked, and calls the initializer.
  ///
  /// - Parameter container: Where the inputs are resolved from.
  /// - Returns: What the initializer returns.
  /// - Throws: A `ResolutionError` where an input cannot be resolved, and what the initializer throws.
  @MainActor
  public func build(from container: Container) throws -> Output {
    try initializer(container.resolver)
  }
}

/// The keys of a pack, as a list.
@inlinable
func keyTypes<each Key: ServiceKey>(_ key: repeat (each Key).Type) -> [any ServiceKey.Type] {
  var keys: [any ServiceKey.Type] = []
  for key in repeat each key { keys.append(key) }
  return keys
}
