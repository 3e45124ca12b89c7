import FunctionalDI
import NaiveContainers

/// The heap that registrations and instances take.
enum FunctionInjectionMemory {
  static let suite = FunctionInjectionResolving.suite

  static let all = [registrations, keptSealed, keptUnsealed]

  /// The heap's growth by a piece of work, for each of a thousand.
  private static func growth<Result>(_ work: () throws -> Result) rethrows -> Double {
    let before = Memory.allocatedBytes
    let result = try work()
    let growth = Memory.allocatedBytes - before
    return withExtendedLifetime(result) { Double(growth) / 1_000 }
  }

  static let registrations = Benchmark(
    suite: suite, "heap for one registration", in: .bytes, operations: 1, limits: [.bytes(200)],
    contenders: [
      Contender(Contender.ours) { _ in
        try growth { try FunctionInjectionStarting.thousandTypes().seal() }
      },
      Contender(FunctionInjectionResolving.byIdentifier) { _ in
        growth { FunctionInjectionStarting.thousandTypesNaively() }
      },
    ])

  /// The heap that an instance takes in addition to the object.
  private static func kept<Result>(
    _ resolveAll: () throws -> Int, in container: Result
  ) throws -> Double {
    let object = Kept<M0>()
    let size = Memory.allocatedBytes(of: object)
    let growth = try growth(resolveAll)
    return withExtendedLifetime((container, object)) { growth - Double(size) }
  }

  static let keptSealed = Benchmark(
    suite: suite, "heap for one kept singleton, sealed, in addition to the object", in: .bytes,
    operations: 1, limits: [.bytes(64)],
    contenders: [
      Contender(Contender.ours) { _ in
        let resolver = try KeptSingletons.container().seal()
        return try kept({ KeptSingletons.resolveAll(from: resolver) }, in: resolver)
      },
      Contender(KeptSingletons.naive) { _ in
        let container = KeptSingletons.lockedContainer()
        return try kept({ KeptSingletons.resolveAll(from: container) }, in: container)
      },
    ])

  static let keptUnsealed = Benchmark(
    suite: suite, "heap for one kept singleton, unsealed, in addition to the object", in: .bytes,
    operations: 1, limits: [.bytes(64)],
    contenders: [
      Contender(Contender.ours) { _ in
        let container = KeptSingletons.container()
        _ = try container.resolve(Engine.self)
        return try kept({ KeptSingletons.resolveAll(from: container) }, in: container)
      },
      Contender(KeptSingletons.naive) { _ in
        let container = KeptSingletons.lockedContainer()
        return try kept({ KeptSingletons.resolveAll(from: container) }, in: container)
      },
    ])
}
