package import FunctionalDI

/// The screens and their services, for the loaded users and one type of renderer.
package struct ScreensAssembly<Renderer: PageRenderer>: Assembly {
  let users: [User]
  let acceptsSignUp: Bool
  let browser: Browser<Renderer>

  package init(users: [User], acceptsSignUp: Bool, browser: Browser<Renderer>) {
    self.users = users
    self.acceptsSignUp = acceptsSignUp
    self.browser = browser
  }

  package func assemble(container: Container) {
    let directory = UserDirectory(users)
    container.register(ListUsers.self, injecting: FilterUsers.self) { filter in
      { directory.list().filter(filter) }
    }
    container.register(FindUser.self, instance: { directory.find($0) })
    container.register(AddUser.self, instance: { directory.add(name: $0, email: $1, team: $2) })
    let acceptsSignUp = acceptsSignUp
    container.register(AcceptsSignUp.self, instance: { acceptsSignUp })
    container.register(SignUpForm.self, .scoped, initializer: SignUpForm.init)

    // The whole of what the router has to know about this user interface.
    let browser = browser
    container.register(
      PresentScreen<Page<Renderer>>.self,
      instance: { page, _, style in browser.present(page, style) })
    container.registerRouter(
      Page<Renderer>.self,
      handlers: [
        RouteHandler(HomeRoute.self, to: Home<Renderer>.self),
        RouteHandler(UserListRoute.self, to: UserListScreen<Renderer>.self),
        RouteHandler(ProfileRoute.self, to: Profile<Renderer>.self) { $0.id },
        RouteHandler(SignUpRoute.self, to: SignUp<Renderer>.self),
      ],
      openedFeatures: [OpenedFeature(SignUpStep<Renderer>.self)])
  }
}
