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

  @Test("partial captures a parameter as a function written by hand does")
  func partialization() {
    @Sendable func dumbFunction(param1: String, param2: Int) -> Bool { param1.count == param2 }
    func partializedDumbFunction(param1: String) -> (Int) -> Bool {
      return { (unknownParam2: Int) -> Bool in
        return dumbFunction(param1: param1, param2: unknownParam2)
      }
    }
    let byHand = partializedDumbFunction(param1: "Param1")
    let withFirstFixed = partial(dumbFunction, arg1: "Param1")

    for number in [1, 2, 6] { #expect(withFirstFixed(number) == byHand(number)) }
    #expect(withFirstFixed(6))
  }

  @Test("partial captures the second parameter, or one parameter after the other")
  func partializationOfEach() {
    @Sendable func dumbFunction(param1: String, param2: Int) -> Bool { param1.count == param2 }

    let withSecondFixed = partial(dumbFunction, arg2: 3)
    let withBothFixed = partial(partial(dumbFunction, arg1: "Param1"), arg1: 6)

    #expect(withSecondFixed("abc"))
    #expect(!withSecondFixed("ab"))
    #expect(withBothFixed())
  }

  @Test("The partialized fetch becomes the dependency when its error is adapted")
  func partializedFetch() async throws {
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

  @Test("The error of a route that fails reaches the caller as the namespace's own value")
  func failingRoute() async throws {
    let apiService = MyApiService()
    let partializedFetchFunction = partial(apiService.fetch, arg1: Route("/api/users/none"))
    let retrieveUsersFunction: Users.RetrieveFunction = {
      partializedFetchFunction()
        .mapError { $0 as any Swift.Error }
        .eraseToAnyPublisher()
    }

    let retrieveError = await #expect(throws: ApiError.self) {
      try await retrieveUsersFunction().firstValue()
    }
    let loadError: (any Swift.Error)? = await #expect(throws: Users.Error.self) {
      try await Users.load(retrieveFunction: retrieveUsersFunction).firstValue()
    }

    #expect(retrieveError == .notFound("/api/users/none"))
    let error = try #require(loadError)
    #expect(!(error is ApiError))
    #expect(String(reflecting: error) == "SeedTests.Users.Error.someError")
  }

  @Test("update and delete need one closure each, and fail with the namespace's error")
  func updateAndDelete() async throws {
    let user = User(isActive: true)
    let save: Users.SaveFunction = { user in
      Just(user).setFailureType(to: (any Swift.Error).self).eraseToAnyPublisher()
    }
    let failToRemove: Users.RemoveFunction = { _ in
      Fail<Void, any Swift.Error>(error: ApiError.notFound("user")).eraseToAnyPublisher()
    }

    #expect(try await Users.update(saveFunction: save, user: user).firstValue() == user)
    await #expect(throws: Users.Error.someError) {
      try await Users.delete(removeFunction: failToRemove, user: user).firstValue()
    }
  }

  @Test("sink delivers the value of a ready publisher before it returns")
  func sinkReceives() {
    nonisolated(unsafe) var received: [Int] = []
    let cancellable = Just(41).map { $0 + 1 }.sink { received.append($0) }
    #expect(received == [42])
    cancellable.cancel()
  }
}
