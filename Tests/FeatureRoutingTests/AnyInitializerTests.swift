import FeatureRouting
import FunctionInjection
import Testing

@Suite("An erased initializer")
@MainActor
struct AnyInitializerTests {
  private final class Client {}

  nonisolated private static func container() -> Container {
    let container = Container()
    container.register(Client.self) { Client() }
    container.register(instance: "text")
    container.register(instance: 7)
    container.registerFunction(LoadName.self) { "name \($0)" }
    return container
  }

  @Test("An erased initializer wraps an initializer of any number of parameters, or of none")
  func numbers() throws {
    struct Six {
      let a: Client, b: String, c: Int, d: String, e: Int, f: Client
    }
    let container = Self.container()
    #expect(try AnyInitializer { "none" }.build(from: container) == "none")
    #expect(try AnyInitializer { (a: Int) in a }.build(from: container) == 7)
    let six = try AnyInitializer(Six.init).build(from: container)
    #expect(six.b == "text" && six.c == 7 && six.a !== six.f)
  }

  @Test("An erased initializer takes both plain types and named services")
  func mixed() throws {
    struct Both {
      let text: String
      let load: LoadName.Service
      let count: Int
    }
    let initializer = AnyInitializer(
      injecting: Instance<String>.self, LoadName.self, Instance<Int>.self, initializer: Both.init)
    let both = try initializer.build(from: Self.container().seal())
    #expect(both.load(3) == "name 3")
    #expect(both.text == "text" && both.count == 7)
    #expect(initializer.inputs.map { $0.name } == ["String", "LoadName", "Int"])
  }

  @Test("An erased initializer lists its inputs without building anything")
  func inputs() {
    let initializer = AnyInitializer { (_: Client, _: String?) -> Int in
      Issue.record("It was built.")
      return 0
    }
    #expect(
      initializer.inputs.map { ObjectIdentifier($0) } == [
        ObjectIdentifier(Instance<Client>.self), ObjectIdentifier(Instance<String?>.self),
      ])
  }

  @Test("An erased initializer passes on the error of the initializer")
  func throwing() {
    struct Fussy {
      init(text: String) throws { throw SampleError(text: text) }
    }
    #expect(throws: SampleError(text: "text")) {
      try AnyInitializer(Fussy.init).build(from: Self.container())
    }
  }

  @Test("An erased initializer throws an error for a missing input")
  func missing() {
    let error = #expect(throws: ResolutionError.self) {
      try AnyInitializer { (_: Double) in }.build(from: Self.container())
    }
    #expect(error?.kind == .missing)
    #expect(error?.key.name == "Double")
  }

  @Test("An erased initializer wraps an initializer of the main actor")
  func mainActor() throws {
    @MainActor struct Model {
      let text: String
      init(text: String) { self.text = text }
    }
    #expect(try AnyInitializer(Model.init).build(from: Self.container()).text == "text")
    @MainActor final class Loader {
      let load: LoadName.Service
      init(text: String, load: @escaping LoadName.Service) throws { self.load = load }
    }
    let loader = AnyInitializer(
      injecting: Instance<String>.self, LoadName.self, initializer: Loader.init)
    #expect(try loader.build(from: Self.container()).load(1) == "name 1")
  }

  @Test("An erased initializer passes nil for an Optional that is not registered")
  func optional() throws {
    let initializer = AnyInitializer { (absent: Double?, present: String?) in (absent, present) }
    #expect(try initializer.build(from: Self.container()) == (nil, "text"))
  }

  private enum Title: MainActorService { typealias Service = String }

  @Test("An erased initializer of the main actor takes the services of the main actor")
  func mainActorServices() throws {
    let container = Self.container()
    container.register(Title.self, injecting: Instance<Int>.self) { "title \($0)" }
    let initializer = AnyInitializer(injecting: Title.self, LoadName.self) {
      @MainActor title, load in "\(title) \(load(1) ?? "")"
    }
    #expect(try initializer.build(from: container.seal()) == "title 7 name 1")
    #expect(initializer.inputs.map { $0.name } == ["Title", "LoadName"])
  }
}
