import Foundation
import LocalPublisher
import TestSupport
import Testing

@Suite("The operators that a publisher inherits from AsyncSequence")
struct InheritedOperatorsTests {
  /// Every operator of `AsyncSequence` that the library handles.
  ///
  /// The first seven make a sequence, and the library hides them with its own. The others await one
  /// value, which works for a publisher as for any sequence.
  static let known: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "prefix", "drop", "dropFirst",
    "reduce", "contains", "allSatisfy", "first", "min", "max",
  ]

  @Test("Every operator of the standard library is on the list")
  func list() throws {
    let library = URL(fileURLWithPath: try toolchain("swiftc")).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift")
    let module = library.appendingPathComponent("linux/_Concurrency.swiftmodule")
    let interfaces =
      (try? FileManager.default.contentsOfDirectory(at: module, includingPropertiesForKeys: nil))
      ?? []
    guard
      let interface = interfaces.first(where: {
        $0.lastPathComponent.hasSuffix("gnu.swiftinterface")
      })
    else { return }  // Only Linux toolchains keep the interface there.
    let text = try String(contentsOf: interface, encoding: .utf8)
    var names: Set<String> = []
    for part in text.components(separatedBy: "\nextension _Concurrency.AsyncSequence ").dropFirst()
    {
      let body = part.components(separatedBy: "\n}").first ?? ""
      for declaration in body.components(separatedBy: "public ").dropFirst() {
        guard let start = declaration.range(of: "func ") else { continue }
        names.insert(String(declaration[start.upperBound...].prefix { $0.isLetter }))
      }
    }
    #expect(names.count > 10, "The interface was not understood.")
    #expect(names.subtracting(Self.known) == [], "Shadow these, or say why not.")
  }

  private func toolchain(_ tool: String) throws -> String {
    try RunningProcess("/usr/bin/env", ["which", tool]).finish().standardOutput
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test("An operator that makes a sequence makes a publisher, and keeps the failure's type")
  func staysPublisher() async {
    func expect(_ values: [Int], _ publisher: some Publisher<Int, Refusal>) async {
      await publisher.expectAwaited(values)
    }
    @Sendable func slowly(_ value: Int) async -> Int {
      await Task.yield()
      return value
    }
    let numbers = [1, 2, 3].publisher.setFailureType(to: Refusal.self)
    await expect([2, 3, 4], numbers.map { $0 + 1 })
    await expect([1, 2, 3], numbers.map { await slowly($0) })
    await expect([1, 3], numbers.compactMap { $0 == 2 ? nil : $0 })
    await expect([1, 2, 3], numbers.flatMap { Just($0).setFailureType(to: Refusal.self) })
    await expect(
      [1, 2, 3],
      numbers.flatMap(maxPublishers: 1) {
        Just(await slowly($0)).setFailureType(to: Refusal.self)
      })
    await expect([2], numbers.filter { $0 == 2 })
    await expect([1, 3], numbers.filter { await slowly($0) != 2 })
    await expect([1, 3], numbers.compactMap { await slowly($0) == 2 ? nil : $0 })
    await expect([1], numbers.prefix { await slowly($0) < 2 })
    await expect([2, 3], numbers.drop { await slowly($0) < 2 })
    await expect(
      [2, 1],
      [1, 2, 1].publisher.setFailureType(to: Refusal.self)
        .drop { await slowly($0) < 2 })
    await expect([1, 2], numbers.prefix(2))
    await expect([1], numbers.prefix { $0 < 2 })
    await expect([2, 3], numbers.drop { $0 < 2 })
    await expect([2, 3], numbers.dropFirst())
    await expect([2], numbers.first { $0 > 1 })
    await expect([6], numbers.reduce(0, +))
  }

  @Test("The values of a publisher are a sequence whose operators await", .hangLimit)
  func values() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    async let found = subject.values.first { $0 == 3 }
    Task.detached { for value in 2...3 { subject.value = value } }
    #expect(await found == 3)
    #expect(await [1, 2, 3].publisher.values.reduce(0) { $0 + $1 } == 6)
    var seen: [Int] = []
    for await value in [1, 2].publisher.values { seen.append(value) }
    #expect(seen == [1, 2])
  }

  @Test("An operator that awaits one value awaits the right one")
  func ends() async {
    let numbers = [3, 1, 2].publisher
    #expect(await numbers.contains(2))
    #expect(await numbers.contains { $0 > 2 })
    #expect(await !numbers.allSatisfy { $0 > 2 })
    #expect(await numbers.min() == 1)
    #expect(await numbers.max() == 3)
    #expect(await numbers.min { $0 > $1 } == 3)
    #expect(await numbers.max { $0 > $1 } == 1)
    #expect(await numbers.reduce(into: 0) { $0 += $1 } == 6)
    let first: Int? = await numbers.first { $0 < 3 }
    #expect(first == 1)
  }

  @Test("An operator that awaits one value throws a typed failure where any error is caught")
  func failures() async {
    let numbers = [3, 1].publisher.setFailureType(to: Refusal.self).append(Fail(error: Refusal()))
    var isThrown = false
    do throws(any Error) {
      #expect(try await numbers.contains(1))
      #expect(try await numbers.values.first { $0 < 3 } == 1)
      _ = try await numbers.min()
    } catch {
      isThrown = error is Refusal
    }
    #expect(isThrown)
  }

  @available(*, deprecated, message: "Tests what is deprecated.")
  @Test("A deprecated operator still does its work")
  func deprecated() async {
    let numbers = (1...4).publisher
    @Sendable func isEven(_ value: Int) async throws -> Bool {
      if value > 3 { throw Refusal() }
      return value % 2 == 0
    }
    await numbers.filter(isEven).expectAwaited([2], then: .failure(Refusal()))
    await numbers.prefix(while: isEven).expectAwaited([])
    await numbers.drop(while: { try await !isEven($0) }).expectAwaited([2, 3, 4])
    await numbers.compactMap { try await isEven($0) ? $0 : nil }
      .expectAwaited([2], then: .failure(Refusal()))
    await numbers.flatMap { Just(try await isEven($0) ? 1 : 0) }
      .expectAwaited([0, 1, 0], then: .failure(Refusal()))
    await numbers.map { try await isEven($0) ? 1 : 0 }
      .expectAwaited([0, 1, 0], then: .failure(Refusal()))
  }
}
