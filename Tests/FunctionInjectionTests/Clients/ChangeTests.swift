import FunctionInjection
import Synchronization
import Testing

private struct EnvironmentClient: LiveService {
  typealias Service = Self
  var token: @Sendable () -> String
  var home: @Sendable () -> String

  static var live: Live<Self> {
    .init(instance: EnvironmentClient(token: { "live token" }, home: { "live home" }))
  }
}

private enum RegisteredClient: NamedService { typealias Service = EnvironmentClient }
private enum Describe: NamedService { typealias Service = @Sendable () -> String }
private enum Token: LiveService {
  typealias Service = String
  static var live: Live<Self> { .init(.scoped) { "token" } }
}
private enum Login: LiveService {
  typealias Service = @Sendable () -> String
  static var live: Live<Self> { .init(.singleton, injecting: Token.self) { token in { token } } }
}
private struct Settings: Sendable {
  var limit = 1
  var name = "settings"
}

@Suite("Changing a part of a client")
struct ChangeTests {
  private func describe(_ client: EnvironmentClient) -> String {
    "\(client.token()), \(client.home())"
  }

  private func resolver() throws -> Resolver {
    let container = Container()
    container.register(RegisteredClient.self, .singleton) { () -> EnvironmentClient in
      EnvironmentClient(token: { "token" }, home: { "home" })
    }
    container.register(Describe.self, injecting: RegisteredClient.self) { client in
      { "\(client.token()), \(client.home())" }
    }
    return try container.seal()
  }

  @Test("A change of a registered client keeps its other functions, for all that uses it")
  func registered() throws {
    let resolver = try resolver()
    let changed = try resolver.overriding {
      $0.change(RegisteredClient.self) { $0.token = { "t" } }
    }
    #expect(try changed.resolve(Describe.self)() == "t, home")
    #expect(try resolver.resolve(Describe.self)() == "token, home")
  }

  @Test("A change of a live client keeps its other functions")
  func live() throws {
    let container = Container()
    container.change(EnvironmentClient.self) { $0.home = { "h" } }
    #expect(try describe(container.seal().client()) == "live token, h")
    for resolver in [try Container().seal(), try Container().seal(for: EnvironmentClient.self)] {
      let changed = try resolver.overriding {
        $0.change(EnvironmentClient.self) { $0.token = { "t" } }
      }
      #expect(try describe(changed.client()) == "t, live home")
    }
  }

  @Test("Changes nest, and the inner ones win")
  func nested() throws {
    let outer = try resolver().overriding {
      $0.change(RegisteredClient.self) {
        $0.token = { "outer" }
        $0.home = { "outer" }
      }
    }
    let inner = try outer.overriding { $0.change(RegisteredClient.self) { $0.token = { "inner" } } }
    #expect(try inner.resolve(Describe.self)() == "inner, outer")
    let text = try withOverrides {
      $0.change(RegisteredClient.self) { $0.token = { "task" } }
    } operation: {
      try withOverrides {
        $0.change(RegisteredClient.self) { $0.home = { "inner task" } }
      } operation: {
        try outer.current.resolve(Describe.self)()
      }
    }
    #expect(text == "task, inner task")
    #expect(try outer.resolve(Describe.self)() == "outer, outer")
  }

  @Test("A change may use the function that it replaces")
  func usingTheEarlierOne() throws {
    let changed = try resolver().overriding {
      $0.change(RegisteredClient.self) { client in
        let token = client.token
        client.token = { token().uppercased() }
      }
    }
    #expect(try changed.resolve(Describe.self)() == "TOKEN, home")
  }

  @Test("A change follows an override of the same client, and a later override replaces both")
  func afterOverride() throws {
    let overridden = try resolver().overriding {
      $0.registerFunction(RegisteredClient.self, EnvironmentClient(token: { "o" }, home: { "o" }))
      $0.change(RegisteredClient.self) { $0.token = { "t" } }
    }
    #expect(try overridden.resolve(Describe.self)() == "t, o")
    let again = try overridden.overriding {
      $0.registerFunction(RegisteredClient.self, EnvironmentClient(token: { "p" }, home: { "p" }))
    }
    #expect(try again.resolve(Describe.self)() == "p, p")
  }

  @Test("A plain struct is changed by its type")
  func plain() throws {
    let container = Container()
    container.register(instance: Settings())
    let changed = try container.seal().overriding { $0.change(Settings.self) { $0.limit = 7 } }
    #expect(try changed.resolve(Settings.self).limit == 7)
    #expect(try changed.resolve(Settings.self).name == "settings")
  }

  @Test("A change of a live service is checked with the live registrations that it needs")
  func liveInputs() throws {
    let resolver = try Container().seal()
    let error = #expect(throws: WiringError.self) {
      try resolver.overriding { $0.change(Login.self) { $0 = { "changed" } } }
    }
    #expect(error?.faults.map(\.kind) == [.captive])
    #expect(error?.faults.first?.path.hops.map(\.name) == ["Login", "Token"])
  }

  @Test("A change of a service that is neither registered nor live is a fault")
  func nothingToChange() throws {
    let error = #expect(throws: WiringError.self) {
      try Container().seal().overriding { $0.change(Settings.self) { $0.limit = 7 } }
    }
    #expect(error?.faults.map(\.kind) == [.decoratesNothing])
  }

  @Test("The error for a missing service names the changes that do not register it")
  func changesOfNothing() throws {
    let resolver = try Container().seal()
    let error = withOverrides {
      $0.change(Settings.self, fileID: "App/Tests.swift", line: 3) { $0.limit = 7 }
    } operation: {
      withOverrides {
        $0.change(Settings.self, fileID: "App/Tests.swift", line: 8) { $0.name = "test" }
      } operation: {
        #expect(throws: ResolutionError.self) { try resolver.current.resolve(Settings.self) }
      }
    }
    #expect(
      error?.description == """
        Settings is not registered.
        `decorate` and `change` register no service (App/Tests.swift:3, App/Tests.swift:8).
        Register it: container.register(Settings.self) { … }
        """)
  }
}

extension Resolver {
  fileprivate func client() throws -> EnvironmentClient {
    let key: any NamedService<EnvironmentClient>.Type = EnvironmentClient.self
    return try resolve(key)
  }
}

private enum DarkTheme: NamedService { typealias Service = String }
private enum LightTheme: NamedService { typealias Service = String }

@Suite("Keys that are chosen at run time")
struct ChosenKeyTests {
  @Test("Keys of one service are chosen at run time, and the service keeps its type")
  func chosen() throws {
    let container = Container()
    container.register(DarkTheme.self) { "dark" }
    container.register(LightTheme.self) { "light" }
    let resolver = try container.seal()
    let themes: [any NamedService<String>.Type] = [DarkTheme.self, LightTheme.self]
    let names: [String] = try themes.map { try resolver.resolve($0) }
    #expect(names == ["dark", "light"])
    let plain: any NamedService<Int>.Type = Instance<Int>.self
    #expect(try resolver.resolveIfRegistered(plain) as Int? == nil)
  }
}
