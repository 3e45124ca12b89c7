import PartialApplication

final class Theme { var name = "light" }

@MainActor func show(_ title: String, _ size: Int) -> Bool { true }
@MainActor func style(_ theme: Theme, _ size: Int) -> Bool { true }
func double(_ number: Int) -> Int { number * 2 }

@MainActor final class Screen {
  func open(_ page: Int) -> Bool { true }
  func load(_ page: Int) async -> Theme { Theme() }
}

func lostIsolation(_ theme: Theme, _ screen: Screen) {
  // expected-error@+1 {{call to main actor-isolated function in a synchronous nonisolated context}}
  _ = partial(show, arg1: "Title")(1)
  // expected-error@+1 {{loses global actor 'MainActor'}}
  let nonisolated: (Int) -> Bool = partial(show, arg1: "Title")
  let opened = partial(weak: screen, Screen.open)
  // expected-error@+1 {{call to main actor-isolated let 'opened' in a synchronous nonisolated context}}
  _ = opened(1)
  // expected-error@+1 {{type 'Theme' does not conform to the 'Sendable' protocol}}
  _ = partial(style, arg1: theme)
  // expected-error@+1 {{because crossing of an isolation boundary requires parameter and result types to conform to 'Sendable' protocol}}
  let _: @Sendable (Int) async -> Theme = partial(unowned: screen, Screen.load)
  _ = nonisolated
}
