import FunctionInjection
import FunctionalDITestDoubles
import Testing

/// Assemblies of one type with different identities.
@Suite("The identity of an assembly")
struct AssemblyIdentityTests {
  private struct Config: Assembly, Equatable {
    let value: Int
    func assemble(container: Container) { container.register(instance: value) }
  }

  private struct Server: Assembly {
    let url: String
    let log: Spy<String>
    var identity: AnyHashable { url }
    func assemble(container: Container) { log(url) }
  }

  private struct Opaque: Assembly {
    let value: Int
    var log: (@Sendable (String) -> Void)?
    func assemble(container: Container) { container.register(instance: value) }
  }

  private struct Empty: Assembly {
    func assemble(container: Container) { container.register(instance: 1) }
  }

  private class EmptyObject: Assembly {
    func assemble(container: Container) { container.register(instance: 1) }
  }

  private final class Object: EmptyObject {
    let value: Int
    init(value: Int) { self.value = value }
  }

  private enum Environment { case production(String), staging(String) }

  private struct Deployment: Assembly {
    let environment: Environment
    func assemble(container: Container) { container.register(instance: 1) }
  }

  private final class Hidden: Assembly, CustomReflectable {
    let value: Int
    init(value: Int) { self.value = value }
    var customMirror: Mirror { Mirror(self, children: ["name": "hidden"]) }
    func assemble(container: Container) { container.register(instance: value) }
  }

  private struct Partly: CustomReflectable {
    let value: Int
    let name = "Ada"
    var customMirror: Mirror { Mirror(self, children: ["name": name]) }
  }

  /// A collection whose mirror shows no elements.
  private struct Secrets: RandomAccessCollection, CustomReflectable {
    let values: [Int]
    var startIndex: Int { 0 }
    var endIndex: Int { values.count }
    subscript(position: Int) -> Int { values[position] }
    var customMirror: Mirror { Mirror(self, children: [:]) }
  }

  private struct Unit: CustomReflectable {
    var customMirror: Mirror { Mirror(self, children: ["name": "unit"]) }
  }

  private struct Vault: Assembly {
    var secrets = Secrets(values: [])
    func assemble(container: Container) { container.register(instance: secrets.count) }
  }

  private struct Measured: Assembly {
    let unit = Unit()
    func assemble(container: Container) { container.register(instance: 1) }
  }

  private struct Described: Assembly {
    let details: Partly
    func assemble(container: Container) { container.register(instance: details.value) }
  }

  private struct Group: Assembly {
    var requiredAssemblies: [any Assembly] = []
    var extras: [String: any Assembly] = [:]
    func assemble(container: Container) { container.register(instance: 1) }
  }

  private struct Typed: Assembly {
    let type: any Sendable.Type
    func assemble(container: Container) { container.register(instance: 1) }
  }

  @Test("Two unequal assemblies with one identity are a fault")
  func ambiguous() {
    let error = #expect(throws: WiringError.self) {
      try Assembler([Config(value: 1), Config(value: 2)]).seal()
    }
    #expect(error?.faults.map(\.kind) == [.ambiguousAssembly])
    #expect(error?.faults.first?.name == "Config")
    #expect(error?.description.contains("have the same identity") == true)
  }

  @Test("Two assemblies of one type whose properties differ or cannot be compared are a fault")
  func incomparable() {
    let pairs: [[any Assembly]] = [
      [Opaque(value: 1), Opaque(value: 2)], [Object(value: 1), Object(value: 2)],
      [Opaque(value: 1, log: { _ in }), Opaque(value: 1, log: { _ in })],
      [Deployment(environment: .production("a")), Deployment(environment: .staging("a"))],
      [Hidden(value: 1), Hidden(value: 2)], [Typed(type: Int.self), Typed(type: String.self)],
      [Described(details: Partly(value: 1)), Described(details: Partly(value: 2))],
      [Vault(secrets: Secrets(values: [1])), Vault(secrets: Secrets(values: [2, 3]))],
      [Group(), Group(extras: ["a": Opaque(value: 1)])],
      [Group(extras: ["a": Opaque(value: 2)]), Group(extras: ["a": Opaque(value: 1)])],
    ]
    for assemblies in pairs {
      let error = #expect(throws: WiringError.self) { try Assembler(assemblies).seal() }
      #expect(error?.faults.map(\.kind) == [.ambiguousAssembly])
      #expect(error?.description.contains("conform it to Equatable") == true)
    }
  }

  @Test("Assemblies that are equal or have no stored properties are loaded once")
  func equal() throws {
    let pairs: [[any Assembly]] = [
      [Config(value: 1), Config(value: 1)], [Empty(), Empty()], [EmptyObject(), EmptyObject()],
      [Opaque(value: 1), Opaque(value: 1)], [Object(value: 1), Object(value: 1)],
      [Deployment(environment: .staging("a")), Deployment(environment: .staging("a"))],
      [Typed(type: Int.self), Typed(type: Int.self)],
      [Measured(), Measured()], [Group(), Group()],
      [Group(extras: ["a": Opaque(value: 1)]), Group(extras: ["a": Opaque(value: 1)])],
    ]
    for assemblies in pairs {
      try #expect(Assembler(assemblies).seal().resolve(Int.self) == 1)
    }
  }

  @Test("Assemblies of one type are loaded once for each identity")
  func ownIdentity() throws {
    let log = Spy<String>()
    _ = try Assembler(["a", "b", "a"].map { Server(url: $0, log: log) }).seal()
    #expect(log.arguments == ["a", "b"])
  }
}
