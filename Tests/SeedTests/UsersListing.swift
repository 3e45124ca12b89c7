import FunctionalDI
import Foundation
import LocalPublisher

// The types and functions that "Functions as dependencies in Swift" (2020) uses in its listings,
// under the document's own names.

struct User: Codable, Equatable, Sendable {
  var isActive: Bool
}

/// The document's namespace.
///
/// Swift 6 asks for one word more than 2020: the filter is `@Sendable`, since the stream's `map`
/// may run it in another task.
enum Users {
  enum Error: Swift.Error {
    case someError
  }

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

/// The other operations of the document's repository, each with the one function that it needs.
extension Users {
  typealias SaveFunction = (User) -> AnyPublisher<User, any Swift.Error>
  typealias RemoveFunction = (User) -> AnyPublisher<Void, any Swift.Error>

  static func update(saveFunction: SaveFunction, user: User) -> AnyPublisher<User, Error> {
    saveFunction(user)
      .mapError { _ in Users.Error.someError }
      .eraseToAnyPublisher()
  }

  static func delete(removeFunction: RemoveFunction, user: User) -> AnyPublisher<Void, Error> {
    removeFunction(user)
      .mapError { _ in Users.Error.someError }
      .eraseToAnyPublisher()
  }
}

struct Route: Sendable, Equatable {
  let path: String

  init(_ path: String) {
    self.path = path
  }
}

enum ApiError: Swift.Error, Equatable {
  case notFound(String)
}

final class MyApiService: Sendable {
  func fetch(route: Route) -> AnyPublisher<[User], ApiError> {
    switch route.path {
    case "/api/users/all":
      Just([User(isActive: true), User(isActive: false)])
        .setFailureType(to: ApiError.self)
        .eraseToAnyPublisher()
    default:
      Fail<[User], ApiError>(error: .notFound(route.path)).eraseToAnyPublisher()
    }
  }
}
