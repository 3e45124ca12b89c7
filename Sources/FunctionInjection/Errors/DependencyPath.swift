/// The chain of services from the requested service to the service that failed.
///
/// The description has a line for each step, with the file and the line of the registration:
///
/// ```text
///     Greet (Greeting/Greeting.swift:26)
///   → FindName
/// ```
public struct DependencyPath: Sendable {
  /// One step of the path.
  public struct Hop: Sendable {
    private struct Content: Sendable {
      var identity: ServiceIdentity?
      /// The registration, which keeps the identity of a contribution valid.
      var registration: Registration?
      var consumer = ""
      var location: RegistrationLocation?
      var requirement: ObjectIdentifier?
    }

    /// The content, behind one reference because paths are long.
    private let shared: Shared<Content>
    private var content: Content { shared.value }

    /// The file and the line of the registration; `nil` if the service is not registered.
    public var location: RegistrationLocation? { content.location }

    /// The requirement that this step represents; `nil` for other steps.
    @usableFromInline package var requirement: ObjectIdentifier? { content.requirement }

    /// The name of the key, or of the requester.
    @inline(never)
    public var name: String {
      content.registration?.name ?? service?.name ?? content.consumer
    }

    /// The identity of the service, which distinguishes steps with the same name.
    @usableFromInline package var service: ServiceIdentity? { content.identity }

    /// The name with its module, to distinguish two hops of the same name.
    var qualifiedName: String { service?.qualifiedName ?? content.consumer }

    @inline(never)
    package init(_ identity: ServiceIdentity, location: RegistrationLocation? = nil) {
      shared = Shared(
        Content(identity: identity, registration: identity.contribution, location: location))
    }

    /// Makes a step to a registration.
    ///
    /// - Parameters:
    ///   - registration: The registration.
    ///   - location: The location to show, such as that of a decorator; the location of the
    ///     registration by default.
    @usableFromInline @inline(never)
    package init(_ registration: Registration, at location: RegistrationLocation? = nil) {
      shared = Shared(
        Content(
          identity: registration.identity, registration: registration,
          location: location ?? registration.location))
    }

    /// Makes a step that is not a registration, such as a ``Requirement`` with this identity.
    package init(
      consumer: String, location: RegistrationLocation?, requirement: ObjectIdentifier? = nil
    ) {
      shared = Shared(Content(consumer: consumer, location: location, requirement: requirement))
    }

    init(_ requirement: Requirement) {
      self.init(
        consumer: requirement.consumer, location: requirement.location,
        requirement: requirement.identity)
    }
  }

  /// The steps, beginning with the requested service.
  public let hops: [Hop]

  package init(_ hops: [Hop]) { self.hops = hops }

  /// Makes a path through registrations, each with the location of the factory or the decorator
  /// that has the next one as an input.
  init(through path: [Registration]) {
    let hops = zip(path, path.dropFirst()).map { user, input in
      let number = user.inputs.firstIndex { $0.unwrapped.contains(input.identity) }
      return Hop(user, at: number.map(user.location(ofInput:)))
    }
    self.init(hops + path.suffix(1).map { Hop($0) })
  }
}

extension DependencyPath: CustomStringConvertible {
  /// The maximum number of hops to show; a longer path shows only the number of the hops in the
  /// middle.
  private static let longest = 120

  /// The path, with a line for each hop and its location.
  public var description: String {
    let omitted = hops.count - Self.longest
    let half = Self.longest / 2
    let shown = omitted > 0 ? Array(hops.prefix(half) + hops.suffix(half)) : hops
    let names = shown.map(\.name)
    var lines = shown.indices.map { number in
      let hop = shown[number]
      let isAmbiguous = zip(shown, names).contains {
        $1 == names[number] && $0.qualifiedName != hop.qualifiedName
      }
      return (number == 0 ? "    " : "  → ") + (isAmbiguous ? hop.qualifiedName : names[number])
        + hop.locationSuffix
    }
    if omitted > 0 { lines.insert("    … \(omitted) more …", at: Self.longest / 2) }
    return lines.joined(separator: "\n")
  }
}

extension DependencyPath {
  /// Returns the summary, the path if it is shown, and the fix.
  func explaining(_ summary: String, _ remedy: String, isShown: Bool) -> String {
    var text = summary
    if isShown { text += "\n\(description)" }
    if !remedy.isEmpty { text += "\n\(remedy)" }
    return text
  }
}

extension DependencyPath.Hop: CustomStringConvertible {
  /// The name, and the location of the registration.
  public var description: String { name + locationSuffix }
}

extension DependencyPath.Hop {
  /// The location of the registration, as a suffix of the name.
  @inline(never)
  package var locationSuffix: String { location.map { " (\($0))" } ?? "" }
}
