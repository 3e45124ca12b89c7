/// How long an instance is kept, and who shares it.
///
/// What is kept is shared between threads, so all but ``transient`` ask for a Sendable service; the
/// compiler checks it where the registration is written.
///
/// ```swift
/// let container = Container()
/// container.register(HTTPClient.self, .singleton) { HTTPClient() }
/// container.register(Database.self, .weak) { Database() }
/// container.register(FilterUsers.self) { { $0.isActive } }
/// ```
public struct Lifetime<Service>: Sendable {
  @usableFromInline let kind: LifetimeKind
  /// Takes an instance and gives back what reads it as long as somebody else keeps it.
  @usableFromInline let reference: (@Sendable (Service) -> @Sendable () -> Service?)?
  /// Takes an instance and gives back what releases it.
  @usableFromInline let release: (@Sendable (Service) -> Release)?

  @usableFromInline
  package init(
    _ kind: LifetimeKind,
    reference: (@Sendable (Service) -> @Sendable () -> Service?)? = nil,
    release: (@Sendable (Service) -> Release)? = nil
  ) {
    self.kind = kind
    self.reference = reference
    self.release = release
  }

  /// The same lifetime for what makes the service, in another module; it refers to nothing weakly, and
  /// releases nothing.
  package func ofMaker<Maker: Sendable>(_ maker: Maker.Type) -> Lifetime<Maker> {
    Lifetime<Maker>(kind)
  }

  /// A new instance each time; nothing is kept.
  @export(implementation)
  public static var transient: Lifetime { Lifetime(.transient) }
}

extension Lifetime where Service: Sendable {
  /// One instance for all, constructed when it is first asked for, exactly once under any number
  /// of threads.
  @export(implementation)
  public static var singleton: Lifetime { Lifetime(.singleton) }

  /// One instance for each scope, which goes when the scope ends.
  ///
  /// It can be resolved only inside of a scope: see ``Resolver/makeScope()``.
  @export(implementation)
  public static var scoped: Lifetime { Lifetime(.scoped) }

  /// One instance for all that one call of `resolve` constructs.
  @export(implementation)
  public static var graph: Lifetime { Lifetime(.graph) }
}

extension Lifetime where Service: AnyObject & Sendable {
  /// One instance for all, as long as somebody keeps it; constructed again when it is gone.
  ///
  /// It is for classes: what a protocol type holds cannot be referred to weakly. Register the class,
  /// and the protocol type with a factory that is injected the class.
  @export(implementation)
  public static var weak: Lifetime {
    Lifetime(.weak) { instance in { [weak instance] in instance } }
  }
}

/// The lifetimes, without the type of what lives.
@usableFromInline
package enum LifetimeKind: Sendable {
  case transient, graph, scoped, weak, singleton
}
