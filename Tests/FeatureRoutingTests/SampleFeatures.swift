import FeatureRouting
import FunctionInjection

/// The screen of these tests, which knows its router, as a screen of an application does.
final class Screen {
  let title: String
  let router: RouterService<Screen>?
  let session: Session?

  init(_ title: String, router: RouterService<Screen>? = nil, session: Session? = nil) {
    self.title = title
    self.router = router
    self.session = session
  }
}

/// The object that presents the screens of these tests.
@MainActor
final class Window {
  struct Presentation: Equatable {
    var title: String
    var source: String?
    var style: PresentationStyle
  }

  var screens: [Screen] = []
  var presentations: [Presentation] = []
  /// The error to throw instead of presenting.
  var failure: (any Error)?
  /// A function that is called after each screen is presented.
  var whenPresented: ((Screen) throws -> Void)?

  func present(_ destination: Screen, from source: Screen?, style: PresentationStyle) throws {
    if let failure { throw failure }
    screens.append(destination)
    presentations.append(
      Presentation(title: destination.title, source: source?.title, style: style))
    try whenPresented?(destination)
  }

  /// Registers a function that presents screens here.
  func register(with container: Container) {
    container.registerFunction(PresentScreen<Screen>.self) { [weak self] in
      try self?.present($0, from: $1, style: $2)
    }
  }
}

struct Flags: Sendable {
  var profiles = true
  var oldProfiles = true
}

/// An object with one instance in each scope.
final class Session: Sendable {}

struct SampleError: Error, Equatable {
  var text = "no"
}

enum LoadName: NamedService {
  typealias Service = @Sendable (Int) -> String?
}

enum Home: Feature {
  struct Dependencies {
    let router: RouterService<Screen>
  }

  static let dependenciesInitializer = AnyInitializer(Dependencies.init)
  static let destinations: [any Route.Type] = [ProfileRoute.self]

  static func build(dependencies: Dependencies) -> Screen {
    Screen("Home", router: dependencies.router)
  }
}

enum Profile: RoutedFeature {
  struct Dependencies {
    let loadName: LoadName.Service
    let flags: Flags
    let router: RouterService<Screen>
  }

  static let dependenciesInitializer = AnyInitializer(
    injecting: LoadName.self, Instance<Flags>.self, Instance<RouterService<Screen>>.self,
    initializer: Dependencies.init)
  static let fallback = Fallback(OldProfile.self)
  static let style = PresentationStyle.modal

  static func isEnabled(_ dependencies: Dependencies) -> Bool { dependencies.flags.profiles }

  static func build(dependencies: Dependencies, input: ProfileRoute) throws -> Screen {
    guard let name = dependencies.loadName(input.id) else { throw SampleError() }
    return Screen("Profile of \(name)", router: dependencies.router)
  }
}

enum OldProfile: RoutedFeature {
  typealias Dependencies = Flags
  static let dependenciesInitializer = AnyInitializer { (flags: Flags) in flags }

  static func isEnabled(_ flags: Flags) -> Bool { flags.oldProfiles }

  static func build(dependencies: Flags, input: ProfileRoute) -> Screen {
    Screen("Old profile \(input.id)")
  }
}

/// A container with everything that the sample features need.
@MainActor
func sampleContainer(
  _ window: Window, flags: @escaping @Sendable () -> Flags = { Flags() },
  handlers: [RouteHandler<Screen>] = sampleHandlers, features: [any Feature<Screen>.Type] = [],
  unroutedFeatures: [UnroutedFeature<Screen>] = []
) -> Container {
  let container = Container()
  window.register(with: container)
  container.register(Flags.self, factory: flags)
  container.registerFunction(LoadName.self) { [1: "Ada", 2: "Grace"][$0] }
  container.registerRouter(
    Screen.self, handlers: handlers, features: features, unroutedFeatures: unroutedFeatures)
  return container
}

let sampleHandlers: [RouteHandler<Screen>] = [
  RouteHandler(HomeRoute.self, to: Home.self),
  RouteHandler(ProfileRoute.self, to: Profile.self),
]
