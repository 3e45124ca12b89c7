/// A simple container: the model that the library is compared with.
///
/// It is for one thread, looks everything up in dictionaries, passes the path down, and has no
/// phases, cells, or tables.
final class NaiveContainer {
  /// Counts constructions, for as long as the registration exists.
  final class Attempts { var count = 0 }

  final class Registration {
    let key: PlannedKey
    let node: PlannedNode
    /// The decorators, the innermost first.
    let decorators: [PlannedDecorator]
    let attempts: Attempts
    /// The value that a scope received.
    var provided: [Part]?
    var singleton: [Part]?
    weak var shared: Part?

    init(
      _ key: PlannedKey, _ node: PlannedNode, _ decorators: [PlannedDecorator] = [],
      _ attempts: Attempts = Attempts()
    ) {
      self.key = key
      self.node = node
      self.decorators = decorators
      self.attempts = attempts
    }

    /// Returns a registration without instances.
    func copy(decoratedBy others: [PlannedDecorator] = []) -> Registration {
      var node = node
      // A scope keeps a value only if it is made by decorators.
      if provided != nil, !others.isEmpty { node.life = .scoped }
      let copy = Registration(key, node, decorators + others, attempts)
      copy.provided = provided
      return copy
    }
  }

  /// Returns the registrations that some steps add to others, or change.
  static func changes(
    _ steps: [Step], of table: [PlannedKey: Registration]
  ) -> [PlannedKey: Registration] {
    var own: [PlannedKey: Registration] = [:]
    var decorators: [PlannedKey: [PlannedDecorator]] = [:]
    for step in steps {
      switch step {
      case .register(let node):
        let key = PlannedKey.part(node.number)
        own[key] = Registration(key, node)
      case .contribute(let node):
        let list = PlannedKey.all(node.number)
        let others = (own[list] ?? table[list])?.node.inputs ?? []
        let key = PlannedKey.contribution(node.number, others.count)
        own[key] = Registration(key, node)
        own[list] = Registration(
          list, PlannedNode(number: node.number, inputs: others + [key]))
      case .decorate(let number, let inputs):
        decorators[.part(number), default: []].append(.inputs(inputs))
      case .change(let number, let function):
        decorators[.part(number), default: []].append(.change(function: function))
      default: break
      }
    }
    for (key, decorators) in decorators {
      own[key] = (own[key] ?? table[key])?.copy(decoratedBy: decorators)
    }
    return own
  }

  final class Scope {
    /// The registrations at the time when the outermost scope around it was made.
    let table: [PlannedKey: Registration]
    /// The scope outside all scopes; `nil` for that scope itself.
    let root: Scope?
    var parts: [ObjectIdentifier: [Part]] = [:]
    /// The root around this root, which has all registrations except `own`.
    private let outer: Scope?
    /// The registrations whose shared instances are released when this root ends.
    private let own: [Registration]
    /// The innermost scope around it with registrations of its own; its end is that of the scopes
    /// inside.
    private let giver: Scope?
    /// Whether the root was made for this scope, and ends with it.
    private let ownsRoot: Bool
    private var isEnded: Bool

    var hasEnded: Bool { isEnded || giver?.hasEnded == true }

    init(
      _ table: [PlannedKey: Registration], outer: Scope? = nil, own: [Registration] = []
    ) {
      self.table = table
      root = nil
      self.outer = outer
      self.own = own
      giver = nil
      ownsRoot = false
      isEnded = false
    }

    init(inside scope: Scope, owningRoot ownsRoot: Bool = false) {
      table = scope.table
      root = scope.root ?? scope
      outer = nil
      own = []
      giver = scope.giver ?? (scope.endsWithRoot ? scope : nil)
      self.ownsRoot = ownsRoot
      isEnded = scope.hasEnded
    }

    /// Makes a scope with registrations of its own.
    init(inside scope: Scope, own: [PlannedKey: Registration]) {
      table = scope.table.merging(own) { $1 }
      root = Scope(table, outer: scope.root ?? scope, own: Array(own.values))
      outer = nil
      self.own = []
      giver = nil
      ownsRoot = false
      isEnded = scope.hasEnded
    }

    /// Whether the root ends with this scope, because the scope has registrations of its own or
    /// owns the root.
    private var endsWithRoot: Bool { ownsRoot || root?.outer != nil && giver == nil }

    /// Returns the scope that constructs the shared instance of a registration.
    func home(of registration: Registration) -> Scope {
      var home = root ?? self
      while let outer = home.outer, !home.own.contains(where: { $0 === registration }) {
        home = outer
      }
      return home
    }

    func end() {
      isEnded = true
      parts = [:]
      guard let root, endsWithRoot else { return }
      root.isEnded = true
      for registration in root.own {
        registration.singleton = nil
        registration.shared = nil
      }
    }
  }

  /// One call of `resolve` from outside, and the parts of the lifetime `.graph` that it has made.
  private final class Resolution {
    struct Place: Hashable {
      let registration: ObjectIdentifier
      let scope: ObjectIdentifier
    }
    var parts: [Place: [Part]] = [:]
  }

  private typealias Path = [(registration: Registration, scope: Scope)]

  private let workshop: Workshop
  init(_ workshop: Workshop) { self.workshop = workshop }

  func resolve(_ key: PlannedKey, in scope: Scope) throws(Fault) -> [Part] {
    try resolve(key, in: scope, Resolution(), [])
  }

  private func resolve(
    _ key: PlannedKey, in scope: Scope, _ resolution: Resolution, _ path: Path
  ) throws(Fault) -> [Part] {
    let keys = path.map(\.registration.key) + [key]
    if scope.hasEnded { throw Fault("scopeHasEnded", keys) }
    guard let found = scope.table[key] else {
      if case .all = key { return [] }
      throw Fault("missing", keys)
    }
    // A shared instance and its inputs are constructed outside all scopes.
    let life = found.node.life
    let home = life.isShared ? scope.home(of: found) : scope
    if !home.hasEnded, let parts = found.singleton ?? found.shared.map({ [$0] }) { return parts }
    if path.contains(where: { $0.registration === found && $0.scope === home }) {
      throw Fault("cycle", keys)
    }
    let path = path + [(found, home)]
    if home.hasEnded { throw Fault("scopeHasEnded", keys) }
    if case .all = key {
      return try resolve(found.node.inputs, in: home, resolution, path)
    }

    let place = Resolution.Place(
      registration: ObjectIdentifier(found), scope: ObjectIdentifier(home))
    if life == .scoped, home.root == nil { throw Fault("outsideOfScope", keys) }
    if life == .scoped, let parts = home.parts[place.registration] { return parts }
    if life == .graph, let parts = resolution.parts[place] { return parts }
    let parts = try construct(found, in: home, resolution, path)
    switch life {
    case .transient: break
    case .graph: resolution.parts[place] = parts
    case .scoped: home.parts[place.registration] = parts
    case .weak: found.shared = parts[0]
    case .singleton: found.singleton = parts
    }
    return parts
  }

  private func resolve(
    _ keys: [PlannedKey], in scope: Scope, _ resolution: Resolution, _ path: Path
  ) throws(Fault) -> [Part] {
    var parts: [Part] = []
    for key in keys { parts += try resolve(key, in: scope, resolution, path) }
    return parts
  }

  private func construct(
    _ registration: Registration, in scope: Scope, _ resolution: Resolution, _ path: Path
  ) throws(Fault) -> [Part] {
    if registration.node.isScopeInput {
      throw Fault("notProvided", path.map(\.registration.key))
    }
    var inputs: [Part?] = []
    for input in registration.node.inputs {
      do throws(Fault) {
        inputs += try resolve(input, in: scope, resolution, path)
      } catch {
        guard registration.node.style == .tolerant else { throw error }
        inputs.append(nil)
      }
    }
    registration.attempts.count += 1
    guard registration.attempts.count > registration.node.failures else {
      throw Fault("constructionFailed", path.map(\.registration.key))
    }
    var parts = registration.provided ?? instance(of: registration.key, from: inputs)
    for decorator in registration.decorators {
      switch decorator {
      case .inputs(let inputs):
        let inputs = try resolve(inputs, in: scope, resolution, path)
        parts = instance(of: registration.key, from: parts + inputs)
      case .change(let function):
        let number = function % parts.count
        parts[number] = Part(registration.key.partName, of: [parts[number]], in: workshop)
      }
    }
    return parts
  }

  /// The parts of a new service: two for a client, and otherwise one.
  func instance(of key: PlannedKey, from inputs: [Part?]) -> [Part] {
    (0..<(key.isOfClient ? 2 : 1)).map { _ in Part(key.partName, of: inputs, in: workshop) }
  }
}

/// A failure and its path.
struct Fault: Error, CustomStringConvertible {
  let description: String

  init(_ kind: String, _ path: [some CustomStringConvertible]) {
    description = kind + " " + path.map { "\($0)" }.joined(separator: ">")
  }
}
