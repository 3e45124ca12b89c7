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
public protocol MainActorService: MainActorInput where _Kind == _MainActorKind {}

/// The kind of a key of a service that the main actor creates.
public enum _MainActorKind: _MainActorInputKind {}
