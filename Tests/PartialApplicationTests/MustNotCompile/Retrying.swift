import PartialApplication

let double: @Sendable (Int) -> Int = { $0 * 2 }
let suspending: @Sendable (Int) async -> Int = { $0 * 2 }

// A function that cannot throw is not retried, and does not reach the compiler's crash with `Never`.
// expected-warning@+1 {{A function that cannot throw is never called again}}
let first = retrying(double)
// expected-warning@+1 {{A function that cannot throw is never called again}}
let second = retrying(suspending)
