/// How long an instance is kept, and which callers share it.
///
/// Kept instances are shared between threads, so every lifetime except ``transient`` requires a
/// Sendable service. The compiler checks this at the registration.
///
/// ```swift
/// let container = Container()
/// container.register(HTTPClient.self, .singleton) { HTTPClient() }
/// container.register(Database.self, .weak) { Database() }
/// container.registerFunction(FilterUsers.self) { $0.isActive }
/// ```
public struct Lifetime<Service>: Sendable {
  @usableFromInline let kind: LifetimeKind
  @usableFromInline let release: ErasedRelease?

  @usableFromInline
  init(_ kind: LifetimeKind, release: ErasedRelease? = nil) {
    self.kind = kind
    self.release = release
  }

  /// A new instance for each call to `resolve`; the container does not keep it.
  @export(implementation)
  public static var transient: Lifetime { Lifetime(.transient) }
}

extension Lifetime: CustomStringConvertible {
  /// The name of the lifetime, such as `singleton`.
  public var description: String { "\(kind)" }
}

extension Lifetime where Service: Sendable {
  /// One instance for all callers, constructed exactly once, even if many threads request it at
  /// once.
  ///
  /// > Important: If another thread is constructing the instance, the caller blocks its own thread
  /// > until the construction ends. A task then blocks a thread of the cooperative pool, which has
  /// > only as many threads as the machine has processors. If a service takes long to construct,
  /// > make its key an ``AsyncService``: its callers suspend instead.
  @export(implementation)
  public static var singleton: Lifetime { Lifetime(.singleton) }

  /// One instance for each scope, released when the scope ends.
  ///
  /// The service can be resolved only inside a scope: see ``Resolver/makeScope()``.
  @export(implementation)
  public static var scoped: Lifetime { Lifetime(.scoped) }

  /// One instance for all services that are created in the same call to `resolve`.
  @export(implementation)
  public static var graph: Lifetime { Lifetime(.graph) }
}

extension Lifetime where Service: AnyObject & Sendable {
  /// One instance for all callers, as long as an owner retains it.
  ///
  /// After the instance is released, the next resolve creates a new one. Use this lifetime for
  /// classes, because a protocol type cannot have weak references. For a protocol type, register
  /// the class with this lifetime, and the protocol type with a factory that receives the class.
  @export(implementation)
  public static var weak: Lifetime { Lifetime(.weak) }
}

/// The lifetimes, without the type of the service.
@usableFromInline
package enum LifetimeKind: Sendable {
  case transient, graph, scoped, weak, singleton

  /// The owner of an instance: the service that receives it, a scope, or the root scope.
  private enum Owner { case user, scope, root }

  private var owner: Owner {
    switch self {
    case .transient, .graph: .user
    case .scoped: .scope
    case .weak, .singleton: .root
    }
  }

  /// Whether an instance outlives every scope of its graph, so that it must not capture a scoped
  /// instance.
  package var outlivesScopes: Bool { owner == .root }

  /// Whether an instance belongs to a scope.
  ///
  /// An object that outlives the scope must not capture such an instance.
  package var belongsToScope: Bool { owner == .scope }

  /// Whether a service captures everything that an input of this lifetime captures.
  package var isPassedOn: Bool { owner == .user }

  /// Whether an instance is kept, so that its place has a slot: see ``Scope/slot(of:for:)``.
  var isKept: Bool { self != .transient }

  /// Whether a slot keeps a weak reference only.
  var isKeptWeakly: Bool { self == .weak }
}
