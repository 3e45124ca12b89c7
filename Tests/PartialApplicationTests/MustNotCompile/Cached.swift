import PartialApplication

final class Box {
  var value = 0
}

// A cache for all threads keeps Sendable results only.
let make: @Sendable (Int) -> Box = { _ in Box() }
// expected-error@+1 {{type 'Box' does not conform to the 'Sendable' protocol}}
let shared: @Sendable (Int) -> Box = cached(make)

struct Route: @MainActor Hashable {
  @MainActor static func == (first: Route, second: Route) -> Bool { true }
  @MainActor func hash(into hasher: inout Hasher) {}
}

// The arguments of a function that may suspend are hashed off the main actor.
@MainActor func remember(_ load: @escaping (Route) async -> Int) {
  // expected-error@+1 {{main actor-isolated conformance of 'Route' to 'Hashable' cannot satisfy}}
  _ = cached(load)
}

@MainActor func remember(_ load: @escaping (Route) -> Int) {
  _ = cached(load)
}

// A generic function states the same requirement.
func rememberAny<Argument: Hashable>(_ load: @escaping (Argument) async -> Int) {
  // expected-error@+1 {{type 'Argument' does not conform to the 'SendableMetatype' protocol}}
  _ = cached(load)
}

func rememberAnywhere<Argument: Hashable & SendableMetatype>(
  _ load: @escaping (Argument) async -> Int
) {
  _ = cached(load)
}
