import PartialApplication

final class Log { var lines: [String] = [] }

func append(_ log: Log, _ line: String) { log.lines.append(line) }
func share(_ work: @Sendable (String) -> Void) {}

func lostSendability(_ log: Log, _ notSendable: @escaping (Int, Int) -> Int) {
  share(partial(append, arg1: log))  // expected-error {{type 'Log' does not conform to the 'Sendable' protocol}}
  let bound: @Sendable (Int) -> Int = partial(notSendable, arg1: 1)  // expected-error {{passing non-Sendable parameter 'notSendable' to function expecting a '@Sendable' closure}}
  let curried: @Sendable (Int) -> (Int) -> Int = curry(notSendable)  // expected-error {{passing non-Sendable parameter 'notSendable' to function expecting a '@Sendable' closure}}
  let weakly: @Sendable () -> Int? = partial(weak: Counter(), Counter.count)  // expected-error {{converting non-Sendable function value to '@Sendable () -> Int?' may introduce data races}}
  _ = (bound, curried, weakly)

  // A literal that captures such state takes the @Sendable overload; bound to a constant first, as
  // in the line below it, it is let through.
  var sum = 0
  _ = partial({ (a: Int, b: Int) in sum += a + b }, arg1: 1)  // expected-error {{mutation of captured var 'sum' in concurrently-executing code}}
  let add = { (a: Int, b: Int) in sum += a + b }
  _ = partial(add, arg1: 1)
}

final class Counter { func count() -> Int { 1 } }
