/// An Optional, told apart from other types where a type is not registered.
protocol OptionalService {
  /// The key of what is wrapped.
  static var wrappedKey: any NamedService.Type { get }

  /// Resolves what is wrapped, and gives nil where it is not registered.
  static func resolve(from resolver: Resolver) throws(ResolutionError) -> Self
}

extension Optional: OptionalService {
  static var wrappedKey: any NamedService.Type { Instance<Wrapped>.self }

  static func resolve(from resolver: Resolver) throws(ResolutionError) -> Wrapped? {
    try resolver.resolveIfRegistered(Instance<Wrapped>.self)
  }
}
