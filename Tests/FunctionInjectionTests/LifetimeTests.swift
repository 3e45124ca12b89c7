import FunctionInjection
import FunctionalDITestDoubles
import TestSupport
import Testing

/// An object whose identity distinguishes constructions.
final class Part: Sendable {}

/// Two that need the same part.
final class Left: Sendable {
  let part: Part
  init(part: Part) { self.part = part }
}

final class Right: Sendable {
  let part: Part
  init(part: Part) { self.part = part }
}

final class Whole: Sendable {
  let left: Left
  let right: Right
  init(left: Left, right: Right) {
    self.left = left
    self.right = right
  }
}

@Suite("Lifetimes")
struct LifetimeTests {
  private func resolver(_ lifetime: Lifetime<Part>) throws -> Resolver {
    let container = Container()
    container.register(Part.self, lifetime) { Part() }
    container.register(Left.self, initializer: Left.init)
    container.register(Right.self, initializer: Right.init)
    container.register(Whole.self, initializer: Whole.init)
    return try container.seal()
  }

  @Test("A transient is constructed for each resolve")
  func transient() throws {
    let resolver = try resolver(.transient)
    #expect(try resolver.resolve(Part.self) !== resolver.resolve(Part.self))
    let whole = try resolver.resolve(Whole.self)
    #expect(whole.left.part !== whole.right.part)
  }

  @Test("A singleton is constructed once for all callers, at its first resolve")
  func singleton() throws {
    let constructions = NullarySpy()
    let container = Container()
    container.register(Part.self, .singleton) {
      constructions()
      return Part()
    }
    let resolver = try container.seal()
    #expect(constructions.count == 0)
    #expect(try resolver.resolve(Part.self) === resolver.resolve(Part.self))
    #expect(constructions.count == 1)
    let other = try container.seal()
    #expect(try other.resolve(Part.self) !== resolver.resolve(Part.self))
  }

  @Test("A graph instance is shared by all services that one resolve constructs")
  func graph() throws {
    let resolver = try resolver(.graph)
    let first = try resolver.resolve(Whole.self)
    let second = try resolver.resolve(Whole.self)
    #expect(first.left.part === first.right.part)
    #expect(first.left.part !== second.left.part)
    #expect(try resolver.resolve(Part.self) !== resolver.resolve(Part.self))
  }

  @Test("A factory's resolver shares its graph instances with another thread that constructs")
  func graphOfForeignResolver() throws {
    final class Shared: Sendable {}
    let container = Container()
    container.register(Shared.self, .graph) { Shared() }
    container.register(Bool.self) { outer in
      let shared = try outer.resolve(Shared.self)
      // On the other thread, the resolve is inside a construction of another container.
      return onThreads(1) { _ in
        let other = Container()
        other.register(Bool.self) { _ in try outer.resolve(Shared.self) === shared }
        return (try? other.resolve(Bool.self)) ?? false
      }[0]
    }
    #expect(try container.seal().resolve(Bool.self))
  }

  @Test("A graph instance is one instance for each scope in a resolve")
  func graphOfScopes() throws {
    let scope = try resolver(.graph).makeScope { container in
      container.register(Database.self, .graph) { Database() }
      container.register(Bool.self) { resolver in
        let whole = try resolver.resolve(Whole.self)
        let databases = (try resolver.resolve(Database.self), try resolver.resolve(Database.self))
        return whole.left.part === whole.right.part && databases.0 === databases.1
      }
    }
    #expect(try scope.resolve(Bool.self))
  }

  @Test("A scope never gets a graph instance of a scope that was released in the same resolve")
  func graphOfReleasedScopes() throws {
    final class Session: Sendable {}
    final class Visit: Sendable {
      let session: Session
      init(_ session: Session) { self.session = session }
    }
    let container = Container()
    container.register(Session.self, .scoped) { Session() }
    container.register(Visit.self, .graph, injecting: Session.self) { Visit($0) }
    container.register(Bool.self) { resolver in
      // A new scope may have the address of the scope before.
      try (0..<100).allSatisfy { _ in
        let scope = resolver.makeScope()
        return try scope.resolve(Visit.self).session === scope.resolve(Session.self)
      }
    }
    #expect(try container.seal().resolve(Bool.self))
  }

  @Test("A weak instance is shared as long as it has an owner, and then constructed again")
  func weak() throws {
    let constructions = NullarySpy()
    let container = Container()
    container.register(Part.self, .weak) {
      constructions()
      return Part()
    }
    let resolver = try container.seal()
    var part: Part? = try resolver.resolve(Part.self)
    #expect(try resolver.resolve(Part.self) === part)
    #expect(constructions.count == 1)
    weak let dropped = part
    part = nil
    #expect(dropped == nil)
    part = try resolver.resolve(Part.self)
    #expect(try resolver.resolve(Part.self) === part)
    #expect(constructions.count == 2)
  }

  @Test("A non-Sendable function may be transient")
  func nonSendable() throws {
    final class Log { var lines: [String] = [] }
    enum Append: NamedService { typealias Service = (String) -> Int }
    let container = Container()
    container.register(Append.self) {
      let log = Log()
      return { line in
        log.lines.append(line)
        return log.lines.count
      }
    }
    let append = try container.seal().resolve(Append.self)
    #expect(append("a") == 1)
    #expect(append("b") == 2)
  }
}
