import FeatureRouting
import FunctionInjection
import Synchronization
import Testing

// The additions of a program in production that Docs/RoutingInProduction.md shows: links that wait,
// a sign-in in front of a feature, and routes that a module owns.

/// Keeps links while they cannot be opened, and opens them in the order of their arrival.
@MainActor
private final class LinkInbox {
  private var waiting: [String] = []
  private var open: (@MainActor (String) -> Void)?

  func receive(_ link: String) {
    waiting.append(link)
    openWaiting()
  }

  func start(_ open: @escaping @MainActor (String) -> Void) {
    self.open = open
    openWaiting()
  }

  func hold() { open = nil }

  private func openWaiting() {
    while let open, !waiting.isEmpty { open(waiting.removeFirst()) }
  }
}

private final class Account: Sendable {
  private let name = Mutex<String?>(nil)

  var isSignedIn: Bool { name.withLock { $0 != nil } }

  func signIn(as name: String) { self.name.withLock { $0 = name } }
}

/// The sign-in form, after which the navigation continues.
private final class SignInForm {
  let finish: @MainActor (String) throws -> Void

  init(finish: @escaping @MainActor (String) throws -> Void) { self.finish = finish }
}

/// A gate in front of a feature: it is enabled until the sign-in, and its fallback is the feature.
private enum SignInFirst<Destination: RoutedFeature>: RoutedFeature
where Destination.Screen == Screen {
  struct Dependencies {
    let account: Account
    let forms: Forms
    let router: RouterService<Screen>
  }

  static var dependenciesInitializer: AnyInitializer<Dependencies> {
    AnyInitializer(Dependencies.init)
  }
  static var fallback: Fallback<Screen, Destination.Input> { Fallback(Destination.self) }

  static func isEnabled(_ dependencies: Dependencies) -> Bool { !dependencies.account.isSignedIn }

  static func build(dependencies: Dependencies, input: Destination.Input) -> Screen {
    dependencies.forms.last = SignInForm { name in
      // The form refers to the dependencies, which refer to the form while it is shown.
      dependencies.forms.last = nil
      dependencies.account.signIn(as: name)
      try dependencies.router.navigate(toFeature: Destination.self, input: input, from: nil)
    }
    return Screen("Sign in", router: dependencies.router)
  }
}

/// The form that is shown, for the test.
@MainActor
private final class Forms {
  var last: SignInForm?
  nonisolated init() {}
}

@Suite("A router in production")
@MainActor
struct ProductionRouterTests {
  private let window = Window()

  private func titles() -> [String] { window.presentations.map(\.title) }

  @Test("Links that arrive before the first screen are opened after it, in their order")
  func linksBeforeTheFirstScreen() throws {
    let resolver = try sampleContainer(window).seal()
    let router = try resolver.resolve(RouterService<Screen>.self)
    let inbox = LinkInbox()
    var failures: [RoutingError.Kind] = []
    func open(_ link: String) {
      do { try router.open(link, from: nil) } catch { failures.append(error.kind) }
    }

    inbox.receive(#"profile|{"id":1}"#)
    inbox.receive("nowhere")
    inbox.receive("app://profile?id=2")
    #expect(titles() == [])

    try router.navigate(toFeature: Home.self, from: nil, style: .root)
    inbox.start(open)
    inbox.receive("home")

    #expect(titles() == ["Home", "Profile of Ada", "Profile of Grace", "Home"])
    #expect(failures == [.routeUnknown])
  }

  @Test("A link that arrives while a modal screen is up waits until that is dismissed")
  func linksBehindAModal() throws {
    let resolver = try sampleContainer(window).seal()
    let router = try resolver.resolve(RouterService<Screen>.self)
    let inbox = LinkInbox()
    func open(_ link: String) {
      #expect(throws: Never.self) { try router.open(link, from: nil) }
    }
    // The profiles of these tests are modal, so a second one waits for the first.
    window.whenPresented = { [weak window] _ in
      if window?.presentations.last?.style == .modal { inbox.hold() }
    }
    func dismiss() { inbox.start(open) }

    inbox.start(open)
    inbox.receive(#"profile|{"id":1}"#)
    inbox.receive(#"profile|{"id":2}"#)
    inbox.receive("home")
    #expect(titles() == ["Profile of Ada"])

    dismiss()
    #expect(titles() == ["Profile of Ada", "Profile of Grace"])

    dismiss()
    #expect(titles() == ["Profile of Ada", "Profile of Grace", "Home"])
  }

  @Test("The function that presents screens receives no source for a link, and may dismiss a modal")
  func linkDismissesModal() throws {
    var stack: [String] = []
    var modal: String?
    let container = Container()
    let present: PresentScreen<Screen>.Service = { destination, source, style in
      if source == nil { modal = nil }
      if style == .modal { modal = destination.title } else { stack.append(destination.title) }
    }
    container.registerFunction(PresentScreen<Screen>.self, present)
    container.register(Flags.self) { Flags() }
    container.registerFunction(LoadName.self) { "\($0)" }
    container.registerRouter(handlers: sampleHandlers)
    let resolver = try container.seal()
    let router = try resolver.resolve(RouterService<Screen>.self)

    try router.navigate(to: ProfileRoute(id: 1), from: Screen("Home"))
    #expect(modal == "Profile of 1")
    try router.open("home", from: nil)

    #expect(modal == nil)
    #expect(stack == ["Home"])
  }

  private func gatedContainer(_ account: Account, _ forms: Forms) -> Container {
    let container = sampleContainer(
      window, handlers: [RouteHandler(ProfileRoute.self, to: SignInFirst<Profile>.self)])
    container.register(instance: account)
    container.register(instance: forms)
    return container
  }

  @Test("A gate asks for a sign-in, and goes on to the feature with the same input")
  func gate() throws {
    let account = Account()
    let forms = Forms()
    let resolver = try gatedContainer(account, forms).seal()
    let router = try resolver.resolve(RouterService<Screen>.self)

    try router.open(#"profile|{"id":2}"#, from: nil)
    #expect(titles() == ["Sign in"])

    try forms.last?.finish("ada")
    try router.open(#"profile|{"id":1}"#, from: nil)

    #expect(account.isSignedIn)
    #expect(titles() == ["Sign in", "Profile of Grace", "Profile of Ada"])
    #expect(window.presentations.map(\.style) == [.push, .modal, .modal])
  }

  @Test("Sealing checks the dependencies of the feature behind a gate")
  func gateIsVerified() throws {
    let container = gatedContainer(Account(), Forms())
    container.unregister(LoadName.self)

    let faults = container.verify().faults

    #expect(faults.map(\.kind) == [.missing])
    #expect(faults.first?.description.contains("LoadName") == true)
  }

  @Test("A module opens a route that another module owns without knowing the feature behind it")
  func routeOfAnotherModule() throws {
    let resolver = try sampleContainer(
      window, handlers: ProfileModule.handlers + NewsModule.handlers
    ).seal()
    let router = try resolver.resolve(RouterService<Screen>.self)

    try router.open("news", from: nil)
    let news = try #require(window.screens.last)
    try news.router?.navigate(to: ProfileRoute(id: 1), from: news)

    #expect(titles() == ["News", "Profile of Ada"])
  }

  @Test("Sealing reports a route that a module opens and no module handles")
  func routeOfAMissingModule() throws {
    let container = sampleContainer(window, handlers: NewsModule.handlers)

    let faults = container.verify().faults

    #expect(faults.count == 1)
    #expect(faults.first?.description.contains("ProfileRoute") == true)
  }
}

/// A module that owns a route and the feature behind it.
///
/// Other modules use the route only.
private enum ProfileModule {
  static let handlers: [RouteHandler<Screen>] = [
    RouteHandler(ProfileRoute.self, to: Profile.self)
  ]
}

private enum NewsModule {
  static let handlers: [RouteHandler<Screen>] = [RouteHandler(NewsRoute.self, to: News.self)]

  struct NewsRoute: Route {
    static let identifier = "news"
  }

  enum News: Feature {
    static let dependenciesInitializer = AnyInitializer { (router: RouterService<Screen>) in router
    }
    static let destinations: [any Route.Type] = [ProfileRoute.self]

    static func build(dependencies router: RouterService<Screen>) -> Screen {
      Screen("News", router: router)
    }
  }
}
