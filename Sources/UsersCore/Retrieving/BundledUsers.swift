import Foundation
public import LocalPublisher

/// The users that ship with the program.
public enum BundledUsers {
  /// Reads the list that is built into the program.
  ///
  /// - Returns: A stream of one list.
  public static func retrieve() -> AnyPublisher<[User], any Error> {
    Result { try UserList.decode(Data(PackageResources.users_json)) }
      .publisher
      .eraseToAnyPublisher()
  }
}
