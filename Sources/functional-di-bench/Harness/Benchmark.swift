/// A question that the benchmark answers: the same work, done by several contenders.
struct Benchmark: Sendable {
  /// The part of the library that is measured.
  let suite: String
  /// What is measured, as the issue or the guide names it.
  let name: String
  /// How many operations one batch holds: enough for a batch to last about a millisecond.
  let operations: Int
  /// The ways to do the work, ours under the name ``Contender/ours``.
  let contenders: [Contender]
  /// What the median of ours may be at most.
  let limits: [Limit]

  init(
    suite: String, _ name: String, operations: Int, limits: [Limit] = [],
    contenders: [Contender]
  ) {
    self.suite = suite
    self.name = name
    self.operations = operations
    self.limits = limits
    self.contenders = contenders
  }
}

/// One way to do the work.
struct Contender: Sendable {
  /// The name under which the library itself takes part.
  static let ours = "FunctionalDI"

  let name: String
  /// Does the work so many times, and returns a checksum by which the work can be verified.
  let body: @Sendable (_ operations: Int) async -> Int

  /// What the checksum has to be; nil where the work leaves nothing that could be verified.
  let expected: (@Sendable (_ operations: Int) -> Int)?

  init(
    _ name: String, expecting expected: (@Sendable (_ operations: Int) -> Int)? = nil,
    body: @escaping @Sendable (_ operations: Int) async -> Int
  ) {
    self.name = name
    self.expected = expected
    self.body = body
  }
}

/// What a figure has to stay under.
enum Limit: Sendable {
  /// A number of nanoseconds an operation.
  case nanoseconds(Double)
  /// A multiple of another contender's figure in the same run.
  case ratio(Double, to: String)
}
