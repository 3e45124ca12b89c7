import FunctionalDI

// The types and functions that "Swift Dependency Injection" (2022) uses in its listings, under the
// document's own names.
//
// Swift 6 asks for two changes: a service that is shared between threads is Sendable, and a
// protocol that is used as a type is written `any Service`.

protocol Service: Sendable {
  func doSomething() -> String
}

final class ServiceImplementation: Service {
  func doSomething() -> String { "I'll think of something and get back to you." }
}

protocol MyService: Sendable {
  var title: String { get }
}

struct MyServiceImplementation: MyService {
  let title = "live"
}

protocol MyOtherService: Sendable {
  var number: Int { get }
}

struct MyOtherServiceImplementation: MyOtherService {
  let number = 1
}

protocol SubDependency: Sendable {
  var name: String { get }
}

struct SubDependencyImplementation: SubDependency {
  var name = "shared"
}

struct AndSoOnAndSoForth: Sendable {
  var parts = ["and so on", "and so forth"]
}

protocol Dependency {
  var summary: String { get }
}

/// The document's class before the property wrapper: each property resolves by its inferred type.
///
/// A property's initial value cannot throw, so the resolving moves into the initializer.
final class MyDependencyWithoutWrapper: Dependency {
  private let subDependency: any SubDependency
  private let yetAnotherDependency: AndSoOnAndSoForth

  init(_ resolver: some DependencyResolver = Container.shared) throws {
    subDependency = try resolver.resolve()
    yetAnotherDependency = try resolver.resolve()
  }

  var summary: String { "\(subDependency.name): \(yetAnotherDependency.parts.count)" }
}

/// The document's class with the property wrapper, which asks the shared container.
final class MyDependency: Dependency {
  @Resolved private var subDependency: any SubDependency
  @Resolved private var yetAnotherDependency: AndSoOnAndSoForth

  var summary: String { "\(subDependency.name): \(yetAnotherDependency.parts.count)" }
}

/// The document's program: `App` is SwiftUI's there, and its initializer is the place to configure.
@MainActor
struct MyApp {
  init() {
    configureDependencies()
  }

  var body: String { ContentView().title }
}

struct ContentView {
  @Resolved private var service: any MyService
  @Resolved private var otherService: any MyOtherService

  var title: String { "\(service.title) \(otherService.number)" }
}

/// The one place that registers everything.
private func configureDependencies() {
  let c: Container = .shared

  c.registerSingleton((any MyService).self, MyServiceImplementation.init)
  c.registerSingleton((any MyOtherService).self, MyOtherServiceImplementation.init)
}
