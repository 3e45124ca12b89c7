import FunctionalDI

// The places of the program, as links name them. They are `Codable`, so a backend may send them:
// `profile|{"id":3}`, `users://users?team=Data`.

extension Route {
  /// The URL of the route, for links between screens.
  var url: String {
    get throws { try url(scheme: "users") }
  }
}

/// The first screen.
struct HomeRoute: Route {
  static let identifier = "home"
}

/// The users, or those of one team.
struct UserListRoute: Route {
  static let identifier = "users"
  var team: String?
}

/// One user.
struct ProfileRoute: Route {
  static let identifier = "profile"
  static let unknownFields = UnknownFields.refused
  let id: Int
}

/// The form for a new user, whose team may be known already.
package struct SignUpRoute: Route {
  package static let identifier = "sign-up"
  var team: String?

  package init(team: String? = nil) { self.team = team }
}
