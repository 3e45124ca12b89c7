import FeatureRouting
import FunctionInjection
import Testing

@Suite("Failing navigations")
@MainActor
struct RouterErrorTests {
  let window = Window()

  /// Returns the error of a navigation that must present nothing.
  private func error(
    in container: Container? = nil,
    _ navigate: (RouterService<Screen>) throws -> Void
  ) throws -> RoutingError {
    let container = container ?? sampleContainer(window)
    let router = try container.resolve(RouterService<Screen>.self)
    let error = #expect(throws: RoutingError.self) { try navigate(router) }
    #expect(window.presentations.isEmpty)
    return try #require(error)
  }

  @Test("The error for an unknown identifier suggests a similar one")
  func unknownIdentifier() throws {
    let error = try error { try $0.open(#"profil|{"id":1}"#, from: nil) }
    #expect(error.kind == .routeUnknown)
    #expect(error.identifier == "profil")
    #expect(error.description.hasPrefix("The link to 'profil' was not followed: no handler of the"))
    #expect(error.description.contains("FeatureRoutingTests/SampleFeatures.swift:"))
    #expect(error.description.contains("Did you mean 'profile'?"))
    let long = String(repeating: "profile", count: 9_000)
    #expect(try self.error { try $0.open(long, from: nil) }.description.utf8.count < 600)
  }

  @Test("The error for a wrong field names the handler of the link")
  func brokenFields() throws {
    for (link, kind) in [
      ("profile|{", RoutingError.Kind.jsonMalformed), ("profile|{}", .fieldMissing),
      ("app://profile?id=x", .fieldMistyped),
    ] {
      let error = try error { try $0.open(link, from: nil) }
      #expect(error.kind == kind)
      #expect(error.identifier == "profile")
      if kind != .jsonMalformed {
        #expect(
          error.description.contains(
            "ProfileRoute → Profile (FeatureRoutingTests/SampleFeatures.swift:"), "\(error)")
      }
    }
  }

  @Test("The router's own limits bound the links that it opens")
  func limits() throws {
    let container = Container()
    window.register(with: container)
    container.registerRouter(
      Screen.self, handlers: sampleHandlers, limits: DeepLink.Limits(bytes: 20, depth: 2))
    #expect(
      try error(in: container) { try $0.open(#"profile|{"id":1,"tab":"posts"}"#, from: nil) }.kind
        == .linkTooLong)
    #expect(
      try error(in: container) { try $0.open(#"profile|{"a":[[1]]}"#, from: nil) }.kind
        == .linkTooDeep)
  }

  @Test("A router of an unsealed container reports a missing dependency with its path")
  func missingDependency() throws {
    let container = Container()
    window.register(with: container)
    container.registerRouter(Screen.self, handlers: sampleHandlers)
    let error = try error(in: container) { try $0.navigate(to: ProfileRoute(id: 1), from: nil) }
    #expect(error.kind == .dependenciesFailed)
    let underlying = try #require(error.underlyingError as? ResolutionError)
    #expect(underlying.kind == .missing)
    #expect(underlying.key.name == "LoadName")
    #expect(
      error.description.hasPrefix("Profile was not opened: its dependencies could not be resolved.")
    )
    #expect(error.description.contains("LoadName is not registered."))
  }

  @Test("An error of `build` is passed on, and the next navigation works")
  func failingBuild() throws {
    let container = sampleContainer(window)
    let error = try error(in: container) { try $0.open(#"profile|{"id":9}"#, from: nil) }
    #expect(error.kind == .buildFailed)
    #expect(error.underlyingError as? SampleError == SampleError())
    try container.resolve(RouterService<Screen>.self).navigate(to: ProfileRoute(id: 1), from: nil)
    #expect(window.presentations.count == 1)
  }

  @Test(
    "An error of the function that presents screens is passed on, and the next navigation works")
  func failingPresenter() throws {
    let container = sampleContainer(window)
    window.failure = SampleError(text: "no window")
    let error = try error(in: container) { try $0.navigate(toFeature: Home.self, from: nil) }
    #expect(error.kind == .presentationFailed)
    #expect(error.underlyingError as? SampleError == SampleError(text: "no window"))
    window.failure = nil
    try container.resolve(RouterService<Screen>.self).navigate(toFeature: Home.self, from: nil)
    #expect(window.presentations.count == 1)
  }

  @Test("The error repeats a short part of an error that contains the link")
  func boundedEcho() throws {
    struct NameRoute: Route {
      static let identifier = "name"
      let name: String
    }
    enum Refusing: RoutedFeature {
      static let dependenciesInitializer = AnyInitializer {}
      static func build(dependencies: Void, input: NameRoute) throws -> Screen {
        throw SampleError(text: input.name)
      }
    }
    let name = String(repeating: "x\n\u{202E}", count: 7_000)
    let container = sampleContainer(
      window, handlers: [RouteHandler(NameRoute.self, to: Refusing.self)])
    let failing = try error(in: container) { try $0.open("app://name?name=\(name)", from: nil) }
    window.failure = SampleError(text: name)
    let unpresented = try error { try $0.open("app://profile?id=1", from: nil) }
    for (error, kind) in [
      (failing, RoutingError.Kind.buildFailed), (unpresented, .presentationFailed),
    ] {
      #expect(error.kind == kind)
      #expect(error.underlyingError as? SampleError == SampleError(text: name))
      #expect(error.description.utf8.count < 1_000, "\(error.description.utf8.count)")
      #expect(!error.description.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test("The error repeats a short part of an error of a factory that contains the link")
  func boundedEchoOfFactory() throws {
    struct NameRoute: Route {
      static let identifier = "name"
      let name: String
    }
    struct NameError: Error, Equatable, CustomStringConvertible { let description: String }
    final class Model: Sendable {
      init(_ route: NameRoute) throws { throw NameError(description: route.name) }
    }
    enum Flow: RoutedFeature {
      static let dependenciesInitializer = AnyInitializer { (model: Model) in model }
      static let beginsScope = true
      static func makeScope(from resolver: Resolver, input: NameRoute) throws -> Resolver {
        try resolver.makeScope { $0.provide(input) }
      }
      static func build(dependencies: Model, input: NameRoute) -> Screen { Screen("Flow") }
    }
    let container = sampleContainer(
      window, handlers: [RouteHandler(NameRoute.self, to: Flow.self)])
    container.registerScopeInput(NameRoute.self)
    container.register(Model.self, .scoped, initializer: Model.init)
    // A combining mark at the beginning joins the text before it.
    for begin in ["x", "\u{301}"] {
      let name = begin + String(repeating: "x\n\u{202E}", count: 7_000)
      let error = try error(in: container) { try $0.open("app://name?name=\(name)", from: nil) }
      #expect(error.kind == .dependenciesFailed)
      let cause = try #require(error.underlyingError as? ResolutionError)
      #expect(cause.underlyingError as? NameError == NameError(description: name))
      #expect(error.description.contains("The factory of Model"))
      #expect(error.description.utf8.count < 1_000, "\(error.description.utf8.count)")
      #expect(!error.description.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test("The error for a disabled feature names the fallbacks that are disabled too")
  func disabled() throws {
    let container = sampleContainer(window, flags: { Flags(profiles: false, oldProfiles: false) })
    let error = try error(in: container) { try $0.navigate(to: ProfileRoute(id: 1), from: nil) }
    #expect(error.kind == .featureDisabled)
    #expect(
      error.description.hasPrefix(
        "Profile was not opened: it is disabled, and so are its fallbacks: OldProfile."),
      "\(error)")
    enum Off: Feature {
      static let dependenciesInitializer = AnyInitializer {}
      static func isEnabled(_ dependencies: Void) -> Bool { false }
      static func build(dependencies: Void) -> Screen { Screen("Off") }
    }
    let alone = try self.error { try $0.navigate(toFeature: Off.self, from: nil) }
    #expect(
      alone.description == """
        Off was not opened: it is disabled, and it has no fallback.
        Enable it, or give Off a fallback that is always enabled.
        """)
  }

  @Test("A cycle of fallbacks is reported, also a feature that is its own fallback")
  func circles() throws {
    let one = try error { try $0.navigate(toFeature: Circular<Int>.self, from: nil) }
    #expect(one.kind == .fallbackCircle)
    #expect(one.description.contains("Circular<Int> → Circular<Int>"))
    let two = try error { try $0.navigate(toFeature: First.self, from: nil) }
    #expect(two.kind == .fallbackCircle)
    #expect(two.description.contains("First → Second → First"))
  }

  @Test(
    "A navigation inside `build` is refused, and the feature that doesn't catch the error fails")
  func navigationDuringBuild() throws {
    enum Hasty: Feature {
      static let dependenciesInitializer = AnyInitializer { (router: RouterService<Screen>) in
        router
      }
      static func build(dependencies: RouterService<Screen>) throws -> Screen {
        try dependencies.navigate(toFeature: Home.self, from: nil)
        return Screen("Hasty")
      }
    }
    let error = try error { try $0.navigate(toFeature: Hasty.self, from: nil) }
    #expect(error.kind == .buildFailed)
    let inner = try #require(error.underlyingError as? RoutingError)
    #expect(inner.kind == .navigationDuringBuild)
    #expect(
      inner.description.hasPrefix(
        "Home was not opened: Hasty was being built, and its screen does not exist yet"))
  }

  @Test("A feature that catches the error of a navigation inside `build` is opened")
  func caughtNavigationDuringBuild() throws {
    enum Careful: Feature {
      static let dependenciesInitializer = AnyInitializer { (router: RouterService<Screen>) in
        router
      }
      static func build(dependencies: RouterService<Screen>) -> Screen {
        do {
          try dependencies.navigate(toFeature: Home.self, from: nil)
          return Screen("Careless")
        } catch {
          return Screen("Careful: \(error.kind)")
        }
      }
    }
    let container = sampleContainer(window)
    let router = try container.resolve(RouterService<Screen>.self)
    try router.navigate(toFeature: Careful.self, from: nil)
    #expect(window.presentations.map(\.title) == ["Careful: navigationDuringBuild"])
  }

  @Test("A route whose identifier belongs to another type is refused")
  func anotherType() throws {
    struct OtherProfileRoute: Route {
      static let identifier = "profile"
    }
    let error = try error { try $0.navigate(to: OtherProfileRoute(), from: nil) }
    #expect(error.kind == .routeUnknown)
    #expect(error.identifier == "profile")
    #expect(
      error.description.hasPrefix(
        "OtherProfileRoute was not opened: the handler for its identifier handles ProfileRoute."))
  }

  @Test("The error of a navigation to a route names the route, and not a link")
  func routeWithoutLink() throws {
    struct UnknownRoute: Route {
      static let identifier = "unknown"
    }
    let unknown = try error { try $0.navigate(to: UnknownRoute(), from: nil) }
    #expect(unknown.kind == .routeUnknown)
    #expect(unknown.identifier == "unknown")
    #expect(
      unknown.description.hasPrefix(
        "UnknownRoute was not opened: no handler of the router that was registered at "))
    #expect(unknown.description.contains(" has the identifier 'unknown'."))

    let container = sampleContainer(
      window,
      handlers: [
        RouteHandler(ProfileRoute.self, to: Profile.self) { _ in throw SampleError(text: "no input")
        }
      ])
    let refused = try error(in: container) { try $0.navigate(to: ProfileRoute(id: 1), from: nil) }
    #expect(refused.kind == .routeRefused)
    #expect(
      refused.description.hasPrefix(
        "ProfileRoute was not opened: the handler of ProfileRoute could not make an input from it: "
      ))
  }
}

/// A feature that is its own fallback.
enum Circular<Value>: Feature {
  static var dependenciesInitializer: AnyInitializer<Void> { AnyInitializer {} }
  static var fallback: Fallback<Screen, Void> { Fallback(Circular.self) }
  static func isEnabled(_ dependencies: Void) -> Bool { false }
  static func build(dependencies: Void) -> Screen { Screen("Circular") }
}

enum First: Feature {
  static let dependenciesInitializer = AnyInitializer {}
  static var fallback: Fallback<Screen, Void> { Fallback(Second.self) }
  static func isEnabled(_ dependencies: Void) -> Bool { false }
  static func build(dependencies: Void) -> Screen { Screen("First") }
}

enum Second: Feature {
  static let dependenciesInitializer = AnyInitializer {}
  static var fallback: Fallback<Screen, Void> { Fallback(First.self) }
  static func isEnabled(_ dependencies: Void) -> Bool { false }
  static func build(dependencies: Void) -> Screen { Screen("Second") }
}
