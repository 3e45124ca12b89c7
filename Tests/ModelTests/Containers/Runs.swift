import FunctionInjection
import FunctionalDITestDoubles
import TestSupport

/// A container that runs a plan.
protocol PlanSubject: AnyObject {
  /// Prepares what the first steps of a plan do, and runs the other steps.
  static func prepare(_ steps: [Step], _ workshop: Workshop, _ run: ([Step]) -> Void)
  init(_ workshop: Workshop)
  func provideStubs()
  func state(live node: PlannedNode)
  func declare(_ number: Int)
  func register(_ node: PlannedNode)
  func unregister(_ number: Int)
  func contribute(_ node: PlannedNode)
  func decorate(_ number: Int, with inputs: [PlannedKey])
  func change(_ number: Int, function: Int)
  func resolve(_ key: PlannedKey, scope: Int) -> Result<[Part], Fault>
  func makeScope(inside scope: Int)
  func makeScopeWithValues(inside scope: Int, _ changes: [Step])
  func override(_ changes: [Step], scope: Int)
  func resolve(_ key: PlannedKey, scope: Int, with overrides: [[Step]]) -> Result<[Part], Fault>
  func end(scope: Int)
  /// Drops the instances of replaced registrations, as the next resolve would.
  func dropUnused()
}

extension PlanSubject {
  /// Runs the steps of a plan.
  ///
  /// - Returns: The results or errors of the resolves, and the number of parts at the end.
  static func log(of steps: [Step]) -> [String] {
    let workshop = Workshop()
    return LivePlan.$current.withValue(LivePlan(steps, workshop)) { log(of: steps, workshop) }
  }

  private static func log(of steps: [Step], _ workshop: Workshop) -> [String] {
    var log: [String] = []
    prepare(steps, workshop) { steps in
      let subject = Self(workshop)
      var results: [[Part]] = []
      for step in steps {
        switch step {
        case .stub: subject.provideStubs()
        case .live(let node): subject.state(live: node)
        case .declare(let number): subject.declare(number)
        case .register(let node): subject.register(node)
        case .unregister(let number): subject.unregister(number)
        case .contribute(let node): subject.contribute(node)
        case .decorate(let number, let inputs): subject.decorate(number, with: inputs)
        case .change(let number, let function): subject.change(number, function: function)
        case .makeScope(let scope): subject.makeScope(inside: scope)
        case .makeScopeWithValues(let scope, let changes):
          subject.makeScopeWithValues(inside: scope, changes)
        case .override(let changes, let scope): subject.override(changes, scope: scope)
        case .end(let scope): subject.end(scope: scope)
        case .release(let number): if number < results.count { results[number] = [] }
        case .resolve(let key, let scope):
          results.append(log.append(step, subject.resolve(key, scope: scope)))
        case .task(let overrides, let key, let scope):
          results.append(log.append(step, subject.resolve(key, scope: scope, with: overrides)))
        }
      }
      subject.dropUnused()
      log.append("\(workshop.living) parts are kept in the end")
    }
    log.append("\(workshop.living) parts are left over")
    return log
  }
}

extension [String] {
  /// Adds the result of a step.
  ///
  /// - Returns: The parts of the result.
  fileprivate mutating func append(_ step: Step, _ result: Result<[Part], Fault>) -> [Part] {
    switch result {
    case .success(let parts):
      append("\(step): \(parts)")
      return parts
    case .failure(let fault):
      append("\(step): \(fault)")
      return []
    }
  }
}

/// A run of a plan on the model.
final class NaiveSubject: PlanSubject {
  private let workshop: Workshop
  private let container: NaiveContainer
  private var wiring = NaiveWiring() {
    didSet {
      replaced.append(oldValue)
      scopes[0] = NaiveContainer.Scope(wiring.resolvable)
    }
  }
  /// The earlier registrations, whose instances remain until the container is used again.
  private var replaced: [NaiveWiring] = []
  private var scopes = [NaiveContainer.Scope([:])]
  private var declared: [Int] = []

  static func prepare(_ steps: [Step], _ workshop: Workshop, _ run: ([Step]) -> Void) { run(steps) }

  init(_ workshop: Workshop) {
    self.workshop = workshop
    container = NaiveContainer(workshop)
  }

  func provideStubs() { wiring.hasStubs = true }

  func state(live node: PlannedNode) { wiring.state(live: node) }

  func declare(_ number: Int) {
    declared.append(number)
    wiring.declare(number)
  }

  func register(_ node: PlannedNode) { wiring.register(node) }

  func unregister(_ number: Int) { wiring.unregister(number) }

  func contribute(_ node: PlannedNode) { wiring.contribute(node) }

  func decorate(_ number: Int, with inputs: [PlannedKey]) {
    wiring.decorate(number, by: .inputs(inputs))
  }

  func change(_ number: Int, function: Int) {
    wiring.decorate(number, by: .change(function: function))
  }

  func resolve(_ key: PlannedKey, scope: Int) -> Result<[Part], Fault> {
    resolve(key, in: used(scope))
  }

  private func resolve(
    _ key: PlannedKey, in scope: NaiveContainer.Scope
  ) -> Result<[Part], Fault> {
    Result { () throws(Fault) in try container.resolve(key, in: scope) }
  }

  func makeScope(inside scope: Int) { scopes.append(NaiveContainer.Scope(inside: used(scope))) }

  /// Returns a scope that is used now.
  private func used(_ scope: Int) -> NaiveContainer.Scope {
    if scope == 0 { dropUnused() }
    return scopes[scope]
  }

  func makeScopeWithValues(inside scope: Int, _ changes: [Step]) {
    let outer = scopes[scope].table
    var own = NaiveContainer.changes(changes, of: outer)
    for number in declared {
      let key = PlannedKey.part(number)
      let decorators = (own[key] ?? outer[key])?.decorators ?? []
      // The scope keeps a value only if it is made by decorators.
      let node = PlannedNode(number: number, life: decorators.isEmpty ? .transient : .scoped)
      let value = NaiveContainer.Registration(key, node, decorators)
      value.provided = container.instance(of: key, from: [])
      own[key] = value
    }
    scopes.append(NaiveContainer.Scope(inside: scopes[scope], own: own))
  }

  func override(_ changes: [Step], scope: Int) {
    let overridden = overlay(scopes[scope], changes, owningRoot: true)
    if scopes[scope].hasEnded { overridden.end() }
    scopes.append(overridden)
  }

  func resolve(
    _ key: PlannedKey, scope: Int, with overrides: [[Step]]
  ) -> Result<[Part], Fault> {
    let scope = used(scope)
    return resolve(key, in: scope.hasEnded ? scope : overrides.reduce(scope) { overlay($0, $1) })
  }

  /// Returns a scope with changes and instances of its own.
  private func overlay(
    _ scope: NaiveContainer.Scope, _ changes: [Step], owningRoot ownsRoot: Bool = false
  ) -> NaiveContainer.Scope {
    let copies = scope.table.mapValues { $0.copy() }
    let changed = NaiveContainer.changes(changes, of: copies)
    // Readers without a lock may be using the singletons that were changed, so these singletons
    // remain when the scope ends.
    let unchanged = copies.filter { changed[$0.key] == nil }
    let root = NaiveContainer.Scope(
      copies.merging(changed) { $1 }, own: Array(unchanged.values))
    return scope.root == nil ? root : NaiveContainer.Scope(inside: root, owningRoot: ownsRoot)
  }

  func end(scope: Int) {
    scopes[scope].end()
  }

  func dropUnused() { replaced = [] }
}

/// A run of a plan on a container of the library.
///
/// The container is resolved from while it changes, or is sealed at the first step that is not a
/// registration.
class LibrarySubject: PlanSubject {
  private let workshop: Workshop
  fileprivate var container = Container()
  fileprivate var scopes: [any DependencyResolver] = []
  private var declared: [Int] = []

  class func prepare(_ steps: [Step], _ workshop: Workshop, _ run: ([Step]) -> Void) { run(steps) }

  required init(_ workshop: Workshop) { self.workshop = workshop }

  fileprivate func resolver(_ scope: Int) -> any DependencyResolver {
    preconditionFailure("A subclass decides what is resolved from.")
  }

  func provideStubs() { container = .unimplemented() }

  /// The key itself has it.
  func state(live node: PlannedNode) {}

  func declare(_ number: Int) {
    declared.append(number)
    container.declare(number)
  }

  func register(_ node: PlannedNode) { container.register(node, workshop) }

  func unregister(_ number: Int) { container.unregister(number) }

  func contribute(_ node: PlannedNode) { container.contribute(node, workshop) }

  func decorate(_ number: Int, with inputs: [PlannedKey]) {
    container.decorate(number, with: inputs, workshop)
  }

  func change(_ number: Int, function: Int) { container.change(number, function, workshop) }

  func resolve(_ key: PlannedKey, scope: Int) -> Result<[Part], Fault> {
    resolver(scope).result(of: key)
  }

  func makeScope(inside scope: Int) {
    switch resolver(scope) {
    case let resolver as Resolver: scopes.append(resolver.makeScope())
    default: scopes.append(container.makeScope())
    }
  }

  func makeScopeWithValues(inside scope: Int, _ changes: [Step]) {
    guard let resolver = resolver(scope) as? Resolver else { return }
    scopes.append(
      planned {
        try resolver.makeScope {
          $0.provide(declared, workshop)
          changes.register(with: $0, workshop, isOverride: true)
        }
      })
  }

  func override(_ changes: [Step], scope: Int) {
    guard let resolver = resolver(scope) as? Resolver else { return }
    scopes.append(
      planned {
        try resolver.overriding { changes.register(with: $0, workshop, isOverride: true) }
      })
  }

  func resolve(
    _ key: PlannedKey, scope: Int, with overrides: [[Step]]
  ) -> Result<[Part], Fault> {
    guard let changes = overrides.first else {
      guard let resolver = resolver(scope) as? Resolver else {
        return container.handle.result(of: key)
      }
      return resolver.current.result(of: key)
    }
    return withOverrides {
      changes.register(with: $0, workshop)
    } operation: {
      resolve(key, scope: scope, with: Array(overrides.dropFirst()))
    }
  }

  func end(scope: Int) { (resolver(scope) as? Resolver)?.end() }

  func dropUnused() { _ = container.makeScope() }

  /// The steps of a plan that are faults by design.
  fileprivate func planned<Value>(_ body: () throws -> Value) -> Value {
    do {
      return try body()
    } catch {
      preconditionFailure("A plan that has faults is not sealed: \(error)")
    }
  }
}

/// A container that is changed and resolved from in turn.
class DynamicSubject: LibrarySubject {
  fileprivate override func resolver(_ scope: Int) -> any DependencyResolver {
    scope == 0 ? container : scopes[scope - 1]
  }
}

/// The program's container inside two layers of overrides, which make the first registrations.
final class SharedSubject: DynamicSubject {
  /// The first steps that may be made by overrides: an override drops earlier decorators.
  private static func isMadeByOverrides(_ step: Step) -> Bool {
    switch step {
    case .live, .register, .contribute: true
    default: false
    }
  }

  override class func prepare(
    _ steps: [Step], _ workshop: Workshop, _ run: ([Step]) -> Void
  ) {
    let first = steps.prefix(while: isMadeByOverrides)
    // A plan has as many outer overrides as inner ones, or one more.
    let outer = first.prefix((first.count + 1) / 2)
    withOverrides {
      Array(outer).register(with: $0, workshop)
    } operation: {
      withOverrides {
        Array(first.dropFirst(outer.count)).register(with: $0, workshop)
      } operation: {
        run(Array(steps.dropFirst(first.count)))
      }
    }
  }

  required init(_ workshop: Workshop) {
    super.init(workshop)
    container = .shared
  }
}

/// A container that is sealed at the first step that is not a registration.
final class SealedSubject: LibrarySubject {
  fileprivate override func resolver(_ scope: Int) -> any DependencyResolver {
    if scopes.isEmpty { scopes.append(planned { try container.seal() }) }
    return scopes[scope]
  }
}
