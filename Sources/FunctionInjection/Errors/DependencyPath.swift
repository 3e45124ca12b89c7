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
    private enum Subject {
      case key(any ServiceKey.Type)
      case consumer(String)
    }

    private let subject: Subject
    /// Where it is registered; nil where it is not.
    public let location: RegistrationLocation?
    /// Which requirement it is; nil where it is none.
    package let requirement: ObjectIdentifier?

    /// The name of the key, or of whoever asked.
    public var name: String {
      switch subject {
      case .key(let key): key.name
      case .consumer(let name): name
      }
    }

    /// The key; nil where the step is not a service.
    package var key: (any ServiceKey.Type)? {
      switch subject {
      case .key(let key): key
      case .consumer: nil
      }
    }

    /// The name with its module, for the case that two hops have one name.
    var qualifiedName: String {
      switch subject {
      case .key(let key): FunctionInjection.qualifiedName(of: key)
      case .consumer(let name): name
      }
    }

    init(_ key: any ServiceKey.Type, location: RegistrationLocation? = nil) {
      subject = .key(key)
      self.location = location
      requirement = nil
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
      subject = .consumer(consumer)
      self.location = location
      self.requirement = requirement
    }
  }

  /// The steps, beginning with what was asked for.
  public let hops: [Hop]

  package init(_ hops: [Hop]) { self.hops = hops }
}

extension DependencyPath: CustomStringConvertible {
  /// How many hops are shown at most; of a longer path, those in the middle are counted.
  private static let longest = 120

  /// The path, a line a hop with file and line.
  public var description: String {
    let omitted = max(hops.count - Self.longest, 0)
    var shown: [Hop] = []
    for (number, hop) in hops.enumerated()
    where omitted == 0 || min(number, hops.count - 1 - number) < Self.longest / 2 {
      shown.append(hop)
    }
    var text = ""
    let names = shown.map(\.name)
    for (number, hop) in shown.enumerated() {
      if number > 0 { text += "\n" }
      if omitted > 0, number == Self.longest / 2 { text += "    … \(omitted) more …\n" }
      let isAmbiguous = shown.indices.contains {
        names[$0] == names[number] && shown[$0].qualifiedName != hop.qualifiedName
      }
      text += number == 0 ? "    " : "  → "
      text += isAmbiguous ? hop.qualifiedName : names[number]
      text += hop.place
    }
    return text
  }
}

extension DependencyPath {
  /// What is wrong, the path if it is to be shown, and how to mend it.
  func explaining(_ summary: String, _ remedy: String, isShown: Bool) -> String {
    [summary, isShown ? description : "", remedy].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension DependencyPath.Hop {
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

/// Tells the keys of plain types from those that have a name of their own.
protocol PlainTypeKey {
  /// Whether the plain type is a key itself, which nobody means.
  static var wrapsKey: Bool { get }
}

extension Instance: PlainTypeKey {
  static var wrapsKey: Bool { Service.self is any ServiceKey.Type }
}
