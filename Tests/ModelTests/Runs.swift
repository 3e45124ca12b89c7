import FunctionInjection
import TestSupport

/// Something that a plan can happen to.
protocol PlanSubject: AnyObject {
  init(_ workshop: Workshop)
  func register(_ node: PlannedNode)
  func unregister(_ number: Int)
  func resolve(_ number: Int, scope: Int) -> Result<Part, Fault>
  func makeScope(inside scope: Int)
  func end(scope: Int)
}

extension PlanSubject {
  /// Does the steps of a plan.
  ///
  /// - Returns: A line a step: what was resolved, or why not, and how many parts are there after it.
  static func log(of steps: [Step]) -> [String] {
    let workshop = Workshop()
    var log: [String] = []
    do {
      let subject = Self(workshop)
      var results: [Part?] = []
      for step in steps {
        switch step {
        case .register(let node): subject.register(node)
        case .unregister(let number): subject.unregister(number)
        case .makeScope(let scope): subject.makeScope(inside: scope)
        case .end(let scope): subject.end(scope: scope)
        case .release(let number): if number < results.count { results[number] = nil }
        case .resolve(let number, let scope):
          switch subject.resolve(number, scope: scope) {
          case .success(let part):
            log.append("\(step): \(part)")
            results.append(part)
          case .failure(let fault):
            log.append("\(step): \(fault)")
            results.append(nil)
          }
          continue
        }
        log.append("\(step)")
      }
      if !steps.changeRegistrations { log.append("\(workshop.living) parts are kept in the end") }
    }
    log.append("\(workshop.living) parts are left over")
    return log
  }
}

extension [Step] {
  /// Whether something is registered anew or taken away: then a container may keep what it had
  /// until it goes, or is resolved from again.
  fileprivate var changeRegistrations: Bool {
    var seen: Set<Int> = []
    return contains { step in
      switch step {
      case .register(let node): !seen.insert(node.number).inserted
      case .unregister: true
      default: false
      }
    }
  }
}

/// A plan, as it happens to the model.
final class NaiveSubject: PlanSubject {
  private let container: NaiveContainer
  private var table: [Int: NaiveContainer.Registration] = [:]
  private var scopes: [NaiveContainer.Scope] = []

  init(_ workshop: Workshop) {
    container = NaiveContainer(workshop)
    scopes = [NaiveContainer.Scope([:])]
  }

  func register(_ node: PlannedNode) {
    table[node.number] = NaiveContainer.Registration(node)
    scopes[0] = NaiveContainer.Scope(table)
  }

  func unregister(_ number: Int) {
    table[number] = nil
    scopes[0] = NaiveContainer.Scope(table)
  }

  func resolve(_ number: Int, scope: Int) -> Result<Part, Fault> {
    Result { () throws(Fault) in try container.resolve(number, in: scopes[scope]) }
  }

  func makeScope(inside scope: Int) { scopes.append(NaiveContainer.Scope(inside: scopes[scope])) }

  func end(scope: Int) {
    scopes[scope].hasEnded = true
    scopes[scope].parts = [:]
  }
}

/// A plan, as it happens to a container that is changed and resolved from in turn.
final class DynamicSubject: PlanSubject {
  private let workshop: Workshop
  private let container = Container()
  private var scopes: [Resolver] = []

  init(_ workshop: Workshop) { self.workshop = workshop }

  func register(_ node: PlannedNode) { container.register(node, workshop) }

  func unregister(_ number: Int) { container.unregister(number) }

  func resolve(_ number: Int, scope: Int) -> Result<Part, Fault> {
    scope == 0 ? container.result(of: number) : scopes[scope - 1].result(of: number)
  }

  func makeScope(inside scope: Int) {
    scopes.append(scope == 0 ? container.makeScope() : scopes[scope - 1].makeScope())
  }

  func end(scope: Int) { scopes[scope - 1].end() }
}

/// A plan, as it happens to a resolver: it is sealed at the first step that is no registration.
final class SealedSubject: PlanSubject {
  private let workshop: Workshop
  private let container = Container()
  private var scopes: [Resolver] = []

  init(_ workshop: Workshop) { self.workshop = workshop }

  func register(_ node: PlannedNode) { container.register(node, workshop) }

  func unregister(_ number: Int) { container.unregister(number) }

  func resolve(_ number: Int, scope: Int) -> Result<Part, Fault> {
    resolver(scope).result(of: number)
  }

  func makeScope(inside scope: Int) { scopes.append(resolver(scope).makeScope()) }

  func end(scope: Int) { scopes[scope].end() }

  private func resolver(_ scope: Int) -> Resolver {
    if scopes.isEmpty {
      do {
        scopes.append(try container.seal())
      } catch {
        preconditionFailure("A plan that has faults is not sealed: \(error)")
      }
    }
    return scopes[scope]
  }
}
