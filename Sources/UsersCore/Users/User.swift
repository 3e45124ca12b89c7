/// A person who works with us.
public struct User: Codable, Sendable, Equatable, Identifiable {
  /// The number that tells this user from all others.
  public let id: Int
  /// The name, as the user writes it.
  public let name: String
  /// The email address.
  public let email: String
  /// The team that the user belongs to.
  public let team: String
  /// Whether the account is in use.
  public let isActive: Bool

  /// Makes a user.
  ///
  /// - Parameters:
  ///   - id: The number that tells this user from all others.
  ///   - name: The name, as the user writes it.
  ///   - email: The email address.
  ///   - team: The team that the user belongs to.
  ///   - isActive: Whether the account is in use.
  public init(id: Int, name: String, email: String, team: String, isActive: Bool) {
    self.id = id
    self.name = name
    self.email = email
    self.team = team
    self.isActive = isActive
  }
}
