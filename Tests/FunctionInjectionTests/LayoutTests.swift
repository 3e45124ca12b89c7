import FunctionInjection
import Testing

private struct Empty: Equatable, Sendable {}

/// A value whose stride is larger than its size, with an alignment of two words.
private struct Point: Equatable, Sendable {
  var position = SIMD2<Double>(1, 2)
  var id = 3
}

/// A value whose stride is larger than its size, with an alignment of a word.
private struct Price: Equatable, Sendable {
  var amount = 4
  var currency: UInt8 = 5
}

/// A value with a larger alignment than any allocation has.
private struct Row: Equatable, Sendable {
  var columns = SIMD8<Double>(repeating: 6)
  var isHeader = true
}

/// A value that is larger than a page of memory.
private struct Page: Equatable, Sendable {
  private var first = (0..<4).map { SIMD64<Double>(repeating: Double($0)) }
  private var rest = (
    SIMD64<Double>(repeating: 7), SIMD64<Double>(repeating: 8), SIMD64<Double>(repeating: 9),
    SIMD64<Double>(repeating: 10), SIMD64<Double>(repeating: 11), SIMD64<Double>(repeating: 12),
    SIMD64<Double>(repeating: 13), SIMD64<Double>(repeating: 14), SIMD64<Double>(repeating: 15)
  )

  static func == (first: Page, second: Page) -> Bool {
    first.first == second.first && first.rest.0 == second.rest.0 && first.rest.8 == second.rest.8
  }
}

// An access outside of an instance is found by the address sanitizer only: see `.ci/sanitizers`.
@Suite("Services with sizes and alignments of all kinds")
struct LayoutTests {
  private func expectCopies<Service: Equatable & Sendable>(of service: Service) throws {
    for lifetime: Lifetime<Service> in [.transient, .graph, .scoped, .singleton] {
      let container = Container()
      container.register(Service.self, lifetime) { service }
      // A service that receives the instance twice, so that it is constructed and then copied.
      container.register([Service].self, .scoped) { resolver in
        [try resolver.resolve(Service.self), try resolver.resolve(Service.self)]
      }
      for scope in [try container.seal().makeScope(), container.makeScope()] {
        for _ in 0..<2 {
          #expect(try scope.resolve([Service].self) == [service, service])
          #expect(try scope.resolve(Service.self) == service)
          #expect(try scope.resolve(Service?.self) == service)
        }
      }
    }
  }

  @Test("An instance of any size and alignment is kept and copied")
  func copies() throws {
    try expectCopies(of: Empty())
    try expectCopies(of: Point())
    try expectCopies(of: Price())
    try expectCopies(of: Row())
    try expectCopies(of: Page())
    try expectCopies(of: Optional<Point>.some(Point()))
  }

  @Test("An asynchronous instance of any size and alignment is kept and copied")
  func asynchronousCopies() async throws {
    enum Key<Value: Sendable>: AsyncService { typealias Service = Value }
    func expectCopy<Value: Equatable & Sendable>(of value: Value) async throws {
      let container = Container()
      container.register(Key<Value>.self, .singleton) { () async in value }
      let resolver = try container.seal()
      for _ in 0..<2 {
        let copy: Value = try await resolver.resolve(Key<Value>.self)
        #expect(copy == value)
      }
    }
    try await expectCopy(of: Empty())
    try await expectCopy(of: Point())
    try await expectCopy(of: Price())
    try await expectCopy(of: Page())
  }
}
