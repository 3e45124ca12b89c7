import Foundation

/// Prints figures: a table for people, rows for machines.
struct Report {
  /// The rows of `--json`.
  static func json(_ measurements: [Measurement]) throws -> String {
    struct Row: Encodable {
      let suite: String
      let `case`: String
      let contender: String
      var median_ns: Double?
      var min_ns: Double?
      var median_bytes: Double?
      var min_bytes: Double?
      let operations: Int
    }
    let rows = measurements.map { measurement in
      var row = Row(
        suite: measurement.suite, case: measurement.name, contender: measurement.contender,
        operations: measurement.operations)
      switch measurement.unit {
      case .nanoseconds: (row.median_ns, row.min_ns) = (measurement.median, measurement.minimum)
      case .bytes: (row.median_bytes, row.min_bytes) = (measurement.median, measurement.minimum)
      }
      return row
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
          + " " + benchmark.unit.rawValue
          + ("± " + figure(measurement.spread / 2)).aligned(to: 12)
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
    case .nanoseconds(let bound), .bytes(let bound):
      return "\(ours.median <= bound ? "reached" : "MISSED"): "
        + "at most \(figure(bound)) \(ours.unit.rawValue)"
    case .worst(let bound):
      return "\(ours.maximum <= bound ? "reached" : "MISSED"): "
        + "\(figure(ours.maximum)) ns in the worst batch, at most \(figure(bound)) ns"
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
