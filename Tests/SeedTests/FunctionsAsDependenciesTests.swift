import Foundation
import FunctionalDI
import LocalPublisher
import Testing

@Suite("Functions as dependencies: the document's listings")
struct FunctionsAsDependenciesTests {
  @Test("Loading users returns users when the dependencies succeed")
  func loadUsersReturnsUsersWhenDependenciesSucceed() async throws {
    // Given: a retrieve function that succeeds at getting some users
    let successRetrieveFunction = {
      Just<[User]>([User(isActive: true), User(isActive: false)])
        .setFailureType(to: (any Swift.Error).self)
        .eraseToAnyPublisher()
    }
    let mockFilterFunction: Users.FilterFunction = { _ in true }

    // When: loading the users
    let users = Users.load(
      retrieveFunction: successRetrieveFunction, filterFunction: mockFilterFunction)

    // Then: all of them arrive, since the mock lets all of them pass
    var received: [[User]] = []
    for try await list in users {
      received.append(list)
    }
    #expect(received == [[User(isActive: true), User(isActive: false)]])
  }

  @Test("Loading users returns the namespace's error when the dependencies fail")
  func loadUsersReturnsErrorWhenDependenciesFail() async {
    // Given: a retrieve function that fails at getting some users
    let failureRetrieveFunction = {
      Fail<[User], any Swift.Error>(error: NSError(domain: "domain.mock", code: -1))
        .eraseToAnyPublisher()
    }
    let mockFilterFunction: Users.FilterFunction = { _ in true }

    // When: loading the users
    let users = Users.load(
      retrieveFunction: failureRetrieveFunction, filterFunction: mockFilterFunction)

    // Then: the error of the implementation is hidden behind the namespace's own
    await #expect(throws: Users.Error.someError) {
      for try await _ in users {
        Issue.record("A value came out of a stream that fails.")
      }
    }
  }

  @Test("Without a filter, the default one keeps the active users")
  func defaultFilter() async throws {
    let users = Users.load(retrieveFunction: {
      Just([User(isActive: true), User(isActive: false)])
        .setFailureType(to: (any Swift.Error).self)
        .eraseToAnyPublisher()
    })
    #expect(try await users.firstValue() == [User(isActive: true)])
  }

  @Test("A partialised function has its parameter captured and takes the others")
  func partialisation() {
    @Sendable func dumbFunction(param1: String, param2: Int) -> Bool { param1.count == param2 }

    let withFirstFixed = partial(dumbFunction, arg1: "Param1")
    #expect(withFirstFixed(6))
    #expect(!withFirstFixed(2))

    let withSecondFixed = partial(dumbFunction, arg2: 3)
    #expect(withSecondFixed("abc"))

    let withBothFixed = partial(withFirstFixed, arg1: 6)
    #expect(withBothFixed())
  }

  @Test("The partialised fetch, with its error adapted, becomes the dependency")
  func partialisedFetch() async throws {
    let apiService = MyApiService()
    let usersRoute = Route("/api/users/all")
    let partializedFetchFunction = partial(apiService.fetch, arg1: usersRoute)
    let _: () -> AnyPublisher<[User], ApiError> = partializedFetchFunction

    let retrieveUsersFunction: Users.RetrieveFunction = {
      partializedFetchFunction()
        .mapError { $0 as any Swift.Error }
        .eraseToAnyPublisher()
    }
    let users = Users.load(
      retrieveFunction: retrieveUsersFunction, filterFunction: { $0.isActive })
    #expect(try await users.firstValue() == [User(isActive: true)])
  }

  @Test("A sink receives what the publisher has before it returns")
  func sinkReceives() {
    nonisolated(unsafe) var received: [Int] = []
    let cancellable = Just(41).map { $0 + 1 }.sink { received.append($0) }
    #expect(received == [42])
    cancellable.cancel()
  }
}
