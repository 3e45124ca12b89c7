/// A question that the benchmark answers: the same work, done by several contenders.
struct Benchmark: Sendable {
  /// The part of the library that is measured.
  let suite: String
  /// The name of the measured work.
  let name: String
  /// The unit of its figures.
  let unit: Unit
  /// The number of operations in one batch: enough for a batch to last about a millisecond.
  let operations: Int
  /// The ways to do the work, ours under the name ``Contender/ours``.
  let contenders: [Contender]
  /// The limits of our figure.
  let limits: [Limit]

  init(
    suite: String, _ name: String, in unit: Unit = .nanoseconds, operations: Int,
    limits: [Limit] = [], contenders: [Contender]
  ) {
    self.suite = suite
    self.name = name
    self.unit = unit
    self.operations = operations
    self.limits = limits
    self.contenders = contenders
  }
}

/// The unit of a figure, for each operation.
enum Unit: String, Sendable {
  case nanoseconds = "ns"
  case bytes = "B"
}

/// One way to do the work.
struct Contender: Sendable {
  /// The name of the library itself.
  static let ours = "FunctionalDI"

  /// The kind of figure that a batch produces.
  enum Work: Sendable {
    /// The harness takes the time. The batch returns a checksum that verifies the work.
    case timed(@Sendable (_ operations: Int) async -> Int)
    /// The batch returns the figure of one operation, because only a part of it counts.
    case measured(@Sendable (_ operations: Int) throws -> Double)
  }

  let name: String
  let work: Work
  /// The right checksum; `nil` if the work cannot be verified.
  let expected: (@Sendable (_ operations: Int) -> Int)?

  init(
    _ name: String, expecting expected: (@Sendable (_ operations: Int) -> Int)? = nil,
    body: @escaping @Sendable (_ operations: Int) async -> Int
  ) {
    self.name = name
    self.expected = expected
    work = .timed(body)
  }

  /// Makes a contender that measures itself, and verifies its work itself.
  init(_ name: String, measuring body: @escaping @Sendable (_ operations: Int) throws -> Double) {
    self.name = name
    expected = nil
    work = .measured(body)
  }
}

/// The limit of a figure.
enum Limit: Sendable {
  /// A number of nanoseconds an operation.
  case nanoseconds(Double)
  /// A number of bytes an operation.
  case bytes(Double)
  /// A number of nanoseconds that an operation of the slowest batch takes.
  case worst(nanoseconds: Double)
  /// A multiple of another contender's figure in the same run.
  case ratio(Double, to: String)
}
