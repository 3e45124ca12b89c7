import FunctionInjection
import TestSupport
import Testing

/// After Swinject's tests of circular dependencies.
///
/// Swinject resolves a cycle whose last step is a property that is set after the construction, and
/// traps otherwise. This container throws the path of every cycle of constructions, and a service
/// can resolve later through a handle.
@Suite("Circularity, as in Swinject's tests")
struct CircularityConformanceTests {
  private final class Parent: Sendable {
    let child: Child
    init(child: Child) { self.child = child }
  }

  private final class Child: Sendable {
    private let resolver: ResolverHandle
    init(resolver: ResolverHandle) { self.resolver = resolver }
    var parent: Parent { get throws(ResolutionError) { try resolver.resolve(Parent.self) } }
  }

  private final class Chicken: Sendable {
    init(egg: Egg) {}
  }

  private final class Egg: Sendable {
    init(chicken: Chicken) {}
  }

  private func family(
    _ parent: Lifetime<Parent>, _ child: Lifetime<Child>
  ) throws -> Resolver {
    let container = Container()
    container.register(Parent.self, parent, initializer: Parent.init)
    container.register(Child.self, child) { Child(resolver: $0.handle) }
    return try container.seal()
  }

  @Test("A cycle whose last step is resolved later works from both of its ends")
  func laterStep() throws {
    let resolver = try family(.singleton, .singleton)
    let parent = try resolver.resolve(Parent.self)
    #expect(try parent.child.parent === parent)
    let fresh = try family(.singleton, .singleton)
    let child = try fresh.resolve(Child.self)
    #expect(try child.parent.child === child)
  }

  @Test("A step that is resolved later returns another instance of a transient service")
  func laterIsAnotherResolve() throws {
    let resolver = try family(.graph, .graph)
    let parent = try resolver.resolve(Parent.self)
    #expect(try parent.child.parent !== parent)
  }

  @Test("A cycle of initializers is a fault of the wiring, reported with its path")
  func initializers() {
    let container = Container()
    container.register(Chicken.self, initializer: Chicken.init)
    container.register(Egg.self, initializer: Egg.init)
    let report = container.verify()
    #expect(report.faults.map(\.kind) == [.cycle])
    #expect(report.faults.first?.path.hops.map(\.name) == ["Chicken", "Egg", "Chicken"])
  }

  @Test("An unsealed container throws the same cycle, and the program continues")
  func dynamic() throws {
    let container = Container()
    container.register(Chicken.self, .singleton, initializer: Chicken.init)
    container.register(Egg.self, .singleton, initializer: Egg.init)
    container.register(PlainService.self, initializer: PlainService.init)
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Egg.self) }
    #expect(error?.kind == .cycle)
    #expect(error?.path.hops.map(\.name) == ["Egg", "Chicken", "Egg"])
    #expect(throws: Never.self) { try container.resolve(PlainService.self) }
  }

  @Test("A cycle of four services whose last step is resolved later works")
  func ofFour() throws {
    final class First: Sendable {
      let next: Second
      init(next: Second) { self.next = next }
    }
    final class Second: Sendable {
      let next: Third
      init(next: Third) { self.next = next }
    }
    final class Third: Sendable {
      let next: Fourth
      init(next: Fourth) { self.next = next }
    }
    final class Fourth: Sendable {
      let resolver: ResolverHandle
      init(resolver: ResolverHandle) { self.resolver = resolver }
    }
    let container = Container()
    container.register(First.self, .singleton, initializer: First.init)
    container.register(Second.self, .singleton, initializer: Second.init)
    container.register(Third.self, .singleton, initializer: Third.init)
    container.register(Fourth.self, .singleton) { Fourth(resolver: $0.handle) }
    let resolver = try container.seal()
    let third = try resolver.resolve(Third.self)
    let first = try third.next.resolver.resolve(First.self)
    #expect(first.next.next === third)
  }
}
