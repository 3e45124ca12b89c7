import FunctionInjection
import TestSupport

/// A container that runs a plan.
protocol PlanSubject: AnyObject {
  init(_ workshop: Workshop)
  func state(live node: PlannedNode)
  func declare(_ number: Int)
  func register(_ node: PlannedNode)
  func unregister(_ number: Int)
  func contribute(_ node: PlannedNode)
  func decorate(_ number: Int, with inputs: [PlannedKey])
  func resolve(_ key: PlannedKey, scope: Int) -> Result<[Part], Fault>
  func makeScope(inside scope: Int)
  func makeScopeWithValues(inside scope: Int)
  func override(_ nodes: [PlannedNode], scope: Int)
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
    do {
      let subject = Self(workshop)
      var results: [[Part]] = []
      for step in steps {
        switch step {
        case .live(let node): subject.state(live: node)
        case .declare(let number): subject.declare(number)
        case .register(let node): subject.register(node)
        case .unregister(let number): subject.unregister(number)
        case .contribute(let node): subject.contribute(node)
        case .decorate(let number, let inputs): subject.decorate(number, with: inputs)
        case .makeScope(let scope): subject.makeScope(inside: scope)
        case .makeScopeWithValues(let scope): subject.makeScopeWithValues(inside: scope)
        case .override(let nodes, let scope): subject.override(nodes, scope: scope)
        case .end(let scope): subject.end(scope: scope)
        case .release(let number): if number < results.count { results[number] = [] }
        case .resolve(let key, let scope):
          switch subject.resolve(key, scope: scope) {
          case .success(let parts):
            log.append("\(step): \(parts)")
            results.append(parts)
          case .failure(let fault):
            log.append("\(step): \(fault)")
            results.append([])
          }
        }
      }
      subject.dropUnused()
      log.append("\(workshop.living) parts are kept in the end")
    }
    log.append("\(workshop.living) parts are left over")
    return log
  }
}

/// A run of a plan on the model.
final class NaiveSubject: PlanSubject {
  private let workshop: Workshop
  private let container: NaiveContainer
  private var wiring = NaiveWiring() {
    didSet { scopes[0] = NaiveContainer.Scope(wiring.resolvable) }
  }
  private var scopes = [NaiveContainer.Scope([:])]
  private var declared: [Int] = []

  init(_ workshop: Workshop) {
    self.workshop = workshop
    container = NaiveContainer(workshop)
  }

  func state(live node: PlannedNode) { wiring.state(live: node) }

  func declare(_ number: Int) {
    declared.append(number)
    wiring.declare(number)
  }

  func register(_ node: PlannedNode) { wiring.register(node) }

  func unregister(_ number: Int) { wiring.unregister(number) }

  func contribute(_ node: PlannedNode) { wiring.contribute(node) }

  func decorate(_ number: Int, with inputs: [PlannedKey]) {
    wiring.decorate(number, with: inputs)
  }

  func resolve(_ key: PlannedKey, scope: Int) -> Result<[Part], Fault> {
    Result { () throws(Fault) in try container.resolve(key, in: scopes[scope]) }
  }

  func makeScope(inside scope: Int) { scopes.append(NaiveContainer.Scope(inside: scopes[scope])) }

  func makeScopeWithValues(inside scope: Int) {
    var values: [PlannedKey: NaiveContainer.Registration] = [:]
    for number in declared {
      let key = PlannedKey.part(number)
      let value = NaiveContainer.Registration(key, PlannedNode(number: number), [], .init())
      value.singleton = Part("\(number)", of: [], in: workshop)
      values[key] = value
    }
    scopes.append(NaiveContainer.Scope(inside: scopes[scope], values: values))
  }

  func override(_ nodes: [PlannedNode], scope: Int) {
    var table = scopes[scope].table.mapValues {
      NaiveContainer.Registration($0.key, $0.node, $0.decorators, $0.attempts)
    }
    for node in nodes {
      table[.part(node.number)] = .init(.part(node.number), node, [], .init())
    }
    let outermost = NaiveContainer.Scope(table)
    let isOutermost = scopes[scope].outermost == nil
    scopes.append(isOutermost ? outermost : NaiveContainer.Scope(inside: outermost))
  }

  func end(scope: Int) {
    scopes[scope].end()
  }

  func dropUnused() {}
}

/// A run of a plan on a container of the library.
///
/// The container is resolved from while it changes, or is sealed at the first step that is not a
/// registration.
class LibrarySubject: PlanSubject {
  private let workshop: Workshop
  fileprivate let container = Container()
  fileprivate var scopes: [any DependencyResolver] = []
  private var declared: [Int] = []

  required init(_ workshop: Workshop) { self.workshop = workshop }

  fileprivate func resolver(_ scope: Int) -> any DependencyResolver {
    preconditionFailure("A subclass decides what is resolved from.")
  }

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

  func resolve(_ key: PlannedKey, scope: Int) -> Result<[Part], Fault> {
    resolver(scope).result(of: key)
  }

  func makeScope(inside scope: Int) {
    switch resolver(scope) {
    case let resolver as Resolver: scopes.append(resolver.makeScope())
    default: scopes.append(container.makeScope())
    }
  }

  func makeScopeWithValues(inside scope: Int) {
    guard let resolver = resolver(scope) as? Resolver else { return }
    scopes.append(
      planned {
        try resolver.makeScope { $0.provide(declared, workshop) }
      })
  }

  func override(_ nodes: [PlannedNode], scope: Int) {
    guard let resolver = resolver(scope) as? Resolver else { return }
    scopes.append(
      planned {
        try resolver.overriding { container in
          for var node in nodes {
            node.isOverride = true
            container.register(node, workshop)
          }
        }
      })
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
final class DynamicSubject: LibrarySubject {
  fileprivate override func resolver(_ scope: Int) -> any DependencyResolver {
    scope == 0 ? container : scopes[scope - 1]
  }
}

/// A container that is sealed at the first step that is not a registration.
final class SealedSubject: LibrarySubject {
  fileprivate override func resolver(_ scope: Int) -> any DependencyResolver {
    if scopes.isEmpty { scopes.append(planned { try container.seal() }) }
    return scopes[scope]
  }
}
