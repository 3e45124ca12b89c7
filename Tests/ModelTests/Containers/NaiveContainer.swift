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
    /// The inputs of each decorator, the innermost first.
    let decorators: [[PlannedKey]]
    let attempts: Attempts
    var singleton: Part?
    weak var shared: Part?

    init(_ key: PlannedKey, _ node: PlannedNode, _ decorators: [[PlannedKey]], _ attempts: Attempts)
    {
      self.key = key
      self.node = node
      self.decorators = decorators
      self.attempts = attempts
    }
  }

  final class Scope {
    /// The registrations at the time when the outermost scope around it was made.
    let table: [PlannedKey: Registration]
    let outermost: Scope?
    var parts: [ObjectIdentifier: Part] = [:]
    private var receivesValues = false
    /// The innermost scope around it that received values; its end is that of the scopes inside.
    private let giver: Scope?
    private var isEnded: Bool

    var hasEnded: Bool { isEnded || giver?.hasEnded == true }

    init(_ table: [PlannedKey: Registration]) {
      self.table = table
      outermost = nil
      giver = nil
      isEnded = false
    }

    init(inside scope: Scope) {
      table = scope.table
      outermost = scope.outermost ?? scope
      giver = scope.receivesValues ? scope : scope.giver
      isEnded = scope.hasEnded
    }

    /// Makes a scope that receives values.
    init(inside scope: Scope, values: [PlannedKey: Registration]) {
      table = scope.table.merging(values) { $1 }
      outermost = scope.outermost ?? scope
      giver = nil
      isEnded = scope.hasEnded
      receivesValues = true
    }

    func end() {
      isEnded = true
      parts = [:]
    }
  }

  /// One call of `resolve` from outside, and the parts of the lifetime `.graph` that it has made.
  private final class Resolution {
    struct Place: Hashable {
      let registration: ObjectIdentifier
      let scope: ObjectIdentifier
    }
    var parts: [Place: Part] = [:]
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
    if let part = found.singleton ?? found.shared { return [part] }
    // A shared instance and its inputs are constructed outside all scopes.
    let life = found.node.life
    let home = life.isShared ? scope.outermost ?? scope : scope
    if path.contains(where: { $0.registration === found && $0.scope === home }) {
      throw Fault("cycle", keys)
    }
    let path = path + [(found, home)]
    if case .all = key {
      return try resolve(found.node.inputs, in: home, resolution, path)
    }

    let place = Resolution.Place(
      registration: ObjectIdentifier(found), scope: ObjectIdentifier(home))
    if life == .scoped, home.outermost == nil { throw Fault("outsideOfScope", keys) }
    if life == .scoped, let part = home.parts[place.registration] { return [part] }
    if life == .graph, let part = resolution.parts[place] { return [part] }
    let part = try construct(found, in: home, resolution, path)
    switch life {
    case .transient: break
    case .graph: resolution.parts[place] = part
    case .scoped: home.parts[place.registration] = part
    case .weak: found.shared = part
    case .singleton: found.singleton = part
    }
    return [part]
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
  ) throws(Fault) -> Part {
    if registration.node.isScopeInput {
      throw Fault("notProvided", path.map(\.registration.key))
    }
    let name = registration.key.partName
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
    var part = Part(name, of: inputs, in: workshop)
    for decorator in registration.decorators {
      let inputs = try resolve(decorator, in: scope, resolution, path)
      part = Part(name, of: [part] + inputs, in: workshop)
    }
    return part
  }
}

/// A failure and its path.
struct Fault: Error, CustomStringConvertible {
  let description: String

  init(_ kind: String, _ path: [some CustomStringConvertible]) {
    description = kind + " " + path.map { "\($0)" }.joined(separator: ">")
  }
}
