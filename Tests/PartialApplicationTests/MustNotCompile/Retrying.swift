import PartialApplication

let double: @Sendable (Int) -> Int = { $0 * 2 }
let suspending: @Sendable (Int) async -> Int = { $0 * 2 }

// What cannot throw is not tried again, and does not reach the compiler's own fault with `Never`.
// expected-warning@+1 {{A function that cannot throw is never called again}}
let first = retrying(double)
// expected-warning@+1 {{A function that cannot throw is never called again}}
let second = retrying(suspending)
