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
    let requirement: ObjectIdentifier?

    /// The name of the key, or of whoever asked.
    public var name: String {
      switch subject {
      case .key(let key): key.name
      case .consumer(let name): name
      }
    }

    /// The key; nil where the step is not a service.
    var key: (any ServiceKey.Type)? {
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
    let omitted = hops.count - Self.longest
    let shown =
      omitted > 0 ? hops.prefix(Self.longest / 2) + hops.suffix(Self.longest / 2) : hops[...]
    var lines = zip(shown, Self.names(of: shown)).enumerated().map { index, hop in
      (index == 0 ? "    " : "  → ") + hop.1 + (hop.0.location.map { " (\($0))" } ?? "")
    }
    if omitted > 0 { lines.insert("    … \(omitted) more …", at: Self.longest / 2) }
    return lines.joined(separator: "\n")
  }

  /// The names of hops, with their modules where two things have one name.
  private static func names(of hops: ArraySlice<Hop>) -> [String] {
    var qualified: [String: Set<String>] = [:]
    for hop in hops { qualified[hop.name, default: []].insert(hop.qualifiedName) }
    return hops.map { qualified[$0.name, default: []].count > 1 ? $0.qualifiedName : $0.name }
  }
}

/// The name of a key with its module: that of the type itself for a plain type.
func qualifiedName(of key: any ServiceKey.Type) -> String {
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
