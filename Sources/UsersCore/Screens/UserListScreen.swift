import FunctionalDI

/// The users, or those of the team that the route names.
enum UserListScreen<Renderer: PageRenderer>: RoutedFeature {
  struct Dependencies {
    let directory: UserDirectory
  }

  static var dependenciesInitializer: AnyInitializer<Dependencies> {
    AnyInitializer(injecting: UserDirectory.self, initializer: Dependencies.init)
  }

  static var destinations: [any Route.Type] {
    [ProfileRoute.self, SignUpRoute.self, HomeRoute.self]
  }

  static func build(dependencies: Dependencies, input: UserListRoute) throws -> Page<Renderer> {
    let users = dependencies.directory.list().filter { input.team == nil || $0.team == input.team }
    return Page(
      input.team.map { "Users of \($0)" } ?? "All users",
      sections: [
        TableSection(
          rows: users.isEmpty
            ? [.init("There are none.")]
            : try users.map { .init($0.name, $0.team, link: try ProfileRoute(id: $0.id).url) }),
        TableSection(rows: [
          .init("Sign up", link: try SignUpRoute(team: input.team).url),
          .init("Home", link: try HomeRoute().url),
        ]),
      ])
  }
}
