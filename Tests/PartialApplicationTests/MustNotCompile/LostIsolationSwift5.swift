import PartialApplication

final class Screen: Sendable {
  @MainActor func isVisible(_ part: Int) -> Bool { true }
}

// In the Swift 5 language mode too, a method of the main actor stays there when it is bound.

func bind(to screen: Screen) {
  // expected-warning@+2 {{may introduce data races}}
  // expected-error@+1 {{call to main actor-isolated global function}}
  let bound = partial(unowned: screen, Screen.isVisible)
  _ = bound
}

@MainActor func bindOnMainActor(to screen: Screen) {
  // expected-warning@+1 {{may introduce data races}}
  let bound = partial(unowned: screen, Screen.isVisible)
  let _: @MainActor (Int) -> Bool = bound
}
