import Foundation

/// Prints figures: a table for people, rows for machines.
struct Report {
  /// The rows of `--json`.
  static func json(_ measurements: [Measurement]) throws -> String {
    struct Row: Encodable {
      let suite: String
      let `case`: String
      let contender: String
      let median_ns: Double
      let min_ns: Double
      let operations: Int
    }
    let rows = measurements.map {
      Row(
        suite: $0.suite, case: $0.name, contender: $0.contender, median_ns: $0.median,
        min_ns: $0.minimum, operations: $0.operations)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(rows), as: UTF8.self)
  }

  /// The table of one benchmark: a line a contender, then a line a limit.
  static func table(_ benchmark: Benchmark, _ measurements: [Measurement]) -> String {
    var lines = ["\(benchmark.suite): \(benchmark.name)"]
    let ours = measurements.first { $0.contender == Contender.ours }
    for measurement in measurements {
      let ratio = ours.map { figure($0.median / measurement.median) + " x" } ?? ""
      lines.append(
        "  " + measurement.contender.padded(to: 34) + figure(measurement.median).aligned(to: 12)
          + " ns" + ("± " + figure(measurement.spread / 2)).aligned(to: 12)
          + (measurement.contender == Contender.ours ? "" : ("ours " + ratio).aligned(to: 16)))
    }
    if let ours {
      for limit in benchmark.limits {
        lines.append("  " + verdict(limit, ours: ours, among: measurements))
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func verdict(
    _ limit: Limit, ours: Measurement, among measurements: [Measurement]
  ) -> String {
    switch limit {
    case .nanoseconds(let bound):
      return "\(ours.median <= bound ? "reached" : "MISSED"): at most \(figure(bound)) ns"
    case .ratio(let bound, let other):
      guard let baseline = measurements.first(where: { $0.contender == other }) else {
        return "MISSED: there is no contender \(other)"
      }
      let ratio = ours.median / baseline.median
      return "\(ratio <= bound ? "reached" : "MISSED"): \(figure(ratio)) x \(other), "
        + "at most \(figure(bound)) x"
    }
  }

  private static func figure(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : value < 1000 ? "%.1f" : "%.0f", value)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }

  fileprivate func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(1, width - count)) + self
  }
}
