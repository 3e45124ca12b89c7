import FunctionInjection
import FunctionalDITestDoubles
import Testing

private enum Base: LiveService {
  typealias Service = Int
  static var live: Live<Self> { .init(.singleton) { 1 } }
}

private enum Sum: LiveService {
  typealias Service = Int
  static var live: Live<Self> { .init(.singleton, injecting: Base.self) { $0 + 1 } }
}

/// Needs a key that was found before it.
private enum Top: LiveService {
  typealias Service = Int
  static var live: Live<Self> { .init(injecting: Base.self, Middle.self) { $0 + $1 } }
}

private enum Middle: LiveService {
  typealias Service = Int
  static var live: Live<Self> { .init(injecting: Below.self) { $0 } }
}

private enum Below: LiveService {
  typealias Service = Int
  static var live: Live<Self> { .init(injecting: Base.self) { $0 } }
}

private enum Loop: LiveService {
  typealias Service = Int
  static var live: Live<Self> { .init(injecting: Loop.self) { $0 } }
}

/// Resolves ``ReadsEarly`` before there is a registration.
private enum ReadsLate: LiveService {
  typealias Service = Int
  static var live: Live<Self> {
    let early = try? Container.shared.resolve(ReadsEarly.self)
    return .init { early ?? 0 }
  }
}

private enum ReadsEarly: LiveService {
  typealias Service = Int
  static var live: Live<Self> {
    let late = try? Container.shared.resolve(ReadsLate.self)
    return .init { late ?? 0 }
  }
}

private enum Request: NamedService { typealias Service = Int }

private enum Signature: LiveService {
  typealias Service = Int
  static var live: Live<Self> { .init(.singleton, requiring: Request.self) { $0 } }
}

private enum Count: LiveService {
  typealias Service = Int
  static var live: Live<Self> { .init(requiring: all(Request.self)) { $0.count } }
}

private enum Tool: NamedService { typealias Service = Int }

private enum Keeper: LiveService {
  typealias Service = Int
  static var live: Live<Self> { .init(.singleton, requiring: all(Request.self)) { $0.count } }
}

@Suite("Faults that lead through live registrations")
struct LiveFaultTests {
  private func faults(of container: Container, _ key: (some LiveKey).Type) -> [WiringFault] {
    do throws(WiringError) {
      _ = try container.seal(for: key)
      return []
    } catch {
      return error.faults
    }
  }

  @Test("A live registration that needs itself is a cycle")
  func ownInput() {
    let found = faults(of: Container(), Loop.self)
    #expect(found.map(\.kind) == [.cycle])
    #expect(found.first?.path.hops.map(\.name) == ["Loop", "Loop"])
  }

  @Test("An input that several live registrations need at different depths is no fault")
  func sharedInput() throws {
    #expect(try Container().seal(for: Top.self).resolve(Top.self) == 2)
  }

  @Test("A cycle through a live registration and a registration is found")
  func registeredInput() {
    let container = Container()
    container.register(Base.self, .singleton, injecting: Sum.self) { $0 }
    let found = faults(of: container, Sum.self)
    #expect(found.map(\.kind) == [.cycle])
    #expect(Set(found.first?.path.hops.map(\.name) ?? []) == ["Base", "Sum"])
  }

  @Test("A cycle through a decorator of a live registration is found")
  func decoratorInput() {
    let container = Container()
    container.decorate(Base.self, injecting: Sum.self) { $0 + $1 }
    let found = faults(of: container, Sum.self)
    #expect(found.map(\.kind) == [.cycle])
    #expect(Set(found.first?.path.hops.map(\.name) ?? []) == ["Base", "Sum"])
  }

  @Test("A cycle through a decorator of a list without contributions is found")
  func emptyListDecoratorInput() {
    let container = Container()
    container.decorate(all(Request.self), injecting: Count.self) { list, _ in list }
    let found = container.verify().faults
    #expect(found.map(\.kind) == [.cycle])
    #expect(Set(found.first?.path.hops.map(\.name) ?? []) == ["all(Request)", "Count"])
  }

  @Test("A scoped service that a decorator gives to a live singleton is captive")
  func captiveOfDecorator() {
    let container = Container()
    container.register(Request.self, .scoped) { 1 }
    container.decorate(Base.self, injecting: Request.self) { $0 + $1 }
    let found = faults(of: container, Sum.self)
    #expect(found.map(\.kind) == [.captive])
    #expect(found.first?.path.hops.map(\.name) == ["Base", "Request"])
  }

  @Test("A scope or an overlay of a container that ignores live registrations has the named key")
  func overlayWithoutOtherLiveRegistrations() throws {
    let resolver = try Container.unimplemented().seal(for: Base.self)
    let scope = try resolver.makeScope { $0.register(Request.self) { 1 } }
    #expect(try scope.resolve(Base.self) == 1)
    #expect(try scope.resolveIfRegistered(Base.self) == 1)
    let changed = try resolver.overriding { container in
      container.register(Base.self) { 7 }
      container.register(String.self, override: false, injecting: Base.self) { "\($0)" }
    }
    #expect(try changed.resolve(String.self) == "7")
  }

  @Test("A scope or an overlay draws the live registrations that it does not include")
  func drawing() throws {
    let container = Container()
    container.register(String.self, injecting: Sum.self) { "\($0)" }
    let expected = ["String", "Sum", "Base"]
    #expect(container.graph.nodes.map(\.name) == expected)
    let scope = container.makeScope()
    #expect(scope.graph.nodes.map(\.name) == expected)
    #expect(scope.graph.edges.count == 2)
    #expect(!scope.graph.text.contains("not registered"))
    let overlay = try Container().seal().overriding {
      $0.register(String.self, override: false, injecting: Sum.self) { "\($0)" }
    }
    #expect(overlay.graph.nodes.map(\.name) == expected)
    #expect(try overlay.resolve(String.self) == "2")
  }

  @Test("An overlay over an unsealed container has the faults of a live registration's decorators")
  func decoratedByContainer() throws {
    let container = Container()
    container.decorate(Below.self, injecting: Request.self) { $0 + $1 }
    #expect(faults(of: container, Below.self).map(\.kind) == [.missing])
    let resolver = container.makeScope()
    for register in [
      { (change: Container) in change.decorate(Below.self) { $0 * 2 } }, { _ in },
    ] {
      let error = #expect(throws: WiringError.self) {
        try resolver.makeScope {
          $0.register(String.self, injecting: Below.self) { "\($0)" }
          register($0)
        }
      }
      #expect(error?.faults.map(\.kind) == [.missing])
      #expect(error?.faults.first?.path.hops.suffix(2).map(\.name) == ["Below", "Request"])
    }
  }

  @Test("A live registration that only a replaced list needed is not checked again")
  func neededByReplacedList() throws {
    let base = try Container().seal().overriding {
      $0.contribute(to: Tool.self, injecting: Keeper.self) { $0 }
    }
    let replaced = try base.overriding { $0.register(All<Tool>.self) { [] } }
    let change: (Container) -> Void = { $0.contribute(to: Request.self, .scoped) { 1 } }
    let overridden = try replaced.overriding(change)
    let overriddenAtOnce = try base.overriding {
      $0.register(All<Tool>.self) { [] }
      change($0)
    }

    #expect(try overridden.resolveAll(Tool.self).isEmpty)
    #expect(try overriddenAtOnce.resolveAll(Tool.self).isEmpty)
    #expect(throws: WiringError.self) {
      try base.overriding {
        $0.contribute(to: Tool.self) { 2 }
        change($0)
      }
    }
    let error = #expect(throws: WiringError.self) { try base.overriding(change) }
    #expect(error?.faults.map(\.kind) == [.captive])
  }

  @Test("A contribution to a decorated list is checked with the live inputs of the decorator")
  func contributionToDecoratedList() throws {
    let container = Container()
    container.register(Request.self) { 1 }
    container.contribute(to: Tool.self) { 1 }
    let decorated = try container.seal().overriding {
      $0.decorate(all(Tool.self), injecting: Signature.self) { $0 + [$1] }
    }
    let circular: (Container) -> Void = {
      $0.register(Request.self, override: true, injecting: all(Tool.self)) { $0.count }
    }
    let captured: (Container) -> Void = { $0.register(Request.self, .scoped, override: true) { 1 } }
    for (change, kind) in [(circular, WiringFault.Kind.cycle), (captured, .captive)] {
      let error = #expect(throws: WiringError.self) { try decorated.overriding(change) }
      #expect(error?.faults.map(\.kind) == [kind])
      let contributing = #expect(throws: WiringError.self) {
        try decorated.overriding {
          $0.contribute(to: Tool.self) { 2 }
          change($0)
        }
      }
      #expect(contributing?.faults.map(\.kind) == [kind])
    }
  }

  @Test("A container that ignores other live registrations finds a cycle through the named key")
  func withoutOtherLiveRegistrations() {
    let container = Container.unimplemented()
    container.register(Base.self, .singleton, injecting: Sum.self) { $0 }
    let found = faults(of: container, Sum.self)
    #expect(found.map(\.kind) == [.cycle])
  }

  @Test("A live property that is read inside itself stops the program with the fix")
  func readInsideItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try Container.shared.resolve(ReadsLate.self)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("is read inside itself"))
    #expect(text.contains("Resolve in the factory, or state the input with `injecting:`."))
  }
}
