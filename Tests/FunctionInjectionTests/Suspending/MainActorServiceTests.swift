import FunctionInjection
import Testing

/// A type that is neither Sendable nor isolated to the main actor.
private final class Canvas {
  var strokes = 0
}

@MainActor private final class Screen {
  let users: [String]

  init(users: [String] = []) { self.users = users }
}

private enum MakeCanvas: MainActorService {
  typealias Service = Canvas
}

private enum StartScreen: MainActorService {
  typealias Service = Screen
}

private enum Title: MainActorService {
  typealias Service = @MainActor (Int) -> String
}

private struct Failure: Error, Equatable {}

@MainActor
@Suite("Services of the main actor")
struct MainActorServiceTests {
  @Test("Main actor services are constructed on the main actor and need not be Sendable")
  func nonsendable() throws {
    let container = Container()
    container.register(MakeCanvas.self) { Canvas() }
    let canvas = try container.seal().resolve(MakeCanvas.self)
    canvas.strokes += 1
    #expect(try container.resolve(MakeCanvas.self) !== canvas)
  }

  @Test("A kept main actor service is constructed once")
  func kept() throws {
    let container = Container()
    container.register(StartScreen.self, .singleton) { Screen() }
    let resolver = try container.seal()
    #expect(try resolver.resolve(StartScreen.self) === resolver.resolve(StartScreen.self))
    #expect(try resolver.handle.resolve(StartScreen.self) === resolver.resolve(StartScreen.self))
    container.register(StartScreen.self, .scoped, override: true) { Screen() }
    let scoped = try container.seal()
    let (first, second) = (scoped.makeScope(), scoped.makeScope())
    #expect(try first.resolve(StartScreen.self) === first.resolve(StartScreen.self))
    #expect(try first.resolve(StartScreen.self) !== second.resolve(StartScreen.self))
  }

  @Test("The inputs of main actor services have any isolation, and are checked")
  func inputs() throws {
    let container = Container()
    container.register(
      StartScreen.self, .singleton, injecting: Title.self, Instance<Database>.self
    ) { title, database in
      Screen(users: database.users.enumerated().map { "\(title($0.offset)): \($0.element.name)" })
    }
    container.register(Title.self) { { "\($0 + 1)" } }
    #expect(container.verify().faults.map(\.name) == ["Instance<Database>"].map { _ in "Database" })
    container.register(Database.self) { Database() }
    #expect(try container.seal().resolve(StartScreen.self).users == ["1: Ada", "2: Bob"])
  }

  @Test("A factory may use its resolver, fail, and be tried again")
  func failure() throws {
    var attempts = 0
    let container = Container()
    container.registerFunction(LoadUsers.self) { ["Ada"] }
    container.register(StartScreen.self, .singleton) { @MainActor resolver in
      attempts += 1
      guard attempts > 1 else { throw Failure() }
      return Screen(users: try resolver.resolve(LoadUsers.self)())
    }
    let resolver = try container.seal()
    let error = #expect(throws: ResolutionError.self) { try resolver.resolve(StartScreen.self) }
    #expect(error?.underlyingError as? Failure == Failure())
    #expect(try resolver.resolve(StartScreen.self).users == ["Ada"])
  }

  @Test("A cycle of main actor services throws an error with its path")
  func cycle() throws {
    let container = Container()
    container.register(StartScreen.self) { @MainActor resolver in
      _ = try resolver.resolve(Title.self)
      return Screen()
    }
    container.register(Title.self) { @MainActor resolver in
      _ = try resolver.resolve(StartScreen.self)
      return { "\($0)" }
    }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(StartScreen.self) }
    #expect(error?.kind == .cycle)
    #expect(error?.path.hops.map(\.name) == ["StartScreen", "Title", "StartScreen"])
  }

  @Test("The decorators of main actor services receive the services they declare")
  func decoratorInputs() throws {
    let container = Container()
    container.register(StartScreen.self, .singleton) { Screen(users: ["Ada"]) }
    container.register(Title.self) { { "\($0)" } }
    container.register(Database.self) { Database() }
    container.decorate(
      StartScreen.self, injecting: Title.self, Instance<Database>.self
    ) { screen, title, database in
      Screen(users: screen.users + [title(database.users.count)])
    }
    #expect(try container.seal().resolve(StartScreen.self).users == ["Ada", "2"])
    container.unregister(Title.self)
    #expect(container.verify().faults.map(\.kind) == [.missing])
  }

  @Test("Main actor services are decorated and overridden like others")
  func decoratingAndOverriding() throws {
    let container = Container()
    container.register(Title.self) { { "\($0)" } }
    container.decorate(Title.self) { next in { "number \(next($0))" } }
    let resolver = try container.seal()
    #expect(try resolver.resolve(Title.self)(1) == "number 1")
    let other = try resolver.overriding { container in
      container.register(Title.self, override: true) { { _ in "overridden" } }
    }
    #expect(try other.resolve(Title.self)(1) == "overridden")
  }
}
