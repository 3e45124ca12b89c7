import PartialApplication

final class Log { var lines: [String] = [] }
final class Counter { func count() -> Int { 1 } }

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
  // A closure in a constant is not Sendable unless its type says so.
  let add = { (first: Int, second: Int) in first + second }
  // expected-error@+1 {{converting non-Sendable function value to '@Sendable (Int, Int) -> Int' may introduce data races}}
  let addOne: @Sendable (Int) -> Int = partial(add, arg1: 1)
  let sendableAdd: @Sendable (Int, Int) -> Int = { $0 + $1 }
  let addTwo: @Sendable (Int) -> Int = partial(sendableAdd, arg1: 2)
  _ = (bound, curried, weakly, addOne, addTwo)
}

func greet(_ findName: @escaping @Sendable (Int) -> String, _ id: Int) -> String { findName(id) }

func boundClosures() {
  // expected-error@+1 {{converting non-Sendable function value to '@Sendable (Int) -> String' may introduce data races}}
  _ = partial(greet, arg1: { _ in "Ada" })
  let name = { (_: Int) in "Ada" }
  // expected-error@+1 {{converting non-Sendable function value to '@Sendable (Int) -> String' may introduce data races}}
  _ = partial(greet, arg1: name)
  _ = partial(greet, arg1: { @Sendable _ in "Ada" })
  _ = partial(greet, arg1: constant("Ada"))
}

func capturedState(_ log: Log) {
  // A closure literal takes the overload for Sendable functions.
  var sum = 0
  // expected-error@+1 {{mutation of captured var 'sum' in concurrently-executing code}}
  _ = partial({ (a: Int, b: Int) in sum += a + b }, arg1: 1)
  // expected-error@+1 {{capture of 'log' with non-Sendable type 'Log' in a '@Sendable' closure}}
  _ = partial({ (a: Int, b: Int) in log.lines.append("\(a) \(b)") }, arg1: 1)
  let add = { (a: Int, b: Int) in sum += a + b }
  _ = partial(add, arg1: 1)
}
