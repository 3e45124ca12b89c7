import PartialApplication

final class Theme { var name = "light" }

@MainActor func show(_ title: String, _ size: Int) -> Bool { true }
@MainActor func style(_ theme: Theme, _ size: Int) -> Bool { true }
func double(_ number: Int) -> Int { number * 2 }

@MainActor final class Screen {
  func open(_ page: Int) -> Bool { true }
}

func lostIsolation(_ theme: Theme, _ screen: Screen) {
  _ = partial(show, arg1: "Title")(1)  // expected-error {{call to main actor-isolated function in a synchronous nonisolated context}}
  let nonisolated: (Int) -> Bool = partial(show, arg1: "Title")  // expected-error {{loses global actor 'MainActor'}}
  let opened = partial(weak: screen, Screen.open)
  _ = opened(1)  // expected-error {{call to main actor-isolated let 'opened' in a synchronous nonisolated context}}
  _ = partial(style, arg1: theme)  // expected-error {{type 'Theme' does not conform to the 'Sendable' protocol}}
  _ = nonisolated
}
