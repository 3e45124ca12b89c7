/// Who needs whom: from what was asked for to where something is wrong.
///
/// Its description has a line for each step, with the file and the line of the registration:
///
/// ```text
///     Greet (Greeting/Greeting.swift:26)
///   → FindName
/// ```
public struct DependencyPath: Sendable {
  /// One step of the way.
  public struct Hop: Sendable {
    private let identity: ServiceIdentity?
    /// What was registered, which keeps the identity of a contribution valid.
    private let registration: Registration?
    private let consumer: String
    /// Where it is registered; `nil` if it is not.
    public let location: RegistrationLocation?
    /// Which requirement it is; `nil` if it is none.
    package let requirement: ObjectIdentifier?

    /// The name of the key, or of whatever asked.
    public var name: String { registration?.name ?? identity?.name ?? consumer }

    /// The key; `nil` if the step is not a service.
    package var key: (any ServiceKey.Type)? { identity?.key }

    /// What tells the step from others of its name.
    var service: ServiceIdentity? { identity }

    /// The name with its module, for two hops of one name.
    var qualifiedName: String { identity?.qualifiedName ?? consumer }

    init(_ identity: ServiceIdentity, location: RegistrationLocation? = nil) {
      self.identity = identity
      registration = nil
      consumer = ""
      self.location = location
      requirement = nil
    }

    /// A step to what is registered.
    ///
    /// - Parameters:
    ///   - registration: What is registered.
    ///   - input: The number of the input that the path goes on with.
    init(_ registration: Registration, input: Int? = nil) {
      identity = registration.identity
      self.registration = registration
      consumer = ""
      location = input.map { registration.location(ofInput: $0) } ?? registration.location
      requirement = nil
    }

    /// A step that is not a registration, and may be a ``Requirement`` of this identity.
    package init(
      consumer: String, location: RegistrationLocation?, requirement: ObjectIdentifier? = nil
    ) {
      identity = nil
      registration = nil
      self.consumer = consumer
      self.location = location
      self.requirement = requirement
    }
  }

  /// The steps, beginning with what was asked for.
  public let hops: [Hop]

  package init(_ hops: [Hop]) { self.hops = hops }

  /// Adds a step to a way.
  init(_ hops: [Hop], then last: Hop) {
    var hops = hops
    hops.append(last)
    self.hops = hops
  }
}

extension DependencyPath: CustomStringConvertible {
  /// How many hops are shown at most; of a longer path, those in the middle are counted.
  private static let longest = 120

  /// The path, a line a hop with file and line.
  public var description: String {
    let omitted = hops.count - Self.longest
    var shown: [Hop] = []
    for number in 0..<hops.count
    where omitted <= 0 || min(number, hops.count - 1 - number) < Self.longest / 2 {
      shown.append(hops[number])
    }
    var names: [String] = []
    for hop in shown { names.append(hop.name) }
    var text = ""
    for number in 0..<shown.count {
      if omitted > 0, number == Self.longest / 2 { text += "    … \(omitted) more …\n" }
      let hop = shown[number]
      text += number == 0 ? "    " : "  → "
      let name = names[number]
      text += hop.isAmbiguous(as: name, among: shown, names) ? hop.qualifiedName : name
      text += hop.place
      if number < shown.count - 1 { text += "\n" }
    }
    return text
  }
}

extension DependencyPath {
  /// What is wrong, the path if it is to be shown, and how to mend it.
  func explaining(_ summary: String, _ remedy: String, isShown: Bool) -> String {
    var text = summary
    if isShown { text += "\n\(description)" }
    if !remedy.isEmpty { text += "\n\(remedy)" }
    return text
  }
}

extension DependencyPath.Hop {
  /// Whether another hop has its name, and is not the same.
  fileprivate func isAmbiguous(
    as name: String, among hops: [DependencyPath.Hop], _ names: [String]
  ) -> Bool {
    for other in 0..<hops.count
    where names[other] == name && hops[other].qualifiedName != qualifiedName { return true }
    return false
  }

  /// Where it is registered, to follow its name.
  var place: String { location.map { " (\($0))" } ?? "" }
}
