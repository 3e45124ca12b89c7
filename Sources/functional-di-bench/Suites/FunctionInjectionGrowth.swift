import Dispatch
import FunctionalDI

/// Large numbers of scopes, registrations, and decorators.
///
/// Each figure is the time of one of them, among many and among a quarter as many. The two are
/// equal if the whole takes linear time, and differ by a factor of four if it takes quadratic time.
enum FunctionInjectionGrowth {
  static let suite = FunctionInjectionResolving.suite

  static let all = [
    overriddenScopes, replacedRegistrations, waitingTasks, closedScopes, memoryOfClosedScopes,
    contributions, decorations,
  ]

  private static let quarter = "FunctionalDI, a quarter as many"

  /// Makes a benchmark of some work for a number of things.
  ///
  /// - Parameters:
  ///   - name: The name of the work.
  ///   - count: The number of things.
  ///   - work: A closure that does the work for a number of things, and returns a checksum.
  /// - Returns: The benchmark.
  private static func growth(
    _ name: String, of count: Int,
    _ work: @escaping @Sendable (Int) async throws -> Int
  ) -> Benchmark {
    @Sendable func checked(_ count: Int) async -> Int {
      do {
        return try await work(count)
      } catch {
        preconditionFailure("The benchmark is wrong: \(error)")
      }
    }
    return Benchmark(
      suite: suite, name, operations: count, limits: [.ratio(1.5, to: quarter)],
      contenders: [
        Contender(Contender.ours, expecting: { $0 }) { await checked($0) },
        Contender(quarter) { operations in
          for _ in 0..<4 { _ = await checked(operations / 4) }
          return operations
        },
      ])
  }

  /// A service of a scope.
  final class Visitor: Sendable {}

  static let overriddenScopes = growth(
    "8,000 scopes alive under one override, one resolve of each by handle", of: 8_000
  ) { count in
    let container = Container()
    container.register(Visitor.self, .scoped) { Visitor() }
    let resolver = try container.seal()
    let scopes = (0..<count).map { _ in resolver.makeScope() }
    return try withOverrides {
      $0.register(Wheel.self) { makeWheel() }
    } operation: {
      for scope in scopes { _ = try scope.handle.resolve(Visitor.self) }
      return scopes.count
    }
  }

  /// A service that many tasks wait for.
  private enum Connection: AsyncService { typealias Service = Engine }

  static let waitingTasks = growth(
    "10,000 tasks wait for one construction, and every other is canceled", of: 10_000
  ) { count in
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let container = Container()
    container.register(Connection.self, .singleton) { () async throws in
      for await _ in gate {}
      return makeEngine()
    }
    let resolver = try container.seal()
    let tasks = (0..<count).map { _ in Task { try await resolver.resolve(Connection.self) } }
    for number in stride(from: 0, to: count, by: 2) { tasks[number].cancel() }
    for number in stride(from: 0, to: count, by: 2) { _ = await tasks[number].result }
    opening.finish()
    var done = count / 2
    for number in stride(from: 1, to: count, by: 2) {
      _ = try await tasks[number].value
      done += 1
    }
    return done
  }

  static let replacedRegistrations = growth(
    "register(override: true) and seal(), 8,000 times", of: 8_000
  ) { count in
    let container = Container()
    container.register(Int.self) { 0 }
    var sum = 0
    for _ in 0..<count {
      container.register(Int.self, override: true) { 1 }
      sum += try container.seal().resolve(Int.self)
    }
    return sum
  }

  /// Makes, uses, and closes a number of scopes.
  private static func close(_ count: Int) async throws {
    let container = Container()
    container.register(Visitor.self, .scoped(releasing: { _ in })) { Visitor() }
    let resolver = try container.seal()
    for _ in 0..<count {
      let scope = resolver.makeScope()
      _ = try scope.resolve(Visitor.self)
      try await scope.close()
    }
  }

  static let closedScopes = growth("50,000 scopes with a release closed", of: 50_000) { count in
    try await close(count)
    return count
  }

  /// The heap that closed scopes leave behind until the limits of their releases have passed.
  static let memoryOfClosedScopes = Benchmark(
    suite: suite, "heap of one closed scope with a release, of 50,000", in: .bytes,
    operations: 50_000, limits: [.bytes(200)],
    contenders: [
      Contender(
        Contender.ours,
        measuring: { operations in
          let isClosed = DispatchSemaphore(value: 0)
          let before = Memory.allocatedBytes
          Task.detached {
            do {
              try await close(operations)
            } catch {
              preconditionFailure("The benchmark is wrong: \(error)")
            }
            isClosed.signal()
          }
          isClosed.wait()
          return Double(max(0, Memory.allocatedBytes - before)) / Double(operations)
        })
    ])

  static let contributions = growth("8,000 contributions to one key", of: 8_000) { count in
    let container = Container()
    for _ in 0..<count { container.contribute(to: NumberedKey<NumberOne>.self) { 1 } }
    return try container.seal().resolveAll(NumberedKey<NumberOne>.self).reduce(0, +)
  }

  static let decorations = growth("100,000 decorators of one key", of: 100_000) { count in
    let container = Container()
    container.register(NumberedKey<NumberOne>.self) { 0 }
    for _ in 0..<count { container.decorate(NumberedKey<NumberOne>.self) { $0 + 1 } }
    return try container.seal().resolve(NumberedKey<NumberOne>.self)
  }
}
