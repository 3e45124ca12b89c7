import FunctionInjection
import TestSupport
import Testing

@Suite("Keys that are taken for plain types, and advice that names the right line")
struct MistakenKeyTests {
  private struct Offline: Error {}
  final class Database: Sendable {}
  final class Client: Sendable {}
  struct OpenDatabase: AsyncService { typealias Service = Database }
  enum OnMain: MainActorService { typealias Service = Database }

  @MainActor
  @Test("A factory of a key that lists a plain type is advised to write Instance")
  func plainInput() async throws {
    let container = Container()
    container.register(Client.self) { Client() }
    container.register(OpenDatabase.self, injecting: Client.self) { _ in throw Offline() }
    container.register(OnMain.self, injecting: Client.self) { _ in throw Offline() }
    let advice = "`injecting:` lists a plain type. Fix: write each plain type in it as "
    let async = await #expect(throws: ResolutionError.self) {
      _ = try await container.resolve(OpenDatabase.self) as Database
    }
    #expect(async?.description.contains("The factory of OpenDatabase") == true)
    #expect(async?.description.contains(advice) == true, "\(String(describing: async))")
    let onMain = #expect(throws: ResolutionError.self) {
      _ = try container.resolve(OnMain.self) as Database
    }
    #expect(onMain?.description.contains(advice) == true, "\(String(describing: onMain))")
    container.register(
      OpenDatabase.self, override: true, injecting: Instance<Client>.self
    ) { _ in throw Offline() }
    let fixed = await #expect(throws: ResolutionError.self) {
      _ = try await container.resolve(OpenDatabase.self) as Database
    }
    #expect(fixed?.kind == .constructionFailed)
  }

  @Test("A mistaken key among the registrations is not the reason why another type is missing")
  func missingInput() {
    let container = Container()
    container.register(OpenDatabase.self, injecting: Client.self) { _ in throw Offline() }
    container.register(Int.self, injecting: Client.self) { _ in 1 }
    let faults = container.verify().faults
    #expect(faults.map(\.kind) == [.missing, .missing])
    for fault in faults {
      #expect(fault.description.hasSuffix("register(MistakenKeyTests.Client.self) { … }"))
    }
  }

  @Test("A decorator of a key that lists a plain type is advised to write Instance")
  func decorator() {
    let container = Container()
    container.register(Client.self) { Client() }
    container.register(OpenDatabase.self) { () async throws in Database() }
    container.decorate(OpenDatabase.self, injecting: Client.self) { _, _ in throw Offline() }
    let faults = container.verify().faults
    #expect(faults.map(\.kind) == [.decoratesNothing])
    let text = faults.first?.description ?? ""
    #expect(text.hasPrefix("OpenDatabase is a key, but it is decorated as a plain type."))
    #expect(text.contains("Fix: write each plain type in it as `Instance<Type>.self`."))
  }

  @Test("A fault through an input of a decorator shows the line of the decorator")
  func lineOfDecorator() {
    let container = Container()
    container.register(Client.self, .scoped) { Client() }
    container.register(Database.self, .singleton, fileID: "App/A.swift", line: 1) { Database() }
    container.decorate(
      Database.self, injecting: Client.self, fileID: "App/A.swift", line: 2
    ) { database, _ in database }
    let faults = container.verify().faults
    #expect(faults.map(\.kind) == [.captive])
    #expect(faults.first?.path.hops.first?.location?.description == "App/A.swift:2")
  }

  @Test("An error of the wrong place shows the line of the decorator that suspends")
  func lineOfSuspendingDecorator() throws {
    struct Session: AsyncService { typealias Service = Session }
    let container = Container()
    container.register(Session.self, fileID: "App/A.swift", line: 1) { Session() }
    container.decorate(Session.self, fileID: "App/A.swift", line: 2) { next async in next }
    let error = try #require(throws: ResolutionError.self) {
      _ = try container.seal().resolve(Instance<Session>.self)
    }
    #expect(error.description.hasPrefix("Session (App/A.swift:2) is created asynchronously"))
  }

  @Test("A value that only a scope can receive is advised to move there")
  func valueOutsideScope() throws {
    let container = Container()
    container.provide(7)
    let faults = container.verify().faults
    #expect(faults.map(\.kind) == [.notDeclared])
    #expect(
      faults.first?.description.contains(
        "Move it into a scope: try resolver.makeScope { $0.provide(Int.self, …) }") == true)
    let registered = Container()
    registered.register(instance: 1)
    let error = #expect(throws: WiringError.self) {
      try registered.seal().makeScope { $0.provide(7) }
    }
    #expect(error?.description.contains("Declare it in place of its registration") == true)
  }
}
