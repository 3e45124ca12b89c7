/// The key of a service that is constructed, and resolved, only on the main actor.
///
/// Resolving the key in any other context does not compile.
///
/// ```swift
/// @MainActor final class Screen {}
/// enum StartScreen: MainActorService { typealias Service = Screen }
///
/// let container = Container()
/// container.register(StartScreen.self, .singleton) { Screen() }
/// let screen = try container.seal().resolve(StartScreen.self)
/// ```
public protocol MainActorService: MainActorInput {
  /// The kind of the key, which prevents a type from being a key of two kinds; the protocol
  /// implements it.
  static var kindOfKey: String { get }
}

extension MainActorService {
  /// The kind of the key.
  public static var kindOfKey: String { "MainActorService" }

  /// Resolves the key.
  @inlinable
  @MainActor public static func resolveInput(
    from resolver: Resolver
  ) throws(ResolutionError) -> Service {
    try resolver.resolve(Self.self)
  }
}
