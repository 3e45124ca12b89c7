import Foundation
import FunctionalDI
import NaiveContainers

/// The time from the first registration of a program to its first instance.
enum FunctionInjectionStarting {
  static let suite = FunctionInjectionResolving.suite

  static let all = [coldStart]

  private struct Registering: TypeVisitor {
    let container: Container

    mutating func visitNone<Made: MadeOfNone>(_ type: Made.Type) {
      container.register(Made.self, .singleton) { Made() }
    }

    mutating func visitOne<Made: MadeOfOne>(_ type: Made.Type) {
      container.register(Made.self, .singleton, injecting: Made.First.self) { Made($0) }
    }

    mutating func visitTwo<Made: MadeOfTwo>(_ type: Made.Type) {
      container.register(Made.self, .singleton, injecting: Made.First.self, Made.Second.self) {
        Made($0, $1)
      }
    }
  }

  private struct RegisteringNaively: TypeVisitor {
    let container: NaiveIdentifierContainer

    mutating func visitNone<Made: MadeOfNone>(_ type: Made.Type) {
      container.registerSingleton(Made.self) { Made() }
    }

    mutating func visitOne<Made: MadeOfOne>(_ type: Made.Type) {
      container.registerSingleton(Made.self) { [unowned container] in Made(container.resolve()) }
    }

    mutating func visitTwo<Made: MadeOfTwo>(_ type: Made.Type) {
      container.registerSingleton(Made.self) { [unowned container] in
        Made(container.resolve(), container.resolve())
      }
    }
  }

  /// A container of the thousand types.
  @inline(never)
  static func thousandTypes() -> Container {
    var visitor = Registering(container: Container())
    visitThousandTypes(with: &visitor)
    return visitor.container
  }

  @inline(never)
  static func thousandTypesNaively() -> NaiveIdentifierContainer {
    var visitor = RegisteringNaively(container: NaiveIdentifierContainer())
    visitThousandTypes(with: &visitor)
    return visitor.container
  }

  /// An instance, and the containers that the rest of the program would use.
  private typealias Started = (instance: M500, containers: [Any])

  @inline(never)
  private static func start() -> Started {
    must {
      let container = thousandTypes()
      let resolver = try container.seal()
      return (try resolver.resolve(M500.self), [container, resolver])
    }
  }

  @inline(never)
  private static func startNaively() -> Started {
    let container = thousandTypesNaively()
    return (container.resolve(M500.self), [container])
  }

  /// Does the work of a fresh process, if this one was started for that.
  ///
  /// - Parameter arguments: The arguments of the command.
  /// - Returns: Whether the process was started for that.
  static func runIfAsked(_ arguments: [String]) -> Bool {
    guard arguments.count == 2, arguments[0] == FreshProcess.argument else { return false }
    let clock = ContinuousClock()
    _ = clock.now
    let begin = clock.now
    let started = arguments[1] == Contender.ours ? start() : startNaively()
    let elapsed = clock.now - begin
    print(started.instance.value == 4 ? elapsed.nanoseconds : -1)
    return true
  }

  static let coldStart = Benchmark(
    suite: suite, "fresh process: 1,000 singletons registered, one resolved", operations: 5,
    limits: [.ratio(0.6, to: FunctionInjectionResolving.byIdentifier)],
    contenders: [
      Contender(
        Contender.ours, measuring: { try FreshProcess.median($0, Contender.ours) }),
      Contender(
        FunctionInjectionResolving.byIdentifier,
        measuring: { try FreshProcess.median($0, FunctionInjectionResolving.byIdentifier) }),
    ])
}
