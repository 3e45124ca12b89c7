import FunctionalDI

/// The sign-up of a new user.
///
/// Its scope receives the route and holds the form, and each step is a screen.
enum SignUp<Renderer: PageRenderer>: RoutedFeature {
  typealias Dependencies = SignUpStep<Renderer>.Dependencies

  static var dependenciesInitializer: AnyInitializer<Dependencies> {
    SignUpStep<Renderer>.dependenciesInitializer
  }

  static var beginsScope: Bool { true }
  static var style: PresentationStyle { .modal }

  static func makeScope(from resolver: Resolver, input: SignUpRoute) throws -> Resolver {
    try resolver.makeScope { $0.provide(input) }
  }

  /// An injected function decides whether a new user can sign up.
  static func isEnabled(dependencies: Dependencies) -> Bool { dependencies.acceptsSignUp() }

  static var fallback: Fallback<Page<Renderer>, SignUpRoute> { Fallback(SignUpClosed.self) }

  static func build(dependencies: Dependencies, input: SignUpRoute) throws -> Page<Renderer> {
    try SignUpStep.build(dependencies: dependencies, input: .name)
  }
}

/// One step of the form, which shows the earlier answers.
enum SignUpStep<Renderer: PageRenderer>: RoutedFeature {
  struct Dependencies {
    let acceptsSignUp: AcceptsSignUp.Service
    let directory: UserDirectory
    let form: SignUpForm
    let router: RouterService<Page<Renderer>>
  }

  static var dependenciesInitializer: AnyInitializer<Dependencies> {
    AnyInitializer(
      injecting: AcceptsSignUp.self, UserDirectory.self, Instance<SignUpForm>.self,
      Instance<RouterService<Page<Renderer>>>.self, initializer: Dependencies.init)
  }

  static var destinations: [any Route.Type] { [ProfileRoute.self] }

  static func build(dependencies: Dependencies, input: SignUpForm.Step) throws -> Page<Renderer> {
    let form = dependencies.form
    let answered = SignUpForm.Step.allCases.prefix { $0 != input }
    return Page(
      "Sign up",
      sections: answered.isEmpty
        ? [] : [TableSection(rows: answered.map { .init($0.label, form[$0]) })],
      question: Page.Question(prompt: input.prompt) { answer, page in
        try form.fill(input, with: answer)
        if let next = form.nextStep {
          try dependencies.router.navigate(toFeature: Self.self, input: next, from: page)
        } else {
          let user = dependencies.directory.add(form[.name], form[.email], form[.team])
          try dependencies.router.navigate(
            to: ProfileRoute(id: user.id), from: page, style: .root)
          dependencies.router.leave()
        }
      })
  }
}

/// The fallback for users of a server, whose list this program cannot change.
enum SignUpClosed<Renderer: PageRenderer>: RoutedFeature {
  static var dependenciesInitializer: AnyInitializer<Void> { AnyInitializer {} }
  static var destinations: [any Route.Type] { [HomeRoute.self] }

  static func build(dependencies: Void, input: SignUpRoute) throws -> Page<Renderer> {
    Page(
      "Sign up",
      sections: [
        TableSection(rows: [
          .init("The users come from a server, which does not accept new ones from here."),
          .init("Home", link: try HomeRoute().url),
        ])
      ])
  }
}
