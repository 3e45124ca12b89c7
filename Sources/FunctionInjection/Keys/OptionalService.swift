/// An Optional, told apart from other types where a type is not registered.
///
/// Only the key of a plain type leads to what is wrapped: a key with a name of its own stands for
/// nothing but itself.
protocol OptionalService {
  /// The key of what is wrapped.
  static var wrappedKey: any NamedService.Type { get }

  /// Resolves what is wrapped, and gives the box of the Optional: of nil where it is not registered.
  static func boxIfRegistered(from resolver: Resolver) throws(ResolutionError) -> KeptInstance
}

extension Optional: OptionalService {
  static var wrappedKey: any NamedService.Type { Instance<Wrapped>.self }

  static func boxIfRegistered(from resolver: Resolver) throws(ResolutionError) -> KeptInstance {
    InstanceBox(try resolver.resolveIfRegistered(Instance<Wrapped>.self))
  }
}
