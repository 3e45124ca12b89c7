import FunctionalDI
import Testing

@Suite("Injection of functions: the document's bonus listing")
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

  @Test("Two functions of one type are told apart by their keys")
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
}
