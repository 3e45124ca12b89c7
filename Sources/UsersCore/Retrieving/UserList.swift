public import Foundation

/// The format in which a list of users is kept and sent: a JSON array of objects.
public enum UserList {
  /// The mistake in a text that is no list of users.
  public struct Malformation: Error, Equatable, CustomStringConvertible {
    /// The mistake, with the index of the user and the name of the field.
    public let description: String
  }

  /// Reads a list of users.
  ///
  /// - Parameter data: The text, in UTF-8.
  /// - Returns: The users, in the order of the text.
  /// - Throws: A ``Malformation`` that names the first field that is missing or of another type.
  public static func decode(_ data: Data) throws(Malformation) -> [User] {
    do {
      return try JSONDecoder().decode([Record].self, from: data).map(\.user)
    } catch let error as DecodingError {
      throw Malformation(error)
    } catch {
      throw Malformation(description: "The list of users cannot be read: \(error)")
    }
  }
}

/// A user in the format of the list.
///
/// Each field is decoded by itself. Otherwise Foundation would report a number that fits no `Int`
/// as a mistake of the whole text.
private struct Record: Decodable {
  let user: User

  private enum Field: String, CodingKey {
    case id, name, email, team, isActive
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    func value<Value: Decodable>(_ field: Field) throws -> Value {
      do {
        return try fields.decode(Value.self, forKey: field)
      } catch let error as DecodingError {
        throw error
      } catch {
        throw DecodingError.typeMismatch(
          Value.self,
          .init(codingPath: fields.codingPath + [field], debugDescription: "\(error)"))
      }
    }
    user = User(
      id: try value(.id), name: try value(.name), email: try value(.email),
      team: try value(.team), isActive: try value(.isActive))
  }
}

extension UserList.Malformation {
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(
        description: "\(Self.place(context.codingPath)) has no field \"\(key.stringValue)\".")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self.init(mistyped: type, at: context.codingPath)
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      self.init(description: "The list of users is not JSON.")
    case .dataCorrupted(let context):
      self.init(description: "\(Self.place(context.codingPath)): \(context.debugDescription)")
    @unknown default:
      self.init(description: "The list of users cannot be read: \(error)")
    }
  }

  private init(mistyped type: Any.Type, at path: [any CodingKey]) {
    let expected: String
    switch type {
    case is Int.Type: expected = "a whole number"
    case is Bool.Type: expected = "true or false"
    case is String.Type: expected = "a text"
    case is [String: Any].Type: expected = "an object"
    default: expected = "an array"
    }
    if path.isEmpty {
      self.init(description: "The list of users is not \(expected).")
    } else if let field = path.last, field.intValue == nil {
      self.init(
        description: "\(Self.place(path)): the field \"\(field.stringValue)\" is not \(expected).")
    } else {
      self.init(description: "\(Self.place(path)) is not \(expected).")
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    guard let index = path.first?.intValue else { return "The list of users" }
    return "The user at index \(index)"
  }
}
