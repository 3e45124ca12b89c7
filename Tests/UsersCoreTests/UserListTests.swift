import Foundation
import Testing
import UsersCore

@Suite("The format of a list of users")
struct UserListTests {
  @Test("A written list is read back unchanged")
  func roundTrip() throws {
    let users = [
      User(id: 1, name: "Zoë", email: "zoe@example.com", team: "Data", isActive: true),
      User(id: -2, name: "", email: "", team: "", isActive: false),
    ]
    #expect(try UserList.decode(JSONEncoder().encode(users)) == users)
  }

  @Test(
    "The error for a malformed list names the index and the field",
    arguments: [
      ("", "The list of users is not JSON."),
      ("[", "The list of users is not JSON."),
      ("{}", "The list of users is not an array."),
      ("[[]]", "The user at index 0 is not an object."),
      ("[{}]", "The user at index 0 has no field \"id\"."),
      (#"[{"id": 1.5}]"#, "The user at index 0: the field \"id\" is not a whole number."),
      (#"[{"id": 1, "name": 2}]"#, "The user at index 0: the field \"name\" is not a text."),
      (#"[{"id": 1, "name": null}]"#, "The user at index 0: the field \"name\" is not a text."),
    ])
  func malformed(text: String, message: String) {
    let error = #expect(throws: UserList.Malformation.self) {
      try UserList.decode(Data(text.utf8))
    }
    #expect(error?.description == message)
  }
}
