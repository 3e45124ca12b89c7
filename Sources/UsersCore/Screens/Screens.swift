import FunctionalDI
import LocalPublisher

/// The screens of the program over loaded users, ready to be opened.
@MainActor
struct Screens<Renderer: PageRenderer> {
  let browser: Browser<Renderer>
  let router: RouterService<Page<Renderer>>
  /// The resolver, which the router does not keep alive.
  private let resolver: Resolver

  /// Loads all users, wires the screens and verifies the wiring.
  ///
  /// The users who are not shown are loaded too: their profiles can be opened.
  init(_ options: Options) async throws {
    let options = OptionsAssembly(options)
    let retrieve = try Assembler([options]).seal().resolve(RetrieveUsers.self)
    let everybody = Users.load(retrieveFunction: retrieve, filterFunction: { _ in true })
    let users = try await everybody.firstValue() ?? []

    browser = Browser()
    let screens = ScreensAssembly(
      users: users, acceptsSignUp: options.options.source == .bundled, browser: browser)
    resolver = try Assembler([options, screens]).seal()
    router = try resolver.resolve(RouterService<Page<Renderer>>.self)
  }
}
