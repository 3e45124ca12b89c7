/// A consumer that resolves keys without being registered: a route, a screen, or the program
/// itself.
@usableFromInline
package final class Requirement: Sendable {
  /// A relation of one consumer to another: the identity of the other requirement, and the name of
  /// the relation, for readers.
  @usableFromInline package typealias Link = (other: ObjectIdentifier, label: String)

  /// The name of the consumer, for readers; it is made only when it is read, because a router has
  /// one requirement for each feature.
  package var consumer: String { makeConsumer() }
  private let makeConsumer: @Sendable () -> String
  /// The keys that the consumer resolves, each once.
  @usableFromInline let inputs: [ServiceIdentity]
  /// The file and the line that declare the consumer.
  package let location: RegistrationLocation
  /// The identity of the consumer in faults and links, or nil.
  @usableFromInline package let identity: ObjectIdentifier?
  /// Further notes, which the graph shows with the consumer.
  ///
  /// Each read makes the notes again.
  package var notes: [String] { makeNotes() }
  private let makeNotes: @Sendable () -> [String]
  /// The other consumers that this consumer leads to.
  @usableFromInline package let links: [Link]
  /// Whether the consumer resolves its inputs on the main actor, without suspending.
  let isOnMainActor: Bool
  /// Whether the consumer begins a scope in which it may open the other consumers.
  let opensInScope: Bool
  /// The fix to report if no consumer opens this consumer in a scope, given the name of the value
  /// that the scope has to receive, if it is one; `nil` if the consumer begins a scope.
  let scopeRemedy: (@Sendable (_ value: String?) -> String)?

  /// Makes a requirement.
  ///
  /// - Parameters:
  ///   - inputs: The keys that the consumer resolves.
  ///   - consumer: The name of the consumer, for messages and graphs.
  ///   - location: The file and the line that declare the consumer.
  ///   - identity: The identity of the consumer in faults and links.
  ///   - isOnMainActor: Whether the consumer resolves its inputs on the main actor, without
  ///     suspending.
  ///   - opensInScope: Whether the consumer begins a scope in which it may open the other consumers.
  ///   - scopeRemedy: The fix to report if the consumer is used outside of scopes.
  ///   - notes: Further notes, which the graph shows with the consumer.
  ///   - links: The other requirements that this requirement leads to.
  @usableFromInline
  package init(
    _ inputs: [ServiceIdentity], by consumer: @autoclosure @escaping @Sendable () -> String,
    location: RegistrationLocation, identity: ObjectIdentifier? = nil,
    isOnMainActor: Bool = false, opensInScope: Bool = false,
    scopeRemedy: (@Sendable (_ value: String?) -> String)? = nil,
    notes: @autoclosure @escaping @Sendable () -> [String] = [], links: [Link] = []
  ) {
    makeConsumer = consumer
    var known: Set<ServiceIdentity> = []
    self.inputs = inputs.filter { known.insert($0).inserted }
    self.location = location
    self.identity = identity
    self.isOnMainActor = isOnMainActor
    self.opensInScope = opensInScope
    self.scopeRemedy = scopeRemedy
    makeNotes = notes
    self.links = links
  }
}

/// The consumers that are used through one service, such as the features of a router.
///
/// They are part of the service's registration, so that they go with it when it is replaced. The
/// function returns the faults of the consumers themselves. It runs without a lock each time the
/// container is verified.
@usableFromInline
package typealias Consumers = (
  requirements: [Requirement], faults: @Sendable () -> [WiringFault]
)

extension Container {
  /// Declares that code outside the container resolves keys, so that sealing checks them.
  ///
  /// ```swift
  /// container.require(LoadUsers.self, Instance<HTTPClient>.self, by: "the start screen")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The keys that will be resolved.
  ///   - consumer: The name of the consumer, for messages and graphs.
  @export(implementation)
  public func require<each Key: ServiceKey>(
    _ key: repeat (each Key).Type, by consumer: String,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let location = RegistrationLocation(fileID: fileID, line: line)
    require(Requirement(identities(repeat each key), by: consumer, location: location))
  }

  @usableFromInline
  func require(_ requirement: Requirement) {
    core.change { wiring, _ in wiring.requirements.append(requirement) }
  }
}
