import FunctionInjection
import TestSupport
import Testing

private enum Title: NamedService { typealias Service = @Sendable () -> String }
private struct Settings: Equatable, Sendable { var size = 0 }
private enum Plugin: NamedService { typealias Service = String }
private enum LiveNumber: LiveService {
  typealias Service = Int
  static var live: Live<Self> { .init { 1 } }
}

private enum Wrong: NamedService { typealias Service = String }
private final class Connecting: AsyncService, Sendable { typealias Service = Connecting }
private enum OpenedLater: AsyncService { typealias Service = Screen }

private final class Screen: Sendable {
  let title: String

  init() { title = Resolved(Title.self).wrappedValue() }
}

@Suite("Sealing the program's container inside overrides")
struct SealingInsideOverridesTests {
  @Test("A sealed resolver has each override once, however it is used")
  func appliesOnce() throws {
    try withOverrides {
      $0.register(Settings.self) { Settings() }
      $0.change(Settings.self) { $0.size += 1 }
      $0.registerFunction(Title.self) { "title" }
      $0.decorate(Title.self) { next in { "decorated " + next() } }
      $0.contribute(to: Plugin.self) { "plugin" }
    } operation: {
      let sealed = try Container.shared.seal()
      for resolver in [sealed, sealed.current] {
        #expect(try resolver.resolve(Settings.self) == Settings(size: 1))
        #expect(try resolver.resolve(Title.self)() == "decorated title")
        #expect(try resolver.resolveAll(Plugin.self) == ["plugin"])
      }
      #expect(try sealed.handle.resolve(Settings.self) == Settings(size: 1))
      #expect(Resolved<Settings>(sealed).wrappedValue == Settings(size: 1))
    }
  }

  @Test("A change of the program's container takes precedence over the overrides around it")
  func innermostChange() throws {
    try withOverrides {
      $0.registerFunction(Title.self) { "outer" }
    } operation: {
      Container.shared.registerFunction(Title.self, override: true) { "inner" }
      let sealed = try Container.shared.seal()
      #expect(try sealed.resolve(Title.self)() == "inner")
      #expect(try sealed.current.resolve(Title.self)() == "inner")
      #expect(try sealed.handle.resolve(Title.self)() == "inner")
    }
  }

  @Test("Inner overrides apply to a resolver that was sealed in the outer overrides, and not after")
  func nested() throws {
    try withOverrides {
      $0.registerFunction(Title.self) { "outer" }
    } operation: {
      let outer = try Container.shared.seal()
      let inner = try withOverrides {
        $0.registerFunction(Title.self) { "inner" }
      } operation: {
        #expect(try outer.current.resolve(Title.self)() == "inner")
        return try Container.shared.seal()
      }
      #expect(try outer.current.resolve(Title.self)() == "outer")
      #expect(try inner.resolve(Title.self)() == "inner")
      #expect(try inner.current.resolve(Title.self)() == "inner")
    }
  }

  @Test("The factories of a sealed resolver see the overrides that it was sealed with")
  func factories() async throws {
    try await withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
      $0.register(Screen.self, .singleton) { Screen() }
      $0.register(OpenedLater.self, .singleton) { () async throws in Screen() }
    } operation: {
      let sealed = try Container.shared.seal()
      #expect(try sealed.resolve(Screen.self).title == "overridden")
      #expect(try await sealed.resolve(OpenedLater.self).title == "overridden")
    }
  }

  @Test("A sealed resolver with live registrations has the overrides once")
  func withLive() throws {
    try withOverrides {
      $0.register(Settings.self, injecting: LiveNumber.self) { Settings(size: $0) }
      $0.change(Settings.self) { $0.size += 1 }
    } operation: {
      let sealed = try Container.shared.seal()
      #expect(try sealed.resolve(Settings.self) == Settings(size: 2))
      #expect(try sealed.current.resolve(Settings.self) == Settings(size: 2))
    }
  }

  @Test("A sealed resolver outlives the overrides, and its end is not theirs")
  func outlivesOverrides() throws {
    let sealed = try withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: {
      try Container.shared.seal()
    }
    #expect(try sealed.resolve(Title.self)() == "overridden")
    sealed.end()
    let error = #expect(throws: ResolutionError.self) { try sealed.resolve(Title.self) }
    #expect(error?.description.contains("from a closed resolver") == true)
  }

  @Test("The graph of a scope inside overrides shows the faults of the registrations outside")
  func faultsOutside() {
    withOverrides {
      $0.register(Wrong.self, injecting: Instance<Connecting>.self) { _ in "" }
      $0.register(Connecting.self) { () async throws in Connecting() }
    } operation: {
      let faults = { Container.shared.makeScope().graph.nodes.flatMap(\.faults).count }
      let outside = faults()
      #expect(outside == 1)
      withOverrides {
        $0.register(Settings.self) { Settings() }
      } operation: {
        #expect(faults() == outside)
      }
    }
  }

  @Test("An instance that is replaced outside is released when the overrides have ended")
  func replacedOutside() throws {
    final class Draft: Sendable {}
    try withOverrides {
      $0.register(Draft.self, .singleton) { Draft() }
    } operation: {
      let outer = Container.shared
      weak let draft = try outer.resolve(Draft.self)
      try withOverrides {
        $0.register(Settings.self) { Settings() }
      } operation: {
        _ = try Container.shared.resolve(Settings.self)
        outer.register(Draft.self, .singleton, override: true) { Draft() }
        _ = try outer.resolve(Draft.self)
      }
      #expect(draft == nil)
    }
  }

  @Test("Overrides of services that are not registered are no faults")
  func unregistered() throws {
    try withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: {
      #expect(Container.shared.verify().faults.isEmpty)
      let sealed = try Container.shared.seal()
      let error = #expect(throws: WiringError.self) {
        try sealed.overriding { $0.register(Settings.self) { Settings() } }
      }
      #expect(error?.report.faults.map(\.kind) == [.overridesNothing])
    }
  }
}
