package import FunctionalDI

/// The screens of the program, for one kind of renderer.
package struct ScreensAssembly<Renderer: PageRenderer>: Assembly {
  package init() {}

  package func assemble(container: Container) {
    container.register(Browser<Renderer>.self, .singleton, factory: Browser.init)
    container.registerScopeInput(SignUpRoute.self)
    container.register(
      SignUpForm.self, .scoped, injecting: SignUpRoute.self, factory: SignUpForm.init)

    // The router has no other connection to this user interface. A screen may keep the router, so
    // the router does not keep the browser, which keeps the screens.
    container.register(PresentScreen<Page<Renderer>>.self, injecting: Browser<Renderer>.self) {
      browser in
      { [weak browser] page, _, style in browser?.present(page, style) }
    }
    container.registerRouter(
      Page<Renderer>.self,
      handlers: [
        RouteHandler(HomeRoute.self, to: Home<Renderer>.self),
        RouteHandler(UserListRoute.self, to: UserListScreen<Renderer>.self),
        RouteHandler(ProfileRoute.self, to: Profile<Renderer>.self) { $0.id },
        RouteHandler(SignUpRoute.self, to: SignUp<Renderer>.self),
      ],
      unroutedFeatures: [UnroutedFeature(SignUpStep<Renderer>.self)])
  }
}
