/// A fault of the registrations.
///
/// The description is written for the reader of a log. It states the fault, the path with the file
/// and line of each step, and the fix. In code, use ``kind`` and ``path``.
public struct WiringFault: Sendable {
  /// The kind of a fault.
  ///
  /// A later version may add kinds. If you switch over them, include a `default`.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The name of the kind.
    public let description: String

    /// Makes a kind, for the checks of another module.
    package init(_ description: String) { self.description = description }

    /// An input is not registered.
    ///
    /// The first twenty faults of a report suggest similar names.
    public static var missing: Kind { Kind("missing") }
    /// A key is registered twice, and the second registration does not override.
    public static var duplicate: Kind { Kind("duplicate") }
    /// A registration overrides, but there is no earlier registration.
    public static var overridesNothing: Kind { Kind("overridesNothing") }
    /// A key is decorated, but it is not registered.
    public static var decoratesNothing: Kind { Kind("decoratesNothing") }
    /// A service depends on itself, directly or through other services.
    public static var cycle: Kind { Kind("cycle") }
    /// A service that outlives every scope would keep a scoped instance.
    public static var captive: Kind { Kind("captive") }
    /// A factory has an input that it cannot receive, because the input is created on the main
    /// actor or in a task.
    public static var wrongPlace: Kind { Kind("wrongPlace") }
    /// A feature needs a scoped service, but no feature opens it in a scope.
    public static var outsideOfScope: Kind { Kind("outsideOfScope") }
    /// A factory is registered without the type that it creates.
    public static var namesNoType: Kind { Kind("namesNoType") }
    /// A scope was made without a value that its graph declares.
    public static var notProvided: Kind { Kind("notProvided") }
    /// A scope was made with a value that its graph does not declare.
    public static var notDeclared: Kind { Kind("notDeclared") }
    /// Two assemblies have the same type and identity, but may register different services.
    public static var ambiguousAssembly: Kind { Kind("ambiguousAssembly") }
    /// An assembly threw an error when everything was loaded.
    public static var loading: Kind { Kind("loading") }
  }

  private struct Content: Sendable {
    let kind: Kind
    let name: String
    let path: DependencyPath
    let underlyingError: (any Error)?
    let summary: String
    let remedy: String
  }

  /// The content, behind one reference because faults are collected.
  private let shared: Shared<Content>
  private var content: Content { shared.value }

  /// The kind of the fault.
  public var kind: Kind { content.kind }

  /// The name of the service with the fault.
  public var name: String { content.name }

  /// The path of the fault.
  public var path: DependencyPath { content.path }

  /// The error of an assembly's `loaded(resolver:)`, or nil for all other kinds.
  public var underlyingError: (any Error)? { content.underlyingError }

  /// Makes a fault.
  ///
  /// - Parameters:
  ///   - kind: The kind of the fault.
  ///   - name: The name of the service with the fault.
  ///   - path: The path of the fault.
  ///   - underlyingError: The error of an assembly.
  ///   - summary: The fault, in a sentence.
  ///   - remedy: The fix, in one or more sentences.
  @inline(never)
  package init(
    _ kind: Kind, _ name: String, path: DependencyPath = DependencyPath([]),
    underlyingError: (any Error)? = nil, summary: String, remedy: String
  ) {
    shared = Shared(
      Content(
        kind: kind, name: name, path: path, underlyingError: underlyingError, summary: summary,
        remedy: remedy))
  }
}

extension WiringFault: CustomStringConvertible {
  /// The fault, the path, and the fix.
  public var description: String {
    path.explaining(content.summary, content.remedy, isShown: !path.hops.isEmpty)
  }
}

/// The faults that the check of a container finds, with their messages.
extension WiringFault {
  /// Makes a fault of the first registration of a path.
  @inline(never)
  init(_ kind: Kind, _ path: [Registration], summary: String, remedy: String) {
    self.init(
      kind, path[0].name, path: DependencyPath(through: path), summary: summary, remedy: remedy)
  }

  static func missing(
    _ key: ServiceIdentity, path: [DependencyPath.Hop], in graph: Graph,
    among registered: [Registration]
  ) -> WiringFault {
    WiringFault(
      .missing, key.name, path: DependencyPath(path + [.init(key)]),
      summary: MissingKey.summary(of: key),
      remedy: MissingKey.remedy(for: key, among: registered, graph.argumentsOfNewRegistration))
  }

  static func duplicate(_ earlier: Registration, _ later: Registration) -> WiringFault {
    let (first, second) = (earlier.role.wording, later.role.wording)
    let isSame = first == second
    let deeds = isSame ? "\(first.deed) twice" : "\(first.deed), and then \(second.deed)"
    let either = isSame ? "one \(first.noun)" : "the \(first.noun) or the \(second.noun)"
    let replacing =
      later.role == .service
      ? ", or let the second replace the first: \(later.registeringLine(", override: true"))" : "."
    return WiringFault(
      .duplicate, earlier.name, path: DependencyPath([.init(earlier), .init(later)]),
      summary: "\(later.name) is \(deeds).",
      remedy: "Fix: remove \(either)\(replacing)")
  }

  static func overridesNothing(
    _ registration: Registration, hasContributions: Bool, arguments: String
  ) -> WiringFault {
    let name = registration.name
    let summary: String
    let remedy: String
    if hasContributions {
      summary = "\(name) has contributions, which an override of \(name) does not replace."
      remedy =
        "Fix: replace the list: "
        + "container.register(all(\(registration.key.spelling).self), override: true) { [ … ] }"
    } else if registration.key.liveKey != nil {
      summary =
        "\(name) overrides nothing, because any registration replaces the key's live registration."
      remedy = "Fix: omit override: true: " + registration.registeringLine("")
    } else {
      summary = "\(name) overrides nothing, because no earlier registration exists."
      remedy =
        MissingKey.reasonForPlainRegistration(registration)
        ?? "Fix: register the overridden service first. If \(name) is new, "
        + (arguments.isEmpty ? "omit override: true: " : "say so: ")
        + registration.registeringLine(arguments)
    }
    return WiringFault(.overridesNothing, [registration], summary: summary, remedy: remedy)
  }

  static func decoratesNothing(
    _ decoration: Decoration, in graph: Graph, hasContributions: Bool
  ) -> WiringFault {
    let name = decoration.key.name
    let condition = graph.argumentsOfNewRegistration.isEmpty ? "" : ", with `override: false`"
    let mistake = MissingKey.reasonForPlainType(
      of: decoration.key, injecting: decoration.inputs, in: "decorator", decoration.location)
    return WiringFault(
      .decoratesNothing, name,
      path: DependencyPath([.init(decoration.key, location: decoration.location)]),
      summary: mistake == nil
        ? "\(name) is decorated, but it is not registered."
        : "\(name) is a key, but it is decorated as a plain type.",
      remedy: hasContributions
        ? "Fix: decorate the list of contributions: "
          + "container.decorate(all(\(decoration.key.spelling).self)) { … }"
        : mistake
          ?? "Fix: register it with the same container\(condition), or remove the decorator.")
  }

  static func cycle(_ path: [Registration]) -> WiringFault {
    let path = path + [path[0]]
    return WiringFault(
      .cycle, path, summary: Cycle.summary(of: path[0].name),
      remedy: Cycle.remedy(for: DependencyPath(through: path).hops))
  }

  static func captive(_ path: [Registration]) -> WiringFault {
    let (keeper, captive) = (path[0], path[path.count - 1].name)
    // If the factory has no inputs, a decorator keeps the captive, and the factory may be a ready
    // function or an instance, which has no lifetime.
    let isReady =
      keeper.role == .service && keeper.factoryInputs.isEmpty && !keeper.isOpaque
    let line = keeper.key.registeringLine(", .scoped", hasFactory: true, isOwn: false)
    return WiringFault(
      .captive, path,
      summary: "\(keeper.name) outlives every scope, but it would keep \(captive), which is "
        + "scoped.",
      remedy: "Fix: make \(keeper.name)\(isReady ? " (\(keeper.location))" : "") `.scoped` too, "
        + (isReady ? "with a factory: \(line), " : "")
        + "or let it resolve \(captive) from a scope on each use.")
  }

  static func wrongPlace(
    _ input: Registration, asInput number: Int, of user: Registration
  ) -> WiringFault {
    let receiver = user.decoration(ofInput: number) == nil ? "factory" : "decorator"
    let (place, reason, kind, call) =
      input.isolation == .mainActor
      ? ("on the main actor", "may run elsewhere", "a MainActorService", "on the main actor")
      : ("asynchronously", "cannot wait for it", "an AsyncService", "with `try await`")
    // The key of a list or a contribution is always a NamedService.
    let isOfList = user.role == .contribution || user.key.form == .list
    let key = isOfList ? "" : "register \(user.name) with the key of \(kind), or "
    return WiringFault(
      .wrongPlace, user.name,
      path: DependencyPath([
        .init(user, at: user.location(ofInput: number)),
        .init(input, at: input.isolatingLocation),
      ]),
      summary: "\(input.name) is created \(place), but the \(receiver) of \(user.name) \(reason).",
      remedy: user.isolation == input.isolation
        ? "Fix: let an asynchronous \(receiver) receive \(input.name) itself, and no Optional."
        : "Fix: \(key)resolve \(input.name) \(call) when it is used.")
  }

  static func wrongPlace(
    _ input: Registration, asInputOf requirement: Requirement
  ) -> WiringFault {
    let consumer = requirement.consumer
    return WiringFault(
      .wrongPlace, consumer,
      path: DependencyPath([.init(requirement), .init(input, at: input.isolatingLocation)]),
      summary: "\(input.name) is created asynchronously, but \(consumer) cannot wait for it.",
      remedy: "Fix: create \(input.name) beforehand, and register the instance, or let \(consumer) "
        + "receive a function that resolves it with `try await`.")
  }

  static func outsideOfScope(
    _ path: [Registration], neededBy requirement: Requirement, _ remedy: String
  ) -> WiringFault {
    let consumer = requirement.consumer
    let scoped = path[path.count - 1].name
    return WiringFault(
      .outsideOfScope, consumer,
      path: DependencyPath([.init(requirement)] + DependencyPath(through: path).hops),
      summary: "No feature opens \(consumer) in a scope, but it needs \(scoped), which is scoped.",
      remedy: remedy)
  }

  static func namesNoType(
    _ service: ServiceIdentity, suspends: Bool, _ location: RegistrationLocation
  ) -> WiringFault {
    WiringFault(
      .namesNoType, service.name, path: DependencyPath([.init(service, location: location)]),
      summary: "A factory that returns \(service.name) is registered without a type.",
      remedy: suspends
        ? "Fix: name a key that is an AsyncService with this service, as in "
          + "container.register(OpenDatabase.self) { … }"
        : "Fix: name the type: container.register(\(service.spelling).self) { … }")
  }

  static func ambiguousAssembly(_ assembly: any Assembly) -> WiringFault {
    let name = "\(type(of: assembly))"
    return WiringFault(
      .ambiguousAssembly, name,
      // The properties of an assembly are not shown, because they may be secret.
      summary: "Two assemblies \(name) have the same identity but may differ. Only the first one "
        + "was loaded.",
      remedy: "Fix: remove one of them, distinguish them by `var identity: AnyHashable` in "
        + "\(name), or conform it to Equatable if they are equal.")
  }

  static func loading(_ assembly: any Assembly, _ error: any Error) -> WiringFault {
    let name = "\(type(of: assembly))"
    return WiringFault(
      .loading, name, underlyingError: error,
      summary: "`loaded(resolver:)` of \(name) threw an error: \(error)",
      remedy: "The instances of this resolver are being released. Fix: correct the error, and seal "
        + "again.")
  }
}

extension Registration.Role {
  /// The verb for the call that the program made with the key, and the noun for it, in messages.
  fileprivate var wording: (deed: String, noun: String) {
    switch self {
    case .service, .live, .stub: ("registered", "registration")
    case .list, .contribution: ("contributed to", "contributions")
    case .scopeInput: ("declared as a value that scopes receive", "declaration")
    case .scopeValue: ("provided", "value")
    }
  }
}
