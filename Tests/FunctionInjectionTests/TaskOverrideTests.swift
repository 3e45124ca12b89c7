import FunctionInjection
import Synchronization
import Testing

private enum Title: NamedService {
  typealias Service = @Sendable () -> String
}

private struct Screen {
  @Resolved(Title.self) var title
}

private struct Failure: Error, Equatable {}

/// The title that the program's container returns now, or nil if there is none.
private var sharedTitle: String? {
  get throws { try Container.shared.resolveIfRegistered(Title.self)?() }
}

/// A singleton that resolves later, as a router does.
private final class Router: Sendable {
  let handle: ResolverHandle
  let title: @Sendable () -> String

  init(handle: ResolverHandle, title: @escaping @Sendable () -> String) {
    self.handle = handle
    self.title = title
  }
}

private func makeResolver() throws -> Resolver {
  let container = Container()
  container.registerFunction(Title.self) { "original" }
  container.register(Router.self, .singleton) { resolver in
    Router(handle: resolver.handle, title: try resolver.resolve(Title.self))
  }
  return try container.seal()
}

@Suite("Overrides of a task")
struct TaskOverrideTests {
  @Test("The program's container and its properties resolve with the overrides")
  func programsContainer() throws {
    try withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: {
      try #expect(sharedTitle == "overridden")
      #expect(Screen().title() == "overridden")
    }
    try #expect(sharedTitle == nil)
  }

  @Test("A property with a container or a resolver of its own resolves with the overrides")
  func propertyWithContainer() throws {
    let container = Container()
    container.registerFunction(Title.self) { "original" }
    let sealed = try container.seal()
    withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: {
      #expect(Resolved(Title.self, container).wrappedValue() == "overridden")
      #expect(Resolved(Title.self, sealed).wrappedValue() == "overridden")
    }
    #expect(Resolved(Title.self, container).wrappedValue() == "original")
  }

  @Test("An override replaces the decorators of a service of the program's container")
  func decorators() throws {
    // A type of its own, because a registration with the program's container is permanent.
    enum Subtitle: NamedService { typealias Service = @Sendable () -> String }
    Container.shared.registerFunction(Subtitle.self) { "original" }
    Container.shared.decorate(Subtitle.self) { next in { "decorated " + next() } }
    try withOverrides {
      $0.registerFunction(Subtitle.self) { "overridden" }
    } operation: {
      try #expect(Container.shared.resolve(Subtitle.self)() == "overridden")
    }
    try #expect(Container.shared.resolve(Subtitle.self)() == "decorated original")
  }

  @Test("An override that contributes to a list of the program's container also decorates")
  func contributions() throws {
    enum Count: NamedService { typealias Service = Int }
    Container.shared.register(Count.self) { 10 }
    Container.shared.contribute(to: Count.self) { 1 }
    try withOverrides {
      $0.contribute(to: Count.self) { 2 }
      $0.change(All<Count>.self) { $0.append(3) }
      $0.change(Count.self) { $0 += 1 }
    } operation: {
      try #expect(Container.shared.resolve(All<Count>.self) == [1, 2, 3])
      try #expect(Container.shared.resolve(Count.self) == 11)
    }
  }

  @Test("`current` of a resolver and a property with a resolver resolve with the overrides")
  func current() throws {
    let resolver = try makeResolver()
    try withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: {
      try #expect(resolver.current.resolve(Title.self)() == "overridden")
      try #expect(resolver.resolve(Title.self)() == "original")
      #expect(Resolved(Title.self, resolver).wrappedValue() == "overridden")
    }
    try #expect(resolver.current.resolve(Title.self)() == "original")
  }

  @Test("A handle resolves with the overrides, and one graph stays one")
  func handle() throws {
    let resolver = try makeResolver()
    let router = try resolver.resolve(Router.self)
    try withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: {
      try #expect(router.handle.resolve(Title.self)() == "overridden")
      let inner = try router.handle.resolve(Router.self)
      #expect(inner !== router)
      #expect(inner.title() == "overridden")
      try #expect(inner.handle.resolve(Router.self) === inner)
      try #expect(resolver.current.resolve(Router.self) === inner)
      try #expect(resolver.current.current.resolve(Router.self) === inner)
    }
    try #expect(router.handle.resolve(Router.self) === router)
  }

  @Test("Overrides nest three deep, inner ones take precedence, and each ends with its operation")
  func nesting() throws {
    let resolver = try makeResolver()
    let router = try resolver.resolve(Router.self)
    func title() throws -> [String?] {
      [try sharedTitle, try router.handle.resolve(Title.self)()]
    }
    try withOverrides {
      $0.registerFunction(Title.self) { "1" }
    } operation: {
      let first = try router.handle.resolve(Router.self)
      try withOverrides {
        $0.register(Greet.self) { { _ in "2" } }
      } operation: {
        try #expect(title() == ["1", "1"])
        try #expect(Container.shared.resolve(Greet.self)("") == "2")
        try withOverrides {
          $0.registerFunction(Title.self) { "3" }
        } operation: {
          try #expect(title() == ["3", "3"])
          try #expect(first.handle.resolve(Title.self)() == "3")
          try #expect(first.handle.resolve(Router.self) === router.handle.resolve(Router.self))
        }
        try #expect(title() == ["1", "1"])
      }
      try #expect(Container.shared.resolveIfRegistered(Greet.self) == nil)
      try #expect(router.handle.resolve(Router.self) === first)
    }
    try #expect(title() == [nil, "original"])
  }

  @Test("A handle of the program's container follows the current overrides")
  func handleOfTheProgram() throws {
    try withOverrides {
      $0.registerFunction(Title.self) { "outer" }
      $0.register(Router.self, .singleton) { resolver in
        Router(handle: resolver.handle, title: try resolver.resolve(Title.self))
      }
    } operation: {
      let router = try Container.shared.resolve(Router.self)
      try #expect(router.handle.resolve(Title.self)() == "outer")
      try #expect(router.handle.resolve(Router.self) === router)
      try withOverrides {
        $0.registerFunction(Title.self) { "inner" }
      } operation: {
        try #expect(router.handle.resolve(Title.self)() == "inner")
        try #expect(router.handle.resolve(Router.self) !== router)
      }
      try #expect(router.handle.resolve(Title.self)() == "outer")
    }
  }

  @Test("A thrown error ends all overrides around it")
  func thrownError() throws {
    let error = #expect(throws: Failure.self) {
      try withOverrides {
        $0.registerFunction(Title.self) { "1" }
      } operation: {
        try withOverrides {
          $0.registerFunction(Title.self) { "2" }
        } operation: {
          try withOverrides {
            $0.registerFunction(Title.self) { "3" }
          } operation: {
            throw Failure()
          }
        }
      }
    }
    #expect(error == Failure())
    try #expect(sharedTitle == nil)
  }

  @Test("Cancellation ends overrides, and child tasks have them until then")
  func cancellation() async throws {
    let task = Task {
      try await withOverrides {
        $0.registerFunction(Title.self) { "outer" }
      } operation: {
        try await withOverrides {
          $0.registerFunction(Title.self) { "inner" }
        } operation: {
          async let child = sharedTitle
          try await #expect(child == "inner")
          withUnsafeCurrentTask { $0?.cancel() }
          try Task.checkCancellation()
        }
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    try #expect(sharedTitle == nil)
  }

  @Test("Child tasks and unstructured tasks inherit overrides, and detached ones do not")
  func inheritance() async throws {
    try await withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: {
      let titles = try await withThrowingTaskGroup(of: String?.self) { group in
        for _ in 0..<10 { group.addTask { try sharedTitle } }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(titles == ["overridden"])
      try await #expect(Task { try sharedTitle }.value == "overridden")
      try await #expect(Task.detached { try sharedTitle }.value == nil)
    }
  }

  @Test("Concurrent tasks do not see each other's overrides")
  func concurrentTasks() async throws {
    let resolver = try makeResolver()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask {
          try await withOverrides {
            $0.registerFunction(Title.self) { "\(number)" }
          } operation: {
            for _ in 0..<20 {
              await Task.yield()
              try #expect(sharedTitle == "\(number)")
              try #expect(resolver.current.resolve(Router.self).title() == "\(number)")
            }
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("A registration with the program's container inside overrides ends with them")
  func registeringInside() throws {
    try withOverrides { _ in
    } operation: {
      Container.shared.registerFunction(Title.self) { "for now" }
      try #expect(sharedTitle == "for now")
    }
    try #expect(sharedTitle == nil)
  }

  @MainActor
  @Test("The operation runs in its caller's isolation")
  func isolation() async throws {
    var count = 0
    try await withOverrides {
      $0.registerFunction(Title.self) { "overridden" }
    } operation: {
      await Task.yield()
      count += 1
      try #expect(sharedTitle == "overridden")
    }
    #expect(count == 1)
  }

  @Test("Nothing of the overrides is kept after the operation")
  func releases() throws {
    weak let instance: Database?
    do {
      let database = Database()
      instance = database
      try withOverrides {
        $0.register(Database.self, instance: database)
      } operation: {
        try #expect(Container.shared.resolve(Database.self) === database)
      }
    }
    #expect(instance == nil)
  }
}
