import Foundation
import FunctionalDI
import LocalPublisher
import XCTest

// A target in Swift 5 mode compiles the document's own spelling: no `any`, no `@Sendable`.

struct User: Codable, Equatable {
  var isActive: Bool
}

enum Users {
  enum Error: Swift.Error {
    case someError
  }

  typealias RetrieveFunction = () -> AnyPublisher<[User], Swift.Error>
  typealias FilterFunction = (User) -> Bool

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

final class UsersSwift5Tests: XCTestCase {
  func test_loadUsers_return_users_when_dependencies_succeed() async throws {
    let successRetrieveFunction = {
      Just<[User]>([User(isActive: true), User(isActive: false)])
        .setFailureType(to: Swift.Error.self)
        .eraseToAnyPublisher()
    }
    let mockFilterFunction = { (user: User) -> Bool in return true }

    let users = Users.load(
      retrieveFunction: successRetrieveFunction, filterFunction: mockFilterFunction)

    let received = try await users.firstValue()
    XCTAssertEqual(received, [User(isActive: true), User(isActive: false)])
  }

  func test_loadUsers_return_error_when_dependencies_fail() async {
    let failureRetrieveFunction = {
      Fail<[User], Swift.Error>(error: NSError(domain: "domain.mock", code: -1))
        .eraseToAnyPublisher()
    }
    let mockFilterFunction = { (user: User) -> Bool in return true }

    let users = Users.load(
      retrieveFunction: failureRetrieveFunction, filterFunction: mockFilterFunction)

    do {
      let received = try await users.firstValue()
      XCTFail("A stream that fails gave \(String(describing: received)).")
    } catch {
      XCTAssertEqual(error, .someError)
    }
  }
}
