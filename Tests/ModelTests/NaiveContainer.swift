/// A container that is obviously right: the model that the library is compared with.
///
/// It is for one thread, looks everything up in dictionaries, knows the path because it hands it
/// down, and has no phases, no cells and no table.
final class NaiveContainer {
  final class Registration {
    let node: PlannedNode
    var attempts = 0
    var singleton: Part?
    weak var shared: Part?

    init(_ node: PlannedNode) { self.node = node }
  }

  final class Scope {
    /// What was registered when the scope, or the outermost one around it, was made.
    let table: [Int: Registration]
    let outermost: Scope?
    var parts: [ObjectIdentifier: Part] = [:]
    var hasEnded = false

    init(_ table: [Int: Registration]) {
      self.table = table
      outermost = nil
    }

    init(inside scope: Scope) {
      table = scope.table
      outermost = scope.outermost ?? scope
    }
  }

  /// The parts of the lifetime `.graph`, in the scope where they were asked for.
  private struct Place: Hashable {
    let registration: ObjectIdentifier
    let scope: ObjectIdentifier
  }

  /// One call of `resolve` from outside.
  private final class Resolution {
    var parts: [Place: Part] = [:]
  }

  private typealias Path = [(registration: Registration, scope: Scope)]

  private let workshop: Workshop

  init(_ workshop: Workshop) { self.workshop = workshop }

  func resolve(_ number: Int, in scope: Scope) throws(Fault) -> Part {
    try resolve(number, in: scope, Resolution(), [])
  }

  private func resolve(
    _ number: Int, in scope: Scope, _ resolution: Resolution, _ path: Path
  ) throws(Fault) -> Part {
    let names = path.map { $0.registration.node.number } + [number]
    guard let found = scope.table[number] else { throw Fault("missing", names) }
    if scope.hasEnded { throw Fault("scopeHasEnded", names) }
    let life = found.node.life
    if let part = found.singleton ?? found.shared { return part }
    // What is shared is constructed outside of all scopes, and so is what it needs.
    let isShared = life == .singleton || life == .weak
    let home = isShared ? scope.outermost ?? scope : scope
    if path.contains(where: { $0.registration === found && $0.scope === home }) {
      throw Fault("cycle", names)
    }
    let place = Place(registration: ObjectIdentifier(found), scope: ObjectIdentifier(home))
    if life == .scoped, home.outermost == nil { throw Fault("outsideOfScope", names) }
    if life == .scoped, let part = home.parts[place.registration] { return part }
    if life == .graph, let part = resolution.parts[place] { return part }

    let part = try construct(found, in: home, resolution, path + [(found, home)], names)
    switch life {
    case .transient: break
    case .graph: resolution.parts[place] = part
    case .scoped: home.parts[place.registration] = part
    case .weak: found.shared = part
    case .singleton: found.singleton = part
    }
    return part
  }

  private func construct(
    _ registration: Registration, in scope: Scope, _ resolution: Resolution, _ path: Path,
    _ names: [Int]
  ) throws(Fault) -> Part {
    var inputs: [Part?] = []
    for input in registration.node.inputs {
      do throws(Fault) {
        inputs.append(try resolve(input, in: scope, resolution, path))
      } catch {
        guard registration.node.style == .tolerant else { throw error }
        inputs.append(nil)
      }
    }
    registration.attempts += 1
    guard registration.attempts > registration.node.failures else {
      throw Fault("constructionFailed", names)
    }
    return Part(registration.node.number, of: inputs, in: workshop)
  }
}

/// What went wrong, and on which way.
struct Fault: Error, CustomStringConvertible {
  let description: String

  init(_ kind: String, _ path: [Int]) {
    description = kind + " " + path.map { "\($0)" }.joined(separator: ">")
  }
}
