import LocalPublisher

/// An operator, and its effect on an array.
struct Stage: Sendable, CustomStringConvertible {
  let description: String
  let publish: @Sendable (AnyPublisher<Int, Refusal>) -> AnyPublisher<Int, Refusal>
  let record: @Sendable (Recording) -> Recording

  private init(
    _ description: String,
    publish: @escaping @Sendable (AnyPublisher<Int, Refusal>) -> any Publisher<Int, Refusal>,
    record: @escaping @Sendable (Recording) -> Recording
  ) {
    self.description = description
    self.publish = { publish($0).eraseToAnyPublisher() }
    self.record = record
  }

  /// A stage that changes the values only.
  private init(
    _ description: String,
    publish: @escaping @Sendable (AnyPublisher<Int, Refusal>) -> any Publisher<Int, Refusal>,
    values: @escaping @Sendable ([Int]) -> [Int]
  ) {
    self.init(description, publish: publish) {
      Recording(values: values($0.values), fails: $0.fails)
    }
  }

  /// One of all stages, with random arguments.
  static func random(using random: inout some RandomNumberGenerator) -> Stage {
    let number = Int.random(in: 0...4, using: &random)
    let other = Recording.random(using: &random)
    let stages = [
      Stage("map") {
        $0.map { $0 &* 3 }
      } values: {
        $0.map { $0 &* 3 }
      },
      Stage("filter") {
        $0.filter { $0 % 2 == 0 }
      } values: {
        $0.filter { $0 % 2 == 0 }
      },
      Stage("compactMap") {
        $0.compactMap { $0 % 3 == 0 ? nil : $0 &+ 1 }
      } values: {
        $0.compactMap { $0 % 3 == 0 ? nil : $0 &+ 1 }
      },
      Stage("tryMap") {
        $0.tryMap { value in
          if value % 7 == number { throw Refusal() }
          return value
        }.mapError { _ in Refusal() }
      } record: { recording in
        let values = recording.values.prefix { $0 % 7 != number }
        return Recording(
          values: Array(values), fails: recording.fails || values.count < recording.values.count)
      },
      Stage("prefix(\(number))") {
        $0.prefix(number)
      } record: { recording in
        let isCut = recording.values.count >= number
        return Recording(
          values: Array(recording.values.prefix(number)), fails: recording.fails && !isCut)
      },
      Stage("prefix(while:)") {
        $0.prefix { $0 % 5 != number }
      } record: { recording in
        let values = recording.values.prefix { $0 % 5 != number }
        let isCut = values.count < recording.values.count
        return Recording(values: Array(values), fails: recording.fails && !isCut)
      },
      Stage("first(where:)") {
        $0.first { $0 % 3 == 1 }
      } record: { recording in
        guard let first = recording.values.first(where: { $0 % 3 == 1 }) else {
          return Recording(fails: recording.fails)
        }
        return Recording(values: [first])
      },
      Stage("dropFirst(\(number))") {
        $0.dropFirst(number)
      } values: {
        Array($0.dropFirst(number))
      },
      Stage("drop(while:)") {
        $0.drop { $0 % 4 != number }
      } values: {
        Array($0.drop { $0 % 4 != number })
      },
      Stage("removeDuplicates(\(number))") {
        $0.removeDuplicates { ($0 &- $1).magnitude <= number }
      } values: { values in
        let repeated = zip(values.dropFirst(), values).map { ($0 &- $1).magnitude <= number }
        return values.prefix(1) + zip(values.dropFirst(), repeated).filter { !$1 }.map(\.0)
      },
      Stage("scan") {
        $0.scan(number) { $0 &+ $1 }
      } values: { values in
        values.indices.map { values[...$0].reduce(number, &+) }
      },
      Stage("reduce") {
        $0.reduce(number) { $0 &+ $1 }
      } record: { recording in
        recording.fails
          ? Recording(fails: true) : Recording(values: [recording.values.reduce(number, &+)])
      },
      Stage("collect(\(number + 1))") {
        $0.collect(number + 1).map { $0.reduce(0, &+) }
      } record: { recording in
        let groups = stride(from: 0, to: recording.values.count, by: number + 1).map {
          recording.values[$0...].prefix(number + 1)
        }
        // As in Combine, a failure drops an unfinished group.
        let whole = recording.fails ? groups.filter { $0.count == number + 1 } : groups
        return Recording(values: whole.map { $0.reduce(0, &+) }, fails: recording.fails)
      },
      Stage("replaceEmpty") {
        $0.replaceEmpty(with: number)
      } record: { recording in
        recording == Recording() ? Recording(values: [number]) : recording
      },
      Stage("replaceError") {
        $0.replaceError(with: number).setFailureType(to: Refusal.self)
      } record: { recording in
        recording.fails ? Recording(values: recording.values + [number]) : recording
      },
      Stage("catch \(other)") {
        $0.catch { _ in other.publisher }
      } record: { recording in
        recording.fails
          ? Recording(values: recording.values + other.values, fails: other.fails) : recording
      },
      Stage("retry(\(number))") {
        $0.retry(number)
      } record: { recording in
        guard recording.fails else { return recording }
        let values = (0...number).flatMap { _ in recording.values }
        return Recording(values: values, fails: true)
      },
      Stage("flatMap \(other)") {
        $0.flatMap(maxPublishers: .max(number + 1)) { _ in other.publisher }
      } record: { recording in
        if other.fails, !recording.values.isEmpty { return other }
        return Recording(
          values: recording.values.flatMap { _ in other.values }, fails: recording.fails)
      },
      Stage("zip(0...)") {
        $0.zip((0...).publisher.setFailureType(to: Refusal.self)).map { $0 &* 5 &+ $1 }
      } values: { values in
        values.enumerated().map { $1 &* 5 &+ $0 }
      },
      Stage("zip \(other.values)") {
        $0.replaceError(with: number).zip(other.values.publisher).map { $0 &+ $1 }
          .setFailureType(to: Refusal.self)
      } record: { recording in
        Recording(values: zip(recording.values(recovering: number), other.values).map { $0 &+ $1 })
      },
      // The order of merging ready sources is not guaranteed.
      Stage("merge \(other.values)") {
        $0.replaceError(with: number).merge(with: other.values.publisher).collect()
          .flatMap { $0.sorted().publisher }.setFailureType(to: Refusal.self)
      } record: { recording in
        Recording(values: (recording.values(recovering: number) + other.values).sorted())
      },
    ]
    return stages[Int.random(in: stages.indices, using: &random)]
  }
}

extension Recording {
  static func random(using random: inout some RandomNumberGenerator) -> Recording {
    let count = Int.random(in: 0...6, using: &random)
    return Recording(
      values: (0..<count).map { _ in Int.random(in: 0..<20, using: &random) },
      fails: Int.random(in: 0..<4, using: &random) == 0)
  }

  /// The values, and one more in the place of a failure.
  fileprivate func values(recovering value: Int) -> [Int] { fails ? values + [value] : values }
}
