import PartialApplication

let double: @Sendable (Int) -> Int = { $0 * 2 }
let suspending: @Sendable (Int) async -> Int = { $0 * 2 }

// A function that cannot throw is not retried, and does not reach the compiler's crash with `Never`.
// expected-warning@+1 {{A function that cannot throw is never called again}}
let first = retrying(double)
// expected-warning@+1 {{A function that cannot throw is never called again}}
let second = retrying(suspending)
// expected-warning@+2 {{A function that cannot throw is never called again}}
// expected-warning@+1 {{will never be executed}}
let selecting = retrying(double) { _ in true }
// expected-warning@+1 {{A function that cannot throw is never called again}}
let delayed = retrying(suspending, attempts: 2, delay: { _ in .zero })
// expected-warning@+2 {{A function that cannot throw is never called again}}
// expected-warning@+1 {{will never be executed}}
let timed = retrying(suspending, delay: { _ in .zero }, when: { _ in true })
