import PartialApplication

final class Box {
  var value = 0
}

// A cache for all threads keeps Sendable results only.
let make: @Sendable (Int) -> Box = { _ in Box() }
// expected-error@+1 {{type 'Box' does not conform to the 'Sendable' protocol}}
let shared: @Sendable (Int) -> Box = cached(make)
