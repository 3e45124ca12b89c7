import FunctionalDI

/// One user, found by the number in the route.
enum Profile<Renderer: PageRenderer>: RoutedFeature {
  struct Dependencies {
    let directory: UserDirectory
  }

  /// There is no user of this number.
  struct NotFound: Error, CustomStringConvertible {
    let id: Int
    var description: String { "There is no user with the number \(id)." }
  }

  static var dependenciesInitializer: AnyInitializer<Dependencies> {
    AnyInitializer(injecting: UserDirectory.self, initializer: Dependencies.init)
  }

  static var destinations: [any Route.Type] { [UserListRoute.self] }

  static func build(dependencies: Dependencies, input: Int) throws -> Page<Renderer> {
    guard let user = dependencies.directory.find(input) else { throw NotFound(id: input) }
    return Page(
      user.name,
      sections: [
        TableSection(rows: [
          .init("Number", "\(user.id)"),
          .init("Email", user.email),
          .init("Team", user.team, link: try UserListRoute(team: user.team).url),
          .init("Active", user.isActive ? "yes" : "no"),
        ])
      ])
  }
}
