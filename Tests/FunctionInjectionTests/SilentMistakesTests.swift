import FunctionInjection
import Testing

/// A registration without a type, called through a protocol so that no warning is reported here.
private protocol Mistake {
  func register(in container: Container)
}

private struct FactoryWithoutType: Mistake {
  @available(*, deprecated)
  func register(in container: Container) {
    container.register(fileID: "App/Wiring.swift", line: 7) { Database() }
  }
}

/// A struct of functions that is its own key.
private struct GitClient: NamedService {
  typealias Service = Self

  let status: @Sendable () -> String
}

private struct Offline: Error {}

private enum FindName: NamedService {
  typealias Service = @Sendable (Int) throws(Offline) -> String
}

private enum TheAnswer: NamedService { typealias Service = Int }
private enum KeepActive: NamedService { typealias Service = @Sendable (Int) -> Bool }
private enum KeepNew: NamedService { typealias Service = @Sendable (Int) -> Bool }
/// A struct, because the compiler knows that nothing receives a value of an enum without cases.
private struct KeepOld: NamedService { typealias Service = @Sendable (Int) -> Bool }

private protocol Serving: Sendable {}
@MainActor private final class MainServer: Serving, MainActorService {
  typealias Service = any Serving
}

extension String {
  struct NestedInString: Sendable {}
}

@Suite("Mistakes that would stay silent")
struct SilentMistakesTests {
  struct Nested: Sendable {}
  enum Generic<Value> { struct Inner: Sendable {} }
  protocol NestedProtocol {}

  @Test("A factory that is registered without a type is a fault with its place")
  func factoryWithoutType() throws {
    let container = Container()
    let mistake: any Mistake = FactoryWithoutType()
    mistake.register(in: container)

    let error = #expect(throws: WiringError.self) { try container.seal() }

    #expect(error?.faults.map(\.kind) == [.namesNoType])
    #expect(
      error?.faults.first?.description == """
        A factory that returns Database is registered without a type.
            Database (App/Wiring.swift:7)
        Fix: name the type: container.register(Database.self) { … }
        """)
    #expect(!container.isRegistered((() -> Database).self))
  }

  @Test("Inputs of one type are listed by verify(), and do not prevent sealing")
  func interchangeableInputs() throws {
    let container = Container()
    container.registerFunction(KeepActive.self) { _ in true }
    container.registerFunction(KeepNew.self) { _ in false }
    container.register(Int.self) { 1 }
    container.register(
      Bool.self, injecting: KeepActive.self, Instance<Int>.self, KeepNew.self,
      fileID: "App/Wiring.swift", line: 3
    ) { active, number, new in active(number) && new(number) }

    let report = container.verify()

    #expect(report.faults.isEmpty)
    #expect(
      report.description == """
        Inputs of one type, whose order the compiler cannot check:
            Bool (App/Wiring.swift:3): KeepActive, KeepNew
        """)
    #expect(throws: Never.self) { try container.seal() }
  }

  @Test("An input that is injected twice is not listed as interchangeable")
  func oneInputTwice() {
    let container = Container()
    container.registerFunction(KeepActive.self) { _ in true }
    container.register(Bool.self, injecting: KeepActive.self, KeepActive.self) { $0(1) && $1(2) }
    #expect(container.verify().interchangeableInputs.isEmpty)
  }

  @Test("The inputs of a factory and of its decorators are not mixed when verify() compares them")
  func interchangeableInputsOfDecorators() {
    let container = Container()
    container.registerFunction(KeepActive.self) { _ in true }
    container.registerFunction(KeepNew.self) { _ in false }
    container.register(Bool.self, injecting: KeepActive.self) { $0(1) }
    container.decorate(Bool.self, injecting: KeepNew.self) { next, new in next && new(2) }
    #expect(container.verify().description == "Nothing is wrong.")

    container.decorate(
      Bool.self, injecting: KeepNew.self, KeepActive.self, fileID: "App/Wiring.swift", line: 5
    ) { next, new, active in next && new(3) && active(3) }

    #expect(
      container.verify().interchangeableInputs.map(\.description) == [
        "Bool (App/Wiring.swift:5): KeepNew, KeepActive"
      ])
  }

  @Test("A decorator with an input of the decorated type is listed by verify() with its place")
  func interchangeableWithDecorated() {
    let container = Container()
    container.registerFunction(KeepActive.self) { _ in true }
    container.registerFunction(KeepNew.self) { _ in false }
    container.decorate(
      KeepActive.self, injecting: KeepNew.self, fileID: "App/Decorators.swift", line: 2
    ) { active, new in { active($0) && new($0) } }
    container.register(Int.self) { 1 }
    container.decorate(
      Int.self, injecting: TheAnswer.self, fileID: "App/Decorators.swift", line: 9
    ) { number, answer in number + answer }
    container.register(TheAnswer.self) { 42 }

    #expect(
      container.verify().interchangeableInputs.map(\.description) == [
        "KeepActive (App/Decorators.swift:2): KeepActive, KeepNew",
        "Int (App/Decorators.swift:9): Int, TheAnswer",
      ])
  }

  @Test("A key and a plain type of one service are listed as interchangeable")
  func interchangeableKeyAndType() {
    let container = Container()
    container.register(Int.self) { 1 }
    container.register(TheAnswer.self) { 42 }
    container.register(
      String.self, injecting: TheAnswer.self, Instance<Int>.self, fileID: "App/Wiring.swift",
      line: 4
    ) { answer, number in "\(answer) \(number)" }
    #expect(
      container.verify().interchangeableInputs.map(\.description) == [
        "String (App/Wiring.swift:4): TheAnswer, Int"
      ])
  }

  @Test("Optional inputs and lists that nothing provides are listed as interchangeable")
  func interchangeableAbsentInputs() {
    enum MaybeAnswer: NamedService { typealias Service = Int? }
    enum Greeting: NamedService { typealias Service = String }
    enum Farewell: NamedService { typealias Service = String }
    let container = Container()
    container.register(MaybeAnswer.self) { nil }
    container.register(
      String.self, injecting: Instance<Int?>.self, MaybeAnswer.self, all(Greeting.self),
      all(Farewell.self), fileID: "App/Wiring.swift", line: 4
    ) { number, answer, _, _ in "\(number ?? answer ?? 0)" }
    #expect(
      container.verify().interchangeableInputs.map(\.inputs) == [
        ["Optional<Int>", "MaybeAnswer"], ["all(Greeting)", "all(Farewell)"],
      ])
  }

  @Test("A function with a typed error is registered by its name, and by an annotated constant")
  func typedErrors() throws {
    let container = Container()
    @Sendable func find(id: Int) throws(Offline) -> String {
      guard id == 1 else { throw Offline() }
      return "Ada"
    }
    container.registerFunction(FindName.self, find)
    let resolver = try container.seal()
    let refuse: FindName.Service = { (id) throws(Offline) in throw Offline() }
    let offline = try resolver.overriding { $0.registerFunction(FindName.self, refuse) }

    #expect(try resolver.resolve(FindName.self)(1) == "Ada")
    #expect(throws: Offline.self) { try resolver.resolve(FindName.self)(2) }
    #expect(throws: Offline.self) { try offline.resolve(FindName.self)(1) }
  }

  @Test("A struct that is its own key is one service, as a key and as a type")
  func ownKey() throws {
    let container = Container()
    container.register(GitClient.self, .singleton) { GitClient { "clean" } }
    container.register(String.self, injecting: GitClient.self) { $0.status() }
    container.register([String].self, initializer: { (git: GitClient) in [git.status()] })
    let resolver = try container.seal()
    let inferred: GitClient = try resolver.resolve()

    #expect(try resolver.resolve(GitClient.self).status() == "clean")
    #expect(inferred.status() == "clean")
    #expect(try resolver.resolve(String.self) == "clean")
    #expect(try resolver.resolve([String].self) == ["clean"])
    let stub = try resolver.overriding { $0.register(instance: GitClient { "dirty" }) }
    #expect(try stub.resolve(GitClient.self).status() == "dirty")
    #expect(try stub.resolve(String.self) == "dirty")
  }

  @Test("A class that is its own key is one service, also if it is not final")
  func ownKeyOfOpenClass() throws {
    class Session: NamedService, @unchecked Sendable { typealias Service = Session }
    final class LongSession: Session, @unchecked Sendable {}
    @MainActor class Screen: MainActorService { typealias Service = Screen }
    let container = Container()
    container.register(Session.self, .singleton) { Session() }
    container.contribute(to: Session.self) { Session() }
    container.register(String.self, injecting: Instance<Session>.self) { _ in "session" }
    let resolver = try container.seal()
    let inferred: Session = try resolver.resolve()
    #expect(try resolver.resolve(Session.self) === inferred)
    #expect(try resolver.resolve(Instance<Session>.self) === inferred)
    #expect(try resolver.resolveAll(Instance<Session>.self).count == 1)
    container.register(Instance<Session>.self, .singleton) { Session() }
    #expect(container.verify().faults.map(\.kind) == [.duplicate])

    // A subclass is a key of the class only, so a service of the class is never read as the subclass.
    let other = Container()
    other.register(LongSession.self, .singleton) { Session() }
    #expect(try other.resolve(LongSession.self) as Session !== inferred)
    #expect(throws: ResolutionError.self) { try other.resolve(Instance<LongSession>.self) }

    let screens = Container()
    screens.register(Screen.self) { Screen() }
    screens.register(String.self, injecting: Instance<Screen>.self) { _ in "screen" }
    #expect(screens.verify().faults.map(\.kind) == [.wrongPlace])
  }

  @Test("A struct that is its own key is decorated, contributed, and reported like any other")
  func changedOwnKey() throws {
    let container = Container()
    container.register(GitClient.self) { _ in GitClient { "clean" } }
    container.decorate(GitClient.self) { next in GitClient { next.status() + "!" } }
    container.contribute(to: GitClient.self) { GitClient { "contributed" } }
    #expect(try container.resolve(GitClient.self).status() == "clean!")
    #expect(try container.resolveAll(GitClient.self).map { $0.status() } == ["contributed"])
    container.unregister(GitClient.self)
    let error = #expect(throws: ResolutionError.self) { try container.resolve(GitClient.self) }
    #expect(error?.description.hasPrefix("GitClient is not registered.") == true)
  }

  @Test("A line that fixes a missing service is written as the compiler accepts it")
  func fixes() throws {
    enum Renamed: NamedService {
      typealias Service = Int
      static var name: String { "the number" }
    }
    let container = Container()
    let missing: [(ResolutionError?, String)] = [
      (#expect(throws: ResolutionError.self) { try container.resolve(Renamed.self) }, "Renamed"),
      (
        #expect(throws: ResolutionError.self) { try container.resolve((any Sequence).self) },
        "(any Sequence)"
      ),
      (
        #expect(throws: ResolutionError.self) { try container.resolve((() -> Void).self) },
        "(() -> ())"
      ),
      (
        #expect(throws: ResolutionError.self) { try container.resolve(Nested.self) },
        "SilentMistakesTests.Nested"
      ),
      (
        #expect(throws: ResolutionError.self) { try container.resolve((any NestedProtocol).self) },
        "(any SilentMistakesTests.NestedProtocol)"
      ),
      (
        #expect(throws: ResolutionError.self) {
          try container.resolve((@Sendable () -> Nested).self)
        },
        "(@Sendable () -> SilentMistakesTests.Nested)"
      ),
      (
        #expect(throws: ResolutionError.self) { try container.resolve(Generic<Nested>.Inner.self) },
        "SilentMistakesTests.Generic<SilentMistakesTests.Nested>.Inner"
      ),
      (
        #expect(throws: ResolutionError.self) { try container.resolve([String: Nested].self) },
        "Dictionary<String, SilentMistakesTests.Nested>"
      ),
      (
        #expect(throws: ResolutionError.self) { try container.resolve(String.NestedInString.self) },
        "String.NestedInString"
      ),
    ]
    for (error, type) in missing {
      let description = try #require(error).description
      #expect(description.contains("container.register(\(type).self) { … }"), "\(description)")
    }
  }

  @Test("The fix for a function that threads may share is registerFunction")
  func fixesOfFunctions() throws {
    enum Show: NamedService { typealias Service = @MainActor (String) -> Void }
    enum Pair: NamedService { typealias Service = (@Sendable () -> Int, Int) }
    enum Load: AsyncService { typealias Service = @Sendable () -> Int }
    let container = Container()
    container.require(
      KeepActive.self, Show.self, Greet.self, Pair.self, Load.self, All<KeepActive>.self,
      by: "the program")
    let lines = container.verify().faults.compactMap {
      $0.description.split(separator: "\n").last.map(String.init)
    }
    #expect(
      lines == [
        "Register it: container.registerFunction(KeepActive.self) { … }",
        "Register it: container.registerFunction(Show.self) { … }",
        "Register it: container.register(Greet.self) { … }",
        "Register it: container.register(Pair.self) { … }",
        "Register it: container.register(Load.self) { … }",
      ])
  }

  @Test("The fix for a second registration has the method of that registration")
  func fixesOfOverrides() throws {
    let container = Container()
    container.registerFunction(KeepActive.self) { _ in true }
    container.registerFunction(KeepActive.self) { _ in false }
    container.registerFunction(KeepNew.self) { _ in true }
    container.register(KeepNew.self, injecting: KeepActive.self) { active in { active($0) } }
    container.registerFunction(KeepOld.self, override: true) { _ in true }
    let fixes = container.verify().faults.map(\.description).map { text in
      text.firstRange(of: "container.").map { String(text[$0.lowerBound...]) } ?? text
    }
    #expect(
      fixes == [
        "container.registerFunction(KeepActive.self, override: true) { … }",
        "container.register(KeepNew.self, override: true) { … }",
        "container.registerFunction(KeepOld.self) { … }",
      ])
  }

  @Test("A singleton that needs a scoped service is one fault, when verifying and when sealing")
  func captive() throws {
    let container = Container()
    container.register(Database.self, .scoped) { Database() }
    container.register(Int.self, .singleton, injecting: Database.self) { $0.users.count }
    let error = #expect(throws: WiringError.self) { try container.seal() }
    #expect(error?.faults.map(\.kind) == [.captive])
    #expect(error?.report.description == container.verify().description)
  }

  @Test("A scoped service that is resolved outside a scope is an error that names makeScope()")
  func outsideOfScope() throws {
    let container = Container()
    container.register(Database.self, .scoped) { Database() }
    container.register(Int.self, injecting: Database.self) { $0.users.count }
    #expect(container.verify().faults.isEmpty)
    let error = #expect(throws: ResolutionError.self) { try container.seal().resolve(Int.self) }
    #expect(error?.kind == .outsideOfScope)
    #expect(error?.description.contains("`makeScope()`") == true, "\(error)")
  }

  @Test("A factory that returns its input for a key of another service is a fault when sealing")
  func inputOfAnotherType() {
    enum Connect: AsyncService { typealias Service = Database }
    let container = Container()
    container.registerFunction(KeepNew.self) { _ in true }
    // An enum without cases fits every result, so the compiler takes the keys for plain types.
    container.register(Connect.self, injecting: KeepNew.self) { $0 }
    let fault = container.verify().faults.first
    #expect(fault?.path.hops.map(\.name) == ["Connect", "KeepNew"])
    #expect(fault?.description.contains("`Service` of the registered key") == true)
  }

  @Test("A key that is injected as a plain type is reported as such when sealing")
  func keyAmongTypes() {
    let container = Container()
    container.registerFunction(KeepOld.self) { _ in true }
    container.register(Database.self) { Database() }
    container.register(Bool.self, injecting: KeepOld.self, Database.self) { _, _ in true }
    let fault = container.verify().faults.first
    #expect(fault?.kind == .missing)
    #expect(fault?.description.contains("KeepOld is a key") == true)
    #expect(fault?.description.contains("`Instance<Type>.self`") == true)
  }

  @Test("A class that is registered as itself, not as its service, is reported with the cause")
  @MainActor func classAsFactory() throws {
    let container = Container()
    container.register(MainServer.self, .weak, fileID: "App/Test.swift", line: 1) { MainServer() }
    let error = #expect(throws: ResolutionError.self) {
      let _: any Serving = try container.resolve(MainServer.self)
    }
    #expect(
      error?.description.contains(
        """
        MainServer (App/Test.swift:1) was registered as a plain type, because the factory or the \
        lifetime is that of the class. Fix: state the service as its result: \
        `{ () -> MainServer.Service in … }`
        """) == true, "\(String(describing: error))")
  }

  @Test("The fix for a function that is registered twice stays the same if it is decorated")
  func decoratedFunctionTwice() {
    let container = Container()
    for _ in 0..<2 { container.registerFunction(KeepOld.self) { _ in true } }
    container.decorate(KeepOld.self, injecting: Int.self) { next, _ in next }
    let fault = container.verify().faults.first { $0.kind == .duplicate }
    #expect(
      fault?.description.contains("container.registerFunction(KeepOld.self, override: true) { … }")
        == true)
  }

  @Test("A test double that is registered as a factory is reported with the correct call")
  func doubleAsFactory() throws {
    // The type of the closure is stated, because it is what the compiler chooses for a double.
    let double: @Sendable () throws -> KeepOld = { throw CancellationError() }
    func register(in container: Container) {
      container.register(
        KeepOld.self, .transient, fileID: "App/Test.swift", line: 1, factory: double)
    }
    let fix = """
      KeepOld (App/Test.swift:1) was registered as a plain type, because the argument was taken \
      for a factory. Fix: register a ready function, such as a test double, with \
      container.registerFunction(KeepOld.self, …)
      """
    let container = Container()
    register(in: container)
    container.register(Bool.self, injecting: KeepOld.self) { keep in keep(1) }
    let fault = container.verify().faults.first
    #expect(fault?.kind == .missing)
    #expect(fault?.description.hasSuffix(fix) == true, "\(fault)")
    let missing = #expect(throws: ResolutionError.self) { try container.resolve(KeepOld.self) }
    #expect(missing?.description.hasSuffix(fix) == true)

    let registered = Container()
    registered.registerFunction(KeepOld.self) { _ in true }
    let resolver = try registered.seal()
    let refused = #expect(throws: WiringError.self) { try resolver.overriding(register) }
    #expect(refused?.faults.map(\.kind) == [.overridesNothing])
    #expect(refused?.faults.first?.description.hasSuffix(fix) == true)
  }
}
