import FunctionalDI
import NaiveContainers

/// A thousand singletons without inputs, which are cheap to construct, resolved from generic code.
enum KeptSingletons {
  static let naive = "dictionary with a mutex"

  static let types: [any KeptType.Type] = {
    func kept<Made: MadeType>(_ type: Made.Type) -> any KeptType.Type { Kept<Made>.self }
    return TypeCollector.all.prefix(1_000).map { kept($0) }
  }()

  static func container(of types: some Sequence<any KeptType.Type> = types) -> Container {
    let container = Container()
    func register<Made: KeptType>(_ type: Made.Type) {
      container.register(Made.self, .singleton) { Made() }
    }
    for type in types { register(type) }
    container.register(Engine.self, .singleton) { makeEngine() }
    return container
  }

  static func lockedContainer(
    of types: some Sequence<any KeptType.Type> = types
  ) -> NaiveLockedContainer {
    let container = NaiveLockedContainer()
    func register<Made: KeptType>(_ type: Made.Type) {
      container.registerSingleton(Made.self) { Made() }
    }
    for type in types { register(type) }
    return container
  }

  @inline(never)
  static func value<Made: KeptType>(
    of type: Made.Type, from resolver: some DependencyResolver
  ) -> Int {
    must { try resolver.resolve(Made.self).value }
  }

  @inline(never)
  static func value<Made: KeptType>(of type: Made.Type, from resolver: Resolver) -> Int {
    must { try resolver.resolve(Made.self).value }
  }

  @inline(never)
  static func value<Made: KeptType>(of type: Made.Type, from container: NaiveLockedContainer) -> Int
  {
    container.resolve(Made.self).value
  }

  static func resolveAll(from resolver: Resolver) -> Int {
    types.reduce(0) { $0 &+ value(of: $1, from: resolver) }
  }

  static func resolveAll(from container: Container) -> Int {
    types.reduce(0) { $0 &+ value(of: $1, from: container) }
  }

  static func resolveAll(from container: NaiveLockedContainer) -> Int {
    types.reduce(0) { $0 &+ value(of: $1, from: container) }
  }
}
