/// The figures of one contender in one benchmark.
struct Measurement: Sendable {
  let suite: String
  let name: String
  let unit: Unit
  let contender: String
  let operations: Int
  /// The figure of one operation for each round, in ascending order.
  let rounds: [Double]

  var median: Double { rounds[rounds.count / 2] }
  var minimum: Double { rounds[0] }
  var maximum: Double { rounds[rounds.count - 1] }
  /// The distance between the first and the third quartile.
  var spread: Double { rounds[rounds.count * 3 / 4] - rounds[rounds.count / 4] }
}

/// The duration and the number of rounds of a measurement.
struct Effort: Sendable {
  /// The number of rounds: each contender has one batch per round, in turn, so that a change of the
  /// machine's speed touches all of them alike.
  let rounds: Int
  /// By how much the batches are shortened.
  let divisor: Int

  static let full = Effort(rounds: 21, divisor: 1)
  static let quick = Effort(rounds: 3, divisor: 20)
}

/// A benchmark whose contenders did not do the same work.
struct WrongResult: Error, CustomStringConvertible {
  let description: String
}

extension Benchmark {
  /// The title that a filter is compared with.
  private var title: String { "\(suite): \(name)".lowercased() }

  /// The benchmark that a filter names, or all that contain it.
  ///
  /// - Throws: ``UsageError`` if there is none.
  static func matching(_ filter: String) throws(UsageError) -> [Benchmark] {
    if filter.isEmpty { return allBenchmarks }
    let lowercased = filter.lowercased()
    let named = allBenchmarks.filter { $0.title == lowercased }
    let matching = named.isEmpty ? allBenchmarks.filter { $0.title.contains(lowercased) } : named
    guard !matching.isEmpty else {
      throw UsageError(description: "No benchmark's name contains \"\(filter)\".")
    }
    return matching
  }

  /// The same with one of the contenders, or with all.
  func keeping(_ contender: String?) -> Benchmark {
    guard let contender else { return self }
    return Benchmark(
      suite: suite, name, in: unit, operations: operations, limits: limits,
      contenders: contenders.filter { $0.name == contender })
  }

  /// Does the work of each contender once, without a look at the figures.
  ///
  /// - Throws: ``WrongResult`` if a contender's checksum is wrong.
  @concurrent
  func run(_ operations: Int) async throws {
    for contender in contenders { _ = try await figure(of: contender, operations) }
  }

  private func verify(
    _ checksum: Int, of contender: Contender, _ operations: Int
  ) throws(WrongResult) {
    guard let expected = contender.expected?(operations), checksum != expected else { return }
    throw WrongResult(
      description: "\(suite), \(name): \(contender.name) computed \(checksum), "
        + "and \(expected) is right.")
  }

  /// Measures one batch.
  private func figure(of contender: Contender, _ operations: Int) async throws -> Double {
    switch contender.work {
    case .measured(let body): return try body(operations)
    case .timed(let body):
      let clock = ContinuousClock()
      let start = clock.now
      let checksum = await body(operations)
      let elapsed = clock.now - start
      try verify(checksum, of: contender, operations)
      return elapsed.nanoseconds / Double(operations)
    }
  }

  /// Measures the contenders in turn, round after round.
  ///
  /// - Throws: ``WrongResult`` if a contender's checksum is wrong.
  @concurrent
  func measure(_ effort: Effort) async throws -> [Measurement] {
    let operations = max(1, operations / effort.divisor)
    var figures = contenders.map { _ in [Double]() }
    for round in 0...effort.rounds {
      for (index, contender) in contenders.enumerated() {
        let figure = try await figure(of: contender, operations)
        // The first round warms up and is not counted.
        if round > 0 { figures[index].append(figure) }
      }
    }
    return zip(contenders, figures).map { contender, figures in
      Measurement(
        suite: suite, name: name, unit: unit, contender: contender.name, operations: operations,
        rounds: figures.sorted())
    }
  }
}

extension Duration {
  /// The duration in nanoseconds.
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) * 1e-9
  }
}
