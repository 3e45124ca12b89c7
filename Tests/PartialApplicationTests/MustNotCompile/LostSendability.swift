import PartialApplication

final class Log { var lines: [String] = [] }

func append(_ log: Log, _ line: String) { log.lines.append(line) }
func share(_ work: @Sendable (String) -> Void) {}

func lostSendability(_ log: Log, _ notSendable: @escaping (Int, Int) -> Int) {
  // expected-error@+1 {{type 'Log' does not conform to the 'Sendable' protocol}}
  share(partial(append, arg1: log))
  // expected-error@+1 {{passing non-Sendable parameter 'notSendable' to function expecting a '@Sendable' closure}}
  let bound: @Sendable (Int) -> Int = partial(notSendable, arg1: 1)
  // expected-error@+1 {{passing non-Sendable parameter 'notSendable' to function expecting a '@Sendable' closure}}
  let curried: @Sendable (Int) -> (Int) -> Int = curry(notSendable)
  // expected-error@+1 {{converting non-Sendable function value to '@Sendable () -> Int?' may introduce data races}}
  let weakly: @Sendable () -> Int? = partial(weak: Counter(), Counter.count)
  _ = (bound, curried, weakly)

  // A literal that captures such state takes the @Sendable overload; bound to a constant first, as
  // in the line below it, it is let through.
  var sum = 0
  // expected-error@+1 {{mutation of captured var 'sum' in concurrently-executing code}}
  _ = partial({ (a: Int, b: Int) in sum += a + b }, arg1: 1)
  let add = { (a: Int, b: Int) in sum += a + b }
  _ = partial(add, arg1: 1)
}

final class Counter { func count() -> Int { 1 } }
