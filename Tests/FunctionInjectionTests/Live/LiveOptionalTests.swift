import FunctionInjection
import Testing

private struct Parent: LiveService {
  typealias Service = Self
  static var live: Live<Self> { .init(requiring: Instance<Child?>.self) { _ in Self() } }
}

private struct Child: LiveService {
  typealias Service = Self
  static var live: Live<Self> { .init(requiring: Instance<Parent??>.self) { _ in Self() } }
}

private struct Request: LiveService {
  typealias Service = Self
  static var live: Live<Self> { .init(.scoped) { Self() } }
}

private enum Log: LiveService {
  typealias Service = String
  static var live: Live<Self> {
    .init(.singleton, requiring: Instance<Request?>.self) { $0 == nil ? "no request" : "request" }
  }
}

private struct Session: LiveAsyncService {
  typealias Service = Self
  static var live: Live<Self> { .init { () async throws in Self() } }
}

private enum Describe: NamedService { typealias Service = String }

@Suite("Live registrations of types that are Optional inputs")
struct LiveOptionalTests {
  @Test("Sealing reports a cycle of live registrations through Optional inputs")
  func cycle() throws {
    let container = Container()
    container.register(Describe.self, injecting: Instance<Parent?>.self) { _ in "parent" }
    let faults = container.verify().faults
    #expect(faults.map(\.kind) == [.cycle])
    #expect(faults.first?.path.hops.map(\.name) == ["Parent", "Child", "Parent"])
    let error = #expect(throws: WiringError.self) { try Container().seal(for: Parent.self) }
    #expect(error?.faults.map(\.kind) == [.cycle])
    let resolver = try Container().seal()
    let errorOfChange = #expect(throws: WiringError.self) {
      try resolver.overriding {
        $0.register(Describe.self, override: false, injecting: Instance<Parent?>.self) { _ in "" }
      }
    }
    #expect(errorOfChange?.faults.map(\.kind) == [.cycle])
  }

  @Test("Sealing reports a scoped live service that a singleton would keep as an Optional")
  func captive() {
    let error = #expect(throws: WiringError.self) { try Container().seal(for: Log.self) }
    #expect(error?.faults.map(\.kind) == [.captive])
    #expect(error?.faults.first?.path.hops.map(\.name) == ["Log", "Request"])
  }

  @Test("Sealing includes the live registration of an Optional input, and the graph shows it")
  func included() throws {
    let container = Container()
    container.register(Describe.self, .scoped, injecting: Instance<Request?>.self) {
      $0 == nil ? "no request" : "request"
    }
    let resolver = try container.seal()
    #expect(resolver.graph.nodes.map(\.name) == ["Describe", "Request"])
    #expect(try resolver.makeScope().resolve(Describe.self) == "request")
  }

  @Test("A registration of the Optional itself hides the live registration")
  func registered() throws {
    let container = Container()
    container.register(Request?.self) { nil }
    let resolver = try container.seal(for: Log.self)
    #expect(try resolver.resolve(Log.self) == "no request")
    #expect(resolver.graph.nodes.map(\.name).sorted() == ["Log", "Optional<Request>"])
  }

  @Test("Sealing reports an Optional input whose live registration is asynchronous")
  func asynchronous() {
    let container = Container()
    container.register(Describe.self, injecting: Instance<Session?>.self) { _ in "session" }
    #expect(container.verify().faults.map(\.kind) == [.wrongPlace])
  }
}
