import FunctionInjection
import PartialApplication
import Testing

private struct NotFound: Error, Equatable { let index: Int }

/// A function of a dependency and an argument, for each effect.
private enum Users {
  static func load(from database: Database, at index: Int) -> User? {
    database.users.indices.contains(index) ? database.users[index] : nil
  }

  static func require(from database: Database, at index: Int) throws -> User {
    try requireTyped(from: database, at: index)
  }

  static func requireTyped(from database: Database, at index: Int) throws(NotFound) -> User {
    guard let user = load(from: database, at: index) else { throw NotFound(index: index) }
    return user
  }

  static func loadLater(from database: Database, at index: Int) async -> User? {
    await Task.yield()
    return load(from: database, at: index)
  }

  static func requireLater(from database: Database, at index: Int) async throws(NotFound) -> User {
    await Task.yield()
    return try requireTyped(from: database, at: index)
  }

  @MainActor static func select(from database: Database, at index: Int) -> User? {
    MainActor.assertIsolated()
    return load(from: database, at: index)
  }

  static func names(in database: Database, on clock: any Clock, with prefix: String) -> [String] {
    database.users.map { "\(prefix)\($0.name) at \(clock.now)" }
  }
}

private enum LoadUser: NamedService { typealias Service = @Sendable (Int) -> User? }
private enum RequireUser: NamedService { typealias Service = @Sendable (Int) throws -> User }
private enum RequireTyped: NamedService {
  typealias Service = @Sendable (Int) throws(NotFound) -> User
}
private enum LoadLater: NamedService { typealias Service = @Sendable (Int) async -> User? }
private enum RequireLater: NamedService {
  typealias Service = @Sendable (Int) async throws(NotFound) -> User
}
private enum SelectUser: NamedService { typealias Service = @MainActor (Int) -> User? }
private enum Names: NamedService { typealias Service = @Sendable (String) -> [String] }

@Suite("Partially applied functions as factories")
struct PartiallyAppliedTests {
  private let ada = User(name: "Ada")

  private func resolver(_ register: (Container) -> Void) throws -> Resolver {
    let container = Container()
    container.register(Database.self, .singleton) { Database() }
    register(container)
    #expect(container.verify().unverified.isEmpty)
    return try container.seal()
  }

  @Test("A plain function is a factory with its dependencies bound")
  func plain() throws {
    let resolver = try resolver {
      $0.register(LoadUser.self, injecting: Database.self) { partial(Users.load, arg1: $0) }
    }
    let load = try resolver.resolve(LoadUser.self)
    #expect(load(0) == ada)
    #expect(load(7) == nil)
  }

  @Test("A function that throws keeps its effect")
  func throwing() throws {
    let resolver = try resolver {
      $0.register(RequireUser.self, injecting: Database.self) { partial(Users.require, arg1: $0) }
    }
    let require = try resolver.resolve(RequireUser.self)
    #expect(try require(0) == ada)
    #expect(throws: NotFound(index: 7)) { try require(7) }
  }

  @Test("A function that throws an error of one type keeps that type")
  func typedError() throws {
    let resolver = try resolver {
      $0.register(RequireTyped.self, injecting: Database.self) {
        partial(Users.requireTyped, arg1: $0)
      }
    }
    let require = try resolver.resolve(RequireTyped.self)
    func result(_ index: Int) -> Result<User, NotFound> {
      Result { () throws(NotFound) in try require(index) }
    }
    #expect(result(0) == .success(ada))
    #expect(result(7) == .failure(NotFound(index: 7)))
  }

  @Test("A function that suspends keeps its effect")
  func suspending() async throws {
    let resolver = try resolver {
      $0.register(LoadLater.self, injecting: Database.self) { partial(Users.loadLater, arg1: $0) }
    }
    let load = try resolver.resolve(LoadLater.self)
    #expect(await load(0) == ada)
    #expect(await load(7) == nil)
  }

  @Test("A function that suspends and throws an error of one type keeps both effects")
  func suspendingWithTypedError() async throws {
    let resolver = try resolver {
      $0.register(RequireLater.self, injecting: Database.self) {
        partial(Users.requireLater, arg1: $0)
      }
    }
    let require = try resolver.resolve(RequireLater.self)
    #expect(try await require(0) == ada)
    do throws(NotFound) {
      _ = try await require(7)
      Issue.record("There is no such user.")
    } catch {
      #expect(error.index == 7)
    }
  }

  @Test("A main actor function stays on the main actor")
  func mainActor() async throws {
    let resolver = try resolver {
      $0.register(SelectUser.self, injecting: Database.self) { partial(Users.select, arg1: $0) }
    }
    let select = try resolver.resolve(SelectUser.self)
    #expect(await select(0) == ada)
    #expect(await select(7) == nil)
  }

  @Test("A function of two dependencies mixes keys and plain types")
  func twoDependencies() throws {
    enum CurrentClock: NamedService { typealias Service = any Clock }
    let resolver = try resolver {
      $0.register(CurrentClock.self) { FixedClock() }
      $0.register(Names.self, injecting: Instance<Database>.self, CurrentClock.self) {
        partial(Users.names, arg1: $0, arg2: $1)
      }
    }
    #expect(try resolver.resolve(Names.self)("- ") == ["- Ada at 42", "- Bob at 42"])
  }

  @Test("A missing input is found at sealing")
  func missingInput() {
    let container = Container()
    container.register(LoadUser.self, injecting: Database.self) { partial(Users.load, arg1: $0) }
    let faults = container.verify().faults
    #expect(faults.map(\.kind) == [.missing])
    #expect(faults.first?.path.hops.map(\.name) == ["LoadUser", "Database"])
  }
}
