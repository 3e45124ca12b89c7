import FunctionInjection
import Testing

private final class Connection: Sendable {
  let address: String
  init(_ address: String) { self.address = address }
}

@MainActor
private final class Screen {
  let title: String
  init(title: String) { self.title = title }
}

private enum Address: LiveService {
  typealias Service = String
  static var live: Live<Self> { .init(instance: "localhost") }
}

private enum Port: NamedService { typealias Service = Int }

private enum Connect: LiveAsyncService {
  typealias Service = Connection
  static var live: Live<Self> {
    .init(.singleton, injecting: Address.self) { address in
      await Task.yield()
      return Connection(address)
    }
  }
}

private enum ConnectTwice: LiveAsyncService {
  typealias Service = [Connection]
  static var live: Live<Self> {
    .init(requiring: Connect.self, Port.self) { connection, port in
      [connection, Connection("\(connection.address):\(port)")]
    }
  }
}

private enum Title: LiveMainActorService {
  typealias Service = @MainActor () -> String
  static var live: Live<Self> { .init(injecting: Address.self) { address in { "at \(address)" } } }
}

private enum StartScreen: LiveMainActorService {
  typealias Service = Screen
  static var live: Live<Self> {
    .init(.singleton, injecting: Title.self) { title in Screen(title: title()) }
  }
}

private enum PortScreen: LiveMainActorService {
  typealias Service = Screen
  static var live: Live<Self> {
    .init(requiring: Title.self, Port.self) { title, port in Screen(title: "\(title()), \(port)") }
  }
}

@Suite("Live registrations of asynchronous and main actor services")
struct LiveIsolationTests {
  @Test("A program is sealed from asynchronous and main actor keys, and their inputs are followed")
  @MainActor
  func sealed() async throws {
    let resolver = try Container().seal(for: Connect.self, StartScreen.self)
    #expect(
      Set(resolver.graph.nodes.map(\.name)) == ["Connect", "StartScreen", "Title", "Address"])

    let connection = try await resolver.resolve(Connect.self)
    let screen = try resolver.resolve(StartScreen.self)

    #expect(connection.address == "localhost")
    #expect(screen.title == "at localhost")
    #expect(try await resolver.resolve(Connect.self) === connection)
    #expect(try resolver.resolve(StartScreen.self) === screen)
  }

  @Test("Sealing reports what these live registrations require and nothing registers")
  func missing() {
    let error = #expect(throws: WiringError.self) {
      try Container().seal(for: ConnectTwice.self, PortScreen.self)
    }
    #expect(error?.faults.map(\.kind) == [.missing, .missing])
    #expect(
      Set(error?.faults.map { $0.path.hops.map(\.name) } ?? []) == [
        ["ConnectTwice", "Port"], ["PortScreen", "Port"],
      ])
  }

  @Test("An assembly registers what these live registrations require, and takes precedence")
  @MainActor
  func withAssembly() async throws {
    let container = Container()
    container.register(Port.self) { 80 }
    container.registerLive(PortScreen.self)
    container.register(Connect.self) { () async throws in Connection("registered") }
    container.decorate(Title.self) { next in { next().uppercased() } }

    let resolver = try container.seal(for: ConnectTwice.self)

    let addresses = try await resolver.resolve(ConnectTwice.self).map(\.address)
    #expect(addresses == ["registered", "registered:80"])
    #expect(try resolver.resolve(PortScreen.self).title == "AT LOCALHOST, 80")
  }

  @Test("Keys that were not named when sealing are found when they are resolved")
  @MainActor
  func unnamed() async throws {
    let resolver = try Container().seal()
    let scope = resolver.makeScope()
    #expect(try await scope.resolve(Connect.self) === resolver.resolve(Connect.self))
    #expect(try scope.resolve(StartScreen.self) === resolver.resolve(StartScreen.self))
    let error = await #expect(throws: ResolutionError.self) {
      try await resolver.resolve(ConnectTwice.self)
    }
    #expect(error?.path.hops.map(\.name) == ["ConnectTwice", "Port"])
  }
}
