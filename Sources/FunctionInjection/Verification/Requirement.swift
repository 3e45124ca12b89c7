/// Somebody who resolves keys without being registered: a route, a screen, the program itself.
package final class Requirement: Sendable {
  /// A way from one who resolves keys to another.
  package struct Link: Sendable {
    package let other: ObjectIdentifier
    package let label: String

    /// Makes a link.
    ///
    /// - Parameters:
    ///   - other: The identity of the other.
    ///   - label: What the way is, for people.
    package init(to other: ObjectIdentifier, _ label: String) {
      self.other = other
      self.label = label
    }
  }

  /// Who it is, for people; made when it is read, for a router has one requirement a feature.
  package var consumer: String { makeConsumer() }
  private let makeConsumer: @Sendable () -> String
  /// What is resolved.
  let inputs: [ServiceIdentity]
  /// Where it was written.
  package let location: RegistrationLocation
  /// By what faults and links refer to it; nil where nothing does.
  package let identity: ObjectIdentifier?
  /// What else the graph says of it; made when it is read.
  package var notes: [String] { makeNotes() }
  private let makeNotes: @Sendable () -> [String]
  /// To whom else it leads.
  package let links: [Link]
  /// How it gets a scope, if it certainly has none now; `nil` if it may have one.
  let scopeRemedy: (@Sendable () -> String)?

  /// Makes a requirement.
  ///
  /// - Parameters:
  ///   - inputs: What is resolved.
  ///   - consumer: Who it is, for people.
  ///   - location: Where it was written.
  ///   - identity: By what faults and links refer to it.
  ///   - scopeRemedy: How it gets a scope, if it certainly has none now.
  ///   - notes: What else the graph says of it.
  ///   - links: To whom else it leads.
  package init(
    _ inputs: [any ServiceKey.Type], by consumer: @autoclosure @escaping @Sendable () -> String,
    location: RegistrationLocation, identity: ObjectIdentifier? = nil,
    scopeRemedy: (@Sendable () -> String)? = nil,
    notes: @autoclosure @escaping @Sendable () -> [String] = [], links: [Link] = []
  ) {
    makeConsumer = consumer
    self.inputs = inputs.map { $0._identity }
    self.location = location
    self.identity = identity
    self.scopeRemedy = scopeRemedy
    makeNotes = notes
    self.links = links
  }
}

extension Container {
  /// States that something outside of the container resolves keys, so that sealing checks them.
  ///
  /// ```swift
  /// container.require(LoadUsers.self, Instance<HTTPClient>.self, by: "the start screen")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The keys that will be resolved.
  ///   - consumer: Who resolves them, for people.
  ///   - fileID: The file; leave it to the compiler.
  ///   - line: The line; leave it to the compiler.
  public func require<each Key: ServiceKey>(
    _ key: repeat (each Key).Type, by consumer: String,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let location = RegistrationLocation(fileID: fileID, line: line)
    var keys: [any ServiceKey.Type] = []
    for key in repeat each key { keys.append(key) }
    require(Requirement(keys, by: consumer, location: location))
  }

  /// States that somebody of another module resolves keys.
  package func require(_ requirement: Requirement) {
    core.change { $0.requirements.append(requirement) }
  }
}
