import FunctionalDITesting
import LocalPublisher
import Testing
import UsersCore

@Suite("Loading users")
struct UsersTests {
  private let users = [
    User(id: 1, name: "Ada", email: "ada@example.com", team: "Data", isActive: true),
    User(id: 2, name: "Grace", email: "grace@example.com", team: "Data", isActive: false),
  ]

  private func retrieving(_ users: [User]) -> Users.RetrieveFunction {
    returning(Just(users).setFailureType(to: (any Error).self).eraseToAnyPublisher())
  }

  @Test("Loading keeps the active users by default")
  func keepsActive() async throws {
    let loaded = try await Users.load(retrieveFunction: retrieving(users)).firstValue()
    #expect(loaded == [users[0]])
  }

  @Test("Loading uses an injected filter")
  func keepsOthers() async throws {
    let loaded = try await Users.load(
      retrieveFunction: retrieving(users), filterFunction: { !$0.isActive }
    ).firstValue()
    #expect(loaded == [users[1]])
  }

  @Test("The error of the retrieving function becomes a reason, and its type stays hidden")
  func hidesErrors() async {
    struct Offline: Error, CustomStringConvertible {
      let description = "There is no network."
    }
    await #expect(throws: Users.Error.unavailable(reason: "There is no network.")) {
      try await Users.load(
        retrieveFunction: returning(Fail(error: Offline() as any Error).eraseToAnyPublisher())
      ).firstValue()
    }
  }

  @Test("The users that ship with the program belong to several teams, active and inactive")
  func bundled() async throws {
    let bundled = try #require(try await BundledUsers.retrieve().firstValue())
    #expect(bundled.count >= 50)
    #expect(Set(bundled.map(\.id)).count == bundled.count)
    #expect(Set(bundled.map(\.team)).count >= 5)
    #expect(bundled.contains { $0.isActive } && bundled.contains { !$0.isActive })
  }
}
