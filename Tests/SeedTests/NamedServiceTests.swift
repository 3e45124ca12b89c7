import FunctionalDI
import Testing

@Suite("Named services: the document's bonus listing")
struct NamedServiceTests {
  final class MyAssembly: Assembly {
    enum StringFunction1: NamedService {
      typealias Service = (String) -> String
    }

    enum StringFunction2: NamedService {
      typealias Service = (String) -> String
    }

    func assemble(container: Container) {
      container.register(namedService: StringFunction1.self) { _ in
        { param in param + "JAMES" }
      }
      container.register(namedService: StringFunction2.self) { _ in
        { param in param + "LEONARD" }
      }
    }
  }

  @Test("Two functions of one type are distinguished by their keys")
  func toldApart() throws {
    let resolver = try Assembler([MyAssembly()]).seal()
    let stringFunction1 = try resolver.resolve(namedService: MyAssembly.StringFunction1.self)
    let stringFunction2 = try resolver.resolve(namedService: MyAssembly.StringFunction2.self)
    #expect(stringFunction1("Hello ") == "Hello JAMES")
    #expect(stringFunction2("Hello ") == "Hello LEONARD")
  }

  @Test("The type and the name of a key have defaults")
  func defaults() {
    #expect(MyAssembly.StringFunction1.type == ((String) -> String).self)
    #expect(MyAssembly.StringFunction1.name == "StringFunction1")
  }

  @Test("A key that overrides its name has that name in messages and stays the same key")
  func ownName() throws {
    enum Greet: NamedService {
      typealias Service = @Sendable (String) -> String
      static let name = "the greeting of the home screen"
    }
    let container = Container()

    let error = #expect(throws: ResolutionError.self) { try container.resolve(Greet.self) }
    let message = "the greeting of the home screen is not registered."
    #expect(error?.description.hasPrefix(message) == true)

    container.registerFunction(Greet.self) { "Hello, \($0)" }
    #expect(try container.resolve(Greet.self)("Ada") == "Hello, Ada")
  }

  @Test("Code that handles any key reads its type, and a key may state a more specific one")
  func ownType() throws {
    class Store {}
    final class FileStore: Store {}
    enum MainStore: NamedService {
      typealias Service = Store
      static var type: Store.Type { FileStore.self }
    }
    func describe(_ key: any NamedService.Type) -> String { "\(key.name): \(key.type)" }
    let container = Container()
    container.register(MainStore.self) { FileStore() }

    #expect(describe(MainStore.self) == "MainStore: FileStore")
    #expect(describe(MyAssembly.StringFunction1.self) == "StringFunction1: (String) -> String")
    #expect(try container.resolve(MainStore.self) is FileStore)
  }
}
