import FunctionalDI
import Synchronization
import Testing

/// A resolver written by hand, as a test or a program without a container may have.
private struct FixedResolver: DependencyResolver {
  private let instances: [ObjectIdentifier: any Sendable]

  init<each Instance: Sendable>(_ instance: repeat each Instance) {
    var instances: [ObjectIdentifier: any Sendable] = [:]
    for instance in repeat each instance {
      instances[ObjectIdentifier(type(of: instance))] = instance
    }
    self.instances = instances
  }

  func resolve<Key: NamedService>(_ key: Key.Type) throws(ResolutionError) -> Key.Service {
    guard let instance = instances[ObjectIdentifier(Key.Service.self)] as? Key.Service else {
      throw .notRegistered(key)
    }
    return instance
  }
}

/// A registry written by hand: it notes each type and passes the registration on.
private final class NotingRegistry: DependencyRegistry {
  private let next: any DependencyRegistry
  private let noted = Mutex<[String]>([])

  init(_ next: any DependencyRegistry) { self.next = next }

  var notes: [String] { noted.withLock { $0 } }

  func register<Service>(
    _ type: Service.Type, _ lifetime: Lifetime<Service>, fileID: StaticString, line: UInt,
    factory: @escaping @Sendable () throws -> Service
  ) {
    noted.withLock { $0.append("\(lifetime) \(type)") }
    next.register(type, lifetime, fileID: fileID, line: line, factory: factory)
  }

  func unregister<Service>(_ type: Service.Type) {
    noted.withLock { $0.append("unregister \(type)") }
    next.unregister(type)
  }
}

private enum Greet: NamedService {
  typealias Service = @Sendable (String) -> String
}

struct Settings: Sendable {
  var title: String
}

private struct Screen {
  static let resolver = FixedResolver(Settings(title: "by hand"))

  @Resolved(Screen.resolver) private var settings: Settings

  var title: String { settings.title }
}

@Suite("The two roles of a container, implemented by other types")
struct ContainerRolesTests {
  @Test("@Resolved resolves from a resolver written by hand")
  func resolvedFromOwnResolver() {
    #expect(Screen().title == "by hand")
  }

  @Test("A resolver written by hand resolves by inferred type, by type, and by key")
  func ownResolver() throws {
    let greet: Greet.Service = { "Hello, \($0)" }
    let resolver = FixedResolver(Settings(title: "by hand"), greet)

    let inferred: Settings = try resolver.resolve()

    #expect(inferred.title == "by hand")
    #expect(try resolver.resolve(Settings.self).title == "by hand")
    #expect(try resolver.resolve(namedService: Greet.self)("Ada") == "Hello, Ada")
  }

  @Test("A resolver written by hand reports a missing service in the container's words")
  func ownResolverWithout() throws {
    let resolver = FixedResolver()
    let container = Container()

    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(Settings.self) }
    let containersError = #expect(throws: ResolutionError.self) {
      try container.resolve(Settings.self)
    }

    #expect(error?.kind == .missing)
    #expect(error?.key == Instance<Settings>.self)
    #expect(error?.path.hops.map(\.name) == ["Settings"])
    #expect(error?.description == containersError?.description)
    #expect(try resolver.resolveIfRegistered(Settings.self) == nil)
    #expect(try resolver.resolveIfRegistered(Greet.self) == nil)
  }

  @Test("A registry written by hand passes registrations on with the place that wrote them")
  func ownRegistry() throws {
    let container = Container()
    let registry = NotingRegistry(container)

    registry.register(Settings.self) { throw Refusal() }
    let line = UInt(#line - 1)
    registry.registerSingleton((any Service).self, ServiceImplementation.init)
    registry.unregister((any Service).self)

    #expect(
      registry.notes == [
        "transient Settings", "singleton Service", "unregister Service",
      ])
    #expect(throws: ResolutionError.self) { try container.resolve((any Service).self) }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Settings.self) }
    #expect(error?.path.hops.first?.location?.line == line)
    #expect(error?.underlyingError is Refusal)
  }
}

private struct Refusal: Error {}
