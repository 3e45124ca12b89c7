import LocalPublisher
import Testing

@Suite("Functions as dependencies over a publisher")
struct UsersListingTests {
  @Test("Users load where the dependencies succeed")
  func succeeds() async throws {
    let retrieve = {
      Just<[User]>([User(isActive: true), User(isActive: false)])
        .setFailureType(to: (any Swift.Error).self)
        .eraseToAnyPublisher()
    }
    let filter: Users.FilterFunction = { _ in true }
    let users = Users.load(retrieveFunction: retrieve, filterFunction: filter)
    #expect(try await users.firstValue()?.count == 2)
    #expect(try await Users.load(retrieveFunction: retrieve).firstValue()?.count == 1)
  }

  @Test("The error is the namespace's where the dependencies fail")
  func fails() async {
    let retrieve = {
      Fail<[User], any Swift.Error>(error: CancellationError()).eraseToAnyPublisher()
    }
    let users = Users.load(retrieveFunction: retrieve)
    do throws(Users.Error) {
      for try await _ in users { Issue.record("There are no users.") }
      Issue.record("The loop has to throw.")
    } catch {
      #expect(error == .someError)
    }
  }
}

private struct User: Equatable { let isActive: Bool }

private enum Users {
  enum Error: Swift.Error { case someError }
  typealias RetrieveFunction = () -> AnyPublisher<[User], any Swift.Error>
  typealias FilterFunction = @Sendable (User) -> Bool

  static func load(
    retrieveFunction: RetrieveFunction,
    filterFunction: @escaping FilterFunction = { $0.isActive }
  ) -> AnyPublisher<[User], Error> {
    retrieveFunction()
      .map { $0.filter(filterFunction) }
      .mapError { _ in Users.Error.someError }
      .eraseToAnyPublisher()
  }
}
