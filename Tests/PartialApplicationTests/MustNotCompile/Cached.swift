import PartialApplication

final class Box {
  var value = 0
}

// What is remembered for all threads must be Sendable.
let make: @Sendable (Int) -> Box = { _ in Box() }
// expected-error@+1 {{type 'Box' does not conform to the 'Sendable' protocol}}
let shared: @Sendable (Int) -> Box = cached(make)
