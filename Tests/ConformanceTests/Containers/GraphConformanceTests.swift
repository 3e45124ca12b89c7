import FunctionInjection
import FunctionalDITestDoubles
import TestSupport
import Testing

/// After Swinject's tests of graph caching, and Factory's of the scope `graph`.
@Suite("Instances of one graph, as in Swinject's and Factory's tests")
struct GraphConformanceTests {
  private final class Left: Sendable {
    let service: PlainService
    init(service: PlainService) { self.service = service }
  }

  private final class Right: Sendable {
    let service: PlainService
    init(service: PlainService) { self.service = service }
  }

  private final class Both: Sendable {
    let left: Left
    let right: Right
    init(left: Left, right: Right) {
      self.left = left
      self.right = right
    }
  }

  private func container(_ lifetime: Lifetime<PlainService> = .graph) -> Container {
    let container = Container()
    container.register(PlainService.self, lifetime, initializer: PlainService.init)
    container.register(Left.self, initializer: Left.init)
    container.register(Right.self, initializer: Right.init)
    container.register(Both.self, initializer: Both.init)
    return container
  }

  @Test(
    "An instance is shared by all services that one resolve constructs, and by no other resolve")
  func shared() throws {
    let resolver = try container().seal()
    let both = try resolver.resolve(Both.self)
    #expect(both.left.service === both.right.service)
    #expect(try resolver.resolve(Both.self).left.service !== both.left.service)
    #expect(try resolver.resolve(PlainService.self) !== both.left.service)
  }

  @Test("Two resolves in one factory belong to the graph that the factory is called for")
  func factoryOfAResolver() throws {
    let container = container()
    container.register(Both.self, override: true) { resolver in
      Both(
        left: Left(service: try resolver.resolve(PlainService.self)),
        right: try resolver.resolve(Right.self))
    }
    let both = try container.seal().resolve(Both.self)
    #expect(both.left.service === both.right.service)
  }

  @Test("The container keeps no instance of a graph after its last owner drops it")
  func notKept() throws {
    let resolver = try container().seal()
    weak let service = try resolver.resolve(Both.self).left.service
    #expect(service == nil)
  }

  @Test("A construction that fails is not a part of the graph, and earlier instances stay")
  func failure() throws {
    struct Refusal: Error {}
    let container = container()
    let attempts = NullarySpy()
    container.register(OtherService.self, .graph, injecting: PlainService.self) { _ in
      attempts()
      if attempts.count == 1 { throw Refusal() }
      return OtherService()
    }
    container.register(OuterService.self) { resolver in
      let service = try resolver.resolve(PlainService.self)
      #expect(throws: ResolutionError.self) { try resolver.resolve(OtherService.self) }
      let other = try resolver.resolve(OtherService.self)
      #expect(try resolver.resolve(PlainService.self) === service)
      #expect(try resolver.resolve(OtherService.self) === other)
      return OuterService(single: service, other: other)
    }
    #expect(throws: Never.self) { try container.seal().resolve(OuterService.self) }
    #expect(attempts.count == 2)
  }

  @Test("Each thread that resolves a graph gets its own instances")
  func threads() throws {
    let resolver = try container().seal()
    let graphs = onThreads(16) { _ in Result { try resolver.resolve(Both.self) } }
    let services = try graphs.map { graph in
      let both = try graph.get()
      #expect(both.left.service === both.right.service)
      return ObjectIdentifier(both.left.service)
    }
    withExtendedLifetime(graphs) {}
    #expect(Set(services).count == 16)
  }
}
