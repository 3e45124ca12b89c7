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
    /// Paths are put together from hops, so one is one reference.
    private final class Content: Sendable {
      let key: (any ServiceKey.Type)?
      let consumer: String
      let location: RegistrationLocation?
      let requirement: ObjectIdentifier?

      init(
        _ key: (any ServiceKey.Type)?, _ consumer: String, _ location: RegistrationLocation?,
        _ requirement: ObjectIdentifier?
      ) {
        self.key = key
        self.consumer = consumer
        self.location = location
        self.requirement = requirement
      }
    }

    private let content: Content

    /// The name of the key, or of whoever asked.
    public var name: String { key?.name ?? content.consumer }

    /// Where it is registered; nil where it is not.
    public var location: RegistrationLocation? { content.location }

    /// The key; nil where the step is not a service.
    package var key: (any ServiceKey.Type)? { content.key }

    /// Which requirement it is; nil where it is none.
    package var requirement: ObjectIdentifier? { content.requirement }

    /// The name with its module, for the case that two hops have one name.
    var qualifiedName: String {
      key.map(FunctionInjection.qualifiedName) ?? content.consumer
    }

    init(_ key: any ServiceKey.Type, location: RegistrationLocation? = nil) {
      content = Content(key, "", location, nil)
    }

    init(_ registration: Registration) {
      self.init(registration.key, location: registration.location)
    }

    /// A step on to an input, from where it was declared.
    init(_ registration: Registration, input number: Int) {
      self.init(registration.key, location: registration.location(ofInput: number))
    }

    /// A step that is not a registration, and may be a ``Requirement`` of this identity.
    package init(
      consumer: String, location: RegistrationLocation?, requirement: ObjectIdentifier? = nil
    ) {
      content = Content(nil, consumer, location, requirement)
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

/// The name of a key with its module: that of the type itself for a plain type.
package func qualifiedName(of key: any ServiceKey.Type) -> String {
  String(reflecting: key is any PlainTypeKey.Type ? key.serviceType : key)
}

extension ServiceKey {
  /// The type of the service, where the key's own type is not known.
  static var serviceType: Any.Type { Service.self }
}
