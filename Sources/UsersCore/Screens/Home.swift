import FunctionalDI

/// The first screen: the teams, and the way to sign up.
enum Home<Renderer: PageRenderer>: Feature {
  struct Dependencies {
    let directory: UserDirectory
  }

  static var dependenciesInitializer: AnyInitializer<Dependencies> {
    AnyInitializer(injecting: UserDirectory.self, initializer: Dependencies.init)
  }

  static var destinations: [any Route.Type] { [UserListRoute.self, SignUpRoute.self] }

  static func build(dependencies: Dependencies) throws -> Page<Renderer> {
    let users = dependencies.directory.list()
    let teams = Dictionary(grouping: users, by: \.team).sorted { $0.key < $1.key }
    return Page(
      "Users",
      sections: [
        TableSection(
          "Teams",
          rows: try teams.map { team, members in
            .init(team, "\(members.count)", link: try UserListRoute(team: team).url)
          }),
        TableSection(rows: [
          .init("All users", "\(users.count)", link: try UserListRoute().url),
          .init("Sign up", link: try SignUpRoute().url),
        ]),
      ])
  }
}
