import FunctionInjection
import Synchronization
import TestSupport
import Testing

private final class Process: Sendable {}

private enum RunCommand: LiveService {
  typealias Service = @Sendable (String) -> String
  static var live: Live<Self> { .function { "\($0): ok" } }
}

private enum OpenProcess: LiveService {
  typealias Service = Process
  static var live: Live<Self> { .init(.singleton) { Process() } }
}

private enum GitTags: LiveService {
  typealias Service = @Sendable () -> String
  static var live: Live<Self> {
    .init(.singleton, injecting: RunCommand.self, OpenProcess.self) { run, _ in { run("git tag") } }
  }
}

private enum Unregistered: NamedService { typealias Service = String }

private enum Release: LiveService {
  typealias Service = @Sendable () -> String
  static var live: Live<Self> {
    .init(requiring: GitTags.self, Unregistered.self, Instance<Int>.self) { tags, name, number in
      { "\(name) \(number) of \(tags())" }
    }
  }
}

private enum Egg: LiveService {
  typealias Service = Int
  static var live: Live<Self> { .init(injecting: Hen.self) { $0 } }
}

private enum Hen: LiveService {
  typealias Service = Int
  static var live: Live<Self> { .init(injecting: Egg.self) { $0 } }
}

/// Counts its live registrations that exist.
private enum Tracked: LiveService {
  typealias Service = Int
  static let registrations = LiveObjects()
  static var live: Live<Self> {
    let registration = LiveObjects.Member(of: registrations)
    return .init { withExtendedLifetime(registration) { 0 } }
  }
}

private final class LiveObjects: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }

  final class Member: Sendable {
    let owner: LiveObjects
    init(of owner: LiveObjects) {
      self.owner = owner
      owner.count.withLock { $0 += 1 }
    }
    deinit { owner.count.withLock { $0 -= 1 } }
  }
}

private enum RequestLog: LiveService {
  typealias Service = Process
  static var live: Live<Self> { .init(.scoped) { Process() } }
}

private enum Archive: LiveService {
  typealias Service = Process
  static var live: Live<Self> { .init(.singleton, injecting: RequestLog.self) { $0 } }
}

private enum Describe: NamedService { typealias Service = String }

/// A node of a binary tree with 1,023 nodes, which needs its children and one grandchild.
private enum Tree<Number: Numbered>: LiveService {
  typealias Service = Int
  static var live: Live<Self> {
    switch Number.value {
    case 1...255:
      .init(
        injecting: Tree<Even<Number>>.self, Tree<Odd<Number>>.self, Tree<Even<Even<Number>>>.self
      ) { even, odd, _ in even + odd + 1 }
    case 256...511:
      .init(injecting: Tree<Even<Number>>.self, Tree<Odd<Number>>.self) { $0 + $1 + 1 }
    default: .init { 1 }
    }
  }
}

@Suite("Live registrations in a sealed graph")
struct LiveServiceTests {
  @Test("A program without an assembly is sealed from the keys that it names")
  func withoutAssembly() throws {
    let resolver = try Container().seal(for: GitTags.self)
    #expect(try resolver.resolve(GitTags.self)() == "git tag: ok")
    #expect(
      resolver.graph.nodes.map(\.name) == ["GitTags", "RunCommand", "OpenProcess"])
    #expect(resolver.graph.edges.count == 2)
    #expect(resolver.graph.nodes.allSatisfy { $0.notes == ["live"] })
    #expect(
      resolver.graph.nodes.allSatisfy {
        "\($0.location?.fileID ?? "")".hasSuffix("LiveServiceTests.swift")
      })
  }

  @Test("A live singleton is created once for its graph")
  func singleton() throws {
    let resolver = try Container().seal(for: GitTags.self, OpenProcess.self)
    #expect(try resolver.resolve(OpenProcess.self) === resolver.resolve(OpenProcess.self))
    let other = try Container().seal(for: OpenProcess.self)
    #expect(try resolver.resolve(OpenProcess.self) !== other.resolve(OpenProcess.self))
  }

  @Test("A registration takes precedence over a live one, and needs no override")
  func registrationWins() throws {
    let container = Container()
    container.registerFunction(RunCommand.self) { "\($0): registered" }
    let resolver = try container.seal(for: GitTags.self, RunCommand.self)
    #expect(try resolver.resolve(GitTags.self)() == "git tag: registered")
    #expect(resolver.graph.nodes.count { $0.name == "RunCommand" } == 1)
  }

  @Test(
    "Sealing includes the live registrations that registrations, decorators, and requirements need")
  func included() throws {
    let container = Container()
    container.register(Describe.self, injecting: GitTags.self) { $0() }
    #expect(try container.seal().graph.nodes.map(\.name).contains("RunCommand"))
    #expect(try container.seal().resolve(Describe.self) == "git tag: ok")

    let decorating = Container()
    decorating.register(Describe.self) { "tags" }
    decorating.decorate(Describe.self, injecting: GitTags.self) { "\($0) \($1())" }
    #expect(try decorating.seal().resolve(Describe.self) == "tags git tag: ok")
    #expect(decorating.graph.nodes.count == 4)

    let requiring = Container()
    requiring.require(GitTags.self, by: "the start screen")
    #expect(try requiring.seal().graph.nodes.map(\.name).contains("OpenProcess"))
  }

  @Test("A live registration can be decorated, and the inputs of the decorator are followed")
  func decorated() throws {
    let container = Container()
    container.decorate(RunCommand.self, injecting: OpenProcess.self) { next, _ in
      { next($0).uppercased() }
    }
    let resolver = try container.seal()
    #expect(resolver.graph.nodes.map(\.name) == ["RunCommand", "OpenProcess"])
    #expect(try resolver.resolve(RunCommand.self)("ls") == "LS: OK")
  }

  @Test("Sealing reports what a live registration requires and nothing registers")
  func missing() throws {
    let faults = #expect(throws: WiringError.self) { try Container().seal(for: Release.self) }?
      .faults
    #expect(faults?.map(\.kind) == [.missing, .missing])
    #expect(
      faults?.map { $0.path.hops.map(\.name) } == [
        ["Release", "Unregistered"], ["Release", "Int"],
      ])

    let container = Container()
    container.register(Unregistered.self) { "version" }
    container.register(instance: 2)
    #expect(
      try container.seal(for: Release.self).resolve(Release.self)() == "version 2 of git tag: ok")
  }

  @Test("Sealing reports a cycle of live registrations with its path")
  func cycle() {
    let faults = #expect(throws: WiringError.self) { try Container().seal(for: Egg.self) }?.faults
    #expect(faults?.map(\.kind) == [.cycle])
    #expect(faults?.first?.path.hops.map(\.name) == ["Egg", "Hen", "Egg"])
  }

  @Test("Sealing reports a live singleton that would keep a scoped service")
  func captive() {
    let faults = #expect(throws: WiringError.self) { try Container().seal(for: Archive.self) }?
      .faults
    #expect(faults?.map(\.kind) == [.captive])
    #expect(faults?.first?.path.hops.map(\.name) == ["Archive", "RequestLog"])
  }

  @Test("Verifying a container follows live registrations and does not register them")
  func verified() throws {
    let container = Container()
    container.register(Describe.self, injecting: Release.self) { $0() }
    #expect(container.verify().faults.map(\.name) == ["Unregistered", "Int"])
    container.registerFunction(Release.self) { "replaced" }
    #expect(container.verify().faults.isEmpty)
    #expect(try container.seal().resolve(Describe.self) == "replaced")
  }

  @Test("registerLive registers the live registration like any other")
  func registerLive() throws {
    let container = Container()
    container.registerFunction(RunCommand.self) { _ in "registered" }
    container.registerLive(RunCommand.self, override: true)
    #expect(container.verify().faults.isEmpty)
    #expect(try container.seal().resolve(RunCommand.self)("ls") == "ls: ok")
    container.registerLive(RunCommand.self, fileID: "App/Commands.swift", line: 7)
    #expect(container.verify().faults.map(\.kind) == [.duplicate])
    let location = container.verify().faults.first?.path.hops.last?.location
    #expect(location.map { "\($0)" } == "App/Commands.swift:7")
  }

  @Test("Sealing finds 1,023 live registrations through one of them")
  func manyLiveRegistrations() throws {
    let resolver = try Container().seal(for: Tree<One>.self)
    #expect(resolver.graph.nodes.count == 1_023)
    #expect(try resolver.resolve(Tree<Odd<Odd<Odd<One>>>>.self) == 127)
  }
}

@Suite("Live registrations that are resolved without being named")
struct UnnamedLiveServiceTests {
  @Test("A sealed resolver finds a live registration that it was not sealed for")
  func sealed() throws {
    let resolver = try Container().seal()
    #expect(try resolver.resolve(GitTags.self)() == "git tag: ok")
    #expect(try resolver.resolve(OpenProcess.self) === resolver.resolve(OpenProcess.self))
    #expect(try resolver.resolveIfRegistered(RunCommand.self) != nil)
    #expect(try resolver.resolveIfRegistered(Unregistered.self) == nil)
  }

  @Test("A live singleton that was not named is created once by many threads")
  func once() async throws {
    let resolver = try Container().seal()
    let processes = try await withThrowingTaskGroup(of: Process.self) { group in
      for _ in 0..<50 { group.addTask { try resolver.resolve(OpenProcess.self) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(processes.map(ObjectIdentifier.init)).count == 1)
  }

  @Test("A scope shares live singletons with its graph, and has its own live scoped services")
  func scopes() throws {
    let resolver = try Container().seal()
    let scope = resolver.makeScope()
    let registering = try resolver.makeScope { $0.register(instance: 1) }
    #expect(try scope.resolve(OpenProcess.self) === resolver.resolve(OpenProcess.self))
    #expect(try registering.resolve(OpenProcess.self) === resolver.resolve(OpenProcess.self))
    #expect(try scope.resolve(RequestLog.self) === scope.resolve(RequestLog.self))
    #expect(try registering.resolve(RequestLog.self) === registering.resolve(RequestLog.self))
    #expect(try registering.resolve(RequestLog.self) !== scope.resolve(RequestLog.self))
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(RequestLog.self) }
    #expect(error?.kind == .outsideOfScope)
  }

  @Test("Cycles and captives of live registrations that were not named are errors when resolved")
  func faults() throws {
    let scope = try Container().seal().makeScope()
    let cycle = #expect(throws: ResolutionError.self) { try scope.resolve(Egg.self) }
    #expect(cycle?.kind == .cycle)
    let captive = #expect(throws: ResolutionError.self) { try scope.resolve(Archive.self) }
    #expect(captive?.kind == .outsideOfScope)
    let missing = #expect(throws: ResolutionError.self) { try scope.resolve(Release.self) }
    #expect(missing?.path.hops.map(\.name) == ["Release", "Unregistered"])
  }

  @Test("An unsealed container keeps a live singleton until something is registered for its key")
  func unsealed() throws {
    let container = Container()
    let process = try container.resolve(OpenProcess.self)
    container.register(instance: 1)
    #expect(try container.resolve(OpenProcess.self) === process)
    #expect(try container.resolve(Int.self) == 1)
    container.register(instance: "another")
    #expect(try container.resolve(OpenProcess.self) === process)
    container.register(OpenProcess.self, .singleton) { Process() }
    #expect(try container.resolve(OpenProcess.self) !== process)
  }

  @Test(
    "A decorator that is registered later decorates the live registration of an unsealed container")
  func decoratedLater() throws {
    let container = Container()
    #expect(try container.resolve(RunCommand.self)("ls") == "ls: ok")
    container.decorate(RunCommand.self) { next in { next($0) + "!" } }
    #expect(try container.resolve(RunCommand.self)("ls") == "ls: ok!")
  }

  @Test("A scope of an unsealed container keeps its live singleton after a decorator is registered")
  func decoratedMeanwhile() throws {
    let container = Container()
    let scope = container.makeScope()
    let process = try scope.resolve(OpenProcess.self)
    container.decorate(OpenProcess.self) { _ in Process() }
    let decorated = try container.resolve(OpenProcess.self)
    #expect(decorated !== process)
    #expect(try scope.resolve(OpenProcess.self) === process)
    #expect(try container.resolve(OpenProcess.self) === decorated)
  }

  @Test("An unsealed container drops a live singleton that is decorated and used no more")
  func droppedSingleton() throws {
    let container = Container()
    weak let process = try container.resolve(OpenProcess.self)
    #expect(process != nil)
    container.decorate(OpenProcess.self) { _ in Process() }
    _ = try container.resolve(OpenProcess.self)
    container.register(instance: 1)
    _ = try container.resolve(Int.self)
    #expect(process == nil)
  }

  @Test("A scope that uses a registration of the key keeps no live singleton")
  func droppedBehindRegistration() throws {
    let container = Container()
    weak let process = try container.resolve(OpenProcess.self)
    #expect(process != nil)
    container.register(OpenProcess.self, .singleton) { Process() }
    let scope = container.makeScope()
    container.decorate(OpenProcess.self) { $0 }
    _ = try container.resolve(OpenProcess.self)
    withExtendedLifetime(scope) { #expect(process == nil) }
  }

  @Test("A container uses a live singleton again when the registration of its key is removed")
  func usedAgain() throws {
    let container = Container()
    let process = try container.resolve(OpenProcess.self)
    container.register(OpenProcess.self, .singleton) { Process() }
    try #expect(container.resolve(OpenProcess.self) !== process)
    container.unregister(OpenProcess.self)
    try #expect(container.resolve(OpenProcess.self) === process)
  }

  @Test("A container keeps the live registrations that its graphs use, and no earlier ones")
  func forgottenLiveRegistrations() throws {
    let container = Container()
    _ = try container.resolve(Tracked.self)
    let scope = container.makeScope()
    for _ in 0..<10 {
      container.decorate(Tracked.self) { $0 + 1 }
      _ = try container.resolve(Tracked.self)
    }
    try #expect(container.resolve(Tracked.self) == 10)
    try #expect(scope.resolve(Tracked.self) == 0)
    // One for the scope's snapshot, and one for the current snapshot.
    #expect(Tracked.registrations.value == 2)
  }

  @Test("Overrides and scopes are checked with the live registrations that they need")
  func checkedOverlays() throws {
    let resolver = try Container().seal()
    let captive = #expect(throws: WiringError.self) {
      try resolver.overriding {
        $0.register(Describe.self, .singleton, override: false, injecting: RequestLog.self) { _ in
          ""
        }
      }
    }
    #expect(captive?.faults.map(\.kind) == [.captive])
    let missing = #expect(throws: WiringError.self) {
      try resolver.makeScope { $0.register(Describe.self, injecting: Release.self) { $0() } }
    }
    #expect(missing?.faults.map(\.name) == ["Unregistered", "Int"])
    let cycle = #expect(throws: WiringError.self) {
      try resolver.overriding {
        $0.register(Describe.self, override: false, injecting: Egg.self) { "\($0)" }
      }
    }
    #expect(cycle?.faults.map(\.kind) == [.cycle])
  }

  @Test("Overrides and scopes are checked with the live registrations that their decorators need")
  func checkedDecorators() throws {
    let container = Container()
    container.register(Describe.self) { "" }
    let resolver = try container.seal()
    func decorate(_ changes: Container) {
      changes.decorate(Describe.self, injecting: Release.self, Egg.self) { next, _, _ in next }
    }
    for change in [
      { _ = try resolver.overriding(decorate) },
      { _ = try resolver.makeScope(registering: decorate) },
    ] {
      let error = #expect(throws: WiringError.self, performing: change)
      #expect(Set(error?.faults.map(\.name) ?? []) == ["Unregistered", "Int", "Egg"])
    }
  }

  @Test("A live registration is overridden and decorated by a resolver, a task, and a scope")
  func overridden() throws {
    for resolver in [try Container().seal(), try Container().seal(for: GitTags.self)] {
      let overridden = try resolver.overriding {
        $0.registerFunction(RunCommand.self) { _ in "overridden" }
      }
      #expect(try overridden.resolve(GitTags.self)() == "overridden")
      let registered = try resolver.overriding {
        $0.registerFunction(RunCommand.self) { _ in "registered" }
      }
      #expect(try registered.resolve(GitTags.self)() == "registered")
      let decorated = try resolver.overriding {
        $0.decorate(RunCommand.self) { next in { next($0) + "!" } }
      }
      #expect(try decorated.resolve(GitTags.self)() == "git tag: ok!")
      #expect(try decorated.resolve(OpenProcess.self) !== resolver.resolve(OpenProcess.self))
      let scope = try resolver.makeScope {
        $0.decorate(RunCommand.self) { next in { next($0) + "!" } }
      }
      #expect(try scope.resolve(RunCommand.self)("ls") == "ls: ok!")
      let text = try withOverrides {
        $0.registerFunction(RunCommand.self) { _ in "of the task" }
      } operation: {
        try resolver.current.resolve(GitTags.self)()
      }
      #expect(text == "of the task")
      #expect(try resolver.resolve(GitTags.self)() == "git tag: ok")
    }
  }
}
