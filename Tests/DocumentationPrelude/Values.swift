// The examples are documentation themselves; their prelude needs none.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A type and two of its values, which the examples in doc comments share.
public struct User: Codable, Sendable, Equatable, Identifiable {
  public var id: Int
  public var name: String
  public var email: String
  public var team: String
  public var isActive: Bool

  public init(id: Int, name: String, email: String, team: String, isActive: Bool) {
    self.id = id
    self.name = name
    self.email = email
    self.team = team
    self.isActive = isActive
  }
}

public let ada = User(
  id: 1, name: "Ada", email: "ada@example.com", team: "Data", isActive: true)

public let grace = User(
  id: 2, name: "Grace", email: "grace@example.com", team: "Data", isActive: false)
