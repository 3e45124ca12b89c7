import FunctionInjection
import Testing

@Suite("Sealing")
struct SealingTests {
  @Test("An input that is not registered is found, with who needs it and what may be meant")
  func missing() {
    enum FilterUser: NamedService { typealias Service = @Sendable (User) -> Bool }
    let container = Container()
    container.register(FilterUsers.self, fileID: "App/Users.swift", line: 4) { { $0.isActive } }
    container.register(
      LoadUsers.self, injecting: FilterUser.self, fileID: "App/Users.swift", line: 12
    ) { filter in { [User(name: "Ada")].filter(filter).map(\.name) } }
    let error = #expect(throws: WiringError.self) { try container.seal() }
    #expect(
      error?.description == """
        There is 1 fault in the wiring.

        1. FilterUser is not registered.
            LoadUsers (App/Users.swift:12)
          → FilterUser
        Did you mean FilterUsers?
        To mend it: container.register(FilterUser.self) { … }
        """)
  }
}
