import FunctionInjection
import FunctionalDITestDoubles
import Testing

/// After the cases of disposal in the specification tests of
/// Microsoft.Extensions.DependencyInjection.
///
/// There, the type of a class declares its disposal; here, a registration declares the release of
/// its instance, so any type can have one.
@Suite("Disposal, as in Microsoft's specification of containers")
struct DisposalConformanceTests {
  private enum Inner: NamedService { typealias Service = PlainService }
  private enum Middle: NamedService { typealias Service = PlainService }
  private enum Outer: NamedService { typealias Service = PlainService }
  private enum ScopedInner: NamedService { typealias Service = PlainService }
  private enum ScopedOuter: NamedService { typealias Service = PlainService }

  private func container(_ released: Spy<String>) -> Container {
    @Sendable func releasing(_ name: String) -> @Sendable (PlainService) -> Void {
      { _ in released(name) }
    }
    let container = Container()
    container.register(Inner.self, .singleton(releasing: releasing("inner"))) { PlainService() }
    container.register(
      Middle.self, .singleton(releasing: releasing("middle")), injecting: Inner.self
    ) { _ in PlainService() }
    container.register(
      Outer.self, .singleton(releasing: releasing("outer")), injecting: Middle.self, Inner.self
    ) { _, _ in PlainService() }
    container.register(ScopedInner.self, .scoped(releasing: releasing("scoped inner"))) {
      PlainService()
    }
    container.register(
      ScopedOuter.self, .scoped(releasing: releasing("scoped outer")),
      injecting: ScopedInner.self, Middle.self
    ) { _, _ in PlainService() }
    return container
  }

  @Test("Instances are released in reverse order of construction, each before its inputs")
  func reverseOrder() async throws {
    let released = Spy<String>()
    let resolver = try container(released).seal()
    _ = try resolver.resolve(Outer.self)
    try await resolver.close()
    #expect(released.arguments == ["outer", "middle", "inner"])
  }

  @Test("The order is that of construction, not of registration or of the end of the first resolve")
  func orderOfConstruction() async throws {
    let released = Spy<String>()
    let resolver = try container(released).seal()
    _ = try resolver.resolve(Middle.self)
    _ = try resolver.resolve(Inner.self)
    _ = try resolver.resolve(Outer.self)
    try await resolver.close()
    #expect(released.arguments == ["outer", "middle", "inner"])
  }

  @Test(
    "A scope releases its own services when it ends, and the outermost resolver releases the rest")
  func scopes() async throws {
    let released = Spy<String>()
    let resolver = try container(released).seal()
    let scope = resolver.makeScope()
    _ = try scope.resolve(ScopedOuter.self)
    try await scope.close()
    #expect(released.arguments == ["scoped outer", "scoped inner"])
    try await resolver.close()
    #expect(
      released.arguments == ["scoped outer", "scoped inner", "middle", "inner"])
  }

  @Test("Each scope releases its own instance only")
  func eachScope() async throws {
    let released = Spy<ObjectIdentifier>()
    let container = Container()
    container.register(
      PlainService.self, .scoped(releasing: { released(ObjectIdentifier($0)) }),
      initializer: PlainService.init)
    let resolver = try container.seal()
    let (first, second) = (resolver.makeScope(), resolver.makeScope())
    let services = [
      try first.resolve(PlainService.self), try second.resolve(PlainService.self),
    ].map { ObjectIdentifier($0) }
    try await second.close()
    #expect(released.arguments == [services[1]])
    try await first.close()
    #expect(released.arguments == [services[1], services[0]])
  }

  @Test("An instance is released once, however often it was resolved or closed")
  func once() async throws {
    let released = Spy<String>()
    let resolver = try container(released).seal()
    for _ in 0..<3 { _ = try resolver.resolve(Inner.self) }
    try await resolver.close()
    try await resolver.close()
    #expect(released.arguments == ["inner"])
  }

  @Test("A service that was not constructed is neither released nor constructed for its release")
  func neverConstructed() async throws {
    let released = Spy<String>()
    let resolver = try container(released).seal()
    try await resolver.close()
    #expect(released.count == 0)
  }

  @Test("An error in one release does not prevent the others")
  func failure() async throws {
    struct Refusal: Error {}
    let released = Spy<String>()
    let container = container(released)
    container.register(
      Middle.self, .singleton(releasing: { _ in throw Refusal() }), override: true,
      injecting: Inner.self
    ) { _ in PlainService() }
    let resolver = try container.seal()
    _ = try resolver.resolve(Outer.self)
    let error = await #expect(throws: ReleaseError.self) { try await resolver.close() }
    #expect(error?.failures.map(\.name) == ["Middle"])
    #expect(released.arguments == ["outer", "inner"])
  }

  @Test("Ready instances and transient ones are left to their owners")
  func foreignInstances() async throws {
    // Microsoft's containers do not dispose of ready instances either, but they keep a transient
    // until its scope ends, to dispose of it. This container keeps no transients, so memory does
    // not grow with the number of resolves.
    let container = Container()
    container.register(PlainService.self, initializer: PlainService.init)
    let resolver = try container.seal()
    weak let transient = try resolver.resolve(PlainService.self)
    #expect(transient == nil)
    let instance = OtherService()
    container.register(instance: instance)
    let other = try container.seal()
    #expect(try other.resolve(OtherService.self) === instance)
    try await other.close()
    #expect(instance === instance)
  }
}
